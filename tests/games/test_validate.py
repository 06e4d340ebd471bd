"""What the law cannot play is refused when the game is loaded, each by its path and code."""

from dataclasses import replace

import pytest

from cardwright.games import CATALOGUE, HOLDEM, KUHN, GameError
from cardwright.games.catalogue import BUDGET_POKER, CRAZY_EIGHTS, HEARTS, WAR
from cardwright.games.game import Game
from cardwright.games.phases import (
    ASIDE,
    BOARD,
    HIGH,
    PILE,
    STOCK,
    TAKEN,
    UP,
    AnteBy,
    Bet,
    Contest,
    Deal,
    Discard,
    Exchange,
    Fit,
    Gather,
    Give,
    Grant,
    If,
    IfSeats,
    Leads,
    Limit,
    Name,
    OneLeft,
    Opener,
    PassButton,
    Play,
    Post,
    Prize,
    Ranking,
    Repeat,
    ScoreReached,
    Seats,
    Show,
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
from cardwright.games.validate import problems, validate

ANTE, BET = Post(ante=1), Bet()
POINTS = Tally(Zone.HAND, (("A", 1),))
LOW = Showdown(Ranking.LOW_SCORE)
TRICK = Turns(Play(to=UP, fit=Fit.LED_SUIT))


def game(*phases, **fields):
    """A game of these phases."""
    return Game(**{"name": "a game", "seats": Seats(2, 4), "phases": phases} | fields)


def poker(*phases, award=None, **fields):
    """A contest of these phases for the pot."""
    return game(Contest(*phases, award=award or Showdown(HIGH)), **fields)


def shedding(play):
    return game(ANTE, Deal(5), Deal(1, to=PILE), Turns(play, times=100, until=(SomeoneOut(),)), POINTS, LOW)


def tricks(play, *, deal=13, before=(), take=None, times=13):
    turns = Turns(play) if isinstance(play, Play) else play
    body = (*before, Repeat(turns, take or Take(), times=times))
    return game(ANTE, Deal(deal), *body, Tally(TAKEN, (("h", 1),)), LOW)


def bidding(name, *, times=3, grant=150, award=None):
    award = award or Showdown(Ranking.NUMBER, prize=Prize.ROUND, spend=True)
    rounds = Repeat(Contest(name, Bet(least=1), award=award), times=times)
    return game(ANTE, Grant(grant), rounds, Showdown(Ranking.MOST_WINS))


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_whole_catalogue_is_valid(name):
    assert problems(CATALOGUE[name]) == ()


VALID = {
    "stud-like cards up": poker(ANTE, Deal(2), Deal(1, to=UP), BET),
    "a tournament": game(
        Repeat(
            Contest(Post(blinds=(1, 2)), Deal(2), BET, award=Showdown(HIGH)),
            Gather(),
            PassButton(),
            times=100,
            until=(OneLeft(),),
        )
    ),
    "tricks": tricks(Play(to=UP, fit=Fit.LED_SUIT)),
    "bets after the tricks": poker(
        ANTE, Deal(5), Repeat(TRICK, Take(), times=5), BET, award=Showdown(Ranking.MOST_WINS)
    ),
    "shedding": shedding(Play(fit=Fit.TOP_CARD, wild="8", draws=3)),
    "bidding": bidding(Name(1, 100, from_score=True, reserve=1)),
    "two boards of omaha": poker(
        ANTE,
        Deal(5),
        Deal(5, to=BOARD),
        Deal(5, to=Zone.SECOND_BOARD),
        BET,
        award=Showdown(Ranking.OMAHA_HIGH, Ranking.OMAHA_HIGH, boards=(1, 2)),
    ),
    "six seats draw four of five": poker(ANTE, Deal(5), BET, Exchange(4), BET, seats=Seats(2, 6)),
    "cards only for two": poker(ANTE, Deal(1), Deal(IfSeats(2, then=1, otherwise=0)), BET),
}


@pytest.mark.parametrize("valid", VALID.values(), ids=VALID)
def test_what_the_law_can_play_is_not_refused(valid):
    assert [str(problem) for problem in problems(valid)] == []


C = "phases[0].phases"  # inside a contest
REFUSED = {
    # types
    "text for a number": (poker(ANTE, Deal("2"), BET), f"{C}[1].count", "wrong_type"),
    "true for a number": (poker(ANTE, Deal(True), BET), f"{C}[1].count", "wrong_type"),
    "a list for a tuple": (poker(Post(blinds=[1, 2]), Deal(2), BET), f"{C}[0].blinds", "wrong_type"),
    "an award for a phase": (game(KUHN), "phases[0]", "wrong_type"),
    "half a pair": (
        game(ANTE, Deal(5), Tally(Zone.HAND, (("A",),)), LOW),
        "phases[2].points[0]",
        "wrong_length",
    ),
    # the game
    "no name": (replace(KUHN, name=""), "name", "missing"),
    "a name of two lines": (replace(KUHN, name="a\nb"), "name", "bad_text"),
    "an endless name": (replace(KUHN, name="a" * 81), "name", "bad_text"),
    "a street of two lines": (poker(ANTE, Deal(2, street="a\nb"), BET), f"{C}[1].street", "bad_text"),
    "an unknown deck": (replace(KUHN, deck="tarot"), "deck", "unknown_value"),
    "no chips": (replace(KUHN, stack=0), "stack", "too_small"),
    "too many chips": (replace(KUHN, stack=2**53 + 1), "stack", "too_large"),
    "a version below one": (replace(KUHN, version=0), "version", "too_small"),
    "one seat": (replace(HOLDEM, seats=Seats(1, 4)), "seats.least", "too_small"),
    "eleven seats": (replace(HOLDEM, seats=Seats(2, 11)), "seats.most", "too_large"),
    "seats the wrong way round": (replace(HOLDEM, seats=Seats(4, 3)), "seats.most", "too_small"),
    "nothing to play": (game(), "phases", "missing"),
    "a very long game": (game(ANTE, *[Grant(1)] * 400, LOW), "phases", "too_long"),
    # posts
    "a negative ante": (poker(Post(ante=-1), Deal(2), BET), f"{C}[0].ante", "too_small"),
    "a negative blind": (poker(Post(blinds=(1, -2)), Deal(2), BET), f"{C}[0].blinds[1]", "too_small"),
    "a huge blind": (poker(Post(blinds=(2**54,)), Deal(2), BET), f"{C}[0].blinds[0]", "too_large"),
    "more blinds than seats": (poker(Post(blinds=(1,) * 5), Deal(2), BET), f"{C}[0].blinds", "too_long"),
    "nobody pays": (poker(Post(), Deal(2), BET), f"{C}[0]", "missing"),
    "a payer of no ante": (
        poker(Post(blinds=(1, 2), ante_by=AnteBy.BUTTON), Deal(2), BET),
        f"{C}[0].ante",
        "missing",
    ),
    "blinds outside a contest": (
        game(Post(blinds=(1, 2)), Deal(2), Showdown(HIGH)),
        "phases[0].blinds",
        "misplaced",
    ),
    "blinds and no bet": (poker(Post(blinds=(1, 2)), Deal(2)), "phases[0]", "missing"),
    "blinds twice": (
        poker(Post(blinds=(1, 2)), Post(blinds=(1, 2)), Deal(2), BET),
        f"{C}[1].blinds",
        "misplaced",
    ),
    "an ante of the folded": (poker(ANTE, Deal(2), BET, ANTE, BET), f"{C}[3]", "misplaced"),
    "a blind of an empty button": (
        game(Repeat(Contest(Post(blinds=(1, 2)), Deal(2), BET, award=Showdown(HIGH)), Gather(), times=9)),
        "phases[0].phases[0].phases[0]",
        "misplaced",
    ),
    "an ante that nobody wins": (game(ANTE, Deal(5)), "phases[0]", "unpaid"),
    "bets that nobody wins": (
        game(Contest(Deal(2), BET, award=Showdown(HIGH, prize=Prize.ROUND))),
        f"{C}[1]",
        "unpaid",
    ),
    "an ante won only perhaps": (
        game(ANTE, Deal(5), POINTS, If(ScoreReached(3), LOW)),
        "phases[0]",
        "unpaid",
    ),
    # deals
    "no card": (poker(ANTE, Deal(0), BET), f"{C}[1].count", "too_small"),
    "more cards than there are": (poker(ANTE, Deal(14), BET), f"{C}[1].count", "too_many_cards"),
    "too many of a small deck": (replace(KUHN, seats=Seats(2, 4)), f"{C}[1].count", "too_many_cards"),
    "a loop that empties the deck": (
        poker(ANTE, Repeat(Deal(1), BET, times=20)),
        f"{C}[1].phases[0].count",
        "too_many_cards",
    ),
    "a deal to won cards": (poker(ANTE, Deal(2, to=TAKEN), BET), f"{C}[1].to", "unknown_value"),
    "two cards to the pile": (poker(ANTE, Deal(2), Deal(2, to=PILE), BET), f"{C}[2].count", "too_large"),
    "two cards to the pile for three": (
        poker(ANTE, Deal(2), Deal(IfSeats(3, then=2, otherwise=1), to=PILE), BET),
        f"{C}[2].count",
        "too_large",
    ),
    "seats that never play": (
        poker(ANTE, Deal(IfSeats(9, then=1, otherwise=2)), BET),
        f"{C}[1].count.seats",
        "never",
    ),
    "nothing for anybody": (
        poker(ANTE, Deal(1), Deal(IfSeats(2, then=0, otherwise=0)), BET),
        f"{C}[2].count",
        "too_small",
    ),
    "a negative burn": (poker(ANTE, Deal(2, burn=-1), BET), f"{C}[1].burn", "too_small"),
    "a deal to an open hand": (
        game(ANTE, Deal(1), Showdown(HIGH), Deal(1), Showdown(HIGH)),
        "phases[3]",
        "misplaced",
    ),
    # stocks
    "a stock that is not there": (game(ANTE, Turn(1), Showdown(Ranking.UP_CARD)), "phases[1]", "missing"),
    "a turn to the stock": (
        game(ANTE, Deal(5, to=STOCK), Turn(1, to=STOCK), LOW),
        "phases[2].to",
        "unknown_value",
    ),
    "a turn to won cards": (
        game(ANTE, Deal(5, to=STOCK), Turn(1, to=TAKEN), LOW),
        "phases[2].to",
        "unknown_value",
    ),
    "two turned to the pile": (
        game(ANTE, Deal(5, to=STOCK), Turn(2, to=PILE), LOW),
        "phases[2].count",
        "too_large",
    ),
    # bets
    "a bet outside a contest": (game(ANTE, Deal(2), BET, Showdown(HIGH)), "phases[2]", "misplaced"),
    "a negative bet": (poker(ANTE, Deal(2), Bet(least=-1)), f"{C}[2].least", "too_small"),
    "a most at pot limit": (poker(ANTE, Deal(2), Bet(Limit.POT, most=9)), f"{C}[2].most", "no_effect"),
    "a most at fixed limit": (poker(ANTE, Deal(2), Bet(Limit.FIXED, most=9)), f"{C}[2].most", "no_effect"),
    "a spread without a most": (poker(ANTE, Deal(2), Bet(Limit.SPREAD, least=2)), f"{C}[2].most", "missing"),
    "a most below the least": (poker(ANTE, Deal(2), Bet(least=5, most=4)), f"{C}[2].most", "too_small"),
    "a negative cap": (poker(ANTE, Deal(2), Bet(cap=-1)), f"{C}[2].cap", "too_small"),
    # exchanges
    "an exchange of nothing": (poker(ANTE, Deal(5), Exchange(0), BET), f"{C}[2].most", "too_small"),
    "an exchange without hands": (poker(ANTE, Exchange(3), Deal(5), BET), f"{C}[1]", "missing"),
    "more without a card to keep": (
        poker(ANTE, Deal(5), Exchange(3, more=4), BET),
        f"{C}[2].more",
        "no_effect",
    ),
    "a card to keep for no more": (
        poker(ANTE, Deal(5), Exchange(3, more=3, keeping="A"), BET),
        f"{C}[2].more",
        "no_effect",
    ),
    "keeping what is no card": (
        poker(ANTE, Deal(5), Exchange(3, more=4, keeping="ace"), BET),
        f"{C}[2].keeping",
        "unknown_value",
    ),
    "keeping what the deck has not": (
        poker(ANTE, Deal(5), Exchange(3, more=4, keeping="2"), BET, deck="short"),
        f"{C}[2].keeping",
        "no_such_cards",
    ),
    # numbers
    "a number of nothing": (bidding(Name(0, 9)), "phases[2].phases[0].phases[0].least", "too_small"),
    "least above most": (bidding(Name(9, 3)), "phases[2].phases[0].phases[0].most", "too_small"),
    "a reserve of nothing": (
        bidding(Name(1, 9, reserve=1)),
        "phases[2].phases[0].phases[0].reserve",
        "no_effect",
    ),
    "a reserve that exceeds the score": (
        bidding(Name(1, 100, from_score=True, reserve=80)),
        "phases[2].phases[0].phases[0]",
        "too_large",
    ),
    "a score that may be spent": (
        bidding(Name(1, 100, from_score=True)),
        "phases[2].phases[0].phases[0]",
        "too_large",
    ),
    "a score that nobody was given": (
        bidding(Name(1, 100, from_score=True, reserve=1), grant=-5),
        "phases[2].phases[0].phases[0]",
        "too_large",
    ),
    "a reserve outside a loop": (
        game(
            ANTE,
            Grant(9),
            Name(1, 5, from_score=True, reserve=1),
            Showdown(Ranking.NUMBER, spend=True),
        ),
        "phases[2].reserve",
        "no_effect",
    ),
    "a reserve for ever": (
        bidding(Name(1, 100, from_score=True, reserve=1), times=5000, grant=10**6),
        "phases[2].times",
        "too_large",
    ),
    "numbers aloud": (
        bidding(Name(1, 9, secret=False), award=Showdown(Ranking.NUMBER, prize=Prize.ROUND)),
        "phases[2].phases[0].phases[0].secret",
        "unplayable",
    ),
    "paid without a score": (bidding(Name(1, 9)), "phases[2].phases[0].award.spend", "no_effect"),
    "a number named in the open": (
        game(
            ANTE,
            Repeat(Name(1, 9), Showdown(Ranking.NUMBER, prize=Prize.ROUND), times=3),
            Showdown(Ranking.MOST_WINS),
        ),
        "phases[1].phases[0]",
        "misplaced",
    ),
    "a number never named": (
        poker(ANTE, BET, award=Showdown(Ranking.NUMBER)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    # giving
    "giving nowhere": (
        game(ANTE, Deal(5), Give(1, directions=(0, 0)), POINTS, LOW),
        "phases[2].directions",
        "no_effect",
    ),
    "no direction": (
        game(ANTE, Deal(5), Give(1, directions=()), POINTS, LOW),
        "phases[2].directions",
        "missing",
    ),
    "giving to oneself": (
        game(ANTE, Deal(5), Give(1, directions=(3,)), POINTS, LOW),
        "phases[2].directions[0]",
        "no_effect",
    ),
    "directions without laps": (
        game(ANTE, Deal(5), Give(1, directions=(1, -1)), POINTS, LOW, seats=Seats(3, 4)),
        "phases[2].directions",
        "no_effect",
    ),
    "giving without hands": (game(ANTE, Give(1), Deal(5), POINTS, LOW), "phases[1]", "missing"),
    "giving to the folded": (poker(ANTE, Deal(5), BET, Give(1), BET), f"{C}[3]", "misplaced"),
    "giving after throwing": (poker(ANTE, Deal(5), Exchange(1), Give(1), BET), f"{C}[3]", "misplaced"),
    # playing
    "a play outside turns": (game(ANTE, Deal(5), Play(), POINTS, LOW), "phases[2]", "misplaced"),
    "a play to the hand": (shedding(Play(to=Zone.HAND)), "phases[3].phases[0].to", "unknown_value"),
    "a suit led on the pile": (
        shedding(Play(fit=Fit.LED_SUIT)),
        "phases[3].phases[0].to",
        "unknown_value",
    ),
    "the top card matched in front": (
        shedding(Play(to=UP, fit=Fit.TOP_CARD)),
        "phases[3].phases[0].to",
        "unknown_value",
    ),
    "no top card": (
        game(ANTE, Deal(5), Turns(Play(fit=Fit.TOP_CARD), times=9), POINTS, LOW),
        "phases[2].phases[0]",
        "missing",
    ),
    "a wild card for nothing": (shedding(Play(wild="8")), "phases[3].phases[0].wild", "no_effect"),
    "draws in a trick": (
        tricks(Play(to=UP, fit=Fit.LED_SUIT, draws=1)),
        "phases[2].phases[0].phases[0].draws",
        "no_effect",
    ),
    "an opening on the pile": (shedding(Play(opening="2c")), "phases[3].phases[0].opening", "no_effect"),
    "wild cards that are none": (
        shedding(Play(fit=Fit.TOP_CARD, wild="x")),
        "phases[3].phases[0].wild",
        "unknown_value",
    ),
    "two cards to one trick": (
        tricks(Turns(Play(to=UP, fit=Fit.LED_SUIT), times=2)),
        "phases[2].phases[0].phases[0]",
        "misplaced",
    ),
    "a deal in a turn": (
        game(ANTE, Deal(5), Turns(Play(), Deal(1)), POINTS, LOW),
        "phases[2].phases[1]",
        "misplaced",
    ),
    "a bet in a turn": (poker(ANTE, Deal(5), Turns(Play(), BET)), f"{C}[2].phases[1]", "misplaced"),
    "turns without a play": (game(ANTE, Turns(Grant(1)), LOW), "phases[1].phases", "missing"),
    # taking, counting
    "cards turned to a board": (
        game(ANTE, Deal(5, to=STOCK), Turn(1, to=BOARD), Take(Ranking.UP_CARD), Showdown(Ranking.MOST_WINS)),
        "phases[2].to",
        "unknown_value",
    ),
    "nothing to win": (game(Deal(5, to=BOARD)), "phases", "missing"),
    "nothing but gathering": (game(Gather()), "phases", "missing"),
    "taking nothing": (game(ANTE, Deal(5), Take(), Showdown(Ranking.MOST_WINS)), "phases[2]", "missing"),
    "taking when hands are empty": (
        tricks(Play(to=UP, fit=Fit.LED_SUIT), deal=5),
        "phases[2].phases[1]",
        "never",
    ),
    "several cards compared": (
        game(ANTE, Deal(2, to=UP), Take(Ranking.UP_CARD), Showdown(Ranking.MOST_WINS)),
        "phases[2]",
        "too_many_cards",
    ),
    "taking by a hand": (tricks(Play(to=UP), take=Take(HIGH)), "phases[2].phases[1].by", "unknown_value"),
    "trumps of no suit": (
        tricks(Play(to=UP), take=Take(trump="x")),
        "phases[2].phases[1].trump",
        "unknown_value",
    ),
    "trumps of the highest card": (
        tricks(Play(to=UP), take=Take(Ranking.UP_CARD, trump="h")),
        "phases[2].phases[1].trump",
        "no_effect",
    ),
    "points on the board": (
        game(ANTE, Deal(5), Tally(BOARD, (("A", 1),)), LOW),
        "phases[2].zone",
        "unknown_value",
    ),
    "points for nothing": (game(ANTE, Deal(5), Tally(Zone.HAND, ()), LOW), "phases[2].points", "missing"),
    "points for no card": (
        game(ANTE, Deal(5), Tally(Zone.HAND, (("", 1),)), LOW),
        "phases[2].points[0][0]",
        "no_such_cards",
    ),
    "points for what is no card": (
        game(ANTE, Deal(5), Tally(Zone.HAND, (("1", 1),)), LOW),
        "phases[2].points[0][0]",
        "unknown_value",
    ),
    "points beyond counting": (
        game(ANTE, Deal(5), Repeat(Tally(Zone.HAND, (("A", 10**6),)), times=10**5 + 10**4 * 4), LOW),
        "phases[2].times",
        "too_large",
    ),
    "scores beyond counting": (
        game(ANTE, Deal(5), Repeat(Repeat(Tally(Zone.HAND, (("A", 10**6),)), times=1000), times=1000), LOW),
        "phases",
        "too_large",
    ),
    "a lead of several cards": (tricks(Play(to=UP), before=(Leads("2"),)), "phases[2].cards", "too_long"),
    "a lead before the deal": (game(ANTE, Leads("2c"), Deal(5), POINTS, LOW), "phases[1]", "missing"),
    # scopes
    "a contest in a contest": (
        poker(ANTE, Contest(Deal(2), BET, award=Showdown(HIGH)), BET),
        f"{C}[1]",
        "misplaced",
    ),
    "a showdown in a contest": (poker(ANTE, Deal(2), Showdown(HIGH), BET), f"{C}[2]", "misplaced"),
    "an empty contest": (poker(), C, "missing"),
    "an empty loop": (game(ANTE, Repeat(times=2), LOW), "phases[1].phases", "missing"),
    "no laps": (game(ANTE, Deal(2), Repeat(POINTS, times=0), LOW), "phases[2].times", "too_small"),
    "laps without end": (
        game(ANTE, Deal(2), Repeat(Repeat(POINTS, times=10**4), times=10**4), LOW),
        "phases[2].phases[0].times",
        "too_large",
    ),
    "five loops deep": (
        game(
            ANTE,
            Deal(2),
            Repeat(Repeat(Repeat(Repeat(Repeat(POINTS, times=2), times=2), times=2), times=2), times=2),
            LOW,
        ),
        "phases[2].phases[0].phases[0].phases[0].phases[0]",
        "too_deep",
    ),
    # conditions
    "a score of nothing": (
        game(ANTE, Deal(2), Repeat(POINTS, times=2, until=(ScoreReached(0),)), LOW),
        "phases[2].until[0].score",
        "too_small",
    ),
    "a score that nobody has": (
        game(ANTE, Deal(2), Repeat(Gather(), times=2, until=(ScoreReached(5),)), Showdown(Ranking.UP_CARD)),
        "phases[2].until[0]",
        "never",
    ),
    "wins of nothing": (game(ANTE, Deal(2), If(WinsReached(2), POINTS), LOW), "phases[2].condition", "never"),
    "out of no cards": (
        game(ANTE, Grant(1), If(SomeoneOut(), Grant(1)), LOW),
        "phases[2].condition",
        "never",
    ),
    "left without pots": (game(ANTE, Grant(1), If(OneLeft(), Grant(1)), LOW), "phases[2].condition", "never"),
    "stuck without plays": (game(ANTE, Grant(1), If(Stuck(), Grant(1)), LOW), "phases[2].condition", "never"),
    "tied without comparing": (
        game(ANTE, Grant(1), If(Tied(), Grant(1)), LOW),
        "phases[2].condition",
        "never",
    ),
    "tied beside a board": (
        game(ANTE, Deal(3, to=BOARD), Deal(1, to=UP), Take(Ranking.UP_CARD), If(Tied(), Grant(1)), LOW),
        "phases[4].condition",
        "mixed",
    ),
    # showdowns
    "no ranking": (poker(ANTE, Deal(2), BET, award=Showdown()), "phases[0].award.rankings", "missing"),
    "an opener without cards up": (
        poker(ANTE, Deal(2), Bet(opener=Opener.HIGH_HAND)),
        "phases[0].phases[2].opener",
        "missing",
    ),
    "a bring-in by place": (
        poker(ANTE, Deal(1, to=UP), Bet(least=2, bring_in=1)),
        "phases[0].phases[2].bring_in",
        "no_effect",
    ),
    "a bring-in above the bet": (
        poker(ANTE, Deal(1, to=UP), Bet(least=2, bring_in=3, opener=Opener.LOW_CARD)),
        "phases[0].phases[2].bring_in",
        "too_large",
    ),
    "the lowest of several cards": (
        poker(ANTE, Deal(2, to=UP), Bet(opener=Opener.LOW_CARD)),
        "phases[0].phases[2].opener",
        "too_many_cards",
    ),
    "an open pair without a limit": (
        poker(ANTE, Deal(1, to=UP), Bet(opener=Opener.HIGH_HAND, pair_bet=4)),
        "phases[0].phases[2].pair_bet",
        "no_effect",
    ),
    "a cap below the forced bets": (
        poker(Post(ante=5), Deal(2), Bet(ceiling=5)),
        "phases[0].phases[2].ceiling",
        "too_small",
    ),
    "a cap on one round only": (
        poker(ANTE, Deal(2), Bet(ceiling=9), Bet()),
        "phases[0].phases[3].ceiling",
        "mixed",
    ),
    "two cards for all": (
        poker(ANTE, Deal(2, shared=True), BET),
        "phases[0].phases[1].shared",
        "no_effect",
    ),
    "more cards put away than held": (
        poker(ANTE, Deal(2), BET, Discard(3)),
        "phases[0].phases[3].count",
        "missing",
    ),
    "runs without a board": (
        poker(ANTE, Deal(2), BET, award=Showdown(HIGH, runs=2)),
        "phases[0].award.runs",
        "no_effect",
    ),
    "seven rankings": (
        poker(ANTE, Deal(2), BET, award=Showdown(*[HIGH] * 7)),
        "phases[0].award.rankings",
        "too_long",
    ),
    "a trick at the showdown": (
        poker(ANTE, Deal(2), BET, award=Showdown(Ranking.TRICK)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    "hands and scores": (
        game(ANTE, Deal(2), POINTS, Showdown(HIGH, Ranking.LOW_SCORE)),
        "phases[3].rankings",
        "mixed",
    ),
    "numbers and scores": (
        game(ANTE, Deal(2), POINTS, Name(1, 5), Showdown(Ranking.NUMBER, Ranking.LOW_SCORE)),
        "phases[4].rankings",
        "mixed",
    ),
    "hands of nothing": (poker(ANTE, BET), "phases[0].award.rankings[0]", "never"),
    "omaha with one card": (
        poker(ANTE, Deal(1), Deal(5, to=BOARD), BET, award=Showdown(Ranking.OMAHA_HIGH)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    "eight or better of four cards": (
        poker(ANTE, Deal(4), BET, award=Showdown(Ranking.EIGHT_OR_BETTER)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    "a choice among too many cards": (
        poker(ANTE, Deal(13), Deal(13), BET, award=Showdown(Ranking.BADUGI), seats=Seats(2, 2)),
        "phases[0].award.rankings[0]",
        "too_many_cards",
    ),
    "wins of no round": (
        poker(ANTE, BET, award=Showdown(Ranking.MOST_WINS)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    "a score without points": (
        poker(ANTE, BET, award=Showdown(Ranking.LOW_SCORE)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    "most of no cards": (
        poker(ANTE, BET, award=Showdown(Ranking.MOST_CARDS)),
        "phases[0].award.rankings[0]",
        "never",
    ),
    "a fourth board": (
        poker(ANTE, Deal(2), BET, award=Showdown(HIGH, boards=(4,))),
        "phases[0].award.boards[0]",
        "too_large",
    ),
    "a board without cards": (
        poker(ANTE, Deal(2), BET, award=Showdown(HIGH, boards=(2,))),
        "phases[0].award.boards[0]",
        "never",
    ),
    "boards for no ranking": (
        poker(ANTE, Deal(2), BET, award=Showdown(HIGH, boards=(1, 1))),
        "phases[0].award.boards",
        "too_long",
    ),
    "a divided round": (
        game(ANTE, Deal(2), Showdown(HIGH, HIGH, prize=Prize.ROUND), Showdown(Ranking.MOST_WINS)),
        "phases[2].rankings",
        "too_long",
    ),
    "a round taken back": (
        game(ANTE, Deal(2), Showdown(HIGH, prize=Prize.ROUND, tie=Tie.BACK), Showdown(Ranking.MOST_WINS)),
        "phases[2].tie",
        "no_effect",
    ),
    "parts taken back": (
        poker(ANTE, Deal(2), BET, award=Showdown(HIGH, HIGH, tie=Tie.BACK)),
        "phases[0].award.tie",
        "no_effect",
    ),
    "dead chips taken back": (
        poker(Post(ante=1, trimmed=False), Deal(2), BET, award=Showdown(HIGH, tie=Tie.BACK)),
        "phases[0].award.tie",
        "no_effect",
    ),
    "hidden scores": (
        game(ANTE, Deal(2), POINTS, Showdown(Ranking.LOW_SCORE, show=Show.CHOICE)),
        "phases[3].show",
        "no_effect",
    ),
    "hands paid from the score": (
        poker(ANTE, Deal(2), BET, award=Showdown(HIGH, spend=True)),
        "phases[0].award.spend",
        "no_effect",
    ),
}


@pytest.mark.parametrize(("wrong", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_what_the_law_cannot_play_is_refused(wrong, path, code):
    found = {problem.path: problem.code for problem in problems(wrong)}

    assert found.get(path) == f"game/{code}", [str(problem) for problem in problems(wrong)]


@pytest.mark.parametrize("wrong", [wrong for wrong, _, _ in REFUSED.values()], ids=REFUSED)
def test_a_refusal_is_one_line_that_begins_with_the_path(wrong):
    with pytest.raises(GameError) as refused:
        validate(wrong)

    assert str(refused.value).startswith(f"{refused.value.path}: ")
    assert "\n" not in str(refused.value)


def test_a_fault_in_a_branch_that_may_be_skipped_is_found():
    wrong = game(ANTE, Deal(2), If(OneLeft(), Deal(26)), Contest(BET, award=Showdown(HIGH)))

    assert [problem.path for problem in problems(wrong)] == ["phases[2].phases[0].count"]


def test_cards_that_come_back_are_not_counted():
    piles = shedding(Play(fit=Fit.TOP_CARD, draws=3))
    aside = game(ANTE, Repeat(Deal(5, to=ASIDE), times=50), Deal(2), Showdown(HIGH))

    assert problems(piles) == problems(aside) == ()


@pytest.mark.parametrize("known", [BUDGET_POKER, CRAZY_EIGHTS, HEARTS, WAR], ids=lambda game: game.name)
def test_validating_is_cheap(known, benchmark_once):
    assert benchmark_once(lambda: problems(known)) < 0.2


@pytest.fixture
def benchmark_once():
    from time import process_time

    def seconds(work):
        start = process_time()
        work()
        return process_time() - start

    return seconds
