"""Hands written as text: who has what, which cards come, and what each seat does.

    hand = play(HOLDEM, stacks=(7, 3, 20), deal="4c9h QcTc 7h6s", actions="2:call 0:call 1:all-in")
    assert hand.kinds == {"fold", "call", "all in"}

`deal` has a word for each seat, from seat 0: its cards in the order in which they come, those that
it draws later included. `board` has the cards in the middle, `turned` those that seats turn from
their stocks. What is not written is dealt from the lowest cards that nothing else names.
Everything goes through the public face.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cardwright import DEALER, Game, State, apply, deal, legal, observe, parse_action, start
from cardwright.cards import Card, Cards, cards_in, parse_cards, set_of
from cardwright.games import Event, Legal, Pot, Span
from cardwright.games.phases import BOARD, HIGH, Bet, Contest, Deal, Post, Seats, Showdown, Zone
from cardwright.law import words
from cardwright.law.deal import BURNING

ACTION = re.compile(r"(\d+):(.*?)(?=\s+\d+:|\s*$)")
ZONES = tuple(Zone)


@dataclass(frozen=True)
class Dealing:
    """The cards still to come, by seat and for the middle; `named` are all that were written."""

    hands: tuple[tuple[Card, ...], ...]
    turned: tuple[tuple[Card, ...], ...]
    middle: tuple[Card, ...]
    named: Cards

    @classmethod
    def of(cls, seats: int, hands: str, turned: str, middle: str) -> Dealing:
        common = parse_cards(middle)
        rows = [by_seat(seats, hands), by_seat(seats, turned)]
        named = set_of([*common, *(card for row in rows for cards in row for card in cards)])
        return cls(*rows, common, named)

    def next(self, state: State) -> tuple[Cards, Dealing]:
        """The cards that the dealer gives now, and what is left to come."""
        among = legal(state).cards.among
        want = legal(state).cards.least
        t = state.table
        op = state.program.code[t.at]
        if op == words.DEALING and t.stage == BURNING:
            return self.filled((), among, want), self
        zone = ZONES[t.stage] if op == words.DEALING else None
        if zone is Zone.STOCK:  # what a seat will turn is in its stock
            return self.filled(self.turned[t.turn], among, want), self
        if op == words.TURNING:
            return self.from_row("turned", t.turn, among, want)
        if zone in (None, Zone.HAND, Zone.UP):
            return self.from_row("hands", t.turn, among, want)
        left = Dealing(self.hands, self.turned, self.middle[want:], self.named)
        return self.filled(self.middle[:want], among, want), left

    def from_row(self, row: str, seat: int, among: Cards, want: int) -> tuple[Cards, Dealing]:
        rows = {"hands": self.hands, "turned": self.turned}
        cards = rows[row][seat]
        rows[row] = tuple(queue[want:] if s == seat else queue for s, queue in enumerate(rows[row]))
        return self.filled(cards[:want], among, want), Dealing(*rows.values(), self.middle, self.named)

    def filled(self, cards: Sequence[Card], among: Cards, want: int) -> Cards:
        """These cards, and as many others as are wanted: first such as nobody has named."""
        chosen = set_of(cards)
        for spare in (among & ~self.named, among & self.named):
            for card in reversed(cards_in(spare & ~chosen)):
                if chosen.bit_count() < want:
                    chosen |= 1 << card
        return chosen


def by_seat(seats: int, written: str) -> tuple[tuple[Card, ...], ...]:
    cards = [parse_cards(word) for word in written.split()]
    return tuple(cards + [()] * (seats - len(cards)))


@dataclass(frozen=True)
class Hand:
    """A hand as far as it has come: the state, all that happened, and the cards still to come."""

    state: State
    events: tuple[Event, ...]
    dealing: Dealing

    def then(self, actions: str) -> Hand:
        """The hand after these actions too; the dealer acts whenever it is on turn."""
        hand = self.dealt()
        for seat, action in ACTION.findall(actions.strip()):
            hand = hand.after(int(seat), parse_action(action)).dealt()
        return hand

    def after(self, seat, action) -> Hand:
        state = apply(self.state, seat, action).state
        return Hand(state, self.events + state.events, self.dealing)

    def dealt(self) -> Hand:
        hand = self
        while hand.state.actor == DEALER:
            cards, left = hand.dealing.next(hand.state)
            state = apply(hand.state, DEALER, deal(cards)).state
            hand = Hand(state, hand.events + state.events, left)
        return hand

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def stacks(self) -> tuple[int, ...]:
        return self.state.stacks

    @property
    def bets(self) -> tuple[int, ...]:
        return tuple(self.state.table.bet)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def legal(self) -> Legal:
        return legal(self.state)

    @property
    def kinds(self) -> set[str]:
        """What the seat on turn may do, in words."""
        return {kind.word for kind in self.legal.kinds}

    @property
    def call(self) -> int:
        return self.legal.call

    @property
    def raise_to(self) -> Span | None:
        return self.legal.raise_to

    @property
    def pots(self) -> tuple[Pot, ...]:
        return observe(self.state, None).pots

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]


def play(
    game: Game,
    *,
    stacks: Sequence[int] | None = None,
    button: int | None = None,
    deal: str = "",
    board: str = "",
    turned: str = "",
    actions: str = "",
) -> Hand:
    """Open a hand and play it as far as it is written; the button is the last seat's."""
    state = start(game, stacks=stacks, button=button)
    return Hand(state, state.events, Dealing.of(state.seats, deal, turned, board)).then(actions)


def holdem(
    *,
    post: Post | None = None,
    bet: Bet | None = None,
    late: Bet | None = None,
    award: Showdown | None = None,
    burn: int = 0,
) -> Game:
    """Hold'em with some of its rules changed; without a word it is no-limit with blinds of 1 and 2."""
    early = bet or Bet()
    last = late or early
    phases = (
        post or Post(blinds=(1, 2)),
        *(Deal(2), early),
        *(Deal(3, to=BOARD, burn=burn, street="flop"), early),
        *(Deal(1, to=BOARD, burn=burn, street="turn"), last),
        *(Deal(1, to=BOARD, burn=burn, street="river"), last),
    )
    contest = Contest(*phases, award=award or Showdown(HIGH))
    return Game(name="hold'em of the house", seats=Seats(2, 10), phases=(contest,))
