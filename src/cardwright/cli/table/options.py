"""What may be done now, with the words that do it: for "legal", and after an error."""

from __future__ import annotations

from cardwright.cards import Cards, card_words
from cardwright.cli.table.costs import must_bring_in, raise_verb
from cardwright.cli.table.spoken import order, own
from cardwright.games import Kind, Observation


def hint(view: Observation) -> str:
    """After an error: what can be done, or how to hear it where that would be long."""
    return "Type legal to hear what you can do." if Kind.PLAY in view.legal.kinds else options(view)


def options(view: Observation) -> str:
    """All that may be done now, with the words that do it: "Type f to fold; or c to call 3."."""
    said = [words for kind in view.legal.kinds if (words := option(kind, view))]
    if not said:
        return "It is not your turn."
    *most, last = said
    return f"Type {'; '.join(most)}; or {last}." if most else f"Type {last}."


def option(kind: Kind, view: Observation) -> str:
    """One of them; nothing for what another says already."""
    match kind:
        case Kind.CALL if must_bring_in(view):
            return f"c to bring in {view.legal.call}"
        case Kind.CALL:
            return f"c to call {view.legal.call}"
        case Kind.RAISE:
            return raising(view)
        case Kind.ALL_IN:
            return all_of_it(view)
        case Kind.NAME:
            return naming(view)
        case Kind.THROW:
            return throwing(view)
        case Kind.GIVE:
            return f"give and {counted_choice(view)}, such as give {places(view)}"
        case Kind.PLAY:
            choice = view.legal.cards
            return f"a number to play a card: {numbered(choice.among if choice else 0)}"
        case _:
            return WAYS[kind]


WAYS = {
    Kind.FOLD: "f to fold",
    Kind.CHECK: "c to check",
    Kind.SHOW: "show to show your hand",
    Kind.MUCK: "muck to give it up unseen",
    Kind.DRAW: "d to draw a card",
    Kind.PASS: "pass to let your turn go by",
    Kind.DEAL: "",  # the dealer's alone
}


def raising(view: Observation) -> str:
    """A bet or raise: to one total, or to any of a range."""
    span = view.legal.raise_to
    if span is None:
        return ""
    if span.least == span.most:
        return f"r {span.least} to {raise_verb(view)} {span.least}"
    verb = raise_verb(view).removesuffix(" to")
    return f"r and a total from {span.least} to {span.most} to {verb}"


def all_of_it(view: Observation) -> str:
    """All in; or as much as may be bet, if that is a choice."""
    span = view.legal.raise_to
    if view.stacks[own(view)] <= most_to_pay(view):
        return "a to go all in"
    if span is None or span.least == span.most:
        return ""  # the call or the one raise is the most
    return f"a to {raise_verb(view)} {span.most}, the most"


def most_to_pay(view: Observation) -> int:
    """What the seat would add if it bet as much as it may."""
    span = view.legal.raise_to
    return span.most - view.bets[own(view)] if span else view.legal.call


def throwing(view: Observation) -> str:
    """Cards to be put away, or thrown to draw others."""
    choice = view.legal.cards
    if choice and choice.least:
        return f"t and {counted_choice(view)} to put away, such as t {places(view)}"
    return f"t and {counted_choice(view)} to throw, such as t 1; or k to keep all"


def counted_choice(view: Observation) -> str:
    """How many cards may be chosen: "3 cards", "up to 3 cards"."""
    choice = view.legal.cards
    least, most = (choice.least, choice.most) if choice else (0, 0)
    cards = "1 card" if most == 1 else f"{most} cards"
    return cards if least == most else f"{least} to {cards}" if least else f"up to {cards}"


def places(view: Observation) -> str:
    """As many places as cards are to be chosen: "1 2 3"."""
    choice = view.legal.cards
    return " ".join(str(place + 1) for place in range(max(1, choice.least if choice else 1)))


def naming(view: Observation) -> str:
    """How to name what is to be named."""
    span = view.legal.number
    if view.top >= 0:
        return "clubs, diamonds, hearts or spades, in full, to name a suit"
    return f"a number from {span.least} to {span.most}" if span else "a number"


def numbered(cards: Cards) -> str:
    """Cards with the numbers that play them: "1 ten of hearts, 2 ten of clubs"."""
    held = order(cards, by_suit=True)
    return ", ".join(f"{place} {card_words(card)}" for place, card in enumerate(held, 1))
