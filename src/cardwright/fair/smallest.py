"""The smallest list of actions that still breaks the same promise.

Parts of the list are left out, large ones first; what is not legal any more without them is left
out too. As long as the same check fails, the shorter list is kept.
"""

from __future__ import annotations

from cardwright.fair.chance import SeededChance
from cardwright.fair.watch import Choose, Move, Sitting, watch
from cardwright.games import Action, State, legal

MOST_TRIES = 300
MOST_WORK = 60_000  # actions in all


def smallest(sitting: Sitting, moves: list[Move], check: str) -> list[Move]:
    """A list as short as a few hundred tries find it."""
    best = shorter(sitting, moves, check) or moves
    part = max(1, len(best) // 2)
    tries = work = 0
    while tries < MOST_TRIES and work < MOST_WORK:
        start = 0
        found = False
        while start < len(best) and tries < MOST_TRIES and work < MOST_WORK:
            tries += 1
            work += len(best)
            less = shorter(sitting, best[:start] + best[start + part :], check)
            if less is not None and len(less) < len(best):
                best, found = less, True
            else:
                start += part
        if part == 1 and not found:
            break
        part = max(1, part // 2)
    return best


def shorter(sitting: Sitting, moves: list[Move], check: str) -> list[Move] | None:
    """What of these actions it takes for the check to fail, if it does."""
    watched = watch(sitting, script(moves), SeededChance(0), sample=1)
    if watched.broken is None or watched.broken.check != check:
        return None
    return watched.moves


def script(moves: list[Move]) -> Choose:
    """Choose these actions in their order, passing over what is not legal."""
    left = iter(moves)

    def choose(state: State) -> Action | None:
        for seat, action in left:
            if seat == state.actor and action in legal(state):
                return action
        return None

    return choose
