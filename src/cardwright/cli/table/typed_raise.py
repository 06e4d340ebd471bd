"""A raise as people type it: `r 40`, `raise to 40`, `bet 40`, `r pot`, `r 3x`, `r 2k`."""

from __future__ import annotations

import re

from cardwright.cli.table import costs, options, spoken
from cardwright.cli.table.questions import TypedError
from cardwright.games import Action, Observation, raise_to


def raised(words: list[str], view: Observation) -> Action:
    """`r 40`, `raise to 40`, `bet 40`, and amounts in words: min, half, pot, max, 3x, 2k."""
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
    owed = max(0, view.price - view.bets[spoken.own(view)])
    pot = view.pot + owed
    words = {
        "min": span.least,
        "minimum": span.least,
        "max": span.most,
        "maximum": span.most,
        "all": span.most,
    }
    sizes = {"pot": view.price + pot, "half": view.price + pot // 2, "half pot": view.price + pot // 2}
    if said in words:
        return words[said]
    if said in sizes:
        return min(max(sizes[said], span.least), span.most)
    found = re.fullmatch(r"(\d{1,16})(k|x?)", said)
    if found is None:
        return None
    return int(found[1]) * {"": 1, "k": 1000, "x": max(view.price, 1)}[found[2]]
