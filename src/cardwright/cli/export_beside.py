"""What `cardwright export` is asked to say beside every hand: a number, a date, a currency, and to whom.

What is asked takes the place of what a hand has recorded; each format then says it as if it had been.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cardwright.cli.arguments import whole
from cardwright.cli.export_formats import Exported, Form
from cardwright.cli.trouble import CommandError

if TYPE_CHECKING:
    from cardwright.history import History
    from cardwright.history.phh_text import TomlValue

EVERYBODY = "all"
CURRENCY = ("currency", "currency_symbol")  # fields of PHH that say the currency, and the time
TIME = ("year", "month", "day", "time", "time_zone", "time_zone_abbreviation")


@dataclass(frozen=True, slots=True)
class Beside:
    """What the command says of all hands."""

    hero: str
    currency: str
    number: int | None
    date: datetime | None

    @staticmethod
    def of(asked: Namespace) -> Beside:
        number = whole(asked.number, what="the number", least=0) if asked.number is not None else None
        return Beside(asked.hero, asked.currency, number, None if asked.date is None else moment(asked.date))

    def hand(self, history: History, place: int, form: Form) -> Exported:
        """The hand with its caption, changed where something is asked."""
        from cardwright.history import caption_of

        number = place if self.number is None else self.number + place - 1
        history = replace(history, notes=tuple(self.noted(dict(history.notes), number)))
        caption = caption_of(history)
        if not caption.number:
            caption = replace(caption, number=number)
        return Exported(history, number, caption, self.seen_by(history, form))

    def noted(self, notes: dict[str, str], number: int) -> Iterator[tuple[str, str]]:
        """The further fields of the record, with what is asked in their place."""
        from cardwright.history.phh_text import toml_text

        asked: dict[str, TomlValue | None] = {}
        if self.number is not None:
            asked["hand"] = number
        if self.currency != "recorded":
            asked |= dict.fromkeys(CURRENCY)
            asked["currency"] = None if self.currency == "chips" else self.currency
        if (at := self.date) is not None:
            asked |= dict.fromkeys(TIME)
            asked |= {"year": at.year, "month": at.month, "day": at.day, "time": at.time()}
            asked["time_zone_abbreviation"] = "UTC"
        yield from ((name, value) for name, value in notes.items() if name not in asked)
        yield from ((name, toml_text(value)) for name, value in asked.items() if value is not None)

    @property
    def has_hero(self) -> bool:
        """Is one player named?"""
        return self.hero not in ("", EVERYBODY)

    def hero_of(self, players: Sequence[str]) -> int | None:
        """The seat of the hero, if it plays."""
        from cardwright.history.trackers.names import plain

        names = list(map(plain, players))
        return names.index(plain(self.hero)) if plain(self.hero) in names else None

    def seen_by(self, history: History, form: Form) -> int | None:
        """Whose cards are told: everybody's, the hero's, or nobody's where the hero did not play."""
        from cardwright.history import ALL_SEEN

        if self.hero == EVERYBODY or (form.is_whole and not self.hero):
            return ALL_SEEN
        return self.hero_of(history.players) if self.has_hero else None


def moment(text: str) -> datetime:
    """A date and time as they are typed, in UTC; without a zone they are."""
    from cardwright.history.trackers.caption import YEARS

    try:
        at = datetime.fromisoformat(text)
        if at.year in YEARS:
            return (at if at.tzinfo else at.replace(tzinfo=UTC)).astimezone(UTC)
    except ValueError:
        pass
    raise CommandError(f'"{text}" is no date: write 2026-03-05 or 2026-03-05T14:00', code="cli/date")
