"""A round of betting: who may bet how much, and when the round is over.

A raise is always *to* a total in front. Nothing here knows what a pot is good for.
"""

from __future__ import annotations

from cardwright.law.chips import pay, pot, take_back_bets
from cardwright.law.events import emit
from cardwright.law.opening import open_pair, opener
from cardwright.law.seats import following, lone, lowest
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    ALL_IN,
    BETS,
    BROUGHT_IN,
    CALL,
    CALLED,
    CHECK,
    CHECKED,
    FIXED_LIMIT,
    FOLD,
    FOLDED,
    NO_LIMIT,
    POT_LIMIT,
    RAISE,
    RAISED,
    SHOWED,
    STREET,
)

LIMIT, LEAST, MOST, CAP, HEADS_UP_CAP, FREE_FOLD, FACE_UP = range(2, 9)
# ... then who opens; what that seat must bring in; the most a seat may pay in the hand; and
# the bet that an open pair allows.
OPENER, BRING_IN, CEILING, PAIR_BET = range(9, 13)

BRINGING_IN = 1  # as a stage: the first seat may not fold


def begin_bet(t: Table, game: Program) -> bool:
    """Open the round; false where nobody has anything to decide."""
    at = t.at
    t.limit = game.code[at + LIMIT]
    t.least = game.code[at + LEAST]
    t.most = game.code[at + MOST]
    t.cap = game.code[at + CAP]
    if t.cap and not game.code[at + HEADS_UP_CAP] and t.live.bit_count() == 2:
        t.cap = 0  # two seats only, and the house lets them raise without end
    t.ceiling = game.code[at + CEILING]
    t.stage = 0
    if game.code[at + OPENER]:
        open_by_cards(t, game)
    t.step = t.least if t.limit >= FIXED_LIMIT else max(t.least, t.price)
    t.raiser = -1
    t.acted = 0
    t.owing = t.able
    first = t.first
    if t.price:  # after the blinds' round it is the button's left again
        t.first = (t.button + 1) % t.seats
    if next_to_bet(t, first):
        emit(t, STREET, t.actor)
        return True
    return False


def open_by_cards(t: Table, game: Program) -> None:
    """The cards that lie up say who opens, and whether it must bring in a bet."""
    t.first = opener(t, game.code[t.at + OPENER])
    if game.code[t.at + PAIR_BET] and open_pair(t):
        t.most = game.code[t.at + PAIR_BET]
    forced = game.code[t.at + BRING_IN]
    if forced:
        t.price = forced
        t.stage = BRINGING_IN if t.able >> t.first & 1 else 0


def next_to_bet(t: Table, seat: int) -> bool:
    """Hand the turn on, from `seat` round; false when the round is over."""
    live = t.live
    if t.owing == 0 or not live & (live - 1):
        return False
    able = t.able
    if not able & (able - 1) and owed(t, lowest(t.able)) == 0:
        return False  # everybody else is all-in for no more: nothing to decide
    t.actor = following(t.owing, seat)
    return True


def act_bet(t: Table, seat: int, kind: int, value: int) -> bool:
    """Fold, check, call, raise or all-in; false when that ends the round."""
    bringing_in = t.stage == BRINGING_IN
    t.stage = 0
    t.owing ^= 1 << seat
    if kind == FOLD:
        fold(t, seat)
        return next_to_bet(t, seat)
    if kind == RAISE:
        raise_to(t, seat, value)
    elif kind == ALL_IN and may_raise(t, seat):
        raise_to(t, seat, raise_most(t, seat))
    elif bringing_in:
        bring_in(t, seat)
    else:
        call(t, seat)
    if t.ceiling and t.paid[seat] >= t.ceiling:
        t.able &= ~(1 << seat)  # no more can be asked of it, as if it were all-in
    t.acted |= 1 << seat
    t.faced[seat] = t.price
    return next_to_bet(t, seat)


def fold(t: Table, seat: int) -> None:
    t.live ^= 1 << seat
    t.able ^= 1 << seat
    emit(t, FOLDED, seat)


def call(t: Table, seat: int) -> None:
    """Match the price as far as the stack goes; with nothing to match it is a check."""
    amount = owed(t, seat)
    if amount == 0:
        emit(t, CHECKED, seat)
        return
    pay(t, seat, amount)
    emit(t, CALLED, seat, amount, t.stack[seat])


def bring_in(t: Table, seat: int) -> None:
    """The forced bet of who opens; everybody may complete it."""
    amount = owed(t, seat)
    pay(t, seat, amount)
    emit(t, BROUGHT_IN, seat, amount, t.stack[seat])


def raise_to(t: Table, seat: int, total: int) -> None:
    """Set a new price. Everybody who still has chips must answer it."""
    before = t.full
    if is_full(t, total):
        t.full = total
        t.raises += 1
    if t.limit != FIXED_LIMIT and total - t.price > t.step:
        t.step = total - t.price
    elif t.limit == FIXED_LIMIT and t.most and total - before >= t.most:
        t.step = t.most  # after a bet of the larger size only those
    emit(t, RAISED if t.price else BETS, seat, total, t.stack[seat] + t.bet[seat] - total)
    pay(t, seat, total - t.bet[seat])
    t.price = total
    t.raiser = seat
    t.owing = t.able & ~(1 << seat)


def is_full(t: Table, total: int) -> bool:
    """Does a raise to this total count as one? At fixed limit half of it is enough (TDA 47B)."""
    if t.limit == FIXED_LIMIT:
        return 2 * (total - t.full) >= t.step
    return total >= full_raise(t)


def owed(t: Table, seat: int) -> int:
    """What the seat must add to stay in: never more than it has, or than anybody can win of it."""
    able = t.able
    price = t.price if able & (able - 1) else min(t.price, matched(t, seat))
    amount = price - t.bet[seat]
    if amount <= 0:
        return 0
    stack = t.stack[seat]
    if t.ceiling:
        stack = min(stack, t.ceiling - t.paid[seat])
    return amount if amount < stack else stack


def matched(t: Table, seat: int) -> int:
    """The most that any other live seat has in front."""
    most = 0
    for other in range(t.seats):
        if other != seat and t.live >> other & 1:
            most = max(most, t.bet[other])
    return most


def may_raise(t: Table, seat: int) -> bool:
    """Chips beyond the price, under the cap, not shut out, and somebody there to call."""
    if reach(t, seat) <= t.price or (t.cap and t.raises >= t.cap):
        return False
    if t.acted >> seat & 1 and not reopens(t, seat, t.price):
        return False
    return somebody_could_call(t, seat)


def reach(t: Table, seat: int) -> int:
    """The most that the seat could have in front: all its chips, or the house's most."""
    chips = t.bet[seat] + t.stack[seat]
    if t.ceiling:
        chips = min(chips, t.ceiling - t.paid[seat] + t.bet[seat])
    if t.limit == NO_LIMIT and 0 < t.most < chips:
        return t.most
    return chips


def reopens(t: Table, seat: int, price: int) -> bool:
    """May a seat that has acted raise again at this price?

    A short all-in does not reopen the raising, several that together make a full raise do:
    what counts is the price that the seat last faced (TDA 47).
    """
    rise = price - t.faced[seat]
    return 2 * rise >= t.step if t.limit == FIXED_LIMIT else rise >= t.step


def somebody_could_call(t: Table, seat: int) -> bool:
    """Has any other seat chips beyond the price? If not, a raise could only be returned."""
    price = t.price
    others = t.able & ~(1 << seat)
    for other in range(t.seats):
        if others >> other & 1 and t.bet[other] + t.stack[other] > price:
            return True
    return False


def raise_least(t: Table, seat: int) -> int:
    """The least total that a raise may go to; a stack too short for it may go all-in."""
    full = full_raise(t)
    chips = reach(t, seat)
    return full if full < chips else chips


def full_raise(t: Table) -> int:
    """The next full price; at fixed limit it completes an all-in that did not count."""
    if t.limit == FIXED_LIMIT:
        return t.full + t.step
    if t.full < t.price and t.raiser < 0:
        return t.least  # a bring-in is completed
    return t.price + t.step


def raise_step(t: Table, seat: int) -> int:
    """How far apart the totals are between the least and the most: an open pair's bet has two sizes."""
    if t.limit != FIXED_LIMIT or t.most == 0:
        return 1
    return max(1, raise_most(t, seat) - raise_least(t, seat))


def raise_most(t: Table, seat: int) -> int:
    """The most that a raise may go to."""
    chips = reach(t, seat)
    if t.limit == NO_LIMIT:
        return chips
    if t.limit == POT_LIMIT:
        price = 0 if t.stage == BRINGING_IN else t.price  # what must be brought in is no bet yet
        most = price + t.most * (pot(t) + t.missing) + price - t.bet[seat]
    elif t.limit == FIXED_LIMIT:
        most = t.full + t.most
    else:
        most = t.price + t.most
    return min(chips, max(most, full_raise(t)))


def bet_kinds(t: Table, game: Program, seat: int) -> int:
    """What the seat may do. All-in is as much as the limit allows, at the least a call."""
    kinds = 1 << ALL_IN
    if t.stage == BRINGING_IN:
        kinds |= 1 << CALL
    elif owed(t, seat):
        kinds |= 1 << FOLD | 1 << CALL
    else:
        kinds |= 1 << CHECK | game.code[t.at + FREE_FOLD] << FOLD
    if may_raise(t, seat):
        kinds |= 1 << RAISE
    return kinds


def end_bet(t: Table, game: Program) -> None:
    """Close the round, and turn the hands up when there will be no more betting (TDA 16)."""
    if t.price:
        take_back_bets(t)
        t.price = t.full = t.missing = t.raises = 0
    if game.code[t.at + FACE_UP] and lone(t.able) and t.live & (t.live - 1):
        turn_up(t)
        run_more_boards(t, game.code[t.at + FACE_UP])


def turn_up(t: Table) -> None:
    """Every live hand goes face up, from the last raiser round."""
    seat = t.raiser if t.raiser >= 0 else t.first
    hidden = t.live & ~t.shown
    t.shown |= hidden
    while hidden:
        seat = following(hidden, seat)
        hidden &= ~(1 << seat)
        emit(t, SHOWED, seat, t.hand[seat])


def run_more_boards(t: Table, runs: int) -> None:
    """From here on the board is dealt more than once, each for its part of every pot."""
    if runs == 1 or t.runs:
        return
    t.runs = runs
    for board in range(1, runs):
        t.board[board] = t.board[0]
