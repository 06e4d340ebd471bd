"""Many hands of one game between simple players: what each seat and each kind of player wins.

Hands are played in blocks whose contents depend on the seed and their number alone, and the blocks are
added up in their order: so the result is the same to the last bit however many workers there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from math import inf, sqrt
from time import monotonic
from typing import Any

from cardwright import law
from cardwright.cards import CardwrightError
from cardwright.fast.arrays import np
from cardwright.fast.chance import wrapped
from cardwright.fast.compiled import compiled
from cardwright.fast.driver import ACTIONS, FOLDED, LONGEST, WON, WRONG
from cardwright.fast.gpu import is_wanted
from cardwright.fast.hands import many_blocks
from cardwright.fast.record import Rules, blank_tables, words_of
from cardwright.games import Game, GameError
from cardwright.games.compile import RANKINGS, program
from cardwright.games.parts import parts
from cardwright.games.phases import Bet, Contest, Repeat, Showdown
from cardwright.games.stakes import unit_of
from cardwright.games.state import check_table
from cardwright.law.words import NUMBER

BLOCK = 4096  # hands that are counted together,
SLOW_BLOCK = 128  # and where the house plays, which thinks for long
SECONDS = 0.2  # how long one piece of work is meant to take
MANY = 500_000  # hands from which on a game is compiled for itself: a few seconds, and twice the speed
MOST_IN_PLAY = 1 << 50  # chips on one table: a block's sum must fit 64 bits
KINDS = ("random", "house")

# Plays some hands from a first one on: what was counted in each block, and the squares.
Played = Callable[[int, int], tuple[Any, Any]]
SURE = 1.959963984540054  # of very many results, so many standard deviations on either side hold 95 of 100


class SimulationError(CardwrightError):
    """A simulation that cannot be run, or whose chips do not add up."""

    code = "sim/error"


@dataclass(frozen=True, slots=True, kw_only=True)
class Winnings:
    """Chips won per hand, and half the width of its 95 % interval: of one hand it is infinite."""

    mean: float
    within: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What came of it. Runs that were stopped early have fewer hands than were asked for."""

    game: str
    players: tuple[str, ...]
    seed: int
    asked: int
    hands: int
    seats: tuple[Winnings, ...]
    kinds: dict[str, Winnings]  # per hand and player of the kind
    big_blind: int | None
    folded: int  # contests that ended because all others folded
    showdowns: int | None  # hands that did not; None where a game has several contests
    actions: int
    longest: int  # the most actions in one hand
    block: int  # hands in a block
    blocks: np.ndarray[Any, Any]  # for each block, the chips that each seat won
    squares: np.ndarray[Any, Any]  # ... the squares of every hand's, the last of what the house won

    @property
    def was_stopped(self) -> bool:
        """Was it broken off?"""
        return self.hands < self.asked

    @property
    def actions_per_hand(self) -> float:
        """How long a hand is."""
        return self.actions / self.hands if self.hands else 0.0

    def per_hundred(self, winnings: Winnings) -> Winnings | None:
        """The same in big blinds per hundred hands, where there is a big blind."""
        if not self.big_blind:
            return None
        scale = 100 / self.big_blind
        return Winnings(mean=winnings.mean * scale, within=winnings.within * scale)


def simulate(
    game: Game,
    *,
    hands: int,
    seats: int | None = None,
    stacks: Sequence[int] | None = None,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    device: str = "cpu",
    told: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play hands that all begin with the same stacks; the button moves on by a seat each hand.

    `players` are kinds, seat by seat, and begin again when there are more seats. On a GPU (`device`
    "cuda") the same seed gives the same totals.

    >>> from cardwright import KUHN
    >>> simulate(KUHN, hands=1000, seed=1).hands
    1000
    """
    if stacks is None:
        stacks = (game.stack,) * (seats or game.seats.least)
    elif seats not in (None, len(stacks)):
        raise SimulationError(f"{len(stacks)} stacks are given for {seats} seats", code="sim/seats")
    check_asked(game, stacks, players, hands=hands, workers=workers)
    kinds = tuple(players[seat % len(players)] for seat in range(len(stacks)))
    work = Work(game, tuple(stacks), kinds, seed, device, frozen=hands >= MANY)
    counts, squares = work.all_blocks(hands, workers if device == "cpu" else 1, told)
    return summary(game, kinds, seed, hands, work.block, counts, squares)


def check_asked(
    game: Game, stacks: Sequence[int], players: Sequence[str], *, hands: int, workers: int
) -> None:
    """Refuse what cannot be simulated."""
    check_table(game, stacks, 0)
    if sum(stacks) > MOST_IN_PLAY:
        raise GameError(
            f"{sum(stacks)} chips on one table: at most 2**50 can be simulated", code="table/stack"
        )
    for kind in players:
        if kind not in KINDS:
            raise SimulationError(f'there is no player "{kind}": random or house', code="sim/players")
    if len(players) > len(stacks):
        raise SimulationError(f"{len(players)} players are given for {len(stacks)} seats", code="sim/seats")
    if not players or hands < 1 or workers < 1:
        raise SimulationError("there must be players, hands and workers", code="sim/nothing")


class Work:
    """What is the same for all hands, and the way of the blocks through the workers."""

    def __init__(
        self,
        game: Game,
        stacks: tuple[int, ...],
        kinds: tuple[str, ...],
        seed: int,
        device: str = "cpu",
        *,
        frozen: bool = True,
    ) -> None:
        on_gpu = is_wanted(device)
        self.rules = Rules(game, len(stacks), frozen=frozen or on_gpu)
        self.seats = len(stacks)
        self.seed = wrapped(seed)
        self.chips = np.array(stacks, np.int64)
        self.block = SLOW_BLOCK if "house" in kinds else BLOCK
        house = sum(1 << seat for seat, kind in enumerate(kinds) if kind == "house")
        self.house = house or None
        self.started = np.array(
            [started_at(game, stacks, self.rules, b) for b in range(self.seats)], np.int64
        )
        self.play = self.on_gpu(game) if on_gpu else self.on_cpu()

    def on_cpu(self) -> Played:
        """Blocks of hands on one core."""
        native = compiled(many_blocks, *self.arguments(0, 1, *self.room(1)))

        def play(first: int, hands: int) -> tuple[Any, Any]:
            counts, squares = self.room(-(-hands // self.block))
            native(*self.arguments(first, hands, counts, squares))
            return counts, squares

        return play

    def on_gpu(self, game: Game) -> Played:
        from cardwright.fast.gpu.hands import Device

        return Device(game, self.started, self.chips, self.house, self.seed, self.block).some_blocks

    def room(self, blocks: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        return np.zeros((blocks, WON + self.seats), np.int64), np.zeros((blocks, self.seats + 1))

    def arguments(self, first: int, hands: int, counts: Any, squares: Any) -> tuple[Any, ...]:
        table = blank_tables(1, self.rules)
        return (
            table,
            self.rules,
            self.started,
            self.house,
            self.seed,
            first,
            hands,
            self.chips,
            self.block,
            counts,
            squares,
        )

    def some_blocks(self, first: int, hands: int) -> tuple[int, Any, Any, float]:
        """Play whole blocks, or the last of all."""
        began = monotonic()
        counts, squares = self.play(first, hands)
        check_chips(first, counts)
        return first, counts, squares, monotonic() - began

    def all_blocks(self, hands: int, workers: int, told: Callable[[int], None]) -> tuple[Any, Any]:
        """Play them all, or those that were done when somebody stopped it."""
        done: dict[int, tuple[Any, Any]] = {}
        told(0)
        try:
            for first, counts, squares in self.pieces(hands, workers):
                done[first] = counts, squares
                told(min(hands, sum(len(each) for each, _ in done.values()) * self.block))
        except KeyboardInterrupt:
            pass
        return in_order(done, self.room(0), self.block)

    def pieces(self, hands: int, workers: int) -> Iterator[tuple[int, Any, Any]]:
        """Hand out the blocks, a fraction of a second's at a time, and take them back as they come."""
        size = self.block
        given = 0
        pool = ThreadPoolExecutor(workers)
        waiting: set[Future[tuple[int, Any, Any, float]]] = set()
        try:
            while given < hands or waiting:
                while given < hands and len(waiting) < workers + 1:
                    some = min(size, hands - given)
                    waiting.add(pool.submit(self.some_blocks, given, some))
                    given += some
                finished, waiting = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
                for each in finished:
                    first, counts, squares, seconds = each.result()
                    pace = len(counts) / max(seconds, 1e-6)
                    size = max(1, int(pace * SECONDS)) * self.block
                    yield first, counts, squares
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def started_at(game: Game, stacks: Sequence[int], rules: Rules, button: int) -> list[int]:
    """The words of a table at which the game has just begun."""
    table = law.blank(len(stacks))
    table.stack = list(stacks)
    law.start(table, program(game, len(stacks)), button)
    return words_of(table, rules)


def check_chips(first: int, counts: Any) -> None:
    """No chip may appear or go."""
    wrong = int(counts[:, WRONG].sum())
    if wrong:
        raise SimulationError(f"chips do not add up in {wrong} hands from hand {first} on", code="sim/chips")


def in_order(done: dict[int, tuple[Any, Any]], empty: tuple[Any, Any], block: int) -> tuple[Any, Any]:
    """The blocks from the first on without a gap."""
    counts, squares = [empty[0]], [empty[1]]
    place = 0
    while place in done:
        here = done[place]
        counts.append(here[0])
        squares.append(here[1])
        place += len(here[0]) * block
    return np.concatenate(counts), np.concatenate(squares)


def summary(
    game: Game, kinds: tuple[str, ...], seed: int, asked: int, block: int, counts: Any, squares: Any
) -> Simulation:
    """Add the blocks up."""
    hands = min(asked, len(counts) * block)
    won = counts[:, WON:]
    totals = [sum(map(int, won[:, seat])) for seat in range(len(kinds))]
    spread = [sum(map(float, squares[:, column])) for column in range(len(kinds) + 1)]
    house = sum(total for total, kind in zip(totals, kinds, strict=True) if kind == "house")
    by_kind = {}
    for kind in dict.fromkeys(kinds):
        total = house if kind == "house" else sum(totals) - house
        by_kind[kind] = winnings(total, spread[-1], hands, kinds.count(kind))
    folded = int(counts[:, FOLDED].sum())
    return Simulation(
        game=game.name,
        players=kinds,
        seed=seed,
        asked=asked,
        hands=hands,
        seats=tuple(winnings(*each, hands, 1) for each in zip(totals, spread[:-1], strict=True)),
        kinds=by_kind,
        big_blind=big_blind(game),
        folded=folded,
        showdowns=hands - folded if has_one_contest(game) else None,
        actions=int(counts[:, ACTIONS].sum()),
        longest=int(counts[:, LONGEST].max(initial=0)),
        block=block,
        blocks=won,
        squares=squares,
    )


def winnings(total: int, squares: float, hands: int, players: int) -> Winnings:
    """The mean of what they won together, a hand and a player, and its interval."""
    mean = total / hands if hands else 0.0
    if hands < 2:
        return Winnings(mean=mean / players, within=inf)
    variance = max(0.0, squares - total * mean) / (hands - 1)
    return Winnings(mean=mean / players, within=deviations(hands - 1) * sqrt(variance / hands) / players)


def deviations(freedom: int) -> float:
    """How many standard deviations on either side hold 95 of 100 results (Student's t, Cornish and Fisher).

    >>> [round(deviations(n), 2) for n in (1, 2, 5, 30, 100_000)]
    [12.71, 4.3, 2.57, 2.04, 1.96]
    """
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    z = SURE
    more = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(part / freedom**power for power, part in enumerate(more, 1))


def big_blind(game: Game) -> int | None:
    """What winnings at poker are counted in: the big blind, or where there is none the smallest bet."""
    awards = [phase for phase in parts(game) if isinstance(phase, Showdown)]
    by_hands = any(RANKINGS[ranking] < NUMBER for award in awards for ranking in award.rankings)
    return unit_of(game) if by_hands and any(isinstance(phase, Bet) for phase in parts(game)) else None


def has_one_contest(game: Game) -> bool:
    """Does a hand end with one showdown, or because all others folded?"""
    outer = [phase for phase in game.phases if isinstance(phase, Contest | Repeat)]
    return len(outer) == 1 and isinstance(outer[0], Contest)
