"""The front door: help, version, and trouble in one line with a code."""

import os
import shlex
import subprocess
import sys

import pytest

from cardwright import __version__
from cardwright.cli import COMMANDS
from cardwright.cli.trouble import guarded

HELP = """
import resource, sys
sys.argv = ["cardwright", "--help"]
from cardwright.cli import main
main()
used = resource.getrusage(resource.RUSAGE_SELF)
print("CPU", used.ru_utime + used.ru_stime)
"""


def test_help_lists_every_command(cardwright):
    out = cardwright("--help").out

    assert all(f"  {name} " in out for name in COMMANDS)


def test_no_words_at_all_are_a_question_for_help(cardwright):
    assert cardwright("").out == cardwright("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_of_its_own(cardwright, command):
    answer = cardwright(f"{command} --help")

    assert answer.status == 0
    assert f"cardwright {command}" in answer.out


def test_the_version_is_told(cardwright):
    assert cardwright("--version").out == f"cardwright {__version__}\n"


def test_an_unknown_command_names_the_near_one(cardwright):
    answer = cardwright("plya holdem")

    assert (answer.status, answer.code) == (2, "cli/unknown_command")
    assert "did you mean play" in answer.err


def test_a_command_that_is_not_near_is_not_suggested(cardwright):
    assert "did you mean" not in cardwright("nosuch").err


def test_a_game_for_a_command_is_understood(cardwright):
    assert "cardwright play war" in cardwright("war").err


@pytest.mark.parametrize("words", ["play --nonsense", "games extra", "rules"])
def test_wrong_words_are_one_line(cardwright, words):
    answer = cardwright(words)

    assert (answer.status, answer.code) == (2, "cli/usage")


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (KeyboardInterrupt(), 130, "cli/interrupted"),
        (PermissionError(13, "Permission denied", "secret.json"), 2, "file/unreadable"),
        (ZeroDivisionError("division by zero\nand more"), 70, "cli/bug"),
    ],
)
def test_whatever_goes_wrong_is_one_line_with_a_code(capsys, error, status, code):
    def work():
        raise error

    assert guarded(work) == status
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith(f"[{code}]\n")


def test_an_error_never_steers_the_terminal(cardwright):
    assert '"^[[31mrules"' in cardwright("\x1b[31mrules").err


def test_a_reader_that_goes_away_is_no_trouble():
    listed = subprocess.run(
        [sys.executable, "-c", "from cardwright.cli import main; import sys; sys.exit(main(['games']))"],
        stdout=closed_pipe(),
        stderr=subprocess.PIPE,
        timeout=60,
    )

    assert (listed.returncode, listed.stderr) == (141, b"")


@pytest.mark.parametrize(
    ("words", "status", "out", "err"),
    [
        ("games >&-", 141, "", ""),
        ("games >&- 2>&-", 141, "", ""),
        ("nosuch 2>&-", 2, "", ""),
        ("nosuch >&-", 2, "", "[cli/unknown_command]\n"),
        ("play kuhn --seed 1 <&-", 0, "You have 2 chips after 0 hands, even.\n", ""),
        (
            "games >/dev/full",
            2,
            "",
            "the output cannot be written: No space left on device [file/unwritable]\n",
        ),
        ("nosuch 2>/dev/full", 2, "", ""),
    ],
)
def test_a_stream_that_is_closed_or_full_is_no_bug(words, status, out, err):
    done = in_a_shell(words)

    assert done.returncode == status
    assert (done.stdout.endswith(out), done.stderr.endswith(err)) == (True, True)
    assert (bool(done.stdout), done.stderr.count("\n")) == (bool(out), bool(err))


def test_the_package_is_the_command():
    assert in_a_shell("--version").stdout == f"cardwright {__version__}\n"


def in_a_shell(words: str) -> subprocess.CompletedProcess[str]:
    """`python -m cardwright WORDS`, with what a shell does to its streams."""
    line = f"{shlex.quote(sys.executable)} -m cardwright {words}"
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=60, check=False)


def closed_pipe() -> int:
    reading, writing = os.pipe()
    os.close(reading)
    return writing


def test_help_is_quick():
    """Under 150 ms of processor time, Python's own start included."""
    assert min(cpu_of_help() for _ in range(4)) < 0.150


def cpu_of_help() -> float:
    done = subprocess.run(
        [sys.executable, "-c", HELP], capture_output=True, text=True, timeout=60, check=True
    )
    return float(done.stdout.rpartition("CPU ")[2])
