"""The rule book: from a game's data alone, with a sentence for every member of the closed sets."""

from pathlib import Path

import pytest
from tests.golden import assert_golden

from cardwright.games import CATALOGUE, HOLDEM, KUHN
from cardwright.games.catalogue import BUDGET_POKER, HEARTS, WAR, five_card_draw
from cardwright.games.game import Game
from cardwright.games.phases import (
    BOARD,
    DOUBLE_POT_LIMIT,
    NO_LIMIT,
    SECOND_BOARD,
    SPREAD_LIMIT,
    AnteBy,
    Bet,
    Contest,
    Deal,
    Discard,
    Exchange,
    Gather,
    Give,
    Grant,
    If,
    Leads,
    Name,
    OddChips,
    OneLeft,
    PassButton,
    Play,
    Post,
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
    Tied,
    Turn,
    Turns,
    WinsReached,
    Zone,
)
from cardwright.games.pokers import flop_game
from cardwright.games.rulebook import rulebook, sentence
from cardwright.games.rulebook.words import RANKED
from cardwright.games.shapes import FAMILIES

GOLDEN = Path(__file__).parent / "golden"
HIGH = Showdown(Ranking.HIGH)

# One of each class.
PARTS = (
    Post(ante=1),
    Deal(1),
    Turn(1),
    Bet(),
    Exchange(1),
    Discard(1),
    Name(1, 9),
    Give(1),
    Play(),
    HIGH,
    Take(),
    Tally(Zone.HAND, (("A", 1),)),
    Gather(),
    Grant(1),
    PassButton(),
    Leads("2c"),
    Contest(award=HIGH),
    Repeat(times=2),
    Turns(),
    If(Tied()),
    ScoreReached(9),
    WinsReached(2),
    SomeoneOut(),
    OneLeft(),
    Tied(),
    Stuck(),
)


def test_every_phase_and_condition_has_one_sentence():
    said = {type(part): sentence(part) for part in PARTS}

    assert set(said) == {*FAMILIES["phase"], *FAMILIES["condition"]}
    assert len(set(said.values())) == len(said)
    assert all(words and "\n" not in words and ". " not in words for words in said.values())


def test_every_ranking_is_said():
    assert set(RANKED) == set(Ranking)


@pytest.mark.parametrize("zone", Zone)
def test_every_zone_can_be_dealt_to_in_words(zone):
    assert sentence(Deal(2, to=zone)).startswith("The dealer")


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rule_book_is_the_one_that_was_read(name):
    assert_golden(GOLDEN / f"{name}.rules.md", rulebook(CATALOGUE[name]))


def section(game, title):
    """One section of a rule book."""
    return next(part for part in rulebook(game).split("\n## ") if part.startswith(title))


def test_two_players_have_no_small_blind_where_the_button_posts_the_only_one():
    assert "only two play" not in section(CATALOGUE["short-deck"], "Questions")


def test_the_rules_are_plain_ascii_for_every_terminal():
    assert [name for name, game in CATALOGUE.items() if not rulebook(game).isascii()] == []


def poker(*phases, award=HIGH):
    return Game(name="a game", seats=Seats(2, 6), phases=(Contest(*phases, award=award),))


@pytest.mark.parametrize(
    ("game", "title", "words"),
    [
        (HOLDEM, "How it goes", "small blind of 1, and the next player a big blind of 2"),
        (HOLDEM, "How it goes", "**Flop.** The dealer lays 3 cards face up"),
        (HOLDEM, "Betting", "bet anything from 2 up to all your chips"),
        (HOLDEM, "Questions", "TDA rule 47"),
        (HOLDEM, "Questions", "The button is the small blind"),
        (KUHN, "What beats what", "king beats queen beats jack"),
        (KUHN, "Betting", "Only one bet is allowed"),
        (CATALOGUE["holdem-fixed"], "Betting", "in betting rounds 3 and 4 every bet is 4"),
        (CATALOGUE["holdem-fixed"], "Betting", "At most 4 bets and raises together"),
        (CATALOGUE["draw"], "How it goes", "up to 4 by keeping an ace"),
        (CATALOGUE["draw"], "Questions", "Nobody is dealt a card that they have only now thrown away"),
        (BUDGET_POKER, "How it goes", "Keep at least 1 point"),
        (BUDGET_POKER, "Who wins the pot", "all take back what they have put in"),
        (HEARTS, "How it goes", "the third time to the player opposite"),
        (HEARTS, "How it goes", "the queen of spades 13 points"),
        (HEARTS, "How it goes", "who has all 26 points scores nothing"),
        (CATALOGUE["short-deck"], "How it goes", "The player left of the button acts first"),
        (
            CATALOGUE["short-deck"],
            "Before you start",
            "rank ace, king, queen, jack, ten, nine, eight, seven, six",
        ),
        (CATALOGUE["stud"], "Who wins", "otherwise whoever had to act first in it"),
        (HOLDEM, "Who wins", "otherwise the first left of the button"),
        (CATALOGUE["stud"], "How it goes", "a bet or raise may be of 4 instead of 2"),
        (WAR, "Questions", "Turn over the cards that you have won"),
        (CATALOGUE["crazy-eights"], "How it goes", "Who plays an eight names the suit"),
        (CATALOGUE["crazy-eights"], "Questions", "The pile under its top card is shuffled"),
    ],
)
def test_a_beginner_is_told(game, title, words):
    assert words in section(game, title)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (poker(Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND), Deal(2), Bet()), "for the whole table"),
        (poker(Post(blinds=(1, 2, 4)), Deal(2), Bet()), "a straddle of 4"),
        (poker(Post(ante=1, trimmed=False), Deal(2), Bet()), "All antes belong to the main pot"),
        (poker(Post(ante=1), Deal(2, burn=1), Bet()), "after burning a card"),
        (poker(Post(ante=1), Deal(2), Bet(SPREAD_LIMIT, least=2, most=6)), "adds from 2 to 6"),
        (poker(Post(ante=1), Deal(2), Bet(DOUBLE_POT_LIMIT)), "twice what is in the pot"),
        (poker(Post(ante=1), Deal(2), Bet(cap=3, heads_up_cap=False)), "no such cap"),
        (poker(Post(ante=1), Deal(2), Bet(free_fold=True)), "**Fold**: give up. What"),
        (
            poker(Post(ante=1), Deal(2), Bet(), award=Showdown(Ranking.HIGH, show=Show.WINNING)),
            "need not show",
        ),
        (poker(Post(ante=1), Deal(2), Bet(), award=Showdown(Ranking.HIGH, show=Show.CHOICE)), "mucks"),
        (
            poker(Post(ante=1), Deal(2), Bet(), award=Showdown(Ranking.HIGH, odd=OddChips.TO_FIRST)),
            "Odd chips all go to the first winner",
        ),
        (
            poker(
                Post(ante=1),
                Deal(4),
                Deal(5, to=BOARD),
                Deal(5, to=SECOND_BOARD),
                Bet(),
                award=Showdown(Ranking.OMAHA_HIGH, Ranking.OMAHA_EIGHT, boards=(1, 2)),
            ),
            "for the second board",
        ),
    ],
)
def test_every_house_rule_is_said(game, words):
    plain = rulebook(poker(Post(ante=1), Deal(2), Bet()))

    assert words in rulebook(game)
    assert words not in plain


def test_a_heads_up_only_game_has_no_side_pots():
    assert "side pot" not in rulebook(KUHN).lower()
    assert "side pot" in rulebook(HOLDEM).lower()


def test_the_book_follows_the_data_and_not_the_name():
    renamed = flop_game("anything", NO_LIMIT)
    antes = five_card_draw("anything", Post(ante=5))

    assert rulebook(renamed).split("\n", 1)[1] == rulebook(HOLDEM).split("\n", 1)[1]
    assert "Every player antes 5 chips" in rulebook(antes)
