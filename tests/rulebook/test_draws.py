"""Drawing and putting away: what only its owner knows, and what happens when the deck runs out."""

from tests.playing import play

from cardwright import CATALOGUE, observe
from cardwright.games import seen_by
from cardwright.games.events import Dealt, Shuffled, Threw

TRIPLE, PINEAPPLE = CATALOGUE["deuce-triple"], CATALOGUE["crazy-pineapple"]


def passive(hand, throw=""):
    """Check and call; in a draw throw the first five cards, or none."""
    kinds = hand.kinds
    if "throw" in kinds:
        cards = "".join(throw) if throw else ""
        return hand.then(f"{hand.actor}:throw {cards or 'nothing'}")
    return hand.then(f"{hand.actor}:{'call' if 'call' in kinds else 'check'}")


def test_a_discard_is_known_to_its_owner_alone():
    hand = play(PINEAPPLE, stacks=(50, 50), deal="AhKhQh 2c3c4c", actions="1:call 0:check 0:check 1:check")
    hand = hand.then("0:throw Qh")
    [thrown] = hand.told(Threw)

    assert observe(hand.state, 0).thrown == thrown.cards
    assert observe(hand.state, 1).thrown == 0
    assert seen_by(thrown, 1).cards is None


def test_as_many_are_put_away_as_the_game_says():
    hand = play(PINEAPPLE, stacks=(50, 50), deal="AhKhQh 2c3c4c", actions="1:call 0:check 0:check 1:check")

    assert hand.kinds == {"throw"}
    assert {action.value.bit_count() for action in hand.legal} == {1}


def test_nothing_is_drawn_for_what_is_put_away():
    hand = play(PINEAPPLE, stacks=(50, 50), deal="AhKhQh 2c3c4c", actions="1:call 0:check 0:check 1:check")
    hand = hand.then("0:throw Qh 1:throw 4c")

    assert [held.bit_count() for held in hand.state.table.hand] == [2, 2]


def test_who_is_all_in_puts_away_too():
    hand = play(PINEAPPLE, stacks=(50, 50), deal="AhKhQh 2c3c4c", actions="1:all-in 0:call")

    assert hand.kinds == {"throw"}
    assert not [event for event in hand.told(Dealt) if event.street == "turn"]
    assert hand.then("0:throw Qh 1:throw 4c").is_over


def test_when_the_deck_runs_out_what_others_threw_is_shuffled_in():
    hand = play(TRIPLE, stacks=(100,) * 6)
    while not hand.is_over and not hand.told(Shuffled):
        if "throw" in hand.kinds:
            held = hand.state.table.hand[hand.actor]
            options = [action for action in hand.legal if action.value == held]
            hand = hand.after(hand.actor, options[0]).dealt()
        else:
            hand = passive(hand)

    assert hand.told(Shuffled)


def test_nobody_draws_what_they_threw_themselves():
    hand = play(TRIPLE, stacks=(100,) * 6)
    gone = [0] * 6
    while not hand.is_over:
        seat = hand.actor
        if "throw" in hand.kinds:
            held = hand.state.table.hand[seat]
            gone[seat] |= held
            [everything] = [action for action in hand.legal if action.value == held]
            hand = hand.after(seat, everything).dealt()
            assert hand.state.table.hand[seat] & held == 0
        else:
            hand = passive(hand)


def test_only_who_is_on_turn_may_throw():
    hand = play(PINEAPPLE, stacks=(50, 50), actions="1:call 0:check 0:check 1:check")

    assert observe(hand.state, 1).legal.kinds == ()
