"""What it costs to stay in, and what a larger bet may be, in words."""

from __future__ import annotations

from cardwright.cli.table.spoken import capital
from cardwright.games import Kind, Observation


def cost(view: Observation) -> str:
    """What it costs to stay, and what a raise may be."""
    if must_bring_in(view):
        return bring_in(view)
    owed = view.legal.call
    said = f"{owed} to call" if owed else "free to check"
    return f"{said}, {raise_words(view)}" if view.legal.raise_to else said


def price(view: Observation) -> str:
    """The current bet and what it costs to call."""
    owed = view.legal.call
    if must_bring_in(view):
        return f"{capital(bring_in(view))}."
    if not view.price:
        return "No bet yet, nothing to call."
    return f"{owed or 'Nothing'} to call, the bet is {view.price}."


def raises(view: Observation) -> str:
    """From where to where a raise may go."""
    span = view.legal.raise_to
    if span is None:
        return "You cannot raise now."
    return f"{capital(raise_words(view))}."


def raise_words(view: Observation) -> str:
    """ "bet 2, up to 198", "raise to 20", "complete to 2"."""
    span = view.legal.raise_to
    if span is None:
        return ""
    said = f"{raise_verb(view)} {span.least}"
    return said if span.least == span.most else f"{said}, up to {span.most}"


def raise_verb(view: Observation) -> str:
    """What a larger bet is called; a bring-in is completed where it can only go to one total."""
    span = view.legal.raise_to
    if must_bring_in(view):
        return "complete to" if span and span.least == span.most else "raise to"
    return "raise to" if view.price else "bet"


def must_bring_in(view: Observation) -> bool:
    """Has this seat the forced bet of stud, which it can neither fold nor check?"""
    kinds = view.legal.kinds
    return Kind.CALL in kinds and Kind.FOLD not in kinds


def bring_in(view: Observation) -> str:
    """ "bring in 1, or complete to 2"."""
    more = raise_words(view)
    return f"bring in {view.legal.call}{f', or {more}' if more else ''}"
