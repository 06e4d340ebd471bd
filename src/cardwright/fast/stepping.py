"""One step of many tables: plain functions that `environment.py` has compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardwright.fast.binding import inlined
from cardwright.fast.chance import chance_at, chance_of
from cardwright.fast.choosing import any_kind, random_deal, random_value
from cardwright.fast.driver import set_table
from cardwright.fast.record import table_in
from cardwright.fast.seeing import see
from cardwright.law.legal import choices, kinds, range_from, range_step, range_to, refusal
from cardwright.law.play import act
from cardwright.law.table import Program, Table
from cardwright.law.words import DEAL, DEALER, GIVE, NAME, NOBODY, PLAY, RAISE, THROW

# Beside each table: the seed of its hands, the number of the next one, the chance of this one, how far that
# is used up, and who was on turn last.
SEED, HAND, CHANCE, PLACE, LAST = range(5)

# When the next hand begins: in the step after the one that ended it, in the same step, or when asked for.
NEXT_STEP, SAME_STEP, DISABLED = range(3)

# The bounds: of a raise, of a number, and how many cards may be given, thrown or played, and which.
BOUNDS = (
    "least total", "most total", "total step", "least number", "most number", "least cards", "most cards",
    "cards",
)  # fmt: skip
RAISE_LEAST, RAISE_MOST, RAISE_STEP, NUMBER_LEAST, NUMBER_MOST = range(5)
CARDS_LEAST, CARDS_MOST, CARDS_AMONG = range(5, 8)


class Found(NamedTuple):
    """What a step tells of each table."""

    seen: Any  # what the seat on turn sees
    last: Any  # ... what was seen of the hand that ended, where the next one begins in the same step
    actor: Any
    legal: Any  # the kinds that are open, a bit each
    bounds: Any
    rewards: Any
    ended: Any
    refused: Any


def step_tables(
    tables: Any, beside: Any, game: Program, started: Any, chips: Any, mode: int, where: Program,
    actions: Any, found: Found,
) -> None:  # fmt: skip
    """Compiled: let the seat on turn act at every table; where the hand ends, the next one begins."""
    for table in range(tables.shape[0]):
        t = table_in(tables, table, game)
        seat = t.actor
        clear(t, found, table)
        begins = seat == NOBODY and mode == NEXT_STEP
        if not begins:
            kind = actions[table, 0]
            value = max(actions[table, 1], -1)  # nothing below 0 is legal, and so nothing can wrap around
            reason = refusal(t, game, seat, kind, value)
            found.refused[table] = reason
            if reason == 0:
                act(t, game, seat, kind, value)
                deal_on(t, game, beside, table)
                if t.actor == NOBODY:
                    found.ended[table] = True
                    for each in range(t.seats):
                        found.rewards[table, each] = t.stack[each] - chips[each]
                    if mode == SAME_STEP:
                        see(t, game, where, found.last, table, seat)
                        begins = True
        if begins:
            begin_hand(t, game, started, beside, table)
        look(t, game, where, beside, found, table)


def reset_tables(
    tables: Any, beside: Any, game: Program, started: Any, where: Program, chosen: Any, found: Found
) -> None:
    """Compiled: a new hand at the chosen tables."""
    for table in range(tables.shape[0]):
        if chosen[table]:
            t = table_in(tables, table, game)
            clear(t, found, table)
            begin_hand(t, game, started, beside, table)
            look(t, game, where, beside, found, table)


def choose_at_tables(tables: Any, game: Program, chance: Any, actions: Any) -> None:
    """Compiled: any action that is open, for the seat on turn at every table."""
    for table in range(tables.shape[0]):
        t = table_in(tables, table, game)
        actions[table, 0] = actions[table, 1] = 0
        if t.actor != NOBODY:
            kind = any_kind(t, game, t.actor, chance[table])
            actions[table, 0] = kind
            actions[table, 1] = random_value(t, game, t.actor, kind, chance[table])


@inlined
def clear(t: Table, found: Found, table: int) -> None:
    """Nothing has happened yet."""
    found.refused[table] = 0
    found.ended[table] = False
    for each in range(t.seats):
        found.rewards[table, each] = 0


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
def look(t: Table, game: Program, where: Program, beside: Any, found: Found, table: int) -> None:
    """What the seat on turn sees and may do; of a hand that is over, what the last seat to act sees."""
    if t.actor != NOBODY:
        beside[table, LAST] = t.actor
    seat = beside[table, LAST]
    see(t, game, where, found.seen, table, seat)
    open_kinds = kinds(t, game, seat) if t.actor != NOBODY else 0
    found.actor[table] = t.actor
    found.legal[table] = open_kinds
    limits(t, game, seat, open_kinds, found.bounds, table)


@inlined
def limits(t: Table, game: Program, seat: int, open_kinds: int, bounds: Any, table: int) -> None:
    """The least and the most of what is open; zeros for the rest."""
    for each in range(len(BOUNDS)):
        bounds[table, each] = 0
    if open_kinds >> RAISE & 1:
        bounds[table, RAISE_LEAST] = range_from(t, game, seat, RAISE)
        bounds[table, RAISE_MOST] = range_to(t, game, seat, RAISE)
        bounds[table, RAISE_STEP] = range_step(t, RAISE)
    if open_kinds >> NAME & 1:
        bounds[table, NUMBER_LEAST] = range_from(t, game, seat, NAME)
        bounds[table, NUMBER_MOST] = range_to(t, game, seat, NAME)
    if open_kinds & (1 << THROW | 1 << GIVE | 1 << PLAY):
        kind = PLAY if open_kinds >> PLAY & 1 else GIVE if open_kinds >> GIVE & 1 else THROW
        bounds[table, CARDS_LEAST] = range_from(t, game, seat, kind)
        bounds[table, CARDS_MOST] = range_to(t, game, seat, kind)
        bounds[table, CARDS_AMONG] = choices(t, game, seat, kind)
