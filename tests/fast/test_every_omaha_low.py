"""Eight or better by the rule of two and three, over every deal of two or of four cards with a board.

Suits do not matter to a low: a deal of each choice of ranks stands for all. The lows are counted a
second time by arithmetic, from which low ranks the hand and the board have, and in how many ways.
"""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest

from cardwright.cards.rankings import omaha_eight
from cardwright.fast.compiled import compiled

LOW = range(1, 9)  # ace to eight
HIGH_CARDS = 4 * 5


def by_rank(count: int) -> np.ndarray:
    """How many cards of each rank, deuce to ace, for every choice of so many."""
    choices = combinations_with_replacement(range(13), count)
    rows = np.array([np.bincount(choice, minlength=13) for choice in choices])
    return rows[rows.max(axis=1) <= 4]


def counted(hands, boards, choose, strengths, ways):
    """Compiled: how many deals have each strength, the strengths as they come."""
    known = 0
    for hand in hands:
        for board in boards:
            held, common, times = 0, 0, 1
            for rank in range(13):
                h, b = hand[rank], board[rank]
                times *= choose[4, h] * choose[4 - h, b] if h + b <= 4 else 0
                for suit in range(h):
                    held |= 1 << 16 * suit + rank
                for suit in range(h, h + b):
                    common |= 1 << 16 * suit + rank
            if times:
                strength, place = omaha_eight(held, common), 0
                while place < known and strengths[place] != strength:
                    place += 1
                strengths[place] = strength
                ways[place] += times
                known = max(known, place + 1)
    return known


def by_the_law(in_hand: int) -> list[int]:
    """How many deals have no low, then the worst low, and so on to the wheel."""
    choose = np.array([[comb(n, k) for k in range(5)] for n in range(5)], np.int64)
    strengths, ways = np.zeros(100, np.int64), np.zeros(100, np.int64)
    arguments = (by_rank(in_hand), by_rank(5), choose, strengths, ways)
    known = compiled(counted, *arguments)(*arguments)
    return [number for _, number in sorted(zip(strengths[:known].tolist(), ways.tolist(), strict=False))]


def by_arithmetic(in_hand: int) -> list[int]:
    """The same, from the low ranks that are in the hand and on the board."""
    found = Counter()
    for held, common in ((h, b) for h in ranks_up_to(in_hand) for b in ranks_up_to(5)):
        both = len(held & common)
        found[lowest(held, common)] += ways_to_hold(in_hand, 5, both, len(held) - both, len(common) - both)
    none = found.pop(())
    return [none, *(found[low] for low in sorted(found, reverse=True))]


def ranks_up_to(count: int) -> list[frozenset[int]]:
    return [frozenset(ranks) for size in range(count + 1) for ranks in combinations(LOW, size)]


def lowest(held: frozenset[int], common: frozenset[int]) -> tuple[int, ...]:
    """Five different ranks, the highest as low as can be, then the next."""
    plays = (
        tuple(sorted({*two, *three}, reverse=True))
        for two in combinations(held, 2)
        for three in combinations(common, 3)
    )
    return min((play for play in plays if len(play) == 5), default=())


@cache
def ways_to_hold(hand: int, board: int, both: int, held: int, common: int) -> int:
    """Ways to fill hand and board with low ranks that stand in both, in one, in the other, and high cards."""
    if hand < 0 or board < 0:
        return 0
    if both:
        return sum(
            comb(4, h) * comb(4 - h, b) * ways_to_hold(hand - h, board - b, both - 1, held, common)
            for h in range(1, 4)
            for b in range(1, 5 - h)
        )
    if held:
        return sum(comb(4, h) * ways_to_hold(hand - h, board, 0, held - 1, common) for h in range(1, 5))
    if common:
        return sum(comb(4, b) * ways_to_hold(hand, board - b, 0, 0, common - 1) for b in range(1, 5))
    return comb(HIGH_CARDS, hand) * comb(HIGH_CARDS - hand, board)


def same_for(in_hand: int) -> None:
    law = by_the_law(in_hand)

    assert len(law) == 1 + comb(8, 5)
    assert sum(law) == comb(52, 5) * comb(47, in_hand)
    assert law == by_arithmetic(in_hand)


def test_every_low_of_the_2809475760_deals_of_two_is_as_frequent_as_arithmetic_says():
    same_for(2)


@pytest.mark.slow
def test_every_low_of_the_463563500400_deals_of_omaha_is_as_frequent_as_arithmetic_says():
    same_for(4)
