from itertools import combinations

import pytest
from tests.cards.naive import parts

from cardwright.cards import parse_set
from cardwright.cards.rankings.choices import next_choice
from cardwright.cards.rankings.rows import (
    BELOW_DEUCE,
    BELOW_SIX,
    NOWHERE_ELSE,
    highest,
    lowest,
    piles,
    rows,
    straight,
    top,
    turned,
)


@pytest.mark.parametrize(
    ("ace_too", "ranks", "low_straight"),
    [
        (BELOW_DEUCE, range(2, 15), {14, 2, 3, 4, 5}),
        (BELOW_SIX, range(6, 15), {14, 6, 7, 8, 9}),
        (NOWHERE_ELSE, range(2, 15), None),
    ],
)
def test_every_row_has_the_straight_that_can_be_seen_in_it(ace_too, ranks, low_straight):
    straights = [{*range(top - 4, top + 1)} for top in range(6, 15)]
    for count in range(len(ranks) + 1):
        for held in map(set, combinations(ranks, count)):
            tops = [max(five) for five in straights if five <= held]
            if low_straight and low_straight <= held:
                tops.append(max(low_straight - {14}))

            top = straight(sum(1 << rank - 2 for rank in held), ace_too)
            assert top == (1 << max(tops) - 2 if tops else 0)


def test_piles_are_the_ranks_held_once_twice_three_times_and_four_times():
    once, twice, thrice, four = piles(rows(parse_set("AcAdAhAs KcKdKs 9h9s 2d")))

    assert once == 1 << 12 | 1 << 11 | 1 << 7 | 1
    assert twice == 1 << 12 | 1 << 11 | 1 << 7
    assert thrice == 1 << 12 | 1 << 11
    assert four == 1 << 12


def test_a_row_turned_has_its_ace_below_the_deuce():
    assert turned(1 << 12) == 1
    assert turned(1 << 11 | 1) == 1 << 12 | 1 << 1


def test_of_a_row_the_highest_or_the_lowest_ranks_are_kept():
    assert highest(0b1_0110_0101, 3) == 0b1_0110_0000
    assert lowest(0b1_0110_0101, 3) == 0b0_0010_0101
    assert highest(0b101, 5) == lowest(0b101, 5) == 0b101
    assert top(0b101) == 0b100
    assert top(0) == 0


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_choices_are_all_the_combinations_each_once(count):
    cards = parse_set("2c 9c Td 3h Ah As")
    choices, choice = [], 0
    while choice := next_choice(choice, cards, count):
        choices.append(choice)

    assert len(choices) == len(set(choices))
    assert set(choices) == set(parts(cards, count))


@pytest.mark.parametrize("written", ["", "2c", "2c As"])
def test_of_too_few_cards_all_are_chosen_once(written):
    cards = parse_set(written)

    assert next_choice(0, cards, 3) == cards
    assert next_choice(cards, cards, 3) == 0
