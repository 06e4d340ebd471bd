"""A session as the person at the terminal has it: transcripts, and what must hold in all of them."""

import pytest
from tests.cli.conftest import agrees_with_golden

from cardwright import CATALOGUE

QUESTIONS = [
    "h",
    "b",
    "v",
    "p",
    "s",
    "n",
    "m",
    "l",
    "z",
    "who",
    "points",
    "legal",
    "again",
    "?",
    "1",
    "s anna",
    "nonsense",
    "r 1",
    "",
]

TRANSCRIPTS = {
    "holdem": ("play holdem --seed 4 --hands 3", [*"c?hbvpsnmlz", "legal", "r 10", *"ccccccccffccccc"]),
    "holdem-full": ("play holdem --seed 4 --hands 1 --speech full --seats 4", list("cccccccc")),
    "all-in": ("play holdem --seed 12 --seats 2 --stacks 40,60", ["a", "h", "a", "y", "a", "a", "a", "a"]),
    "fixed": ("play holdem --seed 2 --hands 2 --limit fixed --blinds 50/100", list("rrcccccc")),
    "draw": ("play draw --seed 3 --hands 2", ["c", "v", "t 1 2", "c", "c", "k", "c", "c", "c"]),
    "kuhn": ("play kuhn --seed 1", ["c", "c", "r 1", "c", "a", "y", "c", "c", "c", "c"]),
    "leduc": ("play leduc --seed 1 --hands 3", ["c", "c", "r min", "c", "c", "c", "c", "c", "c"]),
    "budget": (
        "play budget --seed 1 --hands 1",
        ["h", "50", "h", "c", "c", "c", "90", "40", "c", "c", "c", "c", "q", "q"],
    ),
    "crazy-eights": (
        "play crazy-eights --seed 5 --hands 1",
        ["1", "1", "h", "d", "diamonds", "h", "d", "d", "1", "pass", "2c", "q", "y"],
    ),
    "hearts": ("play hearts --seed 5 --hands 1", ["give 1 2 3", "h", "1", "b", "1", "1", "l", "q", "q"]),
    "watching": ("play holdem --seed 8 --hands 1 --seat none --seats 4", []),
}


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_session_reads_as_it_did(cardwright, name):
    words, typed = TRANSCRIPTS[name]

    answer = cardwright(words, *typed)

    assert (answer.status, answer.err) == (0, "")
    agrees_with_golden(name, answer.out)


def test_the_same_seed_is_the_same_session(cardwright):
    words = "play holdem --seed 99 --hands 5"

    assert cardwright(words, *"ccccccccccccccc").out == cardwright(words, *"ccccccccccccccc").out


def test_the_seed_of_a_session_without_one_is_printed_and_replays(cardwright):
    first = cardwright("play kuhn --hands 3", *"ccccccc").out
    seed = first.split("seed ")[1].split(".")[0]

    assert cardwright(f"play kuhn --hands 3 --seed {seed}", *"ccccccc").out == first


def test_questions_and_mistakes_change_nothing(cardwright):
    words = "play holdem --seed 7 --hands 2"
    plain = cardwright(words, *"cccccccccccc")
    asking = cardwright(words, *(line for c in "cccccccccccc" for line in (*QUESTIONS, c)))

    assert milestones(asking) == milestones(plain)


def milestones(answer):
    begin = ("Hand", "Flop", "Turn:", "River", "Stacks", "You have 2", "You have 1")
    return [line for line in answer.lines if line.startswith(begin)]


def test_no_question_is_ever_silent(cardwright):
    for question in QUESTIONS:
        lines = cardwright("play holdem --seed 7", question, "q", "q").lines
        said = lines[lines.index(f"> {question}") + 1]
        assert said.strip(), question
        assert not said.startswith(">"), question


def test_keys_that_are_no_letters_are_shown_harmlessly(cardwright):
    lines = cardwright("play holdem --seed 7", "\x1b[A", "r \x1b[C", "s \x07", "q", "q").lines

    assert all(line.isprintable() for line in lines)
    assert any(line.startswith('"^[[A" is not understood.') for line in lines)


def test_the_end_of_the_input_is_no_action(cardwright):
    lines = cardwright("play holdem --seed 7").lines

    assert lines[-2:] == [
        "Goodbye. The hand that is not over does not count.",
        "You have 200 chips after 0 hands, even.",
    ]
    assert not any("You fold" in line or "You check" in line for line in lines)


def test_leaving_is_asked_back_once(cardwright):
    lines = cardwright("play holdem --seed 7", "q", "h", "q", "y").lines

    assert lines.count("Leave the game? q again or y does it.") == 2
    assert "You stay." in lines


def test_who_has_folded_hears_of_every_street(cardwright):
    lines = cardwright("play stud --seed 3 --hands 1", "c", "f", "c", "f").lines

    assert "You fold." in lines
    assert lines.count("Seventh street.") == 1


def test_who_is_in_hears_of_the_street_with_the_card(cardwright):
    lines = cardwright("play stud --seed 2 --hands 1", *"cccccc").lines

    assert "Seventh street." not in lines
    assert any(line.startswith("Seventh street: You get ") for line in lines)


def test_one_card_is_told_as_a_card(cardwright):
    lines = cardwright("play crazy-eights --seed 5 --hands 1", "d", "q", "q").lines

    assert "You get two of diamonds." in lines


def test_games_without_a_choice_wait_for_the_person_after_each(cardwright):
    lines = cardwright("play war --seed 7", "", "what", "q").lines

    assert lines.count("Enter plays the next game, q quits.") == 3
    assert [line for line in lines if line.startswith("Game ")] == [
        "Game 1. You have the button.",
        "Game 2. Anna has the button.",
    ]
    assert lines[-2:] == ["Goodbye.", "You have 180 chips after 2 hands, down 20."]


def test_nobody_waits_where_nobody_sits_or_nothing_follows(cardwright):
    assert "Enter" not in cardwright("play war --seed 7 --hands 3 --seat none").out
    assert "Enter" not in cardwright("play war --seed 7 --hands 1").out


def test_all_in_is_asked_back_and_anything_else_means_no(cardwright):
    lines = cardwright("play holdem --seed 7 --seats 2", "a", "p", "r max", "n", "q", "q").lines

    assert lines.count("Not all in.") == 2
    assert not any("You raise" in line for line in lines)


@pytest.mark.parametrize("no", ["n", "no", "NO", ""])
def test_no_is_an_answer_and_nothing_else(cardwright, no):
    lines = cardwright("play holdem --seed 7 --seats 2", "a", no, "q", no).lines

    after_all_in, after_leaving = lines.index("Not all in."), lines.index("You stay.")
    assert lines[after_all_in + 1] == "> q"
    assert lines[after_leaving + 1] == "> "


def test_the_rules_are_read_out_part_by_part(cardwright):
    lines = cardwright("play holdem --seed 7", "rules", "", "h", "q", "q").lines

    first, second = (lines.index(heading) for heading in ("No-limit hold'em", "Before you start"))
    assert lines[first + 5 : second] == ["Enter goes on with Before you start.", "> "]
    assert "How it goes" not in lines
    assert lines[lines.index("Enter goes on with How it goes.") + 1] == "> h"


def test_the_rules_end_where_the_last_part_ends(cardwright):
    lines = cardwright("play holdem --seed 7", "rules", *[""] * 7, "q", "q").lines

    assert "Words" in lines
    assert not any(line.startswith("Type f to fold") for line in lines)


def test_stacks_carry_over_and_the_button_moves(cardwright):
    lines = cardwright("play holdem --seed 4 --hands 3", *"cccccccccccccccccccc").lines
    stacks = [line for line in lines if line.startswith("Stacks:")]
    buttons = [line.split(". ")[1] for line in lines if line.startswith("Hand ")]

    assert [
        sum(int(word.strip(".,")) for word in line.split() if word.strip(".,").isdigit()) for line in stacks
    ] == [600] * 3
    assert buttons == ["You have the button.", "Anna has the button.", "Ben has the button."]


def test_the_game_ends_when_one_has_all_the_chips(cardwright):
    out = cardwright("play holdem --seat none --stacks 10 --blinds 4/8 --seed 3 --bots random").out

    assert " is out of chips." in out
    assert out.splitlines()[-1].startswith(
        ("Anna has won all 30 chips", "Ben has won all", "Clara has won all")
    )


def test_the_game_ends_for_who_is_out(cardwright):
    out = cardwright("play kuhn --seed 1", *(["a", "y"] * 20)).out

    assert "is out of chips." in out or "You are out of chips." in out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("play holdem --seats 11", "table/seats"),
        ("play hearts --seats 3", "table/seats"),
        ("play holdem --seats two", "cli/number"),
        ("play holdem --stacks 100,x", "cli/number"),
        ("play holdem --stacks 0", "cli/number"),
        ("play holdem --stacks 9007199254740993", "cli/number"),
        (f"play holdem --stacks {'9' * 5000}", "cli/number"),
        (f"play holdem --seed {'9' * 5000}", "cli/number"),
        ("play holdem --stacks 100,100 --seats 3", "cli/stacks"),
        ("play holdem --blinds 1/2/4 --seats 2", "cli/blinds"),
        ("play holdem --seats=", "cli/number"),
        ("play holdem --stacks=", "cli/number"),
        ("play holdem --blinds=", "cli/number"),
        ("play holdem --limit=", "stakes/limit"),
        ("play holdem --hands=", "cli/number"),
        ("sim holdem --workers=", "cli/number"),
        ("equity AA KK --workers=", "cli/number"),
        ("equity AA KK --samples=", "cli/number"),
        ("play holdem --blinds 1", "stakes/blinds"),
        ("play holdem --limit some", "stakes/limit"),
        ("play holdem --seat 3", "cli/number"),
        ("play holdem --hands 0", "cli/number"),
        ("play holdem --seed -1", "cli/number"),
        ("play holdem --bots hause", "cli/unknown_bot"),
        ("play holdem --speech loud", "cli/usage"),
        ("play war --blinds 1/2", "stakes/no_blinds"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_a_word_is_said(cardwright, words, code):
    answer = cardwright(words)

    assert (answer.status, answer.out, answer.code) == (2, "", code)


@pytest.mark.parametrize("seats", ["0", "1", "11", "-1", "two", "99999"])
def test_a_wrong_number_of_seats_is_answered_with_those_of_the_game(cardwright, seats):
    assert "2 to 10" in cardwright(f"play holdem --seats {seats}").err
    assert "2 to 10" in cardwright(f"sim holdem --hands 1 --seats {seats}").err


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_is_played_to_an_end_with_nobody_but_bots(cardwright, name):
    answer = cardwright(f"play {name} --seat none --hands 1 --seed 1 --bots random")

    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[-1].startswith(("1 hand played.", "Anna has won", "Ben has won"))


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("speech", ["brief", "full"])
def test_lines_are_plain_sentences(cardwright, name, speech):
    out = cardwright(
        f"play {name} --hands 1 --seed 2 --speech {speech}", *["c", "1", "50", "k", "2 4 6", "d", "pass"] * 30
    ).out

    assert "None" not in out
    assert out.isascii()
    assert all(
        line[-1] in ".?:!" for line in out.splitlines() if line and not line.startswith((">", "Also", "Ask"))
    )


def test_what_a_call_costs_is_what_the_law_says(cardwright):
    """Against a blind that is all-in for 7 a call is 2, though the bet is 10."""
    answer = cardwright("play holdem --seats 2 --stacks 200,7 --blinds 5/10 --seed 2", "n")

    assert "Your turn. Pot 12, 2 to call." in answer.lines
    assert "2 to call, the bet is 10." in answer.lines


def test_as_much_as_may_be_is_asked_back_for_what_it_is(cardwright):
    """Against an all-in of 60 nothing can be raised; at fixed limit the most is one bet."""
    words = "play holdem --bots random --seats 3 --stacks 100,40,60 --seed 1 --hands 1"
    called = cardwright(words, "c", "c", "c", "c", "a", "y")
    raised = cardwright("play holdem-fixed --seats 2 --seed 4 --hands 1", "a", "n")

    assert "Call 6, the most: a again or y does it." in called.lines
    assert "You call 6." in called.lines
    assert not any("go all in" in line for line in called.lines)
    assert "Raise to 4, the most: a again or y does it." in raised.lines
    assert "Not done." in raised.lines


def test_that_somebody_is_all_in_for_an_ante_is_told_in_brief_speech_too(cardwright):
    answer = cardwright("play draw --stacks 200,1,100 --seed 2 --hands 1", "c", "q", "q")

    assert any("Anna antes 1 and is all-in." in line for line in answer.lines)


def test_after_the_last_draw_d_is_refused_as_a_draw(cardwright):
    answer = cardwright("play crazy-eights --seed 2", "d", "d", "d", "d", "q", "q")

    assert any(line.startswith("You cannot draw now.") for line in answer.lines)


def test_who_gets_the_cards_is_said_before_they_are_chosen(cardwright):
    answer = cardwright("play hearts --seed 5", "q", "q")

    assert any("Give 3 cards to Anna." in line for line in answer.lines)


def test_no_client_reckons_what_a_call_costs():
    """Price less bet is the law's sum: `legal.call` has it."""
    from pathlib import Path

    import cardwright

    home = Path(cardwright.__file__).parent
    sources = [*(home / "cli").rglob("*.py"), *(home / "players").rglob("*.py")]

    assert [path.name for path in sources if "price - " in path.read_text(encoding="utf-8")] == []
