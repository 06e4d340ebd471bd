"""The rules by which PokerKit, with which we are compared hand by hand, differs from us.

Each test is a rule, and says what we do; `tests/test_against_pokerkit.py` recognises and counts them.
"""

from tests.playing import holdem, play

from cardwright.games import CATALOGUE
from cardwright.games.events import Dealt, Won
from cardwright.games.phases import BOARD, FIXED_LIMIT, POT_LIMIT, Bet, Post

NO = holdem(post=Post(blinds=(50, 100)))
POT = holdem(post=Post(blinds=(100, 200)), bet=Bet(POT_LIMIT))
FIXED = holdem(
    post=Post(blinds=(10, 20)), bet=Bet(FIXED_LIMIT, least=20, cap=4), late=Bet(FIXED_LIMIT, least=40, cap=4)
)


def test_a_short_big_blind_does_not_lower_the_price():
    """Robert's Rules, no-limit: the least bet to come in stays the big blind's size."""
    hand = play(NO, stacks=(5000, 30, 5000))

    assert (hand.actor, hand.call) == (2, 100)
    assert hand.raise_to.least == 200


def test_tda_54b_a_pot_bet_before_the_flop_counts_short_blinds_as_full():
    """The rule's second example: 100, and 100 of 200; the first to act may make it 700."""
    hand = play(POT, stacks=(5000, 100, 5000))

    assert hand.raise_to.most == 700


def test_tda_54c_after_the_flop_a_pot_bet_is_the_real_pot():
    hand = play(POT, stacks=(5000, 100, 5000), actions="2:call 0:call")

    assert hand.actor == 0
    assert hand.raise_to.most == 500


FLOP = "2:call 0:call 1:check "  # three seats see it for the big blind


def test_tda_47b_half_a_bet_reopens_the_betting_at_fixed_limit():
    hand = play(FIXED, stacks=(500, 50, 500), actions=FLOP + "0:raise 20 1:all-in 2:call")

    assert (hand.actor, hand.call) == (0, 10)
    assert hand.raise_to == (50, 50)


def test_tda_47b_less_than_half_a_bet_does_not():
    hand = play(FIXED, stacks=(500, 49, 500), actions=FLOP + "0:raise 20 1:all-in 2:call")

    assert (hand.actor, hand.call) == (0, 9)
    assert hand.kinds == {"fold", "call", "all in"}


def test_at_fixed_limit_less_than_half_a_bet_is_completed():
    """Robert's Rules, all-in: 29 on a bet of 20 is completed to 40; 30 is a raise, and 50 the next."""
    low = play(FIXED, stacks=(500, 49, 500), actions=FLOP + "0:raise 20 1:all-in")
    high = play(FIXED, stacks=(500, 50, 500), actions=FLOP + "0:raise 20 1:all-in")

    assert (low.raise_to, high.raise_to) == ((40, 40), (50, 50))


def test_at_fixed_limit_less_than_half_a_bet_does_not_count_for_the_cap():
    """A bet and three raises: 20, 40, 60, 80; the all-in of 29 between is none of them."""
    three = "0:raise 20 1:all-in 2:raise 40 3:raise 60 "
    hand = play(FIXED, stacks=(500, 49, 500, 500), actions="2:call 3:call 0:call 1:check " + three)

    assert hand.raise_to == (80, 80)
    assert hand.then("0:raise 80").kinds == {"fold", "call", "all in"}


def test_tda_47a_an_opening_all_in_below_the_least_bet_does_not_reopen():
    hand = play(NO, stacks=(5000, 160, 5000), actions=FLOP + "0:check 1:all-in 2:call")

    assert (hand.actor, hand.call) == (0, 60)
    assert hand.kinds == {"fold", "call", "all in"}


def test_tda_47a_who_has_not_acted_may_raise_a_short_opening():
    hand = play(NO, stacks=(5000, 160, 5000), actions=FLOP + "0:check 1:all-in")

    assert hand.actor == 2
    assert hand.raise_to.least == 160


def test_tda_47a_short_all_ins_that_together_are_a_full_raise_reopen_whatever_follows():
    """180, 260 and 300 on a bet of 100: the last adds little, but it is 200 to who has bet."""
    calls = "2:call 3:call 4:call 0:call 1:check "
    hand = play(
        NO,
        stacks=(5000, 280, 360, 400, 5000),
        actions=calls + "0:raise 100 1:all-in 2:all-in 3:all-in 4:call",
    )

    assert (hand.actor, hand.call) == (0, 200)
    assert hand.raise_to.least == 400


def test_a_lone_seat_with_nothing_to_call_is_not_asked():
    hand = play(NO, stacks=(50, 5000, 5000), actions="2:fold")

    assert hand.is_over
    assert hand.state.table.board[0].bit_count() == 5


def test_tda_21_each_side_pots_odd_chips_are_its_own():
    """Two equal hands share 13 and 13: 7 and 6 of each, where 26 together would be 13 and 13."""
    hand = play(
        holdem(),
        stacks=(100, 100, 3, 100, 100),
        deal="2h3h AhKd 2c3c 2d3d AsKc",
        board="AcKhQs9s8d",
        actions="2:all-in 3:call 4:call 0:fold 1:call 1:check 3:raise 3 4:call 1:call"
        " 1:raise 2 3:fold 4:call 1:check 4:check",
    )

    won = [(event.pot, event.seat, event.amount) for event in hand.told(Won)]

    assert won == [(0, 1, 7), (0, 4, 6), (1, 1, 7), (1, 4, 6)]


def test_the_last_card_of_stud_is_shared_before_folded_cards_are_dealt_again():
    """Robert's Rules, seven-card stud: a common card when there are not enough fresh cards for all.

    Eight seats have 48 cards; one folds on sixth street, and four are left for seven.
    """
    hand = play(CATALOGUE["stud"], stacks=(100,) * 8)
    while hand.state.table.deck.bit_count() > 4:
        hand = hand.then(f"{hand.actor}:{'call' if hand.call else 'check'}")
    hand = hand.then(f"{hand.actor}:raise {hand.raise_to.least}")
    folded = hand.actor
    hand = hand.then(f"{folded}:fold")
    while not [event for event in hand.told(Dealt) if event.zone is BOARD]:
        hand = hand.then(f"{hand.actor}:call")

    assert hand.state.table.board[0].bit_count() == 1
    assert hand.state.table.board[0] & (hand.state.table.hand[folded] | hand.state.table.up[folded]) == 0
