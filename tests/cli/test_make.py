"""`make play` as somebody at a terminal has it."""

import os
import pty
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKE = ["make", "--old-file=.venv/.play", f"BIN={Path(sys.executable).parent}", "play"]


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
def test_an_interrupt_is_a_quiet_way_to_leave():
    said = interrupted_at("Your turn.", MAKE)

    assert "You have 200 chips after 0 hands, even." in said
    assert "make:" not in said
    assert "Error" not in said


def interrupted_at(words: str, command: list[str]) -> str:
    """What a terminal shows of a command that gets Ctrl-C once it has said these words."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(ROOT)
        os.execvp(command[0], command)
    said, typed = "", False
    while part := read(terminal):
        said += part
        if words in said and not typed:
            typed = os.write(terminal, b"\x03") == 1
    os.waitpid(pid, 0)
    return said


def read(terminal: int) -> str:
    """The next part; "" at the end, which some systems tell by an error."""
    try:
        return os.read(terminal, 4096).decode()
    except OSError:
        return ""
