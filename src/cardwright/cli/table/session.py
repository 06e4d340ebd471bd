"""Hand after hand at one table: stacks carry over, the button moves, who is broke leaves.

The session ends when one has all the chips, when enough hands are played, or when the person goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cardwright.cards import Cards
from cardwright.cli.table.ears import Ears
from cardwright.cli.table.person import Leave, Person
from cardwright.games import Game, State, apply, deal_out, observe, start
from cardwright.games.phases import Contest
from cardwright.players import Player
from cardwright.players.house.plan import plan_of

Draw = Callable[[Cards, int], Cards]


@dataclass(frozen=True, slots=True)
class Chair:
    """A name and who plays for it."""

    name: str
    player: Player


@dataclass(slots=True)
class Session:
    """One table from the first hand to the last."""

    game: Game
    chairs: Sequence[Chair]
    stacks: list[int]
    draw: Draw
    say: Callable[[str], None]
    me: int | None  # the person's chair
    brief: bool
    most_hands: int = 0  # 0: as many as it takes
    hands: int = 0
    button: int = -1
    bought: list[int] = field(default_factory=list)

    def play(self) -> bool:
        """Play until it is over, and say how it ended; false if it was broken off by Ctrl-C."""
        self.bought = list(self.stacks)
        finished = True
        try:
            while self.goes_on():
                self.one_hand()
        except (Leave, KeyboardInterrupt) as left:
            finished = isinstance(left, Leave)
            if not finished:
                self.say("")  # the prompt's line ends here
            self.say("Goodbye. The hand that is not over does not count.")
        self.say(self.result())
        return finished

    def goes_on(self) -> bool:
        """Are there enough with chips, the person among them, and hands left to play?"""
        if self.most_hands and self.hands >= self.most_hands:
            return False
        if self.me is not None and not self.stacks[self.me]:
            return False
        return len(self.seated()) >= max(2, self.game.seats.least)

    def seated(self) -> list[int]:
        """The chairs that have chips."""
        return [chair for chair, stack in enumerate(self.stacks) if stack]

    def one_hand(self) -> None:
        """Seat who has chips, play a hand, take the stacks over."""
        chairs = self.seated()
        self.button = next((chair for chair in chairs if chair > self.button), chairs[0])
        names = [self.chairs[chair].name for chair in chairs]
        me = chairs.index(self.me) if self.me is not None else None
        ears = Ears(
            seat=me, names=names, brief=self.brief, by_suit=not plan_of(self.game).shares, say=self.say
        )
        self.say(self.opening(names[chairs.index(self.button)]))
        for chair in chairs:
            player = self.chairs[chair].player
            if isinstance(player, Person):
                player.sit(ears)
        stacks = [self.stacks[chair] for chair in chairs]
        ended = self.played(start(self.game, stacks=stacks, button=chairs.index(self.button)), chairs, ears)
        self.hands += 1
        for chair, stack in zip(chairs, ended.stacks, strict=True):
            self.stacks[chair] = stack
        self.close(chairs)

    def opening(self, button: str) -> str:
        """The line that a hand begins with."""
        what = "Hand" if any(isinstance(phase, Contest) for phase in self.game.phases) else "Game"
        return f"{what} {self.hands + 1}. {with_verb(button)} the button."

    def played(self, state: State, chairs: Sequence[int], ears: Ears) -> State:
        """One hand from the first card to the last chip."""
        ears.hear(state.events)
        while not state.is_over:
            step = deal_out(state, self.draw)
            if step.state is not state:
                ears.hear(step.events)
            state = step.state
            if not state.is_over:
                seat = state.actor
                action = self.chairs[chairs[seat]].player.choose(observe(state, seat))
                state = apply(state, seat, action).state
                ears.hear(state.events)
        return state

    def close(self, chairs: Sequence[int]) -> None:
        """Who is out, and what everybody has."""
        for chair in chairs:
            if not self.stacks[chair]:
                name = self.chairs[chair].name
                self.say("You are out of chips." if chair == self.me else f"{name} is out of chips.")
        self.say(f"Stacks: {self.counted()}.")

    def counted(self) -> str:
        """Everybody's chips."""
        return ", ".join(f"{self.chairs[chair].name} {self.stacks[chair]}" for chair in self.seated())

    def result(self) -> str:
        """How it ended, for the person if there is one."""
        hands = f"{self.hands} hand{'' if self.hands == 1 else 's'}"
        seated = self.seated()
        if len(seated) == 1 and len(self.chairs) > 1:
            return (
                f"{with_verb(self.chairs[seated[0]].name)} won all {self.stacks[seated[0]]} chips in {hands}."
            )
        if self.me is None:
            return f"{hands} played. {self.counted()}."
        gain = self.stacks[self.me] - self.bought[self.me]
        how = "even" if not gain else f"{'up' if gain > 0 else 'down'} {abs(gain)}"
        return f"You have {self.stacks[self.me]} chips after {hands}, {how}."


def with_verb(name: str) -> str:
    """ "You have", "Anna has"."""
    return f"{name} {'have' if name == 'You' else 'has'}"
