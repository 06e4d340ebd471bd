"""The names of a hand's players as trackers can tell them apart, one line each and no two the same."""

from __future__ import annotations

from cardwright.history.errors import ExportError
from cardwright.history.history import History
from cardwright.history.visible import visible


def names_of(history: History) -> tuple[str, ...]:
    """The players by seat; without names they are numbered.

    >>> from cardwright import HOLDEM
    >>> from cardwright.history import begun
    >>> names_of(begun(HOLDEM, seats=2))
    ('Player 1', 'Player 2')
    """
    seats = range(len(history.stacks))
    given = history.players or tuple("" for _ in seats)
    names = tuple(plain(name) or f"Player {seat + 1}" for seat, name in zip(seats, given, strict=True))
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ExportError(
            f"two seats are called {twice[0]!r}: trackers know seats by name", code="export/names"
        )
    return names


def plain(name: str) -> str:
    """All of it visible, with single spaces; a colon ends a name in these formats, stars begin a street."""
    return " ".join(visible(name).replace(":", " ").split()).lstrip("* ")
