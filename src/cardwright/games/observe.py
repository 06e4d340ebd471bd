"""One seat's view of a state: all that a player, client, bot or log ever gets.

Secret by default: what is not copied here is not seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.cards import Cards
from cardwright.games.legal import Legal
from cardwright.games.state import State
from cardwright.law.award import least_paid, paid_more, pot_between


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
    ((1152921504606846976, None), (None, 0))
    """
    t = state.table
    everyone = range(t.seats)
    open_hands = t.shown | (1 << seat if seat is not None else 0)
    return Observation(
        game=state.game.name,
        seat=seat,
        actor=t.actor,
        button=t.button,
        live=members(t.live),
        acting=tuple(s for s in everyone if Legal(t, state.program, s).bits),
        stacks=tuple(t.stack),
        bets=tuple(t.bet),
        paid=tuple(t.paid),
        pots=pots(state),
        price=t.price,
        hand=t.hand[seat] if seat is not None else 0,
        thrown=t.thrown[seat] if seat is not None else 0,
        hands=tuple(t.hand[s] if open_hands >> s & 1 else None for s in everyone),
        cards_held=tuple(hand.bit_count() for hand in t.hand),
        up=tuple(t.up),
        boards=tuple(t.board),
        pile=t.pile,
        top=t.top,
        suit=t.suit,
        deck=t.deck.bit_count(),
        stock=tuple(stock.bit_count() for stock in t.stock),
        taken=tuple(taken.bit_count() for taken in t.taken),
        scores=tuple(t.score),
        wins=tuple(t.wins),
        numbers=tuple(t.number[s] if open_hands >> s & 1 else None for s in everyone),
        legal=Legal(t, state.program, seat if seat is not None else NOBODY_SEAT),
    )


NOBODY_SEAT = -3  # a seat that never acts: whose legal set is always empty


def members(seats: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def pots(state: State) -> tuple[Pot, ...]:
    """The main pot and the side pots as they stand, with who can win them: as they will be paid."""
    t = state.table
    found = []
    below = -1
    inside = t.live
    while inside:
        level = least_paid(t, inside)
        above = paid_more(t, inside, level)
        amount = pot_between(t, below, level, above)
        if amount:
            found.append(Pot(amount=amount, seats=members(inside)))
        below, inside = level, above
    return tuple(found)
