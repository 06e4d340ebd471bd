"""Histories as PHH text, for every program that reads it, and whole for ourselves.

A game of the standard is written as the standard has it, any other poker in the same words under
its own name. Fields of our own, which others pass over, hold the exact game and every action, so
that any game at all is read back as it was; as a seat saw it, a hand is written without them and
without what that seat did not see.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from cardwright.cards import Cards, text
from cardwright.games.actions import Action
from cardwright.games.events import Anted, Dealt, Event, Folded, Mucked, Showed, Threw
from cardwright.games.phases import Zone
from cardwright.games.state import State
from cardwright.history.chips import amount_text
from cardwright.history.history import History
from cardwright.history.phh_read import OURS, turned
from cardwright.history.phh_text import Number, TomlValue, key_text, toml_text
from cardwright.history.raising import raised_to
from cardwright.history.shape import Stakes, own_stakes, stakes_of
from cardwright.history.written import action_lines, game_written
from cardwright.law.offer import BRINGING_IN
from cardwright.law.words import BETTING, DEALER, FIXED_LIMIT, FOLD

ALL_SEEN = -1  # seen by whoever may see everything


def write_phh(history: History, *, seen_by: int | None = ALL_SEEN) -> str:
    """The history as a PHH file; for a seat (None: a spectator), with ???? for what it did not see.

    >>> from cardwright.history.phh_read import history_of, read_histories
    >>> from cardwright import CATALOGUE
    >>> from cardwright.history import begun
    >>> hearts = begun(CATALOGUE["hearts"])
    >>> read_histories(write_phh(hearts)) == [hearts]
    True
    """
    lines = dict(standard_fields(history, seen_by))
    if seen_by == ALL_SEEN:
        lines |= own_fields(history)
    for name, value in history.notes:
        lines.setdefault(name, value)
    return "".join(f"{key_text(name)} = {value}\n" for name, value in lines.items())


def write_phhs(histories: list[History]) -> str:
    """Many histories in one file, under [1], [2] and so on."""
    return "\n".join(f"[{place}]\n{write_phh(history)}" for place, history in enumerate(histories, 1))


def own_fields(history: History) -> Iterator[tuple[str, str]]:
    """The exact game and all actions, by seat."""
    game = game_written(history.game)
    if not isinstance(game["game"], str):
        game["game"] = json.dumps(game["game"])
    own: dict[str, TomlValue] = {
        **game,
        "stacks": list(history.stacks),
        "button": history.button,
        "actions": list(action_lines(history)),
    }
    if history.unit != 1:
        own["unit"] = history.unit
    if history.unknown:
        own["unknown"] = text(history.unknown)
    return ((f"{OURS}{name}", toml_text(value)) for name, value in own.items())


def standard_fields(history: History, seen_by: int | None) -> Iterator[tuple[str, str]]:
    """The fields of the standard, as far as it has words for the game; players begin at the button's left."""
    states = list(history.states())
    stakes = stakes_told(history, states)

    def row(amounts: tuple[int, ...]) -> str:
        return toml_text([amount(each, history) for each in turned(list(amounts), history.button + 1)])

    if stakes is not None:
        yield from stakes_written(as_paid(stakes, states[0]), history)
        yield "starting_stacks", row(history.stacks)
        yield (
            "actions",
            toml_text(list(Actions(history, seen_by, is_stud=stakes.variant.is_stud).written(states))),
        )
    else:
        yield "variant", toml_text(history.game.name)
        yield "starting_stacks", row(history.stacks)
    if history.players:
        yield "players", toml_text(turned(list(history.players), history.button + 1))
    yield "finishing_stacks", row(states[-1].stacks)


def stakes_told(history: History, states: list[State]) -> Stakes | None:
    """Those of the standard, where it has the game and every bet of the hand; else the game's own."""
    seats = len(history.stacks)
    standard = stakes_of(history.game, seats)
    if standard is None or any(map(is_large_bet, states, history.actions)):
        return own_stakes(history.game, seats)
    return standard


def as_paid(stakes: Stakes, begun: State) -> Stakes:
    """An ante for the whole table is what its seat had left: others read it as paid before the blind."""
    if sum(ante > 0 for ante in stakes.antes) != 1:
        return stakes
    paid = sum(event.amount for event in begun.events if isinstance(event, Anted))
    return replace(stakes, antes=tuple(min(ante, paid) for ante in stakes.antes))


def is_large_bet(state: State, done: tuple[int, Action]) -> bool:
    """Is it the large bet at an open pair, which the standard's stud does not have?"""
    t, (seat, action) = state.table, done
    is_open = state.program.code[t.at] == BETTING and t.limit == FIXED_LIMIT and t.most > 0
    return is_open and raised_to(state, seat, action) - t.full > t.least


def amount(chips: int, history: History) -> Number:
    return Number(amount_text(chips, history.unit))


def stakes_written(stakes: Stakes, history: History) -> Iterator[tuple[str, str]]:
    def row(amounts: tuple[int, ...]) -> str:
        return toml_text([amount(each, history) for each in amounts])

    yield "variant", toml_text(stakes.code)
    yield "ante_trimming_status", toml_text(stakes.trimmed)
    yield "antes", row(stakes.antes)
    if stakes.variant.blinds:
        yield "blinds_or_straddles", row(stakes.blinds)
    for name, bet in zip(stakes.variant.needs, stakes.least, strict=True):
        yield name, amount(bet, history)


@dataclass
class Actions:
    """Writes the actions of a hand, those of the dealer and the showdown from what the law told."""

    history: History
    seen_by: int | None
    is_stud: bool = False
    draws: list[str] = field(default_factory=list)  # cards of a draw: written when all have thrown
    down: dict[int, str] = field(default_factory=dict)  # the first cards of stud: written with the door card
    up: dict[int, Cards] = field(default_factory=dict)
    shown: dict[int, Cards] = field(default_factory=dict)  # what each seat has turned up

    def written(self, states: list[State]) -> Iterator[str]:
        """One line for each action of the standard."""
        for before, (seat, action), after in zip(states, self.history.actions, states[1:], strict=False):
            if before.table.at != self.at:
                self.at = before.table.at
                yield from self.drawn()
            if before.program.code[self.at] == BETTING and before.table.stage == BRINGING_IN:
                yield self.opening(before, seat, action)
            elif before.program.code[self.at] == BETTING:
                yield self.bet(before, seat, action)
            for event in after.events:
                yield from self.told(event)
        yield from self.drawn()
        yield from self.kept(states[-1])

    def drawn(self) -> Iterator[str]:
        yield from self.draws
        self.draws.clear()

    def bet(self, state: State, seat: int, action: Action) -> str:
        """A fold, check, call or raise; all-in is whichever of them it is."""
        if total := raised_to(state, seat, action):
            return f"{self.player(seat)} cbr {amount(total, self.history)}"
        return f"{self.player(seat)} {'f' if action.kind == FOLD else 'cc'}"

    def opening(self, state: State, seat: int, action: Action) -> str:
        """The bring-in of stud, or a whole bet at once."""
        said = self.bet(state, seat, action)
        return said if " cbr " in said else f"{self.player(seat)} pb"

    def told(self, event: Event) -> Iterator[str]:
        """Cards dealt, thrown and shown."""
        match event:
            case Dealt(zone=Zone.HAND, seat=seat, cards=cards, street=""):
                line = f"d dh {self.player(seat)} {self.cards(cards or 0, seat)}"
                if self.has_thrown:
                    self.draws.append(line)
                elif self.is_stud:
                    self.down[seat] = self.cards(cards or 0, seat)
                else:
                    yield line
            case Dealt(zone=Zone.HAND, seat=seat, cards=cards):
                yield f"d dh {self.player(seat)} {self.cards(cards or 0, seat)}"
            case Dealt(zone=Zone.UP, seat=seat, cards=cards):
                down = self.down.pop(seat, "")
                yield f"d dh {self.player(seat)} {down}{known(cards or 0, self.history.unknown)}"
                self.up[seat] = self.up.get(seat, 0) | (cards or 0)
            case Dealt(zone=Zone.BOARD | Zone.SECOND_BOARD | Zone.THIRD_BOARD, cards=cards):
                yield f"d db {self.cards(cards or 0, DEALER)}"
            case Threw(seat=seat, cards=cards):
                self.has_thrown = True
                yield f"{self.player(seat)} sd {self.cards(cards or 0, seat)}".rstrip()
            case Showed(seat=seat, cards=cards):
                yield from self.drawn()
                self.shown[seat] = cards | self.up.get(seat, 0)
                yield f"{self.player(seat)} sm {known(self.shown[seat], self.history.unknown)}"
            case Mucked(seat=seat):
                self.out |= 1 << seat
                yield f"{self.player(seat)} sm"
            case Folded(seat=seat):
                self.out |= 1 << seat
            case _:
                return  # the standard has no word for it, or it follows from the others

    has_thrown = False
    at = -1  # the phase in force
    out = 0  # seats that have folded or given up

    def kept(self, state: State) -> Iterator[str]:
        """Who was all-in shows again what came later; losers that need not show keep their hands."""
        live = (1 << state.seats) - 1 & ~self.out
        if not state.is_over or not live & (live - 1):
            return
        for seat, shown in self.shown.items():
            whole = state.table.hand[seat] | state.table.up[seat]
            if whole & ~shown:
                yield f"{self.player(seat)} sm {known(whole, self.history.unknown)}"
        for seat in range(state.seats):
            if live >> seat & 1 and seat not in self.shown:
                yield f"{self.player(seat)} sm"

    def player(self, seat: int) -> str:
        """Players are counted from the button's left, beginning with one."""
        seats = len(self.history.stacks)
        return f"p{(seat - self.history.button - 1) % seats + 1}"

    def cards(self, cards: Cards, seat: int) -> str:
        """The cards as far as they were seen."""
        if seat != DEALER and self.seen_by not in (ALL_SEEN, seat):
            return "??" * cards.bit_count()
        return known(cards, self.history.unknown)


def known(cards: Cards, unknown: Cards) -> str:
    """Cards with ?? for those that only stand for others."""
    return text(cards & ~unknown) + "??" * (cards & unknown).bit_count()
