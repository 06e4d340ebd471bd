"""Forced bets: antes, blinds, straddles and late posts.

Places are counted from the small blind, who is left of the button; with two seats the button
is the small blind. A stack too short posts what it has and is all-in.
"""

from __future__ import annotations

from cardwright.law.chips import pay
from cardwright.law.events import emit
from cardwright.law.seats import following
from cardwright.law.table import Program, Table
from cardwright.law.words import ANTED, POSTED

# Antes: is each everybody's own (else the table's); what the button pays; how many places, and
# the ante of each.
OWN, BUTTON_ANTE, ANTE_PLACES, ANTE = range(2, 6)
# Blinds: at how many places they are blinds and straddles, so that the seat after them acts first;
# what the button posts, who then comes last; how many places, and the blind of each.
ORDERED, BUTTON_BLIND, BLIND_PLACES, BLIND = range(2, 6)


def small_blind(t: Table) -> int:
    """Left of the button; of two seats, the button."""
    if t.playing.bit_count() == 2:
        return t.button
    return following(t.playing, (t.button + 1) % t.seats)


def post_antes(t: Table, game: Program) -> None:
    seat = small_blind(t)
    own = game.code[t.at + OWN]
    for place in range(min(game.code[t.at + ANTE_PLACES], t.playing.bit_count())):
        post_ante(t, seat, game.code[t.at + ANTE + place], own)
        seat = following(t.playing, (seat + 1) % t.seats)
    post_ante(t, t.button, game.code[t.at + BUTTON_ANTE], own)


def post_ante(t: Table, seat: int, ante: int, own: int) -> None:
    """An ante is no bet: it does not count towards the price."""
    amount = min(ante, t.stack[seat])
    if amount == 0:
        return
    pay(t, seat, amount)
    t.bet[seat] -= amount
    if not own:
        t.paid[seat] -= amount
        t.dead += amount
    emit(t, ANTED, seat, amount, t.stack[seat])


def post_blinds(t: Table, game: Program) -> None:
    """The blinds together are the first bet of the round, and each straddle raises it."""
    seat = small_blind(t)
    ordered = min(game.code[t.at + ORDERED], t.playing.bit_count())
    for place in range(min(game.code[t.at + BLIND_PLACES], t.playing.bit_count())):
        blind = game.code[t.at + BLIND + place]
        if 1 < place < ordered and blind > t.price:
            t.raises += 1
        post_blind(t, seat, blind)
        if place + 1 == ordered:
            t.first = (seat + 1) % t.seats
        seat = following(t.playing, (seat + 1) % t.seats)
    on_button = game.code[t.at + BUTTON_BLIND]
    if on_button or ordered == 0:
        if 0 < t.price < on_button:
            t.raises += 1
        post_blind(t, t.button, on_button)
        t.first = (t.button + 1) % t.seats
    if t.price:
        t.raises += 1


def post_blind(t: Table, seat: int, blind: int) -> None:
    """A short blind does not lower the price: to come in costs the whole blind."""
    if blind == 0:
        return
    stack = t.stack[seat]
    whole = t.bet[seat] + blind  # the button may have posted a small blind already
    amount = blind if blind < stack else stack
    if amount:
        pay(t, seat, amount)
        emit(t, POSTED, seat, amount, stack - amount)
    t.missing += blind - amount
    if whole > t.price:
        t.price = t.full = whole
