"""High and low, two boards, boards run again: who gets which part, and the chips that do not divide."""

from tests.playing import holdem, play

from cardwright import CATALOGUE
from cardwright.games.events import Dealt, Won
from cardwright.games.phases import HIGH, Bet, Post, Showdown, Zone

OMAHA = CATALOGUE["omaha-hi-lo"]
DOUBLE = CATALOGUE["double-board-holdem"]


def to_the_end(hand):
    """Check and call to the showdown."""
    while not hand.is_over:
        hand = hand.then(f"{hand.actor}:{'call' if 'call' in hand.kinds else 'check'}")
    return hand


def test_high_and_low_get_a_half_each():
    hand = to_the_end(play(OMAHA, stacks=(50, 50), deal="KhKdQcJc 2h3h9s9d", board="KcAh7d8sTd"))

    assert hand.stacks == (50, 50)
    assert sorted(event.portion for event in hand.told(Won)) == [0, 1]


def test_with_no_low_the_high_hand_gets_all():
    hand = to_the_end(play(OMAHA, stacks=(50, 50), deal="KhKdQcJc 2h3h9s9d", board="KcAh7dTsTd"))

    assert hand.stacks == (52, 48)


def test_the_odd_chip_goes_to_the_high_hand():
    hand = to_the_end(play(OMAHA, stacks=(50, 1, 50), deal="2h3h9s9d QhQdJhTh KhKdQcJc", board="KcAh7d8sTd"))

    high = sum(event.amount for event in hand.told(Won) if event.portion == 0)
    low = sum(event.amount for event in hand.told(Won) if event.portion == 1)
    assert (high - low) in (0, 1)
    assert high + low == 5


def test_a_low_outside_a_side_pot_takes_nothing_of_it():
    """Each side pot is divided by itself; PokerKit shares the second half of such a pot."""
    stacks, deal = (40, 10, 40), "KhKdQcJc 2h3h9s9d QhQdJhTs"
    hand = play(OMAHA, stacks=stacks, deal=deal, board="KcAh7d8s5c", actions="2:call 0:raise to 4 1:call")
    hand = to_the_end(
        hand.then("2:call 0:raise to 2 1:call 2:call 0:raise to 4 1:all-in 2:call 0:raise to 4 2:call")
    )

    assert {event.portion for event in hand.told(Won) if event.pot == 1} == {0}
    assert hand.stacks == (49, 15, 26)


def test_who_ties_for_low_and_loses_high_is_quartered():
    hand = to_the_end(play(OMAHA, stacks=(80, 80), deal="2h3hKdKh 2d3dQsQc", board="KcAh7d8sTd", actions=""))

    assert hand.stacks == (81, 79)  # of a pot of 4: three to one


def test_one_hand_may_win_both_halves():
    hand = to_the_end(play(OMAHA, stacks=(50, 50), deal="2h3hKdKh QsQc9s9c", board="KcAh7d8sTd"))

    assert hand.stacks == (52, 48)


def test_each_board_of_two_is_worth_half_the_pot():
    first, second = "2c3d4h", "AcKdQh"
    hand = to_the_end(play(DOUBLE, stacks=(50, 50), deal="5h6h JsTs", board=f"{first}{second}9s8dKs7c"))

    assert hand.stacks == (50, 50)
    assert {(event.seat, event.portion) for event in hand.told(Won)} == {(0, 0), (1, 1)}


def test_run_twice_each_run_decides_half_of_the_pot():
    hand = play(
        CATALOGUE["holdem-twice"],
        stacks=(50, 50),
        deal="AhAd KhKd",
        board="2c3c4dKs7s8s9h",
        actions="1:call 0:check 0:all-in 1:call",
    )

    assert hand.is_over
    assert hand.stacks == (50, 50)
    assert {event.zone for event in hand.told(Dealt)} >= {Zone.BOARD, Zone.SECOND_BOARD}


def test_the_cards_that_lie_there_count_for_every_run():
    hand = play(
        CATALOGUE["holdem-twice"],
        stacks=(50, 50),
        deal="AhAd KhKd",
        board="2c3c4dKs7s8s9h",
        actions="1:call 0:check 0:all-in 1:call",
    )

    one, two, _ = hand.state.table.board
    assert (one & two).bit_count() == 3
    assert one.bit_count() == two.bit_count() == 5


def test_without_an_all_in_there_is_one_run():
    hand = to_the_end(play(CATALOGUE["holdem-twice"], stacks=(50, 50), deal="AhAd KhKd", board="2c3c4dKs7s"))

    assert not [event for event in hand.told(Dealt) if event.zone is Zone.SECOND_BOARD]


def test_run_three_times_the_odd_chips_go_to_the_first_run():
    game = holdem(award=Showdown(HIGH, runs=3), post=Post(blinds=(1, 2)))
    hand = play(game, stacks=(50, 5, 5), deal="2h7d AhAd KhKd", actions="2:all-in 0:fold 1:call")

    parts = [event.amount for event in hand.told(Won) if event.pot == 0]
    assert sum(parts) == sum(hand.stacks) - 49 + sum(())
    assert hand.stacks[0] == 49


def test_nobody_puts_more_than_the_cap_into_a_hand():
    hand = play(CATALOGUE["holdem-cap"], stacks=(200, 200, 200), actions="2:raise to 60 0:call")

    assert hand.stacks[2] == 140
    assert hand.actor == 1
    assert hand.raise_to is None


def test_the_cap_counts_what_was_paid_on_earlier_streets():
    hand = play(CATALOGUE["holdem-cap"], stacks=(200, 200), actions="1:raise to 20 0:call")

    assert hand.raise_to.most == 40


def test_who_has_reached_the_cap_is_asked_no_more():
    hand = play(CATALOGUE["holdem-cap"], stacks=(200, 200), actions="1:raise to 60 0:call")

    assert hand.is_over
    assert sorted(hand.stacks) in ([140, 260], [200, 200])


def test_at_spread_limit_a_bet_is_from_the_least_to_the_most():
    hand = play(CATALOGUE["holdem-spread"], stacks=(200, 200), actions="1:call 0:check")

    assert (hand.raise_to.least, hand.raise_to.most) == (2, 10)
    raised = hand.then("0:raise to 7")
    assert (raised.raise_to.least, raised.raise_to.most) == (14, 17)


def test_a_straddle_is_the_first_to_be_raised():
    hand = play(CATALOGUE["holdem-straddle"], stacks=(200,) * 4)

    assert (hand.actor, hand.call, hand.raise_to.least) == (3, 4, 8)


def test_a_bomb_pot_has_no_betting_before_the_flop():
    bets = [phase for phase in CATALOGUE["bomb-pot"].phases[0].phases if isinstance(phase, Bet)]
    hand = play(CATALOGUE["bomb-pot"], stacks=(200,) * 10)

    assert len(bets) == 3
    assert [board.bit_count() for board in hand.state.table.board[:2]] == [3, 3]
    assert hand.pots[0].amount == 50
