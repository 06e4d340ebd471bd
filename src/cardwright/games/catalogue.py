"""The catalogue: every game that comes with the house, as data and nothing else."""

from __future__ import annotations

from cardwright.games.game import Game
from cardwright.games.phases import (
    BOARD,
    FIXED_LIMIT,
    HIGH,
    NO_LIMIT,
    PILE,
    STOCK,
    UP,
    Bet,
    Contest,
    Deal,
    Exchange,
    Fit,
    Gather,
    Give,
    Grant,
    If,
    IfSeats,
    Leads,
    Name,
    PassButton,
    Play,
    Post,
    Prize,
    Ranking,
    Repeat,
    ScoreReached,
    Seats,
    Showdown,
    SomeoneOut,
    Stuck,
    Take,
    Tally,
    Tie,
    Tied,
    Turn,
    Turns,
    WinsReached,
    Zone,
)
from cardwright.games.pokers import POKERS


def five_card_draw(name: str, post: Post) -> Game:
    """Three cards may be thrown, four by who keeps an ace."""
    return Game(
        name=name,
        seats=Seats(2, 6),
        phases=(
            Contest(
                post,
                Deal(5), Bet(NO_LIMIT, least=2),
                Exchange(3, more=4, keeping="A"), Bet(NO_LIMIT, least=2),
                award=Showdown(HIGH),
            ),
        ),
    )  # fmt: skip


DRAW = five_card_draw("five-card draw", Post(ante=1))
DRAW_BLINDS = five_card_draw("five-card draw with blinds", Post(blinds=(1, 2)))

KUHN = Game(
    name="kuhn poker",
    seats=Seats(2, 2),
    deck="kuhn",
    stack=2,
    phases=(
        Contest(
            Post(ante=1),
            Deal(1), Bet(FIXED_LIMIT, least=1, cap=1),
            award=Showdown(HIGH),
        ),
    ),
)  # fmt: skip

LEDUC = Game(
    name="leduc hold'em",
    seats=Seats(2, 2),
    deck="leduc",
    stack=100,
    phases=(
        Contest(
            Post(ante=1),
            Deal(1), Bet(FIXED_LIMIT, least=2, cap=2),
            Deal(1, to=BOARD, street="flop"), Bet(FIXED_LIMIT, least=4, cap=2),
            award=Showdown(HIGH),
        ),
    ),
)  # fmt: skip

BUDGET_POKER = Game(
    name="budget poker",
    seats=Seats(2, 2),
    phases=(
        Post(ante=10),
        Grant(150),
        Repeat(
            Contest(
                Name(1, 100, from_score=True, reserve=1),
                Bet(NO_LIMIT, least=1, most=20, cap=2, free_fold=True),
                Bet(NO_LIMIT, least=1, most=20, cap=2, free_fold=True),
                award=Showdown(Ranking.NUMBER, prize=Prize.ROUND, spend=True),
            ),
            PassButton(),
            times=3,
            until=(WinsReached(2),),
        ),
        Showdown(Ranking.MOST_WINS, tie=Tie.BACK),
    ),
)

PIPS = (("9", 9), ("7", 7), ("6", 6), ("5", 5), ("4", 4), ("3", 3), ("2", 2), ("A", 1))

CRAZY_EIGHTS = Game(
    name="crazy eights",
    seats=Seats(2, 7),
    phases=(
        Post(ante=10),
        Deal(IfSeats(2, then=7, otherwise=5)),
        Deal(1, to=PILE),
        Turns(
            Play(fit=Fit.TOP_CARD, wild="8", draws=3),
            times=1000,
            until=(SomeoneOut(), Stuck()),
        ),
        Tally(Zone.HAND, (("8", 50), ("KQJT", 10), *PIPS)),
        Showdown(Ranking.LOW_SCORE),
    ),
)

HEARTS = Game(
    name="hearts",
    seats=Seats(4, 4),
    phases=(
        Post(ante=10),
        Repeat(
            Deal(13),
            Give(3, directions=(1, 3, 2, 0)),
            Leads("2c"),
            Repeat(
                Turns(Play(to=UP, fit=Fit.LED_SUIT, opening="2c", unbroken="h", clean="hQs")),
                Take(),
                times=13,
            ),
            Tally(Zone.TAKEN, (("h", 1), ("Qs", 13)), all_of_it=26),
            Gather(),
            PassButton(),
            times=100,
            until=(ScoreReached(100),),
        ),
        Showdown(Ranking.LOW_SCORE),
    ),
)

WAR = Game(
    name="war",
    seats=Seats(2, 2),
    phases=(
        Post(ante=10),
        Deal(26, to=STOCK),
        Repeat(
            Turn(1),
            Take(Ranking.UP_CARD),
            If(Tied(), Turn(3, to=Zone.ASIDE, spare=1)),
            times=5000,
            until=(SomeoneOut(),),
        ),
        Showdown(Ranking.MOST_CARDS),
    ),
)

CATALOGUE = POKERS | {
    "draw": DRAW,
    "draw-blinds": DRAW_BLINDS,
    "kuhn": KUHN,
    "leduc": LEDUC,
    "budget": BUDGET_POKER,
    "crazy-eights": CRAZY_EIGHTS,
    "hearts": HEARTS,
    "war": WAR,
}
