"""Rows: the ranks of some cards as a number, and what can be read off them.

A row has a bit for each rank, the higher rank the higher bit. Low hands turn it round, so that
the ace comes below the deuce:

    bit     12 11 10  9  8  7  6  5  4  3  2  1  0
    rank     A  K  Q  J  T  9  8  7  6  5  4  3  2
    turned   K  Q  J  T  9  8  7  6  5  4  3  2  A

Of rows with equally many ranks, the one with the highest rank that the other lacks is the
larger number: as numbers they compare as hands do.
"""

Four = tuple[int, int, int, int]

ROW = 0x1FFF
ACE = 12

# Where an ace may stand in a straight besides on top: so many places above the one below the deuce.
BELOW_DEUCE = 0
BELOW_SIX = 4
NOWHERE_ELSE = 13


def rows(cards: int) -> Four:
    """The four suits as rows."""
    minors, majors = cards & 0xFFFFFFFF, cards >> 32
    return minors & ROW, minors >> 16 & ROW, majors & ROW, majors >> 16 & ROW


def piles(suits: Four) -> Four:
    """The ranks held at least once, at least twice, three times and four times."""
    # Lay the suits over one another and let the cards fall, rank by rank:
    #
    #     four    .  .  .            A♠ A♥ A♣ K♦ K♣ 9♥ gives the ace on three floors, the
    #     thrice  A  .  .            king on two, the nine on one. A floor rests on the
    #     twice   A  K  .            one below, so the top rank of `twice` is the best
    #     once    A  K  9            pair and the kickers are in `once`.
    clubs, diamonds, hearts, spades = suits
    black, both_black = clubs | spades, clubs & spades
    red, both_red = diamonds | hearts, diamonds & hearts
    once = black | red
    twice = black & red | both_black | both_red
    thrice = black & both_red | both_black & red
    return once, twice, thrice, both_black & both_red


def top(row: int) -> int:
    """The row's highest rank alone; nothing of nothing."""
    return 1 << row.bit_length() >> 1


def highest(row: int, count: int) -> int:
    """The row with its highest `count` ranks kept."""
    while row.bit_count() > count:
        row &= row - 1
    return row


def lowest(row: int, count: int) -> int:
    """The row with its lowest `count` ranks kept."""
    while row.bit_count() > count:
        row ^= top(row)
    return row


def turned(row: int) -> int:
    """The row with its ace below the deuce."""
    return row << 1 & ROW | row >> ACE


def straight(row: int, ace_too: int) -> int:
    """The top rank of the best five in sequence, an ace standing at `ace_too` as well; else 0."""
    ladder = row << 1 | row >> ACE << ace_too
    # A shift asks every rank at once whether the next is there. What remains are the
    # bottoms of straights, and the highest wins: A-2-3-4-5-6 is six-high.
    twos = ladder & ladder >> 1
    bottoms = twos & twos >> 2 & ladder >> 4
    if bottoms == 0:
        return 0
    return top(bottoms) << 3
