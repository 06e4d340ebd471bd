"""Actions that are not legal, near the edge of what is: each must be refused, changing nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cardwright.cards import DECKS, cards_in, set_of
from cardwright.fair.chance import SeededChance
from cardwright.fair.promise_error import PromiseError
from cardwright.fair.promises import record
from cardwright.games import DEALER, NOBODY, Action, IllegalAction, Kind, Legal, State, apply
from cardwright.games.actions import WITH_CARDS, WITH_NUMBER

Try = tuple[int, Action]


def check_illegal(state: State, chance: SeededChance, count: int) -> None:
    """Try some illegal actions."""
    tries = list(illegal(state))
    before = record(state.table)
    for _ in range(min(count, len(tries))):
        seat, action = tries[chance.randrange(len(tries))]
        try:
            apply(state, seat, action)
        except IllegalAction:
            pass
        else:
            raise PromiseError("illegal", f"seat {seat} did {action}")
        if record(state.table) != before:
            raise PromiseError("illegal", f"seat {seat} was refused {action}, and the table has changed")


def illegal(state: State) -> Iterator[Try]:
    """What must be refused now."""
    for seat in (*range(state.seats), DEALER, NOBODY, state.seats, -3):
        legal = Legal(state.table, state.program, seat)
        if not legal.bits:
            yield from ((seat, Action(kind)) for kind in (Kind.FOLD, Kind.CHECK, Kind.ALL_IN, Kind.PASS))
            yield seat, Action(Kind.DEAL, state.table.deck & -state.table.deck)
        else:
            yield from ((seat, action) for action in wrong_for(state, legal))


MALFORMED = (
    Action(99),
    Action(-1),
    Action(Kind.RAISE, cast(int, 10.5)),
    Action(Kind.RAISE, cast(int, "40")),
    Action(Kind.DEAL, -1),
    Action(Kind.DEAL, 1 << 13),
    Action(Kind.THROW, 1 << 62),
)


def wrong_for(state: State, legal: Legal) -> Iterator[Action]:
    """What the seat on turn may not do, and what is no action at all."""
    yield from MALFORMED
    for kind in Kind:
        if kind not in legal.kinds:
            yield Action(kind, 1)
    for kind in WITH_NUMBER:
        span = legal.span(kind)
        if span:
            yield from (
                Action(kind, n)
                for n in (span.least - 1, span.most + 1, -1, 0, 2**60)
                if n not in range(span.least, span.most + 1)
            )
    for kind in WITH_CARDS:
        if kind in legal.kinds:
            yield from (Action(kind, cards) for cards in wrong_cards(state, legal))


def wrong_cards(state: State, legal: Legal) -> Iterator[int]:
    """Cards of others, too many and too few."""
    choice = legal.cards
    if choice is None:
        return
    others = DECKS[state.game.deck] & ~choice.among
    among = cards_in(choice.among)
    if choice.least:
        yield 0
        yield set_of(among[: choice.least - 1])
        if others:
            yield set_of(among[: choice.least - 1]) | others & -others
    if choice.most < len(among):
        yield set_of(among[: choice.most + 1])
    if others:
        yield others & -others
        yield others
