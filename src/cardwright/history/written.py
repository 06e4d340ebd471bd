"""Histories as JSON: names, numbers, and actions as people write them.

    {"game": "kuhn", "version": 1, "stacks": [2, 2], "button": 1, "actions": ["dealer: deal Ks"]}

A game of the catalogue is written by its name and version, any other whole.
"""

from __future__ import annotations

import json
from typing import Any

from cardwright.cards import CardwrightError, NotationError, parse_set, text
from cardwright.games.actions import Action, parse_action
from cardwright.games.catalogue import CATALOGUE
from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.json import game_from_json, game_to_json
from cardwright.games.state import check_table
from cardwright.history.errors import HistoryError
from cardwright.history.history import History
from cardwright.law.words import DEALER

DEALER_WORD = "dealer"


def to_json(history: History) -> str:
    """The history in one line."""
    written: dict[str, Any] = {
        **game_written(history.game),
        "stacks": list(history.stacks),
        "button": history.button,
        "actions": action_lines(history),
    }
    if history.players:
        written["players"] = list(history.players)
    if history.notes:
        written["notes"] = dict(history.notes)
    if history.unit != 1:
        written["unit"] = history.unit
    if history.unknown:
        written["unknown"] = text(history.unknown)
    return json.dumps(written, ensure_ascii=False)


def from_json(written: str | bytes | dict[str, Any]) -> History:
    """The history that was written."""
    found = written if isinstance(written, dict) else parsed(written)
    strange = [name for name in found if name not in FIELDS]
    if strange:
        raise HistoryError(f"a history has no field {strange[0]!r}; it has {', '.join(FIELDS)}")
    try:
        history = History(
            game=game_read(found["game"], found.get("version", MISSING)),
            stacks=tuple(found["stacks"]),
            button=found["button"],
            actions=read_lines(found["actions"]),
            players=tuple(texts(found.get("players", []))),
            notes=tuple((key, texts([value])[0]) for key, value in found.get("notes", {}).items()),
            unit=whole(found.get("unit", 1)),
            unknown=parse_set(found.get("unknown", "")),
        )
        check_table(history.game, history.stacks, whole(history.button))
    except KeyError as missing:
        raise HistoryError(f"the field {missing} is missing: {EXAMPLE}") from None
    except (TypeError, AttributeError, NotationError) as wrong:
        raise HistoryError(f"this is no history ({wrong}): {EXAMPLE}") from None
    except GameError as wrong:
        raise HistoryError(str(wrong), code=wrong.code) from wrong
    return history


FIELDS = ("game", "version", "stacks", "button", "actions", "players", "notes", "unit", "unknown")
MISSING = object()
EXAMPLE = 'write {"game": "kuhn", "version": 1, "stacks": [2, 2], "button": 1, "actions": []}'


def parsed(written: str | bytes) -> dict[str, Any]:
    try:
        found = json.loads(written)
    except (ValueError, RecursionError) as wrong:
        raise HistoryError(f"this is not JSON: {wrong}") from None
    if not isinstance(found, dict):
        raise HistoryError(f"this is no JSON object: {EXAMPLE}")
    return found


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def texts(values: object) -> list[str]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError(f"{values!r} should be a list of texts")
    return values


# --- games -------------------------------------------------------------------------------


def game_written(game: Game) -> dict[str, Any]:
    """A game by its name in the catalogue, or whole."""
    for name, known in CATALOGUE.items():
        if known == game:
            return {"game": name, "version": game.version}
    return {"game": game_to_json(game)}


def game_read(game: object, version: object = MISSING) -> Game:
    """The game that was written; another version of it has other rules and is refused."""
    if not isinstance(game, str):
        try:
            return game_from_json(game)
        except GameError as wrong:
            raise HistoryError(f"the game cannot be read: {wrong}", code="history/game") from wrong
    known = CATALOGUE.get(game)
    if known is None:
        names = ", ".join(CATALOGUE)
        raise HistoryError(f"there is no game {game!r}: there are {names}", code="history/game")
    if version is not MISSING and whole(version) != known.version:
        raise HistoryError(
            f"this was played by version {version} of {game}, and these are the rules of version "
            f"{known.version}: replay it with the release that it was played with",
            code="history/version",
        )
    return known


# --- actions -----------------------------------------------------------------------------


def action_lines(history: History) -> list[str]:
    """Each action with who did it: "dealer: deal AhKd", "0: raise to 40"."""
    return [line(seat, action) for seat, action in history.actions]


def line(seat: int, action: Action) -> str:
    return f"{DEALER_WORD if seat == DEALER else seat}: {action}"


def read_lines(lines: object) -> tuple[tuple[int, Action], ...]:
    return tuple(map(read_line, texts(lines)))


def read_line(written: str) -> tuple[int, Action]:
    """Who did what.

    >>> read_line("0: raise to 40")
    (0, raise_to(40))
    """
    who, colon, action = written.partition(":")
    if not colon or (who != DEALER_WORD and not who.isdecimal()):
        raise HistoryError(f'{written!r} is no action: write "dealer: deal AhKd" or "0: raise to 40"')
    try:
        return (DEALER if who == DEALER_WORD else int(who)), parse_action(action)
    except CardwrightError as wrong:
        raise HistoryError(f"{written!r}: {wrong}") from wrong
