"""How chance deals a spot: which hands, how likely, and from which halves boards are put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations
from math import comb, prod
from typing import Any

from cardwright.cards import FULL, Cards, cards_in
from cardwright.fast.arrays import np
from cardwright.fast.looking_up import NO_CARDS
from cardwright.fast.matchup import CHANCES, Deals
from cardwright.fast.pairing import Holding, Pairings, pairings
from cardwright.fast.ranking import lookup

Array = np.ndarray[Any, Any]

FEW = 1 << 15  # pairings that are always written down, to be dealt at once
MANY = 1 << 21  # ... where dealing hand by hand clashes often
OFTEN = 0.25  # ... which is when no more of the attempts than this come to an end
TRIES = 2000


def deals_of(ranges: Sequence[Holding], board: Cards, gone: Cards, to_come: int) -> Deals | None:
    """How chance deals here; nothing, if the hands cannot be held at once."""
    found = dealt_together(ranges)
    if found is None:
        if not can_be_dealt([each.hands.tolist() for each in ranges], 0):
            return None
        hands = np.concatenate([each.hands for each in ranges])
        starts = np.cumsum([0, *(len(each.hands) for each in ranges)])
        likely, guide = map(np.concatenate, zip(*(chances(each.likely) for each in ranges), strict=True))
        guide += np.repeat(starts[:-1], np.diff(starts))
        held = sum(int(each.hands[0]) for each in ranges if len(each.hands) == 1)
    else:
        if not len(found.rows):
            return None
        hands, starts = found.rows.reshape(-1), np.zeros(1, np.int64)
        likely, guide = chances(found.weights)
        held = int(np.bitwise_and.reduce(np.bitwise_or.reduce(found.rows, axis=1)))
    free = cards_in(FULL & ~(gone | held))
    some, more = parts(free, to_come // 2), parts(free, to_come - to_come // 2)
    return Deals(with_keys(hands), starts, likely, guide, some, more, board, NO_CARDS + key_of(board), gone)


def dealt_together(ranges: Sequence[Holding]) -> Pairings | None:
    """All pairings, where they are few, or where hands dealt one by one would clash too often."""
    found = pairings(ranges, most=FEW)
    if found is None:
        apart = part_without_clash(ranges)
        if apart < OFTEN and apart * prod(len(each.hands) for each in ranges) < MANY:
            return pairings(ranges, most=MANY)
    return found


def part_without_clash(ranges: Sequence[Holding]) -> float:
    """About how many of the attempts to deal the hands one by one come to an end."""
    chance = np.random.default_rng(0)
    taken, apart = np.zeros(TRIES, np.int64), np.ones(TRIES, bool)
    for each in ranges:
        hands = each.hands[chance.choice(len(each.hands), TRIES, p=each.likely / each.likely.sum())]
        apart &= taken & hands == 0
        taken |= hands
    return float(apart.mean())


def can_be_dealt(ranges: list[list[Cards]], gone: Cards) -> bool:
    """Try the hands of each in turn, the narrowest range first."""
    if not ranges:
        return True
    narrow = min(ranges, key=len)
    others = [each for each in ranges if each is not narrow]
    for hand in narrow:
        if not hand & gone and can_be_dealt(others, gone | hand):
            return True
    return False


def chances(likely: Array) -> tuple[Array, Array]:
    """How many of all chances come to each or to one before it; and which is first in each equal part."""
    so_far = np.cumsum(likely)
    up_to = np.round(so_far / so_far[-1] * CHANCES).astype(np.int64)
    parts = (np.arange(len(likely)) << 32) // len(likely) << 30
    return up_to, np.searchsorted(up_to, parts, side="right")


def parts(free: Sequence[int], size: int) -> Array:
    """All sets of so many of the cards, each with its key."""
    chosen = np.array(free, np.int64)[choices_of(len(free), size)]
    masks = (np.int64(1) << chosen).sum(axis=1)
    return np.column_stack([masks, lookup().cards[chosen].sum(axis=1)])


@cache
def choices_of(count: int, size: int) -> Array:
    """All ways to choose so many of a count, a row each."""
    flat = np.fromiter(
        chain.from_iterable(combinations(range(count), size)), np.int64, comb(count, size) * size
    )
    return flat.reshape(comb(count, size), size)  # to choose none, there is one way


def key_of(cards: Cards) -> int:
    """The keys of some cards, together."""
    keys = lookup().cards
    return sum(int(keys[card]) for card in cards_in(cards))


def with_keys(masks: Array) -> Array:
    """Hands of two cards, each with its key."""
    alone, place = np.unique(masks, return_inverse=True)
    keys = np.array([key_of(mask) for mask in alone.tolist()], np.int64)
    return np.column_stack([masks, keys[place]])
