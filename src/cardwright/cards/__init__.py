"""Cards: notation, decks, rankings and the words for hands.

The ground floor. Everything here is whole numbers and text; nothing knows of games.
"""

from cardwright.cards.cards import RANKS, SUITS, Card, Cards, cards_in, rank_of, set_of, suit_of
from cardwright.cards.decks import DECKS, FULL, KUHN, LEDUC, ROYAL, SHORT
from cardwright.cards.errors import CardwrightError, NotationError
from cardwright.cards.hand_words import category, describe
from cardwright.cards.notation import card_text, parse_cards, parse_set, text
from cardwright.cards.plays import best_cards
from cardwright.cards.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    OMAHA_EIGHT,
    OMAHA_HIGH,
    SHORT_HIGH,
    SHORT_TRIPS,
    strength,
)
from cardwright.cards.words import RANK_PLURALS, RANK_WORDS, SUIT_WORDS, card_words, listed, set_words

__all__ = [
    "ACE_TO_FIVE",
    "BADUGI",
    "BADUGI_ACE_HIGH",
    "DECKS",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "FULL",
    "HIGH",
    "KUHN",
    "LEDUC",
    "OMAHA_EIGHT",
    "OMAHA_HIGH",
    "RANKS",
    "RANK_PLURALS",
    "RANK_WORDS",
    "ROYAL",
    "SHORT",
    "SHORT_HIGH",
    "SHORT_TRIPS",
    "SUITS",
    "SUIT_WORDS",
    "Card",
    "Cards",
    "CardwrightError",
    "NotationError",
    "best_cards",
    "card_text",
    "card_words",
    "cards_in",
    "category",
    "describe",
    "listed",
    "parse_cards",
    "parse_set",
    "rank_of",
    "set_of",
    "set_words",
    "strength",
    "suit_of",
    "text",
]
