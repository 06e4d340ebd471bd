"""What a seat is worth in a comparison, and who is best. Higher is always better."""

from __future__ import annotations

from cardwright.cards.rankings import strength
from cardwright.law.seats import lowest
from cardwright.law.table import Table
from cardwright.law.words import HIGH_SCORE, LOW_SCORE, MOST_CARDS, MOST_WINS, NUMBER, UP_CARD

FROM_BELOW = 1 << 40  # what low scores are taken from, so that the lowest is the best


def weigh(t: Table, ranking: int, seats: int, portion: int, board: int) -> None:
    """Write down what each of these seats is worth in this portion of the award."""
    row = portion * t.seats
    while seats:
        seat = seats.bit_length() - 1
        seats ^= 1 << seat
        if ranking < NUMBER:
            t.worth[row + seat] = strength(ranking, t.hand[seat] | t.up[seat], t.board[board])
        else:
            t.worth[row + seat] = count_of(t, ranking, seat)


def count_of(t: Table, ranking: int, seat: int) -> int:
    """What is compared besides hands of cards."""
    if ranking == NUMBER:
        return 1 + t.number[seat]
    if ranking == MOST_WINS:
        return 1 + t.wins[seat]
    if ranking == LOW_SCORE:
        return FROM_BELOW - t.score[seat]
    if ranking == HIGH_SCORE:
        return FROM_BELOW + t.score[seat]
    if ranking == MOST_CARDS:
        return 1 + (t.stock[seat] | t.taken[seat]).bit_count()
    if t.up[seat] == 0:
        return 0
    card = lowest(t.up[seat])
    if ranking == UP_CARD:
        return 1 + (card & 15)
    return trick_worth(card, lowest(t.up[t.first]) >> 4, t.trump)


def trick_worth(card: int, led: int, trump: int) -> int:
    """Trumps beat the suit that was led, which beats everything else."""
    suit = card >> 4
    if suit == trump:
        return 100 + (card & 15)
    if suit == led:
        return 50 + (card & 15)
    return 1 + (card & 15)


def best(t: Table, seats: int, portion: int) -> int:
    """Those of these seats that are worth most; nobody, if nobody is worth anything."""
    row = portion * t.seats
    most = 0
    winners = 0
    while seats:
        seat = seats.bit_length() - 1
        seats ^= 1 << seat
        worth = t.worth[row + seat]
        if worth > most:
            most = worth
            winners = 1 << seat
        elif worth == most and most:
            winners |= 1 << seat
    return winners
