from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.cards.naive import five_card_classes, parts, short_key, totals

from cardwright.cards import SHORT, SHORT_HIGH, SHORT_TRIPS, cards_in, parse_set, strength
from cardwright.cards.rankings.high import CATEGORY, MADE
from cardwright.cards.rankings.short import short_high, short_high_trips

# By place: 1 high card to 9 straight flush, the flush above the full house.
FIVE_CARD_HANDS = {
    9: 24,  # 6 tops, nine to ace, in 4 suits
    8: 288,  # 9 ranks, 32 kickers
    7: 480,  # flushes: 4 × (C(9,5) - 6)
    6: 1728,  # full houses: 9 × C(4,3) trips with 8 × C(4,2) pairs
    5: 6120,  # straights: 6 × (4**5 - 4)
    4: 16128,  # trips: 9 × C(4,3) × C(8,2) × 4**2
    3: 36288,  # C(9,2) × C(4,2)**2 × 28
    2: 193536,  # 9 × C(4,2) × C(8,3) × 4**3
    1: 122400,  # (C(9,5) - 6) × (4**5 - 4)
}
TRIPS_BEAT_STRAIGHTS = (1, 2, 3, 5, 4, 7, 6, 8, 9)


def every_hand():
    return map(sum, combinations([1 << card for card in cards_in(SHORT)], 5))


def test_all_five_card_hands_fall_into_the_nine_categories():
    counted = Counter(short_high(cards) >> CATEGORY for cards in every_hand())

    assert counted == FIVE_CARD_HANDS
    assert counted.total() == comb(36, 5) == 376_992


def test_where_trips_beat_a_straight_the_two_change_places():
    counted = totals(lambda cards: short_high_trips(cards) >> CATEGORY, five_card_classes(lowest_rank=4))

    assert counted == FIVE_CARD_HANDS | {5: 16128, 4: 6120}


@pytest.mark.parametrize(
    ("ranking", "order"),
    [(short_high, (1, 2, 3, 4, 5, 7, 6, 8, 9)), (short_high_trips, TRIPS_BEAT_STRAIGHTS)],
)
def test_five_card_hands_are_ordered_as_a_plain_ranker_orders_them(ranking, order):
    hands = [mask for mask, _ in five_card_classes(lowest_rank=4)]
    ours = sorted({(ranking(mask), short_key(mask, order)) for mask in hands})

    assert len(ours) == len({key for _, key in ours}) == len({worth for worth, _ in ours})
    assert [key for _, key in ours] == sorted(key for _, key in ours)


@pytest.mark.parametrize("ranking", [short_high, short_high_trips])
@pytest.mark.parametrize("count", [6, 7, 9])
def test_of_more_cards_the_best_five_count(seed, ranking, count):
    random = Random(f"{seed}/{count}")
    for _ in range(150):
        cards = sum(1 << card for card in random.sample(cards_in(SHORT), count))

        assert ranking(cards) == max(map(ranking, parts(cards, 5)))


def worth(ranking: int, written: str) -> int:
    return strength(ranking, parse_set(written), 0)


def test_the_ace_is_low_below_the_six():
    assert worth(SHORT_HIGH, "Ah 6d 7c 8s 9h") == 5 << CATEGORY | 1 << 9 - 2 << MADE
    assert worth(SHORT_HIGH, "Ah 6h 7h 8h 9h") == 9 << CATEGORY | 1 << 9 - 2 << MADE
    assert worth(SHORT_HIGH, "Ah 6d 7c 8s 9h Tc") == 5 << CATEGORY | 1 << 10 - 2 << MADE


def test_a_flush_beats_a_full_house():
    assert worth(SHORT_HIGH, "6h 7h 8h 9h Jh") > worth(SHORT_HIGH, "Ah Ad Ac Kd Kc")


def test_both_ranks_of_trips_are_offered():
    trips, straight = "Ah Ad Ac Kd Qc", "Ah 6d 7c 8s 9h"

    assert worth(SHORT_HIGH, trips) < worth(SHORT_HIGH, straight)
    assert worth(SHORT_TRIPS, trips) > worth(SHORT_TRIPS, straight)
    assert worth(SHORT_TRIPS, "6h 7h 8h 9d Td 6c 6s") >> MADE == 5 << CATEGORY - MADE | 1 << 6 - 2
