"""The player without a thought: any legal action, kind first, then its value.

Measures, tests and newcomers need somebody to beat.
"""

from __future__ import annotations

from cardwright.games import Action, Observation
from cardwright.games.legal import Chance


class RandomPlayer:
    """Chooses at random, evenly among the kinds and then among the values.

    >>> from random import Random
    >>> from cardwright.games import HOLDEM, deal_out, observe, sample_cards, start
    >>> chance = Random(1)
    >>> state = start(HOLDEM, stacks=(200, 200), button=0)
    >>> state = deal_out(state, lambda cards, count: sample_cards(cards, count, chance)).state
    >>> RandomPlayer(chance).choose(observe(state, 0)) in observe(state, 0).legal
    True
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: Observation) -> Action:
        """One of the legal actions."""
        return view.legal.sample(self.chance)
