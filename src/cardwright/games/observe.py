"""One seat's view of a state: all that a player, client, bot or log ever gets.

Secret by default: what is not copied here is not seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright import law
from cardwright.cards import Cards
from cardwright.games.errors import GameError
from cardwright.games.legal import Legal
from cardwright.games.state import State
from cardwright.law import Program, Table
from cardwright.law.award import paid_least, pot_between
from cardwright.law.exchange import direction
from cardwright.law.seats import lowest
from cardwright.law.words import GIVING


@dataclass(frozen=True, slots=True, kw_only=True)
class Pot:
    """Chips in the middle and the seats that can win them. Derived, never stored."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """What one seat sees; `seat` is None for who only watches."""

    game: str
    seat: int | None
    actor: int
    button: int
    live: tuple[int, ...]  # seats that have not folded
    acting: tuple[int, ...]  # seats that may act now
    stacks: tuple[int, ...]
    bets: tuple[int, ...]  # in front, this round
    paid: tuple[int, ...]  # in the middle, this hand, bets included
    pots: tuple[Pot, ...]
    price: int
    hand: Cards  # our own
    thrown: Cards  # what we have put away
    hands: tuple[Cards | None, ...]  # by seat: ours and those shown, None if hidden
    cards_held: tuple[int, ...]  # how many, by seat
    up: tuple[Cards, ...]
    boards: tuple[Cards, ...]
    pile: Cards
    top: int  # the card on top of the pile, -1 if there is none
    suit: int  # the suit that the pile asks for
    deck: int  # how many cards are undealt
    stock: tuple[int, ...]  # how many unseen cards lie before each seat
    taken: tuple[int, ...]  # how many cards each seat has won
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    numbers: tuple[int | None, ...]  # by seat: ours and those shown, None if hidden
    give_to: int | None  # who gets the cards that we are to give
    legal: Legal

    @property
    def pot(self) -> int:
        """All chips in the middle."""
        return sum(pot.amount for pot in self.pots)


def observe(state: State, seat: int | None) -> Observation:
    """What the seat sees (None: somebody who only watches).

    >>> from cardwright import DEALER, KUHN, apply, deal, parse_set, start
    >>> state = apply(start(KUHN), DEALER, deal(parse_set("Ks"))).state
    >>> observe(state, 0).hands, observe(state, 1).hands
    ((576460752303423488, None), (None, 0))
    """
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.seats):
        message = f"there is no seat {seat!r} here: 0 to {state.seats - 1}, or None for who only watches"
        raise GameError(message, code="table/seat")
    t = veiled(state, seat)
    everyone = range(t.seats)
    open_hands = seen_hands(t, seat)
    return Observation(
        game=state.game.name,
        seat=seat,
        actor=t.actor,
        button=t.button,
        live=members(t.live),
        acting=tuple(s for s in everyone if law.may_act(t, state.program, s)),
        stacks=tuple(t.stack),
        bets=tuple(t.bet),
        paid=tuple(t.paid),
        pots=pots(t),
        price=t.price,
        hand=t.hand[seat] if seat is not None else 0,
        thrown=t.thrown[seat] if seat is not None else 0,
        hands=tuple(t.hand[s] if open_hands >> s & 1 else None for s in everyone),
        cards_held=tuple(hand.bit_count() for hand in state.table.hand),
        up=tuple(t.up),
        boards=tuple(t.board),
        pile=t.pile,
        top=t.top,
        suit=t.suit,
        deck=t.deck.bit_count(),
        stock=tuple(stock.bit_count() for stock in state.table.stock),
        taken=tuple(taken.bit_count() for taken in state.table.taken),
        scores=tuple(t.score),
        wins=tuple(t.wins),
        numbers=tuple(t.number[s] if open_hands >> s & 1 else None for s in everyone),
        give_to=receiver(t, state.program, seat),
        legal=Legal(t, state.program, seat if seat is not None else NOBODY_SEAT),
    )


def veiled(state: State, seat: int | None) -> Table:
    """The table with all that the seat may not know taken off, so that nothing read from it leaks."""
    t = law.copied(state.table)
    shown = seen_hands(t, seat)
    for other in range(t.seats):
        t.stock[other] = 0
        if not state.program.open_winnings:
            t.taken[other] = 0
        if not shown >> other & 1:
            t.hand[other] = t.number[other] = 0
        if other != seat:
            t.thrown[other] = 0
    t.deck = (1 << t.deck.bit_count()) - 1  # so many cards, but not which
    t.aside = 0
    t.worth = [0] * len(t.worth)
    return t


def seen_hands(t: Table, seat: int | None) -> int:
    """The hands that the seat sees: its own and those that lie face up."""
    return t.shown if seat is None else t.shown | 1 << seat


def receiver(t: Table, program: Program, seat: int | None) -> int | None:
    """To whom the seat is about to give cards."""
    if seat is None or program.code[t.at] != GIVING or not t.owing >> seat & 1:
        return None
    return (seat + direction(t, program)) % t.seats


NOBODY_SEAT = -3  # a seat that never acts: whose legal set is always empty


def members(seats: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def pots(t: Table) -> tuple[Pot, ...]:
    """The main pot and the side pots as they stand, with who can win them.

    A side pot begins where an all-in seat can win no more; bets not yet answered make none.
    """
    found = []
    below = -1
    inside = t.live
    while inside:
        least = paid_least(t, inside & ~t.able)
        level = t.paid[lowest(least)] if least else 0
        above = inside & ~least if least else 0
        amount = pot_between(t, below, level, above)
        if amount:
            found.append(Pot(amount=amount, seats=members(inside)))
        below, inside = level, above
    return tuple(found)
