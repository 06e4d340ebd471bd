"""A game: a name, who may play, a deck, and the phases. Nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.games.phases import Phase, Seats
from cardwright.law import Program


@dataclass(frozen=True)
class Game:
    """Declared rules. Equal data is the same game.

    `stack` is what each seat starts with when nobody says otherwise.
    """

    name: str
    seats: Seats
    phases: tuple[Phase, ...]
    deck: str = "full"
    stack: int = 200
    version: int = 1
    programs: dict[int, Program] = field(init=False, default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "phases", tuple(self.phases))
