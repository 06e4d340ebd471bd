"""Thousands of tables stepped together by one NumPy array of actions, for learning.

Gymnasium's vector conventions: `reset(seed=...)` gives observations and infos; `step(actions)` gives
observations, rewards, terminations, truncations and infos; a hand that ends is followed at once by the
next (its rewards come with the step that ended it). As many play at a table, rewards have a column a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwright.fast.arrays import np

# isort: split
from cardwright.fast import stepping
from cardwright.fast.chance import wrapped
from cardwright.fast.compiled import compiled
from cardwright.fast.record import Rules, blank_tables, instructions
from cardwright.fast.simulation import started_at
from cardwright.games import Game, GameError, Kind
from cardwright.games.compile import program
from cardwright.games.state import check_table
from cardwright.law.words import BETTING, EXCHANGE, GIVING, NAMING, PLAYING

Array = np.ndarray[Any, Any]

SEEN = (
    "seat", "button", "cards", "up", "board", "second board", "third board", "pile", "price", "owed", "pot",
    "live", "score",
)  # fmt: skip

MANY = 256  # tables from which on a game is compiled for itself: a few seconds, and twice the speed

# The instructions at which a seat acts; at an award it may have to show, but not first of all.
DECIDING = {BETTING, EXCHANGE, NAMING, GIVING, PLAYING}


class Tables:
    """So many tables of one game.

    An action is a kind and a value, a row for each table: `[Kind.RAISE, 40]`, `[Kind.CALL, 0]`. What is
    not legal changes nothing; `infos["refused"]` says why, by number. Masks of cards are whole numbers.
    """

    def __init__(
        self, game: Game, count: int, *, seats: int | None = None, stacks: Sequence[int] | None = None
    ) -> None:
        stacks = stacks or (game.stack,) * (seats or game.seats.least)
        check_table(game, stacks, 0)
        self.game = game
        self.count = count
        self.seats = len(stacks)
        self.columns = (*SEEN, *(f"{what} {seat}" for seat in range(self.seats) for what in ("stack", "bet")))
        self.rules = Rules(game, self.seats, frozen=count >= MANY)
        if not instructions(program(game, self.seats).code) & DECIDING:
            raise GameError(
                f"nobody decides anything in {game.name}: there is nothing to step", code="tables/nothing"
            )
        self.chips = np.array(stacks, np.int64)
        self.started = np.array(
            [started_at(game, stacks, self.rules, b) for b in range(self.seats)], np.int64
        )
        self.tables = blank_tables(count, self.rules)
        self.beside = np.zeros((count, 4), np.int64)
        self.seen = np.zeros((count, len(self.columns)), np.int64)
        self.legal = np.zeros(count, np.int64)
        self.bounds = np.zeros((count, 7), np.int64)
        self.rewards = np.zeros((count, self.seats), np.int64)
        self.ended = np.zeros(count, np.bool_)
        self.refused = np.zeros(count, np.int64)
        self.native: Any = None
        self.cut = np.zeros(count, np.bool_)  # nothing is ever cut short

    def reset(self, *, seed: int | Sequence[int] = 0) -> tuple[Array, dict[str, Array]]:
        """New hands everywhere; one seed for all tables, or one for each."""
        seeds = seed if not isinstance(seed, int) else range(seed, seed + self.count)
        self.beside[:] = 0
        self.beside[:, stepping.SEED] = [wrapped(each) for each in seeds]
        arguments = (
            self.tables, self.beside, self.rules, self.started, self.seen, self.legal, self.bounds,
        )  # fmt: skip
        compiled(stepping.reset_tables, *arguments)(*arguments)
        return self.seen, self.infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Array]]:
        """Let the seat on turn act at every table. The arrays given back are used again by the next step."""
        arguments = (
            self.tables, self.beside, self.rules, self.started, self.chips,
            np.ascontiguousarray(actions, np.int64), self.seen, self.legal, self.bounds, self.rewards,
            self.ended, self.refused,
        )  # fmt: skip
        if self.native is None:
            self.native = compiled(stepping.step_tables, *arguments)
        self.native(*arguments)
        return self.seen, self.rewards, self.ended, self.cut, self.infos()

    def infos(self) -> dict[str, Array]:
        """Who is on turn, the kinds that are open (a bit each), the bounds, and what was refused."""
        return {
            "actor": self.seen[:, stepping.SEAT],
            "legal": self.legal,
            "bounds": self.bounds,
            "refused": self.refused,
        }

    def legal_mask(self) -> Array:
        """The open kinds as a mask, a column for each `Kind`."""
        return self.legal[:, None] >> np.arange(len(Kind)) & 1 == 1

    def random_actions(self, chance: np.random.Generator) -> Array:
        """For each table a kind that is open, and a value that it allows; no cards are chosen."""
        pick = np.where(self.legal_mask(), chance.random((self.count, len(Kind))), -1)
        kinds = pick.argmax(axis=1)
        least, most = self.bounds[:, stepping.RAISE_LEAST], self.bounds[:, stepping.RAISE_MOST]
        totals = least + (chance.random(self.count) * (most - least + 1)).astype(np.int64)
        return np.column_stack([kinds, np.where(kinds == Kind.RAISE, totals, 0)])
