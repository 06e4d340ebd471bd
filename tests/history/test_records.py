"""Recorded hands played by the compiled law lead where they lead in CPython, or are left to it."""

import random
from dataclasses import fields, replace

import pytest
from tests.history.plays import at_random, standard_game
from tests.history.recorded import HANDS, real

from cardwright.fast import available
from cardwright.history import write_phh
from cardwright.history.check import Pace, check_text
from cardwright.history.encode import encode
from cardwright.history.errors import PhhError
from cardwright.history.phh_text import read_phh
from cardwright.history.replay import Outcome, run
from cardwright.history.variants import VARIANTS

FILES = sorted(path.name for path in HANDS.iterdir() if path.suffix in (".phh", ".phhs"))

pytestmark = pytest.mark.skipif(not available(), reason="Numba is not installed")


def told(outcome: Outcome | None) -> tuple[object, ...] | None:
    """All of an outcome but what only CPython writes down."""
    if outcome is None:
        return None
    return tuple(
        getattr(outcome, field.name) for field in fields(outcome) if field.name not in ("coded", "log")
    )


def coded(hands):
    """The hands that can be encoded."""
    for hand in hands:
        try:
            yield encode(hand)
        except PhhError:
            continue


@pytest.fixture(scope="module")
def quickly():
    return Pace(slow=0)


@pytest.mark.parametrize("name", FILES)
def test_real_hands_lead_to_the_same_result(name, quickly):
    for each in coded(real(name)):
        found = quickly(each)

        assert found is None or told(found) == told(run(each))


def test_nearly_all_hands_of_online_rooms_need_no_explaining(quickly):
    hands = [each for name in FILES if name.endswith(".phhs") for each in coded(real(name))]

    assert sum(quickly(each) is not None for each in hands) > 0.8 * len(hands) > 10


@pytest.mark.parametrize("code", VARIANTS)
def test_random_hands_of_every_variant_lead_to_the_same_result(code, quickly, seed):
    chance = random.Random(seed)
    followed = 0
    for _ in range(6):
        game, seats = standard_game(code, chance)
        for each in coded(read_phh(write_phh(at_random(game, seats, chance).history))):
            found = quickly(each)
            followed += found is not None
            assert found is None or told(found) == told(run(each))

    assert followed or VARIANTS[code].draws  # the dealer of a draw is asked in portions


def test_a_step_that_is_not_legal_is_left_to_be_explained(quickly, seed):
    """One number of one step is changed: the outcome is the same, or none."""
    chance = random.Random(seed)
    left = 0
    for each in coded(real("abs.phhs")):
        for _ in range(10):
            steps = [list(step) for step in each.steps]
            steps[chance.randrange(len(steps))][chance.choice((0, 2))] = chance.randrange(-1, 9)
            changed = replace(each, steps=[tuple(step) for step in steps])
            found = quickly(changed)
            left += found is None
            assert found is None or told(found) == told(run(changed))

    assert left


def test_the_first_hands_are_left_to_cpython():
    pace = Pace(slow=2)
    [hand] = coded(real("pluribus-fold.phh"))

    assert [pace(hand) is None for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize("name", FILES)
def test_verdicts_are_the_same(name, quickly):
    text = (HANDS / name).read_text(encoding="utf-8")

    assert list(check_text(text, quickly)) == list(check_text(text))
