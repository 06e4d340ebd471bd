"""The high hand: the ranking of hold'em, stud and draw.

A hand is the best of three readings: by equal ranks, by sequence, by suit. Strengths
compare as plain numbers, a category and under it the ranks that break a tie:

    category << 20 | rank << 16 | rank << 12 | rank << 8 | rank << 4 | rank

Each rank is written once: kings and fives with a nine are 3, 13, 5, 9, 0, 0. Of more
than five cards the best five count; fewer rank as what they already are.
"""

from cardwright.cards.rankings.rows import BELOW_DEUCE, Four, highest, piles, rows, straight, without

HIGH_CARD = 1
PAIR = 2
TWO_PAIR = 3
TRIPS = 4
STRAIGHT = 5
FLUSH = 6
FULL_HOUSE = 7
QUADS = 8
STRAIGHT_FLUSH = 9


def high(cards: int) -> int:
    """How strong the cards are as a high hand; 0 for no cards."""
    return high_with(cards, BELOW_DEUCE)


def high_with(cards: int, ace_too: int) -> int:
    """The high hand where an ace may also stand at `ace_too` in a straight."""
    suits = rows(cards)
    once, twice, thrice, four = piles(suits)
    best = by_ranks(once, twice, thrice, four)
    sequence = by_sequence(once, ace_too)
    if sequence > best:
        best = sequence
    suited = by_suit(suits, ace_too)
    if suited > best:
        best = suited
    return best


def by_ranks(once: int, twice: int, thrice: int, four: int) -> int:
    """Quads, a full house, trips, two pair, a pair or high card."""
    if twice == 0:
        if once == 0:
            return 0
        return HIGH_CARD << 20 | highest(once, 5)
    if four:
        quads = four.bit_length()
        return QUADS << 20 | quads << 16 | highest(without(once, quads), 1) << 12
    if thrice:
        trips = thrice.bit_length()
        pair = without(twice, trips).bit_length()
        if pair:
            return FULL_HOUSE << 20 | trips << 16 | pair << 12
        return TRIPS << 20 | trips << 16 | highest(without(once, trips), 2) << 8
    pair = twice.bit_length()
    others = without(once, pair)
    second = without(twice, pair).bit_length()
    if second:
        kicker = without(others, second).bit_length()
        return TWO_PAIR << 20 | pair << 16 | second << 12 | kicker << 8
    return PAIR << 20 | pair << 16 | highest(others, 3) << 4


def by_sequence(row: int, ace_too: int) -> int:
    """A straight, or 0."""
    top = straight(row, ace_too)
    if top == 0:
        return 0
    return STRAIGHT << 20 | top << 16


def by_suit(suits: Four, ace_too: int) -> int:
    """A straight flush or a flush, or 0."""
    best = 0
    for suit in suits:
        if suit.bit_count() >= 5:
            suited = flush(suit, ace_too)
            if suited > best:
                best = suited
    return best


def flush(suit: int, ace_too: int) -> int:
    """What five or more cards of one suit are worth."""
    top = straight(suit, ace_too)
    if top:
        return STRAIGHT_FLUSH << 20 | top << 16
    return FLUSH << 20 | highest(suit, 5)
