"""One step of many tables: plain functions that `environment.py` has compiled."""

from __future__ import annotations

from typing import Any

from cardwright.fast.binding import inlined
from cardwright.fast.chance import chance_at, chance_of
from cardwright.fast.choosing import random_deal
from cardwright.fast.driver import set_table
from cardwright.fast.record import table_in
from cardwright.law.bet import owed
from cardwright.law.chips import pot
from cardwright.law.legal import choices, kinds, range_from, range_to, refusal
from cardwright.law.play import act
from cardwright.law.table import Program, Table
from cardwright.law.words import BETTING, DEAL, DEALER, GIVE, NAME, NOBODY, PLAY, RAISE, THROW

# Beside each table: the seed of its hands, the number of the next one, the chance of this one and how far
# that is used up.
SEED, HAND, CHANCE, PLACE = range(4)

# What the seat on turn sees, then for each seat, from itself to the left, its stack and its bet.
(
    SEAT,
    BUTTON,
    CARDS,
    UP,
    FIRST_BOARD,
    SECOND_BOARD,
    THIRD_BOARD,
    PILE,
    PRICE,
    OWED,
    POT,
    LIVE,
    SCORE,
    SEATS,
) = range(14)

# The bounds: of a raise, of a number, and how many cards may be given, thrown or played, and which.
RAISE_LEAST, RAISE_MOST, NUMBER_LEAST, NUMBER_MOST, CARDS_LEAST, CARDS_MOST, CARDS_AMONG = range(7)


def step_tables(
    tables: Any, beside: Any, game: Program, started: Any, chips: Any, actions: Any, seen: Any, legal: Any,
    bounds: Any, rewards: Any, ended: Any, refused: Any,
) -> None:  # fmt: skip
    """Compiled: let the seat on turn act at every table; where the hand ends, the next one begins."""
    for table in range(tables.shape[0]):
        t = table_in(tables, table, game)
        seat = t.actor
        reason = refusal(t, game, seat, actions[table, 0], actions[table, 1])
        refused[table] = reason
        ended[table] = False
        for each in range(t.seats):
            rewards[table, each] = 0
        if reason == 0:
            act(t, game, seat, actions[table, 0], actions[table, 1])
            deal_on(t, game, beside, table)
            if t.actor == NOBODY:
                ended[table] = True
                for each in range(t.seats):
                    rewards[table, each] = t.stack[each] - chips[each]
                begin_hand(t, game, started, beside, table)
        look(t, game, seen, legal, bounds, table)


def reset_tables(
    tables: Any, beside: Any, game: Program, started: Any, seen: Any, legal: Any, bounds: Any
) -> None:
    """Compiled: a first hand at every table."""
    for table in range(tables.shape[0]):
        t = table_in(tables, table, game)
        begin_hand(t, game, started, beside, table)
        look(t, game, seen, legal, bounds, table)


@inlined
def begin_hand(t: Table, game: Program, started: Any, beside: Any, table: int) -> None:
    """The next hand of this table; hands that end before anybody acts are passed over."""
    while True:
        hand = beside[table, HAND]
        beside[table, HAND] = hand + 1
        beside[table, CHANCE] = chance_of(beside[table, SEED], hand)
        beside[table, PLACE] = 0
        set_table(t, started, hand % t.seats, game)
        deal_on(t, game, beside, table)
        if t.actor != NOBODY:
            return


@inlined
def deal_on(t: Table, game: Program, beside: Any, table: int) -> None:
    """The dealer acts until somebody else must."""
    while t.actor == DEALER:
        place = beside[table, PLACE]
        beside[table, PLACE] = place + 1
        bits = chance_at(beside[table, CHANCE], place)
        act(t, game, DEALER, DEAL, random_deal(t, game, bits))


@inlined
def look(t: Table, game: Program, seen: Any, legal: Any, bounds: Any, table: int) -> None:
    """What the seat on turn sees and may do."""
    seat = t.actor
    seen[table, SEAT] = seat
    seen[table, BUTTON] = (t.button - seat) % t.seats
    seen[table, CARDS] = t.hand[seat]
    seen[table, UP] = t.up[seat]
    for board in range(3):
        seen[table, FIRST_BOARD + board] = t.board[board]
    seen[table, PILE] = t.pile
    seen[table, PRICE] = t.price
    seen[table, OWED] = owed(t, seat) if game.code[t.at] == BETTING else 0
    seen[table, POT] = pot(t)
    seen[table, SCORE] = t.score[seat]
    live = 0
    for step in range(t.seats):
        other = (seat + step) % t.seats
        live |= (t.live >> other & 1) << step
        seen[table, SEATS + 2 * step] = t.stack[other]
        seen[table, SEATS + 2 * step + 1] = t.bet[other]
    seen[table, LIVE] = live
    open_kinds = kinds(t, game, seat)
    legal[table] = open_kinds
    limits(t, game, seat, open_kinds, bounds, table)


@inlined
def limits(t: Table, game: Program, seat: int, open_kinds: int, bounds: Any, table: int) -> None:
    """The least and the most of what is open; zeros for the rest."""
    for each in range(7):
        bounds[table, each] = 0
    if open_kinds >> RAISE & 1:
        bounds[table, RAISE_LEAST] = range_from(t, game, seat, RAISE)
        bounds[table, RAISE_MOST] = range_to(t, game, seat, RAISE)
    if open_kinds >> NAME & 1:
        bounds[table, NUMBER_LEAST] = range_from(t, game, seat, NAME)
        bounds[table, NUMBER_MOST] = range_to(t, game, seat, NAME)
    if open_kinds & (1 << THROW | 1 << GIVE | 1 << PLAY):
        kind = PLAY if open_kinds >> PLAY & 1 else GIVE if open_kinds >> GIVE & 1 else THROW
        bounds[table, CARDS_LEAST] = range_from(t, game, seat, kind)
        bounds[table, CARDS_MOST] = range_to(t, game, seat, kind)
        bounds[table, CARDS_AMONG] = choices(t, game, seat, kind)
