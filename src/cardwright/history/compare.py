"""A recorded result against what the law makes of the recorded actions.

Finishing stacks must be equal. Where a room records winnings it keeps a fee, from both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from cardwright.history import kinds
from cardwright.history.replay import End, Outcome
from cardwright.history.result import Amount, Finding, Result, recorded_result
from cardwright.history.stacks import exact
from cardwright.history.unseen import taken_from_record
from cardwright.history.winnings import HIGH_FEE, implied_fee, with_fee

__all__ = ["Comparison", "Finding", "compare"]


@dataclass(slots=True)
class Comparison:
    """What was found, and the fee that the record implies, of which pot."""

    findings: list[Finding]
    fee: Amount = 0
    pot: int = 0  # 0: no fee can be told


def compare(fields: dict[str, str], outcome: Outcome) -> Comparison:
    """Everything that is to be said about the result of a hand that was legal so far."""
    result = recorded_result(fields, outcome.coded)
    if outcome.end is End.EARLY:
        return Comparison(list(early(outcome, result)))
    if result.stacks is None and result.winnings is None:
        return Comparison([Finding(kinds.UNDECIDED if outcome.end is End.OPEN else kinds.NO_RESULT)])
    if result.stacks is not None and "winnings" not in fields:
        return Comparison(list(exact(outcome, result.stacks)))
    findings, winnings = with_fee(outcome, result)
    if outcome.end is End.OPEN:
        return Comparison(findings)
    return Comparison(findings, *implied_fee(outcome, winnings))


def early(outcome: Outcome, result: Result) -> Iterator[Finding]:
    """The record stops: the stacks may be those of that moment, or the winner may be recorded."""
    if outcome.actor >= 0:
        yield Finding(kinds.ENDS_EARLY, f"p{outcome.actor + 1} must still act")
    else:
        yield Finding(kinds.STREET_MISSING, "the dealer must still deal")
    if result.winnings is not None:
        yield from taken_from_record(outcome, result.winnings, fee=HIGH_FEE)
    elif result.stacks is not None and result.stacks != outcome.stack:
        collected = [theirs - ours for theirs, ours in zip(result.stacks, outcome.stack, strict=True)]
        yield from taken_from_record(outcome, collected, fee=Fraction(0))
