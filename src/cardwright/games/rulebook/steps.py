"""The way of a game, step by step, in the order in which it is played."""

from __future__ import annotations

from cardwright.games.game import Game
from cardwright.games.phases import (
    Bet,
    Contest,
    Deal,
    Discard,
    Exchange,
    Gather,
    Give,
    Grant,
    If,
    Leads,
    Name,
    PassButton,
    Phase,
    Play,
    Post,
    Prize,
    Repeat,
    Showdown,
    Take,
    Tally,
    Turn,
    Turns,
    Zone,
)
from cardwright.games.rulebook.details import Way, details
from cardwright.games.rulebook.facts import Facts
from cardwright.games.rulebook.openings import numbered_title
from cardwright.games.rulebook.sentences import sentence
from cardwright.games.rulebook.words import capital

INDENT = "   "


def steps_section(game: Game, facts: Facts) -> str:
    way = Way(facts)
    write_steps(way, game.phases, 0, 1)
    return "\n".join(["## How it goes", "", *way.lines]).rstrip()


def write_steps(way: Way, phases: tuple[Phase, ...], depth: int, number: int) -> int:
    """These steps, counted on from `number`; the number after the last."""
    for phase in phases:
        if isinstance(phase, Contest):
            first = number
            number = write_steps(way, phase.phases, depth, number)
            number = write_steps(way, (phase.award,), depth, number)
            if any(isinstance(inner, Bet) for inner in phase.phases):
                write_leaving(way, phase, depth, first, number - 1)
            continue
        name = numbered_title(way.facts, way.lines, phase, title(phase))
        step(way, depth, number, name, f"{sentence(phase)} {details(way, phase)}".strip())
        if isinstance(phase, Repeat | Turns | If):
            write_steps(way, phase.phases, depth + 1, 1)
        number += 1
    return number


def step(way: Way, depth: int, number: int, name: str, text: str) -> None:
    way.lines.append(f"{INDENT * depth}{number}. **{name}.** {text}")


def write_leaving(way: Way, contest: Contest, depth: int, first: int, last: int) -> None:
    what = "the pot" if contest.award.prize is Prize.POT else "the round"
    way.lines += [
        "",
        f"{INDENT * depth}*From step {first} to step {last - 1} a player may fold when it is their turn "
        f"to bet. When only one is left, the remaining steps up to {last} are skipped: that player wins "
        f"{what} and shows nothing.*",
        "",
    ]


def title(phase: Phase) -> str:
    match phase:
        case Post():
            return (
                "Antes and blinds" if phase.ante and any(phase.blinds) else "Ante" if phase.ante else "Blinds"
            )
        case Deal():
            return capital(phase.street) or DEAL_TITLES.get(phase.to, "Board")
        case Turn(to=to):
            return "Turn a card" if to is Zone.UP else "Cards aside"
        case Bet():
            return "Betting"
        case Exchange():
            return "The draw"
        case Discard():
            return "Cards away"
        case Name():
            return "Numbers"
        case Give():
            return "Passing cards"
        case Play():
            return "Your turn"
        case Showdown(prize=prize):
            return "Showdown" if prize is Prize.POT else "End of the round"
        case Take():
            return "Who takes them"
        case Tally():
            return "Counting"
        case Gather():
            return "Shuffle"
        case Grant():
            return "Points"
        case PassButton():
            return "Button"
        case Leads():
            return "First lead"
        case Contest():
            return "Contest"
        case Repeat():
            return repeat_title(phase)
        case Turns():
            return "Turns"
        case If():
            return "A special case"


def repeat_title(phase: Repeat) -> str:
    """What is repeated, told by what stands in it."""
    for kind, name in REPEATED:
        if any(isinstance(inner, kind) for inner in phase.phases):
            return name
    return "Again and again"


REPEATED: tuple[tuple[type, str], ...] = (
    (Deal, "Deal after deal"),
    (Contest, "Round after round"),
    (Turn, "Card after card"),
    (Take, "Trick after trick"),
)
DEAL_TITLES = {
    Zone.HAND: "Deal",
    Zone.UP: "Deal face up",
    Zone.STOCK: "Deal",
    Zone.PILE: "The pile",
    Zone.ASIDE: "Cards aside",
    Zone.BOARD: "Board",
}
