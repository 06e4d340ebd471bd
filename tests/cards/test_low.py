from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.cards.naive import ace_to_five_key, deuce_to_seven_key, five_card_classes, parts, totals

from cardwright.cards import FULL, cards_in, parse_set
from cardwright.cards.rankings.high import CATEGORY, high
from cardwright.cards.rankings.low import TURNED, ace_to_five, deuce_to_seven, eight_or_better

CLASSES = list(five_card_classes())


def random_hand(random: Random, count: int) -> int:
    return sum(1 << card for card in random.sample(cards_in(FULL), count))


def kind(strength: int) -> int:
    return TURNED - strength >> CATEGORY


def test_ace_to_five_knows_6175_lows():
    """C(13+4,5) multisets of five ranks, less the 13 of five alike."""
    assert len(totals(ace_to_five, CLASSES)) == comb(17, 5) - 13 == 6175


def test_ace_to_five_counts_pairs_and_ignores_straights_and_flushes():
    counted = totals(lambda cards: kind(ace_to_five(cards)), CLASSES)

    assert counted == {1: 1317888, 2: 1098240, 3: 123552, 4: 54912, 7: 3744, 8: 624}
    assert counted[1] == comb(13, 5) * 4**5


@pytest.mark.parametrize(
    ("ranking", "key"), [(ace_to_five, ace_to_five_key), (deuce_to_seven, deuce_to_seven_key)]
)
def test_lows_are_ordered_as_a_plain_ranker_orders_them(ranking, key):
    ours = sorted({(ranking(mask), key(mask)) for mask, _ in CLASSES}, reverse=True)

    assert len({worth for worth, _ in ours}) == len({key for _, key in ours}) == len(ours)
    assert [key for _, key in ours] == sorted(key for _, key in ours)


@pytest.mark.parametrize("ranking", [ace_to_five, deuce_to_seven, eight_or_better])
@pytest.mark.parametrize("count", [6, 7, 8])
def test_of_more_cards_the_best_five_count(seed, ranking, count):
    random = Random(f"{seed}/{count}")
    for _ in range(100):
        cards = random_hand(random, count)

        assert ranking(cards) == max(map(ranking, parts(cards, 5)))


@pytest.mark.parametrize(
    "written",
    [
        "AhAdAcAs KhKdKcKs",  # a full house must do, the aces as trips
        "AhAdAcAs Kh Kd",
        "AhAdAcAs Kh",
        "2h2d2c 3h3d3c 4h4d4c",  # two pair, and the lowest
        "2h2d2c 3h 4h 4d 5c",
        "KhKdKcKs 2h 2d Ac",
    ],
)
def test_ace_to_five_spreads_a_hand_of_few_ranks_thinly(written):
    cards = parse_set(written)

    assert ace_to_five(cards) == max(map(ace_to_five, parts(cards, 5)))


@pytest.mark.slow
@pytest.mark.parametrize("ranking", [ace_to_five, deuce_to_seven, eight_or_better])
def test_each_of_the_2598960_hands_is_worth_what_its_class_is(ranking):
    every = Counter(map(ranking, map(sum, combinations([1 << card for card in cards_in(FULL)], 5))))

    assert every == totals(ranking, CLASSES)


def test_the_wheel_is_the_best_ace_to_five_low():
    assert max(ace_to_five(mask) for mask, _ in CLASSES) == ace_to_five(parse_set("5d4h3s2cAc"))
    assert ace_to_five(parse_set("5d4d3d2dAd")) == ace_to_five(parse_set("5d4h3s2cAc"))


def test_eight_or_better_has_56_lows():
    """Five of the eight ranks from ace to eight, in 4**5 suits each."""
    counted = totals(eight_or_better, CLASSES)

    assert len(counted) - 1 == comb(8, 5) == 56
    assert counted.total() - counted[0] == comb(8, 5) * 4**5 == 57344


def test_eight_or_better_is_the_ace_to_five_low_where_it_qualifies():
    for mask, _ in CLASSES:
        assert eight_or_better(mask) in (0, ace_to_five(mask))


@pytest.mark.parametrize("written", ["9c 7d 4h 2s Ac", "8c 8d 4h 2s Ac", "8c 4h 2s Ac", ""])
def test_what_is_not_five_ranks_to_the_eight_does_not_qualify(written):
    assert eight_or_better(parse_set(written)) == 0


def test_deuce_to_seven_has_7462_hands():
    assert len(totals(deuce_to_seven, CLASSES)) == 7462


def test_deuce_to_seven_counts_the_wheel_as_ace_high():
    """Nine straights are left, and four more plain flushes: the suited wheels."""
    counted = totals(lambda cards: kind(deuce_to_seven(cards)), CLASSES)

    assert counted == {
        1: 1302540 + 1020, 2: 1098240, 3: 123552, 4: 54912, 5: 9180, 6: 5108 + 4, 7: 3744, 8: 624, 9: 36
    }  # fmt: skip


def test_deuce_to_seven_is_high_turned_round_but_for_the_wheel():
    for mask, _ in CLASSES:
        if (mask | mask >> 16) & 0x1FFF != 0x100F:
            assert deuce_to_seven(mask) + high(mask) == TURNED


def test_the_best_deuce_to_seven_hand_is_seven_five():
    best = max(mask for mask, _ in CLASSES if deuce_to_seven(mask) == deuce_to_seven(parse_set("7c5d4h3s2c")))

    assert deuce_to_seven(best) == max(deuce_to_seven(mask) for mask, _ in CLASSES)
    assert deuce_to_seven(parse_set("Ac5d4h3s2c")) < deuce_to_seven(parse_set("KcQdJhTs8c"))
    assert deuce_to_seven(parse_set("Ac5d4h3s2c")) > deuce_to_seven(parse_set("Ac6d4h3s2c"))


@pytest.mark.parametrize("ranking", [ace_to_five, deuce_to_seven])
def test_fewer_cards_rank_as_what_they_are(ranking):
    assert ranking(0) == 0
    assert ranking(parse_set("4c 3d")) > ranking(parse_set("5c 2d")) > ranking(parse_set("2c 2d")) > 0


def test_the_ace_is_low_to_the_five_and_high_to_the_seven():
    ace, king = parse_set("Ac"), parse_set("Kc")

    assert ace_to_five(ace) > ace_to_five(king)
    assert deuce_to_seven(ace) < deuce_to_seven(king)
