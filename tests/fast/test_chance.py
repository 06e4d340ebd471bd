"""Chance by counting is even, repeatable, and the same whoever plays."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from cardwright.cards import FULL, parse_set
from cardwright.fast.chance import below, between, bit_at, chance_at, chance_of, mixed, some_of, wrapped


def is_even(counts, kinds, total):
    """Every kind within five standard deviations of its share."""
    share = total / kinds
    return len(counts) == kinds and all(abs(count - share) < 5 * sqrt(share) for count in counts.values())


@pytest.mark.parametrize("count", [1, 2, 3, 7, 52])
def test_below_is_even(count, seed):
    drawn = Counter(below(chance_at(seed, place), count) for place in range(20_000))

    assert is_even(drawn, count, 20_000)


def test_between_has_both_ends_and_reaches_far(seed):
    drawn = {between(chance_at(seed, place), -2, 2) for place in range(500)}
    far = [between(chance_at(seed, place), 10, 10 + 2**53) for place in range(500)]

    assert drawn == {-2, -1, 0, 1, 2}
    assert min(far) >= 10
    assert max(far) <= 10 + 2**53
    assert max(far) - min(far) > 2**52


@pytest.mark.parametrize("size", [1, 2, 3])
def test_every_choice_of_cards_is_as_likely(size, seed):
    cards = parse_set("AhKs2c7d9s")
    drawn = Counter(some_of(chance_at(seed, place), cards, size) for place in range(20_000))

    assert is_even(drawn, len(list(combinations(range(5), size))), 20_000)


def test_no_more_cards_are_drawn_than_there_are(seed):
    assert some_of(seed, parse_set("AhKs"), 5) == parse_set("AhKs")
    assert some_of(seed, FULL, 7).bit_count() == 7
    assert some_of(seed, FULL, 0) == 0


def test_the_place_of_a_bit():
    assert [bit_at(0b1011_0100, place) for place in range(4)] == [2, 4, 5, 7]
    assert bit_at(FULL, 51) == 60


def test_numbers_stay_in_64_bits(seed):
    assert wrapped(2**63) == -(2**63)
    assert all(-(2**63) <= mixed(chance_at(seed, place)) < 2**63 for place in range(1000))


def test_hands_differ_by_seed_and_number(seed):
    assert len({chance_of(seed + s, hand) for s in range(50) for hand in range(50)}) == 2500
