"""Cards as people type them: `2c 3d`, or their places as they were told."""

from __future__ import annotations

import re

from cardwright.cards import Cards, NotationError, parse_set, set_of
from cardwright.cli.table import options, spoken
from cardwright.cli.table.questions import TypedError
from cardwright.games import Kind, Observation


def is_cards(words: list[str]) -> bool:
    """Do these words look like cards, "8h 10c"?"""
    return all(re.fullmatch(r"((10|[2-9tjqka])[cdhs♣♦♥♠♧♢♡♤][︎️]?)+", word) for word in words)


def chosen(words: list[str], view: Observation) -> Cards:
    """Cards by their text, or by their places in the hand as it is told."""
    if not words:
        raise TypedError(f"Which cards? {options.options(view)}", code="typed/cards")
    if all((word.isdecimal() and word != "10") or (word == "10" and len(words) == 1) for word in words):
        return placed(view.hand, words, view)
    try:
        return parse_set(" ".join(words))
    except NotationError as error:
        raise TypedError(spoken.capital(f"{error}."), code=error.code) from error


def placed(among: Cards, words: list[str], view: Observation) -> Cards:
    """The cards at these places, counted from 1 as they are told."""
    cards = spoken.order(among, by_suit=Kind.THROW not in view.legal.kinds)
    places = [int(word) for word in words]
    for place in places:
        if places.count(place) > 1:
            raise TypedError(f"Card {place} is named twice.", code="cards/duplicate")
        if not 1 <= place <= len(cards):
            raise TypedError(f"There is no card {place}: 1 to {len(cards)}.", code="typed/place")
    return set_of({cards[place - 1] for place in places})
