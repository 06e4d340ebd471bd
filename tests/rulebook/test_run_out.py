"""Burn cards, the board that runs out, and what may still be done when others are all-in.

Seat 0 is the small blind, the last seat the button.
"""

from tests.playing import holdem, play

from cardwright import seen_by
from cardwright.games.events import Burned
from cardwright.games.phases import Bet


def test_burn_cards_are_put_aside_unseen_before_each_street():
    hand = play(holdem(burn=1), stacks=(100, 100), actions="1:call 0:check" + " 0:check 1:check" * 3)

    burns = hand.told(Burned)

    assert [event.count for event in burns] == [1, 1, 1]
    assert all(seen_by(event, 0).cards is None for event in burns)
    assert hand.state.table.aside.bit_count() == 3


def test_without_the_option_nothing_is_burned():
    hand = play(holdem(), stacks=(100, 100), actions="1:all-in 0:call")

    assert hand.told(Burned) == []


def test_the_board_runs_out_without_actions_when_one_seat_at_most_can_bet():
    hand = play(holdem(), stacks=(20, 100, 20), actions="2:all-in 0:all-in 1:call")

    assert hand.is_over
    assert hand.state.table.board[0].bit_count() == 5


def test_the_last_seat_with_chips_must_still_answer_an_all_in():
    hand = play(holdem(), stacks=(20, 100, 20), actions="2:all-in 0:all-in")

    assert (hand.actor, hand.call) == (1, 18)
    assert hand.kinds == {"fold", "call", "all in"}


def test_nobody_may_raise_what_nobody_could_call():
    """20 is all that the others have, and one of them has it in: 80 more would only come back."""
    hand = play(holdem(), stacks=(20, 100, 20), actions="2:call 0:all-in")

    assert hand.kinds == {"fold", "call", "all in"}
    assert hand.then("1:all-in").bets[1] == 20


def test_all_in_is_an_action_of_its_own_for_whoever_has_chips():
    hand = play(holdem(bet=Bet(cap=1)), stacks=(100,) * 3)

    assert hand.kinds == {"fold", "call", "all in"}
    assert hand.then("2:all-in").bets[2] == 2
