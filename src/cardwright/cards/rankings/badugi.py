"""Badugi: up to four cards, all of different ranks and different suits, the lower the better.

More cards beat fewer. The number of cards is the category; under it stand their ranks,
taken from a number above any, so that lower ranks make a higher strength.
"""

from cardwright.cards.rankings.choices import next_choice
from cardwright.cards.rankings.rows import ACE_HIGH, ACE_LOW, highest, with_ace

LOWEST = 0xFFFFF


def badugi(cards: int) -> int:
    """How good the cards are as a badugi with the ace low; 0 for no cards."""
    return badugi_with(cards, ACE_LOW)


def badugi_high_ace(cards: int) -> int:
    """How good the cards are as a badugi with the ace high, as in badeucey."""
    return badugi_with(cards, ACE_HIGH)


def badugi_with(cards: int, squares: int) -> int:
    """The badugi with the ace on the square that `squares` has for it."""
    for missing in range(4):
        count = 4 - missing
        row = lowest_badugi(cards, count, squares)
        if row:
            return count << 20 | LOWEST - highest(row, 5)
    return 0


def lowest_badugi(cards: int, count: int, squares: int) -> int:
    """The ranks of the lowest badugi of so many cards; 0 if there is none."""
    best = 0
    choice = next_choice(0, cards, count)
    while choice:
        # Of two rows with equally many ranks, the lower number is the lower hand.
        row = with_ace(all_different(choice, count), squares)
        if row and (best == 0 or row < best):
            best = row
        choice = next_choice(choice, cards, count)
    return best


def all_different(cards: int, count: int) -> int:
    """The row of these cards if it has `count` ranks and no suit comes twice; else 0."""
    row = 0
    for shift in range(0, 64, 16):
        suit = cards >> shift & 0xFFFF
        if suit & suit - 1:
            return 0
        row |= suit << 1
    if row.bit_count() != count:
        return 0
    return row
