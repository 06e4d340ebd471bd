"""Choosing at random: any of the kinds that are open, then any value that the kind allows.

Plain functions on a table, which CPython runs and Numba compiles: the tests play both, and compare.
"""

from __future__ import annotations

from cardwright.fast.chance import STEP, below, between, bit_at, mixed, some_of, wrapped
from cardwright.law.legal import choices, kinds, range_from, range_step, range_to, refusal
from cardwright.law.table import Program, Table
from cardwright.law.words import ALL_IN, CHECK, DEAL, FOLD, GIVE, NAME, PLAY, RAISE, THROW


def random_kind(t: Table, game: Program, seat: int, bits: int) -> int:
    """A kind as a player of random hands would choose: folding only to a bet, and all-in as a raise."""
    open_kinds = kinds(t, game, seat) & ~(1 << ALL_IN)
    if open_kinds & 1 << CHECK:
        open_kinds &= ~(1 << FOLD)
    return one_kind(open_kinds, bits)


def any_kind(t: Table, game: Program, seat: int, bits: int) -> int:
    """Any kind that is open, the odd ones too."""
    return one_kind(kinds(t, game, seat), bits)


def one_kind(open_kinds: int, bits: int) -> int:
    return bit_at(open_kinds, below(bits, open_kinds.bit_count()))


def random_value(t: Table, game: Program, seat: int, kind: int, bits: int) -> int:
    """An amount, a number or some cards, as the kind asks for."""
    if kind in (RAISE, NAME):
        least = range_from(t, game, seat, kind)
        most = range_to(t, game, seat, kind)
        step = range_step(t, kind)
        steps = most - least if step == 1 else (most - least) // step
        return least + step * between(mixed(wrapped(bits + STEP)), 0, steps)
    if kind in (THROW, GIVE, PLAY):
        return random_cards(t, game, seat, kind, mixed(wrapped(bits + STEP)))
    return 0


def random_cards(t: Table, game: Program, seat: int, kind: int, bits: int) -> int:
    """How many, then which; none where these may not be thrown together."""
    count = between(bits, range_from(t, game, seat, kind), range_to(t, game, seat, kind))
    cards = some_of(mixed(wrapped(bits + STEP)), choices(t, game, seat, kind), count)
    if kind == THROW and refusal(t, game, seat, kind, cards):
        return 0
    return cards


def random_deal(t: Table, game: Program, bits: int) -> int:
    """The dealer's cards: any of those that are left."""
    return some_of(bits, choices(t, game, -1, DEAL), t.want)
