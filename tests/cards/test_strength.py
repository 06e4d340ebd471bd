"""What all rankings promise, and what lets them be compiled."""

import ast
import inspect
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.cards import FULL, HIGH, cards_in, rankings, set_of, strength
from cardwright.cards.rankings import OMAHA_EIGHT, OMAHA_HIGH
from cardwright.cards.rankings.high import CATEGORY

ALL = range(HIGH, OMAHA_EIGHT + 1)
NOT_IN_THE_LAW = (
    ast.Raise | ast.Try | ast.Dict | ast.Set | ast.List | ast.Lambda | ast.ClassDef | ast.JoinedStr
    | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.Div | ast.With | ast.Assert
)  # fmt: skip
HOME = Path(inspect.getfile(rankings)).parent


def hands(deck: int, most: int = 7):
    return st.sets(st.sampled_from(cards_in(deck)), max_size=most).map(set_of)


@pytest.mark.parametrize("ranking", ALL)
@given(hand=hands(FULL), board=hands(FULL, 5))
def test_strengths_are_small_and_never_negative(ranking, hand, board):
    assert 0 <= strength(ranking, hand & ~board, board) < 10 << CATEGORY


@pytest.mark.parametrize("ranking", [each for each in ALL if each not in (OMAHA_HIGH, OMAHA_EIGHT)])
@given(cards=hands(FULL), other=hands(FULL))
def test_it_does_not_matter_which_cards_are_the_board(ranking, cards, other):
    assert strength(ranking, cards & other, cards & ~other) == strength(ranking, cards, 0)


@pytest.mark.parametrize("ranking", ALL)
@given(hand=hands(FULL), board=hands(FULL, 5))
def test_every_ranking_makes_something_of_cards_but_the_eights(ranking, hand, board):
    worth = strength(ranking, hand & ~board, board)

    assert worth > 0 or ranking in (6, 10) or hand | board == 0


def test_a_ranking_that_does_not_exist_is_worth_nothing():
    assert strength(0, FULL, 0) == strength(11, FULL, 0) == 0


@pytest.mark.parametrize("path", sorted(HOME.glob("*.py")), ids=lambda path: path.name)
def test_rankings_keep_to_what_can_be_compiled(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]

    for function in functions:
        body = function.body[1:] if ast.get_docstring(function) else function.body
        inside = [node for statement in body for node in ast.walk(statement)]
        assert not [node.lineno for node in inside if isinstance(node, NOT_IN_THE_LAW)]
        assert not [node for node in inside if isinstance(node, ast.Constant) and type(node.value) is not int]
        assert not [node for node in inside if isinstance(node, ast.FunctionDef)]
