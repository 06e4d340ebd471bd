"""Forced bets: antes, blinds, straddles and late posts.

Places are counted from the small blind, who is left of the button; with two seats the button
is the small blind. A stack too short posts what it has and is all-in.
"""

from __future__ import annotations

from cardwright.law.chips import pay
from cardwright.law.events import emit
from cardwright.law.seats import following, lone
from cardwright.law.table import Program, Table
from cardwright.law.words import ANTED, POSTED

# Antes: is each everybody's own (else the table's); how many places; the ante of each.
OWN, ANTE_PLACES, ANTE = range(2, 5)
# Blinds: the place that acts before the first seat to act; how many places; the blind of each.
LAST, BLIND_PLACES, BLIND = range(2, 5)


def small_blind(t: Table) -> int:
    """Left of the button; of two seats, the button."""
    if lone(t.playing & (t.playing - 1)):
        return t.button
    return following(t.playing, (t.button + 1) % t.seats)


def post_antes(t: Table, game: Program) -> None:
    """An ante is no bet: it does not count towards the price."""
    seat = small_blind(t)
    own = game.code[t.at + OWN]
    for place in range(min(game.code[t.at + ANTE_PLACES], t.playing.bit_count())):
        ante = min(game.code[t.at + ANTE + place], t.stack[seat])
        if ante:
            pay(t, seat, ante)
            t.bet[seat] -= ante
            if not own:
                t.paid[seat] -= ante
                t.dead += ante
            emit(t, ANTED, seat, ante, t.stack[seat])
        seat = following(t.playing, (seat + 1) % t.seats)


def post_blinds(t: Table, game: Program) -> None:
    """A short blind does not lower the price: to come in costs the whole blind."""
    seat = small_blind(t)
    last = game.code[t.at + LAST]
    for place in range(min(game.code[t.at + BLIND_PLACES], t.playing.bit_count())):
        blind = game.code[t.at + BLIND + place]
        if blind:
            amount = min(blind, t.stack[seat])
            pay(t, seat, amount)
            emit(t, POSTED, seat, amount, t.stack[seat])
            if blind > t.price:
                t.price = blind
                t.raises = t.raises + 1 if place > 1 else 1
        if place == last:
            t.first = (seat + 1) % t.seats
        seat = following(t.playing, (seat + 1) % t.seats)
