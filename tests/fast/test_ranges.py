"""Ranges are read as they are written, in three spellings."""

import pytest

from cardwright.cards import NotationError, parse_set
from cardwright.fast import equity
from cardwright.fast.ranges import parse_range
from cardwright.fast.strongest import STRONGEST, counted


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
        ("88 - 55", 24),
        ("AQs - ATs", 12),
        ("AQs -ATs 88- 55, KK", 42),
        ("QQ +", 18),
        ("AhKh-AhTh", 4),
        ("AhTh+", 4),
        ("9h8h-7h6h", 3),
        ("ThTd-8h8d", 3),
        ("KdAh", 1),
        ("Axs", 48),
        ("Axo", 144),
        ("Ax", 198),
        ("xx", 1326),
        ("xxs", 312),
        ("AhXh", 12),
        ("Ahxx", 51),
        ("AhKx", 4),
        ("AxKx", 16),
        ("AxAx", 6),
        ("100%", 1326),
        ("15%", 200),
        ("top 15 %", 200),
        ("2.5%", 36),
        ("AA, AKs:0.5, QQ-88, ATs+, AhKh", 52),
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
        ("AhKh@50", 0.5),
        ("AKs @ 50", 0.5),
        ("AKs@0.5", 0.5),
        ("AKs : 0.5", 0.5),
        ("25:15%", 0.25),
        ("15%:0.5", 0.5),
        ("[25%]AKs,QQ[/25%]", 0.25),
        ("[25%] AKs - AQs , QQ [/25%]", 0.25),
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
    "written",
    [
        "",
        "foo",
        "AhAh",
        "Ax+",
        "Ax-Kx",
        "AKs@150",
        "0%",
        "120%",
        "A",
        "AhK",
        "x%",
        "15%-20%",
        "AAs",
        "AK+s",
        "A5s-K2o",
        "98s-53s",
        "AKs:2",
        "150: AA",
        "AhKh:0",
    ],
)
def test_what_is_no_range_is_refused(written):
    with pytest.raises(NotationError):
        parse_range(written)


def test_the_strongest_hands_are_all_there_once():
    assert len(set(STRONGEST)) == len(STRONGEST) == 169
    assert STRONGEST[:4] == ("AA", "KK", "QQ", "JJ")
    assert STRONGEST[-1] == "32o"
    assert sum(len(parse_range(hand)) for hand in STRONGEST) == 1326


def test_some_of_the_strongest_hands_are_in_their_order():
    shares = [equity([hand, "random"], exact=True).shares[0].equity for hand in STRONGEST[::24]]

    assert shares == sorted(shares, reverse=True)


@pytest.mark.slow
def test_the_strongest_hands_are_in_their_order():
    assert tuple(counted()) == STRONGEST
