"""From the law's plain functions to device code: register them once, then compile kernels around them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda

from cardwright.fast.functions import functions
from cardwright.fast.stand_ins import put_in_place
from cardwright.law.events import emit

THREADS = 64  # in a block of the GPU
CAPABILITY = (9, 0)  # what device code is made for where there is no GPU

# What every action goes through is compiled into its callers: on a GPU a call costs more than most
# of these functions do.
INTO_CALLERS = frozenset(
    name
    for line in (
        "act go_on begin leave one_action act_bet next_to_bet begin_bet end_bet raise_to count_raise offer",
        "pay somebody_could_call take_back_bets lowest lone following act_deal lay ask next_to_deal",
        "deal_out begin_deal play_out random_kind random_value random_deal some_of below between mixed",
        "chance_at bit_at",
    )
    for name in line.split()
)


@cache
def register() -> None:
    """Make the law and the drivers callable from device code."""
    from numba.cuda import types
    from numba.cuda.core import config
    from numba.cuda.extending import overload, overload_method, register_jitable

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few hands are a few hands
    for function in functions():
        if function.__name__ in INTO_CALLERS:
            register_jitable(forceinline=True)(function)
        else:
            register_jitable(function)
    put_in_place(overload, types.Integer, {})

    @overload(emit)
    def _(t, what, seat, number=0, more=0, extra=0):  # type: ignore[no-untyped-def]
        return lambda t, what, seat, number=0, more=0, extra=0: None

    @overload_method(types.Integer, "bit_count")
    def _(number):  # type: ignore[no-untyped-def]
        return lambda number: np.int64(cuda.popc(np.int64(number)))

    @overload_method(types.Integer, "bit_length")
    def _(number):  # type: ignore[no-untyped-def]
        return lambda number: 64 - np.int64(cuda.clz(np.int64(number)))


def kind_of(value: Any) -> Any:
    """The type that device code gives a value: a whole number, an array, or a named tuple of them."""
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    if isinstance(value, tuple):
        return types.NamedTuple([kind_of(each) for each in value], type(value))
    if isinstance(value, int):
        return types.int64
    return types.Array(from_dtype(value.dtype), value.ndim, "C")


def sent(value: Any) -> Any:
    """The same value, its arrays in the GPU's memory."""
    if isinstance(value, tuple):
        return type(value)(*map(sent, value))
    return cuda.to_device(value) if isinstance(value, np.ndarray) else value


@cache
def compiled(kernel: Callable[..., None], *kinds: Any) -> Any:
    """The kernel for arguments of these types."""
    register()
    return cuda.jit(kinds)(kernel)


def run(kernel: Callable[..., None], count: int, *arguments: Any) -> None:
    """Start at least so many threads; arrays are the GPU's, or are sent there and stay as they are here."""
    native = compiled(kernel, *map(kind_of, arguments))
    native[-(-count // THREADS), THREADS](*map(sent, arguments))


def device_code(kernel: Callable[..., None], *arguments: Any) -> str:
    """The kernel's device code, made without a GPU: what a test can look at anywhere."""
    register()
    from numba.cuda import dispatcher

    if not cuda.is_available():  # a device function asks the GPU in use what it can do
        stand_in = type("StandIn", (), {"compute_capability": CAPABILITY})
        dispatcher.get_current_device = lambda: stand_in
    code, _ = cuda.compile_ptx(kernel, tuple(map(kind_of, arguments)), cc=CAPABILITY)
    return str(code)
