"""What a person hears when it is their turn: one line, the hand first, then what it costs.

On a later turn of the same round the cards have not changed, so they are not told again.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import Cards
from cardwright.cli.table import options, spoken
from cardwright.cli.table.costs import cost
from cardwright.cli.table.worth import worth
from cardwright.games import Kind, Observation
from cardwright.players.house.plan import Plan


def turn(
    plan: Plan,
    view: Observation,
    names: Sequence[str],
    boards: Sequence[Sequence[int]],
    *,
    brief: bool,
    again: bool,
) -> str:
    """The line for this kind of choice."""
    kinds = view.legal.kinds
    if Kind.CALL in kinds or Kind.CHECK in kinds:
        return betting(plan, view, names, boards, brief=brief, again=again)
    if Kind.THROW in kinds:
        return exchange(plan, view)
    if Kind.GIVE in kinds:
        return gift(view, names, again=again)
    if Kind.NAME in kinds:
        return naming(plan, view, names)
    if Kind.PLAY in kinds or Kind.DRAW in kinds or Kind.PASS in kinds:
        return play(view, names)
    return f"Your turn. {spoken.hand(view, by_suit=not plan.shares)} {options.options(view)}"


def betting(
    plan: Plan,
    view: Observation,
    names: Sequence[str],
    boards: Sequence[Sequence[int]],
    *,
    brief: bool,
    again: bool,
) -> str:
    """Hand, board, value; pot, to call, the raise. Brief leaves out what was told a moment ago."""
    cards = "" if again else spoken.hand(view, by_suit=not plan.shares)
    middle = spoken.board(view, boards) if any(boards) and not brief else ""
    if any(view.up) and not brief and not again:
        middle = joined(spoken.others_up(view, names), middle)
    held = view.hand | view.up[spoken.own(view)]
    value = worth(plan, view, brief=brief) if any(boards) or held.bit_count() > 2 else ""
    return joined("Your turn.", cards, middle, value, f"Pot {view.pot}, {cost(view)}.")


def exchange(plan: Plan, view: Observation) -> str:
    """What may be thrown, or must be put away."""
    choice = view.legal.cards
    most = choice.most if choice else 0
    if choice and choice.least:
        cards = options.counted_choice(view)
        return joined("Your turn.", spoken.hand(view, by_suit=not plan.shares), f"Put {cards} away, with t.")
    return joined(
        "Your draw.",
        spoken.hand(view, by_suit=not plan.shares),
        worth(plan, view),
        f"Throw up to {most} with t, or k to keep all.",
    )


def gift(view: Observation, names: Sequence[str], *, again: bool) -> str:
    """What is to be given, and to whom."""
    choice = view.legal.cards
    count = choice.least if choice else 0
    held = "" if again else f" You hold {spoken.hand_words(view.hand, by_suit=True)}."
    to = "" if view.give_to is None else f" to {names[view.give_to]}"
    return f"Your turn. Give {count} cards{to}.{held}"


def naming(plan: Plan, view: Observation, names: Sequence[str]) -> str:
    """A suit, or a number with the points that it costs."""
    if view.top >= 0:
        held = spoken.hand(view, by_suit=not plan.shares)
        return f"Name a suit in full: clubs, diamonds, hearts or spades. {held}"
    return f"Your turn. {spoken.scores(view, names)} Name {options.naming(view)}."


def play(view: Observation, names: Sequence[str]) -> str:
    """What lies on the table, and which cards fit."""
    choice = view.legal.cards
    table = spoken.board(view, ()) if view.top >= 0 else spoken.table_cards(view, names)
    fits: Cards = choice.among if choice else 0
    said = f"Play {options.numbered(fits)}" if fits else "No card fits"
    for kind, way in ((Kind.DRAW, "d to draw"), (Kind.PASS, "pass")):
        if kind in view.legal.kinds:
            said += f", or {way}" if fits else f": {way}"
    lead = "You lead." if not any(view.up) and view.top < 0 else table
    return joined("Your turn.", lead, f"{said}.")


def joined(*parts: str) -> str:
    """The parts that say something, in a row."""
    return " ".join(part for part in parts if part)
