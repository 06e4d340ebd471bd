"""The legal actions are exactly right: trees counted whole, against arithmetic and literature."""

import pytest
from tests.trees.walking import counts, divided, information_sets

from cardwright import KUHN, Game, start
from cardwright.games.catalogue import LEDUC
from cardwright.games.phases import BOARD, HIGH, Bet, Contest, Deal, Post, Seats, Showdown

# No-limit with four chips each, one card of Leduc's six, one in the middle.
#
# Before the board, the button (small blind) first: fold; all-in, answered by fold or call; call,
# answered by check, or all-in, answered by fold or call. That is 4 decisions; 3 ways to end by a
# fold, 2 to run out, 1 to bet on. After the board, two chips each and a least bet of two: check
# or all-in, then check or all-in, then fold or call: 4 decisions and 5 ends.
#
#   deals of two cards    6 × 5 = 30, boards 4
#   chance                1 + 6 + 30 × (2 + 1) = 97
#   decisions             30 × 4 + 30 × 4 × 4 = 600
#   ends                  30 × 3 + 30 × 2 × 4 + 30 × 4 × 5 = 930
#   information sets      2 × 6 × 2 before the board, 2 × 6 × 5 × 2 after it = 144
SMALL_HOLDEM = Game(
    name="small hold'em",
    seats=Seats(2, 2),
    deck="leduc",
    stack=4,
    phases=(
        Contest(
            Post(blinds=(1, 2)),
            *(Deal(1), Bet()),
            *(Deal(1, to=BOARD), Bet()),
            award=Showdown(HIGH),
        ),
    ),
)

# Kuhn: 6 deals; check or bet, and so on: 4 decisions and 5 ends of each.
#   chance 1 + 3, decisions 6 × 4, ends 6 × 5; a seat decides twice with each of 3 cards.
# Leduc: 30 deals; a round goes 5 ways without a fold and 4 with one, in 6 decisions.
#   chance 1 + 6 + 30 × 5; decisions 30 × 6 + 30 × 5 × 4 × 6; ends 30 × 4 + 600 × 9.
#   Information sets: 6 cards × 6 decisions, then 6 × 5 boards × 5 ways × 6.
TREES = (
    (KUHN, {"chance": 4, "decision": 24, "terminal": 30}, 12),
    (LEDUC, {"chance": 157, "decision": 3780, "terminal": 5520}, 936),
    (SMALL_HOLDEM, {"chance": 97, "decision": 600, "terminal": 930}, 144),
)


@pytest.mark.parametrize(
    ("game", "nodes"), [tree[:2] for tree in TREES], ids=lambda g: getattr(g, "name", "")
)
def test_the_whole_tree_has_as_many_nodes_as_arithmetic_says(game, nodes):
    counted = counts(start(game))

    assert counted == nodes, divided(game)


@pytest.mark.parametrize(
    ("game", "sets"), [tree[::2] for tree in TREES], ids=lambda g: getattr(g, "name", "")
)
def test_a_seat_can_tell_apart_what_it_may_and_nothing_else(game, sets):
    counted = information_sets(start(game))

    assert counted == sets, divided(game)


def test_a_wrong_count_says_where_to_look():
    said = divided(KUHN).splitlines()

    assert said[1:] == [
        "below check: {'decision': 12, 'terminal': 18}",
        "below raise to 1: {'decision': 6, 'terminal': 12}",
    ]
