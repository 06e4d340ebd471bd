"""Stud in the PHH notation: which card came when, in the order in which the law asks.

A seat's cards are written in the order in which they come, the door card third and the last one
down again. Cards that were never seen get stand-ins, cards that the record names nowhere, so that
the deck runs out when it really did.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.cards import FULL, Cards
from cardwright.history import kinds
from cardwright.history.errors import PhhError
from cardwright.history.words import CARD, Step
from cardwright.law.words import DEAL, DEALER

DOWN, HELD = 2, 7  # the cards before the door card; all the cards of a seat
CONCEALED = (0, 1, 6)  # the places of the cards that lie face down


@dataclass(slots=True)
class Seat:
    """The cards of a seat in the order in which they came; 0 is one that is not known."""

    cards: list[Cards] = field(default_factory=list)
    shown: Cards = 0

    def settle(self) -> None:
        """What was shown and not dealt by name is what lay face down, as late as it can have come."""
        rest = self.shown & ~union(self.cards)
        for place in reversed(CONCEALED):
            if place < len(self.cards) and not self.cards[place] and rest:
                self.cards[place] = rest & -rest
                rest &= rest - 1


@dataclass(slots=True)
class Streets:
    """What was dealt and done, in order: a step, or the seats to which one more card was dealt."""

    seats: list[Seat]
    order: list[Step | list[int]] = field(default_factory=list)
    common: Cards = 0  # the card in the middle, if the deck could not serve everybody
    duplicates: bool = False
    mismatched: bool = False

    def deal(self, seat: int, written: str) -> None:
        """Cards for a seat; after its door card one a street, also where antes have put everybody all-in."""
        held = self.seats[seat].cards
        before = len(held)
        held += [CARD.get(written[place : place + 2], 0) for place in range(0, len(written), 2)]
        if len(held) > HELD:
            raise PhhError(f"p{seat + 1} is dealt {len(held)} cards", code=kinds.WRONG_COUNT.code)
        if self.order and before <= DOWN:
            raise PhhError(f"p{seat + 1} is dealt its door card too late", code=kinds.WRONG_COUNT.code)
        for _ in range(len(held) - max(before, DOWN + 1)):
            last = self.order[-1] if self.order else None
            if isinstance(last, list) and seat not in last:
                last.append(seat)
            else:  # another street
                self.order.append([seat])

    def steps(self) -> tuple[list[Step], Cards]:
        """Every step of the law, and the cards that stand for unknown ones."""
        for seat in self.seats:
            self.mismatched |= bool(seat.shown & ~union(seat.cards)) and all(seat.cards)
            seat.settle()
        unknown = self.stand_ins()
        short = next((seat for seat, each in enumerate(self.seats) if len(each.cards) <= DOWN), None)
        if short is not None:
            raise PhhError(f"p{short + 1} is dealt no door card", code=kinds.WRONG_COUNT.code)
        steps: list[Step] = [(DEALER, DEAL, union(seat.cards[:DOWN])) for seat in self.seats]
        steps += [(DEALER, DEAL, seat.cards[DOWN]) for seat in self.seats]
        dealt = [DOWN + 1] * len(self.seats)
        for each in self.order:
            if not isinstance(each, list):
                steps.append(each)
                continue
            for place in sorted(each):
                steps.append((DEALER, DEAL, self.seats[place].cards[dealt[place]]))
                dealt[place] += 1
        return steps, unknown

    def stand_ins(self) -> Cards:
        """Give every unknown card one that is named nowhere."""
        rows = [seat.cards for seat in self.seats]
        named = [card for row in rows for card in row if card]
        spare = FULL & ~union(named) & ~self.common & ~union([seat.shown for seat in self.seats])
        self.duplicates = union(named).bit_count() != len(named)
        unknown = 0
        for row in rows:
            for place, card in enumerate(row):
                if not card and spare:
                    row[place] = spare & -spare
                    unknown |= row[place]
                    spare &= spare - 1
        return unknown


def union(cards: list[Cards]) -> Cards:
    """All of them together."""
    together = 0
    for each in cards:
        together |= each
    return together


def cards_written(action: str) -> str:
    """The cards of "d dh p1 ????Ah", as they are written."""
    return action.partition("#")[0].split()[3]
