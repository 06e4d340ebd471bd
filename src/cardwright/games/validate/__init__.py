"""Whether the law can play a game: what it cannot, it refuses here, by name.

Three looks, each at what the one before has found in order: the types of the fields, each phase
by itself and where it stands, and the way through the whole game (`flow.py`).
"""

from __future__ import annotations

from cardwright.games.compile import program
from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.parts import parts
from cardwright.games.phases import Showdown
from cardwright.games.validate.fields import field_faults
from cardwright.games.validate.flow import flow_faults
from cardwright.games.validate.places import place_faults
from cardwright.games.validate.types import type_faults

MOST_WORDS = 1000  # of a compiled game


def validate(game: Game) -> None:
    """Refuse a game that the law cannot play as it is written.

    >>> from dataclasses import replace
    >>> from cardwright.games import HOLDEM
    >>> validate(HOLDEM)
    >>> validate(replace(HOLDEM, deck="tarot"))
    Traceback (most recent call last):
    cardwright.games.errors.GameError: deck: there is no deck "tarot"; there are full, short, \
kuhn, leduc, royal
    """
    for problem in problems(game):
        raise problem


def problems(game: Game) -> tuple[GameError, ...]:
    """Everything for which the game is refused, of the first look that finds something.

    >>> from cardwright.games import KUHN
    >>> problems(KUHN)
    ()
    """
    for look in (type_faults, field_faults, place_faults, flow_faults, award_faults, length_faults):
        found = tuple(look(game))
        if found:
            return found
    return ()


def award_faults(game: Game) -> list[GameError]:
    """A game in which nothing can be won is none."""
    if any(isinstance(phase, Showdown) for phase in parts(game)):
        return []
    message = "nobody can win anything: give a contest its award, or end with a showdown"
    return [GameError(message, path="phases", code="game/missing")]


def length_faults(game: Game) -> list[GameError]:
    """The law steps through a list of numbers; a game that needs a very long one is no game."""
    words = max(len(program(game, seats).code) for seats in range(game.seats.least, game.seats.most + 1))
    if words <= MOST_WORDS:
        return []
    message = f"it comes to {words} words for the law, and {MOST_WORDS} are allowed: use loops"
    return [GameError(message, path="phases", code="game/too_long")]
