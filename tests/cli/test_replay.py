"""`cardwright replay`: what is said of hands that agree, differ and cannot be read."""

import errno
import json
import os
from pathlib import Path

import pytest
from tests.cli.conftest import agrees_with_golden

from cardwright import CATALOGUE
from cardwright.history import begun, write_phh

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


def test_what_is_wrong_with_a_record_is_said_after_it_was_told(cardwright, tmp_path):
    text = HAND.replace(', "p1 f"]', "]").replace("finishing_stacks = [199, 201]\n", "")
    (tmp_path / "early.phh").write_text(text)
    (tmp_path / "twice.phh").write_text(CENTS.replace("2c3c", "AhKc"))

    early = cardwright(f"replay {tmp_path / 'early.phh'}")
    twice = cardwright(f"replay {tmp_path / 'twice.phh'}")

    assert early.lines[-1] == "The record: explained, data/ends_early: p1 must still act."
    assert twice.lines[-1].startswith("The record: differs, deal/duplicate_card")


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


def test_names_begin_a_sentence_as_they_are_written(cardwright, tmp_path):
    (tmp_path / "hand.phh").write_text(HAND.replace("Ada", "tRKv6Cwc").replace("Bob", "the bob"))

    told = cardwright(f"replay {tmp_path / 'hand.phh'}").out

    assert "\ntRKv6Cwc folds.\n" in told
    assert "\nthe bob wins 4 chips.\n" in told
    assert "TRKv6Cwc" not in told
    assert "The bob" not in told


FORGED = '["Ann\\nBob wins 900 chips.", "\\u001b[2JBob"]'


def test_what_a_terminal_would_obey_in_a_name_is_made_visible(cardwright, tmp_path):
    (tmp_path / "hand.phh").write_text(HAND.replace('["Ada", "Bob"]', FORGED))

    told = cardwright(f"replay {tmp_path / 'hand.phh'}")
    checked = cardwright(f"replay {tmp_path / 'hand.phh'} --check")

    assert "Ann�Bob wins 900 chips. folds." in told.lines
    assert "�[2JBob wins 4 chips." in told.lines
    assert "\x1b" not in told.out + checked.out
    assert "(p1 is Ann�Bob wins 900 chips., p2 is �[2JBob)" in checked.lines[0]


def test_a_line_names_the_players_that_it_speaks_of(cardwright, hands):
    lines = cardwright(f"replay {hands} --check").lines

    assert [line for line in lines if line.endswith("at least 4 (p2 is Bob)")]


def test_a_hand_is_told_with_its_game_and_stakes(cardwright, tmp_path):
    stakes = 'variant = "FT"\nsmall_bet = 2\nbig_bet = 4'
    straddled = HAND.replace("[1, 2]", "[1, 2, 4]").replace("[0, 0]", "[1, 1, 1]").replace("200]", "inf, 7]")
    straddled = straddled.replace('"p2 cbr 6", "p1 f"', '"d dh p3 ????"')
    (tmp_path / "a.phh").write_text(HAND.replace('variant = "NT"', stakes).replace("cbr 6", "cbr 4"))
    (tmp_path / "b.phh").write_text(straddled)
    (tmp_path / "c.phh").write_text(write_phh(begun(CATALOGUE["hearts"])))

    told = cardwright(f"replay {tmp_path}").lines

    assert "Fixed-limit hold'em, blinds of 1 and 2, bets of 2 and 4." in told
    assert "Ada has 200, Bob has 200." in told
    assert "No-limit hold'em, an ante of 1, blinds of 1, 2 and 4, bets of 2 or more." in told
    assert "Player 1 has 200, Player 2 has an unknown stack, Player 3 has 7." in told
    assert "Hearts." in told


def test_telling_goes_on_after_what_cannot_be_read(cardwright, hands):
    answer = cardwright(f"replay {hands}")

    assert answer.status == 1
    assert answer.code == "file/not_text"
    assert "noise.phh is not UTF-8 text" in answer.err
    assert [line for line in answer.lines if line.endswith("agrees.phh")]
    assert [line for line in answer.lines if line.endswith("illegal.phhs hand 2")]


@pytest.fixture
def half_readable(hands, monkeypatch):
    """The same, with a link that leads nowhere and a folder that may not be searched."""
    (hands / "agrees.phh").rename(hands / "inner.phh")
    (hands / "locked").mkdir()
    (hands / "lost.phh").symlink_to(hands / "nowhere.phh")
    search, read = os.scandir, Path.read_bytes

    def locked(path):
        if Path(path).name == "locked":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr("os.scandir", lambda path: locked(path) or search(path))
    monkeypatch.setattr(Path, "read_bytes", lambda path: locked(path) or read(path))
    return hands


def test_what_cannot_be_opened_is_unreadable_and_no_hand(cardwright, half_readable):
    (half_readable / "noise.phh").unlink()
    answer = cardwright(f"replay {half_readable} --check")

    where = f"{half_readable}{os.sep}"
    assert f"{where}locked: unreadable, file/unreadable: cannot be read: Permission denied" in answer.lines
    assert [
        line for line in answer.lines if line.startswith(f"{where}lost.phh: unreadable, file/unreadable: ")
    ]
    assert answer.lines[-1] == "4 hands, 2 differ, 2 unreadable"
    assert answer.status == 1


def test_a_program_is_told_what_cannot_be_opened(cardwright, half_readable):
    told = [
        json.loads(line) for line in cardwright(f"replay {half_readable / 'lost.phh'} --check --json").lines
    ]

    assert [finding["kind"] for finding in told[0]["findings"]] == ["file/unreadable"]
    assert told[-1] == {"hands": 0, "differ": 0, "unreadable": 1}


def test_a_folder_that_cannot_be_searched_is_not_said_to_be_empty(cardwright, half_readable):
    answer = cardwright(f"replay {half_readable / 'locked'}")

    assert (answer.status, answer.code) == (1, "file/unreadable")
