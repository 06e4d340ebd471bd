"""Hands in words: a strength read back as what is said at the showdown."""

from cardwright.cards.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    OMAHA_EIGHT,
    SHORT_HIGH,
    SHORT_TRIPS,
)
from cardwright.cards.rankings.high import (
    CATEGORY,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    MADE,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
)
from cardwright.cards.rankings.low import TURNED
from cardwright.cards.rankings.rows import ROW
from cardwright.cards.words import RANK_PLURALS, RANK_WORDS, listed

BADUGIS = (BADUGI, BADUGI_ACE_HIGH)
LOWS = (ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, OMAHA_EIGHT)
ACES_LOW = (ACE_TO_FIVE, EIGHT_OR_BETTER, OMAHA_EIGHT, BADUGI)
EIGHTS = (EIGHT_OR_BETTER, OMAHA_EIGHT)

CATEGORIES = {
    HIGH_CARD: "High Card",
    PAIR: "Pair",
    TWO_PAIR: "Two Pair",
    TRIPS: "Three of a Kind",
    STRAIGHT: "Straight",
    FLUSH: "Flush",
    FULL_HOUSE: "Full House",
    QUADS: "Four of a Kind",
    STRAIGHT_FLUSH: "Straight Flush",
}
BADUGI_CATEGORIES = {4: "Badugi", 3: "Three-card hand", 2: "Two-card hand", 1: "One-card hand"}

# What is in which place in short deck, where it is not as usual.
SHORT_PLACES = {FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH}
PLACES = {
    SHORT_HIGH: SHORT_PLACES,
    SHORT_TRIPS: SHORT_PLACES | {TRIPS: STRAIGHT, STRAIGHT: TRIPS},
}

# How a hand begins; the ranks not named in it follow as kickers.
SAYINGS = {
    HIGH_CARD: "High card {one[0]}",
    PAIR: "Pair of {many[0]}",
    TWO_PAIR: "Two Pair, {many[0]} and {many[1]}",
    TRIPS: "Three of a Kind, {many[0]}",
    STRAIGHT: "{one[0]}-high Straight",
    FLUSH: "{one[0]}-high Flush",
    FULL_HOUSE: "Full House, {many[0]} over {many[1]}",
    QUADS: "Four of a Kind, {many[0]}",
    STRAIGHT_FLUSH: "{one[0]}-high Straight Flush",
}

WHEEL = [5, 4, 3, 2, 1]


def describe(ranking: int, strength: int) -> str:
    """A hand as it is announced, with everything that decides a tie.

    >>> from cardwright.cards import HIGH, parse_set, strength
    >>> describe(HIGH, strength(HIGH, parse_set("KhKd"), parse_set("5s5c9d 2h")))
    'Two Pair, Kings and Fives, with Nine'
    """
    if strength == 0:
        return category(ranking, strength)
    if ranking in BADUGIS:
        return _badugi(ranking, strength)
    kind, ranks = kind_and_ranks(ranking, strength)
    if ranking in LOWS and kind == HIGH_CARD:
        return _low(ranks)
    return _high(kind, ranks)


def category(ranking: int, strength: int) -> str:
    """The class a hand belongs to, in a word or two.

    >>> from cardwright.cards import ACE_TO_FIVE, parse_set, strength
    >>> category(ACE_TO_FIVE, strength(ACE_TO_FIVE, parse_set("8d 6h 4s 2c Ac"), 0))
    'Eight low'
    """
    if strength == 0:
        return "No low" if ranking in EIGHTS else "No hand"
    if ranking in BADUGIS:
        return BADUGI_CATEGORIES[strength >> CATEGORY]
    kind, ranks = kind_and_ranks(ranking, strength)
    if ranking in LOWS and kind == HIGH_CARD:
        return f"{_word(ranks[0])} low"
    if kind == STRAIGHT_FLUSH and ranks[0] == 14:
        return "Royal Flush"
    return CATEGORIES[kind]


def kind_and_ranks(ranking: int, strength: int) -> tuple[int, list[int]]:
    """The kind of hand, numbered as in `high.py`, and the ranks under it, an ace as 14, or 1 where it is low.

    >>> from cardwright.cards import HIGH, parse_set, strength
    >>> kind_and_ranks(HIGH, strength(HIGH, parse_set("KhKd"), parse_set("5s5c9d 2h")))
    (3, [13, 5, 9])
    """
    if ranking in LOWS:
        strength = TURNED - strength
    lowest = 1 if ranking in ACES_LOW else 2
    place = strength >> CATEGORY
    kind = PLACES.get(ranking, {}).get(place, place)
    return kind, [*_ranks(strength >> MADE & ROW, lowest), *_ranks(strength & ROW, lowest)]


def _ranks(row: int, lowest: int) -> list[int]:
    """The ranks of a row, highest first, counted from what its lowest is."""
    return [bit + lowest for bit in range(row.bit_length() - 1, -1, -1) if row >> bit & 1]


def _high(kind: int, ranks: list[int]) -> str:
    if kind == STRAIGHT_FLUSH and ranks[0] == 14:
        return "Royal Flush"
    saying = SAYINGS[kind]
    said = saying.format(one=_words(ranks), many=[_plural(rank) for rank in ranks])
    return said + _with(ranks[saying.count("{") :])


def _low(ranks: list[int]) -> str:
    if ranks == WHEEL:
        return "Five-high low (the wheel)"
    return f"{'-'.join(_words(ranks[:2]))} low" + _with(ranks[2:])


def _badugi(ranking: int, strength: int) -> str:
    ranks = _ranks(ROW - (strength & ROW), 1 if ranking in ACES_LOW else 2)
    if len(ranks) == 4:
        return f"{_word(ranks[0])}-high badugi" + _with(ranks[1:])
    return f"{BADUGI_CATEGORIES[len(ranks)]}, {listed(_words(ranks))}"


def _with(kickers: list[int]) -> str:
    return f", with {listed(_words(kickers))}" if kickers else ""


def _words(ranks: list[int]) -> list[str]:
    return [_word(rank) for rank in ranks]


def _word(rank: int) -> str:
    # Strengths count from the deuce as 2; an ace is 14, or 1 where it is low.
    return RANK_WORDS[(rank - 2) % 13]


def _plural(rank: int) -> str:
    return RANK_PLURALS[(rank - 2) % 13]
