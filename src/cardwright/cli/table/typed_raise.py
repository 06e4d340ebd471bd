"""A raise as people type it: `r 40`, `b 40`, `r40`, `raise to 40`, `r pot`, `r 50%`, `r 3x`, `r 2k`."""

from __future__ import annotations

import re

from cardwright.cli.table import costs, options
from cardwright.cli.table.questions import TypedError
from cardwright.games import Action, Observation, raise_to


def amount_words(words: list[str]) -> list[str] | None:
    """What is said after "raise" or "bet"; None where nothing like it was said. `b` alone asks for the board.

    >>> amount_words(["r", "6"]), amount_words(["b10"]), amount_words(["bet"])
    (['6'], ['10'], None)
    """
    verb, *rest = words
    glued = re.fullmatch(r"(r|raise|b|bet)([$€£]?[\d.,-].*)", verb)
    if glued:
        return [glued[2], *rest]
    return rest if verb in ("r", "raise") or (verb in ("b", "bet") and rest) else None


def raised(words: list[str], view: Observation) -> Action:
    """A raise to the amount that these words say: a number, or min, half, pot, max, 50%, 3x, 2k."""
    span = view.legal.raise_to
    amount = " ".join(words).removeprefix("to").strip()
    if span is None:
        raise TypedError(f"You cannot raise now. {options.hint(view)}", code="action/not_now")
    if not amount:
        raise TypedError(
            f"Raise to how much? For example r {span.least}. {costs.raises(view)}", code="typed/amount"
        )
    total = amount_of(amount, view)
    if total is None:
        raise TypedError(
            f'"{amount}" is no amount. For example r {span.least}. {costs.raises(view)}', code="typed/amount"
        )
    return raise_to(total)


def amount_of(said: str, view: Observation) -> int | None:
    """A total in chips from what was said."""
    span = view.legal.raise_to
    if span is None:
        return None
    ends = {"min": span.least, "minimum": span.least}
    ends |= dict.fromkeys(("max", "maximum", "all"), span.most)
    if said in ends:
        return ends[said]
    found = re.fullmatch(r"[$€£]?(\d+)(k|x|%)?(?: chips?)?", said)
    percent = int(found[1]) if found and found[2] == "%" else POTS.get(said)
    if percent is not None:
        return min(max(of_the_pot(percent, view), span.least), span.most)
    if found is None:
        return None
    return int(found[1]) * {None: 1, "k": 1000, "x": view.price or span.least}[found[2]]


POTS = {"half": 50, "half pot": 50, "half the pot": 50, "pot": 100, "the pot": 100}


def of_the_pot(percent: int, view: Observation) -> int:
    """The total of a raise by so much of the pot, as it would be after a call."""
    return view.price + (view.pot + view.legal.call) * percent // 100
