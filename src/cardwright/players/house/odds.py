"""How good is a hand? The part of the pot it would win, on average, over cards dealt at random.

What the seat cannot see is dealt again and again; a few hundred times is near enough to bet on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from cardwright.cards import Cards, cards_in, set_of, strength
from cardwright.games import Observation
from cardwright.players.house.plan import Plan

COMPARED = 700  # hands looked at for one decision: a few milliseconds


def rivals(view: Observation) -> list[int]:
    """The other seats that can still win."""
    return [seat for seat in view.live if seat != view.seat]


def share_of_pot(plan: Plan, view: Observation, chance: Random) -> float:
    """What part of the pot this hand is worth against so many unknown ones."""
    others = rivals(view)
    unseen = list(cards_in(plan.deck & ~seen(view)))
    trials = max(20, COMPARED // (len(others) + 1))
    total = 0.0
    for _ in range(trials):
        total += one_deal(plan, view, others, unseen, chance)
    return total / trials


def seen(view: Observation) -> Cards:
    """Every card whose place the seat knows."""
    cards = view.hand | view.thrown | view.pile
    for known in (*view.boards, *view.up, *(hand or 0 for hand in view.hands)):
        cards |= known
    return cards


def one_deal(plan: Plan, view: Observation, others: list[int], unseen: list[int], chance: Random) -> float:
    """Complete every hand and board once, and see what part of the pot we get."""
    me = view.seat or 0
    known = {seat: (view.hands[seat] or 0) | view.up[seat] for seat in (me, *others)}
    need = {seat: max(0, plan.hand - cards.bit_count()) for seat, cards in known.items()}
    boards = list(view.boards)
    gaps = [max(0, size - board.bit_count()) for size, board in zip(plan.boards, boards, strict=False)]
    count = min(len(unseen), sum(need.values()) + sum(gaps))
    drawn = iter(chance.sample(unseen, count))
    for place, gap in enumerate(gaps):
        boards[place] |= some(drawn, gap)
    for seat, gap in need.items():
        known[seat] |= some(drawn, gap)
    return won(plan, boards, known, me)


def some(cards: Iterator[int], count: int) -> Cards:
    """The next few of the drawn cards, as a set."""
    return set_of(islice(cards, count))


def won(plan: Plan, boards: list[Cards], hands: dict[int, Cards], me: int) -> float:
    """Our part of the pot when all hands are known; a part that nobody qualifies for is left out."""
    parts = []
    for ranking, board in plan.shares:
        worth = {seat: strength(ranking, hand, boards[board]) for seat, hand in hands.items()}
        best = max(worth.values())
        if best:
            parts.append(1 / list(worth.values()).count(best) if worth[me] == best else 0.0)
    return sum(parts) / len(parts) if parts else 0.0
