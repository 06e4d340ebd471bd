"""Hands that nobody saw: what they leave undecided is taken from who collected, within bounds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from cardwright.history import kinds
from cardwright.history.replay import Outcome
from cardwright.history.result import Amounts, Finding


def unknown_collects(outcome: Outcome, collected: Amounts) -> bool:
    """Is a seat recorded as collecting that lost only because nobody knows its cards?"""
    unknown = outcome.live & outcome.coded.showed & ~outcome.coded.known
    return any(
        amount > 0 and not outcome.won[seat] and unknown >> seat & 1 for seat, amount in enumerate(collected)
    )


def taken_from_record(outcome: Outcome, collected: Amounts, *, fee: Fraction) -> Iterator[Finding]:
    """Who collected may have won, and all of it was in the middle; with a fee, at most that is missing."""
    yield Finding(kinds.TAKEN_FROM_RECORD)
    yield from no_collector(outcome, collected)
    said = outcome.coded.amount
    pot, total = outcome.pot or sum(outcome.won), sum(collected)
    above = sum(outcome.returned) + outcome.coded.setting.dead_post if fee else 0
    if not pot * (1 - fee) <= total <= pot + above:
        yield Finding(kinds.AMOUNT, f"{said(total)} is collected of a pot of {said(pot)}")


def no_collector(outcome: Outcome, collected: Amounts) -> Iterator[Finding]:
    """Seats that cannot have won what they are recorded with."""
    for seat, amount in enumerate(collected):
        who, chips = f"p{seat + 1}", outcome.coded.amount(amount if amount > 0 else -amount)
        if amount > 0 and not outcome.live >> seat & 1:
            yield Finding(kinds.COLLECTOR, f"{who} collects {chips}, and had folded")
        elif amount > 0 and not outcome.coded.showed >> seat & 1:
            yield Finding(kinds.COLLECTOR, f"{who} collects {chips}, and gave its hand up")
        elif amount < 0:
            yield Finding(kinds.STACKS, f"{who} has {chips} less than it was left with")
