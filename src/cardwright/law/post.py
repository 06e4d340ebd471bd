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

# Words: how many places; are antes everybody's own (else the table's); up to which place the
# blinds decide who acts first; then an ante and a blind for each place.
PLACES, OWN, LAST, AMOUNTS = range(2, 6)


def begin_post(t: Table, game: Program) -> bool:
    """Collect what must be paid before anybody has a choice."""
    places = min(game.code[t.at + PLACES], t.playing.bit_count())
    own = game.code[t.at + OWN]
    post_antes(t, game, places, own)
    post_blinds(t, game, places)
    return False


def small_blind(t: Table) -> int:
    """Left of the button; of two seats, the button."""
    if lone(t.playing & (t.playing - 1)):
        return following(t.playing, t.button)
    return following(t.playing, (t.button + 1) % t.seats)


def post_antes(t: Table, game: Program, places: int, own: int) -> None:
    seat = small_blind(t)
    for place in range(places):
        ante = min(game.code[t.at + AMOUNTS + 2 * place], t.stack[seat])
        if ante:
            emit(t, ANTED, seat, ante, t.stack[seat] - ante)
            pay(t, seat, ante)
            t.bet[seat] -= ante  # an ante is no bet: it does not count towards the price
            if not own:
                t.paid[seat] -= ante
                t.dead += ante
        seat = following(t.playing, (seat + 1) % t.seats)


def post_blinds(t: Table, game: Program, places: int) -> None:
    """A short blind does not lower the price: to come in costs the whole blind."""
    seat = small_blind(t)
    last = game.code[t.at + LAST]
    for place in range(places):
        blind = game.code[t.at + AMOUNTS + 2 * place + 1]
        if blind:
            amount = min(blind, t.stack[seat])
            emit(t, POSTED, seat, amount, t.stack[seat] - amount)
            pay(t, seat, amount)
            if blind > t.price:
                t.price = blind
                t.raises = t.raises + 1 if place > 1 else 1
        if place == last:
            t.first = (seat + 1) % t.seats
        seat = following(t.playing, (seat + 1) % t.seats)
