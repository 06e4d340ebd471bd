"""What the seat on turn is offered: what it costs to stay in, and to what it may raise.

It is worked out once, when the turn is handed on, and lies on the table for whoever asks.
"""

from __future__ import annotations

from cardwright.law.chips import pot
from cardwright.law.table import Table
from cardwright.law.words import FIXED_LIMIT, NO_LIMIT, POT_LIMIT

BRINGING_IN = 1  # as a stage of a round of betting: the first seat may not fold


def offer(t: Table, seat: int) -> None:
    """Never more to pay than the seat has or anybody can win of it, nor to raise than somebody could call."""
    able = t.able
    price = t.price
    bet = t.bet[seat]
    purse = t.stack[seat]
    if t.ceiling:
        purse = min(purse, t.ceiling - t.paid[seat])
    due = price - bet
    if t.raiser < 0 and not able & (able - 1):  # of a blind only what somebody could post
        due = matched(t, seat) - bet
    if due > purse:
        due = purse
    t.due = due if due > 0 else 0
    most = bet + purse
    if t.most and t.limit == NO_LIMIT:
        most = min(most, t.most)
    # An able seat that owes nothing has matched the price and has chips left: it could call.
    if (
        most <= price
        or (t.shut and t.shut >> seat & 1)
        or (able == t.owing and not somebody_could_call(t, seat))
    ):
        t.low = t.high = 0
        return
    t.low = price + t.step if t.full == price else completed(t)
    t.high = most if t.limit == NO_LIMIT else min(most, max(t.low, limited(t, bet)))


def matched(t: Table, seat: int) -> int:
    """The most that any other live seat has in front."""
    most = 0
    for other in range(t.seats):
        bet = t.bet[other]
        if bet > most and other != seat and t.live >> other & 1:
            most = bet
    return most


def somebody_could_call(t: Table, seat: int) -> bool:
    """Has any other seat chips beyond the price? If not, a raise could only be returned."""
    others = t.able & ~(1 << seat)
    while others:
        other = others.bit_length() - 1
        others ^= 1 << other
        if t.bet[other] + t.stack[other] > t.price:
            return True
    return False


def completed(t: Table) -> int:
    """The next full price, where the last one was none: a bring-in, or an all-in that was too short.

    At fixed limit the all-in is completed; else a raise goes up from it.
    """
    if t.limit == FIXED_LIMIT:
        return t.full + t.step
    return t.least if t.raiser < 0 else t.price + t.step


def limited(t: Table, bet: int) -> int:
    """The most that the limit allows, to a seat with this bet in front."""
    if t.limit == POT_LIMIT:
        price = 0 if t.stage == BRINGING_IN else t.price  # what must be brought in is no bet yet
        return price + t.most * (pot(t) + t.missing) + price - bet
    if t.limit == FIXED_LIMIT:
        return t.full + t.most
    return t.price + t.most


def raise_least(t: Table) -> int:
    """The least total that a raise may go to: a full one, or all-in for less."""
    return t.low if t.low < t.high else t.high


def raise_step(t: Table) -> int:
    """How far apart the totals are: an open pair's bet has two sizes."""
    if t.limit != FIXED_LIMIT or t.most == 0:
        return 1
    return max(1, t.high - raise_least(t))
