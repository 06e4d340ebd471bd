"""A recorded hand told as it went: the law's own narration, in the record's own chips.

Cards that the record does not know stay unknown. Where a step is not legal the telling stops and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.cards import Cards, CardwrightError
from cardwright.cli.files import FileError, text_of
from cardwright.cli.trouble import REFUSED, complain
from cardwright.games import Event
from cardwright.games.events import told
from cardwright.games.narration import narrate

if TYPE_CHECKING:
    from cardwright.history.phh_text import PhhHand

Amount = Callable[[int], str]
CHIPS = ("amount", "left", "to")  # the fields of events that are chips


def tell_file(file: Path) -> bool:
    """Tell every hand of a file; false if it cannot be read, or one of them not told to its end."""
    from cardwright.history.phh_text import read_phh
    from cardwright.history.visible import visible

    try:
        hands = read_phh(text_of(file))
    except FileError as error:
        complain(visible(str(error)), error.code, REFUSED)
        return False
    whole = True
    for hand in hands:
        print(visible(f"{file} hand {hand.name}" if hand.name else f"{file}"))
        whole = tell_hand(hand) and whole
    return whole


def tell_hand(hand: PhhHand) -> bool:
    """Tell one hand; false if it cannot be told to its end."""
    from cardwright.history.phh_read import is_ours

    try:
        return tell_our_own(hand) if is_ours(hand) else tell_recorded(hand)
    except CardwrightError as error:
        print(f"It cannot be read: {error} [{error.code}]")
        return False


def tell_recorded(hand: PhhHand) -> bool:
    """A hand of the standard, by what the law was told of it."""
    from cardwright.cli.replay_stakes import stacks_line, stakes_line
    from cardwright.history.check import check_hand
    from cardwright.history.encode import encode
    from cardwright.history.replay import run_as_meant

    outcome = run_as_meant(encode(hand, stand_ins=True))
    coded, setting = outcome.coded, outcome.coded.setting
    names = names_of(recorded_names(hand), setting.seats)
    print(stakes_line(setting.game, setting.seats, coded.amount))
    print(stacks_line(names, coded.stacks, coded.amount))
    tell(told(outcome.log, coded.program), names, coded.unknown, coded.amount)
    if outcome.wrong is not None:
        print(f"It stops at step {outcome.step + 1}: {outcome.why} [{outcome.wrong.code}]")
        return False
    remark = str(check_hand(hand))
    if remark:
        print(f"The record: {remark}.")
    return True


def tell_our_own(hand: PhhHand) -> bool:
    """A hand of any game at all, from the fields that we wrote."""
    from cardwright.cli.replay_stakes import stacks_line, stakes_line
    from cardwright.history.chips import amount_text
    from cardwright.history.phh_read import history_of

    history = history_of(hand)
    amount = partial(amount_text, unit=history.unit)
    names = names_of(list(history.players), len(history.stacks))
    print(stakes_line(history.game, len(history.stacks), amount))
    print(stacks_line(names, history.stacks, amount))
    for state in history.states():
        tell(state.events, names, history.unknown, amount)
    return True


def tell(events: Iterable[Event], names: list[str], unknown: Cards, amount: Amount) -> None:
    """Say what happened, a sentence a line."""
    for sentence in narrate([as_recorded(event, unknown, amount) for event in events], names):
        print(sentence)


def recorded_names(hand: PhhHand) -> list[str]:
    """Who plays, as far as it is recorded."""
    found = hand["players"] if "players" in hand.fields else []
    return [str(name) for name in found] if isinstance(found, list) else []


def names_of(recorded: list[str], seats: int) -> list[str]:
    """The names as they can be told; who has none is numbered."""
    from cardwright.history.visible import visible

    names = recorded if len(recorded) == seats else [""] * seats
    return [visible(name) or f"Player {seat + 1}" for seat, name in enumerate(names)]


def as_recorded(event: Event, unknown: Cards, amount: Amount) -> Event:
    """The event in the record's chips, without the cards that stand in for unknown ones."""
    changes: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "cards" and value and value & unknown:
            changes["cards"] = None
        if field.name in CHIPS and hasattr(event, "left" if field.name == "to" else field.name):
            changes[field.name] = Decimal(amount(value))  # said as it was written: 0.50
    return replace(event, **changes) if changes else event
