"""The law on a GPU: the same functions again, as device code; each thread plays some hands.

numba-cuda compiles them as Numba does on the processor. A table lives in a thread's own memory, the
chance of a hand depends on its number alone: so the totals are those of the processor.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from cardwright.cards import CardwrightError
from cardwright.fast import NotInstalled
from cardwright.fast.chance import chance_of, wrapped
from cardwright.fast.driver import ACTIONS, FOLD_UNIT, FOLDED, LONGEST, WON, WRONG
from cardwright.fast.record import length
from cardwright.games import Game
from cardwright.games.compile import program
from cardwright.law.table import FIELDS

BLOCK = 4096  # hands that are counted together, as on the processor
RUN = 32  # hands that a thread plays one after another
THREADS = 64  # in a block of the GPU

# What every action goes through is compiled into its callers: on a GPU a call costs more than most
# of these functions do.
INTO_CALLERS = frozenset(
    """act run go_on begin act_bet next_to_bet begin_bet end_bet fold call raise_to owed may_raise reach
    raise_least raise_most full_raise is_full pay take_back_bets lowest lone following act_deal lay ask
    next_seat deal_out begin_deal play_out random_kind random_value random_deal some_of below between
    mixed chance_at bit_at""".split()
)


class NoGpuError(CardwrightError):
    """There is no GPU to run on."""

    code = "fast/no_gpu"


def refuse_without_gpu() -> None:
    """Say in one line what is missing."""
    if find_spec("numba_cuda") is None:
        raise NotInstalled(
            "a GPU needs numba-cuda, which is not installed: pip install 'cardwright[cuda]'",
            code=NotInstalled.code,
        )
    from numba import cuda

    if not cuda.is_available():
        raise NoGpuError(
            "there is no NVIDIA GPU here, or no driver for it: use --device cpu", code=NoGpuError.code
        )


@cache
def register() -> None:
    """Make the law and the drivers callable from device code."""
    from numba import cuda
    from numba.cuda import types
    from numba.cuda.extending import overload, overload_method, register_jitable

    from cardwright.fast import chance, choosing, driver
    from cardwright.fast.functions import functions
    from cardwright.law import events

    for function in functions():
        if function.__name__ in INTO_CALLERS:
            register_jitable(forceinline=True)(function)
        else:
            register_jitable(function)

    @overload(events.emit)
    def _(t, what, seat, number=0, more=0, extra=0):  # type: ignore[no-untyped-def]
        return lambda t, what, seat, number=0, more=0, extra=0: None

    @overload(chance.wrapped)
    def _(number):  # type: ignore[no-untyped-def]
        return lambda number: number

    @overload_method(types.Integer, "bit_count")
    def _(number):  # type: ignore[no-untyped-def]
        return lambda number: np.int64(cuda.popc(np.int64(number)))

    @overload_method(types.Integer, "bit_length")
    def _(number):  # type: ignore[no-untyped-def]
        return lambda number: 64 - np.int64(cuda.clz(np.int64(number)))

    @overload(driver.plays_for_house, strict=False)
    def _(house, seat):  # type: ignore[no-untyped-def]
        if isinstance(house, types.Integer):
            return lambda house, seat: house >> seat & 1 == 1
        return lambda house, seat: False

    @overload(driver.chosen_kind, strict=False)
    def _(t, game, house, seat, bits):  # type: ignore[no-untyped-def]
        if isinstance(house, types.Integer):
            return driver.chosen_kind
        return lambda t, game, house, seat, bits: choosing.random_kind(t, game, seat, bits)

    @overload(driver.chosen_value, strict=False)
    def _(t, game, house, seat, kind, bits):  # type: ignore[no-untyped-def]
        if isinstance(house, types.Integer):
            return driver.chosen_value
        return lambda t, game, house, seat, kind, bits: choosing.random_value(t, game, seat, kind, bits)


def table_layout(seats: int) -> np.dtype[Any]:
    """A table as a record."""
    fields = [(name, "i8", (length(name, seats),)) if FIELDS[name] else (name, "i8") for name in FIELDS]
    return np.dtype(fields)


def rules_layout(words: int) -> np.dtype[Any]:
    """A program as a record."""
    return np.dtype([("deck", "i8"), ("code", "i8", (words,))])


def rules_record(game: Game, seats: int) -> np.ndarray[Any, Any]:
    """The program of a game, as one record."""
    made = program(game, seats)
    record = np.zeros(1, rules_layout(len(made.code)))
    record["deck"] = made.deck
    record["code"] = made.code
    return record


@cache
def hands_kernel(seats: int, words: int, *, with_house: bool) -> tuple[Any, tuple[Any, ...]]:
    """The kernel that plays hands, and the types of its arguments."""
    register()
    from numba import cuda, from_dtype
    from numba.cuda import types

    from cardwright.fast.driver import play_out

    table = from_dtype(table_layout(seats))
    rules = from_dtype(rules_layout(words))
    columns = seats + 1  # the last is what the house won

    def play(started, games, house, seed, first, hands, chips, counts, squares):  # type: ignore[no-untyped-def]
        tables = cuda.local.array(1, dtype=table)
        won = cuda.local.array(seats, dtype=types.int64)
        spread = cuda.local.array(columns, dtype=types.float64)
        game = games[0]
        t = tables[0]
        start = cuda.grid(1) * RUN
        if start < hands:
            block = start // BLOCK
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

    whole, real = types.int64, types.float64
    signature = (
        types.Array(table, 1, "C"),
        types.Array(rules, 1, "C"),
        whole,
        whole,
        whole,
        whole,
        types.Array(whole, 1, "C"),
        types.Array(whole, 2, "C"),
        types.Array(real, 2, "C"),
    )
    return play, signature


class Device:
    """Hands of one game on the GPU; the numbers are those that `simulation.Work` counts."""

    def __init__(
        self, game: Game, started: np.ndarray[Any, Any], chips: Any, house: int | None, seed: int
    ) -> None:
        refuse_without_gpu()
        from numba import cuda

        self.seats = len(chips)
        rules = rules_record(game, self.seats)
        play, signature = hands_kernel(self.seats, rules["code"].shape[1], with_house=house is not None)
        self.kernel = cuda.jit(signature, fastmath=False)(play)
        tables = np.ascontiguousarray(started).view(table_layout(self.seats)).reshape(-1)
        self.started, self.rules = cuda.to_device(tables), cuda.to_device(rules)
        self.chips = cuda.to_device(np.asarray(chips, np.int64))
        self.house = house or 0
        self.seed = wrapped(seed)

    def some_blocks(self, first: int, hands: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Play whole blocks, or the last of all: their counts and their squares."""
        from numba import cuda

        blocks = -(-hands // BLOCK)
        counts = cuda.to_device(np.zeros((blocks, WON + self.seats), np.int64))
        squares = cuda.to_device(np.zeros((blocks, self.seats + 1)))
        runs = -(-hands // RUN)
        grid = -(-runs // THREADS)
        self.kernel[grid, THREADS](
            self.started, self.rules, self.house, self.seed, first, hands, self.chips, counts, squares
        )
        return counts.copy_to_host(), squares.copy_to_host()


def device_code(game: Game, seats: int, *, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel's device code, made without a GPU: what a test can look at anywhere."""
    register()
    from numba import cuda
    from numba.cuda import dispatcher

    play, signature = hands_kernel(seats, len(program(game, seats).code), with_house=False)
    if not cuda.is_available():  # a device function asks the GPU in use what it can do
        stand_in = type("StandIn", (), {"compute_capability": capability})
        dispatcher.get_current_device = lambda: stand_in
    code, _ = cuda.compile_ptx(play, signature, cc=capability)
    return str(code)


__all__ = ["Device", "NoGpuError", "device_code", "refuse_without_gpu"]
