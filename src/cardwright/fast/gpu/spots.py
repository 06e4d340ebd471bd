"""Equity on a GPU: a thread for each row of hands, or for some deals by chance.

Both run the functions of `matchup.py`, each thread in its own memory.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda

from cardwright.fast.gpu import device
from cardwright.fast.looking_up import Lookup
from cardwright.fast.matchup import Deals, Room, count_row, sample_boards

RUN = 256  # deals that a thread makes one after another
WORD = np.int64


@cache
def counting(players: int) -> Callable[..., None]:
    """The kernel that counts all boards of each row of hands."""
    crowd = (0,) * players

    def count(hands, board, dead, tables, out):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < len(hands):
            held = cuda.local.array(players, WORD)
            values = cuda.local.array(players, WORD)
            ranks = cuda.local.array(5, WORD)
            sums = cuda.local.array(5, WORD)
            times = cuda.local.array(5, WORD)
            runs = cuda.local.array(5, WORD)
            room = Room(held, values, ranks, sums, times, runs)
            count_row(crowd, hands, row, board, dead, tables, out, room)

    return count


@cache
def dealing(players: int) -> Callable[..., None]:
    """The kernel that deals by chance, and adds up who won."""
    crowd = (0,) * players
    shape = (1, players, players + 1)

    def deal(deals, seed, first, samples, tables, out):  # type: ignore[no-untyped-def]
        begin = cuda.grid(1) * RUN
        if begin < samples:
            mine = cuda.local.array(shape, WORD)
            held = cuda.local.array((players, 2), WORD)
            values = cuda.local.array(players, WORD)
            for player in range(players):
                for sharing in range(players + 1):
                    mine[0, player, sharing] = 0
            some = min(RUN, samples - begin)
            sample_boards(crowd, deals, seed, first + begin, some, tables, mine, held, values)
            for player in range(players):
                for sharing in range(players + 1):
                    cuda.atomic.add(out, (0, player, sharing), mine[0, player, sharing])

    return deal


def count(hands: Any, board: int, dead: int, tables: Lookup, out: Any) -> None:
    """What `matchup.count_boards` counts, row by row."""
    counted = device.sent(out)
    device.run(counting(hands.shape[1]), len(hands), hands, board, dead, tables, counted)
    counted.copy_to_host(out)


def sample(deals: Deals, seed: int, first: int, samples: int, tables: Lookup, out: Any) -> None:
    """What `matchup.sample_boards` deals and counts."""
    counted = device.sent(out)
    players = out.shape[1]
    device.run(dealing(players), -(-samples // RUN), deals, seed, first, samples, tables, counted)
    counted.copy_to_host(out)
