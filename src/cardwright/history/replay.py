"""Recorded steps run through the law on one mutable table, as far as they are legal.

The record is trusted for nothing but the cards: whose turn it is, what is open and how much may
be bet is asked of the law before each step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from cardwright.fast.following import EARLY, OPEN, OVER, TO_SHOW, choice_of, follow, show_hands, standing_of
from cardwright.history import kinds
from cardwright.history.allowed import (
    as_many_of,
    in_portions,
    is_all_they_can_call,
    is_bring_in,
    is_needless_check,
    is_short_all_in,
    not_on_turn,
    raised_by_least_bet,
    refused_raise,
    reopened_by_house,
)
from cardwright.history.chips import UNKNOWN_STACK
from cardwright.history.encode import Coded
from cardwright.history.kinds import Kind
from cardwright.history.words import Step
from cardwright.law import Table, act, blank, listen, refusal, start
from cardwright.law.chips import pot
from cardwright.law.offer import raise_least
from cardwright.law.words import (
    BETTING,
    CALL,
    CHECK,
    DEAL,
    DEALER,
    EXCHANGE,
    RAISE,
    RETURNED,
    THROW,
    WON,
)

Log = Sequence[tuple[int, int, int, int, int]]
Quickly = Callable[[Coded], "Outcome | None"]


class End(Enum):
    """How far a record went."""

    OVER = "the hand was played to its end"
    OPEN = "nobody's cards are known, so who wins is open"
    EARLY = "a seat, or the dealer, must still act"
    STOPPED = "a step is not legal"


@dataclass(slots=True)
class Outcome:
    """Where a record led: who had not folded, and what each seat has, won and took back."""

    coded: Coded
    end: End
    actor: int
    live: int
    stack: list[int]
    pot: int  # what is still in the middle
    won: list[int]
    returned: list[int]
    step: int = -1  # the step that is not legal,
    wrong: Kind | None = None  # its kind,
    why: str = ""  # and what is wrong with it
    log: Log = ()  # all that happened, where it was written down

    @property
    def paid(self) -> list[int]:
        """What each seat put in the middle and did not take back."""
        after = zip(self.coded.stacks, self.stack, self.won, strict=True)
        return [before - left + won for before, left, won in after]


def run(coded: Coded, *, taken: list[Step] | None = None) -> Outcome:
    """Do the steps of a hand until one is not legal, and the showdown after them.

    What the law was told, checks told from calls, is appended to `taken`.
    """
    setting = coded.setting
    t = blank(setting.seats)
    t.stack = coded.stacks[:]
    listen(t)
    start(t, setting.program, setting.button)
    numbers = coded.numbers
    last = len(coded.steps)
    place = 0
    while place < last:
        if taken is None:
            place = follow(t, setting.program, numbers, place, last, coded.unknown)
        if place < last:
            outcome = explained_step(coded, t, place, taken)
            if outcome is not None:
                return outcome
            place += 1
    return showdown(coded, t, taken)


def explained_step(coded: Coded, t: Table, place: int, taken: list[Step] | None) -> Outcome | None:
    """One step, plain or not; the outcome if it is not legal and no rule explains it."""
    game = coded.setting.program
    seat, kind, value = coded.steps[place]
    if t.actor != seat:
        if coded.unknown and coded.steps[place - 1][1] == THROW and kind == DEAL:
            return None  # the seat had no cards left to throw: the record names more than a deck
        if is_needless_check(coded, t, place, seat, kind):
            return None
        return stopped(coded, t, place, *not_on_turn(t, seat))
    if kind == RAISE:
        if refusal(t, game, seat, kind, value):
            if is_short_all_in(t, seat, value) or is_bring_in(t, seat):
                kind = CALL
            elif is_all_they_can_call(t, seat, value):
                value = raise_least(t)
            elif not (raised_by_least_bet(coded, t, seat, value) or reopened_by_house(coded, t, seat, value)):
                return stopped(coded, t, place, *refused_raise(coded, t, seat, value))
    elif kind == DEAL:
        if game.code[t.at] == EXCHANGE:
            value = in_portions(coded, t, value, taken)
            if t.actor != DEALER:
                return None
    elif (game.code[t.at] == BETTING) == (kind == THROW):
        if is_needless_check(coded, t, place, seat, kind):
            return None
        return stopped(coded, t, place, kinds.NOT_NOW, f"p{seat + 1} cannot do that now")
    elif kind == THROW and (t.hand[seat] | value) & coded.unknown:
        value = as_many_of(t.hand[seat], value)
    elif kind == THROW and refusal(t, game, seat, kind, value):
        why = f"p{seat + 1} throws cards that it does not have"
        return stopped(coded, t, place, kinds.NOT_THESE_CARDS, why)
    if taken is not None:
        taken.append((seat, CHECK if kind == CALL and not t.due else kind, value))
    act(t, game, seat, kind, value)
    return None


def showdown(coded: Coded, t: Table, taken: list[Step] | None) -> Outcome:
    """Every seat shows or gives up, as the record has it, if that leaves anybody."""
    game = coded.setting.program
    live, showers = t.live, coded.showers
    standing = standing_of(t, game, showers)
    if standing == TO_SHOW:
        for seat, cards in coded.shown.items():
            t.hand[seat] = cards  # what was shown counts, whatever stood for it on the way
        while taken is not None and t.actor >= 0:
            taken.append((t.actor, choice_of(t, showers), 0))
            act(t, game, *taken[-1])
        show_hands(t, game, showers)
    won, returned = [0] * t.seats, [0] * t.seats
    for what, seat, amount, _, _ in t.log:
        if what == WON:
            won[seat] += amount
        elif what == RETURNED:
            returned[seat] += amount
    return Outcome(coded, ENDS[standing], t.actor, live, t.stack, pot(t), won, returned, log=t.log)


ENDS = {OVER: End.OVER, TO_SHOW: End.OVER, OPEN: End.OPEN, EARLY: End.EARLY}


def stopped(coded: Coded, t: Table, place: int, wrong: Kind, why: str) -> Outcome:
    return Outcome(coded, End.STOPPED, t.actor, t.live, t.stack, pot(t), [], [], place, wrong, why, t.log)


# --- records that say less than the law needs ------------------------------------------------


def run_as_meant(coded: Coded, quickly: Quickly | None = None) -> Outcome:
    """Run a record; if that stops, read it in the ways that explain by rule why it did.

    What runs hands quickly gives None for one that needs explaining.
    """
    outcome = (quickly and quickly(coded)) or run(coded)
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
    coded, seat = outcome.coded, outcome.actor
    if seat < 0 or coded.stacks[seat] != UNKNOWN_STACK:
        return None
    if any(step[0] == seat for step in coded.steps[outcome.step :]):
        return None
    stacks = coded.stacks[:]
    stacks[seat] -= outcome.stack[seat]
    notes = [kind for kind in coded.notes if kind is not kinds.STACK_UNKNOWN]
    return run(replace(coded, stacks=stacks, notes=[*notes, kinds.STACK_UNKNOWN]))
