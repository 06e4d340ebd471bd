"""The formats of `cardwright export`: how a hand is written in each, and what stands between two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.history import Caption, History


@dataclass(frozen=True, slots=True)
class Exported:
    """A hand that is to be written, its number among them, and what is said beside it."""

    history: History
    number: int
    caption: Caption
    seen_by: int | None


def as_pokerstars(hand: Exported) -> str:
    """Blank lines stand between hands."""
    from cardwright.history import write_pokerstars

    return write_pokerstars(hand.history, caption=hand.caption, seen_by=hand.seen_by) + "\n\n"


def as_ohh(hand: Exported) -> str:
    """A blank line stands after each."""
    from cardwright.history import write_ohh

    return write_ohh(hand.history, caption=hand.caption, seen_by=hand.seen_by) + "\n\n"


def as_phh(hand: Exported) -> str:
    """Many hands in one file are numbered."""
    from cardwright.history import write_phh

    return f"[{hand.number}]\n{write_phh(hand.history, seen_by=hand.seen_by)}\n"


def as_acpc(hand: Exported) -> str:
    """A line each."""
    from cardwright.history import write_acpc

    return write_acpc(hand.history, number=hand.caption.number, seen_by=hand.seen_by) + "\n"


@dataclass(frozen=True, slots=True)
class Form:
    """How a format is written, whether it has all cards where no hero is named, and what options it lacks."""

    write: Callable[[Exported], str]
    is_whole: bool
    lacks: tuple[str, ...] = ()


FORMATS = {
    "pokerstars": Form(as_pokerstars, is_whole=False),
    "ohh": Form(as_ohh, is_whole=False),
    "phh": Form(as_phh, is_whole=True),
    "acpc": Form(as_acpc, is_whole=True, lacks=("currency", "date")),
}
