"""Budget Poker: how many points to spend on a round, and what a number is worth once named.

A little above the average first; with a round won, all of it, for the match ends there.
"""

from __future__ import annotations

from random import Random

from cardwright.games import Action, Observation, name
from cardwright.players.house.plan import Plan

HIGHEST = 100  # no number is higher
OPENING = (60, 61, 62, 63)  # beats who spends a third, and leaves 86 or more for the second round
SURPRISE = (64, 66, 68, 70, 72)


def choose(plan: Plan, view: Observation, chance: Random) -> Action:
    """The number to name."""
    span = view.legal.number
    if span is None:
        return view.legal.default
    number = wanted(plan, view, chance, span.most)
    return name(min(max(number, span.least), span.most))


def wanted(plan: Plan, view: Observation, chance: Random, most: int) -> int:
    """The number that we should like to name, whatever the limits."""
    me, rival = seats(view)
    left = rounds_left(plan, view, most)
    sure = ceiling(plan, view, rival, left) + 1  # the least that nothing can beat
    if left == 1 or view.wins[me] > view.wins[rival]:
        return min(most, sure)
    if view.wins[me] < view.wins[rival]:
        return chance.choice((min(most, sure), view.scores[me] * 5 // 9))
    if left == plan.rounds:
        return chance.choice(SURPRISE if chance.random() < 0.25 else OPENING) * view.scores[me] // 150
    return view.scores[me] // left + chance.randrange(8)


def seats(view: Observation) -> tuple[int, int]:
    """We, and who is most dangerous of the others."""
    me = view.seat or 0
    others = [seat for seat in range(len(view.scores)) if seat != me]
    return me, max(others, key=lambda seat: (view.wins[seat], view.scores[seat]))


def rounds_left(plan: Plan, view: Observation, most: int) -> int:
    """This round and those to come, from what must be kept for them or from the rounds won."""
    score = view.scores[view.seat or 0]
    if plan.reserve and most < HIGHEST:
        return (score - most) // plan.reserve + 1
    return max(1, plan.rounds - sum(view.wins))


def ceiling(plan: Plan, view: Observation, seat: int, left: int) -> int:
    """The highest number that a seat can name."""
    return min(HIGHEST, view.scores[seat] - (left - 1) * plan.reserve)


def chance_of_number(plan: Plan, view: Observation) -> float:
    """How likely our number is the highest, if the other spends about an even part of its points."""
    me, rival = seats(view)
    mine = view.numbers[me] or 0
    left = max(1, plan.rounds - sum(view.wins))
    even = view.scores[rival] / left
    low, high = even * 0.6, min(even * 1.5, float(HIGHEST))
    if high <= low:
        return 1.0 if mine > low else 0.0
    return min(1.0, max(0.0, (mine - low) / (high - low)))
