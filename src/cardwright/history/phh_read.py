"""Histories from PHH text: a recorded hand as a game that replays, unknown cards and all.

Files that we wrote have the exact game and every action in fields of our own; those are read
first. Any other hand is played by the law, and what it was told is the history.
"""

from __future__ import annotations

from typing import Any

from cardwright.games.actions import Action
from cardwright.history import kinds
from cardwright.history.chips import items
from cardwright.history.encode import encode
from cardwright.history.errors import HistoryError, PhhError
from cardwright.history.history import History
from cardwright.history.phh_text import PhhHand, TomlValue, read_phh, toml_text
from cardwright.history.replay import run, run_as_meant
from cardwright.history.words import Step
from cardwright.history.written import from_json

OURS = "_cardwright_"  # what our own fields begin with
PLAYED = {
    *("variant", "ante_trimming_status", "antes", "blinds_or_straddles", "bring_in"),
    *("small_bet", "big_bet", "min_bet", "starting_stacks", "actions", "players", "finishing_stacks"),
}


def read_histories(text: str) -> list[History]:
    """The histories of all the hands of a PHH file; what cannot be read or played is a `PhhError`."""
    return [history_of(hand) for hand in read_phh(text)]


def history_of(hand: PhhHand) -> History:
    """The history of one hand. Chips are whole: `unit` of them are one of the record's.

    >>> [hand] = read_phh('''variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [0.5, 1]
    ... min_bet = 1
    ... starting_stacks = [100, 100]
    ... actions = ["d dh p1 AhKd", "d dh p2 ????", "p2 f"]
    ... ''')
    >>> history_of(hand).stacks, history_of(hand).unit, history_of(hand).actions[-1]
    ((1000, 1000), 10, (1, fold()))
    """
    if hand.problem:
        raise PhhError(hand.problem, code=kinds.NOT_TOML.code)
    if is_ours(hand):
        return our_own(hand)
    outcome = run_as_meant(encode(hand, stand_ins=True))
    coded = outcome.coded
    if outcome.wrong is not None:
        raise PhhError(f"step {outcome.step + 1}: {outcome.why}", code=outcome.wrong.code)
    taken: list[Step] = []
    run(coded, taken=taken)
    return History(
        game=coded.setting.game,
        stacks=tuple(coded.stacks),
        button=coded.setting.button,
        actions=tuple((seat, Action(kind, value)) for seat, kind, value in taken),
        players=players_of(hand),
        notes=notes_of(hand),
        unit=coded.unit,
        unknown=coded.unknown,
    )


def is_ours(hand: PhhHand) -> bool:
    """Did we write this file, with everything in it?"""
    return f"{OURS}game" in hand.fields


def our_own(hand: PhhHand) -> History:
    """Read our own fields; seats are as they were, players begin at the button's left."""
    button = hand[f"{OURS}button"]
    stacks = [int(item) for item in items(str(hand.fields[f"{OURS}stacks"]))]
    if not isinstance(button, int):
        raise PhhError("the button should be a seat", code=kinds.WRONG_VALUE.code)
    fields: dict[str, Any] = {
        name.removeprefix(OURS): hand[name] for name in hand.fields if name.startswith(OURS)
    }
    fields["stacks"] = stacks
    if "game" in fields and isinstance(fields["game"], str) and fields["game"].startswith("{"):
        fields["game"] = embedded(fields["game"])
    fields["players"] = turned(list(players_of(hand)), -1 - button)
    fields["notes"] = dict(notes_of(hand))
    try:
        return from_json(fields)
    except HistoryError as wrong:
        raise PhhError(f"our own fields: {wrong}", code=kinds.WRONG_VALUE.code) from wrong


def embedded(game: str) -> Any:
    import json

    try:
        return json.loads(game)
    except ValueError as wrong:
        raise PhhError(f"{OURS}game is not JSON: {wrong}", code=kinds.WRONG_VALUE.code) from None


def turned(row: list[Any], by: int) -> list[Any]:
    """The row begun so many places further on.

    >>> turned(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    by = by % len(row) if row else 0
    return row[by:] + row[:by]


def players_of(hand: PhhHand) -> tuple[str, ...]:
    found: TomlValue = hand.get("players", [])
    return tuple(map(str, found)) if isinstance(found, list) else ()


def notes_of(hand: PhhHand) -> tuple[tuple[str, str], ...]:
    """Every field that is not needed to play the hand."""
    return tuple(
        (name, toml_text(hand[name]))
        for name in hand.fields
        if name not in PLAYED and not name.startswith(OURS)
    )
