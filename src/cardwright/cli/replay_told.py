"""A recorded hand told as it went: the law's own narration, in the record's own chips.

Cards that the record does not know stay unknown. Where a step is not legal the telling stops and says so.
"""

from __future__ import annotations

from dataclasses import fields, replace
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.cards import CardwrightError
from cardwright.cli.files import text_of
from cardwright.games import Event
from cardwright.games.events import told
from cardwright.games.narration import narrate

if TYPE_CHECKING:
    from cardwright.history.encode import Coded
    from cardwright.history.phh_text import PhhHand

CHIPS = ("amount", "left", "to")  # the fields of events that are chips


def tell_file(file: Path) -> bool:
    """Tell every hand of a file; false if one of them cannot be told to its end."""
    from cardwright.history.phh_text import read_phh

    whole = True
    for hand in read_phh(text_of(file)):
        print(f"{file} hand {hand.name}" if hand.name else f"{file}")
        whole = tell_hand(hand) and whole
    return whole


def tell_hand(hand: PhhHand) -> bool:
    """Tell one hand; false if it cannot be told to its end."""
    from cardwright.history.encode import encode
    from cardwright.history.replay import run_as_meant

    try:
        outcome = run_as_meant(encode(hand, stand_ins=True))
    except CardwrightError as error:
        print(f"It cannot be read: {error} [{error.code}]")
        return False
    coded = outcome.coded
    events = [as_recorded(event, coded) for event in told(outcome.log, coded.program)]
    for sentence in narrate(events, names_of(hand, coded.setting.seats)):
        print(sentence)
    if outcome.wrong is not None:
        print(f"It stops at step {outcome.step + 1}: {outcome.why} [{outcome.wrong.code}]")
    return outcome.wrong is None


def names_of(hand: PhhHand, seats: int) -> list[str]:
    """Who plays, as far as it is recorded."""
    found = hand["players"] if "players" in hand.fields else []
    names = [str(name) for name in found] if isinstance(found, list) else []
    return names if len(names) == seats else [f"Player {seat + 1}" for seat in range(seats)]


def as_recorded(event: Event, coded: Coded) -> Event:
    """The event in the record's chips, without the cards that stand in for unknown ones."""
    changes: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "cards" and value and value & coded.unknown:
            changes["cards"] = None
        if (
            field.name in CHIPS
            and coded.unit > 1
            and hasattr(event, "left" if field.name == "to" else field.name)
        ):
            changes[field.name] = Decimal(coded.amount(value))  # said as it was written: 0.50
    return replace(event, **changes) if changes else event
