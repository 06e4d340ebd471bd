"""Kill pots: who wins too much posts a larger blind in the next hand, and all its bets grow.

The killed hand is a game like any other, made from the declared one: the law plays it as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from cardwright.games.compile import big_blind
from cardwright.games.errors import GameError
from cardwright.games.events import Event, Won
from cardwright.games.game import Game
from cardwright.games.parts import changed, posts
from cardwright.games.phases import Bet, Limit, Phase, Post


@dataclass(frozen=True, slots=True)
class Kill:
    """A seat that wins so many whole pots in a row, each at least so large, kills the next.

    At 200 percent it posts twice the big blind and bets are twice as large; 150 is a half kill.
    """

    pots: int = 2
    least: int = 0
    percent: int = 200


@dataclass(frozen=True, slots=True)
class Streak:
    """Which chair has won whole pots in a row, and how many."""

    chair: int
    pots: int


NO_STREAK = Streak(-1, 0)


def killed(game: Game, percent: int, place: int) -> Game:
    """The game for a hand that is killed by the seat at a place, counted from the small blind.

    >>> from cardwright.games import CATALOGUE
    >>> killed(CATALOGUE["holdem-fixed"], 200, place=2).phases[0].phases[0]
    Post(blinds=(1, 2), ante=0, ante_by=<AnteBy.EACH: 'each seat'>, ante_first=False, \
button_blind=0, late=(0, 0, 4), dead=(), trimmed=True)
    """
    amount = grown(game, percent)
    big = max(map(big_blind, posts(game)), default=0)

    def larger(phase: Phase) -> Phase:
        match phase:
            case Post() if phase.blinds:
                return with_kill(phase, amount(big), place)
            case Bet():
                by_pot = phase.limit in (Limit.POT, Limit.DOUBLE_POT)
                return replace(
                    phase,
                    least=amount(phase.least or big),
                    most=phase.most if by_pot else amount(phase.most),
                    pair_bet=amount(phase.pair_bet),
                )
            case _:
                return phase

    return replace(changed(game, larger), name=f"{game.name}, a kill pot")


def grown(game: Game, percent: int) -> Callable[[int], int]:
    """How an amount of the game grows; it must come out in whole chips."""

    def amount(before: int) -> int:
        after, rest = divmod(before * percent, 100)
        if rest:
            message = f"{percent} percent of a bet of {before} in {game.name} is no whole number of chips"
            raise GameError(message, path="kill.percent", code="match/uneven")
        return after

    return amount


def with_kill(post: Post, amount: int, place: int) -> Post:
    """The seat at this place posts so much in all; who posts a blind anyway makes it up to that."""
    own = post.blinds[place] if place < len(post.blinds) else 0
    return replace(post, late=(*[0] * place, max(0, amount - own)))


def streak_after(streak: Streak, kill: Kill, events: Iterable[Event], chairs: tuple[int, ...]) -> Streak:
    """Who wins a whole pot goes on or begins; who shares one keeps all but the kill itself."""
    won = [event for event in events if isinstance(event, Won)]
    winners = {chairs[event.seat] for event in won}
    if len(winners) == 1 and sum(event.amount for event in won) >= kill.least:
        [winner] = winners
        return Streak(winner, streak.pots + 1 if winner == streak.chair else 1)
    if streak.chair in winners:
        return Streak(streak.chair, min(streak.pots, kill.pots - 1))
    return NO_STREAK
