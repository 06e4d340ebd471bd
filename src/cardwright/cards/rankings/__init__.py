"""Rankings: what cards are worth against other cards, as whole numbers.

Higher is better in every ranking, lows included; 0 is no hand at all. These are
functions of the law: the same ones run in Python, on the CPU and on a GPU.
"""

from cardwright.cards.rankings.badugi import badugi, badugi_high_ace
from cardwright.cards.rankings.high import high, high_with
from cardwright.cards.rankings.low import ace_to_five, deuce_to_seven, eight_or_better
from cardwright.cards.rankings.omaha import omaha_eight, omaha_high
from cardwright.cards.rankings.rows import BELOW_DEUCE
from cardwright.cards.rankings.short import short_high, short_high_trips

HIGH = 1
SHORT_HIGH = 2
SHORT_TRIPS = 3
ACE_TO_FIVE = 4
DEUCE_TO_SEVEN = 5
EIGHT_OR_BETTER = 6
BADUGI = 7
BADUGI_ACE_HIGH = 8
OMAHA_HIGH = 9
OMAHA_EIGHT = 10


def strength(ranking: int, hand: int, board: int) -> int:
    """What a hand is worth with a board; 0 where it does not qualify."""
    if ranking == HIGH:
        return high_with(hand | board, BELOW_DEUCE)
    if ranking == OMAHA_HIGH:
        return omaha_high(hand, board)
    if ranking == OMAHA_EIGHT:
        return omaha_eight(hand, board)
    if ranking == SHORT_HIGH:
        return short_high(hand | board)
    if ranking == SHORT_TRIPS:
        return short_high_trips(hand | board)
    if ranking == ACE_TO_FIVE:
        return ace_to_five(hand | board)
    if ranking == DEUCE_TO_SEVEN:
        return deuce_to_seven(hand | board)
    if ranking == EIGHT_OR_BETTER:
        return eight_or_better(hand | board)
    if ranking == BADUGI:
        return badugi(hand | board)
    if ranking == BADUGI_ACE_HIGH:
        return badugi_high_ace(hand | board)
    return 0


__all__ = [
    "ACE_TO_FIVE",
    "BADUGI",
    "BADUGI_ACE_HIGH",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "HIGH",
    "OMAHA_EIGHT",
    "OMAHA_HIGH",
    "SHORT_HIGH",
    "SHORT_TRIPS",
    "ace_to_five",
    "badugi",
    "badugi_high_ace",
    "deuce_to_seven",
    "eight_or_better",
    "high",
    "omaha_eight",
    "omaha_high",
    "short_high",
    "short_high_trips",
    "strength",
]
