"""What may be done now, with the words that do it: for "legal", and after an error."""

from __future__ import annotations

from cardwright.cards import Cards, card_words
from cardwright.cli.table.spoken import order, own, raise_words
from cardwright.games import Kind, Observation
from cardwright.games.actions import WITH_CARDS


def hint(view: Observation) -> str:
    """After an error: what can be done, or how to hear it where that would be long."""
    return "legal lists what you can do." if Kind.PLAY in view.legal.kinds else options(view)


def options(view: Observation) -> str:
    """All that may be done now, with the words that do it."""
    legal = view.legal
    said = []
    for kind in legal.kinds:
        match kind:
            case Kind.CALL if Kind.FOLD not in legal.kinds:
                said.append(f"c bring in {legal.call}")
            case Kind.CALL:
                said.append(f"c call {legal.call}")
            case Kind.THROW if legal.cards and legal.cards.least:
                said.append("t and cards put away")
            case Kind.RAISE:
                said.append(f"r {raise_words(view)}")
            case Kind.ALL_IN:
                said.append(all_of_it(view))
            case Kind.NAME:
                said.append(naming(view))
            case _ if kind in WITH_CARDS:
                said.append(f"{WAYS[kind]}{choice_of(view)}")
            case _:
                said.append(WAYS[kind])
    return f"You can: {'; '.join(said)}." if said else "It is not your turn."


WAYS = {
    Kind.FOLD: "f fold",
    Kind.CHECK: "c check",
    Kind.SHOW: "show",
    Kind.MUCK: "muck",
    Kind.THROW: "t and cards throw, k keep all",
    Kind.GIVE: "give and the cards",
    Kind.PLAY: "play ",
    Kind.DRAW: "d draw",
    Kind.PASS: "pass",
    Kind.DEAL: "deal",
}


def all_of_it(view: Observation) -> str:
    """All in, or as much as the limit lets."""
    span = view.legal.raise_to
    limited = span and span.most < view.stacks[own(view)] + view.bets[own(view)]
    return f"a the most, {span.most}" if span and limited else "a all in"


def naming(view: Observation) -> str:
    """How to name what is to be named."""
    span = view.legal.number
    if view.top >= 0:
        return "clubs, diamonds, hearts or spades, in full, to name a suit"
    return f"name a number from {span.least} to {span.most}" if span else "name a number"


def choice_of(view: Observation) -> str:
    """The cards to choose from, numbered, where they are not simply the hand."""
    choice = view.legal.cards
    if choice is None or Kind.PLAY not in view.legal.kinds:
        return ""
    return numbered(choice.among)


def numbered(cards: Cards) -> str:
    """Cards with the numbers that play them: "1 ten of hearts, 2 ten of clubs"."""
    held = order(cards, by_suit=True)
    return ", ".join(f"{place} {card_words(card)}" for place, card in enumerate(held, 1))
