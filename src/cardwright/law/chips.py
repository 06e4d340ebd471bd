"""Chips: from a stack to the middle and back. They are only ever moved."""

from __future__ import annotations

from cardwright.law.events import emit
from cardwright.law.table import Table
from cardwright.law.words import RETURNED


def pay(t: Table, seat: int, amount: int) -> None:
    """Put chips in front of the seat; a stack that runs out is all-in."""
    left = t.stack[seat] - amount
    t.stack[seat] = left
    t.bet[seat] += amount
    t.paid[seat] += amount
    if left == 0:
        t.able &= ~(1 << seat)


def pot(t: Table) -> int:
    """All that lies in the middle."""
    total = t.dead
    for seat in range(t.seats):
        total += t.paid[seat]
    return total


def take_pot(t: Table) -> int:
    """Empty the middle; how much it was."""
    total = t.dead
    t.dead = 0
    for seat in range(t.seats):
        total += t.paid[seat]
        t.paid[seat] = 0
    return total


def take_back_bets(t: Table) -> None:
    """End a round: what nobody matched goes back, the rest stays in the middle."""
    top = second = owner = 0
    for seat in range(t.seats):
        bet = t.bet[seat]
        if bet == 0:
            continue
        t.bet[seat] = 0
        if bet > top:
            second = top
            top = bet
            owner = seat
        elif bet > second:
            second = bet
    if top > second and t.live >> owner & 1:
        t.stack[owner] += top - second
        t.paid[owner] -= top - second
        t.able |= 1 << owner
        emit(t, RETURNED, owner, top - second)
