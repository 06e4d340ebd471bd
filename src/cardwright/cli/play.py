"""`cardwright play GAME`: a game at this terminal, in plain lines, against the house's players."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import cache, partial
from random import Random
from secrets import randbelow

from cardwright.cli.arguments import amounts, whole
from cardwright.cli.game_choice import chosen
from cardwright.cli.table.person import Person
from cardwright.cli.table.session import Chair, Session
from cardwright.cli.trouble import INTERRUPTED, CommandError, near, visible
from cardwright.games import Game, Match, Standing, sit_down
from cardwright.games.legal import Chance
from cardwright.games.stakes import LIMITS, at_ante, at_blinds, at_limit
from cardwright.players import HousePlayer, Player, RandomPlayer

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Grace", "Hugo", "Ida", "Jonas")
SEATS = 3  # as many as a game seats, but no more than this unless asked for
BOTS = ("house", "random")


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    add = parser.add_argument
    add(
        "game",
        nargs="?",
        default="holdem",
        help="a name from `cardwright games`, or a file (default: holdem)",
    )
    add("--seats", help="how many play, you among them")
    add("--stacks", help="chips of each: 200, or one number a seat: 200,100,50")
    add("--blinds", help="small and big blind: 1/2; more are straddles: 1/2/4")
    add("--ante", help="what each seat pays before the cards")
    add("--limit", help="how much may be bet: " + ", ".join(LIMITS))
    add("--hands", help="stop after so many hands")
    add("--seat", default="0", help="where you sit, from 0; none to watch")
    add("--bots", default="house", help="who plays against you, in turn: house, random, or house,random")
    add("--seed", help="the same number deals the same cards again")
    add("--speech", default="brief", choices=("brief", "full"), help="how much is told (default: brief)")


def run(asked: Namespace) -> int:
    """Play until the table breaks up."""
    match = at_stakes(chosen(asked.game), asked)
    usual = min(max(SEATS, match.seats.least), match.seats.most)
    stacks = stacks_asked(match, asked, usual=usual)
    if asked.blinds is not None and asked.blinds.count("/") >= len(stacks):
        blinds = asked.blinds.count("/") + 1
        raise CommandError(f"{blinds} blinds are given for {len(stacks)} seats", code="cli/blinds")
    standing = sit_down(match, stacks)
    seed = randbelow(1 << 32) if asked.seed is None else whole(asked.seed, what="the seed", least=0)
    me = None if asked.seat == "none" else whole(asked.seat, what="the seat", least=0, most=len(stacks) - 1)
    return 0 if session(standing, asked, me=me, seed=seed).play() else INTERRUPTED


def session(standing: Standing, asked: Namespace, *, me: int | None, seed: int) -> Session:
    """Set the table."""
    from cardwright.fair import SeededDealer

    brief = asked.speech == "brief"
    say = partial(print, flush=True)
    person = Person(ask=ask, say=say, brief=brief)
    seats = len(standing.stacks)
    bots = iter(bots_asked(asked.bots, count=seats, seed=seed))
    names = iter(NAMES)
    chairs = [
        Chair("You", lambda game: person) if chair == me else Chair(next(names), next(bots))
        for chair in range(seats)
    ]
    most = whole(asked.hands, what="hands", least=1) if asked.hands is not None else 0
    name = standing.match.name
    say(f"{name[0].upper()}{name[1:]}, {seats} seats, seed {seed}.{help_line(me)}")
    return Session(
        standing=standing,
        chairs=chairs,
        draw=SeededDealer(seed),
        say=say,
        me=me,
        brief=brief,
        most_hands=most,
    )


def help_line(me: int | None) -> str:
    return "" if me is None else " Type ? for help, q to quit."


def at_stakes(match: Match, asked: Namespace) -> Match:
    """The match with what was asked for: limit first, for blinds scale its bets."""
    if asked.limit is not None:
        match = at_limit(match, asked.limit)
    if asked.blinds is not None:
        match = at_blinds(match, amounts(asked.blinds, what="a blind", separator="/"))
    if asked.ante is not None:
        match = at_ante(match, whole(asked.ante, what="the ante", least=0))
    return match


def stacks_asked(match: Match, asked: Namespace, *, usual: int) -> list[int]:
    """A stack for each seat; as many seats as are usual if nobody says."""
    given = (
        amounts(asked.stacks, what="a stack", separator=",") if asked.stacks is not None else (match.stack,)
    )
    seats = seats_asked(match, asked.seats) if asked.seats is not None else None
    if len(given) == 1:
        return list(given) * (usual if seats is None else seats)
    if seats is not None and seats != len(given):
        raise CommandError(f"{len(given)} stacks are given for {seats} seats", code="cli/stacks")
    return list(given)


def seats_asked(match: Match, asked: str) -> int:
    """How many seats; a number that the game is not for is refused by the game, with its name."""
    if asked.isdecimal() and len(asked) < 5 and int(asked):
        return int(asked)
    return whole(asked, what="seats", least=match.seats.least, most=match.seats.most)


def bots_asked(asked: str, *, count: int, seed: int) -> list[Callable[[Game], Player]]:
    """Who sits against the person, each with a chance of its own."""
    kinds = asked.split(",")
    from cardwright.fair import SeededChance

    seeds = Random(seed)
    return [
        bot(kinds[place % len(kinds)].strip(), SeededChance(seeds.getrandbits(62))) for place in range(count)
    ]


def bot(kind: str, chance: Chance) -> Callable[[Game], Player]:
    """One bot by its name: who plays each game that comes."""
    match kind:
        case "house":
            return cache(lambda game: HousePlayer(game, chance))
        case "random":
            return lambda game: RandomPlayer(chance)
        case _:
            raise CommandError(
                f'there is no bot "{kind}": {", ".join(BOTS)}{near(kind, BOTS)}', code="cli/unknown_bot"
            )


def ask() -> str | None:
    """One line that is typed, None at the end; from a pipe it is printed, as a terminal would."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    typed = visible(line.rstrip("\n"))
    if not line or not sys.stdin.isatty():
        print(typed, flush=True)
    return typed if line else None
