"""The smallest list of actions that still breaks the same promise.

Parts of the list are left out, large ones first, and single actions turned into folds; what is not
legal any more then is left out too. As long as the same check fails, the simpler list is kept.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.fair.chance import SeededChance
from cardwright.fair.watch import Choose, Move, Sitting, watch
from cardwright.games import Action, Kind, State, legal

MOST_WORK = 60_000  # actions in all
FOLD = Action(Kind.FOLD)


def smallest(sitting: Sitting, moves: list[Move], check: str) -> list[Move]:
    """A list as simple as a few hundred tries find it."""
    best = breaking(sitting, moves, check) or moves
    work = 0
    is_simpler = True
    while is_simpler and work < MOST_WORK:
        is_simpler = False
        for simpler in simplified(best):
            work += len(best)
            found = breaking(sitting, simpler, check)
            if found is not None and size(found) < size(best):
                best, is_simpler = found, True
                break
            if work >= MOST_WORK:
                break
    return best


def simplified(moves: list[Move]) -> Iterator[list[Move]]:
    """The list without some part of it, from half of it down to one action; then with a fold more."""
    part = len(moves) // 2
    while part:
        for start in range(0, len(moves), part):
            yield moves[:start] + moves[start + part :]
        part //= 2
    for place, (seat, action) in enumerate(moves):
        if seat >= 0 and action != FOLD:
            yield [*moves[:place], (seat, FOLD), *moves[place + 1 :]]


def size(moves: list[Move]) -> tuple[int, int]:
    """Fewer actions are simpler, and of as many those with more folds."""
    return len(moves), sum(action != FOLD for _, action in moves)


def breaking(sitting: Sitting, moves: list[Move], check: str) -> list[Move] | None:
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
