"""Thousands of tables stepped together by one NumPy array of actions, for learning.

Gymnasium's vector conventions, without Gymnasium: `reset(seed=...)` gives observations and infos,
`step(actions)` observations, rewards, terminations, truncations and infos, and a table whose hand has
ended begins the next one by itself. As many play at a table, rewards have a column for each seat.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar

from cardwright.fast.arrays import np

# isort: split
from cardwright.cards import CardwrightError
from cardwright.fast import stepping
from cardwright.fast.chance import wrapped
from cardwright.fast.compiled import compiled
from cardwright.fast.record import Rules, blank_tables, instructions
from cardwright.fast.seeing import DECIDING, columns, places
from cardwright.fast.simulation import started_at
from cardwright.games import Game, GameError, Kind
from cardwright.games.compile import program
from cardwright.games.legal import REFUSALS
from cardwright.games.state import check_table
from cardwright.law.words import NOBODY

if TYPE_CHECKING:
    from gymnasium.spaces import Box
    from gymnasium.vector import VectorEnv

Array = np.ndarray[Any, Any]

FROZEN_FROM = 256  # tables from which on a game is compiled for itself: a few seconds, and twice the speed


class TablesError(CardwrightError, ValueError):
    """Tables that cannot be made, reset or stepped like that. Nothing has changed."""

    code = "tables/error"


class Autoreset(StrEnum):
    """When the next hand begins; the names and values are those of Gymnasium's `AutoresetMode`."""

    NEXT_STEP = "NextStep"  # in the step after the one that ended the hand, whose action is not looked at
    SAME_STEP = "SameStep"  # in the step that ended it; `infos["final_obs"]` has what was seen last
    DISABLED = "Disabled"  # when `reset(options={"reset_mask": ...})` asks for it


MODES = {
    Autoreset.NEXT_STEP: stepping.NEXT_STEP,
    Autoreset.SAME_STEP: stepping.SAME_STEP,
    Autoreset.DISABLED: stepping.DISABLED,
}


class Tables:
    """So many tables of one game.

    An action is a kind and a value, a row for each table: `[Kind.RAISE, 40]`, `[Kind.CALL, 0]`. What is
    not legal changes nothing; `infos["refused"]` says why, by number. Masks of cards are whole numbers.
    The arrays that come back are used again by the next step: copy what is to be kept.

    >>> from cardwright import KUHN
    >>> tables = Tables(KUHN, 3)
    >>> tables
    Tables(kuhn poker, num_envs=3, seats=2)
    """

    bound_columns = stepping.BOUNDS
    reasons: ClassVar = {0: "", **{number: code for number, (code, _) in REFUSALS.items()}}  # of a refusal

    # What Gymnasium's vector environments have and these have not.
    render_mode = None
    spec = None

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seats: int | None = None,
        stacks: Sequence[int] | None = None,
        autoreset: str = Autoreset.SAME_STEP,
    ) -> None:
        self.game = game
        self.num_envs = checked_count(num_envs)
        self.autoreset = checked_mode(autoreset)
        self.stacks = checked_stacks(game, seats, stacks)
        self.seats = len(self.stacks)
        if not instructions(program(game, self.seats).code) & DECIDING:
            raise GameError(
                f"nobody decides anything in {game.name}: there is nothing to step", code="tables/nothing"
            )
        self.columns = tuple(column.name for column in columns(game, self.seats))
        self.closed = False
        self.dealt = False
        frozen = self.num_envs >= FROZEN_FROM
        self.rules = Rules(game, self.seats, frozen=frozen)
        self.places = places(game, self.seats, frozen=frozen)
        self.chips = np.array(self.stacks, np.int64)
        self.started = np.array(
            [started_at(game, self.stacks, self.rules, button) for button in range(self.seats)], np.int64
        )
        self.tables = blank_tables(self.num_envs, self.rules)
        self.beside = np.zeros((self.num_envs, 5), np.int64)
        self.found = self.room()
        self.cut = np.zeros(self.num_envs, np.bool_)  # nothing is ever cut short
        self.nothing_open = {key: np.zeros_like(array) for key, array in self.infos().items()}
        self.nothing_open["actor"] += NOBODY
        self.native: Any = None
        self.chooser: Any = None

    def __repr__(self) -> str:
        return f"Tables({self.game.name}, num_envs={self.num_envs}, seats={self.seats})"

    def room(self) -> stepping.Found:
        """Where a step writes what it finds."""
        count, width = self.num_envs, len(self.columns)
        last = count if self.autoreset is Autoreset.SAME_STEP else 0
        return stepping.Found(
            seen=np.zeros((count, width), np.int64),
            last=np.zeros((last, width), np.int64),
            actor=np.zeros(count, np.int64),
            legal=np.zeros(count, np.int64),
            bounds=np.zeros((count, len(self.bound_columns)), np.int64),
            rewards=np.zeros((count, self.seats), np.int64),
            ended=np.zeros(count, np.bool_),
            refused=np.zeros(count, np.int64),
        )

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | Array | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """New hands everywhere, or where `options["reset_mask"]` says.

        One seed for all tables, which get it, the next number, and so on; or one for each. Without one a
        table goes on to its next hand, and the first time gets a seed that nobody knows.
        """
        chosen = self.chosen(options)
        seeds, given = self.seeds(seed)
        given &= chosen
        self.beside[given, stepping.SEED] = seeds[given]
        self.beside[given, stepping.HAND] = 0
        self.dealt = True
        arguments = (self.tables, self.beside, self.rules, self.started, self.places, chosen, self.found)
        compiled(stepping.reset_tables, *arguments)(*arguments)
        return self.found.seen, self.infos()

    def chosen(self, options: Mapping[str, Any] | None) -> Array:
        """The tables that are reset."""
        unknown = sorted(set(options or ()) - {"reset_mask"})
        if unknown:
            raise TablesError(f'there is no option "{unknown[0]}": only reset_mask', code="tables/options")
        if not options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.array(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise TablesError(
                f"a reset mask says yes or no for each of {self.num_envs} tables, not {described(mask)}",
                code="tables/options",
            )
        if not self.dealt and not mask.all():
            raise TablesError("the first reset is of all tables", code="tables/reset")
        return mask

    def seeds(self, seed: Any) -> tuple[Array, Array]:
        """A seed for each table, and which of them are given rather than kept."""
        if seed is None or is_number(seed):
            each = [None if seed is None else operator.index(seed) + table for table in range(self.num_envs)]
        elif isinstance(seed, np.ndarray | Sequence) and not isinstance(seed, str):
            each = list(seed)
        else:
            each = []
        if len(each) != self.num_envs or not all(one is None or is_number(one) for one in each):
            raise TablesError(
                f"a seed is a whole number, or {self.num_envs} of them, one for each table, not {seed!r}",
                code="tables/seed",
            )
        given = np.array([one is not None or not self.dealt for one in each])
        unknown = np.random.SeedSequence().generate_state(self.num_envs, np.uint64) if None in each else ()
        numbers = [int(unknown[table]) if one is None else int(one) for table, one in enumerate(each)]
        return np.array([wrapped(number) for number in numbers], np.int64), given

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Let the seat on turn act at every table."""
        if not self.dealt:
            raise TablesError("reset the tables before the first step", code="tables/reset")
        arguments = (
            self.tables, self.beside, self.rules, self.started, self.chips, MODES[self.autoreset],
            self.places, self.checked(actions), self.found,
        )  # fmt: skip
        if self.native is None:
            self.native = compiled(stepping.step_tables, *arguments)
        self.native(*arguments)
        found = self.found
        return found.seen, found.rewards, found.ended, self.cut, self.infos() | self.final_infos()

    def checked(self, actions: Any) -> Array:
        """The actions as compiled code takes them; whatever else it is, is refused before."""
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.empty(0)
        if given.shape != (self.num_envs, 2) or given.dtype.kind not in "iu":
            raise TablesError(
                f"actions are whole numbers, a kind and a value for each of {self.num_envs} tables, "
                f"not {described(given)}",
                code="tables/actions",
            )
        return np.require(given, np.int64, ["C", "A", "W"])

    def infos(self) -> dict[str, Any]:
        """Who is on turn, the kinds that are open (a bit each), the bounds, and what was refused."""
        found = self.found
        return {
            "actor": found.actor,
            "legal": found.legal,
            "bounds": found.bounds,
            "refused": found.refused,
        }

    def final_infos(self) -> dict[str, Any]:
        """Where the next hand has begun already: what was seen last of the one before."""
        ended = self.found.ended
        if self.autoreset is not Autoreset.SAME_STEP or not ended.any():
            return {}
        return {
            "final_obs": self.found.last,
            "_final_obs": ended,
            "final_info": self.nothing_open,
            "_final_info": ended,
        }

    def legal_mask(self) -> Array:
        """The open kinds as a mask, a column for each `Kind`."""
        return self.found.legal[:, None] >> np.arange(len(Kind)) & 1 == 1

    def random_actions(self, chance: np.random.Generator) -> Array:
        """For each table any kind that is open, then any amount, number or cards that it allows."""
        if not self.dealt:
            raise TablesError("reset the tables before anybody acts", code="tables/reset")
        bits = chance.integers(-(1 << 63), 1 << 63, self.num_envs, np.int64)
        actions = np.empty((self.num_envs, 2), np.int64)
        arguments = (self.tables, self.rules, bits, actions)
        if self.chooser is None:
            self.chooser = compiled(stepping.choose_at_tables, *arguments)
        self.chooser(*arguments)
        return actions

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
        self.closed = True

    @property
    def unwrapped(self) -> Tables:
        """These tables: nothing is wrapped around them."""
        return self

    @property
    def metadata(self) -> dict[str, Any]:
        """The autoreset mode, as Gymnasium's where that is installed."""
        from cardwright.fast import gym

        return {"render_modes": [], "autoreset_mode": gym.mode(self.autoreset)}

    @property
    def single_observation_space(self) -> Box:
        """Gymnasium's space of a row of `columns`."""
        from cardwright.fast import gym

        bounds = [(column.least, column.most) for column in columns(self.game, self.seats)]
        return gym.box(*zip(*bounds, strict=True))

    @property
    def observation_space(self) -> Box:
        """... of what all tables show."""
        from cardwright.fast import gym

        return gym.batched(self.single_observation_space, self.num_envs)

    @property
    def single_action_space(self) -> Box:
        """Gymnasium's space of a kind and a value. Only few of them are legal at any time."""
        from cardwright.fast import gym

        most = max(sum(self.stacks), self.rules.deck)
        return gym.box((0, 0), (Kind.DEAL - 1, most))

    @property
    def action_space(self) -> Box:
        """... of what is done at all tables."""
        from cardwright.fast import gym

        return gym.batched(self.single_action_space, self.num_envs)

    def vector_env(self, seat: int = 0) -> VectorEnv[Array, Array, Array]:
        """These tables as a `gymnasium.vector.VectorEnv`, whose rewards are those of one seat."""
        from cardwright.fast import gym

        if not 0 <= seat < self.seats:
            raise TablesError(f"there is no seat {seat}: 0 to {self.seats - 1}", code="tables/seat")
        return gym.vector_env(self, seat)


def is_number(value: Any) -> bool:
    """A whole number, NumPy's included; True is none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def described(array: Array) -> str:
    """What somebody gave instead."""
    return f"{array.dtype} of shape {array.shape}"


def checked_count(count: Any) -> int:
    """How many tables."""
    if not is_number(count) or count < 1:
        raise TablesError(f"there must be one table or more, not {count!r}", code="tables/count")
    return int(count)


def checked_mode(mode: Any) -> Autoreset:
    """Ours, by its value, or Gymnasium's own."""
    value = getattr(mode, "value", mode)
    if value not in {each.value for each in Autoreset}:
        known = ", ".join(Autoreset)
        raise TablesError(f"there is no autoreset {mode!r}: {known}", code="tables/autoreset")
    return Autoreset(value)


def checked_stacks(game: Game, seats: int | None, stacks: Sequence[int] | None) -> tuple[int, ...]:
    """What the seats begin every hand with."""
    if stacks is None:
        stacks = (game.stack,) * (game.seats.least if seats is None else seats)
    elif seats is not None and seats != len(stacks):
        raise GameError(f"{seats} seats, but {len(stacks)} stacks", code="table/seats")
    check_table(game, stacks, 0)
    return tuple(stacks)
