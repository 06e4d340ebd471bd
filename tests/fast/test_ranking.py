"""Ranking by looking up gives the law's strengths, hand for hand."""

import numpy as np
import pytest

from cardwright.cards import CardwrightError, parse_set
from cardwright.cards.rankings import high
from cardwright.cards.rankings.high import CATEGORY
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


ROYAL = parse_set("AsKsQsJsTs2d3d")
MASKS = np.full(4, ROYAL)


def read_only():
    out = np.zeros(4, np.int32)
    out.flags.writeable = False
    return out


@pytest.mark.parametrize(
    ("hands", "out", "code"),
    [
        (MASKS.astype(float), None, "rank/cards"),
        (np.array(["AsKs"]), None, "rank/cards"),
        (np.array([True]), None, "rank/cards"),
        (None, None, "rank/cards"),
        ([-1], None, "rank/cards"),
        ([2**64 - 1], None, "rank/cards"),
        ([0b111 << 13 | 0b111 << 29 | 1 << 45], None, "rank/cards"),
        (MASKS, np.zeros(3, np.int32), "rank/out"),
        (MASKS, np.zeros(5, np.int32), "rank/out"),
        (MASKS, np.zeros(4, np.int8), "rank/out"),
        (MASKS, np.zeros(4), "rank/out"),
        (MASKS, np.zeros(8, np.int32)[::2], "rank/out"),
        (MASKS, read_only(), "rank/out"),
        (MASKS, [0, 0, 0, 0], "rank/out"),
    ],
)
def test_masks_that_cannot_be_ranked_are_refused(hands, out, code):
    with pytest.raises(CardwrightError) as refused:
        rank_hands(hands, out)

    assert refused.value.code == code


def test_nothing_is_written_past_the_end():
    kept = np.zeros(1000, np.int32)

    with pytest.raises(CardwrightError):
        rank_hands(np.full(500, ROYAL), out=kept[:2])

    assert not kept.any()


@pytest.mark.parametrize(
    ("rows", "out", "code"),
    [
        (np.zeros((3, 5), np.uint8), None, "rank/shape"),
        (np.arange(7, dtype=np.uint8), None, "rank/shape"),
        (np.zeros((3, 7)), None, "rank/cards"),
        (np.array([[-1, 300, 0, 1, 2, 3, 4]]), None, "rank/cards"),
        (np.full((1, 7), 255, np.uint8), None, "rank/cards"),
        (np.array([[0, 1, 2, 3, 4, 5, 13]], np.uint8), None, "rank/cards"),
        (np.array([[0, 1, 2, 3, 4, 5, 64 + 6]], np.uint8), None, "rank/cards"),
        (np.arange(7, dtype=np.uint8).reshape(1, 7), np.zeros(2, np.int32), "rank/out"),
    ],
)
def test_rows_that_cannot_be_ranked_are_refused(rows, out, code):
    with pytest.raises(CardwrightError) as refused:
        rank_card_rows(rows, out)

    assert refused.value.code == code


@pytest.mark.parametrize("kind", [np.int64, np.uint64, object])
def test_masks_of_other_kinds_are_masks_if_they_are_whole(kind):
    if kind is object:
        masks = [ROYAL, ROYAL]
    else:
        masks = np.array([ROYAL, ROYAL], kind)

    assert rank_hands(masks).tolist() == [high(ROYAL)] * 2


def test_no_hands_have_no_ranks():
    assert rank_hands([]).shape == (0,)
    assert rank_card_rows(np.zeros((0, 7), np.uint8)).shape == (0,)


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
                                counts[found >> CATEGORY] += 1
    return wrong


@pytest.mark.slow
def test_all_seven_card_hands_are_the_laws():
    counts = np.zeros(10, np.int64)
    deck = np.array([1 << 16 * suit + rank for suit in range(4) for rank in range(13)], np.int64)
    arguments = (deck, lookup(), counts)

    assert compiled(all_seven, *arguments)(*arguments) == 0
    assert counts.tolist() == SEVEN_CARD_HANDS
