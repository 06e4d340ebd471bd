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

DEALING_OUT, BURNING, SHARING = range(3)


def begin_deal(t: Table, game: Program) -> bool:
    """Ask for the burn card, else for the first cards; true while the dealer must act."""
    t.need = game.code[t.at + BURN]
    if t.need:
        t.stage = BURNING
        return ask(t) or deal_out(t, game)
    return deal_out(t, game)


def deal_out(t: Table, game: Program) -> bool:
    """Seat by seat from the button's left, or at once to the middle."""
    t.stage = DEALING_OUT
    t.turn = (t.button + 1) % t.seats
    t.owing = 0
    if game.code[t.at + TO] < PILE and not must_share(t, game):
        t.owing = t.live
        return next_seat(t, game)
    t.turn = 0
    t.need = game.code[t.at + COUNT]
    return ask(t)


def must_share(t: Table, game: Program) -> bool:
    """The last card of stud lies in the middle, for all, when the deck cannot serve everybody."""
    if game.code[t.at + SHARED] and t.deck.bit_count() < t.live.bit_count():
        t.stage = SHARING
        return True
    return False


def next_seat(t: Table, game: Program) -> bool:
    """Go round until a seat can be given something."""
    while t.owing:
        seat = following(t.owing, t.turn)
        t.turn = seat
        t.owing ^= 1 << seat
        t.need = game.code[t.at + COUNT]
        if ask(t):
            return True
    return False


def ask(t: Table) -> bool:
    """Want what is needed of the deck, or what there is of it; false when there is nothing."""
    need = t.need
    t.want = need
    if t.deck.bit_count() < need:
        if t.deck == 0:
            refill(t)
        t.want = min(t.need, t.deck.bit_count())
    if t.want == 0:
        return False
    t.actor = DEALER
    return True


def act_deal(t: Table, game: Program, cards: int) -> bool:
    """Lay these cards where they belong; true while more are to be dealt."""
    t.deck ^= cards
    t.need -= t.want
    if t.stage == BURNING:
        t.aside |= cards
        emit(t, BURNED, DEALER, cards)
        return (t.need > 0 and ask(t)) or deal_out(t, game)
    zone = BOARD if t.stage == SHARING else game.code[t.at + TO]
    lay(t, zone, cards)
    return (t.need > 0 and ask(t)) or next_board(t, game, zone) or next_seat(t, game)


def next_board(t: Table, game: Program, zone: int) -> bool:
    """When the board is run more than once, the next one gets as many cards."""
    if zone < BOARD or t.turn + 1 >= t.runs:
        return False
    t.turn += 1
    t.need = game.code[t.at + COUNT]
    return ask(t)


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
        t.need = min(game.code[t.at + TURN_COUNT], cards.bit_count() - game.code[t.at + SPARE])
        if t.need > 0:
            return turn_some(t)
    return False


def turn_some(t: Table) -> bool:
    """Have the dealer turn what is needed; after the stock come the cards the seat has won."""
    if t.stock[t.turn] == 0:
        t.stock[t.turn] = t.taken[t.turn]
        t.taken[t.turn] = 0
        emit(t, SHUFFLED, t.turn, t.stock[t.turn].bit_count())
    t.want = min(t.need, t.stock[t.turn].bit_count())
    t.actor = DEALER
    return True


def act_turn(t: Table, game: Program, cards: int) -> bool:
    t.stock[t.turn] ^= cards
    t.need -= t.want
    lay(t, game.code[t.at + TURN_TO], cards)
    return turn_some(t) if t.need else next_to_turn(t, game)


def dealable(t: Table, game: Program) -> int:
    """The cards from which the dealer's next ones come."""
    return t.stock[t.turn] if game.code[t.at] == TURNING else t.deck


def lay(t: Table, zone: int, cards: int) -> None:
    """Put dealt cards in their zone."""
    if zone == HAND:
        # A hand that has been turned up gets its cards face up.
        emit(t, DEALT, t.turn, cards, UP if t.shown >> t.turn & 1 else HAND, t.at)
        t.hand[t.turn] |= cards
        return
    if zone >= BOARD:
        zone += t.turn
    emit(t, DEALT, t.turn, cards, zone, t.at)
    if zone >= BOARD:
        t.board[zone - BOARD] |= cards
    elif zone == UP:
        t.up[t.turn] |= cards
    elif zone == STOCK:
        t.stock[t.turn] |= cards
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
