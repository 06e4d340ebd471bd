"""Crazy Eights: follow suit or rank, eights on anything, draw up to three, points for what is left.

The stake of 10 each goes to the lowest score.
"""

import pytest
from tests.playing import Hand, play

from cardwright import IllegalAction, observe, seen_by
from cardwright.cards import parse_set
from cardwright.games.catalogue import CRAZY_EIGHTS
from cardwright.games.events import Dealt, Drew, Passed, Scored, Shuffled, SuitNamed

DEAL = "9h2c3c4c5c6c8d KdQd3d4s5s6s7s"


def eights(actions: str = "", *, deal: str = DEAL, board: str = "9c", seats: int = 2) -> Hand:
    return play(CRAZY_EIGHTS, stacks=(100,) * seats, deal=deal, board=board, actions=actions)


def test_two_players_get_seven_cards_and_more_players_five():
    assert [cards.bit_count() for cards in eights().state.table.hand] == [7, 7]
    assert [cards.bit_count() for cards in eights(deal="", seats=4).state.table.hand] == [5] * 4


def test_everybody_pays_to_play():
    assert eights().stacks == (90, 90)


def test_a_card_must_match_the_suit_or_the_rank_of_the_top_card():
    hand = eights()

    assert hand.legal.cards.among == parse_set("9h2c3c4c5c6c8d")


def test_another_card_is_refused():
    hand = eights(deal="9h2c3c4c5c6cKd")

    with pytest.raises(IllegalAction) as refused:
        hand.then("0:play Kd")

    assert refused.value.code == "cards/not_these"


def test_the_card_that_is_played_is_the_top_card():
    hand = eights("0:play 9h")

    assert (observe(hand.state, 1).top, observe(hand.state, 1).suit) == (39, 2)
    assert hand.actor == 1


def test_an_eight_goes_on_anything_and_names_the_suit():
    hand = eights("0:play 8d 0:name 3")

    assert [event.suit for event in hand.told(SuitNamed)] == [3]
    assert hand.legal.cards.among == parse_set("4s5s6s7s")


def test_after_an_eight_another_eight_fits_by_its_rank():
    hand = eights("0:play 8d 0:name 3", deal="9h2c3c4c5c6c8d 8hQd3d4s5s6s7s")

    assert hand.legal.cards.among == parse_set("8h4s5s6s7s")


def test_a_seat_that_cannot_play_must_draw():
    """Diamonds and spades on a club."""
    hand = eights("0:play 2c")

    assert hand.kinds == {"draw"}


def test_a_seat_that_can_play_may_draw_instead():
    assert eights().kinds == {"play", "draw"}


def test_after_three_draws_a_seat_may_pass():
    deal = "9h2c3c4c5c6c8d KdQd3d4s5s6s7sAdAsKs"
    hand = eights("0:play 2c 1:draw 1:draw 1:draw", deal=deal)

    assert hand.kinds == {"pass"}
    assert hand.then("1:pass").actor == 0
    assert len(hand.told(Drew)) == 3


def test_a_drawn_card_that_fits_may_be_played_at_once():
    hand = eights("0:play 2c 1:draw", deal=DEAL + "Kc")

    assert hand.kinds == {"play", "draw"}
    assert hand.then("1:play Kc").actor == 0


def test_a_drawn_card_is_its_owners_secret():
    drawn = eights("0:play 2c 1:draw", deal=DEAL + "Kc").told(Dealt)[-1]

    assert (seen_by(drawn, 0).cards, seen_by(drawn, 1).cards) == (None, parse_set("Kc"))


def test_who_has_no_card_left_ends_the_game_and_the_others_count_theirs():
    """A short game: both have hearts only, so nobody draws."""
    deal = "2h3h4h5h6h7hTh 9hJhQhKhAh8h8s"
    turns = "0:play 2h 1:play 9h 0:play 3h 1:play Jh 0:play 4h 1:play Qh 0:play 5h 1:play Kh "
    hand = eights(turns + "0:play 6h 1:play Ah 0:play 7h 1:play 8h 1:name 2 0:play Th", deal=deal, board="2d")

    assert hand.is_over
    assert [(event.seat, event.points) for event in hand.told(Scored)] == [(0, 0), (1, 50)]
    assert hand.stacks == (110, 90)


def test_the_last_card_may_be_an_eight_and_needs_no_suit():
    deal = "2h3h4h5h6h7h8c 9hJhQhKhAhThTs"
    turns = "0:play 2h 1:play 9h 0:play 3h 1:play Jh 0:play 4h 1:play Qh 0:play 5h 1:play Kh "
    hand = eights(turns + "0:play 6h 1:play Ah 0:play 7h 1:play Th 0:play 8c", deal=deal, board="2d")

    assert hand.is_over
    assert [(event.seat, event.points) for event in hand.told(Scored)] == [(0, 0), (1, 10)]


@pytest.mark.parametrize(
    ("card", "points"), [("8c", 50), ("Kc", 10), ("Tc", 10), ("9s", 9), ("7c", 7), ("2s", 2), ("Ac", 1)]
)
def test_a_card_left_in_the_hand_counts(card, points):
    deal = f"2h3h4h5h6h7hTh 9hJhQhKhAh8h{card}"
    turns = "0:play 2h 1:play 9h 0:play 3h 1:play Jh 0:play 4h 1:play Qh 0:play 5h 1:play Kh "
    hand = eights(turns + "0:play 6h 1:play Ah 0:play 7h 1:play 8h 1:name 2 0:play Th", deal=deal, board="2d")

    assert hand.told(Scored)[1].points == points


def test_when_the_deck_is_empty_the_pile_is_shuffled_but_for_its_top_card():
    hand = eights()
    while not hand.told(Shuffled):  # both draw all they may before they play
        hand = hand.after(hand.actor, max(hand.legal, key=eagerness)).dealt()

    t = hand.state.table

    assert t.pile == 1 << t.top
    assert hand.told(Shuffled)[0].count > 5


def eagerness(action) -> int:
    return ["pass", "name", "play", "draw"].index(str(action).split()[0])


def test_when_everybody_has_passed_in_a_row_the_game_ends():
    hand = eights()
    while not hand.is_over:
        kind = "draw" if "draw" in hand.kinds else "pass"
        hand = hand.then(f"{hand.actor}:{kind}")

    assert [event.seat for event in hand.told(Passed)][-2:] == [0, 1]
    assert sum(hand.stacks) == 200
