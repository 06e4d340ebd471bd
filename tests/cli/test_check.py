"""`cardwright check`: a game that keeps the contract, and words that make no check."""

import json

import pytest

from cardwright import KUHN
from cardwright.games.json import dumps


def test_a_good_game_is_said_to_be_good(cardwright):
    answer = cardwright("check kuhn --plays 5")

    assert answer.status == 0
    assert answer.out.startswith("kuhn poker: 5 plays,")


def test_a_file_is_checked_like_a_name(cardwright, tmp_path):
    (tmp_path / "own.json").write_text(dumps(KUHN))

    assert (
        cardwright(f"check {tmp_path / 'own.json'} --plays 5").out == cardwright("check kuhn --plays 5").out
    )


def test_json_is_one_object(cardwright):
    told = json.loads(cardwright("check kuhn --plays 5 --json").out)

    assert (told["game"], told["plays"], told["ok"]) == ("kuhn poker", 5, True)


def test_a_failure_is_told_with_how_to_see_it_again(cardwright, monkeypatch):
    from cardwright import fair

    failure = fair.Failure(
        check="chips", message="two chips are gone", seed=1, play=3, stacks=(2, 2), button=1, actions=()
    )
    report = fair.Report(game="kuhn poker", plays=4, actions=9, failure=failure)
    monkeypatch.setattr(fair, "check_game", lambda *_, **__: report)

    answer = cardwright("check kuhn --json")

    assert answer.status == 1
    assert json.loads(answer.out)["failure"]["message"] == "two chips are gone"


@pytest.mark.parametrize(
    ("words", "code"),
    [("--plays 0", "cli/number"), ("--seats 3", "table/seats"), ("--seed x", "cli/number")],
)
def test_a_check_that_cannot_be_is_refused(cardwright, words, code):
    answer = cardwright(f"check kuhn {words}")

    assert (answer.status, answer.code) == (2, code)
