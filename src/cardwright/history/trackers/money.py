"""Amounts as trackers read them: whole where they are whole, else with cents, after the sign."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cardwright.history.chips import amount_text
from cardwright.history.errors import ExportError
from cardwright.history.trackers.caption import SYMBOLS


@dataclass(frozen=True, slots=True)
class Money:
    """So many chips are one of the currency; without a currency they are play chips."""

    unit: int
    currency: str = ""

    def __post_init__(self) -> None:
        if self.currency and self.currency not in SYMBOLS:
            raise ExportError(
                f"there is no sign for the currency {self.currency}: known are {', '.join(SYMBOLS)}, "
                "or play chips",
                code="export/currency",
            )

    def text(self, chips: int) -> str:
        """An amount with its sign.

        >>> Money(100, "USD").text(250), Money(100, "USD").text(200), Money(1).text(40)
        ('$2.50', '$2', '40')
        """
        sign = SYMBOLS[self.currency] if self.currency else ""
        amount = amount_text(chips, self.unit)
        exact = Fraction(chips, self.unit)
        if exact.denominator > 1 and (exact * 100).denominator == 1:
            amount = f"{float(exact):.2f}" if abs(exact) < 2**40 else amount
        return f"{sign}{amount}"
