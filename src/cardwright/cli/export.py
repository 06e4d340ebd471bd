"""`cardwright export PATH... --format F`: recorded hands in the formats of other programs.

Hand after hand is read, written and forgotten. What a format cannot say is told on the error
stream, by name, and the rest is written; the status is then 1.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from cardwright.cards import CardwrightError
from cardwright.cli.export_beside import Beside
from cardwright.cli.export_formats import FORMATS, Form
from cardwright.cli.files import FileError, text_of
from cardwright.cli.hand_files import hand_files
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import CommandError

if TYPE_CHECKING:
    from cardwright.history import History, PhhHand

CURRENCIES = ("recorded", "chips", "USD", "EUR", "GBP")


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    add = parser.add_argument
    add("path", nargs="+", help="a .phh or .phhs file, or a folder of them")
    add("--format", required=True, choices=tuple(FORMATS), help="what to write")
    add("--out", help="the file to write; otherwise it is printed")
    add("--hero", default="", help="whose cards are told before the showdown: a player's name, or all")
    add("--currency", default="recorded", choices=CURRENCIES, help="the sign before amounts, or play chips")
    add("--number", help="number the hands from here on, instead of as recorded")
    add("--date", help="when the hands were played, as 2026-03-05T14:00, in UTC; otherwise as recorded")


def run(asked: Namespace) -> int:
    """Write every hand that the format can say; 1 if there is one that it cannot."""
    files = list(hand_files(asked.path))
    beside = Beside.of(asked)
    check_options(asked, FORMATS[asked.format])
    if beside.has_hero and all(map(os.path.isfile, files)) and not is_there(beside, files):
        raise nobody(beside)
    with opened(asked.out, files) as out:
        return export(files, FORMATS[asked.format], beside, out)


def check_options(asked: Namespace, form: Form) -> None:
    """What the format has no place for is refused, and not passed over."""
    said = {"currency": asked.currency != "recorded", "date": bool(asked.date)}
    for option in form.lacks:
        if said[option]:
            raise CommandError(
                f"{asked.format} has no {option} in a hand: leave --{option} out", code="cli/usage"
            )


def is_there(beside: Beside, files: list[Path]) -> bool:
    """Is the hero in one of these hands? Asked before anything is written."""
    from cardwright.history.phh_text import read_phh

    for file in files:
        with suppress(FileError):  # told when its turn comes
            if any(plays(beside, hand) for hand in read_phh(text_of(file))):
                return True
    return False


def plays(beside: Beside, hand: PhhHand) -> bool:
    from cardwright.history.phh_read import players_of

    try:
        return beside.hero_of(players_of(hand)) is not None
    except CardwrightError:
        return False


def nobody(beside: Beside) -> CommandError:
    return CommandError(f'nobody in these hands is called "{beside.hero}"', code="export/hero")


@contextmanager
def opened(name: str | None, files: list[Path]) -> Iterator[TextIO]:
    """What to write to: a file that is none of those to read, or the output."""
    if not name:
        yield sys.stdout
        return
    path = Path(name)
    if path.resolve() in [file.resolve() for file in files]:
        raise CommandError(f"{name} is one of the files to read: name another to write", code="file/same")
    try:
        out = path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise CommandError(f"{name} cannot be written: {error.strerror}", code="file/unwritable") from error
    with out:
        yield out


def export(files: list[Path], form: Form, beside: Beside, out: TextIO) -> int:
    """Each hand in turn; those that cannot be said are told and left out."""
    from cardwright.history.visible import visible

    progress = Progress("hands")
    done = left_out = seen = 0
    for where, read in hands(files):
        try:
            hand = beside.hand(read(), done + left_out + 1, form)
            out.write(form.write(hand))
            done += 1
            seen += hand.seen_by is not None
        except CardwrightError as refused:
            left_out += 1
            what = refused.what if isinstance(refused, FileError) else refused
            print(visible(f"{where}: {what} [{refused.code}]"), file=sys.stderr)
        progress.at(done + left_out)
    if left_out:
        print(f"{done} hands written, {left_out} left out", file=sys.stderr)
    if beside.has_hero and done and not seen:
        raise nobody(beside)
    return 1 if left_out else 0


def hands(files: list[Path]) -> Iterator[tuple[str, Callable[[], History]]]:
    """Each hand's place, and how to read it."""
    from cardwright.history import history_of, read_phh

    for file in files:
        try:
            found = read_phh(text_of(file))
        except FileError as error:
            yield str(file), failing(error)
            continue
        for hand in found:
            where = f"{file} hand {hand.name}" if hand.name else str(file)
            yield where, partial(history_of, hand)


def failing(error: FileError) -> Callable[[], History]:
    """What reads a file that cannot be read."""

    def read() -> History:
        raise error

    return read
