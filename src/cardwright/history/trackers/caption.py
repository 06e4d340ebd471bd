"""What stands over a hand and is no part of its play: a number, a table, a time, a currency, chairs.

Time is a value that the caller has; where nobody knows it, it is the first day of 1970, which
nobody takes for a day on which cards were dealt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta

from cardwright.history.history import History
from cardwright.history.phh_read import turned
from cardwright.history.phh_text import PhhHand
from cardwright.history.trackers.eastern import from_eastern

UNDATED = datetime(1970, 1, 1, 12, tzinfo=UTC)
SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£"}
TABLES = (2, 6, 9, 10)  # how many chairs tables have
EASTERN = ("ET", "EST", "EDT")
YEARS = range(1900, 3000)
HOURS = {"WEST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3}  # before UTC


@dataclass(frozen=True, slots=True, kw_only=True)
class Caption:
    """What a format says beside the hand itself; `currency` is empty for play chips."""

    number: int = 0
    at: datetime = UNDATED
    table: str = "Cardwright"
    currency: str = ""
    chairs: int = 0  # 0: the smallest table that has enough
    places: tuple[int, ...] = ()  # the chair of each seat, from 1; without them in order

    def seated(self, seats: int) -> Caption:
        """The same with chairs for so many seats."""
        places = self.places if usable(self.places, seats) else tuple(range(1, seats + 1))
        least = next(size for size in TABLES if size >= max(places))
        return replace(self, places=places, chairs=self.chairs if self.chairs >= max(places) else least)


def usable(places: tuple[int, ...], seats: int) -> bool:
    """A chair for each seat, and each chair once."""
    return len(places) == seats == len(set(places)) and all(1 <= place <= TABLES[-1] for place in places)


def caption_of(history: History) -> Caption:
    """What the further fields of a PHH file say.

    >>> from cardwright import HOLDEM
    >>> from cardwright.history import begun
    >>> hand = replace(begun(HOLDEM), notes=(("hand", "7"), ("year", "2009"), ("currency", "'USD'")))
    >>> caption_of(hand).number, caption_of(hand).currency, caption_of(hand).at.year
    (7, 'USD', 2009)
    """
    notes = PhhHand("", dict(history.notes))
    places = numbers(notes.get("seats"))
    found = Caption(
        number=number(notes.get("hand")),
        at=moment(notes),
        currency=currency(notes),
        chairs=min(number(notes.get("seat_count")), TABLES[-1]),
        places=tuple(turned(list(places), -1 - history.button)),
    )
    table = notes.get("table")
    return replace(found, table=str(table)) if table else found


def number(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0


def numbers(value: object) -> tuple[int, ...]:
    return tuple(map(number, value)) if isinstance(value, list) else ()


def currency(notes: PhhHand) -> str:
    """The recorded currency, or the one of the recorded sign."""
    named = str(notes.get("currency"))
    sign = notes.get("currency_symbol")
    return named or next((code for code, symbol in SYMBOLS.items() if symbol == sign), "")


def moment(notes: PhhHand) -> datetime:
    """The recorded time, in UTC where no zone is told that we know; a day alone is its noon."""
    year, month, day = (number(notes.get(name)) for name in ("year", "month", "day"))
    clock = notes.get("time")
    try:
        on = date(year if year in YEARS else 0, month or 1, day or 1)
    except ValueError:
        return UNDATED
    at = datetime.combine(on, clock if isinstance(clock, time) else time(12))
    zone = str(notes.get("time_zone_abbreviation"))
    if zone in EASTERN:
        return from_eastern(at)
    return at.replace(tzinfo=UTC) - timedelta(hours=HOURS.get(zone, 0))
