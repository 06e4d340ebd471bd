"""Sets of seats: one number, a bit for each seat. And cards of a set, one by one."""

from __future__ import annotations


def lowest(bits: int) -> int:
    """The place of the lowest bit."""
    return (bits & -bits).bit_length() - 1


def lone(bits: int) -> bool:
    """Is there one at most?"""
    return bits & (bits - 1) == 0


def following(seats: int, seat: int) -> int:
    """The first of these seats from `seat` on, going round the table."""
    ahead = seats >> seat
    if ahead:
        return seat + lowest(ahead)
    return lowest(seats)
