"""Numbers by chance: the published generators, and exactly uniform ranges."""

from collections import Counter
from itertools import product

import pytest

from cardwright.fair import FairError, SeededChance, SystemChance
from cardwright.fair.chance import MASK, below, mixed

# The critical values of chi-square at one in a million, for so many degrees of freedom.
ONE_IN_A_MILLION = {5: 35.9, 51: 125.6, 99: 193.2}


def test_the_generator_gives_the_published_numbers():
    """xoshiro256** from the state 1, 2, 3, 4, as its implementations are tested."""
    chance = SeededChance(0)
    chance.state = (1, 2, 3, 4)

    assert [chance.word() for _ in range(5)] == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
    ]


def test_the_seeding_gives_the_published_numbers():
    """splitmix64 from 1234567."""
    weyl = [1234567 + step * 0x9E3779B97F4A7C15 & MASK for step in (1, 2, 3)]

    assert [mixed(word) for word in weyl] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_seed_gives_the_same_numbers_on_every_machine():
    chance = SeededChance(2024)

    assert [chance.randrange(52) for _ in range(10)] == [3, 50, 4, 10, 49, 15, 25, 16, 35, 3]


@pytest.mark.parametrize("width", [3, 4, 5])
@pytest.mark.parametrize("stop", range(1, 33))
def test_every_number_comes_from_as_many_words(width, stop):
    """The whole reduction, enumerated on small words: what is accepted is even, exactly."""
    bits = (stop - 1).bit_length()
    words = -(-bits // width)
    found = Counter()
    for choice in product(range(2**width), repeat=words):
        number = first(stop, choice, width)
        if number is not None:
            found[number] += 1

    assert set(found) == set(range(stop))
    assert len(set(found.values())) == 1


def first(stop, words, width):
    """What these words give, or nothing if they are thrown away."""
    left = iter(words)
    try:
        return below(stop, lambda: next(left), width)
    except StopIteration:
        return None


def test_words_that_are_too_large_are_thrown_away():
    words = iter([7 << 61, 6 << 61, 5 << 61])

    assert below(6, lambda: next(words)) == 5


def test_ranges_wider_than_a_word_are_reached():
    chance = SeededChance(1)
    numbers = [chance.randrange(3 << 64) for _ in range(200)]

    assert {number >> 64 for number in numbers} == {0, 1, 2}


@pytest.mark.parametrize(
    "make", [lambda seed: SeededChance(seed), lambda _: SystemChance()], ids=["seeded", "system"]
)
@pytest.mark.parametrize("stop", [6, 52, 100])
def test_numbers_are_even_as_far_as_a_sample_shows(make, stop, seed):
    chance = make(seed)
    found = Counter(chance.randrange(stop) for _ in range(100 * stop))
    square = sum((found[number] - 100) ** 2 / 100 for number in range(stop))

    assert square < ONE_IN_A_MILLION[stop - 1]


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, True, "1", None])
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(FairError) as refused:
        SeededChance(seed)

    assert refused.value.code == "fair/seed"


@pytest.mark.parametrize("stop", [0, -5])
def test_an_empty_range_is_refused(stop):
    with pytest.raises(FairError) as refused:
        SeededChance(1).randrange(stop)

    assert refused.value.code == "fair/range"
