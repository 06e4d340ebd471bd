"""Amounts as they are written, "36.10", and as whole chips, 3610, exactly.

All the amounts of a hand are counted in one unit: the largest in which every one is whole.
"""

from __future__ import annotations

import re
from fractions import Fraction

from cardwright.history import kinds
from cardwright.history.errors import PhhError

FRACTION = re.compile(r"\.(\d+)")
NUMBER = re.compile(r"[+-]?\d[\d_]{0,30}(\.\d[\d_]{0,30})?([eE][+-]?\d{1,2})?")
UNKNOWN_STACK = 2**53  # what stands for a stack that was not recorded: no bet comes near it
MOST_DECIMALS = 30
TENS: list[int] = [10**places for places in range(MOST_DECIMALS + 1)]
PLACES = 4  # results with more decimals are a third or the like, cut off, and not a unit


def decimals(*written: str) -> int:
    """How many decimals the amounts in these texts have at most.

    >>> decimals("[454.65, 277]", "2.5")
    2
    """
    most = max(map(len, FRACTION.findall(" ".join(written))), default=0)
    if most > MOST_DECIMALS:
        raise PhhError(f"an amount has {most} decimals: {MOST_DECIMALS} at most", code=kinds.WRONG_VALUE.code)
    return most


def chips(amount: str, places: int) -> int:
    """An amount in units of so many decimals.

    >>> chips("36.1", 2), chips(" 1_000", 2), chips("-0.50", 2)
    (3610, 100000, -50)
    """
    try:
        whole, point, part = amount.partition(".")
        if not point:
            return int(whole) * TENS[places]
        part = part.rstrip()
        if len(part) <= places:
            return int(whole + part) * TENS[places - len(part)]
    except ValueError:
        pass
    return unusual_chips(amount, places)


def unusual_chips(amount: str, places: int) -> int:
    """Unlimited stacks, and what else a TOML number may look like."""
    if amount.strip().lstrip("+") == "inf":
        return UNKNOWN_STACK
    plain = amount.strip()
    exact = Fraction(plain.replace("_", "")) * 10**places if NUMBER.fullmatch(plain) else Fraction(1, 2)
    if exact.denominator != 1:
        raise PhhError(f"{amount.strip()!r} is no amount of chips", code=kinds.WRONG_VALUE.code)
    return exact.numerator


def amount_text(chips: int | Fraction, unit: int) -> str:
    """Chips as an amount is written.

    >>> amount_text(3610, 100), amount_text(200, 100)
    ('36.1', '2')
    """
    exact = Fraction(chips) / unit
    if exact.denominator == 1:
        return str(exact.numerator)
    sign, exact = ("-" if exact < 0 else ""), abs(exact)
    places = next((p for p in range(1, 19) if (exact * 10**p).denominator == 1), 12)
    whole, part = divmod(round(exact * 10**places), 10**places)
    return f"{sign}{whole}.{part:0{places}}".rstrip("0")


def items(raw: str) -> list[str]:
    """The items of an array of numbers."""
    raw = raw.lstrip()
    if raw[:1] != "[" or raw[-1:] != "]":
        raise PhhError(f"{raw!r} should be an array", code=kinds.WRONG_VALUE.code)
    inner = raw[1:-1].rstrip()
    return inner.removesuffix(",").split(",") if inner else []
