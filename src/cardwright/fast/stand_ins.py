"""What compiled code has in place of some functions, on the processor and on a GPU alike.

Numbers wrap by themselves, and where the house plays no seat its rules are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.fast import chance, choosing, driver


def put_in_place(overload: Callable[..., Any], integer: type, options: dict[str, Any]) -> None:
    """Register them by a compiler's own `overload`, whose whole numbers are of this type."""

    @overload(chance.wrapped, jit_options=options)
    def _(number):  # type: ignore[no-untyped-def]
        return lambda number: number

    @overload(driver.plays_for_house, jit_options=options, strict=False)
    def _(house, seat):  # type: ignore[no-untyped-def]
        if isinstance(house, integer):
            return lambda house, seat: house >> seat & 1 == 1
        return lambda house, seat: False

    @overload(driver.chosen_kind, jit_options=options, strict=False)
    def _(t, game, house, seat, bits):  # type: ignore[no-untyped-def]
        if isinstance(house, integer):
            return driver.chosen_kind
        return lambda t, game, house, seat, bits: choosing.random_kind(t, game, seat, bits)

    @overload(driver.chosen_value, jit_options=options, strict=False)
    def _(t, game, house, seat, kind, bits):  # type: ignore[no-untyped-def]
        if isinstance(house, integer):
            return driver.chosen_value
        return lambda t, game, house, seat, kind, bits: choosing.random_value(t, game, seat, kind, bits)
