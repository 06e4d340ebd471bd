"""What DarwinDeck gets wrong about betting, as our study of it verified.

Each is a hand that it would play wrong, and what is right.
"""

import pytest
from tests.playing import holdem, play

from cardwright import observe
from cardwright.cards import parse_set
from cardwright.games.catalogue import CRAZY_EIGHTS, DRAW, KUHN
from cardwright.games.events import Won
from cardwright.games.game import Game
from cardwright.games.phases import (
    FIXED_LIMIT,
    HIGH,
    Bet,
    Contest,
    Deal,
    Gather,
    OneLeft,
    PassButton,
    Post,
    Repeat,
    Seats,
    Showdown,
)

TWO = (100, 100)


def one_round(count: int) -> Game:
    """So many cards each, and one round of betting."""
    return Game(name="a few cards", seats=Seats(2, 2), phases=(contest(count),))


def contest(count: int) -> Contest:
    return Contest(Post(ante=1), Deal(count), Bet(), award=Showdown(HIGH))


SESSION = Game(
    name="hand after hand",
    seats=Seats(2, 2),
    phases=(Repeat(contest(5), Gather(), PassButton(), times=3, until=(OneLeft(),)),),
)


def test_a_fold_by_one_of_two_seats_wins_for_the_other():
    hand = play(DRAW, stacks=TWO, actions="0:bet 10 1:fold")

    assert hand.is_over
    assert hand.stacks == (101, 99)


def test_a_folded_straight_flush_wins_nothing():
    hand = play(
        DRAW,
        stacks=(100,) * 3,
        deal="9h8h7h6h5h 2c2d9sKcQd 3c4d8sJcTd",
        actions="0:check 1:bet 10 2:call 0:fold 1:throw 2:throw 1:check 2:check",
    )

    assert hand.stacks == (99, 112, 89)


def test_a_pair_of_kings_beats_a_pair_of_twos_with_an_ace():
    hand = play(
        DRAW,
        stacks=TWO,
        deal="2c2dAs9h7d KcKd3s4h5d",
        actions="0:check 1:check 0:throw 1:throw 0:check 1:check",
    )

    assert hand.stacks == (99, 101)


def test_equal_hands_split_the_pot():
    hand = play(
        DRAW,
        stacks=TWO,
        deal="AsKdQc9h7d AcKhQd9s7c",
        actions="0:bet 10 1:call 0:throw 1:throw 0:check 1:check",
    )

    assert hand.stacks == TWO


@pytest.mark.parametrize(("first", "second"), [("As", "Ks"), ("AsAd", "KsQd"), ("AsAdAc", "KsQdJc")])
def test_hands_of_any_size_have_a_winner_and_their_pot_is_paid(first, second):
    game = one_round(len(first) // 2)
    hand = play(game, stacks=TWO, deal=f"{first} {second}", actions="0:check 1:check")

    assert hand.stacks == (101, 99)


def test_cards_are_drawn_between_the_two_rounds_of_betting():
    hand = play(DRAW, stacks=TWO, actions="0:check 1:check")

    assert hand.kinds == {"throw"}
    assert hand.then("0:throw 1:throw").kinds == {"check", "raise", "all in"}


def test_each_round_of_betting_has_its_own_bets():
    """It bets every round by the rules of the first."""
    game = holdem(bet=Bet(FIXED_LIMIT, least=2, cap=4), late=Bet(FIXED_LIMIT, least=4, cap=4))
    flop = play(game, stacks=TWO, actions="1:call 0:check")

    assert (flop.raise_to, flop.then("0:check 1:check").raise_to) == ((2, 2), (4, 4))


def test_nobody_checks_for_ever():
    hand = play(DRAW, stacks=TWO, actions="0:check 1:check 0:throw 1:throw 0:check 1:check")

    assert hand.is_over


def test_each_hand_of_a_session_is_dealt_anew():
    cards = "AsKdQc9h7d2h4h5c6cTd 2c2d9s5h6d3c3h7sJsQs"
    second = play(SESSION, stacks=TWO, deal=cards, actions="0:check 1:check")

    assert not second.is_over
    assert second.state.table.hand[0] == parse_set("2h4h5c6cTd")


def test_the_last_chip_bet_is_all_in_and_its_seat_is_not_asked_again():
    hand = play(holdem(), stacks=(10, 100, 100), actions="2:raise 10 0:call 1:call")

    assert hand.actor == 1
    assert 0 in observe(hand.state, 1).live


def test_a_short_stack_wins_no_chip_that_it_never_matched():
    hand = play(
        holdem(),
        stacks=(10, 100, 100),
        deal="AhAd KhKd 2c7d",
        board="Qs9s6d5h3h",
        actions="2:raise 50 0:all-in 1:call 1:all-in 2:call",
    )

    assert [(event.seat, event.amount) for event in hand.told(Won)] == [(0, 30), (1, 180)]


def test_who_has_all_chips_has_won():
    hand = play(SESSION, stacks=(100, 10), deal="AsAdAcKhKd 2c3d4s5h7d", actions="0:all-in 1:call")

    assert hand.is_over
    assert hand.stacks == (110, 0)


def test_who_has_lost_its_last_chip_is_out():
    hand = play(SESSION, stacks=(10, 100), deal="2c3d4s5h7d AsAdAcKhKd", actions="0:all-in 1:call")

    assert hand.is_over
    assert hand.stacks == (0, 110)


def test_a_deep_stack_may_go_all_in_whenever_it_may_act():
    hand = play(holdem(), stacks=(100, 100, 100))

    assert hand.then("2:all-in").stacks[2] == 0


def test_a_short_all_in_above_the_price_does_not_reopen_the_betting():
    hand = play(holdem(), stacks=(100, 15, 100), actions="2:raise 10 0:call 1:all-in")

    assert hand.kinds == {"fold", "call", "all in"}


def test_odd_chips_do_not_all_go_to_the_first_winner():
    """Three share 8: 3, 3 and 2."""
    hand = play(
        holdem(post=Post(blinds=(1, 2), ante=0, dead=(0, 0, 0, 1))),
        stacks=(100,) * 4,
        deal="4c4d 2h3s 2d3c 2c3d",
        board="AcKhQsJdTh",
        actions="2:call 3:call 0:fold 1:check " + "1:check 2:check 3:check " * 3,
    )

    assert [event.amount for event in hand.told(Won)] == [3, 3, 2]


def test_a_two_counts_as_a_two_and_a_king_is_not_an_ace():
    hand = play(KUHN, deal="Qs Ks", actions="0:check 1:check")

    assert hand.stacks == (KUHN.stack - 1, KUHN.stack + 1)


def test_the_wild_card_of_crazy_eights_is_the_eight():
    hand = play(CRAZY_EIGHTS, stacks=TWO, deal="7c8c9cTcJc2d3s Ks", board="Kd")

    assert hand.legal.cards.among == parse_set("8c2d")
