"""What an action raises to, all-in among them: the formats know raises, and no all-in of its own."""

from __future__ import annotations

from cardwright.games.actions import Action
from cardwright.games.state import State
from cardwright.law.words import ALL_IN, BETTING, RAISE


def raised_to(state: State, seat: int, action: Action) -> int:
    """The total in front to which the seat bets or raises; 0 where it does neither.

    >>> from cardwright import HOLDEM, all_in, deal_out, start
    >>> from cardwright.fair import SeededDealer
    >>> state = deal_out(start(HOLDEM, stacks=(200, 200)), SeededDealer(1)).state
    >>> raised_to(state, state.actor, all_in())
    200
    """
    if action.kind == RAISE:
        return action.value
    betting = state.program.code[state.table.at] == BETTING
    return state.table.high if action.kind == ALL_IN and betting else 0
