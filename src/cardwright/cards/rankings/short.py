"""The high hand of short deck, 36 cards from the sixes up.

A flush is rarer there than a full house and beats it, and the ace also stands below the
six. Most rooms rank a straight above three of a kind; the older rule, by which trips
beat a straight, is here too. The categories keep their numbers in the order of merit.
"""

from cardwright.cards.rankings.high import (
    CATEGORY,
    FLUSH,
    FULL_HOUSE,
    STRAIGHT,
    TRIPS,
    by_ranks,
    by_sequence,
    by_suit,
)
from cardwright.cards.rankings.rows import BELOW_SIX, piles, rows


def short_high(cards: int) -> int:
    """How strong the cards are in short deck; 0 for no cards."""
    return short_high_with(cards, TRIPS, STRAIGHT)


def short_high_trips(cards: int) -> int:
    """How strong the cards are in short deck where trips beat a straight."""
    return short_high_with(cards, STRAIGHT, TRIPS)


def short_high_with(cards: int, trips_place: int, straight_place: int) -> int:
    """The short-deck hand with trips and straights in these places."""
    suits = rows(cards)
    once, twice, thrice, four = piles(suits)
    best = moved(by_ranks(once, twice, thrice, four), TRIPS, trips_place)
    best = moved(best, FULL_HOUSE, FLUSH)
    sequence = moved(by_sequence(once, BELOW_SIX), STRAIGHT, straight_place)
    if sequence > best:
        best = sequence
    suited = moved(by_suit(suits, BELOW_SIX), FLUSH, FULL_HOUSE)
    if suited > best:
        best = suited
    return best


def moved(strength: int, category: int, place: int) -> int:
    """The strength, ranked at `place` if it is of this category."""
    if strength >> CATEGORY == category:
        return strength + (place - category << CATEGORY)
    return strength
