"""All parts of a game, each with its path and the scopes that it stands in; and a game with some changed.

A game is data that never changes, so a change makes another game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.phases import Contest, If, Phase, Post, Repeat, Turns

Scope = Contest | Repeat | Turns | If
SCOPES = (Contest, Repeat, Turns, If)


@dataclass(frozen=True, slots=True)
class Place:
    """A phase and where it stands; `inside` begins with the outermost scope."""

    phase: Phase
    path: str
    inside: tuple[Scope, ...]
    is_award: bool = False

    def fault(self, code: str, message: str, field: str = "") -> GameError:
        """What is wrong with the phase, or with one of its fields."""
        path = f"{self.path}.{field}" if field else self.path
        return GameError(message, path=path, code=f"game/{code}")


def places(game: Game) -> tuple[Place, ...]:
    """Every phase of the game, in order."""
    return tuple(inside(game.phases, "phases", ()))


def parts(game: Game) -> tuple[Phase, ...]:
    """The same without their places."""
    return tuple(place.phase for place in places(game))


def posts(game: Game) -> tuple[Post, ...]:
    """The forced bets of a game."""
    return tuple(phase for phase in parts(game) if isinstance(phase, Post))


def inside(phases: tuple[Phase, ...], path: str, scopes: tuple[Scope, ...]) -> Iterator[Place]:
    for number, phase in enumerate(phases):
        here = f"{path}[{number}]"
        yield Place(phase, here, scopes)
        if isinstance(phase, SCOPES):
            yield from inside(phase.phases, f"{here}.phases", (*scopes, phase))
        if isinstance(phase, Contest):
            yield Place(phase.award, f"{here}.award", (*scopes, phase), is_award=True)


def changed(game: Game, change: Callable[[Phase], Phase]) -> Game:
    """The game with every phase changed, and nothing compiled yet."""
    phases = tuple(changed_within(phase, change) for phase in game.phases)
    return Game(game.name, game.seats, phases, game.deck, game.stack, game.version)


def changed_within(phase: Phase, change: Callable[[Phase], Phase]) -> Phase:
    """One phase changed, or all those inside a scope."""
    match phase:
        case Contest(phases=inner, award=award):
            return Contest(*(changed_within(p, change) for p in inner), award=award)
        case Repeat(phases=inner, times=times, until=until):
            return Repeat(*(changed_within(p, change) for p in inner), times=times, until=until)
        case Turns(phases=inner, times=times, until=until):
            return Turns(*(changed_within(p, change) for p in inner), times=times, until=until)
        case If(phases=inner, condition=condition):
            return If(condition, *(changed_within(p, change) for p in inner))
        case _:
            return change(phase)
