"""Recorded steps run through the law on one mutable table, as far as they are legal.

The record is trusted for nothing but the cards: whose turn it is, what is open and how much may
be bet is asked of the law before each step.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from cardwright.cards import Cards, cards_in, set_of
from cardwright.history import kinds
from cardwright.history.chips import UNKNOWN_STACK
from cardwright.history.encode import Coded
from cardwright.history.kinds import Kind
from cardwright.history.words import Step
from cardwright.law import Table, act, blank, refusal, start
from cardwright.law.bet import owed, raise_least, raise_most
from cardwright.law.words import (
    AWARD,
    BETTING,
    CALL,
    CHECK,
    DEAL,
    DEALER,
    EXCHANGE,
    MUCK,
    NOBODY,
    RAISE,
    RETURNED,
    SHOW,
    THROW,
    TOO_LARGE,
    TOO_SMALL,
    WON,
)


class End(Enum):
    """How far a record went."""

    OVER = "the hand was played to its end"
    OPEN = "nobody's cards are known, so who wins is open"
    EARLY = "a seat, or the dealer, must still act"
    STOPPED = "a step is not legal"


@dataclass(slots=True)
class Outcome:
    """Where a record led: the table, who had not folded, and what each seat won and took back."""

    coded: Coded
    table: Table
    end: End
    live: int
    won: list[int]
    returned: list[int]
    step: int = -1  # the step that is not legal,
    wrong: Kind | None = None  # its kind,
    why: str = ""  # and what is wrong with it

    @property
    def paid(self) -> list[int]:
        """What each seat put in the middle and did not take back."""
        after = zip(self.coded.stacks, self.table.stack, self.won, strict=True)
        return [before - left + won for before, left, won in after]

    @property
    def pot(self) -> int:
        """What is still in the middle."""
        return self.table.dead + sum(self.table.paid)


def run(coded: Coded, *, taken: list[Step] | None = None) -> Outcome:
    """Do the steps of a hand until one is not legal, and the showdown after them.

    What the law was told, checks told from calls, is appended to `taken`.
    """
    setting = coded.setting
    game = setting.program
    code = game.code
    t = blank(setting.seats)
    t.stack = coded.stacks[:]
    t.log = []
    start(t, game, setting.button)
    for place, (seat, kind, value) in enumerate(coded.steps):
        if t.actor != seat:
            if coded.unknown and coded.steps[place - 1][1] == THROW and kind == DEAL:
                continue  # the seat had no cards left to throw: the record names more than a deck
            return stopped(coded, t, place, *not_on_turn(t, seat))
        if kind == RAISE:
            if refusal(t, game, seat, kind, value):
                if not is_short_all_in(t, seat, value):
                    return stopped(coded, t, place, *refused_raise(coded, t, seat, value))
                kind = CALL
        elif kind == DEAL:
            if code[t.at] == EXCHANGE:
                value = in_portions(coded, t, value, taken)
                if t.actor != DEALER:
                    continue
        elif (code[t.at] == BETTING) == (kind == THROW):
            return stopped(coded, t, place, kinds.NOT_NOW, f"p{seat + 1} cannot do that now")
        elif kind == THROW and coded.unknown:
            value = as_many_of(t.hand[seat], value)
        elif kind == THROW and refusal(t, game, seat, kind, value):
            why = f"p{seat + 1} throws cards that it does not have"
            return stopped(coded, t, place, kinds.NOT_THESE_CARDS, why)
        if taken is not None:
            taken.append((seat, CHECK if kind == CALL and not owed(t, seat) else kind, value))
        act(t, game, seat, kind, value)
    return showdown(coded, t, taken)


def as_many_of(hand: Cards, thrown: Cards) -> Cards:
    """These cards if the seat has them, else others for them: a stand-in may have gone through the deck."""
    cards = hand & thrown
    others = cards_in(hand & ~thrown)
    return cards | set_of(others[: thrown.bit_count() - cards.bit_count()])


def in_portions(coded: Coded, t: Table, cards: Cards, taken: list[Step] | None) -> Cards:
    """Where the deck runs out, the law asks for what is left of it, and then for the rest: the rest."""
    while t.want < t.need and t.actor == DEALER:
        there = cards & t.deck
        portion = there if there.bit_count() == t.want else set_of(cards_in(cards)[: t.want])
        cards &= ~portion
        if taken is not None:
            taken.append((DEALER, DEAL, portion))
        act(t, coded.setting.program, DEALER, DEAL, portion)
    return cards


def showdown(coded: Coded, t: Table, taken: list[Step] | None) -> Outcome:
    """Every seat shows or gives up, as the record has it, if that leaves anybody."""
    game = coded.setting.program
    live = t.live
    end = End.OVER
    if t.actor != NOBODY:
        if t.actor == DEALER or game.code[t.at] != AWARD:
            end = End.EARLY
        elif live & coded.showers == 0:
            end = End.OPEN
        else:
            for seat, cards in coded.shown.items():
                t.hand[seat] = cards  # what was shown counts, whatever stood for it on the way
            while t.actor >= 0:
                choice = SHOW if coded.showers >> t.actor & 1 else MUCK
                if taken is not None:
                    taken.append((t.actor, choice, 0))
                act(t, game, t.actor, choice, 0)
    won, returned = [0] * t.seats, [0] * t.seats
    for what, seat, amount, _, _ in t.log or ():
        if what == WON:
            won[seat] += amount
        elif what == RETURNED:
            returned[seat] += amount
    return Outcome(coded, t, end, live, won, returned)


def stopped(coded: Coded, t: Table, place: int, wrong: Kind, why: str) -> Outcome:
    return Outcome(coded, t, End.STOPPED, t.live, [], [], place, wrong, why)


def not_on_turn(t: Table, seat: int) -> tuple[Kind, str]:
    who = "the dealer deals" if seat == DEALER else f"p{seat + 1} acts"
    if t.actor == NOBODY:
        return kinds.AFTER_THE_END, f"{who} after the hand is over"
    if seat == DEALER:
        return kinds.TOO_EARLY, f"the dealer deals, but it is p{t.actor + 1}'s turn"
    turn = "the dealer's" if t.actor == DEALER else f"p{t.actor + 1}'s"
    return kinds.OUT_OF_TURN, f"{who}, but it is {turn} turn"


def is_short_all_in(t: Table, seat: int, total: int) -> bool:
    """All the seat's chips, and no more than the price: a call, though it tops a short blind."""
    return total <= t.price and total == t.bet[seat] + t.stack[seat]


def refused_raise(coded: Coded, t: Table, seat: int, total: int) -> tuple[Kind, str]:
    game = coded.setting.program
    why = refusal(t, game, seat, RAISE, total)
    said = f"p{seat + 1} raises to {coded.amount(total)}"
    if why == TOO_SMALL:
        return kinds.TOO_SMALL, f"{said}: at least {coded.amount(raise_least(t, seat))}"
    if why == TOO_LARGE:
        return kinds.TOO_LARGE, f"{said}: at most {coded.amount(raise_most(t, seat))}"
    return kinds.NOT_NOW, f"{said}, but may not raise"


# --- records that say less than the law needs ------------------------------------------------


def run_as_meant(coded: Coded) -> Outcome:
    """Run a record; if that stops, read it in the ways that explain by rule why it did."""
    outcome = run(coded)
    if outcome.end is not End.STOPPED:
        return outcome
    for other in (with_seats_turned(outcome), with_all_ins(outcome)):
        if other is not None and other.end is not End.STOPPED:
            return other
    return outcome


def with_seats_turned(outcome: Outcome) -> Outcome | None:
    """Heads-up with the big blind listed first: after the flop, play may show who had the button."""
    coded = outcome.coded
    setting = coded.setting
    if setting.seats != 2 or not setting.blinds[0] > setting.blinds[1] > 0:
        return None
    steps = [coded.steps[1], coded.steps[0], *coded.steps[2:]]  # cards go to the button's left first
    notes = [*coded.notes, kinds.SEATS_TURNED]
    return run(replace(coded, setting=setting.turned(), steps=steps, notes=notes))


def with_all_ins(outcome: Outcome) -> Outcome | None:
    """A seat whose stack is not recorded, and that never acts again, was all-in."""
    found: Outcome | None = outcome
    while found and found.end is End.STOPPED and found.wrong in (kinds.OUT_OF_TURN, kinds.TOO_EARLY):
        found = with_all_in(found)
    return found


def with_all_in(outcome: Outcome) -> Outcome | None:
    """The same, had the seat on turn no more than it has put in."""
    coded, t = outcome.coded, outcome.table
    seat = t.actor
    if seat < 0 or coded.stacks[seat] != UNKNOWN_STACK:
        return None
    if any(step[0] == seat for step in coded.steps[outcome.step :]):
        return None
    stacks = coded.stacks[:]
    stacks[seat] -= t.stack[seat]
    notes = [kind for kind in coded.notes if kind is not kinds.STACK_UNKNOWN]
    return run(replace(coded, stacks=stacks, notes=[*notes, kinds.STACK_UNKNOWN]))
