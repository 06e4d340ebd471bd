"""Showing hands and paying pots, by the numbers of the Tournament Directors' rules of 2024.

The rules are said in our own words. Seat 0 is the small blind, the last seat the button.
"""

from tests.playing import Hand, holdem, play

from cardwright import seen_by
from cardwright.games import Pot
from cardwright.games.events import Dealt, Mucked, Returned, Showed, Won
from cardwright.games.phases import HAND, HIGH, OddChips, Post, Show, Showdown

CHECKED = "2:call 0:call 1:check "
DOWN = "0:check 1:check 2:check "
BOARD = "AcKhQs9s8d"


def shown(hand: Hand) -> list[int]:
    return [event.seat for event in hand.told(Showed)]


def won(hand: Hand) -> list[tuple[int, int, int]]:
    """Pot, seat and amount of each share that was paid."""
    return [(event.pot, event.seat, event.amount) for event in hand.told(Won)]


def place(hand: Hand, kind: type, number: int = 0) -> int:
    """How early the event of a kind was told."""
    return [at for at, event in enumerate(hand.events) if isinstance(event, kind)][number]


# --- 15B and uncalled bets ---------------------------------------------------------------


def test_15b_what_nobody_called_goes_back_before_the_pot_is_won():
    hand = play(holdem(), stacks=(100,) * 3, actions="2:raise 50 0:fold 1:fold")

    assert [(event.seat, event.amount) for event in hand.told(Returned)] == [(2, 48)]
    assert won(hand) == [(0, 2, 5)]
    assert place(hand, Returned) < place(hand, Won)


def test_what_a_short_stack_could_not_call_goes_back_to_the_loser_too():
    hand = play(holdem(), stacks=(30, 100), deal="AhAd 2c7d", board="KhQs9s8d3h", actions="1:all-in 0:call")

    assert [(event.seat, event.amount) for event in hand.told(Returned)] == [(1, 70)]
    assert hand.stacks == (60, 70)
    assert won(hand) == [(0, 0, 60)]


# --- 16: all-in hands lie face up --------------------------------------------------------


def test_16_hands_are_turned_up_as_soon_as_an_all_in_ends_the_betting():
    """Example 1: before the rest of the board comes."""
    hand = play(holdem(), stacks=(50, 100), actions="1:all-in 0:call")

    assert shown(hand) == [1, 0]
    assert place(hand, Showed, 1) < next(at for at, e in enumerate(hand.events) if is_board(e))


def is_board(event) -> bool:
    return isinstance(event, Dealt) and event.zone is not HAND


def test_16_not_while_two_others_can_still_bet():
    """Example 2: one is all-in before the flop; the others go on betting."""
    hand = play(holdem(), stacks=(10, 100, 100), actions="2:raise 10 0:call 1:call 1:check 2:check")

    assert shown(hand) == []
    assert shown(hand.then("1:all-in 2:call")) == [1, 2, 0]


def test_16_at_a_showdown_with_an_all_in_nobody_keeps_its_hand_back():
    """Example 3, where the house lets losers muck."""
    award = Showdown(HIGH, show=Show.WINNING)
    hand = play(
        holdem(award=award),
        stacks=(10, 100, 100),
        deal="AhAd KdKc 2c3d",
        board="Qs9s8d7h3h",
        actions="2:raise 10 0:call 1:call " + "1:check 2:check " * 3,
    )

    assert sorted(shown(hand)) == [0, 1, 2]


def test_16_where_the_house_does_not_table_all_ins_losers_keep_theirs():
    award = Showdown(HIGH, show=Show.WINNING, tabled=False)
    hand = play(
        holdem(award=award),
        stacks=(50, 100),
        deal="AhAd 2c3d",
        board="KhQs9s8d7h",
        actions="1:all-in 0:call",
    )

    assert shown(hand) == [0]


# --- 17: the order of showing ------------------------------------------------------------


def test_17a_the_last_to_bet_or_raise_on_the_last_street_shows_first():
    river = "0:check 1:bet 10 2:raise 20 0:call 1:call"
    hand = play(holdem(), stacks=(100,) * 3, actions=CHECKED + DOWN * 2 + river)

    assert shown(hand) == [2, 0, 1]


def test_17a_without_a_bet_there_the_first_left_of_the_button_shows_first():
    turn = "0:check 1:check 2:bet 10 0:call 1:call "
    hand = play(holdem(), stacks=(100,) * 3, actions=CHECKED + DOWN + turn + DOWN)

    assert shown(hand) == [0, 1, 2]


def test_17a_a_folded_seat_never_shows():
    flop = "0:check 1:bet 5 2:call 0:fold "
    hand = play(holdem(), stacks=(100,) * 3, actions=CHECKED + flop + "1:check 2:check " * 2)

    assert shown(hand) == [1, 2]


def test_17b_the_last_seat_left_wins_unseen():
    hand = play(holdem(), stacks=(100,) * 3, actions="2:fold 0:fold")

    assert shown(hand) == []
    assert all(seen_by(event, 0).cards is None for event in hand.told(Dealt) if event.seat == 1)


def test_where_losers_may_muck_a_hand_that_is_beaten_stays_hidden():
    """The last to bet shows; who is beaten by what lies there does not; who beats it does."""
    award = Showdown(HIGH, show=Show.WINNING)
    hand = play(
        holdem(award=award),
        stacks=(100,) * 3,
        deal="KdKc 2c3d AhAd",
        board="Qs9s8d7h3h",
        actions=CHECKED + DOWN * 3,
    )

    assert shown(hand) == [0, 2]


def test_where_losers_may_muck_a_tie_is_shown():
    award = Showdown(HIGH, show=Show.WINNING)
    hand = play(
        holdem(award=award), stacks=(100,) * 2, deal="2c3d 2h3s", board="AcKhQsJdTh",
        actions="1:call 0:check " + "0:check 1:check " * 3,
    )  # fmt: skip

    assert shown(hand) == [0, 1]
    assert hand.stacks == (100, 100)


CHOICE = holdem(award=Showdown(HIGH, show=Show.CHOICE))


def test_where_the_house_lets_them_choose_each_seat_shows_or_mucks_in_order():
    hand = play(CHOICE, stacks=(100,) * 3, actions=CHECKED + DOWN * 3)

    assert hand.actor == 0
    assert hand.kinds == {"show", "muck"}
    assert hand.then("0:show").actor == 1


def test_17b_where_all_others_muck_the_last_wins_and_need_not_show():
    """Even with the worst hand."""
    hand = play(
        CHOICE,
        stacks=(100,) * 3,
        deal="AhAd KdKc 2c3d",
        board="Qs9s8d7h4h",
        actions=CHECKED + DOWN * 3 + "0:muck 1:muck",
    )

    assert hand.is_over
    assert shown(hand) == []
    assert hand.stacks == (98, 98, 104)


def test_a_mucked_hand_wins_nothing_however_good():
    hand = play(
        CHOICE,
        stacks=(100,) * 3,
        deal="AhAd KdKc 2c3d",
        board="Qs9s8d7h4h",
        actions=CHECKED + DOWN * 3 + "0:muck 1:show 2:show",
    )

    assert [event.seat for event in hand.told(Mucked)] == [0]
    assert won(hand) == [(0, 1, 6)]


def test_16_who_is_all_in_has_no_choice():
    hand = play(CHOICE, stacks=(50, 100), actions="1:all-in 0:call")

    assert hand.is_over
    assert shown(hand) == [1, 0]


# --- 20: odd chips -----------------------------------------------------------------------

THREE_WAY = "2:call 3:call 0:fold 1:check " + "1:check 2:check 3:check " * 3
EQUAL = "9h9d 2c3d 2h3s 2d3c"  # seats 1 to 3 play the board


def odd_chips(odd: OddChips) -> Hand:
    """Three equal hands share 23: blinds of 5 and 6."""
    game = holdem(post=Post(blinds=(5, 6)), award=Showdown(HIGH, odd=odd))
    return play(game, stacks=(100,) * 4, deal=EQUAL, board="AcKhQsJdTh", actions=THREE_WAY)


def test_20a_odd_chips_go_one_each_from_the_first_winner_left_of_the_button():
    assert won(odd_chips(OddChips.ONE_EACH)) == [(0, 1, 8), (0, 2, 8), (0, 3, 7)]


def test_20a_or_all_of_them_to_the_first():
    assert won(odd_chips(OddChips.TO_FIRST)) == [(0, 1, 9), (0, 2, 7), (0, 3, 7)]


def test_20c_the_odd_chip_between_the_portions_of_a_pot_goes_to_the_first_of_them():
    game = holdem(post=Post(blinds=(1, 2)), award=Showdown(HIGH, HIGH))
    hand = play(
        game,
        stacks=(100,) * 3,
        deal="2c3d AhAd 9c9h",
        board="KhQs8d7h4h",
        actions="2:call 0:fold 1:check " + "1:check 2:check " * 3,
    )

    assert [(event.portion, event.seat, event.amount) for event in hand.told(Won)] == [(0, 1, 3), (1, 1, 2)]


def test_a_pot_that_one_seat_alone_can_win_is_paid_whole_however_it_would_be_divided():
    """Seats 1 and 3 have put in 2 more than seat 2 could call; then seat 3 folds."""
    game = holdem(award=Showdown(HIGH, HIGH))
    hand = play(
        game, stacks=(100, 100, 4, 100), actions="2:call 3:call 0:fold 1:check 1:bet 4 2:all-in 3:call"
        " 1:bet 2 3:fold",
    )  # fmt: skip

    assert [(event.seat, event.amount) for event in hand.told(Won) if event.pot == 1] == [(1, 4)]


# --- 21: side pots -----------------------------------------------------------------------

ALL_IN = "2:all-in 3:call 0:all-in 1:all-in 3:call"
NESTED = (30, 60, 10, 100)


def test_21_each_stack_wins_from_each_other_at_most_what_it_put_in():
    """Best hand 10, second 30, third 60, worst 100: every pot goes to the next."""
    hand = play(
        holdem(),
        stacks=NESTED,
        deal="KsKd QhQd AhAd 2c3d",
        board="Tc9s8d6h4h",
        actions=ALL_IN,
    )

    assert won(hand) == [(0, 2, 40), (1, 0, 60), (2, 1, 60)]
    assert hand.stacks == (60, 60, 40, 40)


def test_21_pots_with_the_same_seats_are_one_pot():
    """Folded chips make no pot of their own."""
    hand = play(holdem(), stacks=(100,) * 4, actions="2:raise 6 3:call 0:fold 1:fold")

    assert hand.pots == (Pot(amount=15, seats=(2, 3)),)


def test_21_chips_that_a_folded_seat_put_in_belong_to_the_pots_they_reach():
    """A seat that folds with 30 in has paid 10 to the main pot and 20 to the side pot."""
    actions = "2:all-in 3:raise 30 0:call 1:call 0:bet 5 1:fold 3:call"
    hand = play(holdem(), stacks=(100, 100, 10, 100), actions=actions)

    assert hand.pots == (Pot(amount=40, seats=(0, 2, 3)), Pot(amount=70, seats=(0, 3)))


def test_21_each_pot_is_split_separately():
    """Two pots of 31 and 13 split by the same two hands have an odd chip each."""
    hand = play(
        holdem(),
        stacks=(100, 100, 10, 100),
        deal="2h3h AhKd 2c3c AsKc",
        board="AcKhQs9s8d",
        actions="2:all-in 3:call 0:fold 1:call 1:bet 3 3:call" + " 1:check 3:check" * 2,
    )

    assert won(hand) == [(0, 1, 16), (0, 3, 15), (1, 1, 3), (1, 3, 3)]


def test_nested_splits_pay_every_chip():
    """Three share the main pot, two of them the side pot."""
    hand = play(
        holdem(),
        stacks=(50, 50, 10, 50),
        deal="2h3h 2d3d 2c3c 7h7d",
        board="AcKhQsJdTh",
        actions="2:all-in 3:all-in 0:all-in 1:fold",
    )

    assert won(hand) == [(0, 0, 11), (0, 2, 11), (0, 3, 10), (1, 0, 40), (1, 3, 40)]
