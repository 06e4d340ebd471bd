"""Recorded steps done one after another, for as long as they are plainly legal.

Plain functions: `history` runs them as they are, for a hand that it explains, and compiled for a folder
of hands. A step that needs a word of explanation is left to `history.replay`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.law.legal import refusal
from cardwright.law.play import act
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    AWARD,
    BETTING,
    DEAL,
    DEALER,
    EXCHANGE,
    FINE,
    MUCK,
    NOBODY,
    RAISE,
    SHOW,
    THROW,
)

# How a hand stands when its steps are done: played to its end; who wins is open, for nobody shows; somebody
# must still act; or hands must be shown.
OVER, OPEN, EARLY, TO_SHOW = range(4)


def follow(t: Table, game: Program, steps: Sequence[int], first: int, last: int, unknown: int) -> int:
    """Do steps, each a seat, a kind and a value, up to one that is not plainly legal; its place."""
    for place in range(first, last):
        seat, kind, value = steps[3 * place], steps[3 * place + 1], steps[3 * place + 2]
        if not is_plain(t, game, seat, kind, value, unknown):
            return place
        act(t, game, seat, kind, value)
    return last


def is_plain(t: Table, game: Program, seat: int, kind: int, value: int, unknown: int) -> bool:
    """Is it this seat's turn, and may it do that? A call may be a check; dealt cards are believed."""
    if t.actor != seat:
        return False
    if kind == RAISE:
        return refusal(t, game, seat, kind, value) == FINE
    op = game.code[t.at]
    if kind == DEAL:
        return op != EXCHANGE
    if kind == THROW:
        known = (t.hand[seat] | value) & unknown == 0
        return op != BETTING and known and refusal(t, game, seat, kind, value) == FINE
    return op == BETTING


def standing_of(t: Table, game: Program, showers: int) -> int:
    """How the hand stands; the seats in `showers` would show."""
    if t.actor == NOBODY:
        return OVER
    if t.actor == DEALER or game.code[t.at] != AWARD:
        return EARLY
    return TO_SHOW if t.live & showers else OPEN


def choice_of(t: Table, showers: int) -> int:
    """Whether who is on turn shows."""
    return SHOW if showers >> t.actor & 1 else MUCK


def show_hands(t: Table, game: Program, showers: int) -> None:
    """These seats show, in order, and the others give up."""
    while t.actor >= 0:
        act(t, game, t.actor, choice_of(t, showers), 0)
