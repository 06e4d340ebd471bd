"""The law, registered with Numba from outside: no rule is written a second time.

Every function of `cardwright.law` and of the rankings becomes one that compiled code may call. Of
narration nothing is left but, where that is asked for, the chips that were won; counting bits is the
processor's own instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba.core import cgutils, types
from numba.core.extending import intrinsic, overload, overload_method

from cardwright.fast import chance, driver, looking_up
from cardwright.fast.functions import functions
from cardwright.fast.onepiece import INNER
from cardwright.fast.record import TableType, book, copy_words
from cardwright.fast.stand_ins import put_in_place
from cardwright.law import words as w
from cardwright.law.events import emit
from cardwright.law.table import SEATS

# The files of the law that only some instructions reach: left out where a frozen program has none of
# them. `direction` is asked about before it is known whether anybody gives.
REACHED_BY = {
    "cardwright.law.award": {w.AWARD},
    "cardwright.law.bet": {w.BETTING},
    "cardwright.law.card_play": {w.PLAYING, w.TAKING, w.TALLY, w.LEADS},
    "cardwright.law.exchange": {w.EXCHANGE, w.NAMING, w.GIVING},
}
HAS_DEPOSIT = bool(get_host_cpu_features().get("bmi2"))
ANSWERS = {"None": None, "bool": False, "int": 0}


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a plain function part of whatever calls it: for those that are given arrays."""
    return register(function, {**INNER, "forceinline": True})


def register(function: Callable[..., Any], options: dict[str, Any] = INNER) -> Callable[..., Any]:
    """Make a plain function callable from compiled code."""
    reached_by = REACHED_BY.get(function.__module__)

    @overload(function, jit_options=options, strict=False)
    def _(*args, **kwargs):  # type: ignore[no-untyped-def]  # Numba calls it with types
        table = args[0] if args else None
        if reached_by and isinstance(table, TableType) and table.rules.numbers:
            if not reached_by & table.rules.instructions():
                return unreached(function)
        return function

    return function


def unreached(function: Callable[..., Any]) -> Callable[..., Any]:
    """In place of a function that the program cannot reach: nothing, of the right type."""
    answer = ANSWERS[function.__annotations__["return"]]

    def nothing(*args):  # type: ignore[no-untyped-def]
        never()
        return answer

    return nothing


@intrinsic
def never(typing: Any) -> Any:
    """Nothing comes here, so whatever leads here need not be looked at."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        kind = ir.FunctionType(ir.VoidType(), [ir.IntType(1)])
        assume = builder.module.declare_intrinsic("llvm.assume", [], kind)
        builder.call(assume, [ir.Constant(ir.IntType(1), 0)])
        return context.get_dummy_value()

    return types.none(), generate


put_in_place(overload, types.Integer, INNER)


@overload(emit, jit_options=INNER, strict=False)
def _(t, what, seat, number=0, more=0, extra=0):  # type: ignore[no-untyped-def]
    if isinstance(t, TableType) and t.rules.booked:

        def booked(t, what, seat, number=0, more=0, extra=0):  # type: ignore[no-untyped-def]
            if what == w.WON:
                book(t, seat, number)
            elif what == w.RETURNED:
                book(t, SEATS + seat, number)

        return booked
    return lambda t, what, seat, number=0, more=0, extra=0: None


@intrinsic
def ones(typing: Any, number: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def zeros_above(typing: Any, number: Any) -> Any:
    """How many bits above the highest that is set."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@overload_method(types.Integer, "bit_count", jit_options=INNER)
def _(number):  # type: ignore[no-untyped-def]
    return lambda number: ones(np.int64(number))


@overload_method(types.Integer, "bit_length", jit_options=INNER)
def _(number):  # type: ignore[no-untyped-def]
    return lambda number: 64 - zeros_above(np.int64(number))


if HAS_DEPOSIT:

    @overload(chance.bit_at, jit_options=INNER, strict=False)
    def _(bits, place):  # type: ignore[no-untyped-def]
        return lambda bits, place: lowest_place(deposited(1 << place, bits))


@intrinsic
def deposited(typing: Any, bits: Any, places: Any) -> Any:
    """The bits, spread over the set bits of the places."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        spread = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(spread, args)

    return types.int64(types.int64, types.int64), generate


@intrinsic
def lowest_place(typing: Any, number: Any) -> Any:
    """The place of the lowest bit."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@overload(driver.set_table, jit_options=INNER)
def _(t, started, which, game):  # type: ignore[no-untyped-def]
    return lambda t, started, which, game: copy_words(t, started, which)


for _each in functions():
    if _each.__module__ == looking_up.__name__:  # counting references to arrays costs more than they do
        inlined(_each)
    elif _each is not chance.bit_at or not HAS_DEPOSIT:
        register(_each)
