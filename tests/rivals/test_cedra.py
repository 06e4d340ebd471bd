"""What Cedra's on-chain hold'em gets wrong in its rules: those defects of our study that touch the law.

Each is a hand that it would play wrong, and what is right.
"""

import pytest
from tests.playing import holdem, play

from cardwright import observe
from cardwright.cards import HIGH, parse_set, strength
from cardwright.games.events import Returned, Won
from cardwright.games.phases import Post

BOARD = "2c3d4h5s9c"


def test_h1_what_a_seat_sees_tells_no_other_hand_and_no_card_to_come():
    """There everybody can work out all hands and the board from what is public."""
    aces = play(holdem(), deal="2c7d AhAd KsKd", board="Qs9s6d5h2h")
    jacks = play(holdem(), deal="2c7d JhJd TsTd", board="3s4s8c8h8s")

    assert repr(observe(aces.state, 0)) == repr(observe(jacks.state, 0))
    assert repr(observe(aces.state, 1)) != repr(observe(jacks.state, 1))


def test_h3_ace_to_six_is_six_high_not_five_high():
    six = strength(HIGH, parse_set("Ah6h"), parse_set(BOARD))

    assert six == strength(HIGH, parse_set("6h8d"), parse_set("2c3d4h5sKc"))
    assert six > strength(HIGH, parse_set("AhKd"), parse_set(BOARD))


def test_h3_so_the_six_wins_the_pot():
    hand = play(holdem(), stacks=(50, 50), deal="Ah6h AdKd", board=BOARD, actions="1:all-in 0:call")

    assert hand.stacks == (100, 0)


def test_h4_a_blind_that_is_all_in_is_not_asked_and_not_folded():
    """Heads-up the small blind has less than the blind: it is all-in, and the hand goes on."""
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(100, 3), deal="2c7d AhAd", board="KhQs9s5d4h")

    assert hand.is_over
    assert hand.stacks == (97, 6)


def test_h4_nor_is_a_first_seat_that_is_all_in_by_its_ante():
    hand = play(holdem(post=Post(blinds=(1, 2), ante=4)), stacks=(100, 100, 4, 100))

    assert hand.actor == 3
    assert 2 in hand.pots[0].seats


def test_h5_the_top_bettor_is_not_asked_and_gets_back_what_nobody_called():
    """4, 6 and 10: of 20 chips in, 16 are won and 4 returned."""
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(4, 100, 6), actions="2:all-in")

    assert [(event.seat, event.amount) for event in hand.told(Returned)] == [(1, 4)]
    assert sum(event.amount for event in hand.told(Won)) == 16


def test_h5_what_a_bettor_folds_is_won():
    """4, 10 and 12, with the 10 folded."""
    hand = play(
        holdem(post=Post(blinds=(5, 10))),
        stacks=(4, 100, 12),
        deal="AhAd 2c7d KsKd",
        board="Qs9s6d5h2h",
        actions="2:all-in 1:fold",
    )

    assert hand.is_over
    assert hand.stacks == (12, 90, 14)


@pytest.mark.parametrize("each", range(334, 345))
def test_h6_a_split_pot_pays_its_last_chip(each):
    """A thousand and some chips, by two or three equal hands."""
    hand = play(
        holdem(post=Post(blinds=(1, 2), ante=1)),
        stacks=(each, each, each, 17),
        deal="2c3d 2h3s 2d3c 4c4d",
        board="AcKhQsJdTh",
        actions="2:all-in 3:fold 0:all-in 1:call",
    )

    assert sum(event.amount for event in hand.told(Won)) == 3 * each + 1
    assert max(hand.stacks[:3]) - min(hand.stacks[:3]) <= 1


def test_h6_the_remainder_does_not_all_go_to_one_winner():
    """Three share 1004: 335, 335 and 334."""
    hand = play(
        holdem(post=Post(blinds=(1, 2), ante=2)),
        stacks=(334, 334, 334, 2),
        deal="2c3d 2h3s 2d3c 4c4d",
        board="AcKhQsJdTh",
        actions="2:all-in 0:all-in 1:all-in",
    )
    whole = [sum(e.amount for e in hand.told(Won) if e.seat == seat) for seat in range(3)]

    assert sum(hand.stacks) == 1004
    assert max(whole) - min(whole) <= 1


def test_h9_a_missed_blind_is_in_the_pot_and_a_short_stack_pays_what_it_has():
    hand = play(holdem(post=Post(blinds=(5, 10), dead=(0, 0, 5, 5))), stacks=(100, 100, 100, 3, 100))

    assert sum(pot.amount for pot in hand.pots) == 5 + 10 + 5 + 3
    assert sum(hand.stacks) + 23 == 403


def test_h12_of_two_seats_the_big_blind_is_first_after_the_flop():
    hand = play(holdem(), stacks=(100, 100), actions="1:call 0:check")

    assert hand.actor == 0


def test_h12_who_has_acted_may_not_raise_a_short_all_in():
    hand = play(holdem(), stacks=(100, 15, 100), actions="2:raise 10 0:call 1:all-in")

    assert hand.actor == 2
    assert hand.kinds == {"fold", "call", "all in"}


def test_h12_a_short_big_blind_does_not_lower_the_price():
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(100, 6, 100))

    assert hand.call == 10


def test_h15_time_that_runs_out_does_not_fold_a_free_check():
    hand = play(holdem(), stacks=(100, 100), actions="1:call")

    assert str(hand.legal.default) == "check"
