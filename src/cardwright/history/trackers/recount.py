"""A hand told again street by street, in the words of `deeds.py`.

Everything comes from what the law told; nothing is worked out a second time. Chips stay whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cardwright.cards import Cards
from cardwright.games.events import (
    Anted,
    Bets,
    Called,
    Checked,
    Completed,
    Dealt,
    Event,
    Folded,
    Mucked,
    Posted,
    Raised,
    Returned,
    Showed,
    Won,
)
from cardwright.games.observe import observe
from cardwright.games.phases import AnteBy, Zone
from cardwright.games.state import State
from cardwright.history.chips import UNKNOWN_STACK
from cardwright.history.errors import ExportError
from cardwright.history.history import History
from cardwright.history.trackers.deeds import Deed, Street, Verb
from cardwright.history.trackers.shares import PaidPot, paid_pots
from cardwright.history.trackers.tracked import Tracked
from cardwright.law.words import AWARD

BOARDS = (Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD)
STREETS = {0: "preflop", 3: "flop", 4: "turn", 5: "river"}


@dataclass(frozen=True, slots=True)
class Recount:
    """A hand that is over."""

    tracked: Tracked
    streets: tuple[Street, ...]
    hands: tuple[Cards, ...]  # as they were dealt
    shown: tuple[int, ...]  # seats, in order
    folded: dict[int, str]  # on which street
    pots: tuple[PaidPot, ...]
    seats: int

    @property
    def contested(self) -> tuple[int, ...]:
        """The seats that did not fold."""
        return tuple(seat for seat in range(self.seats) if seat not in self.folded)

    @property
    def runs(self) -> int:
        """How many boards there were."""
        return max(street.run for street in self.streets) + 1

    def board(self, run: int) -> tuple[Cards, ...]:
        """The deals of one board, those that it shares with the first among them."""
        last = [street for street in self.streets if street.run == run][-1]
        return (*last.before, last.cards) if last.cards else ()

    def won(self, seat: int) -> int:
        """All that the seat collected."""
        return sum(win.amount for pot in self.pots for win in pot.wins if win.seat == seat)


def recount(history: History, tracked: Tracked) -> Recount:
    """Tell a whole hand; one that is not over, or in which something that counts is not known, is refused."""
    if max(history.stacks) >= UNKNOWN_STACK:
        raise ExportError(
            "a stack is not recorded, and these formats need all of them", code="export/unknown_stack"
        )
    states = list(history.states())
    last = states[-1]
    if not last.is_over:
        raise ExportError(
            "a hand that is not over cannot be written: play it to its end", code="export/unfinished"
        )
    telling = Telling(history, tracked)
    telling.opened(states[0])
    for before, after in pairwise(states):
        for event in after.events:
            telling.tell(event, before)
    boards = [street for run in range(len(BOARDS)) for street in telling.streets if street.run == run]
    return Recount(
        tracked=tracked,
        streets=tuple(boards),
        hands=tuple(last.table.hand),
        shown=tuple(telling.shown),
        folded=telling.folded,
        pots=paid_pots(telling.wins, telling.sizes, shares=len(tracked.rankings)),
        seats=last.seats,
    )


class Telling:
    """Collects what the law told of one hand."""

    def __init__(self, history: History, tracked: Tracked) -> None:
        self.history = history
        self.tracked = tracked
        self.streets = [Street(STREETS[0])]
        self.shown: list[int] = []
        self.folded: dict[int, str] = {}
        self.wins: list[Won] = []
        self.sizes: tuple[int, ...] = ()  # of the pots, where hands were given up after the betting

    def opened(self, state: State) -> None:
        """The forced bets; antes stand before blinds, whoever pays them."""
        forced = [deed for event in state.events for deed in self.forced(event)]
        self.streets[0].deeds = sorted(forced, key=lambda deed: deed.verb is not Verb.ANTE)

    def forced(self, event: Event) -> Iterator[Deed]:
        match event:
            case Anted(seat=seat, amount=amount, left=left):
                dead = self.dead_part(self.place(seat), amount)
                if amount > dead:
                    yield Deed(seat, Verb.ANTE, amount - dead, is_all_in=left == 0 and not dead)
                if dead:
                    yield Deed(seat, Verb.DEAD, dead, is_all_in=left == 0)
            case Posted(seat=seat, amount=amount, left=left) if amount:
                yield Deed(seat, self.blind(self.place(seat)), amount, amount, is_all_in=left == 0)
            case _:
                return

    def dead_part(self, place: int, amount: int) -> int:
        """What of an ante is the dead post of a seat that came back: what is above everybody's ante."""
        post = self.tracked.post
        if not (place < len(post.late) and post.late[place]) or not any(post.dead[place : place + 1]):
            return 0
        return amount - min(amount, post.ante if post.ante_by is AnteBy.EACH else 0)

    def place(self, seat: int) -> int:
        """Counted from the small blind; of two seats, the button has it."""
        seats = len(self.history.stacks)
        return (seat - self.history.button - (seats > 2)) % seats

    def blind(self, place: int) -> Verb:
        post = self.tracked.post
        if place < len(post.late) and post.late[place]:
            return Verb.EXTRA
        if place == self.tracked.big_place:
            return Verb.BIG
        return Verb.SMALL if place == 0 else Verb.STRADDLE

    def tell(self, event: Event, before: State) -> None:
        match event:
            case Dealt(zone=zone, cards=cards) if zone in BOARDS:
                self.laid(BOARDS.index(zone), cards or 0)
            case Folded(seat=seat):
                self.folded[seat] = self.streets[-1].name
                self.streets[-1].deeds.append(Deed(seat, Verb.FOLD))
            case Checked(seat=seat):
                self.streets[-1].deeds.append(Deed(seat, Verb.CHECK))
            case Called() | Bets() | Completed() | Raised():
                self.streets[-1].deeds.append(self.bet(event, before))
            case Returned(seat=seat, amount=amount):
                self.streets[-1].deeds.append(Deed(seat, Verb.RETURN, amount))
            case Showed() | Mucked():
                self.at_the_end(event, before)
            case Won():
                self.wins.append(event)
            case _:
                return

    def bet(self, event: Called | Bets | Completed | Raised, before: State) -> Deed:
        t, seat = before.table, event.seat
        if isinstance(event, Called):
            verb, amount, by = Verb.CALL, event.amount, 0
        else:
            verb = Verb.BET if isinstance(event, Bets) else Verb.RAISE
            amount, by = event.to - t.bet[seat], event.to - t.price
        capped = t.ceiling > 0 and t.paid[seat] + amount >= t.ceiling
        return Deed(seat, verb, amount, t.bet[seat] + amount, by, event.left == 0, capped)

    def laid(self, run: int, cards: Cards) -> None:
        """The next street of a board; a later board begins with what the first had by then."""
        if cards & self.history.unknown:
            raise ExportError("a card of the board is not known", code="export/unknown_cards")
        own = [street for street in self.streets if street.run == run]
        if own:
            before = (*own[-1].before, own[-1].cards) if own[-1].cards else ()
        else:
            first = next(street for street in reversed(self.streets) if street.run == 0)
            before = first.before
        count = sum(each.bit_count() for each in before) + cards.bit_count()
        self.streets.append(Street(STREETS[count], run, before, cards))

    def at_the_end(self, event: Showed | Mucked, before: State) -> None:
        if before.program.code[before.table.at] == AWARD and not self.sizes:
            self.sizes = tuple(pot.amount for pot in observe(before, None).pots)
        if isinstance(event, Showed):
            if event.cards & self.history.unknown:
                raise ExportError("a hand that decides the pot is not known", code="export/unknown_cards")
            self.shown.append(event.seat)
