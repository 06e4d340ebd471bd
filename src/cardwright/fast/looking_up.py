"""Seven cards ranked by looking up: plain functions around the tables that `ranking.py` makes.

The sum of a hand's weights tells which ranks it has, however the suits fall; five of a suit are looked
up by their ranks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cardwright.cards.rankings import HIGH, strength

BUCKETS = 1 << 13
PLACES = 1 << 16
SUIT = 0x1FFF
DECK = SUIT | SUIT << 16 | SUIT << 32 | SUIT << 48
FLUSH = 1 << 40  # in a suit's key: five or more of it
COUNTERS = 32  # where in a card's key its suit is counted, four bits a suit, from three up
FIVE_OF_A_SUIT = 0x8888 << COUNTERS
NO_CARDS = 0x3333 << COUNTERS  # so that five of a suit set its highest bit


class Lookup(NamedTuple):
    """The tables. A rank's number is its place among the strengths that seven cards can have."""

    keys: Any  # of each set of ranks in one suit: the sum of the weights, and whether it is a flush
    cards: Any  # of each card: its weight, and a one for its suit
    moves: Any  # by how much the keys of a bucket are moved
    numbers: Any  # the rank's number at each place
    flushes: Any  # ... of each set of five or more ranks in one suit
    strengths: Any  # the law's strength for each number


def number_of(weight: int, moves: Any, numbers: Any) -> int:
    """The rank's number of seven cards without a flush, from the sum of their weights."""
    return numbers[(weight >> 13 ^ moves[weight & BUCKETS - 1]) & PLACES - 1]


def looked_up(cards: int, tables: Lookup) -> int:
    """The strength of one mask; the law itself answers for other than seven cards."""
    if cards.bit_count() != 7:
        return strength(HIGH, cards, 0)
    clubs, diamonds = cards & SUIT, cards >> 16 & SUIT
    hearts, spades = cards >> 32 & SUIT, cards >> 48 & SUIT
    key = tables.keys[clubs] + tables.keys[diamonds] + tables.keys[hearts] + tables.keys[spades]
    if key & FLUSH:
        row = clubs
        if tables.keys[diamonds] & FLUSH:
            row = diamonds
        if tables.keys[hearts] & FLUSH:
            row = hearts
        if tables.keys[spades] & FLUSH:
            row = spades
        return tables.strengths[tables.flushes[row]]
    return tables.strengths[number_of(key, tables.moves, tables.numbers)]


def mask_of(rows: Any, each: int) -> int:
    """The mask of a row of seven card numbers."""
    cards = 0
    for place in range(7):
        cards |= 1 << rows[each, place]
    return cards


def rank_mask(hands: Any, each: int, tables: Lookup, out: Any) -> None:
    """The strength of one mask of many."""
    out[each] = looked_up(hands[each], tables)


def rank_row(rows: Any, each: int, tables: Lookup, out: Any) -> None:
    """The strength of one row of seven cards."""
    out[each] = looked_up(mask_of(rows, each), tables)


def rank_masks(hands: Any, tables: Lookup, out: Any) -> int:
    """Compiled: the strengths of masks; all bits that were seen."""
    seen = 0
    for each in range(len(hands)):
        seen |= hands[each]
        rank_mask(hands, each, tables, out)
    return seen


def rank_rows(rows: Any, tables: Lookup, out: Any) -> int:
    """Compiled: the strengths of rows of seven cards; all bits of theirs that were seen."""
    seen = 0
    for each in range(len(rows)):
        seen |= mask_of(rows, each)
        rank_row(rows, each, tables, out)
    return seen
