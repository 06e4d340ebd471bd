"""The contract over the whole catalogue: a hundred thousand random actions, a million when slow."""

import pytest

from cardwright.fair import check_game
from cardwright.games import CATALOGUE

FAST = 100_000
SLOW = 1_000_000


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_contract_holds_for_random_actions(name, seed):
    """Every action's chips, cards and actor are checked, and one in thirty-two of them closely."""
    assert_contract(CATALOGUE[name], FAST // len(CATALOGUE), seed, sample=32)


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
def test_the_contract_holds_for_a_million_random_actions(name, seed, scale):
    assert_contract(CATALOGUE[name], int(SLOW * scale) // len(CATALOGUE), 1000 + seed, sample=8)


def assert_contract(game, actions, seed, *, sample):
    played = 0
    part = 0
    while played < actions:
        report = check_game(game, plays=20, seed=1_000_000 * seed + part, sample=sample)
        assert report.is_ok, report
        played += report.actions
        part += 1
