"""Long work in short pieces: on several threads, with word of how far it is, and Ctrl-C between two of them.

Compiled code cannot be interrupted, so no piece of it may be long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from time import monotonic
from typing import Any

SECONDS = 0.15  # how long a piece is meant to take
GROWTH = 16  # how many times as large the next may be

Told = Callable[[int, int], None]  # so much is done, of so much


def nobody(done: int, of: int) -> None:
    """Is told, and says nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """How large a piece may be; they grow until each takes its time."""

    least: int
    most: int

    def after(self, size: int, some: int, seconds: float) -> int:
        """The next one's, when some were done in so many seconds."""
        wanted = int(some / max(seconds, 1e-6) * SECONDS)
        return max(self.least, min(self.most, wanted, size * GROWTH))


@contextmanager
def not_again() -> Iterator[None]:
    """Ctrl-C was heard once, and the pieces that are at work are short."""
    mine = current_thread() is main_thread()
    before = signal(SIGINT, SIG_IGN) if mine else None
    try:
        yield
    finally:
        if before is not None:
            signal(SIGINT, before)


def in_pieces(
    work: Callable[[int, int], Any], total: int, sizes: Sizes, *, workers: int = 1, told: Told = nobody
) -> Iterator[tuple[int, Any]]:
    """Do `work(first, some)` for all of a total; what comes of each piece, in any order.

    >>> sorted(in_pieces(lambda first, some: some, 10, Sizes(least=4, most=4)))
    [(0, 4), (4, 4), (8, 2)]
    """

    def timed(first: int, some: int) -> tuple[int, int, Any, float]:
        began = monotonic()
        return first, some, work(first, some), monotonic() - began

    size, done = sizes.least, 0
    told(0, total)
    if workers == 1 or total <= size:
        while done < total:
            first, some, found, seconds = timed(done, min(size, total - done))
            size = sizes.after(size, some, seconds)
            done += some
            told(done, total)
            yield first, found
        return
    pool = ThreadPoolExecutor(workers)
    waiting: set[Future[tuple[int, int, Any, float]]] = set()
    given = 0
    try:
        while given < total or waiting:
            while given < total and len(waiting) <= workers:
                some = min(size, total - given)
                waiting.add(pool.submit(timed, given, some))
                given += some
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in finished:
                first, some, found, seconds = each.result()
                size = sizes.after(size, some, seconds)
                done += some
                told(done, total)
                yield first, found
    finally:
        with not_again():
            pool.shutdown(cancel_futures=True)
