"""Hearts: passing, following suit, breaking hearts, thirteen tricks, the moon, and a game to 100."""

from functools import cache

import pytest
from tests.playing import Hand, play

from cardwright import IllegalAction, observe, seen_by
from cardwright.cards import parse_set, text
from cardwright.games.catalogue import HEARTS
from cardwright.games.events import Gave, Received, Scored, ShotMoon, Took
from cardwright.games.game import Game
from cardwright.games.phases import (
    UP,
    Deal,
    Fit,
    Leads,
    Play,
    Post,
    Ranking,
    Repeat,
    Seats,
    Showdown,
    Take,
    Tally,
    Turns,
    Zone,
)

FOUR = (100,) * 4
SUITS = "2c3c4c5c6c7c8c9cTcJcQcKcAc"
WHOLE = " ".join(SUITS.replace("c", suit) for suit in "cdhs")
PASS = "0:give 2c3c4c 1:give 2d3d4d 2:give 2h3h4h 3:give 2s3s4s "

# One deal without passing, so that a hand is what is written.
ONE_DEAL = Game(
    name="one deal of hearts",
    seats=Seats(4, 4),
    phases=(
        Post(ante=10),
        Deal(13),
        Leads("2c"),
        Repeat(
            Turns(Play(to=UP, fit=Fit.LED_SUIT, opening="2c", unbroken="h", clean="hQs")),
            Take(),
            times=13,
        ),
        Tally(Zone.TAKEN, (("h", 1), ("Qs", 13)), all_of_it=26),
        Showdown(Ranking.LOW_SCORE),
    ),
)
MIXED = (
    "2cKcAd2d3h4h5h6h7h8h9hThJh 3c4cKd3d4d5d6d7dQsKsAs2s3s "
    "5c6c8d9dTdJdQd4s5s6s7s8s9s 7c8c9cTcJcQcAcTsJs2hQhKhAh"
)


def deal_of(cards: str, actions: str = "") -> Hand:
    return play(ONE_DEAL, stacks=FOUR, deal=cards, actions=actions)


# --- passing -----------------------------------------------------------------------------


def test_everybody_gives_three_cards_before_anybody_receives_any():
    hand = play(HEARTS, stacks=FOUR, deal=WHOLE, actions="0:give 2c3c4c 1:give 2d3d4d 2:give 2h3h4h")

    assert hand.told(Received) == []
    assert len(hand.then("3:give 2s3s4s").told(Received)) == 4


def test_cards_are_given_in_any_order():
    hand = play(HEARTS, stacks=FOUR, deal=WHOLE, actions="3:give 2s3s4s 1:give 2d3d4d 0:give 2c3c4c")

    assert hand.actor == 2


def test_the_first_deal_passes_to_the_left():
    hand = play(HEARTS, stacks=FOUR, deal=WHOLE, actions=PASS)

    assert [(event.giver, event.seat) for event in hand.told(Received)] == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert hand.state.table.hand[1] & parse_set("2c3c4c") == parse_set("2c3c4c")


@pytest.mark.parametrize("cards", ["2c3c", "2c3c4c5c"])
def test_it_must_be_three(cards):
    with pytest.raises(IllegalAction) as refused:
        play(HEARTS, stacks=FOUR, deal=WHOLE, actions=f"0:give {cards}")

    assert refused.value.code == "cards/wrong_count"


def test_what_is_given_is_known_to_giver_and_receiver_only():
    hand = play(HEARTS, stacks=FOUR, deal=WHOLE, actions=PASS)
    gave = hand.told(Gave)[0]
    received = next(event for event in hand.told(Received) if event.giver == 0)

    assert [seen_by(gave, seat).cards is None for seat in range(4)] == [False, True, True, True]
    assert [seen_by(received, seat).cards is None for seat in range(4)] == [True, False, True, True]


# --- tricks ------------------------------------------------------------------------------


def test_who_holds_the_two_of_clubs_leads_it():
    hand = play(HEARTS, stacks=FOUR, deal=WHOLE, actions=PASS)

    assert hand.actor == 1
    assert hand.legal.cards.among == parse_set("2c")


def test_a_seat_follows_suit_if_it_can():
    hand = deal_of(MIXED, "0:play 2c")

    assert hand.legal.cards.among == parse_set("3c4c")


def test_without_the_suit_any_card_may_be_played():
    """The third trick: seat 3 has no diamonds."""
    hand = deal_of(
        MIXED,
        "0:play 2c 1:play 3c 2:play 5c 3:play 7c 3:play 8c 0:play Kc 1:play 4c 2:play 6c"
        " 0:play Ad 1:play Kd 2:play 8d",
    )

    assert hand.actor == 3
    assert hand.legal.cards.among == hand.state.table.hand[3]


def test_no_points_on_the_first_trick():
    """Seat 1 has no club: neither a heart nor the queen of spades."""
    cards = "2c3c4c5c6c7c8c9cTcJcQcKcAc QsKsAs2s3s4s2h3h4h5h6h7h8h " + " ".join(
        ["2d3d4d5d6d7d8d9dTdJdQdKdAd", "5s6s7s8s9sTsJs9hThJhQhKhAh"]
    )
    hand = deal_of(cards, "0:play 2c")

    assert hand.legal.cards.among == parse_set("KsAs2s3s4s")


def test_but_by_who_has_nothing_else():
    cards = WHOLE.split()[0] + " " + WHOLE.split()[2] + " " + WHOLE.split()[1] + " " + WHOLE.split()[3]
    hand = deal_of(cards, "0:play 2c")

    assert hand.legal.cards.among == parse_set(WHOLE.split()[2])


def test_hearts_are_not_led_before_one_was_played():
    hand = deal_of(MIXED, "0:play 2c 1:play 3c 2:play 5c 3:play 7c")

    assert hand.actor == 3
    assert hand.legal.cards.among == parse_set("8c9cTcJcQcAcTsJs")


def test_hearts_may_be_led_when_one_was_played():
    hand = deal_of(
        MIXED,
        "0:play 2c 1:play 3c 2:play 5c 3:play 7c 3:play 8c 0:play Kc 1:play 4c 2:play 6c"
        " 0:play Ad 1:play Kd 2:play 8d 3:play 2h",
    )

    assert hand.actor == 0
    assert hand.legal.cards.among & parse_set("3h") != 0


def test_who_has_only_hearts_may_lead_them():
    cards = (
        "2c2h3h4h5h6h7h8h9hThJhQhKh 3c4c5c6c7c8c9cTcJcQcKcAcAh "
        "2d3d4d5d6d7d8d9dTdJdQdKdAd 2s3s4s5s6s7s8s9sTsJsQsKsAs"
    )
    low = cards.replace("2c2h", "Ac2h").replace("KcAcAh", "Kc2cAh")
    hand = deal_of(low, "1:play 2c 2:play 2d 3:play 2s 0:play Ac")

    assert hand.actor == 0
    assert hand.legal.cards.among == parse_set("2h3h4h5h6h7h8h9hThJhQhKh")


def test_the_highest_card_of_the_led_suit_takes_the_trick_and_leads():
    hand = deal_of(MIXED, "0:play 2c 1:play 3c 2:play 5c 3:play 7c 3:play 8c 0:play Kc 1:play 4c 2:play 6c")

    assert [event.seat for event in hand.told(Took)] == [3, 0]
    assert hand.actor == 0


def test_another_suit_never_takes_a_trick():
    cards = " ".join(WHOLE.split()[i] for i in (0, 1, 3, 2))
    hand = deal_of(cards, "0:play 2c 1:play Ad 2:play As 3:play Ah")

    assert [event.seat for event in hand.told(Took)] == [0]


# --- points ------------------------------------------------------------------------------


@cache
def played_out(cards: str) -> Hand:
    """Everybody plays its lowest legal card until the deal is over."""
    hand = deal_of(cards)
    while not hand.is_over:
        among = text(hand.legal.cards.among)
        hand = hand.then(f"{hand.actor}:play {among[-2:]}")
    return hand


def test_a_deal_is_thirteen_tricks_and_twenty_six_points():
    hand = played_out(MIXED)

    assert len(hand.told(Took)) == 13
    assert sum(event.points for event in hand.told(Scored)) == 26


def test_each_heart_is_a_point_and_the_queen_of_spades_thirteen():
    hand = played_out(MIXED)
    points = [
        (taken & parse_set(WHOLE.split()[2])).bit_count() + 13 * (taken & parse_set("Qs") != 0)
        for taken in hand.state.table.taken
    ]

    assert [event.points for event in hand.told(Scored)] == points


def test_the_points_of_a_trick_are_told_with_it():
    hand = played_out(MIXED)
    by_seat = [sum(took.points for took in hand.told(Took) if took.seat == seat) for seat in range(4)]

    assert {took.points for took in hand.told(Took)} > {0}
    assert by_seat == [event.points for event in hand.told(Scored)]


def test_who_takes_all_points_gives_them_to_the_others():
    """Seat 0 has the clubs and leads them all."""
    hand = played_out(WHOLE)

    assert [event.points for event in hand.told(Scored)] == [0, 26, 26, 26]
    assert hand.stacks == (130, 90, 90, 90)


def test_shooting_the_moon_is_told_and_nothing_else_is_taken_for_it():
    assert [event.seat for event in played_out(WHOLE).told(ShotMoon)] == [0]
    assert not played_out(MIXED).told(ShotMoon)


# --- a game ------------------------------------------------------------------------------


@cache
def a_game() -> Hand:
    """The same cards each time, the lowest legal card each time."""
    hand = play(HEARTS, stacks=FOUR)
    while not hand.is_over:
        hand = hand.after(hand.actor, hand.legal.default).dealt()
    return hand


def test_a_game_goes_on_until_somebody_has_a_hundred():
    hand = a_game()
    scores = observe(hand.state, 0).scores

    assert max(scores) >= 100
    assert max(before(scores, hand)) < 100


def before(scores: tuple[int, ...], hand: Hand) -> list[int]:
    last = hand.told(Scored)[-4:]
    return [score - event.points for score, event in zip(scores, last, strict=True)]


def test_passing_goes_left_right_across_and_not_at_all():
    deals = [event for event in a_game().told(Received) if event.giver == 0][:3]

    assert [event.seat for event in deals] == [1, 3, 2]


def test_every_fourth_deal_is_kept():
    hand = a_game()
    deals, passed = len(hand.told(Scored)) // 4, len(hand.told(Received)) // 4

    assert passed == deals - deals // 4


def test_the_lowest_score_wins_the_stakes():
    hand = a_game()
    scores = observe(hand.state, 0).scores

    assert hand.stacks[scores.index(min(scores))] > 100
    assert sum(hand.stacks) == 400
