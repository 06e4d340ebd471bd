"""Cards in words, as they are said at the table."""

from collections.abc import Iterable, Sequence

from cardwright.cards.cards import Card, Cards, in_order, rank_of, suit_of

RANK_WORDS = (
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Jack",
    "Queen",
    "King",
    "Ace",
)
RANK_PLURALS = tuple("Sixes" if word == "Six" else f"{word}s" for word in RANK_WORDS)
SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")


def card_words(card: Card) -> str:
    """A card in words.

    >>> card_words(40)
    'ten of hearts'
    """
    return f"{RANK_WORDS[rank_of(card)].lower()} of {SUIT_WORDS[suit_of(card)]}"


def set_words(cards: Cards | Iterable[Card]) -> str:
    """A set of cards in words from high to low, or a sequence in its own order.

    >>> set_words(1 << 44 | 1 << 27)
    'ace of hearts and king of diamonds'
    """
    return listed([card_words(card) for card in in_order(cards)])


def listed(words: Sequence[str]) -> str:
    """Words in a row, with an "and" before the last.

    >>> listed(["King", "Nine", "Six"])
    'King, Nine and Six'
    """
    *most, last = words or ("",)
    return f"{', '.join(most)} and {last}" if most else last
