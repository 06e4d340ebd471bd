"""A match: hand after hand, each of a game that the match names. Chips carry over, the button moves on.

Like a game, a match is data. `Standing` is where one stands between two hands; nothing in it changes:
`hand` deals the next hand, `after` takes how it ended and gives the next standing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.kill import NO_STREAK, Kill, Streak, killed, streak_after
from cardwright.games.phases import Seats
from cardwright.games.state import State, check_table, start


@dataclass(frozen=True, slots=True)
class Leg:
    """A game, and for how many hands it is played; 0 is once round the table."""

    game: Game
    hands: int = 0


@dataclass(frozen=True, slots=True)
class Match:
    """The games of a match in their order, and again from the first.

    >>> from cardwright.games import CATALOGUE
    >>> Match("two games", (Leg(CATALOGUE["holdem-fixed"]), Leg(CATALOGUE["razz"], hands=1))).seats
    Seats(least=2, most=8)
    """

    name: str
    legs: tuple[Leg, ...]
    kill: Kill | None = None
    version: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "legs", tuple(self.legs))

    @property
    def games(self) -> tuple[Game, ...]:
        """Every game of it, once."""
        return tuple(dict.fromkeys(leg.game for leg in self.legs))

    @property
    def is_of_one_game(self) -> bool:
        """Is it nothing but hand after hand of a game?"""
        return len(self.legs) == 1 and self.kill is None

    @property
    def seats(self) -> Seats:
        """How many can play every game of it."""
        seats = [leg.game.seats for leg in self.legs]
        return Seats(max(each.least for each in seats), min(each.most for each in seats))

    @property
    def stack(self) -> int:
        """What each starts with when nobody says otherwise: enough for every game of it."""
        return max(leg.game.stack for leg in self.legs)


@dataclass(frozen=True, slots=True)
class Standing:
    """Between two hands. A chair keeps its number; who has no chips is not dealt in."""

    match: Match
    stacks: tuple[int, ...]
    button: int
    hands: int  # played so far
    leg: int
    left: int  # hands of this leg that are still to come
    streak: Streak = NO_STREAK

    @property
    def chairs(self) -> tuple[int, ...]:
        """The chairs that are dealt in, by seat of the next hand."""
        return tuple(chair for chair, stack in enumerate(self.stacks) if stack)

    @property
    def is_over(self) -> bool:
        """Are too few left who have chips?"""
        return len(self.chairs) < max(2, self.match.seats.least)

    @property
    def killer(self) -> int | None:
        """The chair that kills the next pot."""
        kill = self.match.kill
        return self.streak.chair if kill and self.streak.pots >= kill.pots else None

    @property
    def game(self) -> Game:
        """What the next hand is played by."""
        game = self.match.legs[self.leg].game
        if self.killer is None or self.match.kill is None:
            return game
        chairs = self.chairs
        small = chairs.index(self.button) + (len(chairs) > 2)  # of two, the button is the small blind
        return killed(game, self.match.kill.percent, (chairs.index(self.killer) - small) % len(chairs))

    def hand(self) -> State:
        """The next hand, just begun."""
        stacks = [self.stacks[chair] for chair in self.chairs]
        return start(self.game, stacks=stacks, button=self.chairs.index(self.button))

    def after(self, ended: State) -> Standing:
        """Where the hand has led: `ended` is the last state of what `hand` began."""
        if not ended.is_over or ended.seats != len(self.chairs):
            raise GameError("only a hand of this match that is over can be counted", code="match/hand")
        stacks = list(self.stacks)
        for chair, stack in zip(self.chairs, ended.stacks, strict=True):
            stacks[chair] = stack
        kill = self.match.kill
        streak = streak_after(self.streak, kill, ended.events, self.chairs) if kill else self.streak
        after = replace(self, stacks=tuple(stacks), hands=self.hands + 1, left=self.left - 1, streak=streak)
        return after if after.is_over else on(after)


def sit_down(match: Match, stacks: Sequence[int], *, button: int = 0) -> Standing:
    """Before the first hand.

    >>> from cardwright.games import HOLDEM
    >>> sit_down(match_of(HOLDEM), (200, 200)).hand()
    <no-limit hold'em: the dealer to act, stacks [199, 198]>
    """
    for leg in match.legs:
        check_table(leg.game, stacks, button)
    return Standing(match, tuple(stacks), button, hands=0, leg=0, left=lasts(match, 0, len(stacks)))


def on(standing: Standing) -> Standing:
    """The button goes on to the next chair that has chips, and the match to its next game when it is time."""
    chairs = standing.chairs
    button = next((chair for chair in chairs if chair > standing.button), chairs[0])
    if standing.left:
        return replace(standing, button=button)
    leg = (standing.leg + 1) % len(standing.match.legs)
    return replace(standing, button=button, leg=leg, left=lasts(standing.match, leg, len(chairs)))


def lasts(match: Match, leg: int, seats: int) -> int:
    """How many hands a leg has."""
    return match.legs[leg].hands or seats


def match_of(game: Game) -> Match:
    """A match of nothing but this game."""
    return Match(game.name, (Leg(game),))
