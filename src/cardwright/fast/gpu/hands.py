"""Hands on a GPU: each thread plays some, one after another, at a table in its own memory.

What is counted is what `driver.play_hands` counts on the processor, and the totals are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda

from cardwright.fast.chance import chance_of
from cardwright.fast.driver import ACTIONS, FOLD_UNIT, FOLDED, LONGEST, WON, WRONG, play_out
from cardwright.fast.gpu import device
from cardwright.fast.record import layout
from cardwright.games import Game
from cardwright.games.compile import program

Array = np.ndarray[Any, Any]

RUN = 32  # hands that a thread plays one after another; every block is some of these


class Device:
    """Hands of one game on the GPU; the numbers are those that `simulation.Work` counts."""

    def __init__(
        self, game: Game, started: Array, chips: Array, house: int | None, seed: int, size: int
    ) -> None:
        self.seats = len(chips)
        self.size = size
        self.kernel = kernel(self.seats, with_house=house is not None)
        self.given = tuple(map(device.sent, given(game, started, chips, house, seed)))

    def room(self, blocks: int) -> tuple[Array, Array]:
        """Where blocks of hands are counted."""
        return np.zeros((blocks, WON + self.seats), np.int64), np.zeros((blocks, self.seats + 1))

    def some_blocks(self, first: int, hands: int) -> tuple[Array, Array]:
        """Play whole blocks, or the last of all: their counts and their squares."""
        counts, squares = map(device.sent, self.room(-(-hands // self.size)))
        device.run(self.kernel, -(-hands // RUN), *self.given, first, hands, self.size, counts, squares)
        return counts.copy_to_host(), squares.copy_to_host()


def given(game: Game, started: Array, chips: Array, house: int | None, seed: int) -> tuple[Any, ...]:
    """What is the same for all hands, as the kernel takes it."""
    tables = np.ascontiguousarray(started).view(layout(len(chips))).reshape(-1)
    return tables, rules_record(game, len(chips)), house or 0, seed, chips


def rules_record(game: Game, seats: int) -> Array:
    """The program of a game, as one record."""
    made = program(game, seats)
    record = np.zeros(1, np.dtype([("deck", "i8"), ("code", "i8", (len(made.code),))]))
    record["deck"] = made.deck
    record["code"] = made.code
    return record


@cache
def kernel(seats: int, *, with_house: bool) -> Callable[..., None]:
    """The kernel that plays hands at a table of so many seats."""
    from numba.cuda.np.numpy_support import from_dtype

    table = from_dtype(layout(seats))
    columns = seats + 1  # the last is what the house won

    def play(started, games, house, seed, chips, first, hands, size, counts, squares):  # type: ignore[no-untyped-def]
        tables = cuda.local.array(1, dtype=table)
        won = cuda.local.array(seats, dtype=np.int64)
        spread = cuda.local.array(columns, dtype=np.float64)
        game = games[0]
        t = tables[0]
        start = cuda.grid(1) * RUN
        if start < hands:
            block = start // size
            for seat in range(seats):
                won[seat] = 0
                spread[seat] = 0.0
            spread[seats] = 0.0
            actions = folded = longest = wrong = 0
            for hand in range(first + start, first + min(start + RUN, hands)):
                tables[0] = started[hand % seats]
                players = house if with_house else None
                done = play_out(t, game, players, chance_of(seed, hand))
                actions += done % FOLD_UNIT
                folded += done // FOLD_UNIT
                longest = max(longest, done % FOLD_UNIT)
                left = 0
                by_house = 0
                for seat in range(seats):
                    gain = t.stack[seat] - chips[seat]
                    left += gain
                    won[seat] += gain
                    spread[seat] += float(gain) * float(gain)
                    if with_house and house >> seat & 1:
                        by_house += gain
                spread[seats] += float(by_house) * float(by_house)
                if left:
                    wrong += 1
            cuda.atomic.add(counts, (block, ACTIONS), actions)
            cuda.atomic.add(counts, (block, FOLDED), folded)
            cuda.atomic.max(counts, (block, LONGEST), longest)
            cuda.atomic.add(counts, (block, WRONG), wrong)
            for seat in range(seats):
                cuda.atomic.add(counts, (block, WON + seat), won[seat])
                cuda.atomic.add(squares, (block, seat), spread[seat])
            cuda.atomic.add(squares, (block, seats), spread[seats])

    return play
