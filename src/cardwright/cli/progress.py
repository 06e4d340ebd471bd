"""Long work says how far it is: on a terminal, on the error stream, and never into a pipe.

Lines are appended, none is redrawn, so that a screen reader can follow; one every few seconds.
"""

from __future__ import annotations

import sys
from time import monotonic

PAUSE = 5.0  # seconds between two lines


class Progress:
    """Counts work that is done and says so now and then."""

    def __init__(self, what: str, total: int = 0) -> None:
        self.what = what
        self.total = total
        self.listening = sys.stderr.isatty()
        self.began = self.told = monotonic()

    @property
    def seconds(self) -> float:
        """How long it has been at work."""
        return monotonic() - self.began

    def at(self, done: int) -> None:
        """So much is done; a line if one is due. What came before nothing was done was getting ready."""
        if not done:
            self.began = monotonic()
        if not self.listening:
            return
        now = monotonic()
        if now - self.told >= PAUSE:
            self.told = now
            print(self.line(done, now - self.began), file=sys.stderr, flush=True)

    def line(self, done: int, seconds: float) -> str:
        """How much is done, of how much, how fast, and for how long still.

        >>> Progress("hands", 1000).line(250, 5.0)
        '250 of 1000 hands, 50 a second, 15 seconds left'
        """
        rate = done / seconds if seconds else 0.0
        said = f"{done} of {self.total} {self.what}" if self.total else f"{done} {self.what}"
        left = f", {(self.total - done) / rate:.0f} seconds left" if self.total and rate else ""
        return f"{said}, {rate:.0f} a second{left}"
