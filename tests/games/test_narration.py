"""Every event has its sentence, in both persons; whole games read well."""

from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from tests.golden import assert_golden

from cardwright.cards import HIGH, parse_set, strength
from cardwright.fair import SeededChance
from cardwright.games import CATALOGUE, Kind, apply, legal, seen_by, start
from cardwright.games.events import (
    Anted,
    Bets,
    BettingBegan,
    BroughtIn,
    Burned,
    ButtonMoved,
    Called,
    Checked,
    Completed,
    Dealt,
    Drew,
    Event,
    Folded,
    Gave,
    Mucked,
    Named,
    NobodyWon,
    Passed,
    Played,
    Posted,
    Raised,
    Received,
    Refunded,
    Returned,
    Revealed,
    Scored,
    ShotMoon,
    Showed,
    Shuffled,
    Started,
    SuitNamed,
    Threw,
    Took,
    Won,
    WonRound,
)
from cardwright.games.narration import narrate, tell
from cardwright.games.phases import Ranking, Zone
from cardwright.law.worth import FROM_BELOW

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo")
BOB = 1
TWO = parse_set("AhKd")


def dealt(zone, cards=TWO, count=2, street=""):
    return Dealt(seat=BOB, zone=zone, count=count, cards=cards, street=street)


def won(amount, *, pot=0, portion=0, sharing=1, ranking=Ranking.HIGH, worth=0):
    return Won(
        seat=BOB, amount=amount, pot=pot, portion=portion, sharing=sharing, ranking=ranking, strength=worth
    )


def hand(cards):
    return strength(HIGH, parse_set(cards), 0)


SAID = [
    (Started(button=BOB), "The game begins. Bob has the button.", "The game begins. You have the button."),
    (ButtonMoved(seat=BOB), "Bob has the button.", "You have the button."),
    (Anted(seat=BOB, amount=1, left=9), "Bob antes 1.", "You ante 1."),
    (Anted(seat=BOB, amount=1, left=0), "Bob antes 1 and is all-in.", "You ante 1 and are all-in."),
    (BroughtIn(seat=BOB, amount=1, left=9), "Bob brings in 1.", "You bring in 1."),
    (Posted(seat=BOB, amount=2, left=9), "Bob posts a blind of 2.", "You post a blind of 2."),
    (
        Posted(seat=BOB, amount=0, left=0),
        "Bob has no chips left for the blind.",
        "You have no chips left for the blind.",
    ),
    (
        dealt(Zone.HAND),
        "Bob gets ace of hearts and king of diamonds.",
        "You get ace of hearts and king of diamonds.",
    ),
    (dealt(Zone.HAND, None), "Bob gets 2 cards.", "You get 2 cards."),
    (dealt(Zone.HAND, None, 1), "Bob gets a card.", "You get a card."),
    (
        dealt(Zone.UP, parse_set("Th"), 1, "third street"),
        "Third street: Face up for Bob: ten of hearts.",
        "Third street: Face up for you: ten of hearts.",
    ),
    (dealt(Zone.STOCK, None, 26), "Bob gets 26 cards, face down.", "You get 26 cards, face down."),
    (dealt(Zone.ASIDE, None, 3), "3 cards are put aside, face down.", None),
    (dealt(Zone.ASIDE, None, 1), "A card is put aside, face down.", None),
    (dealt(Zone.PILE, parse_set("8s"), 1), "Top of the pile: eight of spades.", None),
    (dealt(Zone.BOARD, TWO, 2, "flop"), "Flop: ace of hearts and king of diamonds.", None),
    (dealt(Zone.BOARD, TWO, 2), "Board: ace of hearts and king of diamonds.", None),
    (
        dealt(Zone.SECOND_BOARD, TWO, 2, "flop"),
        "Second board, flop: ace of hearts and king of diamonds.",
        None,
    ),
    (Burned(count=1, cards=None), "The dealer burns a card.", None),
    (BettingBegan(), "Betting begins.", None),
    (Folded(seat=BOB), "Bob folds.", "You fold."),
    (Checked(seat=BOB), "Bob checks.", "You check."),
    (Called(seat=BOB, amount=20, left=5), "Bob calls 20.", "You call 20."),
    (Called(seat=BOB, amount=20, left=0), "Bob calls 20 and is all-in.", "You call 20 and are all-in."),
    (Bets(seat=BOB, to=20, left=5), "Bob bets 20.", "You bet 20."),
    (
        Raised(seat=BOB, to=120, left=0),
        "Bob raises to 120 and is all-in.",
        "You raise to 120 and are all-in.",
    ),
    (
        Returned(seat=BOB, amount=30),
        "30 chips that nobody called go back to Bob.",
        "30 chips that nobody called go back to you.",
    ),
    (Returned(seat=BOB, amount=1), "1 chip that nobody called goes back to Bob.", None),
    (
        Showed(seat=BOB, cards=TWO),
        "Bob shows ace of hearts and king of diamonds.",
        "You show ace of hearts and king of diamonds.",
    ),
    (Revealed(seat=BOB, number=57), "Bob shows the number 57.", "You show the number 57."),
    (Mucked(seat=BOB), "Bob mucks.", "You muck."),
    (won(1500), "Bob wins 1500 chips.", "You win 1500 chips."),
    (won(1), "Bob wins 1 chip.", "You win 1 chip."),
    (
        won(1500, worth=hand("KsQsJsTs9s")),
        "Bob wins 1500 chips with King-high Straight Flush.",
        "You win 1500 chips with King-high Straight Flush.",
    ),
    (
        won(800, pot=1, worth=hand("KsKd5s5d9c")),
        "Bob wins 800 chips from side pot 1 with Two Pair, Kings and Fives, with Nine.",
        "You win 800 chips from side pot 1 with Two Pair, Kings and Fives, with Nine.",
    ),
    (
        won(400, sharing=2, worth=hand("QsJdTs9d8c")),
        "Bob gets 400 chips with Queen-high Straight, split 2 ways.",
        "You get 400 chips with Queen-high Straight, split 2 ways.",
    ),
    (won(90, ranking=Ranking.NUMBER, worth=58), "Bob wins 90 chips with the number 57.", None),
    (won(90, ranking=Ranking.MOST_WINS, worth=3), "Bob wins 90 chips with 2 wins.", None),
    (won(90, ranking=Ranking.LOW_SCORE, worth=FROM_BELOW - 12), "Bob wins 90 chips with 12 points.", None),
    (won(90, ranking=Ranking.HIGH_SCORE, worth=FROM_BELOW + 1), "Bob wins 90 chips with 1 point.", None),
    (won(90, ranking=Ranking.MOST_CARDS, worth=53), "Bob wins 90 chips with 52 cards.", None),
    (won(90, ranking=Ranking.UP_CARD, worth=13), "Bob wins 90 chips with a card of rank Ace.", None),
    (WonRound(seat=BOB, wins=2), "Bob wins the round, 2 so far.", "You win the round, 2 so far."),
    (NobodyWon(seats=(0, 1)), "Ann and Bob are equal: nobody wins.", "You and Ann are equal: nobody wins."),
    (Refunded(seat=BOB, amount=12), "Bob takes back 12 chips.", "You take back 12 chips."),
    (Threw(seat=BOB, count=2, cards=None), "Bob draws 2 cards.", "You draw 2 cards."),
    (
        Threw(seat=BOB, count=1, cards=parse_set("9c")),
        "Bob throws nine of clubs, to draw a card.",
        "You throw nine of clubs, to draw a card.",
    ),
    (Threw(seat=BOB, count=0, cards=0), "Bob stands pat.", "You stand pat."),
    (
        Gave(seat=BOB, to=0, count=3, cards=None),
        "Bob chooses 3 cards for Ann.",
        "You choose 3 cards for Ann.",
    ),
    (
        Received(seat=BOB, giver=0, count=1, cards=parse_set("Qs")),
        "Bob receives queen of spades from Ann.",
        "You receive queen of spades from Ann.",
    ),
    (Named(seat=BOB, number=None), "Bob names a number.", "You name a number."),
    (Named(seat=BOB, number=57), "Bob names 57.", "You name 57."),
    (SuitNamed(seat=BOB, suit=2), "Bob asks for hearts.", "You ask for hearts."),
    (Played(seat=BOB, cards=parse_set("Th")), "Bob plays ten of hearts.", "You play ten of hearts."),
    (Drew(seat=BOB), "Bob draws a card.", "You draw a card."),
    (Passed(seat=BOB), "Bob passes.", "You pass."),
    (Took(seat=BOB, cards=None, count=4, points=0), "Bob takes 4 cards.", "You take 4 cards."),
    (
        Took(seat=BOB, cards=None, count=4, points=13),
        "Bob takes 4 cards, 13 points.",
        "You take 4 cards, 13 points.",
    ),
    (Completed(seat=BOB, to=4, left=96), "Bob completes to 4.", "You complete to 4."),
    (ShotMoon(seat=BOB), "Bob shoots the moon.", "You shoot the moon."),
    (
        Scored(seat=BOB, points=14, score=45),
        "Bob scores 14 points, 45 in all.",
        "You score 14 points, 45 in all.",
    ),
    (Shuffled(seat=-1, count=20), "The dealer shuffles 20 cards back into the deck.", None),
    (
        Shuffled(seat=BOB, count=20),
        "Bob turns over 20 cards won before, to play on with.",
        "You turn over 20 cards won before, to play on with.",
    ),
]


@pytest.mark.parametrize(("event", "said", "to_bob"), SAID, ids=[said for _, said, _ in SAID])
def test_an_event_is_said_in_both_persons(event, said, to_bob):
    assert tell(event, NAMES) == said
    assert tell(event, NAMES, you=BOB) == (
        to_bob or said.replace("Bob wins", "You win").replace("to Bob", "to you")
    )


def test_every_event_is_among_those_said():
    assert {type(event) for event, _, _ in SAID} == set(get_args(Event))


def test_seats_without_names_are_said_by_number():
    assert tell(Folded(seat=3)) == "Seat 3 folds."


@pytest.mark.parametrize("event", [event for event, _, _ in SAID], ids=lambda event: type(event).__name__)
def test_what_is_hidden_is_not_said(event):
    watched = tell(seen_by(event, None), NAMES)

    if any(field.name in ("cards", "number") for field in fields(event)) and event != seen_by(event, None):
        assert "hearts" not in watched
        assert "57" not in watched


def test_a_name_is_never_changed():
    names = ["tRKv6", "ßen"]

    assert tell(Folded(seat=0), names) == "tRKv6 folds."
    assert tell(NobodyWon(seats=(1, 0)), names) == "ßen and tRKv6 are equal: nobody wins."
    assert tell(NobodyWon(seats=(1, 0)), names, you=0) == "You and ßen are equal: nobody wins."


def test_the_main_pot_is_named_only_beside_side_pots():
    """PlayPalace's bug 9: side pots were announced where nobody was all-in."""
    alone = narrate([won(300, worth=hand("KsKd5s5d9c"))], NAMES)
    beside = narrate([won(300), won(200, pot=1)], NAMES)

    assert alone == ("Bob wins 300 chips with Two Pair, Kings and Fives, with Nine.",)
    assert beside == ("Bob wins 300 chips from the main pot.", "Bob wins 200 chips from side pot 1.")


def test_a_shared_main_pot_says_how_much_of_it():
    shared = narrate([won(400, sharing=2, worth=hand("QsJdTs9d8c")), won(200, pot=1)], NAMES)

    assert shared[0] == "Bob gets 400 of the main pot with Queen-high Straight, split 2 ways."


def test_the_parts_of_a_pot_that_are_compared_alike_are_boards():
    said = narrate([won(50), won(50, portion=1)], NAMES)

    assert said == ("Bob wins 50 chips for the first board.", "Bob wins 50 chips for the second board.")


def test_the_halves_of_a_pot_are_called_high_and_low():
    low = won(50, portion=1, sharing=2, ranking=Ranking.OMAHA_EIGHT)
    said = narrate([won(50, ranking=Ranking.OMAHA_HIGH), low], NAMES)

    assert said == (
        "Bob wins 50 chips from the high half.",
        "Bob gets 50 of the low half, split 2 ways.",
    )


def test_halves_and_boards_are_both_said_where_there_are_both():
    """A high-low board run twice, the first time without a low."""
    low = won(25, portion=3, ranking=Ranking.OMAHA_EIGHT)
    high = [won(50, ranking=Ranking.OMAHA_HIGH), won(25, portion=2, ranking=Ranking.OMAHA_HIGH)]

    assert narrate([*high, low], NAMES) == (
        "Bob wins 50 chips from the high half for the first board.",
        "Bob wins 25 chips from the high half for the second board.",
        "Bob wins 25 chips from the low half for the second board.",
    )


def test_a_side_pot_that_was_not_divided_is_no_part():
    low = won(50, portion=1, ranking=Ranking.OMAHA_EIGHT)
    said = narrate([won(50, ranking=Ranking.OMAHA_HIGH), low, won(20, pot=1)], NAMES)

    assert said[0] == "Bob wins 50 chips from the high half of the main pot."
    assert said[2] == "Bob wins 20 chips from side pot 1."


def test_parts_that_have_no_name_are_counted():
    lows = [won(25, portion=2, ranking=Ranking.OMAHA_EIGHT), won(25, portion=3, ranking=Ranking.OMAHA_EIGHT)]
    said = narrate([won(25), won(25, portion=1), *lows], NAMES)

    assert said[3] == "Bob wins 25 chips from part 4 of the pot."


def test_a_board_is_called_second_once():
    said = tell(dealt(Zone.SECOND_BOARD, TWO, 2, "second flop"))

    assert said == "Second board, flop: ace of hearts and king of diamonds."


def test_pots_of_different_showdowns_are_not_mixed_up():
    said = narrate([won(300), Checked(seat=BOB), won(200), won(100, pot=1)], NAMES)

    assert said[0] == "Bob wins 300 chips."
    assert said[2] == "Bob wins 200 chips from the main pot."


def test_streets_keep_their_names_after_an_all_in():
    """PlayPalace's bug 7: after an all-in on the flop the turn was called the river."""
    said = transcript("holdem", seed=11, all_in=True)

    streets = [line.split(":")[0] for line in said if line.startswith(("Flop", "Turn", "River"))]
    assert streets == ["Flop", "Turn", "River"]


def transcript(name, *, seed, all_in=False):
    """One game as Ann hears it."""
    chance = SeededChance(seed)
    game = CATALOGUE[name]
    state = start(game, seats=min(game.seats.most, 4))
    said = list(narrate((seen_by(event, 0) for event in state.events), NAMES, 0))
    while not state.is_over:
        state = apply(state, state.actor, chosen(legal(state), chance, all_in)).state
        said += narrate((seen_by(event, 0) for event in state.events), NAMES, 0)
    return said


def chosen(now, chance, all_in):
    """At random, but seldom folding, and playing a card where one fits."""
    action = now.sample(chance)
    for wanted in (Kind.PLAY, *((Kind.ALL_IN,) if all_in else ())):
        if wanted in now.kinds:
            return next(a for a in now if a.kind == wanted) if wanted is Kind.PLAY else type(action)(wanted)
    return now.sample(chance) if action.kind == Kind.FOLD else action


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_whole_game_reads_as_it_was_read_before(name):
    said = transcript(name, seed=5)
    if len(said) > 200:
        said = [*said[:150], f"... {len(said) - 180} more lines ...", *said[-30:]]

    assert_golden(GOLDEN / f"{name}.transcript.txt", "\n".join(said) + "\n")
