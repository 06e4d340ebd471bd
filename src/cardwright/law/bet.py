"""A round of betting: who may bet how much, and when the round is over.

A raise is always *to* a total in front. Nothing here knows what a pot is good for.
"""

from __future__ import annotations

from cardwright.law.chips import pay, take_back_bets
from cardwright.law.events import emit
from cardwright.law.offer import BRINGING_IN, offer
from cardwright.law.opening import open_pair, opener
from cardwright.law.seats import following
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    ALL_IN,
    BETS,
    BROUGHT_IN,
    BY_PLACE,
    CALL,
    CALLED,
    CHECK,
    CHECKED,
    COMPLETED,
    FIXED_LIMIT,
    FOLD,
    FOLDED,
    RAISE,
    RAISED,
    SHOWED,
    STREET,
)

LIMIT, LEAST, MOST, CAP, HEADS_UP_CAP, FREE_FOLD, FACE_UP = range(2, 9)
# ... then who opens; what that seat must bring in; the most a seat may pay in the hand; and
# the bet that an open pair allows.
OPENER, BRING_IN, CEILING, PAIR_BET = range(9, 13)


def begin_bet(t: Table, game: Program) -> bool:
    """Open the round; false where nobody has anything to decide."""
    able = t.able
    t.raiser = -1
    if t.price == 0 and not able & (able - 1) and game.code[t.at + OPENER] == BY_PLACE:
        return False
    code = game.code
    at = t.at
    t.owing = able
    t.stage = t.shut = 0
    t.limit = code[at + LIMIT]
    t.least = t.step = code[at + LEAST]
    t.most = code[at + MOST]
    t.ceiling = code[at + CEILING]
    t.cap = code[at + CAP]
    if t.cap:
        begin_capped(t, game)
    if code[at + OPENER] != BY_PLACE:
        open_by_cards(t, game)
    first = t.first
    if t.price:  # after the blinds' round it is the button's left again
        t.first = (t.button + 1) % t.seats
        if t.price > t.step and t.limit < FIXED_LIMIT:
            t.step = t.price
    if next_to_bet(t, first):
        if t.heard:
            emit(t, STREET, t.actor)
        return True
    return False


def begin_capped(t: Table, game: Program) -> None:
    """Two seats may raise without end, if the house lets them; forced bets may have used the cap up."""
    if t.live.bit_count() == 2 and not game.code[t.at + HEADS_UP_CAP]:
        t.cap = 0
    elif t.raises >= t.cap:
        t.shut = t.able


def open_by_cards(t: Table, game: Program) -> None:
    """The cards that lie up say who opens, and whether it must bring in a bet."""
    t.first = opener(t, game.code[t.at + OPENER])
    if game.code[t.at + PAIR_BET] and open_pair(t):
        t.most = game.code[t.at + PAIR_BET]
    forced = game.code[t.at + BRING_IN]
    if forced:
        t.price = forced
        if forced >= t.least:
            t.full = forced  # it is a whole bet already
        t.stage = BRINGING_IN if t.able >> t.first & 1 else 0


def next_to_bet(t: Table, seat: int) -> bool:
    """Hand the turn on, from `seat` round; false when the round is over."""
    owing = t.owing
    if owing == 0:
        return False
    actor = seat if owing >> seat & 1 else following(owing, seat)
    offer(t, actor)
    able = t.able
    if t.due == 0 and not able & (able - 1):
        return False  # everybody else is all-in for no more: nothing to decide
    t.actor = actor
    return True


def act_bet(t: Table, seat: int, kind: int, value: int) -> bool:
    """Fold, check, call, raise or all-in; false when that ends the round."""
    me = 1 << seat
    t.owing ^= me
    if kind == FOLD:
        t.live ^= me
        t.able ^= me
        t.stage = 0
        if t.heard:
            emit(t, FOLDED, seat)
        return t.live & (t.live - 1) != 0 and next_to_bet(t, seat + 1)
    if kind == RAISE:
        raise_to(t, seat, value)
    elif kind == ALL_IN and t.high:
        raise_to(t, seat, t.high)
    elif t.due:
        pay(t, seat, t.due)
        if t.heard:
            emit(t, BROUGHT_IN if t.stage == BRINGING_IN else CALLED, seat, t.due, t.stack[seat])
    elif t.heard:
        emit(t, CHECKED, seat)
    if t.ceiling and t.paid[seat] >= t.ceiling:
        t.able &= ~me  # no more can be asked of it, as if it were all-in
    t.stage = 0
    return next_to_bet(t, seat + 1)


def raise_to(t: Table, seat: int, total: int) -> None:
    """Set a new price. Everybody who still has chips must answer it."""
    amount = total - t.bet[seat]
    if t.heard:
        emit(t, name_of_raise(t, total), seat, total, t.stack[seat] - amount)
    above_a_full_price = t.full == t.price
    is_full = count_raise(t, total)
    pay(t, seat, amount)
    t.price = total
    t.raiser = seat
    if t.cap and t.raises >= t.cap:
        t.shut = t.able  # that was the last
    elif is_full and above_a_full_price:
        t.shut = 0  # everybody who has acted had matched that price
    else:
        t.shut = shut_out(t)
    t.owing = t.able & ~(1 << seat)


def name_of_raise(t: Table, total: int) -> int:
    """What players call it: the first is a bet, and a bring-in is completed."""
    if t.price == 0:
        return BETS
    return COMPLETED if t.raiser < 0 and t.full < t.price and total == t.low else RAISED


def count_raise(t: Table, total: int) -> bool:
    """A full bet or raise counts, and the next must be as large; at fixed limit half is enough (TDA 47B)."""
    if t.limit == FIXED_LIMIT:
        rise = total - t.full
        if 2 * rise < t.step:
            return False
        if t.most and rise >= t.most:
            t.step = t.most  # after a bet of the larger size only those
    elif total < t.low:
        return False
    elif total - t.price > t.step:
        t.step = total - t.price
    t.full = total
    t.raises += 1
    return True


def shut_out(t: Table) -> int:
    """Who has acted: a short all-in does not reopen the raising to them.

    Several that together make a full raise do: what counts is how far the price has risen above
    what a seat last matched, which lies in front of it (TDA 47).
    """
    shut = t.able & ~t.owing | t.shut
    left = shut
    while left:
        seat = left.bit_length() - 1
        left ^= 1 << seat
        rise = t.price - t.bet[seat]
        if (2 * rise if t.limit == FIXED_LIMIT else rise) >= t.step:
            shut ^= 1 << seat
    return shut


def bet_kinds(t: Table, game: Program) -> int:
    """What the seat on turn may do. All-in is as much as the limit allows, at the least a call."""
    kinds = 1 << ALL_IN
    if t.stage == BRINGING_IN:
        kinds |= 1 << CALL
    elif t.due:
        kinds |= 1 << FOLD | 1 << CALL
    else:
        kinds |= 1 << CHECK | game.code[t.at + FREE_FOLD] << FOLD
    if t.high:
        kinds |= 1 << RAISE
    return kinds


def end_bet(t: Table, game: Program) -> None:
    """Close the round, and turn the hands up when there will be no more betting (TDA 16)."""
    if t.price:
        take_back_bets(t)
        t.price = t.full = t.missing = t.raises = 0
    able = t.able
    # Hands are turned up all at once: where some are, there is nothing left to turn.
    if t.shown == 0 and not able & (able - 1) and t.live & (t.live - 1) and game.code[t.at + FACE_UP]:
        turn_up(t)
        run_more_boards(t, game.code[t.at + FACE_UP])


def turn_up(t: Table) -> None:
    """Every live hand goes face up."""
    t.shown = t.live
    if t.heard:
        tell_hands(t)


def tell_hands(t: Table) -> None:
    """From the last raiser round."""
    seat = t.raiser if t.raiser >= 0 else t.first
    untold = t.live
    while untold:
        seat = following(untold, seat)
        untold ^= 1 << seat
        emit(t, SHOWED, seat, t.hand[seat])


def run_more_boards(t: Table, runs: int) -> None:
    """From here on the board is dealt more than once, each for its part of every pot."""
    if runs == 1 or t.runs:
        return
    t.runs = runs
    for board in range(1, runs):
        t.board[board] = t.board[0]
