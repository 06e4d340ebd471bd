"""Hands as they are written in the PHH format, which is TOML: text in, fields out.

PHH files are plain, so a reader of plain lines does nearly all of them, an order of magnitude
faster than a TOML parser; whatever is not plain goes to `tomllib`. Values stay text until used.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time

from cardwright.history import kinds
from cardwright.history.errors import PhhError

Scalar = str | int | bool | datetime | date | time
TomlValue = Scalar | list["TomlValue"] | dict[str, "TomlValue"]

HEADER = re.compile(r"\[(\w+)\]")
ITEM = re.compile(r"""('[^']*'|"[^"\\]*"|[-+\w.]+)\s*,?\s*(?:#.*)?$""")
BARE = re.compile(r"[A-Za-z0-9_-]+")
QUOTES = "'\""


class Number(str):
    """A decimal as it was written, so that nothing is lost to binary fractions."""


class PhhHand:
    """One hand: its name in the file, and each field's value as it was written.

    >>> [hand] = read_phh("variant = 'NT'\\nantes = [0, 0]\\nhand = 7")
    >>> hand["variant"], hand["antes"], hand["hand"]
    ('NT', [0, 0], 7)
    """

    __slots__ = ("fields", "name", "problem")

    def __init__(self, name: str, fields: dict[str, str], problem: str = "") -> None:
        self.name = name
        self.fields = fields
        self.problem = problem  # why this hand cannot be read, if so

    def __getitem__(self, key: str) -> TomlValue:
        """The value of a field; decimals come as the text that was written."""
        return loads(f"value = {self.fields[key]}")["value"]

    def __contains__(self, key: object) -> bool:
        return key in self.fields

    def get(self, key: str, default: TomlValue = "") -> TomlValue:
        """The value of a field, or the default where there is none."""
        return self[key] if key in self.fields else default


def read_phh(text: str) -> list[PhhHand]:
    """All the hands of a PHH file, with one hand or, under `[1]`, `[2]` and so on, many.

    >>> [hand.name for hand in read_phh("[1]\\nvariant = 'NT'\\n\\n[2]\\nvariant = 'FT'\\n")]
    ['1', '2']
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    hands = plainly(text)
    return hands if hands is not None else list(with_care(text))


def plainly(text: str) -> list[PhhHand] | None:
    """Read plain lines; nothing, as soon as one line is of another kind."""
    fields: dict[str, str] = {}
    hands = [PhhHand("", fields)]
    lines = iter(text.split("\n"))
    for line in lines:
        key, equals, value = line.partition(" = ")
        if equals:
            if key in fields or not key.isidentifier() or not value:
                return None
            if value[-1] != "]" and value[0] in "['\" ":
                value = odd_value(value, lines)
                if not value:
                    return None
            fields[key] = value
        elif line and not line.isspace() and line[0] != "#":
            header = HEADER.fullmatch(line.rstrip())
            if header is None:
                return None
            fields = {}
            hands.append(PhhHand(header[1], fields))
    if "#" in text and not all(map(without_comments, hands)):
        return None
    if len(hands) == 1:
        return hands
    return hands[1:] if not hands[0].fields and len({hand.name for hand in hands}) == len(hands) else None


def odd_value(value: str, lines: Iterator[str]) -> str:
    """The value of an array over several lines, or a string; empty if it is not plain."""
    if value.rstrip() == "[":
        return array_of_lines(lines)
    plain = value[0] in QUOTES and value[-1] == value[0] and value.count(value[0]) == 2
    return value if plain and len(value) > 1 and "\\" not in value else ""


def without_comments(hand: PhhHand) -> bool:
    """Leave out what is said beside the values; false where a value goes on after it."""
    for key, value in hand.fields.items():
        if "#" in value:
            try:
                hand.fields[key] = toml_text(hand[key])
            except PhhError:
                return False
    return True


def array_of_lines(lines: Iterator[str]) -> str:
    """The items of an array that has one on each line, as an array in one line."""
    items: list[str] = []
    for line in lines:
        line = line.strip()
        if line[:1] == "]":
            rest = line[1:].strip()
            return f"[{', '.join(items)}]" if not rest or rest[0] == "#" else ""
        if line and line[0] != "#":
            item = ITEM.match(line)
            if item is None:
                return ""
            items.append(item[1])
    return ""


def with_care(text: str) -> Iterator[PhhHand]:
    """Read with a TOML parser; if the whole fails, hand by hand, so that one bad hand spoils no other."""
    try:
        yield from hands_of(loads(text))
    except PhhError as wrong:
        parts = list(parts_of(text))
        if len(parts) < 2:
            yield PhhHand(parts[0][0] if parts else "", {}, str(wrong))
            return
        for name, part in parts:
            yield alone(name, part)


def alone(name: str, part: str) -> PhhHand:
    try:
        [hand] = hands_of(loads(part))
    except PhhError as wrong:
        return PhhHand(name, {}, str(wrong))
    return hand


def parts_of(text: str) -> Iterator[tuple[str, str]]:
    """Each table of the text, with its header."""
    name, part = "", [""]
    for line in text.split("\n"):
        header = HEADER.fullmatch(line.strip())
        if header:
            if name:
                yield name, "\n".join(part)
            name, part = header[1], []
        part.append(line)
    if name:
        yield name, "\n".join(part)


def loads(text: str) -> dict[str, TomlValue]:
    try:
        return tomllib.loads(text, parse_float=Number)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise PhhError(f"this is not TOML: {wrong}", code=kinds.NOT_TOML.code) from None


def hands_of(document: dict[str, TomlValue]) -> Iterator[PhhHand]:
    if document and all(isinstance(value, dict) for value in document.values()):
        for name, table in document.items():
            if isinstance(table, dict):
                yield PhhHand(name, written_fields(table))
    else:
        yield PhhHand("", written_fields(document))


def written_fields(table: dict[str, TomlValue]) -> dict[str, str]:
    return {key: toml_text(value) for key, value in table.items()}


def toml_text(value: TomlValue | Iterable[TomlValue]) -> str:
    """A value as TOML writes it, in one line.

    >>> print(toml_text(["p1 f", 2, True]))
    ['p1 f', 2, true]
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Number | int):
        return str(value)
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    if isinstance(value, dict):
        return f"{{{', '.join(f'{string_text(key)} = {toml_text(each)}' for key, each in value.items())}}}"
    return f"[{', '.join(map(toml_text, value))}]"


def key_text(key: str) -> str:
    """A key, in quotes where it is not plain.

    >>> print(key_text("city"), key_text("the\\ncity"))
    city "the\\ncity"
    """
    return key if BARE.fullmatch(key) else string_text(key)


def string_text(text: str) -> str:
    """A string in single quotes where that needs no escapes, as PHH files have them."""
    if "'" not in text and text.isprintable():
        return f"'{text}'"
    escaped = "".join(
        ESCAPES.get(sign) or (sign if sign.isprintable() else f"\\U{ord(sign):08x}") for sign in text
    )
    return f'"{escaped}"'


ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
