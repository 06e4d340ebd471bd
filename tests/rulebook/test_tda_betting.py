"""Betting, by the numbers of the Tournament Directors' rules of 2024 and their examples.

The rules are said in our own words; the letters of the examples are seats here.
"""

import pytest
from tests.playing import Hand, holdem, play

from cardwright import CATALOGUE, IllegalAction
from cardwright.games import Span
from cardwright.games.events import Dealt
from cardwright.games.phases import FIXED_LIMIT, Bet, Post

DEEP = (10_000,) * 6


def no_limit(small: int, big: int, actions: str = "", *, stacks=DEEP) -> Hand:
    return play(holdem(post=Post(blinds=(small, big))), stacks=stacks, actions=actions)


def flop(seats: int) -> str:
    """Everybody sees the flop for the big blind; seat 0 is the small blind, the last the button."""
    calls = "".join(f"{seat}:call " for seat in (*range(2, seats), 0))
    return calls + "1:check "


# --- 29: time runs out -------------------------------------------------------------------


def test_29_a_seat_whose_time_runs_out_checks_if_it_faces_no_bet():
    hand = no_limit(50, 100, flop(6))

    assert str(hand.legal.default) == "check"


def test_29_a_seat_whose_time_runs_out_folds_if_it_faces_one():
    hand = no_limit(50, 100)

    assert str(hand.legal.default) == "fold"


# --- 34B: two seats, and who is first ----------------------------------------------------


def test_34b_of_two_seats_the_button_is_the_small_blind_and_first_before_the_flop():
    hand = no_limit(50, 100, stacks=DEEP[:2])

    assert hand.bets == (100, 50)
    assert hand.actor == 1


def test_34b_of_two_seats_the_button_is_last_on_every_later_street():
    after_flop = no_limit(50, 100, "1:call 0:check", stacks=DEEP[:2])
    after_turn = after_flop.then("0:check 1:check")

    assert (after_flop.actor, after_turn.actor) == (0, 0)


def test_34b_of_two_seats_the_button_is_dealt_last():
    hand = no_limit(50, 100, stacks=DEEP[:2])

    assert [event.seat for event in hand.told(Dealt)] == [0, 1]


def test_with_more_seats_the_one_left_of_the_big_blind_is_first():
    hand = no_limit(50, 100)

    assert hand.actor == 2


def test_after_the_flop_the_first_live_seat_left_of_the_button_is_first():
    hand = no_limit(50, 100, "2:call 3:fold 4:fold 5:call 0:fold 1:check")

    assert hand.actor == 1


def test_the_big_blind_may_raise_when_all_have_called():
    hand = no_limit(50, 100, "2:call 3:fold 4:fold 5:fold 0:call")

    assert hand.actor == 1
    assert hand.kinds == {"check", "raise", "all in"}


# --- 43: how much a raise must be --------------------------------------------------------


def test_43_a_raise_is_at_least_the_largest_bet_or_raise_of_the_round():
    """Example 1: 600, 1600, 3600: the last raise was 2000, so 5600."""
    hand = no_limit(100, 200, flop(4) + "0:bet 600 1:raise 1600 2:raise 3600", stacks=DEEP[:4])

    assert hand.raise_to.least == 5600


def test_43_a_short_all_in_does_not_make_the_next_raise_smaller():
    """Example 2: 150 on a big blind of 100; the next raise is still 100 more."""
    hand = no_limit(50, 100, "2:all-in", stacks=(10_000, 10_000, 150, 10_000))

    assert hand.raise_to.least == 250


def test_43_a_raise_counts_by_what_it_adds_not_by_its_total():
    """Example 3: 300, raised to 1000: the next raise is to 1700."""
    hand = no_limit(100, 200, flop(3) + "0:bet 300 1:raise 1000", stacks=DEEP[:3])

    assert hand.raise_to.least == 1700


def test_43_each_raise_is_measured_by_the_one_before_it():
    """Example 4-A: 50, 125, 200, 500: the next raise is to 800."""
    hand = no_limit(25, 50, "2:raise 125 3:raise 200 4:raise 500")

    assert hand.raise_to.least == 800


def test_43_callers_do_not_change_the_size_of_a_raise():
    """Example 4-B: 50, then 500 with two callers: the next raise is to 950."""
    hand = no_limit(25, 50, "2:raise 500 3:call 4:call")

    assert hand.raise_to.least == 950


def test_43_a_new_street_begins_with_the_big_blind_again():
    hand = no_limit(50, 100, "2:raise 900 3:fold 4:fold 5:fold 0:fold 1:call")

    assert hand.raise_to.least == 100


def test_52_a_raise_below_the_least_is_refused_and_changes_nothing():
    hand = no_limit(100, 200, flop(6) + "0:bet 600")

    with pytest.raises(IllegalAction) as refused:
        hand.then("1:raise 1000")

    assert refused.value.code == "action/too_small"
    assert (hand.actor, hand.raise_to.least) == (1, 1200)


# --- 47A: what reopens the betting, at no limit and pot limit ----------------------------

# Example 1: A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls.
SHORTS = (10_000, 225, 10_000, 300, 10_000)
EXAMPLE = flop(5) + "0:bet 100 1:all-in 2:call 3:all-in 4:call "


def test_47a_short_all_ins_that_together_are_a_full_raise_reopen_the_betting():
    hand = no_limit(50, 100, EXAMPLE, stacks=SHORTS)

    assert (hand.actor, hand.call) == (0, 100)
    assert hand.raise_to.least == 300


def test_47a_they_do_not_reopen_it_to_who_faces_less_than_a_full_raise():
    """Example 1-A: A calls; C has called 125 and faces 75."""
    hand = no_limit(50, 100, EXAMPLE + "0:call", stacks=SHORTS)

    assert (hand.actor, hand.call) == (2, 75)
    assert hand.kinds == {"fold", "call", "all in"}


def test_47a_a_full_raise_by_another_reopens_it_after_all():
    """Example 1-B: A raises to 300; C faces 175."""
    hand = no_limit(50, 100, EXAMPLE + "0:raise 300", stacks=SHORTS)

    assert (hand.actor, hand.call) == (2, 175)
    assert hand.raise_to.least == 400


def test_47a_the_least_raise_stays_that_of_the_last_full_bet():
    """Example 2: 300, then 500, 650 and 800 all-in: the next raise is to 1100."""
    stacks = (10_000, 600, 750, 900, 10_000, 10_000)
    hand = no_limit(50, 100, flop(6) + "0:bet 300 1:all-in 2:all-in 3:all-in 4:call", stacks=stacks)

    assert (hand.actor, hand.call) == (5, 800)
    assert hand.raise_to.least == 1100


# Example 3: A calls 4000, C is all-in for 7500, all fold to the big blind.
THIRD = "2:call 3:all-in 0:fold "
THIRD_STACKS = (50_000, 50_000, 50_000, 7500)


def test_47a_who_has_not_acted_may_raise_a_short_all_in():
    hand = no_limit(2000, 4000, THIRD, stacks=THIRD_STACKS)

    assert (hand.actor, hand.call) == (1, 3500)
    assert hand.raise_to.least == 11_500


def test_47a_who_has_called_may_not_raise_a_short_all_in():
    """Example 3-A."""
    hand = no_limit(2000, 4000, THIRD + "1:call", stacks=THIRD_STACKS)

    assert (hand.actor, hand.call) == (2, 3500)
    assert hand.kinds == {"fold", "call", "all in"}


def test_47a_all_in_is_then_a_call():
    hand = no_limit(2000, 4000, THIRD + "1:call 2:all-in", stacks=THIRD_STACKS)

    assert hand.stacks[2] == 50_000 - 7500


def test_47a_who_has_called_may_raise_when_another_has_raised_on_it():
    """Example 3-B."""
    hand = no_limit(2000, 4000, THIRD + "1:raise 11500", stacks=THIRD_STACKS)

    assert (hand.actor, hand.call) == (2, 7500)
    assert hand.raise_to.least == 15_500


# --- 47B: at fixed limit, half a bet -----------------------------------------------------

# On the turn seat 0 bets 4, seat 1 is all-in for 5, seat 2 calls, seat 3 is all-in for 6.
TURN = "2:call 3:call 0:call 1:check 0:check 1:check 2:check 3:check "
HALVES = TURN + "0:bet 4 1:all-in 2:call 3:all-in 0:call"


def test_47b_two_short_all_ins_that_make_half_a_bet_do_not_reopen_it_to_who_called_between_them():
    """6 is half a bet above 4, and so a raise; but seat 2 has called 5 and faces 1."""
    hand = play(CATALOGUE["holdem-fixed"], stacks=(100, 7, 100, 8), actions=HALVES)

    assert (hand.actor, hand.call) == (2, 1)
    assert hand.kinds == {"fold", "call", "all in"}


def test_47b_they_reopen_it_to_who_faces_half_a_bet():
    hand = play(CATALOGUE["holdem-fixed"], stacks=(100, 7, 100, 8), actions=HALVES.removesuffix(" 0:call"))

    assert (hand.actor, hand.call) == (0, 2)
    assert hand.raise_to.least == 10


# --- 48: how many raises -----------------------------------------------------------------


def fixed(cap: int, *, heads_up_cap: bool = True):
    rule = Bet(FIXED_LIMIT, least=2, cap=cap, heads_up_cap=heads_up_cap)
    return holdem(bet=rule, late=Bet(FIXED_LIMIT, least=4, cap=cap, heads_up_cap=heads_up_cap))


def test_48_at_no_limit_there_may_be_any_number_of_raises():
    raises = " ".join(f"{number % 2}:raise {2 * number}" for number in range(2, 101))
    hand = play(holdem(), stacks=(10_000, 10_000), actions="1:call " + raises)

    assert hand.raise_to.least == 202


def test_48_at_fixed_limit_there_is_a_bet_and_three_raises_and_the_blinds_are_the_bet():
    hand = play(fixed(4), stacks=(100,) * 3, actions="2:raise 4 0:raise 6 1:raise 8")

    assert hand.kinds == {"fold", "call", "all in"}
    assert hand.then("2:all-in").bets[2] == 8


def test_48_the_cap_counts_anew_on_each_street():
    hand = play(fixed(4), stacks=(100,) * 3, actions="2:raise 4 0:raise 6 1:raise 8 2:call 0:call")

    assert hand.raise_to == Span(2, 2)


def test_48_the_cap_holds_for_two_seats_too():
    hand = play(fixed(4), stacks=(100, 100), actions="1:raise 4 0:raise 6 1:raise 8")

    assert hand.kinds == {"fold", "call", "all in"}


def test_48_where_the_house_says_so_two_seats_raise_without_end():
    game = fixed(4, heads_up_cap=False)
    hand = play(game, stacks=(100, 100), actions="1:raise 4 0:raise 6 1:raise 8 0:raise 10")

    assert hand.raise_to == Span(12, 12)


def test_48_that_exception_is_for_rounds_that_begin_with_two():
    game = fixed(4, heads_up_cap=False)
    hand = play(game, stacks=(100,) * 3, actions="2:fold 0:raise 4 1:raise 6 0:raise 8")

    assert hand.kinds == {"fold", "call", "all in"}


def test_a_cap_at_no_limit_closes_the_raising_and_all_in_is_a_call():
    game = holdem(bet=Bet(cap=2))
    hand = play(game, stacks=(100, 100, 100), actions="2:raise 10 0:all-in")

    assert hand.stacks == (90, 98, 90)
    assert hand.kinds == {"fold", "call", "all in"}
