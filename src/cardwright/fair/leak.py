"""Nobody is told what it may not know.

Hidden cards are exchanged on a copy of the table, among hands, deck, stocks and what lies face
down; hidden numbers are changed. What a seat sees, may do and is told must stay the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from cardwright import law
from cardwright.cards import Cards, cards_in
from cardwright.fair.chance import SeededChance
from cardwright.fair.promise_error import PromiseError
from cardwright.games import (
    DEALER,
    NOBODY,
    Action,
    Event,
    Kind,
    Legal,
    Observation,
    State,
    Step,
    apply,
    observe,
    seen_by,
)
from cardwright.games.actions import WITH_CARDS
from cardwright.games.cardsets import card_set
from cardwright.games.events import (
    Dealt,
    NobodyWon,
    Received,
    Refunded,
    Revealed,
    Scored,
    ShotMoon,
    Showed,
    SuitNamed,
    Took,
    Won,
    WonRound,
)
from cardwright.games.parts import parts
from cardwright.games.phases import Leads, Zone
from cardwright.law import Table
from cardwright.law.table import FIELDS

VISIBLE = tuple(field.name for field in fields(Observation) if field.name != "legal")
# After these, everybody has learnt something: the comparison goes no further.
REVEALING = (
    *(NobodyWon, Received, Refunded, Revealed, Scored, ShotMoon, Showed),
    *(SuitNamed, Took, Won, WonRound),
)
FACE_DOWN = (Zone.HAND, Zone.STOCK, Zone.ASIDE)


def check_view(state: State, seat: int | None, chance: SeededChance) -> State:
    """Exchange what the seat cannot know; it must see the same. The other state is returned."""
    table = law.copied(state.table)
    exchange(table, seat, chance, known=leaders(state))
    other = State(state.game, state.program, table)
    seen = view(state, seat)
    compare(seen, view(other, seat), seat, "what it cannot know was changed")
    if seen[-2] != seen[-1]:
        raise PromiseError("leak", f"seat {seat} is told that it may {seen[-2]}, and may {seen[-1]}")
    return other


def exchange(t: Table, seat: int | None, chance: SeededChance, *, known: Cards = 0) -> None:
    """Shuffle all cards that the seat cannot know among the places in which they lie."""
    places = hidden(t, seat)
    pool = [card for mask, _ in places for card in cards_in(mask & ~known)]
    for mask, put in places:
        chosen = mask & known
        for _ in range((mask & ~known).bit_count()):
            place = chance.randrange(len(pool))
            chosen |= 1 << pool[place]
            pool[place] = pool[-1]
            pool.pop()
        put(chosen)
    for other in range(t.seats):
        if other != seat and not t.shown >> other & 1:
            t.number[other] = 1 + chance.randrange(100)


def hidden(t: Table, seat: int | None) -> list[tuple[int, Callable[[int], None]]]:
    """The cards that a seat cannot know, place by place, and how to put others there."""
    places: list[tuple[int, Callable[[int], None]]] = [
        (t.deck, in_field(t, "deck")),
        (t.aside, in_field(t, "aside")),
    ]
    for other in range(t.seats):
        places.append((t.stock[other], in_row(t.stock, other)))
        if other != seat:
            places.append((t.thrown[other], in_row(t.thrown, other)))
            if not t.shown >> other & 1:
                places.append((t.hand[other], in_row(t.hand, other)))
    return places


def in_field(t: Table, name: str) -> Callable[[int], None]:
    return lambda cards: setattr(t, name, cards)


def in_row(row: list[int], seat: int) -> Callable[[int], None]:
    return lambda cards: row.__setitem__(seat, cards)


def view(state: State, seat: int | None) -> tuple[object, ...]:
    """All that a seat gets of a state: what it sees, and what it may do as both sides work it out."""
    seen = observe(state, seat)
    law_says = Legal(state.table, state.program, NOBODY if seat is None else seat)
    return (*(getattr(seen, name) for name in VISIBLE), behind(seen), may(seen.legal), may(law_says))


def behind(seen: Observation) -> dict[str, object]:
    """The table that comes with what the seat may do: whoever gets one could read the other."""
    table = seen.legal.table
    return {
        name: list(getattr(table, name)) if length else getattr(table, name)
        for name, length in FIELDS.items()
    }


def may(legal: Legal) -> tuple[object, ...]:
    return legal.kinds, legal.call, legal.raise_to, legal.number, legal.cards


def compare(one: tuple[object, ...], other: tuple[object, ...], seat: int | None, why: str) -> None:
    for name, a, b in zip(
        (*VISIBLE, "table behind what it may do", "legal", "legal by the law"), one, other, strict=True
    ):
        if a != b:
            raise PromiseError("leak", f"seat {seat} sees another {name} when {why}: {a} or {b}")


def check_step(state: State, actor: int, action: Action, step: Step, chance: SeededChance) -> None:
    """The same step after an exchange, and with other hidden contents, looks the same."""
    seat = actor if actor >= 0 else chance.randrange(state.seats)
    other = check_view(state, seat, chance)
    check_view(state, None, chance)
    if reveals(step) or (actor == DEALER and leaders(state)):
        return
    if actor >= 0:
        same_step(step, apply(other, actor, action), seat, "what it cannot know was changed before it acted")
    if action.kind in WITH_CARDS | {Kind.NAME} and is_hidden(step, actor):
        twin = alternative(state, actor, action, chance)
        outside = [
            watcher for watcher in (*range(state.seats), None) if watcher not in (actor, receiver(step))
        ]
        for watcher in outside:
            same_step(step, apply(state, actor, twin), watcher, f"seat {actor} did {twin}, not {action}")


def reveals(step: Step) -> bool:
    return any(isinstance(event, REVEALING) for event in step.events)


def leaders(state: State) -> Cards:
    """The cards that say who goes first: everybody soon knows whose they are."""
    return sum(card_set(phase.cards) for phase in parts(state.game) if isinstance(phase, Leads))


def is_hidden(step: Step, actor: int) -> bool:
    """Was what was dealt or chosen dealt or chosen face down?"""
    if actor != DEALER:
        return step.state.table.pile == 0 and not any(step.state.table.up)
    return all(
        not isinstance(event, Dealt) or (event.zone in FACE_DOWN and not is_open(step, event))
        for event in step.events
    )


def is_open(step: Step, event: Dealt) -> bool:
    """Did the cards come to a hand that lies face up?"""
    return event.zone is Zone.HAND and step.state.table.shown >> event.seat & 1 == 1


def receiver(step: Step) -> int | None:
    """The seat that was dealt these cards to its hand."""
    dealt = [event.seat for event in step.events if isinstance(event, Dealt) and event.zone is Zone.HAND]
    return dealt[0] if dealt else -1


def alternative(state: State, actor: int, action: Action, chance: SeededChance) -> Action:
    """The same kind of action with as many other cards, or another number."""
    legal = Legal(state.table, state.program, actor)
    for _ in range(20):
        other = legal.sample(chance)
        if other.kind == action.kind and same_size(other, action):
            return other
    return action


def same_size(one: Action, other: Action) -> bool:
    return one.kind == Kind.NAME or one.value.bit_count() == other.value.bit_count()


def same_step(one: Step, other: Step, seat: int | None, why: str) -> None:
    told: list[list[Event]] = [[seen_by(event, seat) for event in step.events] for step in (one, other)]
    if told[0] != told[1]:
        raise PromiseError("leak", f"seat {seat} is told something else when {why}: {told[0]} or {told[1]}")
    compare(view(one.state, seat), view(other.state, seat), seat, why)
