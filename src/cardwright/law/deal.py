"""Dealing: the dealer is an actor, asked for some cards at a time.

The order of the cards that are not dealt is nowhere in the table: whoever deals says which
cards come, and the law only says how many, from where and to where.
"""

from __future__ import annotations

from cardwright.law.events import emit
from cardwright.law.seats import following, lowest
from cardwright.law.table import BOARDS, Program, Table
from cardwright.law.words import (
    ASIDE,
    BOARD,
    BURNED,
    DEALER,
    DEALT,
    HAND,
    PILE,
    SHUFFLED,
    STOCK,
    TURNING,
    UP,
)

# Words: how many; to which zone; how many to burn first.
# ... and whether one card is shared when there are not enough for all.
COUNT, TO, BURN, SHARED = range(2, 6)
# Turning: how many of the seat's own stock; to which zone; how many of it must be left.
TURN_COUNT, TURN_TO, SPARE = range(2, 5)

BURNING = -1  # as a stage of dealing; else that is the zone to which the cards go


def begin_deal(t: Table, game: Program) -> bool:
    """Ask for the burn card, else for the first cards; true while the dealer must act."""
    burnt = game.code[t.at + BURN]
    if burnt and ask(t, burnt):
        t.stage = BURNING
        return True
    return deal_out(t, game)


def deal_out(t: Table, game: Program) -> bool:
    """Seat by seat from the button's left, or board by board in the middle."""
    zone = game.code[t.at + TO]
    if game.code[t.at + SHARED] and must_share(t):
        zone = BOARD
    t.stage = zone
    if zone < PILE:
        t.turn = t.button
        t.owing = t.live
        return next_to_deal(t, game)
    t.turn = 0
    t.owing = (1 << t.runs) - 2 if t.runs and zone >= BOARD else 0  # the other boards
    return ask(t, game.code[t.at + COUNT])


def must_share(t: Table) -> bool:
    """The last card of stud lies in the middle, for all, when the deck cannot serve everybody."""
    return t.deck.bit_count() < t.live.bit_count()


def next_to_deal(t: Table, game: Program) -> bool:
    """Go round until a seat, or a board, can be given something."""
    while t.owing:
        turn = t.turn + 1
        if not t.owing >> turn & 1:
            turn = following(t.owing, turn)
        t.turn = turn
        t.owing ^= 1 << turn
        if ask(t, game.code[t.at + COUNT]):
            return True
    return False


def ask(t: Table, count: int) -> bool:
    """Have the dealer deal so many cards, or what is left of them; false when there is nothing."""
    t.want = count
    t.need = 0
    if t.deck.bit_count() < count:
        if t.deck == 0:
            refill(t)
        t.want = min(count, t.deck.bit_count())
        t.need = count - t.want
    if t.want == 0:
        return False
    t.actor = DEALER
    return True


def act_deal(t: Table, game: Program, cards: int) -> bool:
    """Lay these cards where they belong; true while more are to be dealt."""
    t.deck ^= cards
    if t.stage == BURNING:
        t.aside |= cards
        emit(t, BURNED, DEALER, cards)
        return (t.need > 0 and ask(t, t.need)) or deal_out(t, game)
    lay(t, t.stage, cards)
    if t.need and ask(t, t.need):
        return True
    return t.owing != 0 and next_to_deal(t, game)


def begin_turning(t: Table, game: Program) -> bool:
    """Every live seat turns cards of its stock, from the button's left."""
    t.owing = t.live
    t.turn = (t.button + 1) % t.seats
    return next_to_turn(t, game)


def next_to_turn(t: Table, game: Program) -> bool:
    """The next seat with cards to turn; some of them may have to stay."""
    while t.owing:
        t.turn = following(t.owing, t.turn)
        t.owing &= ~(1 << t.turn)
        cards = t.stock[t.turn] | t.taken[t.turn]
        count = min(game.code[t.at + TURN_COUNT], cards.bit_count() - game.code[t.at + SPARE])
        if count > 0:
            return turn_some(t, count)
    return False


def turn_some(t: Table, count: int) -> bool:
    """Have the dealer turn so many; after the stock come the cards the seat has won."""
    if t.stock[t.turn] == 0:
        t.stock[t.turn] = t.taken[t.turn]
        t.taken[t.turn] = 0
        emit(t, SHUFFLED, t.turn, t.stock[t.turn].bit_count())
    t.want = min(count, t.stock[t.turn].bit_count())
    t.need = count - t.want
    t.actor = DEALER
    return True


def act_turn(t: Table, game: Program, cards: int) -> bool:
    t.stock[t.turn] ^= cards
    lay(t, game.code[t.at + TURN_TO], cards)
    return turn_some(t, t.need) if t.need else next_to_turn(t, game)


def dealable(t: Table, game: Program) -> int:
    """The cards from which the dealer's next ones come."""
    return t.stock[t.turn] if game.code[t.at] == TURNING else t.deck


def lay(t: Table, zone: int, cards: int) -> None:
    """Put dealt cards in their zone, before the seat or the board whose turn it is."""
    turn = t.turn
    if zone == HAND:
        # A hand that has been turned up gets its cards face up.
        if t.heard:
            emit(t, DEALT, turn, cards, UP if t.shown >> turn & 1 else HAND, t.at)
        t.hand[turn] |= cards
        return
    if t.heard:
        emit(t, DEALT, turn, cards, zone + turn if zone >= BOARD else zone, t.at)
    if zone >= BOARD:
        t.board[zone - BOARD + turn] |= cards
    elif zone == UP:
        t.up[turn] |= cards
    elif zone == STOCK:
        t.stock[turn] |= cards
    elif zone == ASIDE:
        t.aside |= cards
    elif zone == PILE:
        put_on_pile(t, lowest(cards))


def put_on_pile(t: Table, card: int) -> None:
    """The pile asks for the suit of its top card."""
    t.pile |= 1 << card
    t.top = card
    t.suit = card >> 4


def refill(t: Table) -> None:
    """When the deck has run out, what was put away is shuffled in again.

    The pile keeps its top card; a seat never draws what it has itself thrown away.
    """
    returned = t.aside
    t.aside = 0
    if t.top >= 0:
        returned |= t.pile & ~(1 << t.top)
        t.pile = 1 << t.top
    for seat in range(t.seats):
        if seat != t.turn:
            returned |= t.thrown[seat]
            t.thrown[seat] = 0
        if not t.live >> seat & 1:
            returned |= t.hand[seat]
            t.hand[seat] = 0
    t.deck |= returned
    if returned:
        emit(t, SHUFFLED, DEALER, returned.bit_count())


def gather(t: Table) -> None:
    """All cards go back to the deck."""
    t.deck |= t.pile | t.aside
    t.pile = t.aside = 0
    t.top = -1
    for board in range(BOARDS):
        t.deck |= t.board[board]
        t.board[board] = 0
    for seat in range(t.seats):
        t.deck |= t.hand[seat] | t.up[seat] | t.stock[seat] | t.thrown[seat] | t.taken[seat]
        t.hand[seat] = t.up[seat] = t.stock[seat] = t.thrown[seat] = t.taken[seat] = 0
    t.shown = 0
