from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.cards.naive import five_card_classes, high_key, parts, totals

from cardwright.cards import FULL, HIGH, cards_in, parse_set, strength
from cardwright.cards.rankings.high import CATEGORY, MADE, high
from cardwright.cards.rankings.rows import ROW

FIVE_CARD_HANDS = {
    9: 40,  # 10 tops in 4 suits, royals included
    8: 624,  # 13 ranks, 48 kickers
    7: 3744,  # 13 × C(4,3) trips with 12 × C(4,2) pairs
    6: 5108,  # 4 × (C(13,5) - 10)
    5: 10200,  # 10 × (4**5 - 4)
    4: 54912,  # 13 × C(4,3) × C(12,2) × 4**2
    3: 123552,  # C(13,2) × C(4,2)**2 × 44
    2: 1098240,  # 13 × C(4,2) × C(12,3) × 4**3
    1: 1302540,  # (C(13,5) - 10) × (4**5 - 4)
}


def hand(written: str) -> int:
    return high(parse_set(written))


def random_hand(random: Random, count: int) -> int:
    return sum(1 << card for card in random.sample(cards_in(FULL), count))


def category(mask: int) -> int:
    return high(mask) >> CATEGORY


def row(*ranks: int) -> int:
    return sum(1 << rank - 2 for rank in ranks)


def worth(category: int, made: tuple[int, ...] = (), kickers: tuple[int, ...] = ()) -> int:
    return category << CATEGORY | row(*made) << MADE | row(*kickers)


def test_all_five_card_hands_fall_into_the_nine_categories():
    counted = totals(category, five_card_classes())

    assert counted == FIVE_CARD_HANDS
    assert counted.total() == comb(52, 5) == 2_598_960


def test_there_are_four_royal_flushes():
    assert totals(high, five_card_classes())[worth(9, (14,))] == 4


def test_five_cards_make_7462_different_strengths():
    assert len(totals(high, five_card_classes())) == 7462


def test_five_card_hands_are_ordered_as_a_plain_ranker_orders_them():
    hands = [mask for mask, _ in five_card_classes()]
    ours = sorted({(high(mask), high_key(mask)) for mask in hands})

    assert len(ours) == 7462
    assert [key for _, key in ours] == sorted(key for _, key in ours)


@pytest.mark.slow
def test_each_of_the_2598960_hands_is_worth_what_its_class_is():
    every = Counter(map(high, map(sum, combinations([1 << card for card in cards_in(FULL)], 5))))

    assert every == totals(high, five_card_classes())


@pytest.mark.parametrize("count", [5, 6, 7, 8, 11])
def test_of_more_cards_the_best_five_count(seed, count):
    random = Random(f"{seed}/{count}")
    for _ in range(100):
        cards = random_hand(random, count)

        assert high(cards) == max(map(high, parts(cards, 5)))
        key = max(map(high_key, parts(cards, 5)))
        best = high(cards)
        assert best >> CATEGORY == key[0]
        assert (best >> MADE & ROW or best & ROW).bit_length() + 1 == key[1][0]


@pytest.mark.parametrize("suits", [(1, 0, 2, 3), (3, 2, 1, 0), (1, 2, 3, 0)])
def test_suits_have_no_rank(seed, suits):
    random = Random(seed)
    for _ in range(200):
        cards = random_hand(random, 7)
        moved = sum((cards >> 16 * suit & 0x1FFF) << 16 * new for suit, new in enumerate(suits))

        assert high(moved) == high(cards)


def test_ace_to_six_is_a_six_high_straight():
    """A rival tests the wheel first and calls this five-high: 1 in 882 hands of seven."""
    assert hand("Ah 2c 3d 4s 5h 6c") == hand("2c 3d 4s 5h 6c")
    assert hand("Ah 2h 3h 4h 5h 6h Kc") == hand("2h 3h 4h 5h 6h")


def test_the_wheel_is_the_lowest_straight():
    assert hand("Ah 2c 3d 4s 5h") == worth(5, (5,))
    assert hand("Ah 2c 3d 4s 5h") < hand("2c 3d 4s 5h 6d")
    assert hand("Ah 2c 3d 4s 5h") > hand("Ah As Ac Kd Qd")


def test_the_steel_wheel_is_a_five_high_straight_flush():
    assert hand("Ah 2h 3h 4h 5h") == worth(9, (5,))
    assert hand("Ah 2h 3h 4h 5h") > hand("Ah As Ac Ad Kd")


@pytest.mark.parametrize("written", ["Qh Kc Ad 2s 3h", "Kc Ad 2s 3h 4c", "Jh Qh Kc Ad 2s"])
def test_a_straight_does_not_go_round_the_ace(written):
    assert hand(written) >> CATEGORY == 1


def test_a_straight_and_a_flush_apart_are_no_straight_flush():
    assert hand("9h Th Jh Qh Kc 2h 3d") == worth(6, (), (12, 11, 10, 9, 2))


@pytest.mark.parametrize(
    ("written", "category", "made", "kickers"),
    [
        ("KhKd 5s5c 9d 2h 3c", 3, (13, 5), (9,)),
        ("KhKd 5s5c 9d9h Ac", 3, (13, 9), (14,)),  # of three pairs the lowest goes
        ("KhKd 5s5c 9d9h 8c", 3, (13, 9), (8,)),
        ("KhKd 5s5c 4d4h 3c", 3, (13, 5), (4,)),  # and may be the kicker
        ("7h7d7c 6s6d6h Ac", 7, (7,), (6,)),  # of two trips the lower is the pair
        ("7h7d7c 6s6d Ah Ac", 7, (7,), (14,)),
        ("9h9d9c9s Ah Ad Ac", 8, (9,), (14,)),
        ("AhAd Kc 9s 6d 3c 2h", 2, (14,), (13, 9, 6)),
        ("7h7d7c Ah Kd 2c 3s", 4, (7,), (14, 13)),
        ("Ah Kh Th 4h 2h Kd Kc", 6, (), (14, 13, 10, 4, 2)),
        ("Ah Kh Th 4h 2h 3h 5h", 9, (5,), ()),
        ("Th 9h 8h 7h 6h Td Tc", 9, (10,), ()),
    ],
)
def test_a_strength_is_the_category_and_the_ranks_that_make_it_and_break_ties(
    written, category, made, kickers
):
    assert hand(written) == worth(category, made, kickers)


@pytest.mark.parametrize(
    ("written", "category", "made", "kickers"),
    [
        ("Ah", 1, (), (14,)),
        ("2c 9d", 1, (), (9, 2)),
        ("9c 9d", 2, (9,), ()),
        ("9c 9d Ah", 2, (9,), (14,)),
        ("9c 9d 9h", 4, (9,), ()),
        ("9c 9d Ah As", 3, (14, 9), ()),
        ("9c 9d 9h As", 4, (9,), (14,)),
        ("9c 9d 9h 9s", 8, (9,), ()),
        ("6h 7h 8h 9h", 1, (), (9, 8, 7, 6)),  # nothing is invented
        ("2h 3h 4h Ah", 1, (), (14, 4, 3, 2)),
    ],
)
def test_fewer_cards_are_what_they_already_are(written, category, made, kickers):
    assert hand(written) == worth(category, made, kickers)


def test_no_cards_are_no_hand():
    assert high(0) == 0
    assert strength(HIGH, 0, 0) == 0


def test_many_cards_hold_the_best_hand_of_each_kind():
    assert hand("Kh Qh 9h 4h 2h As Js 8s 5s 3s") == worth(6, (), (14, 11, 8, 5, 3))  # two flushes
    assert hand("Ah Kh Qh 9h 2h 6s 5s 4s 3s 2s") == worth(9, (6,))  # the lower suit is straight
    assert hand("KhKdKcKs AhAdAcAs") == worth(8, (14,), (13,))
    assert hand("Ah Qh 9h 4h 2h As Ad 2c 2d") == worth(7, (14,), (2,))  # beats the flush
    assert high(FULL) == hand("Th Jh Qh Kh Ah")
