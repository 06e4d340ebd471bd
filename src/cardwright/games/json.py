"""Games and matches as JSON: written without what is default, read back exactly, refused by name.

    {"phase": "bet", "limit": "fixed limit", "least": 2, "cap": 4}

Phases, conditions and amounts say what they are under their family's name; everything else is
told by the field that it stands in. Whatever is read gives what the law can play, or one `GameError`
with the path of the field. What has legs is a match.
"""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NoReturn, Union, get_args, get_origin

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.json_words import (
    EXAMPLES,
    KINDS,
    at,
    cut,
    quoted,
    said,
    shown,
    unknown,
    unknown_field,
    wrong_type,
)
from cardwright.games.kill import Kill
from cardwright.games.match import Leg, Match, match_of
from cardwright.games.phases import Seats, Showdown
from cardwright.games.shapes import BY_NAME, Field, family_of, fields_of, made, spoken
from cardwright.games.validate import validate
from cardwright.games.validate.matches import validate_match
from cardwright.games.validate.types import DEEPEST

MOST_IN_A_LIST = 1000

# Parts told by the field they stand in, which need no name of their own.
PLAIN = (Match, Leg, Kill, Game, Seats, Showdown)


def dumps(game: Game | Match) -> str:
    """The game or match as JSON text, the same bytes for equal ones.

    >>> from cardwright.games import KUHN
    >>> loads(dumps(KUHN)) == KUHN
    True
    """
    return json.dumps(write(game, type(game)), indent=2, ensure_ascii=False) + "\n"


def loads(text: str | bytes) -> Game:
    """The game that JSON text describes."""
    return game_from_json(parsed(text))


def loads_match(text: str | bytes) -> Match:
    """The match that JSON text describes; of a game, the match of nothing else.

    >>> from cardwright.games import KUHN
    >>> loads_match(dumps(KUHN)).legs == (Leg(KUHN),)
    True
    """
    data = parsed(text)
    if isinstance(data, dict) and "legs" in data:
        return match_from_json(data)
    return match_of(game_from_json(data))


def parsed(text: str | bytes) -> object:
    """JSON as lists, numbers and words."""
    try:
        data = json.loads(text, object_pairs_hook=Object, parse_constant=no_number)
        check_once(data, "")
        return data
    except RecursionError:
        raise GameError("it is nested too deeply to be a game", code="game/too_deep") from None
    except ValueError as error:
        raise GameError(f"this is not JSON: {error}", code="game/not_json") from None


class Object(dict[str, Any]):
    """An object's fields, and the first of those that are there twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        names = [name for name, _ in pairs]
        self.twice = [name for name in self if names.count(name) > 1] if len(self) < len(names) else []


def check_once(data: object, path: str) -> None:
    """No field twice: of two, nobody could say which was meant."""
    if isinstance(data, Object):
        for name in data.twice:
            message = f"the field {shown(name)} is there twice: write it once"
            raise GameError(message, path=at(path, cut(name)), code="game/duplicate_field")
        for name, value in data.items():
            check_once(value, at(path, name))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            check_once(value, f"{path}[{place}]")


def no_number(written: str) -> NoReturn:
    raise GameError(f"{written} is no number of chips or cards: write a whole number", code="game/wrong_type")


# --- writing -----------------------------------------------------------------------------


def game_to_json(game: Game) -> dict[str, Any]:
    """The game as plain lists, numbers and words.

    >>> from cardwright.games import KUHN
    >>> game_to_json(KUHN)["phases"][0]["phases"][1]
    {'phase': 'deal', 'count': 1}
    """
    written: dict[str, Any] = write(game, type(game))
    return written


def write(value: Any, kind: Any) -> Any:
    """One value that stands where this type is asked for."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        kinds = get_args(kind)
        return [
            write(item, kinds[0] if Ellipsis in kinds else kinds[place]) for place, item in enumerate(value)
        ]
    if not is_dataclass(value):
        return value
    cls: Any = type(value)
    written = {} if bare(kind) is cls else {family_of(get_args(kind)): spoken(cls)}
    for field in fields_of(cls):
        content = getattr(value, field.name)
        if field.is_required or content != field.default:
            written[field.name] = write(content, field.type)
    return written


# --- reading -----------------------------------------------------------------------------


def game_from_json(data: object) -> Game:
    """The game that the data describes, if the law can play it.

    >>> game_from_json({"name": "nothing", "seats": {"least": 2, "most": 2}, "phases": "deal"})
    Traceback (most recent call last):
    cardwright.games.errors.GameError: phases: "deal" is text; a list is right here
    """
    game: Game = read(data, Game, "")
    validate(game)
    return game


def match_from_json(data: object) -> Match:
    """The match that the data describes, if it can be played."""
    match: Match = read(data, Match, "")
    validate_match(match)
    return match


def bare(kind: Any) -> Any:
    """A type that may be left out, without that: of `Kill | None`, `Kill`."""
    there = [each for each in get_args(kind) if each is not NoneType]
    return there[0] if NoneType in get_args(kind) else kind


def read(value: object, kind: Any, path: str) -> Any:
    """What the value means where this type is asked for."""
    kind = bare(kind)
    if get_origin(kind) is tuple:
        return read_list(value, get_args(kind), path)
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return read_member(value, get_args(kind), path)
    if kind in PLAIN:
        return read_fields(value, kind, path, tag="")
    if issubclass(kind, Enum):
        return read_word(value, kind, path)
    if type(value) is not kind:
        raise wrong_type(value, KINDS[kind], path)
    return value


def read_list(value: object, kinds: tuple[Any, ...], path: str) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise wrong_type(value, "a list", path)
    if Ellipsis in kinds:
        if len(value) > MOST_IN_A_LIST:
            message = f"there are {len(value)}, and at most {MOST_IN_A_LIST} are allowed"
            raise GameError(message, path=path, code="game/too_long")
        kinds = (kinds[0],) * len(value)
    elif len(value) != len(kinds):
        pair = " and ".join(KINDS[kind] for kind in kinds)
        raise GameError(f"a list of {len(value)}; {pair} are right here", path=path, code="game/wrong_length")
    return tuple(
        read(item, kind, f"{path}[{place}]")
        for place, (item, kind) in enumerate(zip(value, kinds, strict=True))
    )


def read_member(value: object, members: tuple[Any, ...], path: str) -> Any:
    """One of a closed set, which says by name what it is; or a plain number, where one will do."""
    if int in members and type(value) is int:
        return value
    family = family_of(members)
    if not isinstance(value, dict):
        right = f"an object such as {EXAMPLES[family]}"
        raise wrong_type(value, f"a whole number, or {right}" if int in members else right, path)
    if family not in value:
        message = f"it does not say which {family} it is: write {EXAMPLES[family]}"
        raise GameError(message, path=at(path, family), code="game/missing")
    name = value[family]
    known = {name: cls for name, cls in BY_NAME[family].items() if cls in members}
    if not isinstance(name, str):
        raise wrong_type(name, f"the name of a {family}", at(path, family))
    if name not in known:
        raise unknown(name, list(known), f"{family}", at(path, family))
    if path.count("phases[") > DEEPEST:
        message = f"phases stand within phases more than {DEEPEST} deep"
        raise GameError(message, path=path, code="game/too_deep")
    return read_fields(value, known[name], path, tag=family)


def read_fields(value: object, cls: type, path: str, *, tag: str) -> Any:
    """An object of the class; `tag` is the name under which it said what it is."""
    if not isinstance(value, dict):
        raise wrong_type(value, f"an object with {quoted([f.name for f in fields_of(cls)])}", path)
    fields = {field.name: field for field in fields_of(cls)}
    found = {}
    for name, content in value.items():
        if name == tag:
            continue
        if name not in fields:
            raise unknown_field(name, list(fields), spoken(cls), path)
        found[name] = read(content, fields[name].type, at(path, name))
    check_all_there(found, fields, cls, path)
    return made(cls, found)


def check_all_there(found: dict[str, Any], fields: dict[str, Field], cls: type, path: str) -> None:
    for field in fields.values():
        if field.is_required and field.name not in found:
            message = f"a {spoken(cls)} needs its {field.name}: {said(field.type)}"
            raise GameError(message, path=at(path, field.name), code="game/missing")


def read_word(value: object, kind: type[Enum], path: str) -> Enum:
    words = [member.value for member in kind]
    if not isinstance(value, str):
        raise wrong_type(value, f"one of {quoted(words)}", path)
    if value not in words:
        raise unknown(value, words, spoken(kind), path)
    return kind(value)
