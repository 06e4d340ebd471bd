"""Sets of seats: one number, a bit for each seat.

`seats & (seats - 1)` is the set without its lowest seat: not zero when there are several.
"""

from __future__ import annotations


def lowest(bits: int) -> int:
    """The place of the lowest bit."""
    return (bits & -bits).bit_length() - 1


def lone(bits: int) -> bool:
    """Is there one at most?"""
    return bits & (bits - 1) == 0


def following(seats: int, seat: int) -> int:
    """The first of these seats from `seat` on, going round the table."""
    ahead = seats >> seat << seat
    if ahead == 0:
        ahead = seats
    return (ahead & -ahead).bit_length() - 1
