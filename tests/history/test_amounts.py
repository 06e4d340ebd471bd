"""Amounts are exact: whole chips of the smallest unit that is written, whatever it looks like."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardwright.history import PhhError
from cardwright.history.chips import UNKNOWN_STACK, amount_text, chips, decimals, items


@given(some.integers(-(10**15), 10**15), some.integers(0, 9))
def test_an_amount_is_read_as_it_was_written(amount, places):
    assert chips(amount_text(amount, 10**places), places) == amount


@pytest.mark.parametrize(
    ("written", "places", "amount"),
    [
        ("1_000.50", 2, 100050),
        ("+2", 1, 20),
        (" 0.5 ", 1, 5),
        ("1e3", 0, 1000),
        ("2.50", 1, 25),
        ("inf", 2, UNKNOWN_STACK),
    ],
)
def test_numbers_may_look_in_any_way_that_toml_allows(written, places, amount):
    assert chips(written, places) == amount


@pytest.mark.parametrize("written", ["", "nan", "p1", "0.55", "1e999999", "--1", "9" * 5000])
def test_what_is_no_amount_is_refused(written):
    with pytest.raises(PhhError, match="no amount"):
        chips(written, 1)


def test_thirds_are_written_to_the_twelfth_place():
    assert amount_text(Fraction(10, 3), 1) == "3.333333333333"


def test_the_unit_has_as_many_decimals_as_any_amount():
    assert decimals("[454.65, 277]", "0.5") == 2


def test_too_many_decimals_are_refused():
    with pytest.raises(PhhError, match="decimals"):
        decimals("0." + "1" * 31)


def test_an_array_may_end_with_a_comma():
    assert items("[1, 2,]") == ["1", " 2"]
