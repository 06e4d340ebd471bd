from collections import Counter
from itertools import combinations
from math import comb, perm
from random import Random

import pytest
from tests.cards.naive import badugi_key

from cardwright.cards import FULL, cards_in, parse_set
from cardwright.cards.rankings.badugi import badugi, badugi_high_ace
from cardwright.cards.rankings.high import CATEGORY


@pytest.fixture(scope="module")
def every_hand() -> Counter:
    """How often each strength comes among the C(52,4) hands."""
    return Counter(map(badugi, map(sum, combinations([1 << card for card in cards_in(FULL)], 4))))


def test_there_are_1092_badugi_hands(every_hand):
    """Any one to four of the thirteen ranks."""
    assert len(every_hand) == comb(13, 4) + comb(13, 3) + comb(13, 2) + 13 == 1092


def test_badugis_are_as_rare_as_arithmetic_says(every_hand):
    counted = Counter()
    for worth, hands in every_hand.items():
        counted[worth >> CATEGORY] += hands

    assert counted[4] == perm(13, 4) == 17160  # a rank of its own for each suit
    assert counted[1] == 13 + 4 * comb(13, 4) == 2873  # all of one rank or all of one suit
    assert counted[2] == 96252
    assert counted[3] == 154440
    assert counted.total() == comb(52, 4) == 270725


@pytest.mark.parametrize(("ranking", "ace"), [(badugi, 1), (badugi_high_ace, 14)])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7])
def test_hands_are_ordered_as_a_plain_ranker_orders_them(seed, ranking, ace, count):
    random = Random(f"{seed}/{count}")
    hands = [sum(1 << card for card in random.sample(cards_in(FULL), count)) for _ in range(150)]
    ours = sorted({(ranking(cards), badugi_key(cards, ace)) for cards in hands})

    assert len({worth for worth, _ in ours}) == len({key for _, key in ours}) == len(ours)
    assert [key for _, key in ours] == sorted(key for _, key in ours)


def test_more_cards_beat_lower_cards():
    assert badugi(parse_set("Kc Qd Jh Ts")) > badugi(parse_set("Ac 2d 3h 3s"))


def test_the_best_badugi_is_four_to_the_ace():
    assert badugi(parse_set("Ac 2d 3h 4s")) > badugi(parse_set("2c 3d 4h 5s"))
    assert badugi_high_ace(parse_set("Ac 2d 3h 4s")) < badugi_high_ace(parse_set("2c 3d 4h 5s"))


def test_the_lower_of_two_cards_that_clash_is_kept():
    assert badugi(parse_set("Kc 2c 3d 4h")) == badugi(parse_set("2c 3d 4h"))
    assert badugi(parse_set("2c 2d 3d Kh")) == badugi(parse_set("2c 3d Kh"))


def test_no_cards_are_no_badugi():
    assert badugi(0) == badugi_high_ace(0) == 0
