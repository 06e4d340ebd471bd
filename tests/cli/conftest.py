"""The command line as a user has it: words in, two streams and a status out."""

import io
import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardwright.cli import main

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def code(self) -> str:
        """The stable code at the end of the one line that says what went wrong."""
        [line] = self.err.splitlines()
        return line.rpartition("[")[2].removesuffix("]")


@pytest.fixture
def cardwright(monkeypatch, capsys):
    """Run `cardwright WORDS` with these lines typed."""

    def run(words: str, *typed: str) -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(words.split())
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return run


def agrees_with_golden(name: str, text: str) -> None:
    """Compare with the file; CARDWRIGHT_GOLDEN=write writes it anew, to be read as a diff."""
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("CARDWRIGHT_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
