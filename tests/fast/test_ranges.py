"""Ranges are read as they are written, in three spellings."""

import pytest

from cardwright.cards import NotationError, parse_set
from cardwright.fast.ranges import parse_range


@pytest.mark.parametrize(
    ("written", "hands"),
    [
        ("AA", 6),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("KA", 16),
        ("QQ+", 18),
        ("ATs+", 16),
        ("88-55", 24),
        ("55-88", 24),
        ("A5s-A2s", 16),
        ("98s-54s", 20),
        ("random", 1326),
        ("22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32+", 1326),
        ("AhKh", 1),
        ("AA KK, QQ", 18),
    ],
)
def test_a_range_has_so_many_hands(written, hands):
    assert len(parse_range(written)) == hands


@pytest.mark.parametrize(
    ("written", "weight"),
    [
        ("AhKh:0.5", 0.5),
        ("AhKh@50%", 0.5),
        ("75: AKs-AQs", 0.75),
        ("[25%]AKs,QQ[/25%]", 0.25),
        ("[25.0]AKs[/25.0]", 0.25),
        ("[50%]AKs:0.5[/50%]", 0.25),
        ("AKs", 1.0),
    ],
)
def test_a_weight_is_read_in_every_spelling(written, weight):
    assert parse_range(written)[parse_set("AhKh")] == weight


def test_what_stands_outside_the_brackets_keeps_its_weight():
    hands = parse_range("[25%]AKs[/25%],QQ")

    assert hands[parse_set("AhKh")] == 0.25
    assert hands[parse_set("QhQd")] == 1.0


@pytest.mark.parametrize(
    "written", ["", "foo", "AAs", "AK+s", "A5s-K2o", "98s-53s", "AKs:2", "150: AA", "AhKh:0"]
)
def test_what_is_no_range_is_refused(written):
    with pytest.raises(NotationError):
        parse_range(written)
