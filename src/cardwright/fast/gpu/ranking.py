"""Ranking on a GPU: a thread for each hand, by the functions that the processor runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from numba import cuda

from cardwright.fast.gpu import device
from cardwright.fast.looking_up import Lookup


@cache
def kernel(rank_one: Callable[..., None]) -> Callable[..., None]:
    """The kernel that ranks each of the hands by this function."""

    def rank(hands, tables, out):  # type: ignore[no-untyped-def]
        each = cuda.grid(1)
        if each < len(out):
            rank_one(hands, each, tables, out)

    return rank


def rank(rank_one: Callable[..., None], hands: Any, tables: Lookup, out: Any) -> None:
    """Rank all hands into `out`."""
    strengths = device.sent(out)
    device.run(kernel(rank_one), len(out), hands, tables, strengths)
    strengths.copy_to_host(out)
