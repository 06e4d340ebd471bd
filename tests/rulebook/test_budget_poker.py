"""Budget Poker: points, reserves, secret hands, folds, and bets that the match winner takes."""

import pytest
from tests.playing import Hand, play

from cardwright import IllegalAction, observe, parse_action, seen_by
from cardwright.games import Span
from cardwright.games.catalogue import BUDGET_POKER
from cardwright.games.events import Named, NobodyWon, Refunded, Revealed, Won, WonRound

CHECKS = {0: "0:check 1:check 0:check 1:check ", 1: "1:check 0:check 1:check 0:check "}


def budget(*rounds: str) -> Hand:
    """Two seats with 100 chips, each of which has paid 10 to play; seat 0 begins, then seat 1."""
    return play(BUDGET_POKER, stacks=(100, 100), actions=" ".join(rounds))


def round_of(first: int, second: int, *, opens: int) -> str:
    """Both name a hand, and nobody bets."""
    return (
        f"0:name {first} 1:name {second} " + CHECKS[opens]
        if opens == 0
        else (f"1:name {second} 0:name {first} " + CHECKS[opens])
    )


def scores(hand: Hand) -> list[int]:
    return list(hand.state.table.score)


def wins(hand: Hand) -> list[int]:
    return list(hand.state.table.wins)


def test_both_begin_with_150_points_and_name_a_hand():
    hand = budget()

    assert scores(hand) == [150, 150]
    assert hand.kinds == {"name"}


def test_a_hand_is_1_to_100():
    assert budget().legal.number == Span(1, 100)


@pytest.mark.parametrize("number", [0, 101])
def test_another_number_is_refused(number):
    with pytest.raises(IllegalAction):
        budget(f"0:name {number}")


def test_a_hand_that_is_shown_is_paid_from_the_points():
    hand = budget(round_of(60, 40, opens=0))

    assert scores(hand) == [90, 110]
    assert [(event.seat, event.number) for event in hand.told(Revealed)] == [(0, 60), (1, 40)]


def test_the_higher_hand_wins_the_round():
    hand = budget(round_of(60, 40, opens=0))

    assert wins(hand) == [1, 0]


def test_equal_hands_win_nothing_and_are_paid():
    hand = budget(round_of(50, 50, opens=0))

    assert wins(hand) == [0, 0]
    assert scores(hand) == [100, 100]
    assert hand.told(NobodyWon) != []


def test_a_point_is_kept_for_each_round_to_come():
    """100 of 150 leaves 50: one of them for the third round."""
    hand = budget(round_of(100, 1, opens=0))

    assert hand.actor == 1
    assert hand.legal.number == Span(1, 100)
    assert hand.then("1:name 1").legal.number == Span(1, 49)


def test_the_last_round_may_spend_everything():
    hand = budget(round_of(60, 40, opens=0), round_of(40, 60, opens=1))

    assert hand.legal.number == Span(1, 50)
    assert scores(hand) == [50, 50]


def test_no_hand_is_named_twice_in_a_round():
    hand = budget("0:name 60")

    with pytest.raises(IllegalAction) as refused:
        hand.then("0:name 50")

    assert refused.value.code == "action/not_your_turn"


def test_the_order_of_naming_does_not_matter():
    hand = budget("1:name 40 0:name 60")

    assert hand.kinds == {"fold", "check", "raise", "all in"}


def test_betting_begins_when_both_have_named():
    assert budget("0:name 60").kinds == {"name"}
    assert "check" in budget("0:name 60 1:name 40").kinds


def test_a_hand_is_known_to_its_owner_alone_until_it_is_shown():
    hand = budget("0:name 60 1:name 40")

    assert observe(hand.state, 0).numbers == (60, None)
    assert observe(hand.state, 1).numbers == (None, 40)
    assert [seen_by(event, 1).number for event in hand.told(Named)] == [None, 40]


def test_a_hand_that_was_shown_hides_the_next_one_again():
    hand = budget(round_of(60, 40, opens=0), "1:name 33 0:name 22")

    assert observe(hand.state, 0).numbers == (22, None)
    assert observe(hand.state, 1).numbers == (None, 33)


def test_two_checks_end_a_betting_phase_and_there_are_two_of_them():
    once = budget("0:name 60 1:name 40 0:check 1:check")

    assert once.kinds == {"fold", "check", "raise", "all in"}
    assert once.then("0:check 1:check").kinds == {"name"}


def test_a_bet_and_a_call_end_a_betting_phase():
    hand = budget("0:name 60 1:name 40 0:bet 5 1:call")

    assert hand.actor == 0
    assert hand.kinds == {"fold", "check", "raise", "all in"}


def test_a_bet_a_raise_and_a_call_end_it_too_and_there_is_no_second_raise():
    hand = budget("0:name 60 1:name 40 0:bet 5 1:raise 20")

    assert hand.kinds == {"fold", "call", "all in"}
    assert hand.then("0:call").kinds == {"fold", "check", "raise", "all in"}


def test_a_call_of_a_raise_costs_the_difference():
    hand = budget("0:name 60 1:name 40 0:bet 19 1:raise 20")

    assert hand.call == 1


def test_a_bet_over_the_most_is_refused():
    with pytest.raises(IllegalAction) as refused:
        budget("0:name 60 1:name 40 0:bet 21")

    assert refused.value.code == "action/too_large"


def test_a_bet_cannot_be_checked():
    with pytest.raises(IllegalAction):
        budget("0:name 60 1:name 40 0:bet 5 1:check")


def test_nobody_acts_out_of_turn():
    with pytest.raises(IllegalAction) as refused:
        budget("0:name 60 1:name 40 1:check")

    assert refused.value.code == "action/not_your_turn"


def test_a_fold_gives_the_round_and_keeps_both_sides_points():
    hand = budget("0:name 60 1:name 40 0:bet 5 1:fold")

    assert wins(hand) == [1, 0]
    assert scores(hand) == [150, 150]
    assert hand.told(Revealed) == []


def test_a_seat_may_fold_without_a_bet_to_save_its_points():
    hand = budget("0:name 60 1:name 40 0:check 1:fold")

    assert (wins(hand), scores(hand)) == ([1, 0], [150, 150])


def test_a_fold_moves_no_chips_but_what_nobody_called():
    hand = budget("0:name 60 1:name 40 0:bet 5 1:call 0:bet 7 1:fold")

    assert hand.stacks == (85, 85)


def test_a_folded_round_is_not_folded_in_the_next():
    hand = budget("0:name 60 1:name 40 0:bet 5 1:fold")

    assert observe(hand.state, 0).live == (0, 1)
    assert hand.kinds == {"name"}


def test_the_right_to_begin_changes_with_every_round():
    hand = budget(round_of(60, 40, opens=0), "0:name 30 1:name 30")

    assert hand.actor == 1


def test_two_rounds_to_none_end_the_match():
    hand = budget(round_of(60, 40, opens=0), round_of(60, 40, opens=1))

    assert hand.is_over
    assert hand.stacks == (110, 90)


def test_two_folds_lose_the_match():
    hand = budget("0:name 60 1:name 40 0:bet 5 1:fold", "1:name 40 0:name 60 1:check 0:bet 5 1:fold")

    assert hand.is_over
    assert hand.stacks == (110, 90)


def test_a_match_can_be_turned_two_to_one():
    hand = budget(round_of(60, 40, opens=0), round_of(20, 60, opens=1), round_of(10, 50, opens=0))

    assert wins(hand) == [1, 2]
    assert hand.stacks == (90, 110)


def test_one_round_to_none_after_three_wins_the_match():
    hand = budget(round_of(60, 40, opens=0), round_of(20, 20, opens=1), round_of(10, 10, opens=0))

    assert hand.stacks == (110, 90)


def test_a_drawn_match_gives_everybody_back_what_it_paid():
    bets = "0:bet 5 1:call 0:check 1:check"
    hand = budget("0:name 50 1:name 50 " + bets, round_of(50, 50, opens=1), round_of(50, 50, opens=0))

    assert hand.is_over
    assert hand.stacks == (100, 100)
    assert [event.amount for event in hand.told(Refunded)] == [15, 15]


def test_extra_bets_pile_up_over_the_rounds_and_the_match_winner_takes_them():
    """The loser of the first round wins the match, and the first round's bets with it."""
    hand = budget(
        "0:name 60 1:name 40 0:bet 5 1:call 0:bet 20 1:call",
        "1:name 60 0:name 20 1:bet 10 0:call 1:check 0:check",
        "0:name 10 1:name 50 0:check 1:check 0:check 1:bet 3 0:call",
    )

    assert hand.stacks == (100 - 48, 100 + 48)
    assert [event.amount for event in hand.told(Won)] == [96]


def test_chips_do_not_decide_a_round():
    hand = budget("0:name 40 1:name 60 0:bet 20 1:call 0:bet 20 1:call")

    assert [event.seat for event in hand.told(WonRound)] == [1]


def test_a_seat_without_chips_plays_on_with_its_points():
    hand = play(BUDGET_POKER, stacks=(15, 100), actions="0:name 60 1:name 40 0:all-in 1:call")

    assert wins(hand) == [1, 0]
    assert hand.kinds == {"name"}
    assert parse_action("name 1") in hand.legal
