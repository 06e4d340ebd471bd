"""Whether a match can be played: each of its games, together at one table, and with its kill."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.kill import Kill, killed
from cardwright.games.match import Leg, Match
from cardwright.games.parts import posts
from cardwright.games.phases import Contest, Prize
from cardwright.games.validate import validate
from cardwright.games.validate.fields import CHIPS

MOST_LEGS = 100
MOST_HANDS = 1000
MOST_PERCENT = 1000


def validate_match(match: Match) -> None:
    """Refuse a match that cannot be played as it is written.

    >>> from cardwright.games.matches import MATCHES
    >>> validate_match(MATCHES["horse"])
    """
    for problem in problems(match):
        raise problem


def problems(match: Match) -> Iterator[GameError]:
    """What is wrong with it, the first thing first."""
    if not 0 < len(match.legs) <= MOST_LEGS:
        message = f"a match has 1 to {MOST_LEGS} games, not {len(match.legs)}"
        yield GameError(message, path="legs", code="match/legs")
        return
    for place, leg in enumerate(match.legs):
        path = f"legs[{place}]"
        if not is_leg(leg):
            yield GameError("a leg is Leg(game, hands=0)", path=path, code="match/legs")
            return
        yield from refused(leg.game, f"{path}.game")
        if not whole(leg.hands, 0, MOST_HANDS):
            message = f"hands are a number from 1 to {MOST_HANDS}, or 0 for once round the table"
            yield GameError(message, path=f"{path}.hands", code="match/hands")
    if match.seats.least > match.seats.most:
        yield GameError("no number of seats can play all of its games", path="legs", code="match/seats")
    if match.kill:
        yield from kill_faults(match.kill, [leg.game for leg in match.legs])


def refused(game: Game, path: str) -> Iterator[GameError]:
    """What is wrong with one of its games, by its path in the match."""
    try:
        validate(game)
    except GameError as error:
        inner = error.path
        message = str(error).removeprefix(f"{inner}: ")
        yield GameError(message, path=f"{path}.{inner}" if inner else path, code=error.code)


def is_leg(value: object) -> bool:
    """Matches made in Python may hold anything; those read from JSON may not."""
    return isinstance(value, Leg) and isinstance(value.game, Game)


def kill_faults(kill: object, games: list[Game]) -> Iterator[GameError]:
    if not isinstance(kill, Kill):
        yield GameError("a kill is Kill(pots=2, least=0, percent=200)", path="kill", code="match/kill")
        return
    for name, least, most in (("pots", 1, 100), ("least", 0, CHIPS), ("percent", 101, MOST_PERCENT)):
        if not whole(getattr(kill, name), least, most):
            message = f"this is a whole number from {least} to {most}"
            yield GameError(message, path=f"kill.{name}", code="match/kill")
            return
    for game in games:
        if not any(len(post.blinds) > 1 for post in posts(game)) or not has_one_pot(game):
            message = f"a kill is posted beside the blinds of a game with one pot; {game.name} is none"
            yield GameError(message, path="kill", code="match/kill")
        else:
            yield from kill_sizes(kill, game)


def kill_sizes(kill: Kill, game: Game) -> Iterator[GameError]:
    """Bets must grow to whole chips, and to what the law can play."""
    try:
        validate(killed(game, kill.percent, 0))
    except GameError as error:
        yield GameError(f"{game.name} cannot be killed: {error}", path="kill", code=error.code)


def has_one_pot(game: Game) -> bool:
    """Does a hand end with one showdown for a pot?"""
    contests = [phase for phase in game.phases if isinstance(phase, Contest)]
    return len(contests) == len(game.phases) == 1 and contests[0].award.prize is Prize.POT


def whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most
