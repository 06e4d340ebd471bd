"""Ranges of starting hands, as people and programs write them.

QQ+, AKs:0.5, A5s-A2s, 88-55, KQ, AhKh, random        our own, as in UPI
75: AQs-ATs                                           Equilab: a weight in percent before
[25%]AKs,AQs[/25%]                                    Flopzilla: a weight in percent around
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from cardwright.cards import FULL, RANKS, Cards, NotationError, cards_in, parse_set

Range = dict[Cards, float]  # two cards: how likely, up to 1

RANK = f"[{RANKS}{RANKS.lower()}]"
HAND = re.compile(rf"({RANK})({RANK})([soSO]?)")
EXACT = re.compile(rf"(?:{RANK}[cdhsCDHS]){{2}}")
AROUND = re.compile(r"\[(/?)(\d+(?:\.\d+)?)%?\]")
BEFORE = re.compile(r"(\d+(?:\.\d+)?)\s*%?\s*:\s*(.+)")
AFTER = re.compile(r"(.+?)\s*[:@]\s*(\d*\.?\d+)(%?)")
WHOLE = ("random", "any", "**", "xx", "100%")


def parse_range(written: str) -> Range:
    """The hands of a range, each with its weight; what is named twice has its last weight.

    >>> len(parse_range("QQ+")), len(parse_range("AKs, AKo")), len(parse_range("random"))
    (18, 16, 1326)
    >>> sum(parse_range("AKs:0.5, [25%]QQ[/25%]").values())
    3.5
    """
    hands: Range = {}
    for token, weight in weighted(written):
        for hand in hands_of(token):
            hands[hand] = weight
    if not any(hands.values()):
        raise NotationError(f'there is no hand in the range "{written}"', code="range/empty")
    return {hand: weight for hand, weight in hands.items() if weight}


def weighted(written: str) -> Iterator[tuple[str, float]]:
    """Every part of a range with its weight."""
    around = 1.0
    for piece in re.split(r"(\[/?\d+(?:\.\d+)?%?\])", written):
        mark = AROUND.fullmatch(piece)
        if mark:
            around = 1.0 if mark[1] else percent(mark[2])
            continue
        for token in re.split(r"[,;\n]+|(?<=[^:,\s])\s+(?=[^:,\s-])", piece):
            if token.strip(" :"):
                yield from one_weighted(token.strip(), around)


def one_weighted(token: str, around: float) -> Iterator[tuple[str, float]]:
    before = BEFORE.fullmatch(token)
    if before:
        yield before[2], around * percent(before[1])
        return
    after = AFTER.fullmatch(token)
    if after:
        weight = percent(after[2]) if after[3] else float(after[2])
        if weight > 1:
            raise NotationError(f'the weight of "{token}" is more than 1', code="range/weight")
        yield after[1], around * weight
        return
    yield token, around


def percent(number: str) -> float:
    weight = float(number) / 100
    if weight > 1:
        raise NotationError(f'"{number}" is more than 100 percent', code="range/weight")
    return weight


def hands_of(token: str) -> list[Cards]:
    """The hands that one part names."""
    if token.lower() in WHOLE:
        return [1 << a | 1 << b for a, b in combinations(cards_in(FULL), 2)]
    if EXACT.fullmatch(token):
        return [parse_set(token)]
    if token.endswith("+"):
        return better(token)
    if "-" in token:
        return from_to(token)
    return alike(*read(token, token))


def read(hand: str, token: str) -> tuple[int, int, str]:
    """The higher rank, the lower, and "s", "o" or nothing."""
    found = HAND.fullmatch(hand.strip())
    if not found or (found[1].upper() == found[2].upper() and found[3]):
        raise NotationError(
            f'"{token}" is not a range of hands: write QQ, AKs, AKo, AK, QQ+, A5s-A2s, AhKh or random',
            code="range/unknown",
        )
    high, low = sorted((RANKS.index(found[1].upper()), RANKS.index(found[2].upper())), reverse=True)
    return high, low, found[3].lower()


def alike(high: int, low: int, suits: str) -> list[Cards]:
    """All hands of these ranks, suited, offsuit or both."""
    return [
        1 << 16 * first + high | 1 << 16 * second + low
        for first in range(4)
        for second in range(4)
        if (first < second if high == low else suits != ("o" if first == second else "s"))
    ]


def better(token: str) -> list[Cards]:
    """QQ+ is all pairs from there up, ATs+ all with the same high card and a kicker from there up."""
    high, low, suits = read(token[:-1], token)
    if high == low:
        return [hand for rank in range(high, 13) for hand in alike(rank, rank, "")]
    return [hand for rank in range(low, high) for hand in alike(high, rank, suits)]


def from_to(token: str) -> list[Cards]:
    """88-55, A5s-A2s; 98s-54s keeps the gap."""
    first, _, last = token.partition("-")
    high, low, suits = read(first, token)
    high_end, low_end, suits_end = read(last, token)
    if suits != suits_end or (high == low) != (high_end == low_end):
        raise NotationError(f'"{token}" goes from one kind of hand to another', code="range/unlike")
    found = []
    if high == high_end:
        for rank in range(min(low, low_end), max(low, low_end) + 1):
            found += alike(high, rank, suits)
        return found
    if high - low != high_end - low_end:
        raise NotationError(f'"{token}" keeps neither the high card nor the gap', code="range/unlike")
    for step in range(abs(high - high_end) + 1):
        found += alike(min(high, high_end) + step, min(low, low_end) + step, suits)
    return found
