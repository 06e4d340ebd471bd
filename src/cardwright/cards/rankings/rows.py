"""Rows: a suit's ranks, and what can be read off them.

A row is one suit of a set of cards, or several suits laid over one another, moved up one
bit so that there is a square below the deuce for an ace that counts low:

    bit   13 12 11 10  9  8  7  6  5  4  3  2  1  0
    rank   A  K  Q  J  T  9  8  7  6  5  4  3  2  a

`row.bit_length()` is then the highest rank as players number it: 14 for an ace, 2 for a
deuce, 1 for a low ace, 0 for an empty row.
"""

Four = tuple[int, int, int, int]

# The squares an ace may hold: the one on top, or the one below the deuce.
ACE_HIGH = 0x3FFE
ACE_LOW = 0x1FFF

# Where an ace may stand in a straight besides on top.
BELOW_DEUCE = 0
BELOW_SIX = 4
NOWHERE_ELSE = 13


def rows(cards: int) -> Four:
    """The four suits as rows."""
    clubs = cards << 1 & ACE_HIGH
    diamonds = cards >> 15 & ACE_HIGH
    hearts = cards >> 31 & ACE_HIGH
    spades = cards >> 47 & ACE_HIGH
    return clubs, diamonds, hearts, spades


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


def highest(row: int, count: int) -> int:
    """The row's highest ranks, four bits each, highest first; zeros where it runs out."""
    ranks = 0
    for _ in range(count):
        top = row.bit_length()
        ranks = ranks << 4 | top
        row ^= 1 << top >> 1
    return ranks


def lowest(row: int, count: int) -> int:
    """The row with its lowest `count` ranks kept."""
    while row.bit_count() > count:
        row = without(row, row.bit_length())
    return row


def without(row: int, rank: int) -> int:
    """The row with this rank taken out of it."""
    return row & ~(1 << rank >> 1)


def with_ace(row: int, squares: int) -> int:
    """The row with its ace on the square that `squares` has for it."""
    return (row | row >> 13) & squares


def straight(row: int, ace_too: int) -> int:
    """The top rank of the best five in sequence, an ace standing at `ace_too` as well; else 0."""
    row |= row >> 13 << ace_too
    # A shift asks every rank at once whether the next is there. What remains are the
    # bottoms of straights, and the highest wins: A-2-3-4-5-6 is six-high.
    twos = row & row >> 1
    bottoms = twos & twos >> 2 & row >> 4
    if bottoms == 0:
        return 0
    return bottoms.bit_length() + 4
