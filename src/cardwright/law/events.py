"""Narration: the law says what happens as it happens.

Compiled, `emit` is nothing at all (`fast` replaces it), so it may stand anywhere. What happens at every
action is told under `if t.heard`: in CPython, telling it to nobody would cost a twentieth of all.
"""

from __future__ import annotations

from cardwright.law.table import Table


def emit(t: Table, what: int, seat: int, number: int = 0, more: int = 0, extra: int = 0) -> None:
    """Tell whoever listens; fields as `games/events.py` reads them."""
    if t.heard:
        t.log.append((what, seat, number, more, extra))
