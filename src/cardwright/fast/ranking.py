"""Seven cards ranked by looking up, for when there are hundreds of millions of hands.

Every rank has a random weight; the sum of a hand's weights tells which ranks it has, however the suits
fall, and a small table without empty places finds the strength that the law's own ranking gives to
such a hand. Five of a suit are looked up by their ranks. Proved equal on all 133,784,560 hands.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from cardwright.cards import FULL, CardwrightError
from cardwright.cards.rankings import HIGH, strength
from cardwright.fast import looking_up
from cardwright.fast.arrays import np
from cardwright.fast.compiled import compiled
from cardwright.fast.gpu import is_wanted
from cardwright.fast.kept import folder
from cardwright.fast.looking_up import BUCKETS, COUNTERS, FLUSH, PLACES, SUIT, Lookup

Array = np.ndarray[Any, Any]

LAST = 60  # the highest number of a card
WEIGHT_BITS = 28  # seven of them stay below 2**31


@cache
def lookup() -> Lookup:
    """The tables, from where they are kept or made now."""
    place = folder()
    file = place / "ranking.npz" if place else None
    found = kept_in(file) if file else None
    if found:
        return found
    made = make()
    if file:
        save(made, file)
    return made


def kept_in(file: Path) -> Lookup | None:
    """The tables in a file; nothing, if it is not there or damaged."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            return Lookup(**{name: kept[name] for name in Lookup._fields})
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        return None


def save(made: Lookup, file: Path) -> None:
    """Keep them; whoever comes at the same time writes the same."""
    part = file.with_name(f"ranking-{os.getpid()}.npz")
    try:
        np.savez(part, **made._asdict())
        part.replace(file)
    except OSError:
        with suppress(OSError):
            part.unlink()


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
    return Lookup(keys, keys_of_cards(weights), moves, numbers, flushes, strengths.astype(np.int32))


def keys_of_cards(weights: Array) -> Array:
    """For each card, its weight and a one for its suit."""
    keys = np.zeros(64, np.int64)
    for suit in range(4):
        keys[16 * suit : 16 * suit + 13] = weights + (1 << COUNTERS + 4 * suit)
    return keys


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


class RankError(CardwrightError):
    """Hands that cannot be ranked, or an array that their ranks cannot be written to."""

    code = "rank/error"


def rank_hands(hands: Any, out: Array | None = None, *, device: str = "cpu") -> Array:
    """The law's strengths of hands, given as an array of masks; seven cards each, or any number.

    On a GPU with `device="cuda"`, with the same answers.

    >>> from cardwright import parse_set
    >>> royal, pair = rank_hands(np.array([parse_set("AhKhQhJhTh2c3d"), parse_set("AhAs2c3d5h9sTd")]))
    >>> bool(royal > pair)
    True
    """
    masks = whole_numbers(hands, "masks", np.int64)
    found = room_for(out, masks.shape)
    flat, strengths = masks.reshape(-1), found.reshape(-1)
    if is_wanted(device):
        seen = int(np.bitwise_or.reduce(flat))
        rank_on_gpu(looking_up.rank_mask, flat, strengths)
    else:
        seen = compiled(looking_up.rank_masks, flat, lookup(), strengths)(flat, lookup(), strengths)
    check_seen(seen)
    return found


def rank_card_rows(cards: Any, out: Array | None = None, *, device: str = "cpu") -> Array:
    """The same for rows of seven card numbers, `suit * 16 + rank`; one that comes twice counts once."""
    rows = whole_numbers(cards, "card numbers", np.uint8)
    if rows.ndim != 2 or rows.shape[1] != 7:
        raise RankError(f"cards of shape {rows.shape}: rows of seven are ranked", code="rank/shape")
    if rows.max(initial=0) > LAST:
        raise RankError(f"{rows.max()} is the number of no card", code="rank/cards")
    found = room_for(out, rows.shape[:1])
    if is_wanted(device):
        seen = sum(1 << number for number in np.unique(rows).tolist())
        rank_on_gpu(looking_up.rank_row, rows, found)
    else:
        seen = compiled(looking_up.rank_rows, rows, lookup(), found)(rows, lookup(), found)
    check_seen(seen)
    return found


def check_seen(seen: int) -> None:
    """All that was seen must be cards."""
    if seen & ~FULL:
        raise RankError("there are hands with what is no card", code="rank/cards")


def whole_numbers(given: Any, what: str, kind: type[np.integer[Any]]) -> Array:
    """An array of them, if nothing is lost by it."""
    array = np.asarray(given)
    if array.dtype.kind not in "iu" and array.size:
        raise RankError(f"{what} are whole numbers, not {array.dtype}", code="rank/cards")
    if not np.can_cast(array.dtype, kind) and array.size:
        least, most = int(array.min()), int(array.max())
        if least < np.iinfo(kind).min or most > np.iinfo(kind).max:
            raise RankError(f"{what} from {least} to {most} are no cards", code="rank/cards")
    return np.asarray(array, kind, order="C")


def room_for(out: Array | None, shape: tuple[int, ...]) -> Array:
    """Where the ranks are to be written."""
    if out is None:
        return np.empty(shape, np.int32)
    if (
        type(out) is not np.ndarray
        or out.shape != shape
        or out.dtype not in (np.int32, np.int64)
        or not (out.flags.writeable and out.flags.c_contiguous)
    ):
        raise RankError(
            f"out is to be a writeable array of int32 or int64 in one piece, of shape {shape}",
            code="rank/out",
        )
    return out


def rank_on_gpu(rank_one: Callable[..., None], hands: Array, out: Array) -> None:
    """Fill `out` there; numba-cuda is imported only now."""
    from cardwright.fast.gpu.ranking import rank

    rank(rank_one, hands, lookup(), out)
