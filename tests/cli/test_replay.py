"""`cardwright replay`: what is said of hands that agree, differ and cannot be read."""

import json

import pytest
from tests.cli.conftest import agrees_with_golden

HAND = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AhKd", "d dh p2 ????", "p2 cbr 6", "p1 f"]
players = ["Ada", "Bob"]
finishing_stacks = [199, 201]
"""
CENTS = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.25, 0.50]
min_bet = 0.50
starting_stacks = [20.00, 20.00]
actions = ["d dh p1 AhKd", "d dh p2 2c3c", "p2 cbr 1.50", "p1 f"]
"""


@pytest.fixture
def hands(tmp_path):
    """A folder with a hand that agrees, one that differs, one that breaks off, and no hand at all."""
    legal = HAND.replace("p2 cbr 6", "p2 cc").replace("p1 f", "p1 cc")
    (tmp_path / "agrees.phh").write_text(HAND.replace("[199, 201]", "[198, 202]"))
    (tmp_path / "differs.phh").write_text(HAND.replace("[199, 201]", "[187, 213]"))
    (tmp_path / "illegal.phhs").write_text(f"[1]\n{legal}\n[2]\n{HAND.replace('cbr 6', 'cbr 3')}")
    (tmp_path / "noise.phh").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "notes.txt").write_text("not a hand")
    return tmp_path


def test_a_line_for_each_hand_that_is_wrong_and_the_counts_last(cardwright, hands):
    answer = cardwright(f"replay {hands} --check")

    assert answer.status == 1
    assert answer.lines[-1].endswith(" unreadable")
    assert [line for line in answer.lines if "differs.phh: differs, result/stacks" in line]
    assert [line for line in answer.lines if "illegal.phhs hand 2: differs, action/too_small" in line]
    assert [line for line in answer.lines if "noise.phh: unreadable" in line]
    assert not any("agrees.phh: d" in line for line in answer.lines)


def test_hands_that_agree_are_only_counted(cardwright, hands):
    answer = cardwright(f"replay {hands / 'agrees.phh'} --check")

    assert (answer.status, answer.out) == (0, "1 hands, 0 differ, 0 unreadable\n")


def test_json_is_one_object_a_line_and_the_counts_last(cardwright, hands):
    told = [json.loads(line) for line in cardwright(f"replay {hands} --check --json").lines]
    wrong = [line for line in told if "status" in line]

    assert told[-1]["hands"] == 5
    assert told[-1]["differ"] == sum(line["status"] == "differs" for line in wrong)
    assert told[-1]["unreadable"] == sum(line["status"] == "unreadable" for line in wrong) == 1


@pytest.mark.parametrize(("name", "text"), [("hand", HAND), ("cents", CENTS)])
def test_a_hand_is_told_with_its_names_and_its_chips(cardwright, tmp_path, monkeypatch, name, text):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hand.phh").write_text(text)

    answer = cardwright("replay hand.phh")

    assert (answer.status, answer.err) == (0, "")
    agrees_with_golden(f"replay-{name}", answer.out)


def test_telling_stops_at_what_is_not_legal(cardwright, hands):
    answer = cardwright(f"replay {hands / 'illegal.phhs'}")

    assert answer.status == 1
    assert "[action/too_small]" in answer.lines[-1]


@pytest.mark.parametrize(
    ("words", "code"),
    [("replay nowhere --check", "file/missing"), ("replay nowhere", "file/missing"), ("replay", "cli/usage")],
)
def test_paths_that_are_none_are_refused(cardwright, words, code):
    answer = cardwright(words)

    assert (answer.status, answer.code) == (2, code)


def test_a_folder_without_hands_is_refused(cardwright, tmp_path):
    assert cardwright(f"replay {tmp_path} --check").code == "file/no_hands"


def test_no_progress_is_written_into_a_pipe(cardwright, hands):
    assert cardwright(f"replay {hands} --check").err == ""
