"""Playing cards: onto the pile, or in front of the seat to a trick; taking and counting them.

What may be played is derived from the cards on the table alone: whether hearts are broken is
whether a heart lies among the cards already won or played.
"""

from __future__ import annotations

from cardwright.law.deal import ask, put_on_pile, refill
from cardwright.law.events import emit
from cardwright.law.seats import following, lowest
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    DEALT,
    DRAW,
    DREW,
    END,
    HAND,
    LED_SUIT,
    NAME,
    NEXT,
    NO_WINNER,
    PASS,
    PASSED,
    PILE,
    PLAY,
    PLAYED,
    SCORED,
    SHOT_MOON,
    SUIT_NAMED,
    TALLY,
    TOOK,
    TOP_CARD,
)
from cardwright.law.worth import best, weigh

# Play: to which zone; what it must match; cards that go on anything and name a suit; how many
# cards may be drawn first; the card that opens; cards that may not be led before one of them
# was played; cards that may not be played to the first trick.
TO, MATCH, WILD, DRAWS, OPENING, UNBROKEN, CLEAN = range(2, 9)
# Take: how the cards in front are compared, and the trump suit (-1: none).
BY, TRUMP = range(2, 4)
# Tally: which zone; all of it in one hand counts for the others; then sets and their points.
ZONE, ALL_OF_IT, SETS, SET = range(2, 6)

SUIT = 0x1FFF  # the cards of the first suit
RANK = 0x0001_0001_0001_0001  # the deuces

NAMING_SUIT = -1  # as a stage: the card is played, its suit is to be named


def begin_play(t: Table, game: Program) -> bool:
    """One seat's turn; a seat without cards is passed over."""
    t.stage = 0
    if t.hand[t.turn] == 0:
        return False
    t.actor = t.turn
    return True


def play_kinds(t: Table, game: Program, seat: int) -> int:
    """Play a card that fits; or draw, while that is allowed; or pass, when nothing is left."""
    if t.stage == NAMING_SUIT:
        return 1 << NAME
    kinds = 1 << PLAY if playable(t, game, seat) else 0
    if t.stage < game.code[t.at + DRAWS] and can_draw(t):
        return kinds | 1 << DRAW
    return kinds if kinds and not game.code[t.at + DRAWS] else kinds | 1 << PASS


def can_draw(t: Table) -> bool:
    return t.deck != 0 or t.pile & (t.pile - 1) != 0


def playable(t: Table, game: Program, seat: int) -> int:
    """The cards that the seat may play now."""
    hand = t.hand[seat]
    match = game.code[t.at + MATCH]
    if match == TOP_CARD:
        fits = SUIT << 16 * t.suit | RANK << (t.top & 15) | game.code[t.at + WILD]
        return hand & fits
    if match == LED_SUIT:
        return to_trick(t, game, seat, hand)
    return hand


def to_trick(t: Table, game: Program, seat: int, hand: int) -> int:
    """Follow suit if you can; the first trick and the first lead have rules of their own."""
    fallen = cards_fallen(t)
    led = t.up[t.first]
    if led:
        suited = hand & SUIT << (lowest(led) >> 4 << 4)
        choice = suited if suited else hand
        if won_nothing(t) and choice & ~game.code[t.at + CLEAN]:
            choice &= ~game.code[t.at + CLEAN]
        return choice
    if fallen == 0 and hand & game.code[t.at + OPENING]:
        return hand & game.code[t.at + OPENING]
    unbroken = game.code[t.at + UNBROKEN]
    if fallen & unbroken == 0 and hand & ~unbroken:
        return hand & ~unbroken
    return hand


def cards_fallen(t: Table) -> int:
    """Every card that has been played to a trick."""
    cards = 0
    for seat in range(t.seats):
        cards |= t.taken[seat] | t.up[seat]
    return cards


def won_nothing(t: Table) -> bool:
    for seat in range(t.seats):
        if t.taken[seat]:
            return False
    return True


def act_play(t: Table, game: Program, seat: int, kind: int, value: int) -> bool:
    """One choice of the turn; true while the turn is not over."""
    if kind == DRAW:
        return draw_one(t, game, seat)
    if kind == NAME:
        t.suit = value
        emit(t, SUIT_NAMED, seat, value)
        return False
    if kind == PASS:
        t.idle += 1
        emit(t, PASSED, seat)
        return False
    t.idle = 0
    t.hand[seat] &= ~value
    emit(t, PLAYED, seat, value, game.code[t.at + TO])
    if game.code[t.at + TO] != PILE:
        t.up[seat] |= value
        return False
    put_on_pile(t, lowest(value))
    if value & game.code[t.at + WILD] and t.hand[seat]:
        t.stage = NAMING_SUIT
        t.actor = seat
        return True
    return False


def draw_one(t: Table, game: Program, seat: int) -> bool:
    """Ask the dealer for a card, shuffling the pile in when the deck is empty."""
    t.stage += 1
    if not t.deck:
        refill(t)
    emit(t, DREW, seat)
    return ask(t, 1)


def act_drawn(t: Table, cards: int) -> bool:
    """The drawn card comes to the hand, and the seat goes on with its turn."""
    t.deck &= ~cards
    t.hand[t.turn] |= cards
    emit(t, DEALT, t.turn, cards, HAND, t.at)
    t.want = 0
    t.actor = t.turn
    return True


def take(t: Table, game: Program) -> None:
    """The best card in front wins all that lies on the table; equal cards leave it there."""
    t.trump = game.code[t.at + TRUMP]
    weigh(t, game.code[t.at + BY], t.live, 0, 0)
    winners = best(t, t.live, 0)
    if winners == 0:
        return
    spoils = 0
    for seat in range(t.seats):
        spoils |= t.up[seat]
        t.up[seat] = 0
    if winners & (winners - 1):
        t.board[0] |= spoils
        emit(t, NO_WINNER, following(winners, 0), winners)
        return
    winner = lowest(winners)
    spoils |= t.board[0] | t.aside
    t.board[0] = t.aside = 0
    t.taken[winner] |= spoils
    t.wins[winner] += 1
    t.first = winner
    if t.heard:
        emit(t, TOOK, winner, spoils, points_of(game, count_of_winnings(game, t.at), spoils))


def tally(t: Table, game: Program) -> None:
    """Count the points in each seat's cards; who has all of them gives them to the others."""
    whole = game.code[t.at + ALL_OF_IT]
    shooter = -1
    for seat in range(t.seats):
        if whole and points(t, game, seat) == whole:
            shooter = seat
    if shooter >= 0:
        emit(t, SHOT_MOON, shooter)
    for seat in range(t.seats):
        if shooter >= 0:
            scored = 0 if seat == shooter else whole
        else:
            scored = points(t, game, seat)
        t.score[seat] += scored
        emit(t, SCORED, seat, scored, t.score[seat])


def points(t: Table, game: Program, seat: int) -> int:
    return points_of(game, t.at, t.hand[seat] if game.code[t.at + ZONE] == HAND else t.taken[seat])


def points_of(game: Program, tally: int, cards: int) -> int:
    """What some cards come to where they are counted."""
    total = 0
    for each in range(game.code[tally + SETS] if tally >= 0 else 0):
        place = tally + SET + 2 * each
        total += (cards & game.code[place]).bit_count() * game.code[place + 1]
    return total


def count_of_winnings(game: Program, place: int) -> int:
    """Where the cards that are won will be counted (-1: nowhere)."""
    while game.code[place] != END:
        if game.code[place] == TALLY and game.code[place + ZONE] != HAND:
            return place
        place = game.code[place + NEXT]
    return -1


def lead(t: Table, cards: int) -> None:
    """Who holds one of these cards goes first."""
    for seat in range(t.seats):
        if t.hand[seat] & cards:
            t.first = seat
