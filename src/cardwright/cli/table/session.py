"""Hand after hand of a match at one table, told to whoever listens.

The session ends when one has all the chips, when enough hands are played, or when the person goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cardwright.cards import Cards
from cardwright.cli.table.ears import Ears
from cardwright.cli.table.person import Leave, Person
from cardwright.games import Game, Standing, State, apply, deal_out, observe
from cardwright.games.parts import parts
from cardwright.games.phases import Bet, Contest, Discard, Exchange, Give, Name, Play
from cardwright.players import Player

Draw = Callable[[Cards, int], Cards]
CHOICES = (Bet, Discard, Exchange, Give, Name, Play)


@dataclass(frozen=True, slots=True)
class Chair:
    """A name, and who plays for it at a game."""

    name: str
    player: Callable[[Game], Player]


@dataclass(slots=True)
class Session:
    """One table from the first hand to the last."""

    standing: Standing
    chairs: Sequence[Chair]
    draw: Draw
    say: Callable[[str], None]
    me: int | None  # the person's chair
    brief: bool
    most_hands: int = 0  # 0: as many as it takes
    bought: Sequence[int] = field(init=False)
    told: Game | None = field(init=False)  # the game that was named last
    is_between: bool = True  # no hand is being played

    def __post_init__(self) -> None:
        self.bought = self.standing.stacks
        legs = self.standing.match.legs
        self.told = legs[0].game if len(legs) == 1 else None

    def play(self) -> bool:
        """Play until it is over, and say how it ended; false if it was broken off by Ctrl-C."""
        finished = True
        try:
            while self.goes_on():
                self.one_hand()
        except (Leave, KeyboardInterrupt) as left:
            finished = isinstance(left, Leave)
            if not finished:
                self.say("")  # the prompt's line ends here
            lost = "" if self.is_between else " The hand that is not over does not count."
            self.say(f"Goodbye.{lost}")
        self.say(self.result())
        return finished

    def goes_on(self) -> bool:
        """Are there enough with chips, the person among them, and hands left to play?"""
        if self.most_hands and self.standing.hands >= self.most_hands:
            return False
        if self.me is not None and not self.standing.stacks[self.me]:
            return False
        return not self.standing.is_over

    def one_hand(self) -> None:
        """Seat who has chips, play a hand, take the stacks over."""
        chairs = self.standing.chairs
        state = self.standing.hand()
        names = [self.chairs[chair].name for chair in chairs]
        me = chairs.index(self.me) if self.me is not None else None
        ears = Ears(seat=me, names=names, brief=self.brief, game=state.game, say=self.say)
        self.say(self.opening(state.game))
        players = [self.chairs[chair].player(state.game) for chair in chairs]
        for player in players:
            if isinstance(player, Person):
                player.sit(state.game, ears)
        self.is_between = False
        self.standing = self.standing.after(self.played(state, players, ears))
        self.is_between = True
        self.close(chairs)
        for player in players:
            if isinstance(player, Person) and not may_choose(state.game) and self.goes_on():
                player.pause()

    def opening(self, game: Game) -> str:
        """The line that a hand begins with; it names a game that is not the last one's."""
        what = "Hand" if any(isinstance(phase, Contest) for phase in game.phases) else "Game"
        new = "" if game == self.told else f", {game.name}"
        self.told = game
        killer, button = self.standing.killer, self.standing.button
        kills = "" if killer is None else f" {self.does(killer, 'kill', 'kills')} it."
        has = self.does(button, "have", "has")
        return f"{what} {self.standing.hands + 1}{new}.{kills} {has} the button."

    def does(self, chair: int, mine: str, others: str) -> str:
        """ "You have", "Anna has"."""
        return f"{self.chairs[chair].name} {mine if chair == self.me else others}"

    def played(self, state: State, players: Sequence[Player], ears: Ears) -> State:
        """One hand from the first card to the last chip."""
        ears.hear(state.events)
        while not state.is_over:
            step = deal_out(state, self.draw)
            if step.state is not state:
                ears.hear(step.events)
            state = step.state
            if not state.is_over:
                seat = state.actor
                action = players[seat].choose(observe(state, seat))
                state = apply(state, seat, action).state
                ears.hear(state.events)
        return state

    def close(self, chairs: Sequence[int]) -> None:
        """Who is out, and what everybody has."""
        for chair in chairs:
            if not self.standing.stacks[chair]:
                name = self.chairs[chair].name
                self.say("You are out of chips." if chair == self.me else f"{name} is out of chips.")
        self.say(f"Stacks: {self.counted()}.")

    def counted(self) -> str:
        """Everybody's chips."""
        stacks = self.standing.stacks
        return ", ".join(f"{self.chairs[chair].name} {stacks[chair]}" for chair in self.standing.chairs)

    def result(self) -> str:
        """How it ended, for the person if there is one."""
        count, stacks = self.standing.hands, self.standing.stacks
        hands = f"{count} hand{'' if count == 1 else 's'}"
        left = self.standing.chairs
        if len(left) == 1 and len(self.chairs) > 1:
            [winner] = left
            return f"{self.does(winner, 'have', 'has')} won all {stacks[winner]} chips in {hands}."
        if self.me is None:
            return f"{hands} played. {self.counted()}."
        gain = stacks[self.me] - self.bought[self.me]
        how = "even" if not gain else f"{'up' if gain > 0 else 'down'} {abs(gain)}"
        return f"You have {stacks[self.me]} chips after {hands}, {how}."


def may_choose(game: Game) -> bool:
    """Does anybody ever decide anything? Of a game like war hundreds would run by without a word."""
    return any(isinstance(phase, CHOICES) for phase in parts(game))
