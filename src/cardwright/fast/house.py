"""The house's quick player for simulations: a few dozen deals in its head, then simple rules.

It looks at its own cards, at what lies face up, and at the chips; never at what it may not know.
Plain functions, compiled with the law.
"""

from __future__ import annotations

from cardwright.cards.rankings import strength
from cardwright.fast.chance import STEP, below, bit_at, mixed, some_of, wrapped
from cardwright.fast.choosing import one_kind
from cardwright.law.chips import pot
from cardwright.law.exchange import REDRAW, may_throw
from cardwright.law.legal import choices, kinds, range_from, range_step, range_to
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    AWARD,
    BETTING,
    BOARD,
    CALL,
    CHECK,
    DEALING,
    DRAW,
    END,
    FOLD,
    GIVE,
    HAND,
    NAME,
    NEXT,
    NUMBER,
    PASS,
    PLAY,
    PLAYING,
    RAISE,
    SHOW,
    THROW,
    UP,
)

DEALS = 24  # how often a hand is dealt out in the head
THROWS = 10  # how many ways to throw cards are considered
DRAWS = 6  # and with how many draws each
SURE = 1024  # a chance of one
COUNT, TO = 2, 3  # of a deal
SHARE = 9  # of an award: the first ranking, and its board


def house_kind(t: Table, game: Program, seat: int, bits: int) -> int:
    """What the house does."""
    open_kinds = kinds(t, game, seat)
    if game.code[t.at] == BETTING:
        return bet_kind(t, game, seat, open_kinds, bits)
    for kind in (PLAY, DRAW, PASS, SHOW):
        if open_kinds >> kind & 1:
            return kind
    return one_kind(open_kinds, bits)


def bet_kind(t: Table, game: Program, seat: int, open_kinds: int, bits: int) -> int:
    """Raise with what is probably best, call where the pot pays for it, else check or fold."""
    chance = chance_to_win(t, game, seat, mixed(wrapped(bits + STEP)))
    mood = below(bits, SURE)
    price = t.due
    if open_kinds >> RAISE & 1:
        fair = SURE // max(2, t.live.bit_count())
        eager = chance * 10 > fair * 14 + 2 * t.raises * fair and mood < 800
        if eager or (price == 0 and mood < 60):
            return RAISE
    pays = chance * (pot(t) + price) > SURE * price + 40 * price
    if price and not pays and open_kinds >> FOLD & 1:
        return FOLD
    return CALL if open_kinds >> CALL & 1 else CHECK


def chance_to_win(t: Table, game: Program, seat: int, bits: int) -> int:
    """How often, of SURE times, the hand wins against all the others, dealt out in the head."""
    award = award_after(game, t.at)
    ranking = game.code[award + SHARE]
    rivals = t.live.bit_count() - 1
    if ranking == NUMBER:
        return min(SURE, t.number[seat] * SURE // 100)
    if ranking > NUMBER:
        return SURE // (rivals + 1)
    return by_dealing(t, game, seat, ranking, game.code[award + SHARE + 1], rivals, bits)


def by_dealing(t: Table, game: Program, seat: int, ranking: int, place: int, rivals: int, bits: int) -> int:
    own = t.hand[seat] | t.up[seat]
    board = t.board[place]
    unseen = game.deck & ~(seen(t) | own | t.thrown[seat])
    own_to_come = to_come(game, t.at, HAND) + to_come(game, t.at, UP)
    board_to_come = to_come(game, t.at, BOARD + place)
    rival_has = own.bit_count() + own_to_come
    better = 0
    for _ in range(DEALS):
        bits = mixed(wrapped(bits + STEP))
        more = some_of(bits, unseen, own_to_come)
        common = some_of(mixed(wrapped(bits + 2 * STEP)), unseen & ~more, board_to_come)
        other = some_of(mixed(wrapped(bits + 3 * STEP)), unseen & ~more & ~common, rival_has)
        mine = strength(ranking, own | more, board | common)
        theirs = strength(ranking, other, board | common)
        better += 2 if mine > theirs else 1 if mine == theirs else 0
    against_one = better * SURE // (2 * DEALS)
    chance = SURE
    for _ in range(rivals):
        chance = chance * against_one // SURE
    return chance


def seen(t: Table) -> int:
    """What lies face up, and the hands that were shown."""
    cards = t.pile | t.board[0] | t.board[1] | t.board[2]
    for seat in range(t.seats):
        cards |= t.up[seat]
        if t.shown >> seat & 1:
            cards |= t.hand[seat]
    return cards


def award_after(game: Program, place: int) -> int:
    """The next award from here."""
    while game.code[place] != AWARD and game.code[place] != END:
        place = game.code[place + NEXT]
    return place


def to_come(game: Program, place: int, zone: int) -> int:
    """How many cards will still be dealt to this zone."""
    count = 0
    while game.code[place] != AWARD and game.code[place] != END:
        if game.code[place] == DEALING and game.code[place + TO] == zone:
            count += game.code[place + COUNT]
        place = game.code[place + NEXT]
    return count


def house_value(t: Table, game: Program, seat: int, kind: int, bits: int) -> int:
    """The amount, the number or the cards that go with it."""
    if kind == RAISE:
        least, most = range_from(t, game, seat, kind), range_to(t, game, seat, kind)
        step = range_step(t, kind)
        wanted = t.price + (pot(t) + t.due) * (2 + below(bits, 3)) // 4
        return least + (max(least, min(most, wanted)) - least) // step * step
    if kind == NAME:
        return number_to_name(t, game, seat, bits)
    if kind == THROW:
        return best_throw(t, game, seat, bits)
    if kind == PLAY:
        return card_to_play(t, game, seat)
    if kind == GIVE:
        return highest_cards(t.hand[seat], range_from(t, game, seat, kind))
    return 0


def number_to_name(t: Table, game: Program, seat: int, bits: int) -> int:
    """The suit of which it has most; else something in the upper middle of what it can afford."""
    least, most = range_from(t, game, seat, NAME), range_to(t, game, seat, NAME)
    if game.code[t.at] != PLAYING:
        return least + (most - least) * (40 + below(bits, 30)) // 100
    best = 0
    for suit in range(4):
        if in_suit(t.hand[seat], suit) > in_suit(t.hand[seat], best):
            best = suit
    return best


def in_suit(cards: int, suit: int) -> int:
    return (cards >> 16 * suit & 0xFFFF).bit_count()


def best_throw(t: Table, game: Program, seat: int, bits: int) -> int:
    """Of some throws, the one that leads to the best hands."""
    hand = t.hand[seat]
    award = award_after(game, t.at)
    ranking = game.code[award + SHARE]
    board = t.board[game.code[award + SHARE + 1]]
    redraws = game.code[t.at + REDRAW]
    unseen = game.deck & ~(seen(t) | hand | t.thrown[seat])
    least, most = range_from(t, game, seat, THROW), range_to(t, game, seat, THROW)
    thrown = some_of(bits, hand, least)
    best = worth_of_throw(ranking, hand & ~thrown, board, unseen, least * redraws, bits)
    for _ in range(THROWS):
        bits = mixed(wrapped(bits + STEP))
        count = least + below(bits, most - least + 1)
        cards = some_of(mixed(wrapped(bits + 2 * STEP)), hand, count)
        if may_throw(t, game, seat, cards):
            worth = worth_of_throw(ranking, hand & ~cards, board, unseen, count * redraws, bits)
            if worth > best:
                best = worth
                thrown = cards
    return thrown


def worth_of_throw(ranking: int, kept: int, board: int, unseen: int, drawn: int, bits: int) -> int:
    total = 0
    for _ in range(DRAWS):
        bits = mixed(wrapped(bits + STEP))
        total += strength(ranking, kept | some_of(bits, unseen, drawn), board)
    return total


def card_to_play(t: Table, game: Program, seat: int) -> int:
    """The lowest card that may be led or followed with; onto a pile, the highest."""
    cards = choices(t, game, seat, PLAY)
    best = -1
    while cards:
        card = bit_at(cards, 0)
        cards &= cards - 1
        if best < 0 or (card & 15 > best & 15) == (t.top >= 0):
            best = card
    return 1 << best


def highest_cards(cards: int, count: int) -> int:
    """So many cards of the highest ranks."""
    chosen = 0
    for rank in range(12, -1, -1):
        for suit in range(4):
            card = 1 << 16 * suit + rank
            if cards & card and chosen.bit_count() < count:
                chosen |= card
    return chosen
