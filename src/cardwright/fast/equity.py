"""Equity: what part of the pot hands or ranges win, over all boards or over enough of them.

`equity(["AhAd", "KsKc"])` counts exactly where that is quicker than reaching the wanted error by
chance, else deals at random and says how far off it may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, reduce
from itertools import chain, combinations, permutations, product
from math import comb, prod, sqrt
from operator import or_
from typing import Any

import numpy as np

from cardwright.cards import FULL, Cards, CardwrightError, cards_in, parse_set, text
from cardwright.fast.chance import wrapped
from cardwright.fast.compiled import compiled
from cardwright.fast.gpu import is_wanted
from cardwright.fast.looking_up import NO_CARDS
from cardwright.fast.matchup import CHANCES, Deals, Room, count_boards, sample_boards
from cardwright.fast.ranges import Range, parse_range
from cardwright.fast.ranking import lookup

Array = np.ndarray[Any, Any]

ERROR = 0.0005  # half the width of the 95 % interval that is wanted of chance
SURE = 1.959963984540054
MATCHUPS = 300_000  # more pairings than this are not written down
EXACT_SECONDS = 0.0004  # one pairing, counted exactly
SAMPLE_SECONDS = 3e-8  # one deal
PATIENCE = 1.0  # seconds that an exact answer may take when chance would be quicker
PIECE = 1 << 20  # deals for one worker at a time


class EquityError(CardwrightError):
    """Hands that cannot be compared."""

    code = "equity/error"


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """What one hand or range gets: parts of all deals, and of the pot."""

    win: float
    tie: float
    equity: float
    within: float  # half the width of the 95 % interval; 0 if exact


@dataclass(frozen=True, slots=True, kw_only=True)
class Equity:
    """Every player's share, and how it was found."""

    shares: tuple[Share, ...]
    exact: bool
    deals: int  # boards counted, with every pairing of hands, or deals by chance


def equity(
    hands: Sequence[str | Cards | Range],
    *,
    board: str | Cards = 0,
    dead: str | Cards = 0,
    exact: bool | None = None,
    samples: int | None = None,
    error: float = ERROR,
    seed: int = 0,
    workers: int = 1,
    device: str = "cpu",
) -> Equity:
    """Compare two to ten hold'em hands or ranges; on a GPU with `device="cuda"`, with the same answer.

    >>> answer = equity(["AcAd", "KcKd"])
    >>> answer.exact, answer.deals, round(answer.shares[0].equity, 5)
    (True, 1712304, 0.82637)
    """
    spot = Spot(hands, board=board, dead=dead)
    if exact is None:
        exact = samples is None and spot.exact_is_quicker(error)
    if exact:
        return spot.counted(device)
    return spot.sampled(samples or spot.samples_for(error), wrapped(seed), workers, device)


def equities(
    hands: Array,
    boards: Array | None = None,
    *,
    dead: Array | None = None,
    out: Array | None = None,
    device: str = "cpu",
) -> Array:
    """Exact equities of many spots at once.

    `hands` has a row of two-card masks for each spot, `boards` and `dead` a mask for each.

    >>> rows = [[parse_set("AcAd"), parse_set("KcKd")], [parse_set("7h2c"), parse_set("AsKs")]]
    >>> equities(np.array(rows)).round(4).tolist()
    [[0.8264, 0.1736], [0.307, 0.693]]
    """
    hands = np.ascontiguousarray(hands, np.int64)
    spots = len(hands)
    lying = np.zeros(spots, np.int64) if boards is None else np.ascontiguousarray(boards, np.int64)
    gone = np.zeros(spots, np.int64) if dead is None else np.ascontiguousarray(dead, np.int64)
    found = np.empty(hands.shape) if out is None else out
    order = np.lexsort((gone, lying))
    edges = np.flatnonzero((np.diff(lying[order]) != 0) | (np.diff(gone[order]) != 0)) + 1
    for group in np.split(order, edges):
        if len(group):
            board, away = int(lying[group[0]]), int(gone[group[0]])
            found[group] = pot_shares(count(hands[group], board, away, device))
    return found


def pot_shares(counts: Array) -> Array:
    """Each player's part of the pot, from by how many each board was shared."""
    sharing = np.arange(1, counts.shape[2])
    boards = (counts[:, :, 1:] / sharing).sum(axis=(1, 2))
    return (counts[:, :, 1:] / sharing).sum(axis=2) / boards[:, None]


def count(hands: Array, board: int, dead: int, device: str) -> Array:
    """For each row of hands and each player, on how many boards the pot is shared by so many."""
    rows, players = hands.shape
    out = np.zeros((rows, players, players + 1), np.int64)
    hands = np.ascontiguousarray(hands)
    if is_wanted(device):
        from cardwright.fast.gpu import spots

        spots.count(hands, board, dead, lookup(), out)
        return out
    room = Room(*(np.zeros(each, np.int64) for each in (players, players, 5, 5, 5, 5)))
    arguments = ((0,) * players, hands, board, dead, lookup(), out, room)
    compiled(count_boards, *arguments)(*arguments)
    return out


def sample(deals: Deals, players: int, seed: int, first: int, samples: int, device: str) -> Array:
    """The same over so many deals by chance."""
    out = np.zeros((1, players, players + 1), np.int64)
    if is_wanted(device):
        from cardwright.fast.gpu import spots

        spots.sample(deals, seed, first, samples, lookup(), out)
        return out[0]
    room = (np.zeros((players, 2), np.int64), np.zeros(players, np.int64))
    arguments = ((0,) * players, deals, seed, first, samples, lookup(), out, *room)
    compiled(sample_boards, *arguments)(*arguments)
    return out[0]


class Spot:
    """Hands or ranges with a board, ready to be compared."""

    def __init__(
        self, hands: Sequence[str | Cards | Range], *, board: str | Cards, dead: str | Cards
    ) -> None:
        self.board = parse_set(board) if isinstance(board, str) else board
        self.dead = parse_set(dead) if isinstance(dead, str) else dead
        if not 2 <= len(hands) <= 10:
            raise EquityError(f"{len(hands)} hands: two to ten can be compared", code="equity/players")
        if self.board.bit_count() > 5:
            raise EquityError("a board has at most five cards", code="equity/board")
        if self.board & self.dead:
            raise EquityError(
                f"{text(self.board & self.dead)} is both on the board and dead", code="equity/cards"
            )
        gone = self.board | self.dead
        self.ranges = [self.possible(range_of(each), gone, number) for number, each in enumerate(hands, 1)]
        left = (FULL & ~gone).bit_count() - 2 * len(hands)
        self.to_come = 5 - self.board.bit_count()
        if left < self.to_come:
            raise EquityError("there are not enough cards left for the board", code="equity/cards")
        self.boards = comb(left, self.to_come)

    def possible(self, hands: Range, gone: Cards, number: int) -> Range:
        """Without the hands that need a card that is elsewhere."""
        left = {hand: weight for hand, weight in hands.items() if not hand & gone}
        if not left:
            raise EquityError(f"hand {number} needs cards that are on the board or dead", code="equity/cards")
        return left

    @property
    def pairings(self) -> int:
        """How many ways there are to give everybody a hand, at most."""
        return prod(map(len, self.ranges))

    def samples_for(self, error: float) -> int:
        """How many deals give that error, whatever the equity is."""
        return max(1000, int((SURE * 0.5 / error) ** 2))

    def exact_is_quicker(self, error: float) -> bool:
        """Than chance, or quick enough anyway."""
        if self.pairings > MATCHUPS:
            return False
        rows, _ = self.matchups()
        seconds = len(rows) * EXACT_SECONDS * (0.2 if self.to_come < 3 else 1) * len(self.ranges) / 2
        return seconds < max(PATIENCE, self.samples_for(error) * SAMPLE_SECONDS)

    def matchups(self) -> tuple[Array, Array]:
        """The pairings that differ by more than the names of the suits, and the weight of each."""
        rows, weights = self.all_pairings()
        if len(rows) < 2:
            return rows, weights
        return merged(rows, weights, renamings(self.board, self.dead))

    def all_pairings(self) -> tuple[Array, Array]:
        """Every way to give everybody a hand, with its weight."""
        if self.pairings > MATCHUPS:
            raise EquityError(
                f"{self.pairings} pairings of hands are too many to be counted exactly: take samples",
                code="equity/too_many",
            )
        rows = np.zeros((1, 0), np.int64)
        weights = np.ones(1)
        for each in self.ranges:
            hands, likely = np.array(list(each)), np.array(list(each.values()))
            left, right = (
                np.repeat(np.arange(len(rows)), len(hands)),
                np.tile(np.arange(len(hands)), len(rows)),
            )
            taken = np.bitwise_or.reduce(rows, axis=1) if rows.shape[1] else np.zeros(1, np.int64)
            apart = taken[left] & hands[right] == 0
            left, right = left[apart], right[apart]
            rows = np.column_stack([rows[left], hands[right]])
            weights = weights[left] * likely[right]
        if not len(rows):
            raise EquityError("the hands need the same cards", code="equity/cards")
        return rows, weights

    def counted(self, device: str) -> Equity:
        """All boards with all pairings."""
        rows, weights = self.matchups()
        counts = count(rows, self.board, self.dead, device)
        total = float(weights.sum()) * self.boards
        shared = np.tensordot(weights, counts, axes=1) / total
        shares = tuple(share(each, 0.0) for each in shared)
        pairings = len(self.all_pairings()[0]) if len(rows) > 1 else 1
        return Equity(shares=shares, exact=True, deals=self.boards * pairings)

    def sampled(self, samples: int, seed: int, workers: int, device: str) -> Equity:
        """So many deals by chance; the same for any number of workers, and on a GPU."""
        self.check_can_be_dealt()
        deals, players = self.deals(), len(self.ranges)
        size = PIECE if device == "cpu" else samples

        def piece(first: int) -> Array:
            return sample(deals, players, seed, first, min(size, samples - first), device)

        with ThreadPoolExecutor(workers) as pool:
            pieces = pool.map(piece, range(0, samples, size))
            counts = sum(pieces, np.zeros((players, players + 1), np.int64))
        shared = counts / samples
        return Equity(
            shares=tuple(share(each, SURE * sqrt(variance(each) / samples)) for each in shared),
            exact=False,
            deals=samples,
        )

    def check_can_be_dealt(self) -> None:
        """Is there any way to give everybody a hand? Else chance would look for it without end."""
        if not can_be_dealt([list(each) for each in self.ranges], 0):
            raise EquityError("the hands need the same cards", code="equity/cards")

    def deals(self) -> Deals:
        """How chance deals here."""
        hands, starts, likely = self.choices()
        gone = self.board | self.dead
        held = sum(next(iter(each)) for each in self.ranges if len(each) == 1)
        free = cards_in(FULL & ~(gone | held))
        some, more = parts(free, self.to_come // 2), parts(free, self.to_come - self.to_come // 2)
        return Deals(hands, starts, likely, some, more, self.board, NO_CARDS + key_of(self.board), gone)

    def choices(self) -> tuple[Array, Array, Array]:
        """Everybody's hands one after another, where each begins, and how likely they are."""
        rows, likely, starts = [], [], [0]
        for each in self.ranges:
            rows += [[hand, key_of(hand)] for hand in each]
            weights = np.cumsum(np.array(list(each.values())))
            likely.append(np.round(weights / weights[-1] * CHANCES).astype(np.int64))
            starts.append(len(rows))
        return np.array(rows, np.int64), np.array(starts, np.int64), np.concatenate(likely)


def key_of(cards: Cards) -> int:
    """The keys of some cards, together."""
    keys = lookup().cards
    return sum(int(keys[card]) for card in cards_in(cards))


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


def range_of(hand: str | Cards | Range) -> Range:
    """A range, whatever it was given as."""
    if isinstance(hand, str):
        return parse_range(hand)
    return {hand: 1.0} if isinstance(hand, int) else hand


def share(shared: Array, within: float) -> Share:
    """From by how many the deals were shared to what came of it."""
    parts = [float(part) for part in shared]
    pot = sum(part / by for by, part in enumerate(parts) if by)
    return Share(win=parts[1], tie=sum(parts[2:]), equity=pot, within=within)


def variance(shared: Array) -> float:
    """Of the part of the pot, from deal to deal."""
    parts = [(by, float(part)) for by, part in enumerate(shared) if by]
    mean = sum(part / by for by, part in parts)
    return max(0.0, sum(part / by**2 for by, part in parts) - mean * mean)


@cache
def renamings(board: Cards, dead: Cards) -> tuple[tuple[int, ...], ...]:
    """The ways to name the suits anew that leave the board and the dead cards as they are."""
    return tuple(
        order
        for order in permutations(range(4))
        if renamed(board, order) == board and renamed(dead, order) == dead
    )


def renamed(cards: Any, order: tuple[int, ...]) -> Any:
    """Cards with their suits renamed; arrays of masks too."""
    return reduce(or_, ((cards >> 16 * old & 0x1FFF) << 16 * new for old, new in enumerate(order)))


def merged(rows: Array, weights: Array, orders: tuple[tuple[int, ...], ...]) -> tuple[Array, Array]:
    """One row for all that become the same when suits are renamed."""
    least = rows
    for order in orders:
        other = renamed(rows, order)
        smaller = np.zeros(len(rows), bool)
        equal = np.ones(len(rows), bool)
        for column in range(rows.shape[1]):
            smaller |= equal & (other[:, column] < least[:, column])
            equal &= other[:, column] == least[:, column]
        least = np.where(smaller[:, None], other, least)
    alone, place = np.unique(least, axis=0, return_inverse=True)
    return np.ascontiguousarray(alone), np.bincount(place.reshape(-1), weights, minlength=len(alone))


def equity_of_all(
    against: Sequence[str | Cards | Range], *, board: str | Cards = 0, samples: int = 200_000
) -> Array:
    """Equity of every starting hand against others, on a square: suited above the diagonal."""
    from cardwright.cards import RANKS

    ranks = RANKS[::-1]
    grid = np.full((13, 13), np.nan)
    for row, column in product(range(13), repeat=2):
        high, low = ranks[min(row, column)], ranks[max(row, column)]
        hand = f"{high}{low}" + ("s" if column > row else "o" if column < row else "")
        try:
            answer = equity([hand, *against], board=board, samples=samples, seed=row * 13 + column)
        except EquityError:
            continue  # the board has the cards that it needs
        grid[row, column] = answer.shares[0].equity
    return grid
