"""Choosing cards or numbers: throw some and draw as many, give some away, name a number."""

from __future__ import annotations

from cardwright.law.deal import ask
from cardwright.law.events import emit
from cardwright.law.seats import following
from cardwright.law.table import Program, Table
from cardwright.law.words import DEALT, GAVE, HAND, NAMED, RECEIVED, THREW

# Exchange: how many must be thrown; how many may; how many by who keeps one of the cards
# KEEPING; and whether as many are drawn.
THROW_LEAST, THROW_MOST, THROW_MORE, KEEPING, REDRAW = range(2, 7)
# Give: how many; the level of the loop that turns the direction; how many directions; each.
GIVE_COUNT, GIVE_LOOP, DIRECTIONS, DIRECTION = range(2, 6)
# Name: from, to; whether the score is the most; what must be left for each later lap; the
# laps in all and their loop's level; whether nobody else may know.
NAME_LEAST, NAME_MOST, FROM_SCORE, RESERVE, LAPS, NAME_LOOP, SECRET = range(2, 9)

CHOOSING, DRAWING = 0, 1


def begin_exchange(t: Table) -> bool:
    """In turn, from the button's left; seats that are all-in draw too."""
    t.owing = t.live
    t.stage = CHOOSING
    t.turn = (t.button + 1) % t.seats
    return next_to_choose(t)


def next_to_choose(t: Table) -> bool:
    if t.owing == 0:
        return False
    t.turn = following(t.owing, t.turn)
    t.stage = CHOOSING
    t.actor = t.turn
    return True


def may_throw(t: Table, game: Program, seat: int, cards: int) -> bool:
    """Three cards, say; or four, if the one that is kept is an ace."""
    count = cards.bit_count()
    if count <= game.code[t.at + THROW_MOST]:
        return True
    kept = t.hand[seat] & ~cards
    return count <= game.code[t.at + THROW_MORE] and kept & game.code[t.at + KEEPING] != 0


def act_throw(t: Table, game: Program, seat: int, cards: int) -> bool:
    """Put cards away, and have the dealer replace them."""
    t.owing &= ~(1 << seat)
    t.hand[seat] &= ~cards
    t.thrown[seat] |= cards
    emit(t, THREW, seat, cards, game.code[t.at + REDRAW])
    t.stage = DRAWING
    if game.code[t.at + REDRAW] and ask(t, cards.bit_count()):
        return True
    return next_to_choose(t)


def act_draw_cards(t: Table, game: Program, cards: int) -> bool:
    """The dealer's cards for who has thrown some."""
    t.deck &= ~cards
    t.hand[t.turn] |= cards
    emit(t, DEALT, t.turn, cards, HAND, t.at)
    return (t.need > 0 and ask(t, t.need)) or next_to_choose(t)


def begin_together(t: Table) -> bool:
    """Every live seat chooses unseen; the order does not matter."""
    t.owing = t.live
    return next_of_all(t)


def begin_naming(t: Table) -> bool:
    """Numbers named before are forgotten."""
    for seat in range(t.seats):
        t.number[seat] = 0
    return begin_together(t)


def next_of_all(t: Table) -> bool:
    if t.owing == 0:
        return False
    t.actor = following(t.owing, t.first)
    return True


def direction(t: Table, game: Program) -> int:
    """How many seats to the left the cards go this time (0: nobody gives)."""
    turn = t.laps[game.code[t.at + GIVE_LOOP]] % game.code[t.at + DIRECTIONS]
    return game.code[t.at + DIRECTION + turn]


def act_give(t: Table, game: Program, seat: int, cards: int) -> bool:
    """Lay cards aside for a neighbour; they change hands when all have chosen."""
    t.owing &= ~(1 << seat)
    t.hand[seat] &= ~cards
    t.thrown[seat] = cards
    emit(t, GAVE, seat, cards, (seat + direction(t, game)) % t.seats)
    if next_of_all(t):
        return True
    for giver in range(t.seats):
        receiver = (giver + direction(t, game)) % t.seats
        t.hand[receiver] |= t.thrown[giver]
        emit(t, RECEIVED, receiver, t.thrown[giver], giver)
        t.thrown[giver] = 0
    return False


def most_to_name(t: Table, game: Program, seat: int) -> int:
    """A number paid from the score leaves something for every lap to come."""
    most = game.code[t.at + NAME_MOST]
    if not game.code[t.at + FROM_SCORE]:
        return most
    later = game.code[t.at + LAPS] - 1 - t.laps[game.code[t.at + NAME_LOOP]]
    return min(most, t.score[seat] - later * game.code[t.at + RESERVE])


def act_name(t: Table, seat: int, number: int) -> bool:
    t.owing &= ~(1 << seat)
    t.number[seat] = number
    emit(t, NAMED, seat, number)
    return next_of_all(t)
