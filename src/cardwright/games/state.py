"""The immutable face of the law: a game and its table at one moment.

state = start(HOLDEM, stacks=(200, 200, 200), button=0)
step = apply(state, seat, raise_to(40))
view = observe(step.state, seat)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardwright import law
from cardwright.cards import Cards
from cardwright.games.actions import WITH_CARDS, WITH_NUMBER, Action, Kind
from cardwright.games.compile import program
from cardwright.games.errors import GameError, IllegalAction
from cardwright.games.events import Event, told
from cardwright.games.game import Game
from cardwright.games.legal import Legal
from cardwright.law import Program, Table
from cardwright.law.words import DEAL, DEALER, NOBODY

MOST_CHIPS = 2**53
MOST_CARDS = 2**61  # beyond every set of cards
KINDS = frozenset(int(kind) for kind in Kind)
WITHOUT_VALUE = KINDS - WITH_CARDS - WITH_NUMBER


class State:
    """One moment of a game. Nothing here can change: `apply` makes the next one."""

    __slots__ = ("game", "program", "table")

    def __init__(self, game: Game, program: Program, table: Table) -> None:
        self.game = game
        self.program = program
        self.table = table

    @property
    def actor(self) -> int:
        """Who acts now: a seat, DEALER or NOBODY."""
        return self.table.actor

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.table.actor == NOBODY

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.table.seats

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips behind, by seat."""
        return tuple(self.table.stack)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened on the way here from the state before."""
        return told(self.table.log, self.program)

    def __repr__(self) -> str:
        who = {DEALER: "the dealer", NOBODY: "nobody"}.get(self.actor, f"seat {self.actor}")
        return f"<{self.game.name}: {who} to act, stacks {list(self.stacks)}>"


class Step(NamedTuple):
    """The next state, which also says what happened."""

    state: State

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in this step."""
        return self.state.events


def start(
    game: Game, *, stacks: Sequence[int] | None = None, seats: int = 0, button: int | None = None
) -> State:
    """Open a game. Without stacks, `seats` (or the fewest that may play) get the game's own.

    >>> from cardwright import HOLDEM
    >>> start(HOLDEM, stacks=(200, 200, 200), button=0)
    <no-limit hold'em: the dealer to act, stacks [200, 199, 198]>
    """
    if stacks is None:
        stacks = (game.stack,) * (seats or game.seats.least)
    button = len(stacks) - 1 if button is None else button
    check_table(game, stacks, button)
    table = law.blank(len(stacks))
    table.stack = list(stacks)
    law.listen(table)
    code = program(game, len(stacks))
    law.start(table, code, button)
    return State(game, code, table)


def check_table(game: Game, stacks: Sequence[int], button: int) -> None:
    """Refuse a table that the game is not for."""
    if not game.seats.least <= len(stacks) <= game.seats.most:
        least, most = game.seats.least, game.seats.most
        allowed = f"{least} seats" if least == most else f"{least} to {most} seats"
        raise GameError(f"{game.name} is for {allowed}, not {len(stacks)}", code="table/seats")
    for seat, stack in enumerate(stacks):
        if type(stack) is not int or not 0 < stack <= MOST_CHIPS:
            raise GameError(
                f"seat {seat} has {stack!r} chips: stacks are whole numbers from 1 to 2**53",
                code="table/stack",
            )
    if not 0 <= button < len(stacks):
        raise GameError(
            f"there is no seat {button} for the button: 0 to {len(stacks) - 1}", code="table/button"
        )


def apply(state: State, seat: int, action: Action) -> Step:
    """Let a seat, or the dealer, act. What is not legal is refused, and nothing changes."""
    kind, value = action
    if type(value) is not int or not 0 <= value <= MOST_CARDS or not isinstance(kind, int):
        raise malformed(state, action)
    if kind not in KINDS or (value and kind in WITHOUT_VALUE) or type(seat) is not int:
        raise malformed(state, action)
    if law.refusal(state.table, state.program, seat, kind, value):
        raise Legal(state.table, state.program, seat).refuse(action)
    table = law.copied(state.table)
    law.listen(table)
    law.act(table, state.program, seat, kind, value)
    return Step(State(state.game, state.program, table))


def malformed(state: State, action: Action) -> IllegalAction:
    """The error for what is no action at all: an unknown kind, or a value that does not go with it."""
    message = (
        f"kind {action[0]!r} with value {action[1]!r} is no action of a seat: a kind is one of `Kind`, and a "
        "value a whole number of chips or a set of cards, for the kinds that have one"
    )
    return IllegalAction(message, code="action/malformed", legal=legal(state))


def legal(state: State, seat: int | None = None) -> Legal:
    """What a seat may do; without a seat, what the one on turn may."""
    return Legal(state.table, state.program, state.actor if seat is None else seat)


def deal_out(state: State, draw: Callable[[Cards, int], Cards]) -> Step:
    """Let the dealer act until somebody else must: `draw(cards, count)` picks each time."""
    if state.actor != DEALER:
        return Step(state)
    table = law.copied(state.table)
    law.listen(table)
    while table.actor == DEALER:
        among = law.choices(table, state.program, DEALER, DEAL)
        cards = draw(among, table.want)
        if law.refusal(table, state.program, DEALER, DEAL, cards):
            raise Legal(table, state.program, DEALER).refuse(Action(DEAL, cards))
        law.act(table, state.program, DEALER, DEAL, cards)
    return Step(State(state.game, state.program, table))
