"""Sets of cards in a game's data: "A" is every ace, "h" every heart, "Qs" one card.

>>> from cardwright.cards import text
>>> text(card_set("Qs"))
'Qs'
>>> card_set("h").bit_count(), card_set("A").bit_count(), card_set("hQs").bit_count()
(13, 4, 14)
"""

from __future__ import annotations

from functools import cache

from cardwright.cards import CardwrightError

RANKS = "23456789TJQKA"
SUITS = "cdhs"


@cache
def card_set(description: str) -> int:
    """The cards that a short text names: ranks, suits and single cards, one after another."""
    cards = 0
    place = 0
    while place < len(description):
        one = description[place]
        suit = description[place + 1 : place + 2]
        if one in SUITS:
            cards |= 0x1FFF << 16 * SUITS.index(one)
        elif one in RANKS and suit and suit in SUITS:
            cards |= 1 << 16 * SUITS.index(suit) + RANKS.index(one)
            place += 1
        elif one in RANKS:
            cards |= 0x0001_0001_0001_0001 << RANKS.index(one)
        else:
            raise CardwrightError(
                f"{description!r}: {one!r} is neither a rank ({RANKS}) nor a suit ({SUITS})"
            )
        place += 1
    return cards
