"""What a person may ask at any time, and what faces them on their turn, in words.

Everything is made from the seat's own observation; the words that matter come first.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import (
    RANK_WORDS,
    SUIT_WORDS,
    Cards,
    card_words,
    cards_in,
    listed,
    rank_of,
    set_words,
    suit_of,
)
from cardwright.games import Observation

Names = Sequence[str]
ORDINALS = ("First", "Second", "Third")


def hand(view: Observation, *, by_suit: bool) -> str:
    """The own cards, or the number named."""
    me = own(view)
    if view.hand | view.up[me]:
        said = hand_words(view.hand, by_suit=by_suit) if view.hand else "no cards"
        up = f", and face up {set_words(view.up[me])}" if view.up[me] else ""
        return f"{capital(said)}{up}."
    number = view.numbers[me]
    return f"Your number is {number}." if number else "You have nothing yet."


def hand_words(cards: Cards, *, by_suit: bool) -> str:
    """A hand in the order in which its places count: by rank, or where suits are followed by suit.

    >>> hand_words(0x1001_0002, by_suit=False)
    'ace of diamonds, three of clubs and two of diamonds'
    >>> hand_words(0x1001_0002, by_suit=True)
    'diamonds ace, two; clubs three'
    """
    if not by_suit:
        return set_words(cards)
    held_in_order = order(cards, by_suit=True)
    suits = [[card for card in held_in_order if suit_of(card) == suit] for suit in reversed(range(4))]
    return "; ".join(
        f"{SUIT_WORDS[suit_of(held[0])]} {', '.join(RANK_WORDS[rank_of(card)].lower() for card in held)}"
        for held in suits
        if held
    )


def order(cards: Cards, *, by_suit: bool) -> list[int]:
    """Cards as they are told and counted."""
    return sorted(cards_in(cards), reverse=True) if by_suit else list(cards_in(cards))


def board(view: Observation, boards: Sequence[Sequence[int]]) -> str:
    """The cards in the middle, in the order in which they came."""
    said = [set_words(cards) for cards in boards if cards]
    if view.top >= 0:
        return f"On top: {card_words(view.top)}, {SUIT_WORDS[view.suit]} to follow."
    if any(view.up):
        return table_cards(view, [f"seat {seat}" for seat in range(len(view.up))])
    if not said:
        return "No cards on the board."
    if len(said) == 1:
        return f"Board: {said[0]}."
    return " ".join(f"{which} board: {cards}." for which, cards in zip(ORDINALS, said, strict=False))


def table_cards(view: Observation, names: Names) -> str:
    """The cards that lie in front of the seats, and whose are no longer in it."""
    lying = [
        f"{names[seat]}{'' if seat in view.live else ', who has folded,'} {set_words(cards)}"
        for seat, cards in enumerate(view.up)
        if cards
    ]
    return f"On the table: {'; '.join(lying)}." if lying else "No cards on the table."


def others_up(view: Observation, names: Names) -> str:
    """The cards that lie up before the others that are still in, who acts next first."""
    me, count = own(view), len(view.up)
    order = [(me + step) % count for step in range(1, count)]
    lying = [
        f"{names[seat]} {set_words(view.up[seat])}" for seat in order if seat in view.live and view.up[seat]
    ]
    return f"Face up: {'; '.join(lying)}." if lying else ""


def pots(view: Observation, names: Names) -> str:
    """Each pot, and who can win it."""
    lines = []
    if len(view.pots) < 2:
        return f"Pot {view.pot}: {listed([names[seat] for seat in view.live])}."
    for place, pot in enumerate(view.pots):
        title = f"Side pot {place}" if place else "Main pot"
        lines.append(f"{title} {pot.amount}: {listed([names[seat] for seat in pot.seats])}.")
    return " ".join(lines)


def stacks(view: Observation, names: Names) -> str:
    """Everybody's chips, the own first."""
    order = sorted(range(len(view.stacks)), key=lambda seat: (seat - own(view)) % len(view.stacks))
    return f"{', '.join(f'{names[seat]} {view.stacks[seat]}' for seat in order)}."


def player(view: Observation, seat: int, names: Names) -> str:
    """One seat: chips, bet, cards, points."""
    parts = [f"{view.stacks[seat]} chips"]
    if view.bets[seat]:
        parts.append(f"bet {view.bets[seat]}")
    if view.cards_held[seat] or view.up[seat]:
        parts.append(cards_before(view, seat))
    if any(view.scores):
        parts.append(f"{view.scores[seat]} points")
    if seat not in view.live:
        parts.append("folded")
    return f"{names[seat]}: {', '.join(parts)}."


def cards_before(view: Observation, seat: int) -> str:
    """How many cards a seat has; those that lie up are counted and told: "3 cards, face up jack of clubs"."""
    count = view.cards_held[seat] + view.up[seat].bit_count()
    said = "1 card" if count == 1 else f"{count} cards"
    return f"{said}, face up {set_words(view.up[seat])}" if view.up[seat] else said


def position(view: Observation, names: Names) -> str:
    """Where one sits from the button."""
    count = len(view.stacks)
    behind = (own(view) - view.button) % count
    if behind == 0:
        return "You have the button."
    seats = "seat" if behind == 1 else "seats"
    return f"{names[view.button]} {has(names[view.button])} the button, you are {behind} {seats} after it."


def scores(view: Observation, names: Names, *, won: str = "Rounds won") -> str:
    """Points, and what was won."""
    order = range(len(names))
    wins = f" {won}: {', '.join(f'{names[s]} {view.wins[s]}' for s in order)}." if any(view.wins) else ""
    return f"Points: {', '.join(f'{names[s]} {view.scores[s]}' for s in order)}.{wins}"


def own(view: Observation) -> int:
    """Our seat; who only watches hears as from the first."""
    return view.seat or 0


def has(name: str) -> str:
    return "have" if name == "You" else "has"


def capital(words: str) -> str:
    """The first letter large.

    >>> capital("ten of hearts")
    'Ten of hearts'
    """
    return words[:1].upper() + words[1:]
