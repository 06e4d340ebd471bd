"""Ranges of starting hands, as people and programs write them.

QQ+, AKs:0.5, A5s-A2s, 88 - 55, KQ, AhKh, random      our own, as in UPI
AhKh-AhTh, AhTh+, Axs, AhXh, AhKx                     with suits; x is any rank or suit
15%                                                   the strongest, by equity against any hand
75: AQs-ATs                                           Equilab: a weight in percent before
[25%]AKs,AQs[/25%]                                    Flopzilla: a weight in percent around
AKs@50                                                a weight in percent behind
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from cardwright.cards import FULL, RANKS, Cards, NotationError, cards_in
from cardwright.fast.strongest import STRONGEST

Range = dict[Cards, float]  # two cards: how likely, up to 1

SUITS = "cdhs"
HAND = re.compile(rf"([{RANKS}X])([{RANKS}X])([SO]?)", re.IGNORECASE)
EXACT = re.compile(rf"([{RANKS}X])([{SUITS}X])([{RANKS}X])([{SUITS}X])", re.IGNORECASE)
TOP = re.compile(r"(?:top)?(\d+(?:\.\d+)?)%", re.IGNORECASE)
AROUND = re.compile(r"\[(/?)(\d+(?:\.\d+)?)%?\]")
BEFORE = re.compile(r"(\d+(?:\.\d+)?)%?:(.*[a-z%*].*)", re.IGNORECASE)
AFTER = re.compile(r"(.+?)([:@])(\d*\.?\d+)(%?)")
SPACED = re.compile(r"\s*([-:@])\s*|\s+(?=[+%])|(?<=\btop)\s+", re.IGNORECASE)  # belongs together
WHOLE = ("random", "any", "**", "xx")
ALL = 1326


class Kind(NamedTuple):
    """Two ranks, the higher first (-1 is any), and how their suits go: "s", "o", nothing, or two of cdhsx."""

    high: int
    low: int
    suits: str


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
        for token in re.split(r"[,;\s]+", SPACED.sub(r"\1", piece)):
            if token.strip(":"):
                yield from one_weighted(token, around)


def one_weighted(token: str, around: float) -> Iterator[tuple[str, float]]:
    before = BEFORE.fullmatch(token)
    if before:
        yield before[2], around * percent(before[1])
        return
    after = AFTER.fullmatch(token)
    if after:
        in_percent = after[4] or (after[2] == "@" and float(after[3]) > 1)
        weight = percent(after[3]) if in_percent else float(after[3])
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
    top = TOP.fullmatch(token)
    if top:
        return strongest(percent(top[1]))
    if token.endswith("+"):
        return better(token)
    if "-" in token:
        return from_to(token)
    return alike(read(token, token))


def strongest(part: float) -> list[Cards]:
    """The strongest starting hands, as many as come nearest to that part of all."""
    found: list[Cards] = []
    for name in STRONGEST:
        more = alike(read(name, name))
        if abs(len(found) + len(more) - part * ALL) > abs(len(found) - part * ALL):
            break
        found += more
    return found


def read(hand: str, token: str) -> Kind:
    """Two ranks, and what is said of their suits."""
    exact, found = EXACT.fullmatch(hand), HAND.fullmatch(hand)
    if exact:
        cards = [(rank_of(exact[1]), exact[2].lower()), (rank_of(exact[3]), exact[4].lower())]
        first, second = sorted(cards, key=lambda card: -card[0])
        if first != second or "x" in hand.lower():
            return Kind(first[0], second[0], first[1] + second[1])
    elif found:
        low, high = sorted((rank_of(found[1]), rank_of(found[2])))
        if high != low or high < 0 or not found[3]:
            return Kind(high, low, found[3].lower())
    raise NotationError(
        f'"{token}" is not a range of hands: write QQ, AKs, AKo, AK, QQ+, A5s-A2s, Axs, AhKh, 15% or random',
        code="range/unknown",
    )


def rank_of(letter: str) -> int:
    """The number of a rank; -1 for any."""
    return RANKS.find(letter.upper())


def alike(kind: Kind) -> list[Cards]:
    """All hands of this kind, each once."""
    found = {
        1 << 16 * first + high | 1 << 16 * second + low: None
        for high, low in product(ranks_of(kind.high), ranks_of(kind.low))
        for first, second in product(range(4), repeat=2)
        if (first, high) != (second, low) and goes(kind.suits, first, second, is_pair=high == low)
    }
    return list(found)


def ranks_of(rank: int) -> range:
    return range(13) if rank < 0 else range(rank, rank + 1)


def goes(suits: str, first: int, second: int, *, is_pair: bool) -> bool:
    """May two cards have these suits?"""
    if len(suits) == 2:
        return suits[0] in ("x", SUITS[first]) and suits[1] in ("x", SUITS[second])
    if suits == "s":
        return first == second
    return not suits or (first != second and not is_pair)


def better(token: str) -> list[Cards]:
    """QQ+ is all pairs from there up, ATs+ all with the same high card and a kicker from there up."""
    kind = read(token[:-1], token)
    refuse_any(kind, token)
    if kind.high == kind.low:
        return [hand for rank in range(kind.high, 13) for hand in alike(Kind(rank, rank, kind.suits))]
    return [hand for rank in range(kind.low, kind.high) for hand in alike(kind._replace(low=rank))]


def from_to(token: str) -> list[Cards]:
    """88-55, A5s-A2s, AhKh-AhTh; 98s-54s keeps the gap."""
    first, _, last = token.partition("-")
    here, end = read(first, token), read(last, token)
    refuse_any(here, token)
    refuse_any(end, token)
    if here.suits != end.suits or (here.high == here.low) != (end.high == end.low):
        raise NotationError(f'"{token}" goes from one kind of hand to another', code="range/unlike")
    if here.high == end.high:
        lows = range(min(here.low, end.low), max(here.low, end.low) + 1)
        return [hand for low in lows for hand in alike(here._replace(low=low))]
    if here.high - here.low != end.high - end.low:
        raise NotationError(f'"{token}" keeps neither the high card nor the gap', code="range/unlike")
    least, steps = min(here, end), range(abs(here.high - end.high) + 1)
    return [hand for step in steps for hand in alike(Kind(least.high + step, least.low + step, least.suits))]


def refuse_any(kind: Kind, token: str) -> None:
    """From any rank there is nowhere to go."""
    if kind.low < 0:
        raise NotationError(f'"{token}" begins or ends at any rank', code="range/unlike")
