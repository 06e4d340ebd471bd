"""All parts of a game, each with its path and the scopes that it stands in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.phases import Contest, If, Phase, Repeat, Turns

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
    return tuple(within(game.phases, "phases", ()))


def within(phases: tuple[Phase, ...], path: str, inside: tuple[Scope, ...]) -> Iterator[Place]:
    for number, phase in enumerate(phases):
        here = f"{path}[{number}]"
        yield Place(phase, here, inside)
        if isinstance(phase, SCOPES):
            yield from within(phase.phases, f"{here}.phases", (*inside, phase))
        if isinstance(phase, Contest):
            yield Place(phase.award, f"{here}.award", (*inside, phase), is_award=True)
