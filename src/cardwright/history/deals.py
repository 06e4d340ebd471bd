"""Which cards each seat was dealt, where the record leaves something open.

Seats throw and draw; some cards are never seen, or only at the end. Unknown cards that were shown
later are what was shown; the others get stand-ins, cards that the record names nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.cards import DECKS, Cards
from cardwright.history import kinds
from cardwright.history.errors import PhhError
from cardwright.history.variants import Variant
from cardwright.history.words import BOARD, HOLE, THROWING, Step, Word
from cardwright.law.words import DEAL, DEALER, FOLD, THROW


@dataclass(slots=True)
class Slot:
    """Cards given to a seat at one time."""

    count: int
    cards: Cards = 0  # the known ones, until the others are settled
    written: int = 0  # how many the record names, with those that are not known


@dataclass(slots=True)
class Throw:
    """Cards put away by a seat, and what it got for them."""

    seat: int
    cards: Cards
    count: int
    got: Slot


@dataclass(slots=True)
class Deals:
    """What was given and thrown in one hand, in the order in which the law asks."""

    variant: Variant
    slots: list[list[Slot]]  # of each seat, the opening hand first
    shown: dict[int, Cards]
    order: list[Step | Throw | Slot] = field(default_factory=list)  # a slot alone is the table's
    unknown: Cards = 0
    spare: Cards = 0  # cards that nobody had
    gone: Cards = 0  # stand-ins that were thrown away
    notes: list[kinds.Kind] = field(default_factory=list)

    def steps(self) -> list[Step]:
        """Every step; `unknown` then has the stand-ins."""
        for seat, slots in enumerate(self.slots):
            self.settle(seat, slots)
        self.spare = self.never_named()
        hands = [self.filled(slots[0]) for slots in self.slots]
        steps: list[Step] = [(DEALER, DEAL, hand) for hand in hands]
        for each in self.order:
            match each:
                case Throw():
                    steps += self.thrown(each, hands)
                case Slot():
                    steps.append((DEALER, DEAL, self.filled(each)))
                case seat, kind, _:
                    steps.append(each)
                    if kind == FOLD:  # when the deck runs out, folded hands are shuffled in
                        self.gone |= hands[seat] & self.unknown
        if any(shown > 0 and hands[seat] & ~(shown | self.unknown) for seat, shown in self.shown.items()):
            self.notes.append(kinds.SHOWN_NOT_DEALT)
        return steps

    def settle(self, seat: int, slots: list[Slot]) -> None:
        """What the seat threw or showed by name, and was not dealt by name, came as late as it can have."""
        throws = [each for each in self.order if isinstance(each, Throw) and each.seat == seat]
        named = [(place + 1, throw.cards) for place, throw in enumerate(throws)]
        for before, cards in [*named, (len(slots), max(self.shown.get(seat, 0), 0))]:
            for slot in slots[:before]:
                cards &= ~slot.cards
            for slot in reversed(slots[:before]):
                while cards and slot.cards.bit_count() < slot.count:
                    slot.cards |= cards & -cards
                    cards &= cards - 1

    def never_named(self) -> Cards:
        """The cards that are named nowhere in the hand."""
        named = 0
        for slots in self.slots:
            for slot in slots:
                named |= slot.cards
        for each in self.order:
            named |= each.cards if isinstance(each, Slot | Throw) else 0
        for cards in self.shown.values():
            named |= max(cards, 0)
        return DECKS[self.variant.deck] & ~named

    def filled(self, slot: Slot) -> Cards:
        """The slot's cards, the unknown ones stood in for; in the end by some that were thrown away."""
        while slot.cards.bit_count() < slot.count:
            if not self.spare:
                self.spare, self.gone = self.gone, 0
            if not self.spare:
                break  # the record names more cards than a deck has: the rest stays no card at all
            card = self.spare & -self.spare
            self.spare ^= card
            self.unknown |= card
            slot.cards |= card
        return slot.cards

    def thrown(self, throw: Throw, hands: list[Cards]) -> Iterator[Step]:
        """A throw, and what the seat got for it; unknown cards go first."""
        hand, cards = hands[throw.seat], throw.cards
        keep = max(self.shown.get(throw.seat, 0), 0)
        for pool in (hand & self.unknown, hand & ~keep, hand):
            pool &= ~cards
            while pool and cards.bit_count() < throw.count:
                cards |= pool & -pool
                pool &= pool - 1
        yield (throw.seat, THROW, cards)
        throw.got.count = cards.bit_count()
        if cards:
            yield (DEALER, DEAL, self.filled(throw.got))
        hands[throw.seat] = hand & ~cards | throw.got.cards
        self.gone |= cards & self.unknown


def deals_of(variant: Variant, words: list[Word], seats: int, shown: dict[int, Cards]) -> Deals:
    """Sort the words: in a draw everybody throws first, while the law deals to each seat at once."""
    deals = Deals(variant, [[Slot(variant.cards)] for _ in range(seats)], shown)
    opening = True
    waiting: dict[int, Throw] = {}
    for word in words:
        if word.about == HOLE:
            slot = deals.slots[word.seat][0] if opening else got_by(waiting, word.seat)
            slot.cards |= word.cards
            slot.written += word.number
            continue
        opening = False
        if word.about == THROWING:
            throw = waiting[word.seat] = Throw(word.seat, word.cards, word.number, Slot(word.number))
            deals.slots[word.seat].append(throw.got)
            deals.order.append(throw)
        else:
            waiting.clear()
            deals.order.append(Slot(word.number, word.cards) if word.about == BOARD else word.step)
    for seat, slots in enumerate(deals.slots):
        stops_here = not shown and (opening or seat in waiting)  # the record may stop while cards are dealt
        count_written(seat, slots, len(slots) - stops_here)
    return deals


def count_written(seat: int, slots: list[Slot], dealt: int) -> None:
    """A seat is dealt as many cards as it gets, known or not; after so many times the record may stop."""
    for time, slot in enumerate(slots):
        if slot.written > slot.count or (slot.written < slot.count and time < dealt):
            raise PhhError(
                f"p{seat + 1} is dealt {slot.written} cards where it gets {slot.count}",
                code=kinds.WRONG_COUNT.code,
            )


def got_by(waiting: dict[int, Throw], seat: int) -> Slot:
    """Where the cards go that a seat is dealt in a draw."""
    if seat not in waiting:
        raise PhhError(f"p{seat + 1} is dealt cards without having thrown any", code=kinds.WRONG_COUNT.code)
    return waiting[seat].got
