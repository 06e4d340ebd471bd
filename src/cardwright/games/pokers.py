"""The pokers of the house, each a line or two of data.

Three families: games with a board, games with cards lying up, games of drawing. Blinds are
1 and 2, fixed-limit bets 2 and 4 with four bets a round, stud's ante 1 with a bring-in of 1.
"""

from __future__ import annotations

from cardwright.games.game import Game
from cardwright.games.phases import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    BOARD,
    DEUCE_TO_SEVEN,
    DOUBLE_POT_LIMIT,
    EIGHT_OR_BETTER,
    FIXED_LIMIT,
    HIGH,
    NO_LIMIT,
    OMAHA_EIGHT,
    OMAHA_HIGH,
    POT_LIMIT,
    SECOND_BOARD,
    SHORT_HIGH,
    SHORT_TRIPS,
    SPREAD_LIMIT,
    UP,
    Bet,
    Contest,
    Deal,
    Discard,
    Exchange,
    Limit,
    Opener,
    Phase,
    Post,
    Ranking,
    Seats,
    Showdown,
)

BLINDS = Post(blinds=(1, 2))


def bets(limit: Limit, *, ceiling: int = 0) -> tuple[Bet, Bet]:
    """The early and the late rounds' bets: fixed limit doubles, spread limit is 2 to 10."""
    if limit is FIXED_LIMIT:
        return Bet(limit, least=2, cap=4), Bet(limit, least=4, cap=4)
    if limit is SPREAD_LIMIT:
        return Bet(limit, least=2, most=10), Bet(limit, least=2, most=10)
    return Bet(limit, ceiling=ceiling), Bet(limit, ceiling=ceiling)


def flop_game(
    name: str,
    limit: Limit,
    *rankings: Ranking,
    cards: int = 2,
    post: Post = BLINDS,
    deck: str = "full",
    most: int = 10,
    before_flop: tuple[Phase, ...] = (),
    after_flop: tuple[Phase, ...] = (),
    ceiling: int = 0,
    runs: int = 1,
) -> Game:
    """Cards for each seat, then five in the middle in three deals, a round of betting after each."""
    early, late = bets(limit, ceiling=ceiling)
    phases = (
        post,
        Deal(cards), *before_flop, early,
        Deal(3, to=BOARD, street="flop"), early, *after_flop,
        Deal(1, to=BOARD, street="turn"), late,
        Deal(1, to=BOARD, street="river"), late,
    )  # fmt: skip
    award = Showdown(*(rankings or (HIGH,)), runs=runs)
    return Game(name=name, seats=Seats(2, most), deck=deck, phases=(Contest(*phases, award=award),))


def two_boards(name: str, limit: Limit, ranking: Ranking, *, cards: int, most: int, bomb: int = 0) -> Game:
    """Two boards, half of the pot for each; a bomb pot has an ante and no betting before the flop."""
    early, late = bets(limit)
    opening = (Post(ante=bomb), Deal(cards)) if bomb else (BLINDS, Deal(cards), early)
    if bomb:
        early, late = Bet(limit, least=2), Bet(limit, least=2)
    phases = (
        *opening,
        Deal(3, to=BOARD, street="flop"), Deal(3, to=SECOND_BOARD, street="second flop"), early,
        Deal(1, to=BOARD, street="turn"), Deal(1, to=SECOND_BOARD, street="second turn"), late,
        Deal(1, to=BOARD, street="river"), Deal(1, to=SECOND_BOARD, street="second river"), late,
    )  # fmt: skip
    award = Showdown(ranking, ranking, boards=(1, 2))
    return Game(name=name, seats=Seats(2, most), phases=(Contest(*phases, award=award),))


def stud(name: str, *rankings: Ranking, opens: Opener, leads: Opener, pair_bet: int = 0) -> Game:
    """Two cards down and one up, three more up, the last one down; five rounds of betting."""
    small = Bet(FIXED_LIMIT, least=2, cap=4, opener=leads, pair_bet=pair_bet)
    big = Bet(FIXED_LIMIT, least=4, cap=4, opener=leads)
    phases = (
        Post(ante=1),
        Deal(2), Deal(1, to=UP, street="third street"),
        Bet(FIXED_LIMIT, least=2, cap=4, opener=opens, bring_in=1),
        Deal(1, to=UP, street="fourth street"), small,
        Deal(1, to=UP, street="fifth street"), big,
        Deal(1, to=UP, street="sixth street"), big,
        Deal(1, street="seventh street", shared=True), big,
    )  # fmt: skip
    return Game(name=name, seats=Seats(2, 8), phases=(Contest(*phases, award=Showdown(*rankings)),))


def draw_game(
    name: str,
    limit: Limit,
    *rankings: Ranking,
    cards: int = 5,
    draws: int = 1,
    post: Post = BLINDS,
    most: int = 6,
) -> Game:
    """Cards for each seat, and after each round of betting but the last a draw."""
    early, late = bets(limit)
    phases: list[Phase] = [post, Deal(cards), early]
    for draw in range(draws):
        phases += [Exchange(cards), early if draw == 0 and draws > 1 else late]
    award = Showdown(*rankings)
    return Game(name=name, seats=Seats(2, most), phases=(Contest(*phases, award=award),))


POKERS = {
    # hold'em and its relatives
    "holdem": flop_game("no-limit hold'em", NO_LIMIT),
    "holdem-pot-limit": flop_game("pot-limit hold'em", POT_LIMIT),
    "holdem-double-pot": flop_game("double-pot-limit hold'em", DOUBLE_POT_LIMIT),
    "holdem-fixed": flop_game("fixed-limit hold'em", FIXED_LIMIT),
    "holdem-spread": flop_game("spread-limit hold'em", SPREAD_LIMIT),
    "holdem-cap": flop_game("no-limit hold'em with a cap", NO_LIMIT, ceiling=60),
    "holdem-straddle": flop_game("no-limit hold'em with a straddle", NO_LIMIT, post=Post(blinds=(1, 2, 4))),
    "holdem-twice": flop_game("no-limit hold'em, run it twice", NO_LIMIT, runs=2),
    "holdem-thrice": flop_game("no-limit hold'em, run it three times", NO_LIMIT, runs=3),
    "short-deck": flop_game(
        "short-deck hold'em", NO_LIMIT, SHORT_HIGH, deck="short", post=Post(ante=1, button_blind=1)
    ),
    "short-deck-trips": flop_game(
        "short-deck hold'em, trips over straights",
        NO_LIMIT,
        SHORT_TRIPS,
        deck="short",
        post=Post(ante=1, button_blind=1),
    ),
    "short-deck-blinds": flop_game(
        "short-deck hold'em with blinds", NO_LIMIT, SHORT_HIGH, deck="short", post=Post(blinds=(1, 2), ante=1)
    ),
    "short-deck-trips-blinds": flop_game(
        "short-deck hold'em with blinds, trips over straights",
        NO_LIMIT,
        SHORT_TRIPS,
        deck="short",
        post=Post(blinds=(1, 2), ante=1),
    ),
    "royal": flop_game("royal hold'em", NO_LIMIT, deck="royal", most=6),
    "greek": flop_game("greek hold'em", NO_LIMIT, OMAHA_HIGH),
    "pineapple": flop_game("pineapple", NO_LIMIT, cards=3, before_flop=(Discard(1),)),
    "crazy-pineapple": flop_game("crazy pineapple", NO_LIMIT, cards=3, after_flop=(Discard(1),)),
    "irish": flop_game("irish poker", POT_LIMIT, cards=4, after_flop=(Discard(2),)),
    "double-board-holdem": two_boards("double-board hold'em", NO_LIMIT, HIGH, cards=2, most=10),
    "bomb-pot": two_boards("double-board bomb pot", NO_LIMIT, HIGH, cards=2, most=10, bomb=5),
    # Omaha
    "omaha": flop_game("pot-limit omaha", POT_LIMIT, OMAHA_HIGH, cards=4),
    "omaha-no-limit": flop_game("no-limit omaha", NO_LIMIT, OMAHA_HIGH, cards=4),
    "omaha-fixed": flop_game("fixed-limit omaha", FIXED_LIMIT, OMAHA_HIGH, cards=4),
    "omaha-hi-lo": flop_game("fixed-limit omaha high-low", FIXED_LIMIT, OMAHA_HIGH, OMAHA_EIGHT, cards=4),
    "omaha-hi-lo-pot-limit": flop_game(
        "pot-limit omaha high-low", POT_LIMIT, OMAHA_HIGH, OMAHA_EIGHT, cards=4
    ),
    "omaha-hi-lo-no-limit": flop_game("no-limit omaha high-low", NO_LIMIT, OMAHA_HIGH, OMAHA_EIGHT, cards=4),
    "omaha-5": flop_game("pot-limit five-card omaha", POT_LIMIT, OMAHA_HIGH, cards=5, most=9),
    "omaha-5-hi-lo": flop_game(
        "pot-limit five-card omaha high-low", POT_LIMIT, OMAHA_HIGH, OMAHA_EIGHT, cards=5, most=9
    ),
    "omaha-6": flop_game("pot-limit six-card omaha", POT_LIMIT, OMAHA_HIGH, cards=6, most=7),
    "omaha-6-hi-lo": flop_game(
        "pot-limit six-card omaha high-low", POT_LIMIT, OMAHA_HIGH, OMAHA_EIGHT, cards=6, most=7
    ),
    "double-board-omaha": two_boards("double-board omaha", POT_LIMIT, OMAHA_HIGH, cards=4, most=10),
    # stud
    "stud": stud("seven-card stud", HIGH, opens=Opener.LOW_CARD, leads=Opener.HIGH_HAND, pair_bet=4),
    "stud-hi-lo": stud(
        "seven-card stud high-low", HIGH, EIGHT_OR_BETTER, opens=Opener.LOW_CARD, leads=Opener.HIGH_HAND
    ),
    "stud-hi-lo-regular": stud(
        "seven-card stud high-low, no qualifier",
        HIGH,
        ACE_TO_FIVE,
        opens=Opener.LOW_CARD,
        leads=Opener.HIGH_HAND,
    ),
    "razz": stud("razz", ACE_TO_FIVE, opens=Opener.HIGH_CARD, leads=Opener.LOW_HAND),
    # draw
    "deuce-single": draw_game("no-limit deuce-to-seven single draw", NO_LIMIT, DEUCE_TO_SEVEN),
    "deuce-triple": draw_game("deuce-to-seven triple draw", FIXED_LIMIT, DEUCE_TO_SEVEN, draws=3),
    "ace-five-single": draw_game("no-limit ace-to-five single draw", NO_LIMIT, ACE_TO_FIVE),
    "ace-five-triple": draw_game("ace-to-five triple draw", FIXED_LIMIT, ACE_TO_FIVE, draws=3),
    "badugi": draw_game("badugi", FIXED_LIMIT, BADUGI, cards=4, draws=3, most=8),
    "badacey": draw_game("badacey", FIXED_LIMIT, ACE_TO_FIVE, BADUGI, draws=3),
    "badeucey": draw_game("badeucey", FIXED_LIMIT, DEUCE_TO_SEVEN, BADUGI_ACE_HIGH, draws=3),
}


def courchevel(name: str, *rankings: Ranking) -> Game:
    """Five-card Omaha in which the first card of the flop lies open before anybody bets."""
    early, late = bets(POT_LIMIT)
    phases = (
        BLINDS,
        Deal(5), Deal(1, to=BOARD, street="first card of the flop"), early,
        Deal(2, to=BOARD, street="flop"), early,
        Deal(1, to=BOARD, street="turn"), late,
        Deal(1, to=BOARD, street="river"), late,
    )  # fmt: skip
    return Game(name=name, seats=Seats(2, 9), phases=(Contest(*phases, award=Showdown(*rankings)),))


POKERS |= {
    "courchevel": courchevel("courchevel", OMAHA_HIGH),
    "courchevel-hi-lo": courchevel("courchevel high-low", OMAHA_HIGH, OMAHA_EIGHT),
}

FIVE_CARD_STUD = Game(
    name="five-card stud",
    seats=Seats(2, 10),
    phases=(
        Contest(
            Post(ante=1),
            Deal(1), Deal(1, to=UP, street="second street"),
            Bet(FIXED_LIMIT, least=2, cap=4, opener=Opener.LOW_CARD, bring_in=1),
            Deal(1, to=UP, street="third street"), Bet(FIXED_LIMIT, least=2, cap=4, opener=Opener.HIGH_HAND),
            Deal(1, to=UP, street="fourth street"), Bet(FIXED_LIMIT, least=4, cap=4, opener=Opener.HIGH_HAND),
            Deal(1, to=UP, street="fifth street"), Bet(FIXED_LIMIT, least=4, cap=4, opener=Opener.HIGH_HAND),
            award=Showdown(HIGH),
        ),
    ),
)  # fmt: skip

POKERS["five-card-stud"] = FIVE_CARD_STUD
HOLDEM = POKERS["holdem"]
