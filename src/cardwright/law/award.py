"""Showing hands and paying the pots.

Pots are derived from what each seat has paid: one layer for each different amount among the
seats that can still win. Folded chips fall into the layers they reach; the last layer takes
whatever lies above it, so no chip is ever without an owner.
"""

from __future__ import annotations

from cardwright.law.chips import take_pot
from cardwright.law.events import emit
from cardwright.law.seats import following, lone, lowest
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    BACK,
    MUCK,
    MUCKED,
    NO_WINNER,
    NUMBER,
    ODD_TO_FIRST,
    REFUNDED,
    REVEALED,
    SHOW_ALL,
    SHOW_CHOICE,
    SHOWED,
    WIN,
    WON,
    WON_ROUND,
)
from cardwright.law.worth import best, weigh

# Words: the prize; what a tie does; how hands are shown; whether all-in hands are tabled; who
# gets odd chips; whether numbers shown are paid from the score; then how many portions there
# are, with the ranking and the board of each.
PRIZE, TIE, SHOW, TABLED, ODD, SPEND, SHARES, SHARE = range(2, 10)
# When the board was run more than once, each run has all the portions, and they are counted on.


def begin_award(t: Table, game: Program) -> bool:
    """True while seats must choose whether to show."""
    t.exit = 0
    t.owing = 0
    if game.code[t.at + SHOW] != SHOW_CHOICE or lone(t.live) or all_are_shown(t, game):
        return False
    t.owing = t.live & ~t.shown
    return next_to_show(t, first_to_show(t))


def all_are_shown(t: Table, game: Program) -> bool:
    """Once somebody is all-in at the showdown, nobody may hide (TDA 16)."""
    return game.code[t.at + TABLED] == 1 and t.live & ~t.able != 0


def first_to_show(t: Table) -> int:
    """The last to bet or raise in the last round, else the first left of the button."""
    return following(t.live, t.raiser if t.raiser >= 0 else t.first)


def next_to_show(t: Table, seat: int) -> bool:
    """The last seat left need not show what nobody contests."""
    if lone(t.live) or t.owing == 0:
        return False
    t.actor = following(t.owing, seat)
    return True


def act_show(t: Table, seat: int, kind: int) -> bool:
    t.owing &= ~(1 << seat)
    if kind == MUCK:
        t.live &= ~(1 << seat)
        emit(t, MUCKED, seat)
    else:
        show(t, seat)
    return next_to_show(t, seat)


def show(t: Table, seat: int) -> None:
    if not t.shown >> seat & 1:
        t.shown |= 1 << seat
        emit(t, SHOWED, seat, t.hand[seat] | t.up[seat])


def end_award(t: Table, game: Program) -> None:
    """Show what is to be shown, and give the prize to the best."""
    contested = t.live & (t.live - 1)
    if contested:
        weigh_all(t, game)
        reveal(t, game)
    if game.code[t.at + PRIZE] == WIN:
        award_round(t)
    elif not contested:
        hand_over(t, game)
    elif game.code[t.at + TIE] == BACK and not lone(best(t, t.live, 0)):
        give_back(t)
    else:
        award_pots(t, game)


def weigh_all(t: Table, game: Program) -> None:
    """Every portion of every run."""
    shares = game.code[t.at + SHARES]
    for portion in range(t.runs * shares if t.runs else shares):
        place = t.at + SHARE + portion % shares * 2
        weigh(t, game.code[place], t.live, portion, game.code[place + 1] + portion // shares)


def hand_over(t: Table, game: Program) -> None:
    """The last seat left takes everything, and need not show why."""
    winner = lowest(t.live)
    amount = take_pot(t)
    t.stack[winner] += amount
    emit(t, WON, winner, amount, 1 << 16 | game.code[t.at + SHARE] << 32)


def reveal(t: Table, game: Program) -> None:
    """In showdown order; a seat that cannot win any pot may keep its hand to itself."""
    ranking = game.code[t.at + SHARE]
    if ranking > NUMBER:
        return
    left = t.live if ranking == NUMBER else t.live & ~t.shown
    if left == 0:
        return
    everybody = game.code[t.at + SHOW] == SHOW_ALL or all_are_shown(t, game)
    seat = first_to_show(t)
    while left:
        seat = following(left, seat)
        left &= ~(1 << seat)
        if ranking == NUMBER:
            reveal_number(t, game, seat)
        elif everybody or not is_beaten(t, game, seat):
            show(t, seat)


def reveal_number(t: Table, game: Program, seat: int) -> None:
    t.shown |= 1 << seat
    emit(t, REVEALED, seat, t.number[seat])
    if game.code[t.at + SPEND]:
        t.score[seat] -= t.number[seat]


def is_beaten(t: Table, game: Program, seat: int) -> bool:
    """Does some shown hand that is in all the same pots win each portion of them?"""
    for portion in range(max(1, t.runs) * game.code[t.at + SHARES]):
        row = portion * t.seats
        beaten = t.worth[row + seat] == 0
        for other in range(t.seats):
            shown = t.shown & t.live & ~(1 << seat)
            if shown >> other & 1 and t.paid[other] >= t.paid[seat]:
                beaten = beaten or t.worth[row + other] > t.worth[row + seat]
        if not beaten:
            return False
    return True


def award_round(t: Table) -> None:
    """One round to the best seat; equal seats leave it open."""
    winners = t.live if lone(t.live) else best(t, t.live, 0)
    if lone(winners):
        winner = lowest(winners)
        t.wins[winner] += 1
        emit(t, WON_ROUND, winner, t.wins[winner])
    else:
        emit(t, NO_WINNER, lowest(winners), winners)


def award_pots(t: Table, game: Program) -> None:
    """Pay the main pot first, then each side pot, to who is best among those in it."""
    below = -1  # the main pot has no floor: a seat that has paid nothing is in it
    layer = 0
    inside = t.live
    while inside:
        least = paid_least(t, inside)
        level = t.paid[lowest(least)]
        above = inside & ~least
        amount = pot_between(t, below, level, above)
        if amount:
            share_out(t, game, inside, amount, layer)
            layer += 1
        below = level
        inside = above
    take_pot(t)


def paid_least(t: Table, seats: int) -> int:
    """Those of these seats that have paid least."""
    least = 0
    found = 0
    while seats:
        seat = seats.bit_length() - 1
        seats ^= 1 << seat
        paid = t.paid[seat]
        if found == 0 or paid < least:
            least = paid
            found = 1 << seat
        elif paid == least:
            found |= 1 << seat
    return found


def pot_between(t: Table, low: int, high: int, above: int) -> int:
    """The pot of one layer; the first holds the dead chips, the last all that lies above it."""
    total = t.dead if low < 0 else 0
    floor = 0 if low < 0 else low
    for seat in range(t.seats):
        paid = t.paid[seat]
        if above and paid > high:
            paid = high
        if paid > floor:
            total += paid - floor
    return total


def share_out(t: Table, game: Program, inside: int, amount: int, layer: int) -> None:
    """Divide one pot, first by the runs of the board; odd chips go to the first."""
    runs = t.runs if t.runs else 1
    shares = game.code[t.at + SHARES]
    if runs * shares == 1 or lone(inside):
        winners = best(t, inside, 0)
        hand_out(t, game, winners if winners else inside, amount, layer, 0)
        return
    for run in range(runs):
        odd = amount % runs if run == 0 else 0
        share_run(t, game, inside, amount // runs + odd, layer, run * shares)


def share_run(t: Table, game: Program, inside: int, amount: int, layer: int, first: int) -> None:
    """Divide it into its portions; one that nobody qualifies for goes to the others."""
    last = first + game.code[t.at + SHARES]
    shares = 0
    for portion in range(first, last):
        shares += best(t, inside, portion) != 0
    if shares == 0:
        hand_out(t, game, inside, amount, layer, first)
        return
    odd = amount % shares
    for portion in range(first, last):
        winners = best(t, inside, portion)
        if winners:
            hand_out(t, game, winners, amount // shares + odd, layer, portion)
            odd = 0


def hand_out(t: Table, game: Program, winners: int, amount: int, layer: int, portion: int) -> None:
    """Equal parts; odd chips from the first winner left of the button."""
    count = winners.bit_count()
    odd = amount % count
    seat = t.button + 1
    worth = t.worth[portion * t.seats + lowest(winners)]
    ranking = game.code[t.at + SHARE + portion % game.code[t.at + SHARES] * 2]
    left = winners
    while left:
        seat = following(left, seat % t.seats)
        left &= ~(1 << seat)
        extra = odd
        if odd > 1 and game.code[t.at + ODD] != ODD_TO_FIRST:
            extra = 1
        odd -= extra
        t.stack[seat] += amount // count + extra
        packed = layer | portion << 8 | count << 16 | ranking << 32
        emit(t, WON, seat, amount // count + extra, packed, worth)


def give_back(t: Table) -> None:
    """A drawn game: everybody takes back what it has paid."""
    for seat in range(t.seats):
        t.stack[seat] += t.paid[seat]
        emit(t, REFUNDED, seat, t.paid[seat])
    take_pot(t)
