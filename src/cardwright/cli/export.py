"""`cardwright export PATH... --format F`: recorded hands in the formats of other programs.

Hand after hand is read, written and forgotten. What a format cannot say is told on the error
stream, by name, and the rest is written; the status is then 1.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from cardwright.cards import CardwrightError
from cardwright.cli.arguments import whole
from cardwright.cli.export_formats import FORMATS, Exported, Form
from cardwright.cli.files import text_of
from cardwright.cli.hand_files import hand_files
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import CommandError

if TYPE_CHECKING:
    from cardwright.history import History

UNKNOWN_HERO = "export/hero"
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
    with opened(asked.out, files) as out:
        return export(files, FORMATS[asked.format], beside, out)


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


@dataclass(frozen=True, slots=True)
class Beside:
    """What the command says of all hands."""

    hero: str
    currency: str
    number: int | None
    date: datetime | None

    @staticmethod
    def of(asked: Namespace) -> Beside:
        number = whole(asked.number, what="the number", least=0) if asked.number else None
        return Beside(asked.hero, asked.currency, number, moment(asked.date) if asked.date else None)

    def hand(self, history: History, place: int, form: Form) -> Exported:
        """The hand with its own caption, changed where something is asked."""
        from cardwright.history import caption_of

        caption = caption_of(history)
        if self.number is not None or not caption.number:
            caption = replace(caption, number=place if self.number is None else self.number + place - 1)
        if self.currency != "recorded":
            caption = replace(caption, currency="" if self.currency == "chips" else self.currency)
        if self.date is not None:
            caption = replace(caption, at=self.date)
        return Exported(history, place, caption, self.seen_by(history, form))

    def seen_by(self, history: History, form: Form) -> int | None:
        """Whose cards are told: everybody's, the hero's, or nobody's where the hero did not play."""
        from cardwright.history import ALL_SEEN
        from cardwright.history.trackers.names import plain

        if self.hero == "all" or (form.is_whole and not self.hero):
            return ALL_SEEN
        names = [plain(name) for name in history.players]
        return names.index(plain(self.hero)) if self.hero and plain(self.hero) in names else None


def moment(text: str) -> datetime:
    """A date and time as they are typed; without a zone it is UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise CommandError(
            f'"{text}" is no date: write 2026-03-05 or 2026-03-05T14:00', code="cli/date"
        ) from None
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def export(files: list[Path], form: Form, beside: Beside, out: TextIO) -> int:
    """Each hand in turn; those that cannot be said are told and left out."""
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
            print(f"{where}: {refused} [{refused.code}]", file=sys.stderr)
        progress.at(done + left_out)
    if left_out:
        print(f"{done} hands written, {left_out} left out", file=sys.stderr)
    if beside.hero and done and not seen:
        print(f'nobody in these hands is called "{beside.hero}" [{UNKNOWN_HERO}]', file=sys.stderr)
        return 1
    return 1 if left_out else 0


def hands(files: list[Path]) -> Iterator[tuple[str, Callable[[], History]]]:
    """Each hand's place, and how to read it."""
    from cardwright.history import history_of, read_phh

    for file in files:
        try:
            found = read_phh(text_of(file))
        except CommandError as error:
            yield str(file), failing(error)
            continue
        for hand in found:
            where = f"{file} hand {hand.name}" if hand.name else str(file)
            yield where, partial(history_of, hand)


def failing(error: CommandError) -> Callable[[], History]:
    """What reads a file that cannot be read."""

    def read() -> History:
        raise error

    return read
