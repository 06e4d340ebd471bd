"""One play of a game under all checks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cardwright.fair.chance import SeededChance
from cardwright.fair.illegal import check_illegal
from cardwright.fair.leak import check_step
from cardwright.fair.ledger import Ledger
from cardwright.fair.promise_error import PromiseError
from cardwright.fair.promises import check_actor, check_cards, check_default, check_derived, record
from cardwright.games import Action, Game, IllegalAction, State, Step, apply, start
from cardwright.games.events import Raw

MOST_ACTIONS = 50_000  # of one play
CRASHES = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    AssertionError,
)

Move = tuple[int, Action]
Choose = Callable[[State], Action | None]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game, the same game read back from JSON, and who sits down to it with how many chips."""

    game: Game
    twin: Game
    stacks: tuple[int, ...]
    button: int

    def start(self, game: Game) -> State:
        """The first state."""
        return start(game, stacks=self.stacks, button=self.button)


@dataclass(slots=True)
class Watched:
    """What was played, and what was broken if anything was."""

    moves: list[Move] = field(default_factory=list)
    broken: PromiseError | None = None


def watch(sitting: Sitting, choose: Choose, chance: SeededChance, *, sample: int) -> Watched:
    """Play until the game is over, or nothing is chosen any more, or a check fails.

    The dear checks are made at one of `sample` actions.
    """
    watched = Watched()
    try:
        watch_to_the_end(sitting, choose, chance, watched, sample)
    except PromiseError as broken:
        watched.broken = broken
    except IllegalAction as error:
        watched.broken = PromiseError("illegal", f"a legal action was refused: {error}")
    except CRASHES as error:
        watched.broken = PromiseError("crash", f"it raised {type(error).__name__}: {error}")
    return watched


def watch_to_the_end(
    sitting: Sitting, choose: Choose, chance: SeededChance, watched: Watched, sample: int
) -> None:
    state = sitting.start(sitting.game)
    ledger = Ledger(sitting.stacks)
    told = list(state.table.log)
    ledger.follow(state.events, state)
    check_state(state)
    while not state.is_over:
        action = choose(state)
        if action is None:
            break
        if len(watched.moves) >= MOST_ACTIONS:
            raise PromiseError("ends", f"it still goes on after {MOST_ACTIONS} actions")
        actor = state.actor
        watched.moves.append((actor, action))
        is_sampled = chance.randrange(sample) == 0
        before = record(state.table) if is_sampled else b""
        step = apply(state, actor, action)
        if is_sampled:
            if record(state.table) != before:
                raise PromiseError("kept", f"{action} by {actor} has changed the state before it")
            check_closely(state, actor, action, step, chance)
        state = step.state
        told += state.table.log
        ledger.follow(step.events, state)
        check_state(state)
    check_again(sitting, watched.moves, state, told)


def check_state(state: State) -> None:
    """What is cheap enough to check after every action."""
    check_cards(state)
    check_actor(state)


def check_closely(state: State, actor: int, action: Action, step: Step, chance: SeededChance) -> None:
    """What is checked now and then."""
    check_default(state)
    check_derived(state)
    check_illegal(state, chance, 3)
    check_step(state, actor, action, step, chance)


def check_again(sitting: Sitting, moves: list[Move], end: State, told: list[Raw]) -> None:
    """The same actions again, in the game read back from JSON; and in this one, if that differs."""
    if sitting.twin != sitting.game:
        raise PromiseError("json", "what is read back is not equal to it")
    first = (record(end.table), told)
    if again(sitting, moves, sitting.twin) == first:
        return
    check = "json" if again(sitting, moves, sitting.game) == first else "replay"
    raise PromiseError(check, "the same actions led to something else")


def again(sitting: Sitting, moves: list[Move], game: Game) -> tuple[bytes, list[Raw]] | None:
    """The last table, and all that was told on the way; nothing if an action is refused."""
    try:
        return replayed(sitting, moves, game)
    except IllegalAction:
        return None


def replayed(sitting: Sitting, moves: list[Move], game: Game) -> tuple[bytes, list[Raw]]:
    state = sitting.start(game)
    told = list(state.table.log)
    for seat, action in moves:
        state = apply(state, seat, action).state
        told += state.table.log
    return record(state.table), told
