"""Five-card draw: what may be thrown, in which order, and where the new cards come from."""

import pytest
from tests.playing import Hand, play

from cardwright import IllegalAction, observe, seen_by
from cardwright.cards import parse_set, text
from cardwright.games.catalogue import DRAW, DRAW_BLINDS
from cardwright.games.events import Dealt, Showed, Shuffled, Threw
from cardwright.games.game import Game
from cardwright.games.phases import HIGH, Bet, Contest, Deal, Exchange, Post, Seats, Show, Showdown

THREE = (100,) * 3
CHECKED = "0:check 1:check 2:check "
DEAL = "AsKd9c7h2d3s4s5s QhQdQs8c3d 6h6d6sTcTd"


def test_three_cards_may_be_thrown_and_as_many_are_drawn():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED + "0:throw 9c7h2d")

    assert text(hand.state.table.hand[0]) == text(parse_set("AsKd3s4s5s"))


def test_four_may_be_thrown_by_who_keeps_an_ace():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED)

    assert hand.then("0:throw Kd9c7h2d").actor == 1


def test_four_may_not_be_thrown_when_the_ace_is_one_of_them():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED)

    with pytest.raises(IllegalAction) as refused:
        hand.then("0:throw AsKd9c7h")

    assert refused.value.code == "cards/not_these"


def test_four_may_not_be_thrown_without_an_ace():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED + "0:throw")

    with pytest.raises(IllegalAction) as refused:
        hand.then("1:throw QhQdQs8c")

    assert refused.value.code == "cards/wrong_count"


def test_cards_that_a_seat_does_not_hold_cannot_be_thrown():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED)

    with pytest.raises(IllegalAction) as refused:
        hand.then("0:throw Qh")

    assert refused.value.code == "cards/not_yours"


def test_the_draw_goes_from_the_buttons_left_each_time():
    hand = play(DRAW, stacks=THREE, button=0, actions="1:check 2:check 0:check")

    assert hand.actor == 1
    assert hand.then("1:throw 2:throw 0:throw").actor == 1


def test_folded_seats_do_not_draw():
    hand = play(DRAW, stacks=THREE, actions="0:check 1:bet 2 2:call 0:fold")

    assert hand.actor == 1


def test_all_in_seats_draw_and_no_hand_is_shown_before_that():
    hand = play(DRAW, stacks=THREE, actions="0:all-in 1:call 2:call")

    assert hand.actor == 0
    assert hand.told(Showed) == []
    assert [event.seat for event in hand.then("0:throw 1:throw 2:throw").told(Showed)] == [0, 1, 2]


def test_what_is_thrown_and_drawn_is_known_to_its_owner_only():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED + "0:throw 9c7h2d")

    thrown, drawn = hand.told(Threw)[-1], hand.told(Dealt)[-1]

    assert (seen_by(thrown, 0).cards, seen_by(thrown, 1).cards) == (parse_set("9c7h2d"), None)
    assert (seen_by(drawn, 1).cards, seen_by(drawn, 1).count) == (None, 3)
    assert observe(hand.state, 0).thrown == parse_set("9c7h2d")
    assert observe(hand.state, 1).thrown == 0


def test_after_the_draw_the_first_left_of_the_button_bets_first():
    hand = play(DRAW_BLINDS, stacks=THREE, actions="2:call 0:call 1:check 0:throw 1:throw 2:throw")

    assert hand.actor == 0
    assert hand.raise_to.least == 2


# Ten seats with five cards leave two: whoever throws later gets what others have put away.
CROWD = Game(
    name="a crowded draw",
    seats=Seats(2, 10),
    phases=(Contest(Post(ante=1), Deal(5), Bet(), Exchange(3), award=Showdown(HIGH)),),
)
THROWS = (1, 1, 2, 2, 2, 2, 2, 2, 2, 2)


def crowded() -> tuple[Hand, list[int]]:
    """Ten seats that throw one or two cards each, and what each has thrown."""
    hand = play(CROWD, stacks=(100,) * 10, actions=" ".join(f"{seat}:check" for seat in range(10)))
    thrown = []
    for seat, count in enumerate(THROWS):
        written = text(hand.state.table.hand[seat])[: 2 * count]
        thrown.append(parse_set(written))
        hand = hand.then(f"{seat}:throw {written}")
    return hand, thrown


def test_when_the_deck_runs_out_what_others_threw_is_shuffled_in():
    hand, _ = crowded()

    assert [event.count for event in hand.told(Shuffled)] == [2] * 8
    assert [event.count for event in hand.told(Dealt)][10:] == list(THROWS)


def test_a_seat_never_draws_what_it_has_thrown_itself():
    hand, thrown = crowded()

    drawn = hand.told(Dealt)[10:]

    assert not [event.seat for event in drawn if event.cards & thrown[event.seat]]


def test_losers_may_keep_their_cards_to_themselves_where_the_house_lets_them():
    """Three queens have lost to the full house that had to show first."""
    game = Game(
        name="a quiet draw",
        seats=Seats(2, 6),
        phases=(Contest(Post(ante=1), Deal(5), Bet(), award=Showdown(HIGH, show=Show.WINNING)),),
    )
    hand = play(game, stacks=THREE, deal=DEAL, actions="0:check 1:check 2:bet 2 0:fold 1:call")

    assert [event.seat for event in hand.told(Showed)] == [2]


def test_five_cards_in_the_hand_are_compared_without_a_board():
    hand = play(DRAW, stacks=THREE, deal=DEAL, actions=CHECKED + "0:throw 1:throw 2:throw " + CHECKED)

    assert hand.stacks == (99, 99, 102)
