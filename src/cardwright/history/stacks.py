"""Recorded finishing stacks: equal to ours, to the last fraction of a chip, or what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import gcd

from cardwright.history import kinds
from cardwright.history.encode import Coded
from cardwright.history.replay import End, Outcome, run_as_meant
from cardwright.history.result import Amount, Amounts, Finding
from cardwright.history.unseen import taken_from_record, unknown_collects
from cardwright.law.words import RAISE

PARTS = (2, 3, 12, 420, 2520)  # into how many parts a chip is cut, until every pot divides
FINE = 10**6  # results with so many parts of a chip are thirds and the like, cut off


def exact(outcome: Outcome, stacks: Amounts) -> Iterator[Finding]:
    """Stacks must be equal; a pot may be cut into parts of a chip."""
    if outcome.stack == stacks or divided_equals(outcome, stacks):
        return
    collected = collected_from(outcome, stacks)
    if outcome.end is End.OPEN or unknown_collects(outcome, collected):
        yield from taken_from_record(outcome, collected, fee=Fraction(0))
    elif is_odd_chip(outcome, stacks):
        yield Finding(kinds.ODD_CHIP, different(outcome, stacks))
    else:
        yield Finding(kinds.STACKS, different(outcome, stacks))


def different(outcome: Outcome, stacks: Amounts) -> str:
    """Each seat whose stack is not as recorded."""
    said = outcome.coded.amount
    return ", ".join(
        f"p{seat + 1} has {said(ours)}, recorded {said(theirs)}"
        for seat, (ours, theirs) in enumerate(zip(outcome.stack, stacks, strict=True))
        if ours != theirs
    )


def collected_from(outcome: Outcome, stacks: Amounts) -> Amounts:
    """What each seat must have collected to finish with these stacks."""
    ours = zip(stacks, outcome.stack, outcome.won, strict=True)
    return [theirs - (stack - won) for theirs, stack, won in ours]


# --- chips that do not divide ----------------------------------------------------------------


def divided_equals(outcome: Outcome, stacks: Amounts) -> bool:
    """Are the stacks equal once a chip is cut into parts, so that shared pots divide?"""
    if sum(won > 0 for won in outcome.won) < 2:
        return False
    return any(
        are_equal(run_as_meant(in_parts(outcome.coded, parts)).stack, parts, stacks) for parts in PARTS
    )


def are_equal(ours: list[int], parts: int, theirs: Amounts) -> bool:
    """Equal, or as near as the last place of a third that was written as a decimal."""
    for mine, their in zip(ours, theirs, strict=True):
        away = abs(Fraction(mine, parts) - their)
        if away and (Fraction(their).denominator < FINE or away * Fraction(their).denominator > 1):
            return False
    return True


def in_parts(coded: Coded, parts: int) -> Coded:
    """The same hand, every chip cut into so many parts."""
    return replace(
        coded,
        setting=coded.setting.in_parts(parts),
        stacks=[stack * parts for stack in coded.stacks],
        steps=[(seat, kind, value * parts if kind == RAISE else value) for seat, kind, value in coded.steps],
        unit=coded.unit * parts,
    )


def is_odd_chip(outcome: Outcome, stacks: Amounts) -> bool:
    """Was a pot that does not divide shared in other chips, or its odd chip given to another winner?

    Their chip is the greatest that divides all they have; the sum must be right.
    """
    ours = outcome.stack
    whole = [stack for stack in stacks if isinstance(stack, int)]
    if sum(won > 0 for won in outcome.won) < 2 or len(whole) < len(stacks) or sum(ours) != sum(whole):
        return False
    apart = [seat for seat, mine in enumerate(ours) if mine != whole[seat]]
    if len(apart) == 2 and {ours[seat] - whole[seat] for seat in apart} == {1, -1}:
        one, other = (outcome.won[seat] for seat in apart)
        return abs(one - other) == 1 and one > 0 < other
    chip = gcd(*whole)
    return all(outcome.won[seat] % chip and abs(ours[seat] - whole[seat]) < chip for seat in apart)


# --- chips that no action put in ---------------------------------------------------------------


def dead_posts(outcome: Outcome, collected: Amounts) -> str:
    """Who paid a small blind, a big one or both more than is recorded, if that explains the stacks."""
    setting = outcome.coded.setting
    posts = (*setting.two_blinds, setting.dead_post)
    paid: list[tuple[int, Amount]] = [(seat, -amount) for seat, amount in enumerate(collected) if amount < 0]
    if any(amount not in posts for _, amount in paid) or sum(collected) > sum(outcome.won):
        return ""
    if any(amount > 0 and not outcome.won[seat] for seat, amount in enumerate(collected)):
        return ""
    said = outcome.coded.amount
    return ", ".join(f"p{seat + 1} paid {said(amount)} more than is recorded" for seat, amount in paid)
