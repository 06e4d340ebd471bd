"""Recorded winnings, as online rooms have them: a fee was kept, and uncalled bets may be counted in.

Each amount must lie between the seat's share less the fee and its share with its uncalled bets.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import takewhile

from cardwright.history import kinds
from cardwright.history.replay import End, Outcome
from cardwright.history.result import Amount, Amounts, Finding, Result
from cardwright.history.stacks import collected_from, dead_posts
from cardwright.history.unseen import taken_from_record, unknown_collects
from cardwright.law.words import DEALER, RAISE

FEE = Fraction(10, 100)
HIGH_FEE = Fraction(15, 100)


def with_fee(outcome: Outcome, result: Result) -> tuple[list[Finding], Amounts]:
    """What is to be said of winnings, and of stacks beside them; and the winnings."""
    findings: list[Finding] = []
    winnings = result.winnings
    if result.stacks is not None:
        if winnings is None:
            winnings = [max(amount, 0) for amount in collected_from(outcome, result.stacks)]
        findings += stacks_and_winnings(outcome, result.stacks, winnings)
    assert winnings is not None  # else there is no result to compare with
    if outcome.end is End.OPEN or unknown_collects(outcome, winnings):
        findings += taken_from_record(outcome, winnings, fee=HIGH_FEE)
    else:
        findings += shares(outcome, winnings)
    return findings, winnings


def stacks_and_winnings(outcome: Outcome, stacks: Amounts, winnings: Amounts) -> Iterator[Finding]:
    """Stacks must be what was left and what was collected; uncalled bets may be counted in."""
    left = [stack - won for stack, won in zip(outcome.stack, outcome.won, strict=True)]
    without = [stack - back for stack, back in zip(left, outcome.returned, strict=True)]
    for behind in (left, without):
        if all(b + w == s for b, w, s in zip(behind, winnings, stacks, strict=True)):
            return
    missing = [
        stack - winning - behind for stack, winning, behind in zip(stacks, winnings, left, strict=True)
    ]
    if dead := dead_posts(outcome, missing):
        yield Finding(kinds.DEAD_POST, dead)
        return
    said = outcome.coded.amount
    wrong = [
        f"p{seat + 1} has {said(stack - more)} with its winnings, recorded {said(stack)}"
        for seat, (stack, more) in enumerate(zip(stacks, missing, strict=True))
        if more
    ]
    yield Finding(kinds.STACKS, ", ".join(wrong))


def shares(outcome: Outcome, winnings: Amounts) -> Iterator[Finding]:
    """Each recorded amount against the seat's share."""
    for seat, amount in enumerate(winnings):
        net, gross = outcome.won[seat], outcome.won[seat] + outcome.returned[seat]
        if amount == net:
            continue
        if amount and not gross:
            yield Finding(
                kinds.COLLECTOR, f"p{seat + 1} collects {outcome.coded.amount(amount)} and won nothing"
            )
            return
        if amount and not net * (1 - HIGH_FEE) <= amount <= gross + most_uncounted(outcome):
            yield wrong_amount(outcome, seat, amount)
            return
    yield from missing_winners(outcome, winnings)
    for seat, amount in enumerate(winnings):
        if amount and amount != outcome.won[seat]:
            yield from unusual(outcome, seat, amount)


def missing_winners(outcome: Outcome, winnings: Amounts) -> Iterator[Finding]:
    """Winners without an amount: explained where another winner has one."""
    winners = [seat for seat, won in enumerate(outcome.won) if won]
    missing = [f"p{seat + 1}" for seat in winners if not winnings[seat]]
    if missing:
        kind = kinds.WINNER_MISSING if len(missing) < len(winners) else kinds.WINNER
        yield Finding(kind, f"{' and '.join(missing)} won, and no amount is recorded")


def unusual(outcome: Outcome, seat: int, amount: Amount) -> Iterator[Finding]:
    """What is odd about an amount that is neither the share nor the share with the uncalled bet."""
    said, dead_post = outcome.coded.amount, outcome.coded.setting.dead_post
    net, gross = outcome.won[seat], outcome.won[seat] + outcome.returned[seat]
    found = f"p{seat + 1} collects {said(amount)} of bets of {said(net)}"
    if amount < net * (1 - FEE):
        yield Finding(kinds.HIGH_FEE, f"the house kept {said(net - amount)} of {said(net)}")
    elif amount > gross + dead_post:
        yield Finding(kinds.UNCOUNTED_POST, found)
    elif amount > gross:
        yield Finding(kinds.DEAD_POST, found)
    elif amount > net and gross - amount > net * HIGH_FEE:
        yield Finding(kinds.DEAD_POST if amount - net <= dead_post else kinds.UNCALLED_IN_PART, found)


def most_uncounted(outcome: Outcome) -> int:
    """The most that a post left out takes from a pot: of a raise after it, something of each call too."""
    setting, steps = outcome.coded.setting, outcome.coded.steps
    first_round = takewhile(lambda step: step[0] != DEALER, steps[setting.seats :])
    if not any(kind == RAISE and setting.blinds[seat] == 0 for seat, kind, _ in first_round):
        return setting.dead_post
    small, big = setting.two_blinds
    return small + big * max(1, sum(paid >= big for paid in outcome.paid))


def wrong_amount(outcome: Outcome, seat: int, amount: Amount) -> Finding:
    said = outcome.coded.amount
    net, back = outcome.won[seat], outcome.returned[seat]
    uncalled = f" and {said(back)} uncalled" if back else ""
    return Finding(kinds.AMOUNT, f"p{seat + 1} collects {said(amount)}, its share is {said(net)}{uncalled}")


def implied_fee(outcome: Outcome, winnings: Amounts) -> tuple[Amount, int]:
    """What the house kept, and of how much; nothing, unless all winners are there and it is a fee."""
    won, gross, total = sum(outcome.won), sum(outcome.won) + sum(outcome.returned), sum(winnings)
    missing = any(net and not amount for net, amount in zip(outcome.won, winnings, strict=True))
    fee = (gross if total > won else won) - total
    if missing or not 0 <= fee <= won * HIGH_FEE:
        return 0, 0
    return fee, won
