"""Who opens the betting when cards lie up, as in stud."""

from __future__ import annotations

from cardwright.cards.rankings import ACE_TO_FIVE, HIGH, strength
from cardwright.law.seats import following, lowest
from cardwright.law.table import Table
from cardwright.law.words import HIGH_CARD, HIGH_HAND, LOW_CARD


def opener(t: Table, rule: int) -> int:
    """The seat that opens; of equal hands the first from the button's left."""
    best = 0
    winner = (t.button + 1) % t.seats
    seat = winner
    for _ in range(t.seats):
        if t.live >> seat & 1:
            worth = standing(t, seat, rule)
            if worth > best:
                best = worth
                winner = seat
        seat = (seat + 1) % t.seats
    return following(t.live, winner)


def standing(t: Table, seat: int, rule: int) -> int:
    """How much the seat's up cards ask it to open."""
    up = t.up[seat]
    if rule == HIGH_HAND:
        return strength(HIGH, up, 0)
    if rule not in (LOW_CARD, HIGH_CARD):
        return strength(ACE_TO_FIVE, up, 0)
    if up == 0:
        return 0
    card = lowest(up)
    if rule == LOW_CARD:  # aces high, the deuce of clubs lowest of all
        return 64 - ((card & 15) * 4 + (card >> 4))
    return 1 + (card + 1) % 16 % 13 * 4 + (card >> 4)  # aces low, the king of spades highest


def open_pair(t: Table) -> bool:
    """Does a pair lie open before anybody who is still in?"""
    for seat in range(t.seats):
        up = t.up[seat] if t.live >> seat & 1 else 0
        ranks = (up | up >> 16 | up >> 32 | up >> 48) & 0x1FFF
        if ranks.bit_count() < up.bit_count():
            return True
    return False
