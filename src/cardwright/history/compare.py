"""A recorded result against what the law makes of the recorded actions.

Finishing stacks must be equal. Where a room records winnings it keeps a fee, from both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from cardwright.history import kinds
from cardwright.history.replay import End, Outcome, run
from cardwright.history.result import Amount, Finding, Result, recorded_result
from cardwright.history.stacks import exact
from cardwright.history.unseen import taken_from_record
from cardwright.history.winnings import HIGH_FEE, implied_fee, with_fee
from cardwright.law.words import FOLD

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
    elif result.stacks is None or result.stacks == outcome.stack:
        return
    elif outcome.actor >= 0:
        yield from exact(with_folds(outcome), result.stacks)
    else:
        collected = [theirs - ours for theirs, ours in zip(result.stacks, outcome.stack, strict=True)]
        yield from taken_from_record(outcome, collected, fee=Fraction(0))


def with_folds(outcome: Outcome) -> Outcome:
    """The hand, had everybody folded who must still act; as it stands if that does not end it."""
    found = outcome
    while found.end is End.EARLY and found.actor >= 0:
        fold = (found.actor, FOLD, 0)
        found = run(replace(found.coded, steps=[*found.coded.steps, fold]))
    return found if found.end is End.OVER else outcome
