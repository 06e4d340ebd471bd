"""The random player: always legal, and the same for the same seed."""

import pytest

from cardwright import CATALOGUE, apply, deal_out, observe, start
from cardwright.fair import SeededChance, SeededDealer
from cardwright.players import RandomPlayer


@pytest.mark.parametrize("name", CATALOGUE)
def test_only_legal_actions_are_chosen_and_the_same_again(name, seed):
    def actions():
        player, dealer = RandomPlayer(SeededChance(seed)), SeededDealer(seed)
        state = deal_out(start(CATALOGUE[name]), dealer).state
        chosen = []
        while not state.is_over and len(chosen) < 200:
            view = observe(state, state.actor)
            chosen.append(player.choose(view))
            assert chosen[-1] in view.legal
            state = deal_out(apply(state, state.actor, chosen[-1]).state, dealer).state
        return chosen

    assert actions() == actions()
