"""The high hand: the ranking of hold'em, stud and draw.

A hand is the best of three readings: by equal ranks, by sequence, by suit. Strengths
compare as plain numbers, a category and under it two rows of ranks: those that make the
hand, and the kickers that break a tie.

    category << 26 | made << 13 | kickers

Kings and fives with a nine are 3, a row of the king and the five, a row of the nine. The
pair of a full house stands where a kicker does. Of more than five cards the best five
count; fewer rank as what they already are.
"""

from cardwright.cards.rankings.rows import BELOW_DEUCE, Four, highest, piles, rows, straight, top

MADE = 13
CATEGORY = 26

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
        return HIGH_CARD << CATEGORY | highest(once, 5)
    if four:
        quads = top(four)
        return QUADS << CATEGORY | quads << MADE | top(once ^ quads)
    if thrice:
        trips = top(thrice)
        pair = top(twice ^ trips)
        if pair:
            return FULL_HOUSE << CATEGORY | trips << MADE | pair
        return TRIPS << CATEGORY | trips << MADE | highest(once ^ trips, 2)
    pairs = highest(twice, 2)
    if pairs & (pairs - 1):
        return TWO_PAIR << CATEGORY | pairs << MADE | top(once ^ pairs)
    return PAIR << CATEGORY | pairs << MADE | highest(once ^ pairs, 3)


def by_sequence(row: int, ace_too: int) -> int:
    """A straight, or 0."""
    highest_rank = straight(row, ace_too)
    if highest_rank == 0:
        return 0
    return STRAIGHT << CATEGORY | highest_rank << MADE


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
    highest_rank = straight(suit, ace_too)
    if highest_rank:
        return STRAIGHT_FLUSH << CATEGORY | highest_rank << MADE
    return FLUSH << CATEGORY | highest(suit, 5)
