"""Pairings: all the ways to give everybody a hand of their range, each with its weight.

What differs only by the names of the suits is one row, which stands for several pairings. Rows are
merged after every player where all ranges stay as they are when suits are renamed; so 1,758,276 hands
of two players become 47,008 without ever being written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import permutations
from operator import or_
from typing import Any, NamedTuple

from cardwright.cards import Cards
from cardwright.fast.arrays import np
from cardwright.fast.ranges import Range

Array = np.ndarray[Any, Any]
Suits = tuple[int, ...]  # the new name of each suit

AS_THEY_ARE: Suits = (0, 1, 2, 3)


class Pairings(NamedTuple):
    """Rows of hands that can be held at once, a column a player."""

    rows: Array
    weights: Array  # how likely each is, against the likeliest
    ways: Array  # how many pairings each stands for


class Holding(NamedTuple):
    """The hands of a range, and how likely each is."""

    hands: Array
    likely: Array


def holding(hands: Range) -> Holding:
    """A range as arrays, the least mask first."""
    masks = np.array(sorted(hands), np.int64)
    return Holding(masks, np.array([hands[mask] for mask in masks.tolist()]))


def pairings(
    ranges: Sequence[Holding], *, most: int, board: Cards = 0, dead: Cards = 0, merging: bool = False
) -> Pairings | None:
    """All of them; none, if more than `most` rows would have to be looked at for one player."""
    orders = renamings(board, dead) if merging else (AS_THEY_ARE,)
    fit = [order for order in orders if all(is_as_before(each, order) for each in ranges)]
    found = Pairings(np.zeros((1, 0), np.int64), np.ones(1), np.ones(1, np.int64))
    for each in ranges:
        if len(found.rows) * len(each.hands) > most:
            return None
        found = merged(with_one_more(found, each), fit)
    return merged(found, orders)


def with_one_more(found: Pairings, each: Holding) -> Pairings:
    """The rows with a column more, where no card is held twice."""
    taken = np.bitwise_or.reduce(found.rows, axis=1)
    row, hand = np.nonzero(taken[:, None] & each.hands[None, :] == 0)
    weights = found.weights[row] * each.likely[hand]
    if len(weights):
        weights /= weights.max()
    return Pairings(np.column_stack([found.rows[row], each.hands[hand]]), weights, found.ways[row])


def merged(found: Pairings, orders: Sequence[Suits]) -> Pairings:
    """One row for all that become the same when suits are renamed."""
    if len(orders) < 2 or len(found.rows) < 2:
        return found
    least = found.rows
    for order in orders[1:]:
        other = renamed(found.rows, order)
        smaller = np.zeros(len(least), bool)
        equal = np.ones(len(least), bool)
        for column in range(least.shape[1]):
            smaller |= equal & (other[:, column] < least[:, column])
            equal &= other[:, column] == least[:, column]
        least = np.where(smaller[:, None], other, least)
    by_hands = np.lexsort(least.T[::-1])
    ordered = least[by_hands]
    first = np.flatnonzero(np.append(True, (ordered[1:] != ordered[:-1]).any(axis=1)))
    weights = np.add.reduceat(found.weights[by_hands], first)
    ways = np.add.reduceat(found.ways[by_hands], first)
    return Pairings(np.ascontiguousarray(ordered[first]), weights, ways)


@cache
def renamings(board: Cards, dead: Cards) -> tuple[Suits, ...]:
    """The ways to name the suits anew that leave the board and the dead cards as they are."""
    return tuple(
        order
        for order in permutations(AS_THEY_ARE)
        if renamed(board, order) == board and renamed(dead, order) == dead
    )


def is_as_before(each: Holding, order: Suits) -> bool:
    """Is it the same range when the suits are renamed?"""
    if order == AS_THEY_ARE:
        return True
    masks = renamed(each.hands, order)
    sorting = np.argsort(masks)
    return np.array_equal(masks[sorting], each.hands) and np.array_equal(each.likely[sorting], each.likely)


def renamed(cards: Any, order: Suits) -> Any:
    """Cards with their suits renamed; arrays of masks too."""
    return reduce(or_, ((cards >> 16 * old & 0x1FFF) << 16 * new for old, new in enumerate(order)))
