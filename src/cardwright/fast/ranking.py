"""Seven cards ranked by looking up, for when there are hundreds of millions of hands.

Every rank has a random weight; the sum of a hand's weights tells which ranks it has, however the suits
fall, and a small table without empty places finds the strength that the law's own ranking gives to
such a hand. Five of a suit are looked up by their ranks. Proved equal on all 133,784,560 hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from cardwright.cards.rankings import HIGH, strength
from cardwright.fast.binding import inlined, register
from cardwright.fast.compiled import compiled
from cardwright.fast.kept import folder

Array = np.ndarray[Any, Any]

WEIGHT_BITS = 28  # seven of them stay below 2**31
BUCKETS = 1 << 13
PLACES = 1 << 16
SUIT = 0x1FFF
FLUSH = 1 << 40  # in a suit's key: five or more of it


@dataclass(frozen=True, slots=True)
class Lookup:
    """The tables. A rank's number is its place among the strengths that seven cards can have."""

    weights: Array  # of each rank
    keys: Array  # of each set of ranks in one suit: the sum of the weights, and whether it is a flush
    moves: Array  # by how much the keys of a bucket are moved
    numbers: Array  # the rank's number at each place
    flushes: Array  # ... of each set of five or more ranks in one suit
    strengths: Array  # the law's strength for each number


@cache
def lookup() -> Lookup:
    """The tables, from where they are kept or made now."""
    place = folder()
    file = place / "ranking.npz" if place else None
    if file and file.exists():
        with np.load(file) as kept:
            return Lookup(**{name: kept[name] for name in Lookup.__slots__})
    made = make()
    if file:
        save(made, file)
    return made


def save(made: Lookup, file: Any) -> None:
    """Keep them; whoever comes at the same time writes the same."""
    import os

    part = file.with_name(f"ranking-{os.getpid()}.npz")
    try:
        np.savez(part, **{name: getattr(made, name) for name in Lookup.__slots__})
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)


def make() -> Lookup:
    """Ask the law for every combination of ranks, and lay the answers out."""
    flush_strengths = strengths_of_flushes()
    ranks = every_seven_ranks()
    plain = np.array([strength(HIGH, hand_of(row), 0) for row in ranks], np.int64)
    strengths = np.unique(np.concatenate([plain, flush_strengths[flush_strengths > 0]]))
    weights, moves, places = placed(ranks)
    numbers = np.zeros(PLACES, np.uint16)
    numbers[places] = np.searchsorted(strengths, plain)
    rows = np.arange(SUIT + 1)
    bits = rows[:, None] >> np.arange(13) & 1
    keys = bits @ weights + np.where(bits.sum(axis=1) >= 5, FLUSH, 0)
    flushes = np.searchsorted(strengths, flush_strengths).astype(np.uint16)
    return Lookup(weights, keys, moves, numbers, flushes, strengths.astype(np.int32))


def every_seven_ranks() -> Array:
    """The ranks that seven cards can have, four of each at most."""
    rows = np.array(list(combinations_with_replacement(range(13), 7)), np.int64)
    five_alike = (rows[:, 4:] == rows[:, :-4]).any(axis=1)
    return rows[~five_alike]


def hand_of(ranks: Array) -> int:
    """Seven cards of these ranks, none of the suits five times."""
    cards = 0
    for place, rank in enumerate(ranks.tolist()):
        suit = place % 4
        while cards >> 16 * suit + rank & 1:
            suit = (suit + 1) % 4
        cards |= 1 << 16 * suit + rank
    return cards


def strengths_of_flushes() -> Array:
    """The law's strength of every set of five to seven ranks in one suit."""
    found = np.zeros(SUIT + 1, np.int64)
    for row in range(SUIT + 1):
        if 5 <= row.bit_count() <= 7:
            found[row] = strength(HIGH, row, 0)
    return found


def placed(ranks: Array) -> tuple[Array, Array, Array]:
    """Weights, and the moves with which every combination has a place of its own."""
    for attempt in range(100):
        weights = np.random.default_rng(attempt).integers(1 << WEIGHT_BITS, size=13)
        sums = weights[ranks].sum(axis=1)
        if len(np.unique(sums)) == len(sums):
            moves = moved(sums)
            if moves is not None:
                return weights, moves, place_of(sums, moves)
    raise AssertionError("no weights keep the hands apart")


def place_of(sums: Array, moves: Array) -> Array:
    return (sums >> 13 ^ moves[sums & BUCKETS - 1]) & PLACES - 1


def moved(sums: Array) -> Array | None:
    """For each bucket a move that puts its keys on free places, the fullest buckets first."""
    order = np.argsort(sums & BUCKETS - 1, kind="stable")
    buckets = np.split(
        sums[order] >> 13 & PLACES - 1, np.cumsum(np.bincount(sums & BUCKETS - 1, minlength=BUCKETS))[:-1]
    )
    moves = np.zeros(BUCKETS, np.uint16)
    taken = np.zeros(PLACES, bool)
    tries = np.arange(PLACES)
    for bucket in sorted(range(BUCKETS), key=lambda each: -len(buckets[each])):
        keys = buckets[bucket]
        if not len(keys):
            break
        if len(np.unique(keys)) < len(keys):
            return None
        move = first_free(keys, taken, tries)
        if move < 0:
            return None
        moves[bucket] = move
        taken[keys ^ move] = True
    return moves


def first_free(keys: Array, taken: Array, tries: Array) -> int:
    """The first move that finds all places free; a few are tried at a time, then more."""
    first, some = 0, 64
    while first < len(tries):
        clash = taken[keys[:, None] ^ tries[None, first : first + some]].any(axis=0)
        free = np.flatnonzero(~clash)
        if len(free):
            return first + int(free[0])
        first, some = first + some, some * 4
    return -1


# --- in bulk -----------------------------------------------------------------------------


def rank_hands(hands: Array, out: Array | None = None) -> Array:
    """The law's strengths of hands, given as an array of masks; seven cards each, or any number.

    >>> from cardwright import parse_set
    >>> royal, pair = rank_hands(np.array([parse_set("AhKhQhJhTh2c3d"), parse_set("AhAs2c3d5h9sTd")]))
    >>> bool(royal > pair)
    True
    """
    masks = np.ascontiguousarray(hands, np.int64)
    flat = masks.reshape(-1)
    found = np.empty(flat.shape, np.int32) if out is None else out.reshape(-1)
    tables = lookup()
    arguments = (flat, tables.keys, tables.moves, tables.numbers, tables.flushes, tables.strengths, found)
    compiled(rank_masks, *arguments)(*arguments)
    return found.reshape(masks.shape)


def rank_card_rows(cards: Array, out: Array | None = None) -> Array:
    """The same for rows of seven card numbers, `suit * 16 + rank`, as unsigned bytes."""
    rows = np.ascontiguousarray(cards, np.uint8)
    found = np.empty(len(rows), np.int32) if out is None else out
    tables = lookup()
    arguments = (rows, card_keys(), tables.moves, tables.numbers, tables.flushes, tables.strengths, found)
    compiled(rank_rows, *arguments)(*arguments)
    return found


COUNTERS = 32  # where in a card's key its suit is counted, four bits a suit, from three up
FIVE_OF_A_SUIT = 0x8888 << COUNTERS


@cache
def card_keys() -> Array:
    """For each card, its weight and a one for its suit."""
    weights = lookup().weights
    keys = np.zeros(64, np.int64)
    for suit in range(4):
        keys[16 * suit : 16 * suit + 13] = weights + (1 << COUNTERS + 4 * suit)
    return keys


def rank_masks(
    hands: Array, keys: Array, moves: Array, numbers: Array, flushes: Array, strengths: Array, out: Array
) -> None:
    """Compiled: the strengths of masks."""
    for each in range(len(hands)):
        out[each] = looked_up(hands[each], keys, moves, numbers, flushes, strengths)


@inlined
def looked_up(cards: int, keys: Array, moves: Array, numbers: Array, flushes: Array, strengths: Array) -> int:
    """The strength of one mask; the law itself answers for other than seven cards."""
    if cards.bit_count() != 7:
        return strength(HIGH, cards, 0)
    clubs, diamonds = cards & SUIT, cards >> 16 & SUIT
    hearts, spades = cards >> 32 & SUIT, cards >> 48 & SUIT
    key = keys[clubs] + keys[diamonds] + keys[hearts] + keys[spades]
    if key & FLUSH:
        row = clubs
        if keys[diamonds] & FLUSH:
            row = diamonds
        if keys[hearts] & FLUSH:
            row = hearts
        if keys[spades] & FLUSH:
            row = spades
        return strengths[flushes[row]]
    return strengths[numbers[(key >> 13 ^ moves[key & BUCKETS - 1]) & PLACES - 1]]


def rank_rows(
    cards: Array, keys: Array, moves: Array, numbers: Array, flushes: Array, strengths: Array, out: Array
) -> None:
    """Compiled: the strengths of rows of seven cards."""
    for each in range(len(cards)):
        key = 0x3333 << COUNTERS
        for place in range(7):
            key += keys[cards[each, place] & 63]
        if key & FIVE_OF_A_SUIT:
            hand = 0
            for place in range(7):
                hand |= 1 << cards[each, place]
            out[each] = strengths[flushes[flush_row(hand, key)]]
        else:
            plain = key & 0xFFFF_FFFF
            out[each] = strengths[numbers[(plain >> 13 ^ moves[plain & BUCKETS - 1]) & PLACES - 1]]


@register
def flush_row(hand: int, key: int) -> int:
    """The ranks of the suit of which there are five."""
    suit = 0
    while not key >> COUNTERS + 4 * suit & 8:
        suit += 1
    return hand >> 16 * suit & SUIT
