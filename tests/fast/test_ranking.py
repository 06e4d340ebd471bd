"""Ranking by looking up gives the law's strengths, hand for hand."""

import numpy as np
import pytest

from cardwright.cards.rankings import high
from cardwright.fast.compiled import compiled
from cardwright.fast.looking_up import looked_up
from cardwright.fast.ranking import lookup, rank_card_rows, rank_hands

SEVEN_CARD_HANDS = [
    0,
    23_294_460,
    58_627_800,
    31_433_400,
    6_461_620,
    6_180_020,
    4_047_644,
    3_473_184,
    224_848,
    41_584,
]


def random_hands(seed, count, size=7):
    places = np.random.default_rng(seed).random((count, 52)).argsort(axis=1)[:, :size]
    cards = (places // 13 * 16 + places % 13).astype(np.uint8)
    return cards, (np.int64(1) << cards.astype(np.int64)).sum(axis=1)


def test_masks_have_the_strengths_of_the_law(seed):
    _, masks = random_hands(seed, 20_000)

    assert rank_hands(masks).tolist() == [high(mask) for mask in masks.tolist()]


def test_rows_of_cards_have_the_strengths_of_their_masks(seed):
    cards, masks = random_hands(seed, 100_000)

    assert (rank_card_rows(cards) == rank_hands(masks)).all()


@pytest.mark.parametrize("size", [0, 1, 2, 4, 5, 6, 8])
def test_other_numbers_of_cards_are_ranked_by_the_law(seed, size):
    _, masks = random_hands(seed, 500, size)

    assert rank_hands(masks).tolist() == [high(mask) for mask in masks.tolist()]


def test_the_shape_of_the_array_stays(seed):
    _, masks = random_hands(seed, 24)

    assert rank_hands(masks.reshape(2, 3, 4)).shape == (2, 3, 4)


def all_seven(deck, tables, counts):
    """Compiled: every hand, counted by category; how many differ from the law."""
    wrong = 0
    for a in range(6, 52):
        for b in range(5, a):
            for c in range(4, b):
                for d in range(3, c):
                    for e in range(2, d):
                        five = deck[a] | deck[b] | deck[c] | deck[d] | deck[e]
                        for f in range(1, e):
                            for g in range(f):
                                cards = five | deck[f] | deck[g]
                                found = looked_up(cards, tables)
                                wrong += found != high(cards)
                                counts[found >> 20] += 1
    return wrong


@pytest.mark.slow
def test_all_seven_card_hands_are_the_laws():
    counts = np.zeros(10, np.int64)
    deck = np.array([1 << 16 * suit + rank for suit in range(4) for rank in range(13)], np.int64)
    arguments = (deck, lookup(), counts)

    assert compiled(all_seven, *arguments)(*arguments) == 0
    assert counts.tolist() == SEVEN_CARD_HANDS
