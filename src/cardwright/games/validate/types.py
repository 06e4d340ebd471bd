"""Games made in Python may hold anything in any field; those read from JSON may not any more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.shapes import fields_of

DEEPEST = 12  # phases within phases


def type_faults(game: Game) -> Iterator[GameError]:
    """Every value that is not of its field's type."""
    return wrong_values(game, Game, "")


def wrong_values(value: object, kind: Any, path: str) -> Iterator[GameError]:
    if path.count("phases[") > DEEPEST + 1:
        message = f"phases stand within phases more than {DEEPEST} deep"
        yield GameError(message, path=path, code="game/too_deep")
    elif isinstance(kind, UnionType) or get_origin(kind) is Union:
        if type(value) in get_args(kind):
            yield from wrong_values(value, type(value), path)
        else:
            yield wrong(value, path)
    elif get_origin(kind) is tuple:
        yield from wrong_items(value, get_args(kind), path)
    elif type(value) is not kind:
        yield wrong(value, path)
    elif is_dataclass(kind) and not issubclass(kind, Enum):
        for field in fields_of(kind):
            yield from wrong_values(
                getattr(value, field.name), field.type, f"{path}.{field.name}".lstrip(".")
            )


def wrong_items(value: object, kinds: tuple[Any, ...], path: str) -> Iterator[GameError]:
    if not isinstance(value, tuple):
        yield wrong(value, path)
        return
    if Ellipsis in kinds:
        kinds = (kinds[0],) * len(value)
    if len(value) != len(kinds):
        message = f"{len(value)} values where {len(kinds)} belong"
        yield GameError(message, path=path, code="game/wrong_length")
        return
    for place, (item, kind) in enumerate(zip(value, kinds, strict=True)):
        yield from wrong_values(item, kind, f"{path}[{place}]")


def wrong(value: object, path: str) -> GameError:
    message = f"{type(value).__name__} is not the type of this field"
    return GameError(message, path=path, code="game/wrong_type")
