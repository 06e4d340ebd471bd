"""What may be done now, exactly: kinds, ranges, and card choices as a described set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import NamedTuple, Protocol

from cardwright import law
from cardwright.cards import FULL, Cards, cards_in, set_of, text
from cardwright.games.actions import WITH_CARDS, Action, Kind
from cardwright.games.errors import IllegalAction
from cardwright.law import Program, Table, words


class Chance(Protocol):
    """The part of a random generator that sampling needs."""

    def randrange(self, stop: int, /) -> int: ...


class Span(NamedTuple):
    """The whole numbers from `least` to `most`, every `step`: one by one nearly always."""

    least: int
    most: int
    step: int = 1

    @property
    def values(self) -> range:
        """All of them."""
        return range(self.least, self.most + 1, self.step)

    def __str__(self) -> str:
        if len(self.values) == 1:
            return f"{self.least}"
        if self.step > 1 and len(self.values) == 2:
            return f"{self.least} or {self.most}"
        return f"{self.least}..{self.most}"


@dataclass(frozen=True, slots=True)
class CardChoice:
    """From `least` to `most` of the cards `among`; of an exchange, more only if one is kept."""

    among: Cards
    least: int
    most: int


class Legal:
    """What one seat, or the dealer, may do; empty for who is not on turn.

    >>> from cardwright import HOLDEM, legal, start
    >>> now = legal(start(HOLDEM, stacks=(200, 200), button=0))
    >>> now
    Legal(dealer: deal 2 of 52 cards)
    """

    __slots__ = ("bits", "program", "seat", "table")

    def __init__(self, table: Table, program: Program, seat: int) -> None:
        self.table = table
        self.program = program
        self.seat = seat
        # The kinds of action as the law says them: a bit each.
        self.bits = law.kinds(table, program, seat) if law.may_act(table, program, seat) else 0

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of action open to the seat, in their order."""
        return tuple(kind for kind in Kind if self.bits >> kind & 1)

    @property
    def call(self) -> int:
        """The chips that a call costs (0: check)."""
        return self.table.due if self.bits >> Kind.CALL & 1 else 0

    @property
    def raise_to(self) -> Span | None:
        """The totals that a bet or raise may go to."""
        return self.span(Kind.RAISE)

    @property
    def number(self) -> Span | None:
        """The numbers that may be named."""
        return self.span(Kind.NAME)

    def span(self, kind: Kind) -> Span | None:
        """From where to where the value of this kind may be; nothing if it is not open."""
        if not self.bits >> kind & 1:
            return None
        return Span(
            law.range_from(self.table, self.program, self.seat, kind),
            law.range_to(self.table, self.program, self.seat, kind),
            law.range_step(self.table, kind),
        )

    @property
    def cards(self) -> CardChoice | None:
        """The choice of cards, where there is one."""
        for kind in WITH_CARDS:
            span = self.span(kind)
            if span:
                return CardChoice(
                    law.choices(self.table, self.program, self.seat, kind), span.least, span.most
                )
        return None

    @property
    def default(self) -> Action:
        """What is done for a seat whose time runs out: the least that keeps the game going.

        Check if that is free, else fold; stand pat; the lowest cards or number; else pass.
        """
        return next(self._defaults())

    def _defaults(self) -> Iterator[Action]:
        bits = self.bits
        for kind in (Kind.CHECK, Kind.FOLD, Kind.CALL, Kind.SHOW, Kind.PASS):
            if bits >> kind & 1:
                yield Action(kind)
        if bits >> Kind.THROW & 1 and Action(Kind.THROW) in self:
            yield Action(Kind.THROW)
        span = self.number
        if span:
            yield Action(Kind.NAME, span.least)
        choice = self.cards
        for kind in sorted(WITH_CARDS):
            if choice and bits >> kind & 1:
                yield Action(kind, set_of(cards_in(choice.among)[-max(1, choice.least) :]))
        yield Action(Kind.DRAW)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and not law.refusal(
            self.table, self.program, self.seat, action.kind, action.value
        )

    def __eq__(self, other: object) -> bool:
        """May the same seat do the same?"""
        return isinstance(other, Legal) and self._all_of_it() == other._all_of_it()

    def __hash__(self) -> int:
        return hash((self.seat, self.bits))

    def _all_of_it(self) -> tuple[object, ...]:
        spans = tuple(self.span(kind) for kind in self.kinds)
        return self.seat, self.bits, self.call, spans, self.cards

    def __len__(self) -> int:
        """How many different actions there are."""
        return sum(self._size(kind) for kind in self.kinds)

    def _size(self, kind: Kind) -> int:
        if kind is Kind.ALL_IN:
            return 0  # another name for the highest raise, or for the call
        span = self.span(kind)
        if kind in (Kind.RAISE, Kind.NAME) and span:
            return (span.most - span.least) // span.step + 1
        if kind is Kind.THROW:
            return sum(1 for _ in self._card_actions(kind))
        if kind in WITH_CARDS and span:
            size = law.choices(self.table, self.program, self.seat, kind).bit_count()
            return sum(comb(size, count) for count in range(span.least, span.most + 1))
        return 1

    def __iter__(self) -> Iterator[Action]:
        """Every different action; all-in is not repeated beside the raise or call that it is."""
        for kind in self.kinds:
            span = self.span(kind)
            if kind is Kind.ALL_IN or span is None:
                continue
            if kind in (Kind.RAISE, Kind.NAME):
                yield from (Action(kind, value) for value in span.values)
            elif kind in WITH_CARDS:
                yield from self._card_actions(kind)
            else:
                yield Action(kind)

    def _card_actions(self, kind: Kind) -> Iterator[Action]:
        span = self.span(kind)
        cards = cards_in(law.choices(self.table, self.program, self.seat, kind))
        for count in range(span.least, span.most + 1) if span else ():
            for chosen in combinations(cards, count):
                action = Action(kind, set_of(chosen))
                if kind is not Kind.THROW or action in self:
                    yield action

    def sample(self, chance: Chance) -> Action:
        """One action at random: first its kind, then its value, each evenly."""
        kinds = [kind for kind in self.kinds if kind is not Kind.ALL_IN]
        kind = kinds[chance.randrange(len(kinds))]
        span = self.span(kind)
        if span is None or kind not in WITH_CARDS | {Kind.RAISE, Kind.NAME}:
            return Action(kind)
        while True:
            value = span.least + span.step * chance.randrange((span.most - span.least) // span.step + 1)
            if kind in WITH_CARDS:
                value = sample_cards(law.choices(self.table, self.program, self.seat, kind), value, chance)
            action = Action(kind, value)
            if kind is not Kind.THROW or action in self:
                return action

    def refuse(self, action: Action) -> IllegalAction:
        """The error for an action that is not among these."""
        why = law.refusal(self.table, self.program, self.seat, action.kind, action.value)
        code, sentence = REFUSALS[why]
        told = Action(action.kind, action.value & FULL) if action.kind in WITH_CARDS else action
        who = "the dealer" if self.seat == words.DEALER else f"seat {self.seat}"
        message = f"{who} may not {told}: {sentence}; {self}"
        return IllegalAction(message, code=code, legal=self)

    def __repr__(self) -> str:
        who = "dealer" if self.seat == words.DEALER else f"seat {self.seat}"
        return f"Legal({who}: {', '.join(self._said()) or 'nothing'})"

    def __str__(self) -> str:
        return f"legal now: {', '.join(self._said()) or 'nothing'}"

    def _said(self) -> Iterator[str]:
        for kind in self.kinds:
            span = self.span(kind)
            if kind is Kind.CALL:
                yield f"call {self.call}"
            elif kind is Kind.RAISE and span:
                yield f"raise to {span}"
            elif kind is Kind.NAME and span:
                yield f"name {span}"
            elif kind is Kind.DEAL and span:
                among = law.choices(self.table, self.program, self.seat, kind)
                yield f"deal {span.least} of {among.bit_count()} cards"
            elif kind in WITH_CARDS and span:
                yield f"{kind.word} {span} of {text(law.choices(self.table, self.program, self.seat, kind))}"
            else:
                yield kind.word


def sample_cards(among: Cards, count: int, chance: Chance) -> Cards:
    """So many of these cards, every choice equally likely."""
    cards = list(cards_in(among))
    chosen = 0
    for left in range(len(cards), len(cards) - count, -1):
        place = chance.randrange(left)
        chosen |= 1 << cards[place]
        cards[place] = cards[left - 1]
    return chosen


REFUSALS = {
    words.NOT_YOUR_TURN: ("action/not_your_turn", "it is not on turn"),
    words.NOT_NOW: ("action/not_now", "that cannot be done now"),
    words.TOO_SMALL: ("action/too_small", "that is too small"),
    words.TOO_LARGE: ("action/too_large", "that is too large"),
    words.NOT_YOUR_CARDS: ("cards/not_yours", "it does not hold those cards"),
    words.NOT_THESE_CARDS: ("cards/not_these", "those cards may not be chosen now"),
    words.WRONG_COUNT: ("cards/wrong_count", "that is the wrong number of cards"),
    words.NOT_DEALABLE: ("cards/not_in_deck", "those cards are not there to be dealt"),
}
