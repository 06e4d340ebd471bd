"""`cardwright games` and how a game is asked for."""

import json

import pytest

from cardwright import CATALOGUE, HOLDEM, KUHN, MATCHES
from cardwright.cli.game_choice import chosen
from cardwright.cli.trouble import CommandError
from cardwright.games.json import dumps
from cardwright.games.stakes import with_limit

PYTHON = "from cardwright.games.catalogue import KUHN\nGAME = KUHN\n"
BOTH = (
    "from cardwright.games import HOLDEM, KUHN, Leg, Match\nMATCH = Match('both', (Leg(KUHN), Leg(HOLDEM)))\n"
)


def test_every_game_has_a_line(cardwright):
    lines = cardwright("games").lines

    assert [line.split()[0] for line in lines] == [*CATALOGUE, *MATCHES]


def test_json_is_one_object_a_line(cardwright):
    told = [json.loads(line) for line in cardwright("games --json").lines]

    assert [game["name"] for game in told] == [*CATALOGUE, *MATCHES]
    assert told[0]["seats"] == {"least": 2, "most": 10}


@pytest.mark.parametrize("asked", ["holdem", "no-limit hold'em", "No Limit Holdem", "HOLDEM"])
def test_a_game_answers_to_its_name_and_its_title(asked):
    assert chosen(asked).games == (HOLDEM,)


@pytest.mark.parametrize(
    ("asked", "game"),
    [
        ("fixed-limit hold'em", CATALOGUE["holdem-fixed"]),
        ("fixed-limit holdem-pot-limit", CATALOGUE["holdem-fixed"]),
        ("No Limit Razz", with_limit(CATALOGUE["razz"], "no")),
        ("double-pot-limit omaha-6", with_limit(CATALOGUE["omaha-6"], "double-pot")),
        ("spread-limit seven-card stud", with_limit(CATALOGUE["stud"], "spread")),
    ],
)
def test_any_game_may_be_asked_for_at_any_limit(asked, game):
    assert chosen(asked).games == (game,)


@pytest.mark.parametrize("asked", ["horse", "HORSE", "8-game mix"])
def test_a_match_answers_to_its_name_and_its_title(asked):
    assert chosen(asked) in (MATCHES["horse"], MATCHES["eight-game"])


@pytest.mark.parametrize(("name", "text"), [("own.json", dumps(KUHN)), ("own.py", PYTHON)])
def test_a_file_is_as_good_as_a_name(tmp_path, name, text):
    file = tmp_path / name
    file.write_text(text)

    assert chosen(str(file)).games == (KUHN,)


def test_a_file_may_hold_a_match(tmp_path, cardwright):
    file = tmp_path / "both.py"
    file.write_text(BOTH)

    played = cardwright(f"play {file} --seat none --hands 4 --seed 1")

    assert [line for line in played.lines if line.startswith("Hand")] == [
        "Hand 1, kuhn poker. Anna has the button.",
        "Hand 2. Ben has the button.",
        "Hand 3, no-limit hold'em. Anna has the button.",
        "Hand 4. Ben has the button.",
    ]


def test_an_unknown_game_names_the_near_ones(cardwright):
    answer = cardwright("rules holdme")

    assert (answer.status, answer.code) == (2, "cli/unknown_game")
    assert "did you mean holdem" in answer.err


def test_a_game_is_suggested_once_by_the_name_that_can_be_typed(cardwright):
    assert "did you mean courchevel or courchevel-hi-lo?" in cardwright("rules courchevl").err
    assert "did you mean stud or " in cardwright("rules seven-cardstod").err


@pytest.mark.parametrize("asked", ["", "  "])
def test_no_game_at_all_is_no_folder(asked):
    with pytest.raises(CommandError, match="there is no game"):
        chosen(asked)


def test_an_error_in_python_is_told_with_its_line_once(tmp_path, cardwright):
    file = tmp_path / "own.py"
    file.write_text("GAME = =\n")

    said = cardwright(f"rules {file}").err

    assert f"{file} line 1: SyntaxError: invalid syntax [" in said


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("no.json", None, "file/missing"),
        ("broken.json", b"{", "game/not_json"),
        ("bytes.json", b"\xff\xfe", "file/not_text"),
        ("deep.json", b"[" * 100_000, "game/too_deep"),
        ("none.py", b"x = 1", "game/python"),
        ("wrong.py", b"1 / 0", "game/python"),
        ("syntax.py", b"def", "game/python"),
        ("leaves.py", b"raise SystemExit", "game/python"),
    ],
)
def test_a_file_without_a_game_is_refused_in_one_line(tmp_path, cardwright, name, content, code):
    if content is not None:
        (tmp_path / name).write_bytes(content)

    answer = cardwright(f"rules {tmp_path / name}")

    assert (answer.status, answer.code) == (2, code)
    assert name in answer.err


def test_a_folder_is_no_game(tmp_path, cardwright):
    assert cardwright(f"play {tmp_path}").code == "file/folder"
