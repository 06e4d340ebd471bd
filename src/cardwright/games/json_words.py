"""What is wrong with a game's JSON, in one line: what is there, and what would be right."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any, get_origin

from cardwright.games.errors import GameError
from cardwright.games.shapes import FAMILIES, spoken

KINDS: dict[type, str] = {int: "a whole number", bool: "true or false", str: "text"}
EXAMPLES = {family: f'{{"{family}": "{spoken(members[0])}", ...}}' for family, members in FAMILIES.items()}


def at(path: str, name: object) -> str:
    return f"{path}.{name}" if path else f"{name}"


def said(kind: Any) -> str:
    """A type in words."""
    if get_origin(kind) is tuple:
        return "a list"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return f"one of {quoted([member.value for member in kind])}"
    return KINDS.get(kind, "an object")


def wrong_type(value: object, right: str, path: str) -> GameError:
    return GameError(
        f"{shown(value)} is {kind_of(value)}; {right} is right here", path=path, code="game/wrong_type"
    )


def unknown(value: str, words: list[str], what: str, path: str) -> GameError:
    message = f"{shown(value)} is no {what}{nearest(value, words)}; there are {quoted(words)}"
    return GameError(message, path=path, code="game/unknown_value")


def unknown_field(name: object, names: list[str], what: str, path: str) -> GameError:
    known = f"it has {quoted(names)}" if names else "it has no fields"
    message = f"a {what} has no field {shown(name)}{nearest(str(name), names)}; {known}"
    return GameError(message, path=at(path, cut(str(name))), code="game/unknown_field")


def nearest(word: str, words: list[str]) -> str:
    """A question whether the likeliest of these was meant."""
    from difflib import get_close_matches  # only for an error: no start pays for it

    close = get_close_matches(word[:100], words, n=1)
    return f" (did you mean {shown(close[0])}?)" if close else ""


def kind_of(value: object) -> str:
    match value:
        case bool():
            return "true or false"
        case int():
            return "a whole number"
        case float():
            return "a number with a fraction"
        case str():
            return "text"
        case list() | tuple():
            return "a list"
        case dict():
            return "an object"
        case None:
            return "empty"
        case _:
            return f"a {cut(type(value).__name__)}"


def shown(value: object) -> str:
    """A value as JSON would write it, cut short."""
    match value:
        case dict():
            return "{...}" if value else "{}"
        case list() | tuple():
            return "[...]" if value else "[]"
        case int() if value.bit_length() > 200:
            return "a huge number"
        case bool() | int() | float() | str() | None:
            return cut(json.dumps(value, ensure_ascii=not str(value).isprintable()))
        case _:
            return "this"


def cut(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:36]} ..."


def quoted(words: list[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)
