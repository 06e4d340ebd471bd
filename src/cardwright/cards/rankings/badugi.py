"""Badugi: up to four cards, all of different ranks and different suits, the lower the better.

More cards beat fewer. The number of cards is the category; under it stand their ranks,
taken from a number above any, so that lower ranks make a higher strength.
"""

from cardwright.cards.rankings.choices import next_choice
from cardwright.cards.rankings.high import CATEGORY
from cardwright.cards.rankings.rows import ROW, turned

ACE_LOW, ACE_HIGH = 1, 0


def badugi(cards: int) -> int:
    """How good the cards are as a badugi with the ace low; 0 for no cards."""
    return badugi_with(cards, ACE_LOW)


def badugi_high_ace(cards: int) -> int:
    """How good the cards are as a badugi with the ace high, as in badeucey."""
    return badugi_with(cards, ACE_HIGH)


def badugi_with(cards: int, ace: int) -> int:
    """The badugi with the ace low or high."""
    for missing in range(4):
        count = 4 - missing
        row = lowest_badugi(cards, count, ace)
        if row:
            return count << CATEGORY | ROW - row
    return 0


def lowest_badugi(cards: int, count: int, ace: int) -> int:
    """The ranks of the lowest badugi of so many cards; 0 if there is none."""
    best = 0
    choice = next_choice(0, cards, count)
    while choice:
        row = all_different(choice, count)
        if ace == ACE_LOW:
            row = turned(row)
        if row and (best == 0 or row < best):
            best = row
        choice = next_choice(choice, cards, count)
    return best


def all_different(cards: int, count: int) -> int:
    """The row of these cards if it has `count` ranks and no suit comes twice; else 0."""
    row = 0
    for shift in range(0, 64, 16):
        suit = cards >> shift & ROW
        if suit & suit - 1:
            return 0
        row |= suit
    if row.bit_count() != count:
        return 0
    return row
