"""Failures of the engines and evaluators that programs are written against.

Each is what one of them does wrong, and what is right.
"""

import pytest
from tests.playing import holdem, play

from cardwright import DEALER, HOLDEM, CardwrightError, deal_out, parse_action, start
from cardwright.fair import SeededDealer
from cardwright.fast import equity
from cardwright.games.events import Won
from cardwright.games.phases import POT_LIMIT, Bet, Post

BROADWAY = "AcKhQsJdTh"
SIX = "2c3d 2h3s 2d3c 2s3h 4c4d 4h4s"  # equal on that board
DOWN = " 0:check 1:check 2:check" * 3


def test_pypokerengine_45_antes_are_in_the_pot():
    hand = play(holdem(post=Post(blinds=(1, 2), ante=5)), stacks=(100,) * 3)

    assert sum(pot.amount for pot in hand.pots) == 18
    assert hand.then("2:fold 0:fold").stacks == (94, 111, 95)


def test_pypokerengine_72_a_stack_below_the_least_raise_may_still_raise_all_in():
    hand = play(HOLDEM, stacks=(30, 200, 200), actions="2:raise 20")

    assert hand.raise_to == (30, 30)
    assert hand.then("0:all-in").call == 28


def test_pypokerengine_44_a_seat_that_is_all_in_is_never_asked():
    """Seat 0 posts its last chip; the others bet on four streets."""
    hand = play(HOLDEM, stacks=(1, 200, 200), actions="2:raise 4")
    asked = set()
    while not hand.is_over:
        asked.add(hand.actor)
        hand = hand.then(f"{hand.actor}:{'call' if hand.call else 'check'}")

    assert asked == {1, 2}


def test_pokers_a_raise_is_at_least_the_one_before_it():
    hand = play(HOLDEM, stacks=(200,) * 3, actions="2:raise 10")

    assert hand.raise_to.least == 18


@pytest.mark.parametrize("winners", [2, 3, 4, 5, 6])
def test_clubs_odd_chips_of_six_seats_are_shared_out(winners):
    """It fails there with an error."""
    folds = " ".join(f"{seat}:fold" for seat in range(2, 8 - winners))
    calls = " ".join(f"{seat}:call" for seat in range(8 - winners, 6))
    down = " ".join(f"{seat}:check" for seat in (0, 1, *range(8 - winners, 6)))
    hand = play(
        holdem(post=Post(blinds=(1, 2), ante=3)),
        stacks=(100,) * 6,
        deal=SIX,
        board=BROADWAY,
        actions=f"{folds} {calls} 0:call 1:check {down} {down} {down}",
    )
    shares = [event.amount for event in hand.told(Won)]

    assert len(shares) == winners
    assert sum(shares) == 18 + 2 * winners
    assert max(shares) - min(shares) <= 1


def test_texasholdem_39_a_raise_of_50_is_to_50():
    hand = play(HOLDEM, stacks=(200,) * 3, actions="2:raise 10 0:raise 50")

    assert hand.bets == (50, 2, 10)
    assert hand.stacks[0] == 150


def test_rlcard_alphanlholdem_9_a_pot_sized_raise_is_of_the_pot():
    """After a call and a check there are 4; a bet of the pot is 4, and a raise of it to 16."""
    hand = play(holdem(bet=Bet(POT_LIMIT)), stacks=(200,) * 2, actions="1:call 0:check")

    assert sum(pot.amount for pot in hand.pots) == 4
    assert hand.raise_to.most == 4
    assert hand.then("0:raise 4").raise_to.most == 16


def test_rlcard_231_the_legal_raises_are_those_of_the_table():
    hand = play(HOLDEM, stacks=(50, 200, 200), actions="2:raise 6")

    assert hand.raise_to == (10, 50)
    assert hand.then("0:fold").raise_to == (10, 200)


def test_openspiel_1033_every_chip_between_the_bounds_is_a_raise_of_its_own():
    hand = play(HOLDEM, stacks=(40,) * 3)

    assert [a.value for a in hand.legal if a.kind.word == "raise"] == list(range(4, 41))


def test_openspiel_1042_half_the_pot_is_not_offered_below_the_least_bet():
    """The pot is 4, half of it 2, and the least bet 5."""
    game = holdem(bet=Bet(), late=Bet(least=5))
    hand = play(game, stacks=(40,) * 2, actions="1:call 0:check 0:check 1:check")

    assert hand.raise_to.least == 5
    assert min(a.value for a in hand.legal if a.kind.word == "raise") == 5


def test_pokerwars_7_a_folded_player_wins_nothing():
    hand = play(
        HOLDEM,
        stacks=(200,) * 3,
        deal="AhKh 2c3d 2d3c",
        board="QhJhTh5s5d",
        actions="2:call 0:fold 1:check" + " 1:check 2:check" * 3,
    )

    assert hand.stacks[0] == 199
    assert 0 not in {event.seat for event in hand.told(Won)}


@pytest.mark.parametrize("written", ["raise 2.5", "raise NaN", "raise 1e3", "raise inf", "raise"])
def test_saito_331_an_amount_is_a_whole_number(written):
    with pytest.raises(CardwrightError):
        parse_action(written)


def test_saito_331_a_fold_in_the_first_hand_loses_no_chip():
    hand = play(HOLDEM, stacks=(200,) * 3, actions="2:fold 0:fold")

    assert hand.stacks == (199, 201, 200)


def test_pokerkit_tables_do_not_share_a_shuffle():
    """Its decks are shuffled by one stream of chance, so that one table's deals change another's."""

    def cards(dealer, state):
        while state.actor == DEALER:
            state = deal_out(state, dealer).state
        return state.table.hand

    alone = cards(SeededDealer(5), start(HOLDEM, seats=6))
    first, second = SeededDealer(5), SeededDealer(6)
    cards(second, start(HOLDEM, seats=9))

    assert cards(first, start(HOLDEM, seats=6)) == alone


def test_eval7_an_unfinished_board_is_dealt_before_hands_are_compared():
    """It answers 1.0 before the flop and 0.596 on that one."""
    aces, flop = equity(["AcAd", "KcKd"], exact=True), equity(["AhKh", "random"], board="7h2c9d", exact=True)

    assert (aces.deals, flop.deals) == (1_712_304, 1_070_190)
    assert round(aces.shares[0].equity, 5) == 0.82637
    assert round(flop.shares[0].equity, 5) == 0.54879
