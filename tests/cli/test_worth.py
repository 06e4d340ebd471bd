"""What a hand is worth where the pot has parts: each is said, and which it is."""

from dataclasses import replace

import pytest

from cardwright import CATALOGUE, observe, parse_set, start
from cardwright.cli.table.worth import worth
from cardwright.players.house.plan import plan_of


def said(game, hand, *boards, brief=True):
    """The worth of this hand on these boards."""
    view = observe(start(CATALOGUE[game]), 0)
    laid = tuple(parse_set(board) for board in boards)
    view = replace(view, hand=parse_set(hand), boards=laid + view.boards[len(laid) :])
    return worth(plan_of(CATALOGUE[game]), view, brief=brief)


@pytest.mark.parametrize(
    ("game", "hand", "boards", "words"),
    [
        ("holdem", "9h2c", ["9cAsQd"], "Pair of Nines."),
        (
            "double-board-holdem",
            "9h2c",
            ["9cAsQd", "KsKd2d"],
            "First board: Pair of Nines. Second board: Two Pair, Kings and Twos.",
        ),
        ("double-board-holdem", "9h9s", ["4cAsQd", "7s8d2d"], "Both boards: Pair of Nines."),
        ("double-board-holdem", "9h9s", [], "Pair of Nines."),
        ("omaha-hi-lo", "9h9s4c3c", ["KdQd2h"], "High: Pair of Nines. No low."),
        ("omaha-hi-lo", "9h9sAc3c", ["7d6d2h"], "High: Pair of Nines. Seven-Six low."),
        ("badacey", "9h9s4c3c2h", [], "Low: Pair of Nines. Badugi: Three-card hand, Nine, Three and Two."),
    ],
)
def test_brief_speech_says_the_worth_for_each_part_of_the_pot(game, hand, boards, words):
    assert said(game, hand, *boards) == words


def test_the_whole_sentence_says_which_board_each_hand_is_of():
    assert said("double-board-holdem", "9h2c", "9cAsQdJh", "KsKd5d6d", brief=False) == (
        "First board: Pair of Nines, with Ace, Queen and Jack. "
        "Second board: Pair of Kings, with Nine, Six and Five."
    )
