"""Failures of other tables and engines that their players have reported.

Each is a hand that they would play wrong, and what is right.
"""

import pytest
from tests.playing import holdem, play

from cardwright import IllegalAction
from cardwright.games import Pot, Span
from cardwright.games.catalogue import BUDGET_POKER
from cardwright.games.events import Won
from cardwright.games.phases import NO_LIMIT, POT_LIMIT, Bet, Post

BROADWAY = "AcKhQsJdTh"


def test_pokerth_3_a_three_way_all_in_with_a_split_pays_every_winner():
    hand = play(
        holdem(),
        stacks=(30, 60, 90),
        deal="2c3d 2h3s 2d3c",
        board=BROADWAY,
        actions="2:all-in 0:all-in 1:all-in",
    )

    assert hand.stacks == (30, 60, 90)
    assert all(event.amount > 0 for event in hand.told(Won))


def test_pokerth_nobody_raises_into_opponents_who_are_all_in():
    hand = play(holdem(), stacks=(20, 100, 30), actions="2:all-in 0:all-in")

    assert hand.kinds == {"fold", "call", "all in"}
    with pytest.raises(IllegalAction):
        hand.then("1:raise 60")


def test_bitcoin_poker_room_70_the_last_few_chips_can_be_bet():
    """3 chips behind, less than any bet."""
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(13, 100, 100), actions="2:call 0:call 1:check")

    assert hand.kinds == {"check", "raise", "all in"}
    assert hand.raise_to == Span(3, 3)
    assert hand.then("0:all-in").stacks[0] == 0


def test_pokerkit_46_no_chip_moves_between_tied_winners():
    """Two equal hands with a third that can win the main pot only: each gets back what it paid."""
    hand = play(
        holdem(post=Post(blinds=(5, 10))),
        stacks=(10, 41, 41),
        deal="4c4d 2h3s 2d3c",
        board="AcKhQsJdTs",
        actions="2:all-in 0:all-in 1:all-in",
    )

    assert hand.told(Won)[-1].amount == hand.told(Won)[-2].amount == 31


def test_pokerkit_28_cards_that_were_folded_cannot_be_dealt_again():
    hand = play(holdem(), stacks=(100,) * 3, deal="2c3d 2h3s 2d3c", actions="2:fold")
    t = hand.state.table

    assert t.hand[2] & t.deck == 0
    assert t.hand[2].bit_count() == 2


def test_rlcard_of_two_seats_the_big_blind_is_first_after_the_flop():
    hand = play(holdem(), stacks=(100, 100), actions="1:call 0:check")

    assert hand.actor == 0


def test_openspiel_1042_a_finished_hand_offers_nothing():
    hand = play(holdem(), stacks=(100, 100), actions="1:fold")

    assert list(hand.legal) == []
    assert len(hand.legal) == 0


def test_openspiel_1042_what_is_offered_is_accepted():
    hand = play(holdem(bet=Bet(POT_LIMIT)), stacks=(30, 30))

    for action in hand.legal:
        assert hand.after(hand.actor, action).state is not hand.state


def test_openspiel_391_bets_need_not_be_multiples_of_the_blind():
    hand = play(holdem(post=Post(blinds=(50, 100)), bet=Bet(NO_LIMIT)), stacks=(1000, 1000))

    assert hand.then("1:raise 237").bets[1] == 237


def test_converters_pots_add_up_to_what_was_paid():
    hand = play(
        holdem(post=Post(blinds=(5, 10), ante=2)), stacks=(12, 100, 100), actions="2:raise 30 0:all-in 1:call"
    )

    assert hand.pots == (Pot(amount=36, seats=(0, 1, 2)), Pot(amount=40, seats=(1, 2)))


def test_budget_contract_b4_a_call_of_a_raise_costs_the_difference_only():
    """It takes the whole new amount again: 3.9 against 2.0."""
    hand = play(BUDGET_POKER, stacks=(100, 100), actions="0:name 60 1:name 40 0:bet 19 1:raise 20 0:call")

    assert hand.stacks == (70, 70)


def test_budget_contract_b11_a_hand_that_cannot_be_paid_is_refused_when_it_is_named():
    opened = "0:name 100 1:name 1 0:check 1:check 0:check 1:check "

    with pytest.raises(IllegalAction) as refused:
        play(BUDGET_POKER, stacks=(100, 100), actions=opened + "1:name 100 0:name 50")

    assert refused.value.code == "action/too_large"


def test_budget_contract_b10_the_seats_begin_in_turns():
    first = "0:name 50 1:name 50 0:check 1:check 0:check 1:check "
    hand = play(BUDGET_POKER, stacks=(100, 100), actions=first + "1:name 1 0:name 1")

    assert hand.actor == 1
