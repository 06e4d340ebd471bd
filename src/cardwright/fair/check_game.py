"""Does a game keep the contract? `check_game` plays it at random and checks everything.

The public proof for any game, ours, evolved or a guest's. A failure names the check, replays from
its seed and play, and comes with the smallest list of actions that shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.fair.chance import SeededChance, mixed
from cardwright.fair.promise_error import CHECKS
from cardwright.fair.smallest import smallest
from cardwright.fair.watch import Choose, Move, Sitting, watch
from cardwright.games import Action, Game, Kind, State, legal
from cardwright.games.json import game_from_json, game_to_json
from cardwright.games.validate import validate

SAMPLE = 8  # the dear checks are made at one of so many actions


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A check that failed: what, in which play, and how to see it again."""

    check: str
    message: str
    seed: int
    play: int
    stacks: tuple[int, ...]
    button: int
    actions: tuple[Move, ...]  # the smallest list found

    def __str__(self) -> str:
        actions = ", ".join(f"{'dealer' if seat < 0 else seat}: {action}" for seat, action in self.actions)
        return (
            f"{self.check}: {self.message}\n  seed {self.seed}, play {self.play}, "
            f"stacks {self.stacks}, button {self.button}\n  actions: {actions or 'none'}"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """How a check of a game went."""

    game: str
    plays: int
    actions: int
    failure: Failure | None

    @property
    def is_ok(self) -> bool:
        """Did everything hold?"""
        return self.failure is None

    def __str__(self) -> str:
        done = f"{self.game}: {self.plays} plays, {self.actions} actions"
        return f"{done}: {self.failure or f'all {len(CHECKS)} checks hold'}"


def check_game(
    game: Game,
    plays: int = 100,
    seed: int = 1,
    seats: int | None = None,
    *,
    sample: int = SAMPLE,
    told: Callable[[int], object] | None = None,
) -> Report:
    """Play the game at random, checking everything that must be true of every game.

    Refuses with a `GameError` what the law cannot play; stops at the first failure. Chips, cards
    and who acts are checked after every action, the dear checks after one of `sample`. `told` hears
    how many plays are done.

    >>> from cardwright.games import KUHN
    >>> print(check_game(KUHN, plays=20))
    kuhn poker: 20 plays, 56 actions: all 14 checks hold
    """
    validate(game)
    twin = game_from_json(game_to_json(game))
    actions = 0
    for play in range(plays):
        if told:
            told(play)
        chance = SeededChance(mixed(seed * 1_000_003 + play))
        sitting = sit_down(game, twin, seats, chance)
        watched = watch(sitting, at_random(chance), SeededChance(chance.word()), sample=sample)
        actions += len(watched.moves)
        if watched.broken:
            found = smallest(sitting, watched.moves, watched.broken.check)
            failure = Failure(
                check=watched.broken.check,
                message=str(watched.broken),
                seed=seed,
                play=play,
                stacks=sitting.stacks,
                button=sitting.button,
                actions=tuple(found),
            )
            return Report(game=game.name, plays=play + 1, actions=actions, failure=failure)
    return Report(game=game.name, plays=plays, actions=actions, failure=None)


def sit_down(game: Game, twin: Game, seats: int | None, chance: SeededChance) -> Sitting:
    """Some number of seats, with even or very uneven stacks."""
    if seats is None:
        seats = game.seats.least + chance.randrange(game.seats.most - game.seats.least + 1)
    stacks = (game.stack,) * seats
    if chance.randrange(2):
        stacks = tuple(1 + chance.randrange(1 + chance.randrange(2 * game.stack)) for _ in stacks)
    return Sitting(game, twin, stacks, chance.randrange(seats))


def at_random(chance: SeededChance) -> Choose:
    """Any legal action; fewer folds than chance would have, and now and then all-in."""

    def choose(state: State) -> Action:
        now = legal(state)
        if now.bits >> Kind.ALL_IN & 1 and chance.randrange(12) == 0:
            return Action(Kind.ALL_IN)
        action = now.sample(chance)
        return now.sample(chance) if action.kind == Kind.FOLD else action

    return choose
