"""`cardwright export`: every hand that a format can say is written, and the others are named."""

import json

import pytest
from tests.cli.test_replay import CENTS, HAND
from tests.history.recorded import HANDS

from cardwright import CATALOGUE
from cardwright.history import begun, read_histories, read_phh, write_phh
from cardwright.history.trackers import prove_ohh, prove_pokerstars

STUD = (HANDS / "wsop-f7s.phh").read_text()


@pytest.fixture
def hands(tmp_path):
    """A folder with two hands of hold'em, one of stud, and one that is no hand."""
    (tmp_path / "1.phhs").write_text(f"[1]\n{HAND}\n[2]\n{CENTS}\n[3]\n{STUD}")
    (tmp_path / "2.phh").write_text("nothing = ")
    return tmp_path


@pytest.mark.parametrize("form", ["pokerstars", "ohh", "acpc"])
def test_what_a_format_cannot_say_is_named_and_the_rest_is_written(cardwright, hands, form):
    answer = cardwright(f"export {hands} --format {form}")

    assert answer.status == 1
    assert len([line for line in answer.lines if "Ada" in line]) > 0
    assert "1.phhs hand 3: fixed-limit seven-card stud" in answer.err
    assert "2.phh: " in answer.err
    assert answer.err.splitlines()[-1] == "2 hands written, 2 left out"


def test_pokerstars_hands_stand_between_blank_lines(cardwright, hands):
    parts = cardwright(f"export {hands / '1.phhs'} --format pokerstars").out.split("\n\n\n")

    assert [len(prove_pokerstars(f"{part}\n")) for part in parts if part] == [2, 2]


def test_a_blank_line_stands_after_each_object(cardwright, hands):
    written = cardwright(f"export {hands / '1.phhs'} --format ohh").out

    assert written.endswith("\n\n")
    assert [len(prove_ohh(part)) for part in written.split("\n\n") if part] == [2, 2]


def test_phh_has_every_hand_and_is_read_back(cardwright, hands):
    answer = cardwright(f"export {hands / '1.phhs'} --format phh")

    assert (answer.status, answer.err) == (0, "")
    assert len(read_histories(answer.out)) == 3


def test_any_game_is_exported_as_phh(cardwright, tmp_path):
    history = begun(CATALOGUE["budget"])
    (tmp_path / "budget.phh").write_text(write_phh(history))

    assert read_histories(cardwright(f"export {tmp_path} --format phh").out) == [history]


def test_lines_of_programs_are_one_a_hand(cardwright, tmp_path):
    (tmp_path / "hand.phh").write_text(HAND.replace("????", "2c2d"))
    answer = cardwright(f"export {tmp_path} --format acpc --number 5")

    assert answer.out == "STATE:5:r6f:AhKd|2d2c:-2|2:Ada|Bob\n"


def test_a_file_is_written_instead_of_the_output(cardwright, hands, tmp_path):
    answer = cardwright(f"export {hands / '1.phhs'} --format pokerstars --out {tmp_path / 'out.txt'}")

    assert answer.out == ""
    assert (tmp_path / "out.txt").read_text().count("*** SUMMARY ***") == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "PokerStars Hand #1:  Hold'em No Limit (1/2) - 1970/01/01"),
        ("--number 40", "PokerStars Hand #40:"),
        ("--currency EUR", "(€1/€2 EUR)"),
        ("--currency chips", "(1/2)"),
        ("--date 2026-03-05T14:00", "2026/03/05 9:00:00 ET"),
        ("--date 2026-03-05T14:00+02:00", "2026/03/05 7:00:00 ET"),
        ("--hero Ada", "Dealt to Ada [Ah Kd]"),
        ("--hero all", "Dealt to Ada [Ah Kd]"),
    ],
)
def test_each_option_says_what_stands_beside_the_hand(cardwright, tmp_path, words, said):
    (tmp_path / "hand.phh").write_text(HAND)

    answer = cardwright(f"export {tmp_path} --format pokerstars {words}")

    assert (answer.status, answer.err) == (0, "")
    assert said in answer.out


def test_nobodys_cards_are_told_unless_somebody_is_named(cardwright, tmp_path):
    (tmp_path / "hand.phh").write_text(HAND)

    for form in ("pokerstars", "ohh", "phh", "acpc"):
        assert "Ah" not in cardwright(f"export {tmp_path} --format {form} --hero Bob").out
    assert "Ah" not in cardwright(f"export {tmp_path} --format pokerstars").out


def test_a_hero_who_is_nobody_is_told(cardwright, tmp_path):
    (tmp_path / "hand.phh").write_text(HAND)
    answer = cardwright(f"export {tmp_path} --format pokerstars --hero Eve")

    assert (answer.status, answer.code, answer.out) == (2, "export/hero", "")
    assert answer.err.startswith('cardwright: nobody in these hands is called "Eve"')


def test_an_unknown_hero_leaves_a_written_file_alone(cardwright, tmp_path):
    (tmp_path / "hand.phh").write_text(HAND)
    (tmp_path / "out.txt").write_text("before")

    cardwright(f"export {tmp_path / 'hand.phh'} --format ohh --hero Eve --out {tmp_path / 'out.txt'}")

    assert (tmp_path / "out.txt").read_text() == "before"


def test_a_hero_may_play_in_some_of_the_hands(cardwright, hands):
    (hands / "1.phhs").write_text(f"[1]\n{CENTS}\n[2]\n{HAND}")

    assert "Dealt to Ada [Ah Kd]" in cardwright(f"export {hands} --format pokerstars --hero Ada").out


RECORDED = "hand = 77\nyear = 2009\ntime = 13:47:00\ntime_zone_abbreviation = 'ET'\ncurrency_symbol = '$'\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", {"hand": 77, "year": 2009, "currency_symbol": "$"}),
        ("--number 40", {"hand": 40, "year": 2009}),
        ("--currency EUR", {"currency": "EUR", "currency_symbol": ""}),
        ("--currency chips", {"currency": "", "currency_symbol": ""}),
        ("--date 2026-03-05T14:00", {"year": 2026, "day": 5, "time_zone_abbreviation": "UTC"}),
    ],
)
def test_phh_has_what_is_asked_in_its_own_fields(cardwright, tmp_path, words, said):
    (tmp_path / "hand.phh").write_text(HAND + RECORDED)

    [hand] = read_phh(cardwright(f"export {tmp_path} --format phh {words}").out)

    assert {name: hand.get(name) for name in said} == said
    assert hand.name == str(said.get("hand", 1) if "--number" in words else 1)


def test_a_file_that_cannot_be_read_is_named_once(cardwright, hands):
    (hands / "lost.phh").symlink_to(hands / "nowhere")

    answer = cardwright(f"export {hands} --format ohh")

    [line] = [line for line in answer.err.splitlines() if "file/unreadable" in line]
    assert line.count("lost.phh") == 1


def test_numbers_are_as_recorded_or_from_one(cardwright, hands):
    (hands / "1.phhs").write_text(f"[1]\n{HAND}hand = 77\n\n[2]\n{HAND}")
    written = cardwright(f"export {hands / '1.phhs'} --format ohh").out

    assert [json.loads(part)["ohh"]["game_number"] for part in written.split("\n\n") if part] == ["77", "2"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("export nowhere --format ohh", "file/missing"),
        ("export {} --format xml", "cli/usage"),
        ("export {}", "cli/usage"),
        ("export {} --format ohh --date yesterday", "cli/date"),
        ("export {} --format ohh --date 0001-01-01", "cli/date"),
        ("export {} --format acpc --date 2026-03-05", "cli/usage"),
        ("export {} --format acpc --currency USD", "cli/usage"),
        ("export {} --format ohh --number -1", "cli/number"),
        ("export {} --format ohh --out {}/none/out", "file/unwritable"),
        ("export {} --format phh --out {}/1.phhs", "file/same"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(cardwright, hands, words, code):
    before = (hands / "1.phhs").read_text()

    answer = cardwright(words.replace("{}", str(hands)))

    assert (answer.status, answer.code, answer.out) == (2, code, "")
    assert (hands / "1.phhs").read_text() == before


def test_no_progress_is_written_into_a_pipe(cardwright, tmp_path):
    (tmp_path / "hands.phhs").write_text("\n".join(f"[{place}]\n{HAND}" for place in range(1, 50)))

    assert len(read_phh((tmp_path / "hands.phhs").read_text())) == 49
    assert cardwright(f"export {tmp_path} --format ohh").err == ""
