"""The law at full speed: simulate, rank, compare and step thousands of tables at once.

Everything here runs the law's own functions, compiled by Numba from outside; NumPy and Numba are
imported only when something is asked for. `available()` says whether they are there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardwright.cards import CardwrightError

if TYPE_CHECKING:
    from cardwright.fast.comparing import Equity, equities, equity
    from cardwright.fast.environment import Tables
    from cardwright.fast.ranking import rank_card_rows, rank_hands
    from cardwright.fast.simulation import Simulation, simulate

PLACES = {
    "Equity": "comparing",
    "Simulation": "simulation",
    "Tables": "environment",
    "equities": "comparing",
    "equity": "comparing",
    "rank_card_rows": "ranking",
    "rank_hands": "ranking",
    "simulate": "simulation",
}

__all__ = [
    "Equity",
    "NotInstalled",
    "Simulation",
    "Tables",
    "available",
    "equities",
    "equity",
    "rank_card_rows",
    "rank_hands",
    "simulate",
]


class NotInstalled(CardwrightError):
    """Something that speed needs is not installed."""

    code = "fast/not_installed"


def available() -> bool:
    """Are Numba and NumPy installed?"""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def how_to_get(extra: str) -> str:
    """The commands that install what an extra names."""
    return f"pip install 'cardwright[{extra}]', or in a clone .venv/bin/pip install -e '.[{extra}]'"


def check_available() -> None:
    """Refuse in one line where they are not."""
    if not available():
        message = f"this needs Numba, which is not installed: {how_to_get('fast')}"
        raise NotInstalled(message, code=NotInstalled.code)


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    check_available()
    value = getattr(import_module(f"cardwright.fast.{PLACES[name]}"), name)
    globals()[name] = value
    return value
