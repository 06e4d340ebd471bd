"""The rule book of a match: which game comes when, what goes on from hand to hand, and each game's rules."""

from __future__ import annotations

import re

from cardwright.games.kill import Kill
from cardwright.games.match import Leg, Match
from cardwright.games.parts import parts
from cardwright.games.phases import Bet, Limit
from cardwright.games.rulebook import rulebook
from cardwright.games.rulebook.words import capital
from cardwright.games.stakes import bet_unit


def match_rules(match: Match) -> str:
    """The rules of a match in Markdown; of a match of one game, those of the game.

    >>> from cardwright.games.matches import MATCHES
    >>> print(match_rules(MATCHES["horse"]).splitlines()[0])
    # HORSE
    """
    if match.is_of_one_game:
        return rulebook(match.legs[0].game)
    sections = [opening(match), order(match), between_hands(match)]
    if match.kill:
        sections.append(kills(match.kill, match))
    sections += [deeper(rulebook(game)).rstrip("\n") for game in match.games]
    return "\n\n".join(sections) + "\n"


def opening(match: Match) -> str:
    least, most = match.seats.least, match.seats.most
    players = f"{least} players" if least == most else f"{least} to {most} players"
    return (
        f"# {capital(match.name)}\n\n"
        f"A match of many hands for {players}. Everybody starts with {match.stack} chips, unless the table "
        "agrees on another number.\n\n"
        "**The aim.** Win the chips of all the others, or have the most when you stop."
    )


def order(match: Match) -> str:
    """Which game is played when."""
    if len(match.legs) == 1:
        return f"## What is played\n\nEvery hand is {match.legs[0].game.name}; its rules stand below."
    lines = [
        f"{place}. {capital(leg.game.name)}, {how_long(leg)}." for place, leg in enumerate(match.legs, 1)
    ]
    return "\n".join(
        [
            "## What is played",
            "",
            "The games come in this order, and after the last the first again. Their rules stand below.",
            "",
            *lines,
        ]
    )


def how_long(leg: Leg) -> str:
    if leg.hands == 0:
        return "as many hands as there are players when it begins"
    return "one hand" if leg.hands == 1 else f"{leg.hands} hands"


def between_hands(match: Match) -> str:
    """What goes on from one hand to the next."""
    return (
        "## From hand to hand\n\n"
        "- Chips carry over: everybody begins a hand with what the last one left.\n"
        "- The button moves to the next player on the left who has chips.\n"
        "- Who has no chips left is out.\n"
        "- The match ends when one player has all the chips, or when the table stops."
    )


def kills(kill: Kill, match: Match) -> str:
    """When a pot is killed, by whom, and what changes."""
    in_a_row = "a whole pot" if kill.pots == 1 else f"{kill.pots} whole pots in a row"
    size = f", each of at least {kill.least} chips," if kill.pots > 1 else f" of at least {kill.least} chips"
    won = f"{in_a_row}{size if kill.least else ''}"
    lines = [
        "## Kill pots",
        "",
        f"- Who wins {won} *kills* the next hand, and goes on killing while winning whole pots.",
        f"- The killer posts {posted(kill, match)}. A killer who has a blind to post anyway makes it up "
        "to that. The kill does not change who acts first.",
        f"- In a killed hand every bet is {kill.percent} percent of what it is in other hands"
        f"{', where they are fixed' if not all_fixed(match) else ''}.",
        "- The kill is the first bet of its round: raises are counted from it.",
        "- A pot that is shared breaks no row, but does not count in it, and ends a kill.",
    ]
    return "\n".join(lines)


def posted(kill: Kill, match: Match) -> str:
    amounts = [bet_unit(game) * kill.percent // 100 for game in match.games]
    return " or ".join(f"{amount} chips" for amount in dict.fromkeys(amounts))


def all_fixed(match: Match) -> bool:
    return all(
        phase.limit is Limit.FIXED for game in match.games for phase in parts(game) if isinstance(phase, Bet)
    )


def deeper(markdown: str) -> str:
    """With every heading one level down."""
    return re.sub(r"^#", "##", markdown, flags=re.MULTILINE)
