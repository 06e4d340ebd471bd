"""Eastern time, in which PokerStars stamps its hands: the rule of the United States, not a table of zones.

Daylight time runs from the second Sunday of March to the first of November; from 1987 to 2006 it
ran from the first Sunday of April to the last of October.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

STANDARD, DAYLIGHT = timedelta(hours=-5), timedelta(hours=-4)
CHANGED = 2007


def eastern(at: datetime) -> datetime:
    """The clock in New York at a moment; without a zone the moment is in UTC.

    >>> eastern(datetime(2024, 7, 14, 12, 17)), eastern(datetime(2024, 1, 14, 12, 17))
    (datetime.datetime(2024, 7, 14, 8, 17), datetime.datetime(2024, 1, 14, 7, 17))
    """
    moment = in_utc(at)
    begins, ends = daylight(moment.year)
    shift = DAYLIGHT if begins - STANDARD <= moment < ends - DAYLIGHT else STANDARD
    return moment + shift


def from_eastern(clock: datetime) -> datetime:
    """The moment in UTC when the clock in New York shows this; the hour shown twice is the first.

    >>> from_eastern(datetime(2009, 7, 20, 16, 51))
    datetime.datetime(2009, 7, 20, 20, 51, tzinfo=datetime.timezone.utc)
    """
    begins, ends = daylight(clock.year)
    shift = DAYLIGHT if begins <= clock < ends else STANDARD
    return (clock - shift).replace(tzinfo=UTC)


def in_utc(at: datetime) -> datetime:
    """The moment by the clock of UTC; without a zone it is that already."""
    return at.astimezone(UTC).replace(tzinfo=None) if at.tzinfo else at


def daylight(year: int) -> tuple[datetime, datetime]:
    """When clocks go forward and back, by the clock before: at two in the night."""
    if year >= CHANGED:
        return sunday(datetime(year, 3, 8, 2)), sunday(datetime(year, 11, 1, 2))
    return sunday(datetime(year, 4, 1, 2)), sunday(datetime(year, 10, 25, 2))


def sunday(first: datetime) -> datetime:
    """The Sunday of the week that begins with this day."""
    return first + timedelta(days=6 - first.weekday())
