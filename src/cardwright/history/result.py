"""A recorded result, and what is found when it is compared with ours."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cardwright.history import kinds
from cardwright.history.chips import UNKNOWN_STACK, chips, decimals, items
from cardwright.history.encode import Coded
from cardwright.history.errors import PhhError
from cardwright.history.kinds import Kind

# Whole chips, but for a third or the like that was written as a decimal.
Amount = int | Fraction
Amounts = list[Amount]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found, with the seats and amounts in it where there are any."""

    kind: Kind
    said: str = ""


@dataclass(slots=True)
class Result:
    """What is recorded, in chips of the hand; None where nothing is."""

    stacks: Amounts | None
    winnings: Amounts | None


def recorded_result(fields: dict[str, str], coded: Coded) -> Result:
    """Read the result. Winnings that are all zero are none, nor are stacks that began unknown."""
    stacks = row(fields, "finishing_stacks", coded) if UNKNOWN_STACK not in coded.stacks else None
    winnings = row(fields, "winnings", coded)
    return Result(stacks, winnings if winnings and any(winnings) else None)


def row(fields: dict[str, str], name: str, coded: Coded) -> Amounts | None:
    """An amount for each seat, in whole chips if the unit of the hand allows it."""
    raw = fields.get(name)
    if raw is None:
        return None
    written = items(raw)
    if len(written) != coded.setting.seats:
        raise PhhError(
            f"{name} has {len(written)} amounts for {coded.setting.seats} seats",
            code=kinds.WRONG_VALUE.code,
        )
    places = decimals(raw) if "." in raw else 0
    if places <= coded.places:
        return [chips(item, coded.places) for item in written]
    return [chips(item, places) * Fraction(coded.unit, 10**places) for item in written]
