"""Equity: what part of the pot hands or ranges win, over all boards or over enough of them.

`equity(["AhAd", "KsKc"])` counts exactly where that is quicker than reaching the wanted error by
chance, else deals at random and says how far off it may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod, sqrt
from typing import Any

from cardwright.cards import FULL, RANKS, Cards, text
from cardwright.fast.arrays import np
from cardwright.fast.asked import EquityError, cards_of, check_numbers, checked_out, checked_spots, range_of
from cardwright.fast.chance import chance_of, wrapped
from cardwright.fast.compiled import compiled
from cardwright.fast.dealing import deals_of
from cardwright.fast.gpu import is_wanted
from cardwright.fast.matchup import Deals, Room, count_boards, sample_boards
from cardwright.fast.pairing import Pairings, holding, pairings
from cardwright.fast.pieces import Sizes, Told, in_pieces, nobody
from cardwright.fast.ranges import Range
from cardwright.fast.ranking import lookup

Array = np.ndarray[Any, Any]

ERROR = 0.0005  # half the width of the 95 % interval that is wanted of chance
PICTURE_ERROR = 0.002  # ... in a picture
SURE = 1.959963984540054
MATCHUPS = 300_000  # more pairings than this are not written down unless they are asked for
MOST = 1 << 22  # ... and more than this not even then
EXACT_SECONDS = 0.0004  # one pairing, counted exactly
SAMPLE_SECONDS = 3e-8  # one deal
PATIENCE = 1.0  # seconds that an exact answer may take when chance would be quicker
ROWS = 512  # pairings that are added up at a time
DEALS = Sizes(least=256, most=1 << 22)
DEALS_ON_GPU = Sizes(least=1 << 24, most=1 << 28)


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
    told: Told = nobody,
) -> Equity:
    """Compare two to ten hold'em hands or ranges; on a GPU with `device="cuda"`, with the same answer.

    `told` is called now and then with how many deals are done, and of how many.

    >>> answer = equity(["AcAd", "KcKd"])
    >>> answer.exact, answer.deals, round(answer.shares[0].equity, 5)
    (True, 1712304, 0.82637)
    """
    check_numbers(samples=samples, error=error, seed=seed, workers=workers, exact=exact)
    spot = Spot(hands, board=board, dead=dead)
    if exact is None:
        exact = samples is None and spot.exact_is_quicker(error)
    if exact:
        return spot.counted(workers, device, told)
    return spot.sampled(samples or spot.samples_for(error), wrapped(seed), workers, device, told)


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

    >>> from cardwright import parse_set
    >>> rows = [[parse_set("AcAd"), parse_set("KcKd")], [parse_set("7h2c"), parse_set("AsKs")]]
    >>> equities(np.array(rows)).round(4).tolist()
    [[0.8264, 0.1736], [0.307, 0.693]]
    """
    hands, lying, gone = checked_spots(hands, boards, dead)
    found = checked_out(out, hands.shape)
    order = np.lexsort((gone, lying))
    edges = np.flatnonzero((np.diff(lying[order]) != 0) | (np.diff(gone[order]) != 0)) + 1
    for group in np.split(order, edges):
        if len(group):
            board, away = int(lying[group[0]]), int(gone[group[0]])
            found[group] = exact_shares(hands[group], board, away, device)
    return found


def exact_shares(hands: Array, board: int, dead: int, device: str) -> Array:
    """The parts of the pot for rows of hands with one board."""

    def piece(first: int, some: int) -> Array:
        return pot_shares(count(hands[first : first + some], board, dead, device))

    pieces = dict(in_pieces(piece, len(hands), rows_at_a_time(device)))
    return np.concatenate([pieces[first] for first in sorted(pieces)])


def rows_at_a_time(device: str) -> Sizes:
    """How many pairings are counted in a piece."""
    size = ROWS if device == "cpu" else ROWS * ROWS
    return Sizes(least=size, most=size)


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
        self.board, self.dead = cards_of(board, "the board"), cards_of(dead, "dead")
        if not 2 <= len(hands) <= 10:
            raise EquityError(f"{len(hands)} hands: two to ten can be compared", code="equity/players")
        if self.board.bit_count() > 5:
            raise EquityError("a board has at most five cards", code="equity/board")
        if self.board & self.dead:
            raise EquityError(
                f"{text(self.board & self.dead)} is both on the board and dead", code="equity/cards"
            )
        gone = self.board | self.dead
        self.ranges = [
            self.possible(range_of(each, f"hand {number}"), gone, number)
            for number, each in enumerate(hands, 1)
        ]
        left = (FULL & ~gone).bit_count() - 2 * len(hands)
        self.to_come = 5 - self.board.bit_count()
        if left < self.to_come:
            raise EquityError("there are not enough cards left for the board", code="equity/cards")
        self.boards = comb(left, self.to_come)
        self.holdings = list(map(holding, self.ranges))
        self.found: Pairings | None = None  # once they are asked for

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
        seconds = len(self.matchups().rows) * EXACT_SECONDS * (0.2 if self.to_come < 3 else 1)
        seconds *= len(self.ranges) / 2
        return seconds < max(PATIENCE, self.samples_for(error) * SAMPLE_SECONDS)

    def matchups(self) -> Pairings:
        """The pairings that differ by more than the names of the suits."""
        if self.found is None:
            found = pairings(
                self.holdings, most=MOST, board=self.board, dead=self.dead, merging=self.pairings > 1
            )
            if found is None:
                raise EquityError(
                    f"{self.pairings} pairings of hands with {self.boards} boards each, up to "
                    f"{self.pairings * self.boards:.1e} deals, are too many to be counted: take samples",
                    code="equity/too_many",
                )
            if not len(found.rows):
                raise EquityError("the hands need the same cards", code="equity/cards")
            self.found = found
        return self.found

    def counted(self, workers: int, device: str, told: Told) -> Equity:
        """All boards with all pairings. They are added up in one order, whoever counts them."""
        rows, weights, ways = self.matchups()

        def piece(first: int, some: int) -> list[Array]:
            counts = count(rows[first : first + some], self.board, self.dead, device)
            likely = weights[first : first + some]
            return [
                np.tensordot(likely[at : at + ROWS], counts[at : at + ROWS], axes=1)
                for at in range(0, some, ROWS)
            ]

        def said(done: int, of: int) -> None:
            told(done * self.boards, of * self.boards)

        pieces = in_pieces(
            piece, len(rows), rows_at_a_time(device), workers=workers_of(workers, device), told=said
        )
        sums = [each for _, found in sorted(pieces, key=lambda piece: piece[0]) for each in found]
        total = float(weights.sum()) * self.boards
        shares = tuple(share(each, 0.0) for each in sum(sums[1:], sums[0]) / total)
        return Equity(shares=shares, exact=True, deals=self.boards * int(ways.sum()))

    def sampled(self, samples: int, seed: int, workers: int, device: str, told: Told) -> Equity:
        """So many deals by chance; the same for any number of workers, and on a GPU."""
        deals, players = self.deals(), len(self.ranges)

        def piece(first: int, some: int) -> Array:
            found = sample(deals, players, seed, first, some, device)
            if found[0, 0]:
                raise EquityError(
                    "the hands can be held at once, but hardly ever are: give the ranges fewer hands",
                    code="equity/unlikely",
                )
            return found

        sizes = DEALS if device == "cpu" else DEALS_ON_GPU
        pieces = in_pieces(piece, samples, sizes, workers=workers_of(workers, device), told=told)
        counts = sum((found for _, found in pieces), np.zeros((players, players + 1), np.int64))
        shares = tuple(share(each / samples, within(each, samples)) for each in counts)
        return Equity(shares=shares, exact=False, deals=samples)

    def deals(self) -> Deals:
        """How chance deals here."""
        deals = deals_of(self.holdings, self.board, self.board | self.dead, self.to_come)
        if deals is None:
            raise EquityError("the hands need the same cards", code="equity/cards")
        return deals


def workers_of(workers: int, device: str) -> int:
    """How many threads: a GPU has its own."""
    return workers if device == "cpu" else 1


def share(shared: Array, within: float) -> Share:
    """From by how many the deals were shared to what came of it."""
    parts = [float(part) for part in shared]
    pot = sum(part / by for by, part in enumerate(parts) if by)
    return Share(win=parts[1], tie=sum(parts[2:]), equity=pot, within=within)


def within(counts: Array, samples: int) -> float:
    """Half the width of the 95 % interval, as if two more deals had been won and two lost (Agresti, Coull).

    So a few deals that all end alike do not look certain; of many, nobody notices the four.
    """
    parts = [(by, int(part)) for by, part in enumerate(counts) if by]
    mean = sum(part / by for by, part in parts) / samples
    more = samples + 4
    middle = (sum(part / by for by, part in parts) + 2) / more
    squares = (sum(part / by**2 for by, part in parts) + 2) / more
    return abs(middle - mean) + SURE * sqrt(max(0.0, squares - middle * middle) / more)


def equity_of_all(
    against: Sequence[str | Cards | Range],
    *,
    seed: int = 0,
    error: float = PICTURE_ERROR,
    told: Told = nobody,
    **how: Any,
) -> Array:
    """Equity of every starting hand against others, on a square: suited above the diagonal.

    What `equity` takes, this takes too. Every hand has chance of its own.
    """
    ranks = RANKS[::-1]
    grid = np.full((13, 13), np.nan)
    for place, (row, column) in enumerate(product(range(13), repeat=2)):
        high, low = ranks[min(row, column)], ranks[max(row, column)]
        hand = f"{high}{low}" + ("s" if column > row else "o" if column < row else "")
        try:
            answer = equity([hand, *against], seed=chance_of(wrapped(seed), place), error=error, **how)
        except EquityError as error_here:
            if error_here.code != "equity/cards":
                raise
            continue  # the cards that it needs are elsewhere
        finally:
            told(place + 1, grid.size)
        grid[row, column] = answer.shares[0].equity
    return grid
