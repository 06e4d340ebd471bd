"""Badugis over every hand of four and of five cards, the ace low and high: badugi, badacey, badeucey.

Ranks and suits are rows and columns, and a badugi is so many cards of which no two share one; then a
hand has no badugi of more than k cards exactly where k rows and columns hold all of it (Kőnig).
"""

from math import comb, perm

import numpy as np
import pytest

from cardwright.cards import FULL, cards_in
from cardwright.cards.rankings import badugi, badugi_high_ace
from cardwright.cards.rankings.high import CATEGORY
from cardwright.fast.compiled import compiled

DECK = np.array([1 << card for card in cards_in(FULL)], np.int64)

FOURS = [0, 2873, 96252, 154440, perm(13, 4)]

ONE_SUIT = 4 * comb(13, 5)
TWO_SUITS = comb(4, 2) * (comb(26, 5) - 2 * comb(13, 5))
SUIT_AND_RANK = 4 * 13 * (comb(13, 3) * comb(3, 2) + comb(13, 2))  # three and two of a rank, two and three
TWO_RANKS = 13 * 12 * comb(4, 3) * comb(4, 2)  # full houses; four and one are a suit and a rank
ALL_SUITS = 4 * perm(13, 3) * (comb(13, 2) - comb(3, 2))  # of the suit held twice, one rank is new
FIVES = [0, ONE_SUIT, TWO_SUITS + SUIT_AND_RANK + TWO_RANKS, 0, ALL_SUITS]
FIVES[3] = comb(52, 5) - sum(FIVES)


def all_hands(deck, fifths, low, high):
    """Compiled: every hand of four, or of five, counted by category with the ace low and high.

    With every rank one lower and the deuce as the ace, a hand with the ace high is one with it low.
    Returns how many are not.
    """
    wrong = 0
    for a in range(3, len(deck)):
        for b in range(2, a):
            for c in range(1, b):
                for d in range(c):
                    for e in range(d if fifths else 1):
                        cards = deck[a] | deck[b] | deck[c] | deck[d]
                        if fifths:
                            cards |= deck[e]
                        strength = badugi_high_ace(cards)
                        count = strength >> CATEGORY
                        low[badugi(cards) >> CATEGORY] += 1
                        high[count] += 1
                        deuces = cards & 0x0001_0001_0001_0001
                        moved = badugi((cards ^ deuces) >> 1 | deuces << 12)
                        wrong += strength != moved
    return wrong


@pytest.mark.parametrize(("fifths", "expected"), [(0, FOURS), (1, FIVES)], ids=["four", "five"])
def test_badugis_of_every_hand_are_as_rare_as_arithmetic_says_and_the_ace_is_only_moved(fifths, expected):
    low, high = np.zeros(5, np.int64), np.zeros(5, np.int64)
    arguments = (DECK, fifths, low, high)

    assert compiled(all_hands, *arguments)(*arguments) == 0
    assert low.tolist() == high.tolist() == expected
    assert low.sum() == comb(52, 4 + fifths)
