"""Many tables stepped together are many tables stepped alone."""

import numpy as np
import pytest

from cardwright import law
from cardwright.fast import Tables
from cardwright.fast.chance import chance_at, chance_of
from cardwright.fast.choosing import random_deal
from cardwright.games import CATALOGUE, HOLDEM, KUHN, GameError, Kind
from cardwright.games.compile import program
from cardwright.law.words import DEAL, DEALER, NOBODY

COUNT = 64


def dealt(t, code, chance, place):
    """Let the dealer act; how far the chance is used up."""
    while t.actor == DEALER:
        law.act(t, code, DEALER, DEAL, random_deal(t, code, chance_at(chance, place)))
        place += 1
    return place


def test_each_table_is_the_law_by_itself(seed):
    env = Tables(HOLDEM, 1, seats=3)
    chance = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    code = program(HOLDEM, 3)
    for hand in range(40):
        t = law.blank(3)
        t.stack = [200, 200, 200]
        law.start(t, code, hand % 3)
        place = dealt(t, code, chance_of(seed, hand), 0)
        while t.actor != NOBODY:
            assert infos["actor"][0] == t.actor
            assert infos["legal"][0] == law.kinds(t, code, t.actor)
            assert seen[0, env.columns.index("cards")] == t.hand[t.actor]
            assert seen[0, env.columns.index("board")] == t.board[0]
            actions = env.random_actions(chance)
            law.act(t, code, t.actor, *actions[0].tolist())
            place = dealt(t, code, chance_of(seed, hand), place)
            seen, rewards, ended, _, infos = env.step(actions)
            assert ended[0] == (t.actor == NOBODY)
        assert rewards[0].tolist() == [stack - 200 for stack in t.stack]


def test_rewards_add_up_to_nothing_and_hands_end(seed):
    env = Tables(HOLDEM, COUNT, seats=6)
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    hands = 0
    for _ in range(100):
        _, rewards, ended, cut, _ = env.step(env.random_actions(chance))
        hands += ended.sum()
        assert (rewards.sum(axis=1) == 0).all()
        assert (rewards[~ended] == 0).all()
        assert not cut.any()

    assert hands > COUNT


def test_what_is_not_legal_changes_nothing(seed):
    env = Tables(KUHN, COUNT)
    before = env.reset(seed=seed)[0].copy()

    seen, rewards, ended, _, infos = env.step(np.tile([Kind.RAISE, 1000], (COUNT, 1)))

    assert (infos["refused"] != 0).all()
    assert (seen == before).all()
    assert not rewards.any()
    assert not ended.any()


def test_the_same_seeds_deal_the_same_hands(seed):
    first, again, other = Tables(HOLDEM, COUNT), Tables(HOLDEM, COUNT), Tables(HOLDEM, COUNT)

    a, b = first.reset(seed=seed)[0], again.reset(seed=list(range(seed, seed + COUNT)))[0]

    assert (a == b).all()
    assert (a != other.reset(seed=seed + COUNT)[0]).any()


@pytest.mark.parametrize("name", [name for name in CATALOGUE if name != "war"])
def test_every_game_opens(name, seed):
    env = Tables(CATALOGUE[name], 8)

    _, infos = env.reset(seed=seed)

    assert (infos["legal"] > 0).all()
    assert (infos["actor"] >= 0).all()
    assert env.legal_mask().any(axis=1).all()


def test_a_game_without_decisions_is_refused():
    with pytest.raises(GameError, match="nobody decides"):
        Tables(CATALOGUE["war"], 8)
