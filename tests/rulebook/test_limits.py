"""How much may be bet: pot limit, twice the pot, fixed limit, spread limit, and a house's most."""

import pytest
from tests.playing import Hand, holdem, play

from cardwright import IllegalAction
from cardwright.games import Span
from cardwright.games.phases import DOUBLE_POT_LIMIT, FIXED_LIMIT, POT_LIMIT, SPREAD_LIMIT, Bet, Post


def hand_of(limit, actions: str = "", *, stacks=(10_000,) * 4, ante: int = 0) -> Hand:
    return play(holdem(post=Post(blinds=(5, 10), ante=ante), bet=Bet(limit)), stacks=stacks, actions=actions)


# --- pot limit: the price, and then the pot with the call in it ---------------------------


@pytest.mark.parametrize(
    ("actions", "most"),
    [
        ("", 10 + (15 + 10)),
        ("2:call", 10 + (25 + 10)),
        ("2:raise 35", 35 + (50 + 35)),
        ("2:call 3:call 0:call", 10 + (40 + 0)),  # the big blind has nothing to call
        ("2:call 3:fold 0:fold 1:check", 25),  # a bet is the pot
        ("2:call 3:fold 0:fold 1:check 1:raise 25", 25 + (50 + 25)),
    ],
)
def test_a_pot_limit_raise_is_at_most_the_pot_after_the_call(actions, most):
    assert hand_of(POT_LIMIT, actions).raise_to.most == most


def test_the_small_blind_raises_the_pot_by_what_it_must_add():
    hand = hand_of(POT_LIMIT, "2:fold 3:fold")

    assert hand.raise_to.most == 10 + (15 + 5)


def test_antes_are_in_the_pot():
    assert hand_of(POT_LIMIT, ante=1).raise_to.most == 10 + (19 + 10)


def test_a_pot_limit_all_in_is_at_most_the_pot():
    hand = hand_of(POT_LIMIT, "2:all-in")

    assert hand.bets[2] == 35
    assert hand.stacks[2] > 0


def test_more_than_the_pot_is_refused():
    with pytest.raises(IllegalAction) as refused:
        hand_of(POT_LIMIT, "2:raise 36")

    assert refused.value.code == "action/too_large"


def test_a_pot_smaller_than_the_least_raise_allows_the_least_raise():
    """Antes alone: 4 in the pot and a least bet of 10."""
    game = holdem(post=Post(ante=1), bet=Bet(POT_LIMIT, least=10))
    hand = play(game, stacks=(100,) * 4)

    assert hand.raise_to == Span(10, 10)


# --- double pot limit: the price, twice the pot, and the call -----------------------------


@pytest.mark.parametrize(
    ("actions", "most"),
    [
        ("", 10 + (2 * 15 + 10)),
        ("2:raise 50", 50 + (2 * 65 + 50)),
        ("2:call 3:fold 0:fold 1:check", 2 * 25),
    ],
)
def test_a_double_pot_raise_is_at_most_twice_the_pot_and_the_call(actions, most):
    assert hand_of(DOUBLE_POT_LIMIT, actions).raise_to.most == most


# --- fixed limit -------------------------------------------------------------------------

FIXED = holdem(
    post=Post(blinds=(5, 10)), bet=Bet(FIXED_LIMIT, least=10, cap=4), late=Bet(FIXED_LIMIT, least=20, cap=4)
)
DOWN = "0:check 1:check 2:check "


def test_at_fixed_limit_there_is_one_size_of_raise():
    hand = play(FIXED, stacks=(500,) * 3)

    assert hand.raise_to == Span(20, 20)
    assert hand.then("2:raise 20").raise_to == Span(30, 30)


def test_at_fixed_limit_bets_double_on_the_turn():
    flop = play(FIXED, stacks=(500,) * 3, actions="2:call 0:call 1:check")
    turn = flop.then(DOWN)

    assert (flop.raise_to, turn.raise_to) == (Span(10, 10), Span(20, 20))
    assert turn.then(DOWN).raise_to == Span(20, 20)


def test_at_fixed_limit_all_in_is_one_raise_and_no_more():
    hand = play(FIXED, stacks=(500,) * 3, actions="2:all-in")

    assert hand.bets[2] == 20


def test_at_fixed_limit_a_short_stack_raises_by_what_it_has():
    hand = play(FIXED, stacks=(500, 500, 17))

    assert hand.raise_to == Span(17, 17)


def test_15_all_in_on_a_bet_of_20_is_a_raise_and_the_next_is_to_35_more():
    """Robert's Rules, all-in at fixed limit: half a bet or more counts as a full bet."""
    game = holdem(post=Post(blinds=(10, 20)), bet=Bet(FIXED_LIMIT, least=20, cap=4))
    hand = play(game, stacks=(500, 35, 500), actions="2:call 0:call 1:check 0:check 1:all-in")

    assert hand.call == 15
    assert hand.raise_to == Span(35, 35)


# --- spread limit and a house's most -----------------------------------------------------


def test_at_spread_limit_a_raise_is_between_the_least_and_the_most():
    game = holdem(bet=Bet(SPREAD_LIMIT, least=2, most=6))
    hand = play(game, stacks=(500,) * 3)

    assert hand.raise_to == Span(4, 8)


def test_at_spread_limit_too_a_raise_is_at_least_the_one_before_it():
    game = holdem(bet=Bet(SPREAD_LIMIT, least=2, most=6))
    hand = play(game, stacks=(500,) * 3, actions="2:raise 7")

    assert hand.raise_to == Span(12, 13)


def test_a_houses_most_bounds_what_a_seat_puts_in_each_round():
    game = holdem(bet=Bet(most=11))
    hand = play(game, stacks=(500,) * 3, actions="2:all-in")

    assert hand.bets[2] == 11
    assert hand.kinds == {"fold", "call", "all in"}


# --- chips are whole numbers, however many ------------------------------------------------

MOST = 2**53


def test_stacks_of_two_to_the_53_are_bet_and_paid_exactly():
    game = holdem(post=Post(blinds=(MOST // 4 - 1, MOST // 2 - 1)))
    hand = play(
        game,
        stacks=(MOST,) * 3,
        deal="2c3d AhAd 2h3s",
        board="KhQs9s8d7h",
        actions="2:raise 9007199254740991 0:all-in 1:all-in 2:call",
    )

    assert hand.stacks == (0, 3 * MOST, 0)


def test_pot_limit_counts_ten_stacks_of_two_to_the_53():
    hand = play(holdem(bet=Bet(POT_LIMIT), post=Post(ante=MOST - 1)), stacks=(MOST,) * 10)

    assert hand.raise_to == Span(1, 1)
    assert sum(pot.amount for pot in hand.pots) == 10 * (MOST - 1)
