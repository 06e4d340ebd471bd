"""Chips followed through the events alone: what was told must account for every chip.

A second book beside the law's own: if a chip moves without an event, or an event tells of a chip
that did not move, the two disagree at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright.fair.promise_error import PromiseError
from cardwright.games import Event, State
from cardwright.games.events import (
    Anted,
    Bets,
    BroughtIn,
    Called,
    Completed,
    Folded,
    Mucked,
    NobodyWon,
    Posted,
    Raised,
    Refunded,
    Returned,
    Won,
    WonRound,
)


class Ledger:
    """What every seat has, and what lies in the middle, as the events tell it."""

    def __init__(self, stacks: Sequence[int]) -> None:
        self.stacks = list(stacks)
        self.middle = 0
        self.folded: set[int] = set()
        self.is_paying = False

    def follow(self, events: Iterable[Event], state: State) -> None:
        """Book these events, and compare with the state that they led to."""
        for event in events:
            self.book(event)
            if min(self.stacks) < 0:
                raise PromiseError("stacks", f"{event} leaves a stack below nothing: {self.stacks}")
            if self.middle < 0:
                raise PromiseError("chips", f"{event} takes more from the middle than there is")
        table = state.table
        if self.stacks != table.stack:
            raise PromiseError(
                "chips", f"by the events the stacks are {self.stacks}, at the table {table.stack}"
            )
        if self.middle != sum(table.paid) + table.dead:
            told = f"by the events {self.middle} chips are in the middle"
            raise PromiseError("chips", f"{told}, at the table {sum(table.paid) + table.dead}")
        if state.is_over and self.middle:
            raise PromiseError("chips", f"the game is over and {self.middle} chips are still in the middle")

    def book(self, event: Event) -> None:
        # The folded are out until the contest's prize is given; then another may begin.
        if self.is_paying and not isinstance(event, Won):
            self.folded.clear()
            self.is_paying = False
        match event:
            case Anted(seat=seat, amount=amount, left=left) | Posted(seat=seat, amount=amount, left=left):
                self.pay(seat, amount, left, event)
            case BroughtIn(seat=seat, amount=amount, left=left) | Called(seat=seat, amount=amount, left=left):
                self.pay(seat, amount, left, event)
            case Bets(seat=seat, left=left) | Completed(seat=seat, left=left) | Raised(seat=seat, left=left):
                self.pay(seat, self.stacks[seat] - left, left, event)
            case Returned(seat=seat, amount=amount) | Refunded(seat=seat, amount=amount):
                self.receive(seat, amount)
            case Won(seat=seat, amount=amount):
                self.refuse_folded((seat,), event)
                self.receive(seat, amount)
                self.is_paying = True
            case Folded(seat=seat) | Mucked(seat=seat):
                self.folded.add(seat)
            case WonRound(seat=seat):
                self.refuse_folded((seat,), event)
                self.folded.clear()
            case NobodyWon(seats=seats):
                self.refuse_folded(seats, event)
                self.folded.clear()
            case _:
                pass

    def pay(self, seat: int, amount: int, left: int, event: Event) -> None:
        # A blind may be posted of nothing, by a stack that the ante has emptied.
        if amount < (not isinstance(event, Posted)) or self.stacks[seat] - amount != left:
            raise PromiseError("chips", f"{event} does not fit a stack of {self.stacks[seat]}")
        self.stacks[seat] = left
        self.middle += amount

    def receive(self, seat: int, amount: int) -> None:
        self.stacks[seat] += amount
        self.middle -= amount

    def refuse_folded(self, seats: Iterable[int], event: Event) -> None:
        for seat in seats:
            if seat in self.folded:
                raise PromiseError("folded", f"seat {seat} has folded, and yet: {event}")
