"""A history: a game, who sat there with what, and everything that was done, the dealer's part included.

Actions are the truth: to replay is to do them again, to undo is to keep fewer of them. Storage,
proofs, exports and bug reports are this one list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardwright.cards import Cards
from cardwright.games.actions import Action
from cardwright.games.errors import IllegalAction
from cardwright.games.game import Game
from cardwright.games.state import State, Step, apply, start
from cardwright.history.errors import HistoryError
from cardwright.law.words import DEAL, DEALER


@dataclass(frozen=True, slots=True)
class History:
    """One game as it was played, or as far as it has been.

    >>> from cardwright import DEALER, KUHN, deal, parse_set
    >>> begun(KUHN).then(DEALER, deal(parse_set("Ks"))).replay()
    <kuhn poker: the dealer to act, stacks [1, 1]>
    """

    game: Game
    stacks: tuple[int, ...]
    button: int
    actions: tuple[tuple[int, Action], ...] = ()
    players: tuple[str, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()  # further fields of PHH, their values as TOML writes them
    unit: int = 1  # how many chips are one of the players' currency
    unknown: Cards = 0  # cards that only stand for others, which nobody has seen

    def then(self, seat: int, action: Action) -> History:
        """The same, with one more action; `replay` will ask whether it is legal."""
        return replace(self, actions=(*self.actions, (seat, action)))

    def before(self, count: int) -> History:
        """The same, as it was after so many actions."""
        return replace(self, actions=self.actions[:count])

    def states(self) -> Iterator[State]:
        """The state at the beginning, and after each action."""
        state = start(self.game, stacks=self.stacks, button=self.button)
        yield state
        for place, (seat, action) in enumerate(self.actions):
            try:
                state = apply(state, seat, action).state
            except IllegalAction as refused:
                raise HistoryError(
                    f"action {place + 1} of {self.game.name}: {refused}", code="history/illegal"
                ) from refused
            yield state

    def replay(self) -> State:
        """The state that all the actions lead to."""
        for state in self.states():
            last = state
        return last

    def to_json(self) -> str:
        """As one JSON object in one line."""
        from cardwright.history.written import to_json

        return to_json(self)

    @staticmethod
    def from_json(text: str | bytes | dict[str, Any]) -> History:
        """Read what `to_json` wrote; what is not a history is refused as `HistoryError`."""
        from cardwright.history.written import from_json

        return from_json(text)


def begun(
    game: Game,
    *,
    stacks: Sequence[int] | None = None,
    seats: int = 0,
    button: int | None = None,
    players: Sequence[str] = (),
) -> History:
    """The history of a game that begins now; what is not said is as `start` has it."""
    state = start(game, stacks=stacks, seats=seats, button=button)
    if stacks is None:
        stacks = (game.stack,) * state.seats
    return History(game, tuple(stacks), state.table.button, players=tuple(players))


class Recorder:
    """A game being played, and its history so far.

    >>> from cardwright import DEALER, KUHN, deal, parse_set
    >>> played = Recorder(begun(KUHN))
    >>> played.apply(DEALER, deal(parse_set("Ks"))).events[0].count
    1
    >>> len(played.history.actions)
    1
    """

    def __init__(self, history: History) -> None:
        self._begun = history
        self._actions = list(history.actions)
        self.state = history.replay()

    @property
    def history(self) -> History:
        """Everything that was done so far."""
        return replace(self._begun, actions=tuple(self._actions))

    def apply(self, seat: int, action: Action) -> Step:
        """Do it, and write it down; what is refused is not written."""
        step = apply(self.state, seat, action)
        self._actions.append((seat, action))
        self.state = step.state
        return step

    def deal_out(self, draw: Callable[[Cards, int], Cards]) -> None:
        """Let the dealer act until somebody else must: `draw(cards, count)` picks each time."""
        from cardwright.games.state import legal

        while self.state.actor == DEALER:
            choice = legal(self.state).cards
            assert choice is not None  # the dealer deals, nothing else
            self.apply(DEALER, Action(DEAL, draw(choice.among, choice.least)))
