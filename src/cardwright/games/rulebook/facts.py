"""What the sections of a rulebook want to know about a game, gathered once."""

from __future__ import annotations

from typing import TypeVar

from cardwright.games.compile import RANKINGS, Compiler
from cardwright.games.game import Game
from cardwright.games.parts import places
from cardwright.games.phases import (
    Bet,
    Contest,
    Deal,
    Fit,
    Phase,
    Play,
    Post,
    Prize,
    Ranking,
    Showdown,
    Take,
    Zone,
    amount_for,
)
from cardwright.law.words import NUMBER

Kind = TypeVar("Kind")
BOARDS = (Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD)


class Facts:
    """A game and what there is in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phases: tuple[Phase, ...] = tuple(place.phase for place in places(game))
        self.awards: tuple[Showdown, ...] = self.of(Showdown)
        self.bets: tuple[Bet, ...] = self.of(Bet)
        self.big_blind = Compiler(game, game.seats.most).big_blind

    def of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """All phases of this class."""
        return tuple(phase for phase in self.phases if isinstance(phase, kind))

    @property
    def has_bets(self) -> bool:
        """Is there any betting?"""
        return bool(self.bets)

    @property
    def has_blinds(self) -> bool:
        """Does anybody post a blind?"""
        return any(any(post.blinds) or post.button_blind for post in self.of(Post))

    @property
    def pot_award(self) -> Showdown:
        """The showdown that pays the pot."""
        return next((award for award in reversed(self.awards) if award.prize is Prize.POT), self.awards[-1])

    def is_contested(self, award: Showdown) -> bool:
        """Can seats fold on the way to it?"""
        return any(
            contest.award is award and any(isinstance(phase, Bet) for phase in contest.phases)
            for contest in self.of(Contest)
        )

    @property
    def hand_rankings(self) -> tuple[Ranking, ...]:
        """The rankings of hands that decide anything, each once."""
        found = [r for award in self.awards for r in award.rankings if RANKINGS[r] < NUMBER]
        return tuple(dict.fromkeys(found))

    @property
    def uses_ranks(self) -> bool:
        """Does it matter which card is higher?"""
        tricks = any(play.fit is Fit.LED_SUIT for play in self.of(Play))
        return bool(self.hand_rankings) or tricks or bool(self.of(Take))

    @property
    def cards_seen(self) -> int:
        """How many cards a hand may be made of, at the most: its own and the board's."""
        seats = self.game.seats.least
        zones = (Zone.HAND, Zone.UP, *BOARDS)
        return sum(amount_for(deal.count, seats) for deal in self.of(Deal) if deal.to in zones)

    def least(self, bet: Bet) -> int:
        """The least bet of a round."""
        return bet.least or self.big_blind
