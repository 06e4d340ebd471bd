"""What may be done now: kinds of action, the range of each, and why others are refused."""

from __future__ import annotations

from cardwright.law.bet import bet_kinds
from cardwright.law.card_play import play_kinds, playable
from cardwright.law.deal import dealable
from cardwright.law.exchange import (
    GIVE_COUNT,
    KEEPING,
    NAME_LEAST,
    SECRET,
    THROW_LEAST,
    THROW_MORE,
    THROW_MOST,
    may_throw,
    most_to_name,
)
from cardwright.law.offer import raise_least, raise_step
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    BETTING,
    DEAL,
    DEALER,
    EXCHANGE,
    FINE,
    GIVE,
    GIVING,
    MUCK,
    NAME,
    NAMING,
    NOBODY,
    NOT_DEALABLE,
    NOT_NOW,
    NOT_THESE_CARDS,
    NOT_YOUR_CARDS,
    NOT_YOUR_TURN,
    PLAY,
    PLAYING,
    RAISE,
    SHOW,
    THROW,
    TOO_LARGE,
    TOO_SMALL,
    WRONG_COUNT,
)


def may_act(t: Table, game: Program, seat: int) -> bool:
    """Is it this seat's turn? Where all choose unseen, any that still owes a choice may."""
    if seat == t.actor:
        return seat != NOBODY
    op = game.code[t.at]
    together = op == GIVING or (op == NAMING and game.code[t.at + SECRET] == 1)
    return together and 0 <= seat < t.seats and t.owing >> seat & 1 == 1


def kinds(t: Table, game: Program, seat: int) -> int:
    """The kinds of action open to who is on turn, a bit each."""
    op = game.code[t.at]
    if seat == DEALER:
        return 1 << DEAL
    if op == BETTING:
        return bet_kinds(t, game)
    if op == EXCHANGE:
        return 1 << THROW
    if op == NAMING:
        return 1 << NAME
    if op == GIVING:
        return 1 << GIVE
    if op == PLAYING:
        return play_kinds(t, game, seat)
    return 1 << SHOW | 1 << MUCK


def range_from(t: Table, game: Program, seat: int, kind: int) -> int:
    """The least that the value may be for the seat on turn: chips, a number, or how many cards."""
    if kind == DEAL:
        return t.want
    if kind == RAISE:
        return raise_least(t)
    if kind == NAME:
        return 0 if game.code[t.at] == PLAYING else game.code[t.at + NAME_LEAST]
    if kind == GIVE:
        return min(game.code[t.at + GIVE_COUNT], t.hand[seat].bit_count())
    if kind == THROW:
        return min(game.code[t.at + THROW_LEAST], t.hand[seat].bit_count())
    return 1 if kind == PLAY else 0


def range_to(t: Table, game: Program, seat: int, kind: int) -> int:
    """The most."""
    if kind == RAISE:
        return t.high
    if kind == NAME:
        return 3 if game.code[t.at] == PLAYING else most_to_name(t, game, seat)
    if kind == THROW:
        return most_thrown(t, game, seat)
    return range_from(t, game, seat, kind)


def range_step(t: Table, kind: int) -> int:
    """How far the values between them are apart."""
    return raise_step(t) if kind == RAISE else 1


def most_thrown(t: Table, game: Program, seat: int) -> int:
    """The most that could be thrown, keeping the card that it may depend on."""
    hand = t.hand[seat]
    most = game.code[t.at + THROW_MOST]
    if hand & game.code[t.at + KEEPING]:
        most = max(most, min(game.code[t.at + THROW_MORE], hand.bit_count() - 1))
    return min(most, hand.bit_count())


def choices(t: Table, game: Program, seat: int, kind: int) -> int:
    """The cards among which this kind chooses."""
    if kind == DEAL:
        return dealable(t, game)
    if kind in (THROW, GIVE):
        return t.hand[seat]
    return playable(t, game, seat) if kind == PLAY else 0


def refusal(t: Table, game: Program, seat: int, kind: int, value: int) -> int:
    """Why this action may not be done, or FINE."""
    if not may_act(t, game, seat):
        return NOT_YOUR_TURN
    if not 0 <= kind <= DEAL or not kinds(t, game, seat) >> kind & 1:
        return NOT_NOW
    if kind in (RAISE, NAME):
        least = range_from(t, game, seat, kind)
        if value > range_to(t, game, seat, kind):
            return TOO_LARGE
        return TOO_SMALL if value < least or (value - least) % range_step(t, kind) else FINE
    if kind in (DEAL, THROW, GIVE, PLAY):
        return refused_cards(t, game, seat, kind, value)
    return TOO_LARGE if value else FINE


def refused_cards(t: Table, game: Program, seat: int, kind: int, cards: int) -> int:
    if cards < 0 or cards & ~choices(t, game, seat, kind):
        if kind == DEAL:
            return NOT_DEALABLE
        return NOT_THESE_CARDS if kind == PLAY and cards & t.hand[seat] else NOT_YOUR_CARDS
    count = cards.bit_count()
    if count < range_from(t, game, seat, kind) or count > range_to(t, game, seat, kind):
        return WRONG_COUNT
    if kind == THROW and not may_throw(t, game, seat, cards):
        return NOT_THESE_CARDS
    return FINE
