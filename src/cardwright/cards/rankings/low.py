"""Low hands: ace to five, eight or better, deuce to seven.

A low is a high hand turned round: the strength of its best five is taken from a number
no high hand reaches, so that the lowest hand is again the highest number.
"""

from cardwright.cards.rankings.choices import next_choice
from cardwright.cards.rankings.high import CATEGORY, by_ranks, high_with
from cardwright.cards.rankings.rows import NOWHERE_ELSE, lowest, piles, rows, turned

TURNED = 10 << CATEGORY

# The ranks of a turned row from the ace up to the eight.
EIGHT_OR_LOWER = 0x00FF


def ace_to_five(cards: int) -> int:
    """How low the best five are, aces low, straights and flushes ignored; 0 for no cards."""
    if cards == 0:
        return 0
    once, twice, thrice, four = piles(rows(cards))
    # Five cards spread as thinly as they will go: different ranks first, a second card
    # of a rank only where those run out, and always the lowest.
    once = lowest(turned(once), 5)
    spare = 5 - once.bit_count()
    twice = lowest(turned(twice), spare)
    spare -= twice.bit_count()
    thrice = lowest(turned(thrice), spare)
    spare -= thrice.bit_count()
    four = lowest(turned(four), spare)
    return TURNED - by_ranks(once, twice, thrice, four)


def eight_or_better(cards: int) -> int:
    """The ace-to-five low if it has five different ranks up to the eight; else 0."""
    once, _, _, _ = piles(rows(cards))
    low = turned(once) & EIGHT_OR_LOWER
    if low.bit_count() < 5:
        return 0
    return TURNED - by_ranks(lowest(low, 5), 0, 0, 0)


def deuce_to_seven(cards: int) -> int:
    """How low the best five are, aces high, straights and flushes counting; 0 for no cards."""
    # The ace never stands below the deuce: A-2-3-4-5 is an ace-high hand, not a straight.
    best = 0
    five = next_choice(0, cards, 5)
    while five:
        low = TURNED - high_with(five, NOWHERE_ELSE)
        if low > best:
            best = low
        five = next_choice(five, cards, 5)
    return best
