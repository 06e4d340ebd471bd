"""Antes, blinds, straddles, late posts and dead chips; and stacks too short for them.

Places are counted from the small blind: seat 0 here, for the button is the last seat.
"""

from tests.playing import holdem, play

from cardwright.games import Game, Pot
from cardwright.games.events import Anted, Posted, Returned, Won
from cardwright.games.phases import (
    BOARD,
    HIGH,
    AnteBy,
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

FOUR = (100,) * 4


def posted(hand) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in hand.told(Posted)]


def anted(hand) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in hand.told(Anted)]


# --- blinds ------------------------------------------------------------------------------


def test_the_two_seats_left_of_the_button_post_the_blinds():
    hand = play(holdem(), stacks=FOUR, button=1)

    assert posted(hand) == [(2, 1), (3, 2)]
    assert hand.actor == 0


def test_a_short_small_blind_is_all_in_and_the_price_is_the_big_blind():
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(3, 100, 100))

    assert posted(hand) == [(0, 3), (1, 10)]
    assert (hand.actor, hand.call) == (2, 10)
    assert hand.then("2:call 1:check").actor == 1


def test_the_first_seat_to_act_is_passed_over_when_an_ante_took_its_last_chip():
    hand = play(holdem(post=Post(blinds=(1, 2), ante=5)), stacks=(100, 100, 5, 100))

    assert hand.actor == 3


def test_a_blind_that_covers_the_last_seats_stack_ends_the_betting():
    """Heads-up the small blind is all-in for less: the big blind has nothing to decide."""
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(100, 4))

    assert hand.is_over
    assert sum(hand.stacks) == 104


def test_a_seat_owes_no_more_than_the_short_blind_it_faces():
    """The big blind is all-in for 3 of 10; heads-up the small blind has 5 in and nothing to add."""
    hand = play(holdem(post=Post(blinds=(5, 10))), stacks=(3, 100))

    assert hand.is_over
    assert [(event.seat, event.amount) for event in hand.told(Returned)] == [(1, 2)]


def test_the_least_bet_after_the_flop_is_the_big_blind_whatever_was_straddled():
    hand = play(holdem(post=Post(blinds=(1, 2, 4))), stacks=FOUR, actions="3:call 0:call 1:call 2:check")

    assert hand.raise_to.least == 2


# --- straddles ---------------------------------------------------------------------------


def test_a_straddle_is_a_blind_raise_and_its_seat_acts_last():
    hand = play(holdem(post=Post(blinds=(1, 2, 4))), stacks=FOUR)

    assert (hand.actor, hand.call) == (3, 4)
    assert hand.then("3:call 0:call 1:call").actor == 2


def test_a_straddle_doubles_the_least_raise():
    hand = play(holdem(post=Post(blinds=(1, 2, 4))), stacks=FOUR)

    assert hand.raise_to.least == 8


def test_the_straddler_may_raise_when_all_have_called():
    hand = play(holdem(post=Post(blinds=(1, 2, 4))), stacks=FOUR, actions="3:call 0:call 1:call")

    assert hand.kinds == {"check", "raise", "all in"}


def test_a_button_straddle_leaves_the_small_blind_first_to_act():
    hand = play(holdem(post=Post(blinds=(1, 2), button_blind=4)), stacks=FOUR)

    assert posted(hand) == [(0, 1), (1, 2), (3, 4)]
    assert (hand.actor, hand.call) == (0, 3)


# --- antes -------------------------------------------------------------------------------


def test_with_straddles_and_two_seats_left_the_button_acts_first_before_the_flop():
    """In a session the third blind has nobody to post it; the order is that of two seats."""
    hand = Contest(Post(blinds=(1, 2, 4)), Deal(2), Bet(), Deal(5, to=BOARD), Bet(), award=Showdown(HIGH))
    session = Repeat(hand, Gather(), PassButton(), times=9, until=(OneLeft(),))
    game = Game(name="session", seats=Seats(3, 3), phases=(session,))
    out = play(
        game,
        stacks=(100, 100, 4),
        button=0,
        deal="AsAh KsKh 7c2d",
        board="3s4s9dTdJc",
        actions="1:call 2:all-in 0:check 1:check 0:check",
    )

    assert (out.state.table.playing, out.state.table.button) == (0b011, 1)
    assert (out.bets, out.actor, out.kinds) == ((2, 1, 0), 1, {"fold", "call", "raise", "all in"})


def test_a_button_that_posts_two_blinds_has_their_sum_to_be_matched():
    hand = play(holdem(post=Post(blinds=(1, 2), button_blind=2)), stacks=(100, 100), button=1)

    assert (hand.bets, hand.actor, hand.call) == ((2, 3), 0, 1)


def test_an_ante_of_each_is_no_bet():
    hand = play(holdem(post=Post(blinds=(1, 2), ante=3)), stacks=FOUR)

    assert anted(hand) == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert hand.call == 2
    assert sum(pot.amount for pot in hand.pots) == 15


def test_who_antes_short_wins_as_much_of_each_ante():
    hand = play(holdem(post=Post(blinds=(1, 2), ante=3)), stacks=(100, 100, 1), actions="0:call 1:check")

    assert hand.pots == (Pot(amount=3, seats=(0, 1, 2)), Pot(amount=8, seats=(0, 1)))


def test_where_antes_are_the_tables_who_antes_short_plays_for_all_of_them():
    post = Post(blinds=(1, 2), ante=3, trimmed=False)
    hand = play(holdem(post=post), stacks=(100, 100, 1), actions="0:call 1:check")

    assert hand.pots == (Pot(amount=7, seats=(0, 1, 2)), Pot(amount=4, seats=(0, 1)))


def test_the_big_blind_may_pay_the_ante_for_the_table():
    post = Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND)
    hand = play(holdem(post=post), stacks=FOUR)

    assert anted(hand) == [(1, 2)]
    assert (hand.stacks[1], hand.call) == (96, 2)


def test_a_big_blind_ante_belongs_to_the_main_pot():
    """Who is all-in for less than its chips can win all of it."""
    post = Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND)
    hand = play(holdem(post=post), stacks=(100, 100, 1), actions="2:call 0:call 1:check")

    assert hand.pots == (Pot(amount=5, seats=(0, 1, 2)), Pot(amount=2, seats=(0, 1)))


def test_rp_11_a_short_big_blind_pays_its_blind_first_and_then_the_ante():
    post = Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND)
    hand = play(holdem(post=post), stacks=(100, 3, 100))

    assert posted(hand)[1] == (1, 2)
    assert anted(hand) == [(1, 1)]


def test_or_the_ante_first_where_the_house_says_so():
    post = Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND, ante_first=True)
    hand = play(holdem(post=post), stacks=(100, 3, 100))

    assert anted(hand) == [(1, 2)]
    assert posted(hand)[1] == (1, 1)


def test_the_button_may_pay_the_ante_for_the_table():
    post = Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BUTTON)
    hand = play(holdem(post=post), stacks=FOUR)

    assert anted(hand) == [(3, 2)]


def test_antes_alone_leave_the_first_seat_left_of_the_button_to_open():
    hand = play(holdem(post=Post(ante=1)), stacks=FOUR)

    assert hand.actor == 0
    assert hand.kinds == {"check", "raise", "all in"}


# --- late posts and dead chips -----------------------------------------------------------


def test_a_late_post_is_a_bet_and_does_not_move_who_acts_first():
    post = Post(blinds=(1, 2), late=(0, 0, 0, 2))
    hand = play(holdem(post=post), stacks=(100,) * 5, actions="2:fold")

    assert posted(hand) == [(0, 1), (1, 2), (3, 2)]
    assert (hand.actor, hand.kinds) == (3, {"check", "raise", "all in"})


def test_dead_chips_are_nobodys_bet():
    post = Post(blinds=(1, 2), late=(0, 0, 2), dead=(0, 0, 1))
    hand = play(holdem(post=post), stacks=FOUR)

    assert hand.stacks[2] == 97
    assert hand.bets[2] == 2
    assert sum(pot.amount for pot in hand.pots) == 6


def test_dead_chips_are_won_once_by_who_is_left():
    hand = play(holdem(post=Post(blinds=(1, 2), dead=(0, 0, 1))), stacks=FOUR, actions="2:fold 3:fold 0:fold")

    assert hand.stacks == (99, 102, 99, 100)


def test_dead_chips_are_won_once_in_the_main_pot():
    """A seat all-in for 10 wins them with the rest of the main pot."""
    hand = play(
        holdem(post=Post(blinds=(1, 2), dead=(0, 0, 1))),
        stacks=(100, 100, 11, 100),
        deal="KsKd 2c3d AhAd 2d3h",
        board="Tc9s8d6h5h",
        actions="2:all-in 3:fold 0:all-in 1:call",
    )

    assert [(event.pot, event.seat, event.amount) for event in hand.told(Won)] == [(0, 2, 31), (1, 0, 180)]
