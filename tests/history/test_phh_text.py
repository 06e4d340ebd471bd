"""PHH text is read as TOML would be, only faster, and one bad hand spoils no other."""

import datetime
import tomllib

import pytest
from tests.history.recorded import HANDS

from cardwright.history import read_phh
from cardwright.history.phh_text import Number, plainly, toml_text, with_care

FILES = sorted(path.name for path in HANDS.glob("*.phh*"))


def meaning(text):
    return [(hand.name, {key: hand[key] for key in hand.fields}) for hand in read_phh(text)]


@pytest.mark.parametrize("name", FILES)
def test_plain_lines_are_read_as_a_toml_parser_reads_them(name):
    text = (HANDS / name).read_text()

    found = {hand.name: {key: hand[key] for key in hand.fields} for hand in plainly(text)}

    document = tomllib.loads(text, parse_float=Number)
    assert found == ({"": document} if "variant" in document else document)


@pytest.mark.parametrize("name", FILES)
def test_the_careful_reader_finds_the_same(name):
    text = (HANDS / name).read_text()

    careful = [(hand.name, {key: hand[key] for key in hand.fields}) for hand in with_care(text)]

    assert careful == meaning(text)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("[1, 2, 0]", [1, 2, 0]),
        ("[1, 2, 0,]", [1, 2, 0]),
        ("[ # blinds\n 1, # small\n 2\n]", [1, 2]),
        ("[\n  'p1 f',\n  # nothing\n\n  \"p2 cc\" # a call\n]", ["p1 f", "p2 cc"]),
        ("1_000", 1000),
        ("36.10", "36.10"),
        ("[inf, 2.5]", ["inf", "2.5"]),
        ("13:47:47", datetime.time(13, 47, 47)),
        ("'it is [1]'", "it is [1]"),
        ('"say \\"p1 f\\""', 'say "p1 f"'),
        ("'''over\ntwo lines'''", "over\ntwo lines"),
        ("true  # yes", True),
    ],
)
def test_a_value_means_what_toml_says(written, value):
    [hand] = read_phh(f"variant = 'NT'\nfield = {written}\nlast = 1\n")

    assert hand["field"] == value
    assert hand["last"] == 1


def test_lines_may_end_as_on_any_system():
    assert meaning("[1]\r\nhand = 1\r\n\r\n[2]\r\nhand = 2\r\n") == meaning(
        "[1]\nhand = 1\n\n[2]\nhand = 2\n"
    )


@pytest.mark.parametrize(
    "bad", ["hand = ", "hand = 1\nhand = 2", "hand = [1, 2", "what is this", "hand = 1 2"]
)
def test_a_hand_that_is_not_toml_spoils_no_other(bad):
    hands = read_phh(f"[1]\nvariant = 'NT'\n\n[2]\n{bad}\n\n[3]\nvariant = 'FT'\n")

    assert [hand.name for hand in hands] == ["1", "2", "3"]
    assert [bool(hand.problem) for hand in hands] == [False, bad != "hand = 1 2", False]
    assert hands[2]["variant"] == "FT"


def test_hands_of_the_same_name_are_all_read():
    assert [hand["hand"] for hand in read_phh("[1]\nhand = 1\n[1]\nhand = 2\n")] == [1, 2]


@pytest.mark.parametrize(
    "value", ["it's", 'a "b"', "tab\there", "line\nline", "\\", "♠", ["p1 f", 2, True], {"a": 1}]
)
def test_what_is_written_is_read_back(value):
    assert tomllib.loads(f"value = {toml_text(value)}")["value"] == value
