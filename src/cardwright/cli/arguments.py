"""Reading the words of a command: argparse, with its errors in our one line.

The readers of values (`whole`, `amounts`) name what is wrong and what would be right.
"""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from typing import NoReturn

from cardwright.cli.trouble import CommandError


class Parser(ArgumentParser):
    """The standard parser; it refuses as everything here does."""

    def __init__(self, *, prog: str, description: str) -> None:
        super().__init__(
            prog=prog, description=f"{description[0].upper()}{description[1:]}.", allow_abbrev=False
        )

    def error(self, message: str) -> NoReturn:
        """One line with a code instead of a usage text and a status."""
        raise CommandError(f"{message}; {self.prog} --help says how", code="cli/usage")


def whole(text: str, *, what: str, least: int, most: int = 2**53) -> int:
    """A whole number within bounds."""
    written = text.strip()
    if not re.fullmatch(r"-?[0-9]{1,40}", written) or not least <= int(written) <= most:
        shown = text if len(text) <= 40 else f"{text[:20]}..."
        right = f"{least}" if least == most else f"a whole number from {least} to {most}"
        raise CommandError(f'{what} "{shown}" is not {right}', code="cli/number")
    return int(written)


def amounts(text: str, *, what: str, separator: str, least: int = 1) -> tuple[int, ...]:
    """Several whole numbers, as in "1/2" or "200,100"."""
    return tuple(whole(part, what=what, least=least) for part in text.split(separator))


def workers_asked(asked: str | None) -> int:
    """How many work at once: as many as are asked for, else one for each processor."""
    if asked is None:
        return os.cpu_count() or 1
    return whole(asked, what="workers", least=1, most=1024)
