"""Whose cards are told before the showdown: nobody's, one seat's, or all that are known."""

from __future__ import annotations

from cardwright.history.errors import ExportError
from cardwright.history.history import History
from cardwright.history.phh_write import ALL_SEEN


def dealt_to(history: History, hands: tuple[int, ...], seen_by: int | None) -> tuple[int, ...]:
    """The seats whose cards are told; stand-ins for unknown cards never are."""
    seats = range(len(history.stacks))
    if seen_by is not None and seen_by != ALL_SEEN and seen_by not in seats:
        raise ExportError(f"there is no seat {seen_by}: 0 to {len(seats) - 1}", code="export/seat")
    return tuple(
        seat
        for seat in seats
        if seen_by in (ALL_SEEN, seat) and hands[seat] and not hands[seat] & history.unknown
    )
