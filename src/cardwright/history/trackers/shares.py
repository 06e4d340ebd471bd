"""What each seat collected from each pot, as the law paid it.

A seat that gives up its hand after the betting can win nothing, so the law pays its side pots as
one; a format still lists them apart. `divided` shares the payment out over them, to the chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.games.events import Won


@dataclass(frozen=True, slots=True)
class Win:
    """Chips collected from a pot, on one of the boards."""

    seat: int
    amount: int
    run: int = 0


@dataclass(frozen=True, slots=True)
class PaidPot:
    """A pot, the main one first, and who collected it."""

    amount: int
    wins: tuple[Win, ...]


def paid_pots(won: Sequence[Won], sizes: Sequence[int], *, shares: int) -> tuple[PaidPot, ...]:
    """The pots as they were paid; `sizes` are those before any hand was given up, if known."""
    paid = [
        tuple(Win(each.seat, each.amount, each.portion // shares) for each in won if each.pot == pot)
        for pot in range(max(each.pot for each in won) + 1)
    ]
    left = list(sizes)
    found: list[PaidPot] = []
    for wins in paid:
        total = sum(win.amount for win in wins)
        own: list[int] = []
        while left and sum(own) < total:
            own.append(left.pop(0))
        found += divided(wins, own or [total])
    return tuple(found)


def divided(wins: Sequence[Win], sizes: Sequence[int]) -> list[PaidPot]:
    """One payment over several pots: in proportion, and what does not divide comes from the first.

    >>> [pot.wins for pot in divided([Win(0, 126), Win(1, 125)], [150, 101])]
    [(Win(seat=0, amount=75, run=0), Win(seat=1, amount=75, run=0)), \
(Win(seat=0, amount=51, run=0), Win(seat=1, amount=50, run=0))]
    """
    total = sum(sizes)
    left = [win.amount for win in wins]
    later = []
    for size in sizes[1:]:
        parts = [win.amount * size // total for win in wins]
        for _ in range(size - sum(parts)):
            parts[most_left(left, parts)] += 1
        left = [rest - part for rest, part in zip(left, parts, strict=True)]
        later.append((size, parts))
    rows = [(sizes[0], left), *later]
    return [
        PaidPot(
            size, tuple(Win(win.seat, part, win.run) for win, part in zip(wins, row, strict=True) if part)
        )
        for size, row in rows
    ]


def most_left(left: Sequence[int], parts: Sequence[int]) -> int:
    """Whose payment has the most that is not shared out yet."""
    return max(range(len(left)), key=lambda place: left[place] - parts[place])
