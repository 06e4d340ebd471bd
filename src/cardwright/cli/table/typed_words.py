"""A typed line as words. What belongs to a number stays with it; all else that is no letter is a gap."""

from __future__ import annotations

import re

from cardwright.cli.table.questions import TypedError
from cardwright.games.actions import MOST_DIGITS

THOUSANDS = re.compile(r"(?<![\d.,-])\d{1,3}(,\d{3})+(?![\d,]|\.\d)")
GAPS = (
    r"(?<!\d)[,;]|[,;](?!\d)",  # a comma that is not within a number
    r"(?<=[a-z])-(?=[a-z])",  # all-in
    r"(?<=\w)[.!?]+(?=\s|$)",  # the end of a sentence
)


def words_of(line: str) -> list[str]:
    """The words, small; a number as it was typed, but thousands without their commas.

    >>> words_of("Raise to 1,000."), words_of("2c, 3d"), words_of("all-in"), words_of("r -5")
    (['raise', 'to', '1000'], ['2c', '3d'], ['all', 'in'], ['r', '-5'])
    """
    said = THOUSANDS.sub(lambda found: found[0].replace(",", ""), line.lower())
    for gap in GAPS:
        said = re.sub(gap, " ", said)
    longest = max(map(len, re.findall(r"\d+", said)), default=0)
    if longest > MOST_DIGITS:
        raise TypedError(f"A number of {longest} digits is too large.", code="typed/number")
    return said.split()
