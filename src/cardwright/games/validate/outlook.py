"""What is known at one place of a game before anybody has played it, and how two ways join."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is known at one place of the game, before anybody has played it."""

    # certain: at the least
    hand: int = 0  # cards in each hand
    up: int = 0  # ... and up in front
    boards: tuple[int, int, int] = (0, 0, 0)
    stocked: int = 0  # 1 when each seat has a stock
    piled: int = 0  # 1 when the pile has a top card
    named: int = 0  # 1 when everybody has named a number
    score: int = 0
    # possible: at the most
    dealt: int = 0  # cards that do not come back to the deck
    ups: int = 0  # cards up in front of a seat
    held: int = 0  # cards in a hand
    laid: tuple[int, int, int] = (0, 0, 0)  # cards on each board
    reach: int = 0  # how far from 0 a score can be
    price: int = 0  # what a number takes from the least score
    thrown: int = 0  # 1 when cards lie thrown away
    shown: int = 0  # 1 when hands lie open after a showdown
    folded: int = 0  # 1 when seats may have folded
    out: int = 0  # 1 when seats may be out of the game
    button: int = 0  # 1 when the button may be with such a seat
    blinds: int = 0  # 1 when blinds lie there and nobody has bet yet
    unpaid: str = ""  # the path of chips that nobody has won yet


LEAST = {"hand", "up", "boards", "stocked", "piled", "named", "score"}


def joined(one: Outlook, other: Outlook) -> Outlook:
    """The worse of both in everything."""
    worst: dict[str, Any] = {}
    for field in fields(Outlook):
        a, b = getattr(one, field.name), getattr(other, field.name)
        if isinstance(a, tuple):
            worse = min if field.name in LEAST else max
            worst[field.name] = tuple(worse(pair) for pair in zip(a, b, strict=True))
        else:
            worst[field.name] = min(a, b) if field.name in LEAST else max(a, b)
    return Outlook(**worst)


def more(cards: tuple[int, int, int], board: int, count: int) -> tuple[int, int, int]:
    """So many more cards on one of the boards."""
    first, second, third = (cards[place] + count * (place == board) for place in range(3))
    return first, second, third


def unscored(now: Outlook) -> Outlook:
    return replace(now, score=0, reach=0, price=0)
