"""Which functions are compiled: all of the law and of the rankings, and the drivers around them.

They are found by looking, so a new file of the law is compiled without anybody saying so.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

from cardwright.fast import chance, choosing, driver, following, house, looking_up, matchup

PACKAGES = ("cardwright.law", "cardwright.cards.rankings")
DRIVERS = (chance, choosing, house, driver, following, looking_up, matchup)

# Not for compiled code: tables are made outside it, and nobody listens to it.
OUTSIDE = frozenset(
    {
        *("blank", "copied", "emit", "listen"),
        *("wrapped", "set_table", "chosen_kind", "chosen_value", "plays_for_house"),
    }
)


def modules() -> Iterator[ModuleType]:
    """Every module of the law, of the rankings, and of the drivers that are plain functions."""
    for name in PACKAGES:
        package = importlib.import_module(name)
        yield package
        for inside in pkgutil.iter_modules(package.__path__):
            # By its name: in a package, a function may hide the module that it comes from.
            yield importlib.import_module(f"{name}.{inside.name}")
    yield from DRIVERS


def functions() -> list[Callable[..., Any]]:
    """Every function of theirs, once."""
    found: dict[FunctionType, None] = {}
    for module in modules():
        for each in vars(module).values():
            if (
                inspect.isfunction(each)
                and each.__module__.startswith("cardwright.")
                and each.__name__ not in OUTSIDE
            ):
                found[each] = None
    return list(found)
