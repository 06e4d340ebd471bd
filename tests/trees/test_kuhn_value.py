"""Counterfactual regret minimisation, written without knowing any game, finds Kuhn's value.

It sees what a player sees: legal actions, what it was told, and the chips at the end.
"""

from collections import defaultdict

import pytest
from tests.trees.walking import Story, known

from cardwright import DEALER, KUHN, State, apply, legal, start


def solve(state: State, rounds: int) -> float:
    """The first seat's chips per game, when both have learned by regret for so many rounds."""
    regrets: dict = defaultdict(lambda: defaultdict(float))
    total: dict = defaultdict(lambda: defaultdict(float))

    def mix(weights: dict, actions: list) -> dict:
        whole = sum(weights[action] for action in actions)
        return {action: weights[action] / whole if whole else 1 / len(actions) for action in actions}

    def value(state: State, story: Story, reach: tuple[float, float], learn: int) -> float:
        if state.is_over:
            return state.stacks[0] - KUHN.stack
        story += state.events
        actions = list(legal(state))
        after = {action: apply(state, state.actor, action).state for action in actions}
        if state.actor == DEALER:
            return sum(value(after[a], story, reach, learn) for a in actions) / len(actions)
        seat, other = state.actor, 1 - state.actor
        place = (seat, known(story, seat))
        plan = mix(regrets[place] if learn else total[place], actions)
        share = [{seat: reach[seat] * plan[a], other: reach[other]} for a in actions]
        worth = {a: value(after[a], story, (r[0], r[1]), learn) for a, r in zip(actions, share, strict=True)}
        mean = sum(plan[action] * worth[action] for action in actions)
        for action in actions if learn else ():
            better = (worth[action] - mean) * (1 if seat == 0 else -1) * reach[other]
            regrets[place][action] = max(0.0, regrets[place][action] + better)
            total[place][action] += learn * reach[seat] * plan[action]
        return mean

    for learn in range(1, rounds + 1):
        value(state, (), (1.0, 1.0), learn)
    return value(state, (), (1.0, 1.0), 0)


def test_regret_minimisation_through_the_public_face_finds_kuhns_value():
    assert solve(start(KUHN), rounds=400) == pytest.approx(-1 / 18, abs=0.001)
