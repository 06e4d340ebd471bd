"""The shape of a game's data, read off the dataclasses of `phases.py` themselves.

One table of families and names says what a game may be made of; fields, their types and their
defaults come by reflection. JSON, the checks and the rulebook all read this, so that a new phase
is declared once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from inspect import Parameter, Signature, signature
from typing import Any, get_args, get_type_hints

from cardwright.games import phases


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a class: its type and, where it has one, its default."""

    name: str
    type: Any
    default: Any

    @property
    def is_required(self) -> bool:
        """Must it be written?"""
        return self.default is Parameter.empty


def spoken(cls: type) -> str:
    """The name of a class in a player's words.

    >>> spoken(phases.PassButton)
    'pass button'
    """
    return re.sub(r"(?<=.)(?=[A-Z])", " ", cls.__name__).lower()


# The closed sets whose members are told apart by name: {"phase": "deal", ...}.
FAMILIES: dict[str, tuple[type, ...]] = {
    "phase": get_args(phases.Phase),
    "condition": get_args(phases.Condition),
    "amount": tuple(kind for kind in get_args(phases.Amount) if kind is not int),
}
BY_NAME: dict[str, dict[str, type]] = {
    family: {spoken(cls): cls for cls in members} for family, members in FAMILIES.items()
}


@cache
def family_of(members: tuple[Any, ...]) -> str:
    """The family that a union's classes belong to."""
    classes = {kind for kind in members if kind is not int}
    return next(family for family, known in FAMILIES.items() if classes <= set(known))


@cache
def signature_of(cls: Any) -> Signature:
    """How the class is called; asking anew each time is slow."""
    return signature(cls)


@cache
def fields_of(cls: Any) -> tuple[Field, ...]:
    """The fields of a class in the order in which it is written."""
    hints = get_type_hints(cls)
    compared = {field.name for field in fields(cls) if field.compare}
    return tuple(
        Field(name, hints[name], parameter.default)
        for name, parameter in signature_of(cls).parameters.items()
        if name in compared
    )


def made(cls: type, values: dict[str, Any]) -> Any:
    """An object of the class with these fields; those left out have their defaults."""
    wanted = signature_of(cls)
    call = wanted.bind_partial()
    for name in wanted.parameters:
        if name in values:
            call.arguments[name] = values[name]
    return cls(*call.args, **call.kwargs)
