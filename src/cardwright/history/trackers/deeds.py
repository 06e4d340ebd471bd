"""What is done in a hand, in the few words that all formats of trackers have."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from cardwright.cards import Cards


class Verb(Enum):
    """What a seat does with chips or its hand."""

    ANTE = auto()
    DEAD = auto()  # posted, but no bet
    SMALL = auto()
    BIG = auto()
    EXTRA = auto()  # posted out of turn, and a bet
    STRADDLE = auto()
    FOLD = auto()
    CHECK = auto()
    CALL = auto()
    BET = auto()
    RAISE = auto()
    RETURN = auto()  # a bet that nobody matched


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done; `amount` is what it moved, `to` what then lies in front, `by` the raise."""

    seat: int
    verb: Verb
    amount: int = 0
    to: int = 0
    by: int = 0
    is_all_in: bool = False
    is_capped: bool = False  # the most that the house lets a seat pay


@dataclass(slots=True)
class Street:
    """A street of one board: its new cards, those before them, and what was done."""

    name: str
    run: int = 0
    before: tuple[Cards, ...] = ()
    cards: Cards = 0
    deeds: list[Deed] = field(default_factory=list)
