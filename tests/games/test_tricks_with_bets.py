"""Betting between tricks: who won the last one leads the next, whatever was bet and folded."""

from __future__ import annotations

from cardwright.fair import check_game
from cardwright.games import Game
from cardwright.games.phases import (
    UP,
    Bet,
    Contest,
    Deal,
    Fit,
    Play,
    Post,
    Ranking,
    Repeat,
    Seats,
    Showdown,
    Take,
    Turns,
)
from cardwright.games.validate import problems

BETTING_WHIST = Game(
    name="betting whist",
    seats=Seats(2, 4),
    phases=(
        Contest(
            Post(ante=1),
            Deal(5),
            Repeat(Turns(Play(to=UP, fit=Fit.LED_SUIT)), Take(), Bet(least=2), times=5),
            award=Showdown(Ranking.MOST_WINS),
        ),
    ),
)


def test_a_trick_game_with_bets_keeps_the_contract(seed: int) -> None:
    assert problems(BETTING_WHIST) == ()
    for seats in (2, 3, 4):
        report = check_game(BETTING_WHIST, plays=40, seed=seed, seats=seats)
        assert report.failure is None, str(report)
