"""Histories as PHH text, for every program that reads it, and whole for ourselves.

A game of the standard is written as the standard has it. Fields of our own, which others pass
over, hold the exact game and every action, so that any game at all is read back as it was; as a
seat saw it, a hand is written without them and without what that seat did not see.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.cards import Cards, text
from cardwright.games.events import Dealt, Event, Folded, Mucked, Showed, Threw
from cardwright.games.phases import Zone
from cardwright.games.state import State
from cardwright.history.chips import amount_text
from cardwright.history.history import History
from cardwright.history.phh_read import OURS, turned
from cardwright.history.phh_text import Number, TomlValue, toml_text
from cardwright.history.shape import Stakes, stakes_of
from cardwright.history.written import action_lines, game_written
from cardwright.law.bet import BRINGING_IN, may_raise, raise_most
from cardwright.law.words import ALL_IN, BETTING, DEALER, FOLD, RAISE

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
    return "".join(f"{name} = {value}\n" for name, value in lines.items())


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
    """The fields of the standard, as far as it knows the game; players begin at the button's left."""
    stakes = stakes_of(history.game, len(history.stacks))
    states = list(history.states())

    def row(amounts: tuple[int, ...]) -> str:
        return toml_text([amount(each, history) for each in turned(list(amounts), history.button + 1)])

    if stakes is not None:
        yield from stakes_written(stakes, history)
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

    def written(self, states: list[State]) -> Iterator[str]:
        """One line for each action of the standard."""
        for before, (seat, action), after in zip(states, self.history.actions, states[1:], strict=False):
            if before.table.at != self.at:
                self.at = before.table.at
                yield from self.drawn()
            if before.program.code[self.at] == BETTING and before.table.stage == BRINGING_IN:
                yield self.opening(before, seat, action.kind, action.value)
            elif before.program.code[self.at] == BETTING:
                yield self.bet(before, seat, action.kind, action.value)
            for event in after.events:
                yield from self.told(event)
        yield from self.drawn()
        yield from self.kept(states[-1])

    def drawn(self) -> Iterator[str]:
        yield from self.draws
        self.draws.clear()

    def bet(self, state: State, seat: int, kind: int, value: int) -> str:
        """A fold, check, call or raise; all-in is whichever of them it is."""
        t = state.table
        if kind == ALL_IN and may_raise(t, seat):
            kind, value = RAISE, raise_most(t, seat)
        if kind == RAISE:
            return f"{self.player(seat)} cbr {amount(value, self.history)}"
        return f"{self.player(seat)} {'f' if kind == FOLD else 'cc'}"

    def opening(self, state: State, seat: int, kind: int, value: int) -> str:
        """The bring-in of stud, or a whole bet at once."""
        said = self.bet(state, seat, kind, value)
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
            case Dealt(zone=Zone.BOARD, cards=cards):
                yield f"d db {self.cards(cards or 0, DEALER)}"
            case Threw(seat=seat, cards=cards):
                self.has_thrown = True
                yield f"{self.player(seat)} sd {self.cards(cards or 0, seat)}".rstrip()
            case Showed(seat=seat, cards=cards):
                self.shown |= 1 << seat
                whole = cards | self.up.get(seat, 0)
                yield f"{self.player(seat)} sm {known(whole, self.history.unknown)}"
            case Mucked(seat=seat):
                self.out |= 1 << seat
                yield f"{self.player(seat)} sm"
            case Folded(seat=seat):
                self.out |= 1 << seat
            case _:
                return  # the standard has no word for it, or it follows from the others

    has_thrown = False
    at = -1  # the phase in force
    shown = out = 0  # seats that have shown, and that have folded or given up

    def kept(self, state: State) -> Iterator[str]:
        """Losers that did not have to show keep their hands to themselves."""
        live = (1 << state.seats) - 1 & ~self.out
        hidden = live & ~self.shown
        if state.is_over and live & (live - 1):
            for seat in range(state.seats):
                if hidden >> seat & 1:
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
