"""What PlayPalace's poker gets wrong in its rules, by the numbers of our study of it.

Each is a hand that it would play wrong, and what is right.
"""

import pytest
from tests.playing import Hand, holdem, play

from cardwright import HOLDEM, IllegalAction, call, fold, legal, observe
from cardwright.cards import HIGH, category, parse_set, strength
from cardwright.fair import SeededDealer
from cardwright.games.catalogue import DRAW
from cardwright.games.events import Dealt, Returned, Showed, Won
from cardwright.games.game import Game
from cardwright.games.phases import BOARD, Bet, Gather, OneLeft, PassButton, Post, Repeat, Seats
from cardwright.history import History, Recorder, begun

DOWN = " 0:check 1:check 2:check" * 3
PALACE = holdem(post=Post(blinds=(100, 200)))
SESSION = Game(
    name="hand after hand",
    seats=Seats(2, 10),
    phases=(Repeat(HOLDEM.phases[0], Gather(), PassButton(), times=9, until=(OneLeft(),)),),
)


def test_1_a_finished_hand_takes_no_more_actions_and_pays_once():
    hand = play(HOLDEM, stacks=(200,) * 3, actions="2:call 0:call 1:check" + DOWN)

    for seat in range(3):
        for action in (call(), fold()):
            with pytest.raises(IllegalAction):
                hand.after(seat, action)
    assert sum(hand.stacks) == 600


def busted() -> Hand:
    """Seat 2 loses its last chip in the first hand; the second has begun, with the button at seat 0."""
    return play(
        SESSION,
        stacks=(200, 200, 10),
        deal="AhAd 2c7d 3c8d",
        board="KhQs9s5d4h",
        actions="2:all-in 0:call 1:fold",
    )


def test_2_who_has_no_chips_left_is_no_ghost():
    hand = busted()

    assert hand.stacks[2] == 0
    assert {event.seat for event in hand.told(Dealt)[-2:]} == {0, 1}
    assert hand.then(f"{hand.actor}:fold").told(Won)[-1].seat != 2


def test_3_a_pot_whose_bettors_have_all_folded_is_still_paid():
    """Seat 3 bets 20 into all-ins and folds: its chips are in pots that others win."""
    hand = play(
        holdem(),
        stacks=(4, 100, 6, 100),
        actions="2:all-in 3:raise 20 0:all-in 1:call 1:bet 10 3:fold",
    )

    assert hand.is_over
    assert sum(hand.stacks) == 210


def test_4_a_big_blind_shorter_than_the_small_blind_does_not_check_for_ever():
    hand = play(PALACE, stacks=(20_000, 50, 20_000), actions="2:call 0:call")

    assert hand.state.table.board[0].bit_count() == 3


def test_5_an_all_in_small_blind_does_not_move_the_big_blind():
    hand = play(PALACE, stacks=(80, 20_000, 20_000))

    assert hand.bets == (80, 200, 0)
    assert (hand.actor, hand.call) == (2, 200)


def test_6_after_the_flop_the_action_begins_left_of_the_button_whoever_has_folded():
    hand = play(PALACE, stacks=(20_000,) * 4, actions="2:call 3:call 0:fold 1:check")

    assert hand.actor == 1


def test_7_streets_keep_their_names_after_an_all_in_on_the_flop():
    hand = play(HOLDEM, stacks=(200, 200), actions="1:call 0:check 0:all-in 1:call")

    assert [event.street for event in hand.told(Dealt) if event.zone is BOARD] == ["flop", "turn", "river"]


def test_8_a_short_all_in_is_called_in_full():
    """1200, all-in to 2000 with a least raise of 1000: the price is 2000."""
    hand = play(PALACE, stacks=(20_000, 20_000, 20_000, 2000), actions="2:raise 1200 3:all-in")

    assert (hand.actor, hand.call) == (0, 1900)


def test_9_a_fold_makes_no_side_pot():
    hand = play(PALACE, stacks=(20_000,) * 3, actions="2:call 0:fold 1:check" + " 1:check 2:check" * 3)

    assert {event.pot for event in hand.told(Won)} == {0}
    assert sum(event.amount for event in hand.told(Won)) == 500


def test_9_nor_are_odd_chips_split_more_than_once_for_a_pot():
    """Three equal hands share 18; by layers of 5, 4 and 9 they would have 7, 6 and 5."""
    hand = play(
        HOLDEM,
        stacks=(200,) * 5,
        deal="7c8d 7d8c 2c3d 2h3s 2d3c",
        board="AcKhQsJdTh",
        actions="2:raise 5 3:call 4:call 0:fold 1:fold" + " 2:check 3:check 4:check" * 3,
    )

    assert [event.amount for event in hand.told(Won)] == [6, 6, 6]


@pytest.mark.parametrize("actions", ["2:fold 0:call", "2:call 0:call 1:check"])
def test_12_time_that_runs_out_does_not_fold_a_free_check(actions):
    hand = play(PALACE, stacks=(20_000,) * 3, actions=actions)

    assert str(hand.legal.default) == "check"


def test_13_a_lone_live_seat_is_not_asked_against_all_ins():
    hand = play(PALACE, stacks=(1000, 20_000, 1000), actions="2:all-in 0:all-in 1:call")

    assert hand.is_over


def test_13_nor_may_it_raise_into_nobody_in_draw():
    hand = play(DRAW, stacks=(10, 100), actions="0:all-in 1:call 0:throw 1:throw")

    assert hand.is_over


def test_14_what_nobody_called_is_returned_and_not_won():
    hand = play(PALACE, stacks=(1000, 5000), deal="AhAd 2c7d", board="KhQs9s5d4h", actions="1:all-in 0:call")

    assert [(event.seat, event.amount) for event in hand.told(Returned)] == [(1, 4000)]
    assert {event.seat for event in hand.told(Won)} == {0}


def test_15_the_button_goes_to_the_next_seat_in_the_game():
    """The button was at seat 2, who is out."""
    assert busted().state.table.button == 0


def test_16_an_all_in_button_stays_where_it_is_and_so_do_the_blinds():
    hand = play(PALACE, stacks=(20_000, 20_000, 1000), actions="2:all-in")

    assert observe(hand.state, 0).button == 2
    assert hand.bets[:2] == (100, 200)
    assert hand.actor == 0


def test_17_all_in_does_not_raise_past_the_cap():
    hand = play(holdem(bet=Bet(cap=2)), stacks=(200,) * 3, actions="2:raise 10 0:all-in")

    assert hand.bets == (10, 2, 10)


def test_18_the_draw_and_the_round_after_it_begin_left_of_the_button():
    hand = play(DRAW, stacks=(100,) * 4, button=1, actions="2:check 3:check 0:check 1:check")

    assert hand.actor == 2
    assert hand.then("2:throw 3:throw 0:throw 1:throw").actor == 2


def test_19_the_ace_that_allows_a_fourth_discard_is_kept():
    hand = play(DRAW, stacks=(100,) * 2, deal="AsKd9c7h2d", actions="0:check 1:check")

    with pytest.raises(IllegalAction):
        hand.then("0:throw AsKd9c7h")


def test_25_a_hand_that_somebody_reports_can_be_played_again():
    played = Recorder(begun(HOLDEM, seats=4))
    dealer = SeededDealer(25)
    while not played.state.is_over:
        played.deal_out(dealer)
        if not played.state.is_over:
            played.apply(played.state.actor, legal(played.state).default)

    assert History.from_json(played.history.to_json()).replay().stacks == played.state.stacks


def test_26_who_is_out_has_no_action():
    hand = busted()

    with pytest.raises(IllegalAction) as refused:
        hand.after(2, fold())

    assert refused.value.code == "action/not_your_turn"


def test_a_split_pots_winners_both_show():
    """It reads neither hand."""
    hand = play(
        PALACE,
        stacks=(1000, 1000),
        deal="2c3d 2h3s",
        board="AcKhQsJdTh",
        actions="1:all-in 0:call",
    )

    assert sorted(event.seat for event in hand.told(Showed)) == [0, 1]


def test_a_raise_is_between_bounds_that_are_told():
    hand = play(PALACE, stacks=(20_000,) * 3)

    assert hand.raise_to == (400, 20_000)


def test_a_royal_flush_is_called_so_and_no_cards_are_no_unknown_hand():
    royal, nothing = (strength(HIGH, parse_set(cards), 0) for cards in ("Th Jh Qh Kh Ah", ""))

    assert (category(HIGH, royal), category(HIGH, nothing)) == ("Royal Flush", "No hand")
