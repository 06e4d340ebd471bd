"""Cards and sets of cards, both plain whole numbers.

A card is `suit * 16 + rank`: clubs, diamonds, hearts, spades are 0 to 3, the deuce is
rank 0 and the ace rank 12. A set of cards is a mask with bit `1 << card` for each, so
union is `|`, and a whole deck fits a positive 64-bit number:

    bit 60 ........ 48   44 ........ 32   28 ........ 16   12 ......... 0
        A♠ K♠ ... 2♠     A♥ K♥ ... 2♥     A♦ K♦ ... 2♦     A♣ K♣ ... 2♣
"""

from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"


def rank_of(card: Card) -> int:
    """The card's rank, 0 for a deuce to 12 for an ace."""
    return card & 15


def suit_of(card: Card) -> int:
    """The card's suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card >> 4


def set_of(cards: Iterable[Card]) -> Cards:
    """The set with these cards in it."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: Cards) -> tuple[Card, ...]:
    """The cards of a set, highest rank first, and within a rank spades first."""
    cards = []
    while mask:
        cards.append(mask.bit_length() - 1)
        mask ^= 1 << cards[-1]
    return tuple(sorted(cards, key=rank_of, reverse=True))


def in_order(cards: Cards | Iterable[Card]) -> tuple[Card, ...]:
    """The cards as they will be shown: a sequence as it stands, a set high to low."""
    if isinstance(cards, int):
        return cards_in(cards)
    return tuple(cards)
