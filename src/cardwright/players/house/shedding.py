"""Getting rid of cards: the dearest that fits, in the suit of which most are left; wild cards last."""

from __future__ import annotations

from cardwright.cards import Cards, cards_in, suit_of
from cardwright.games import Action, Kind, Observation, draw, name, pass_turn, play
from cardwright.players.house.plan import Plan


def choose(plan: Plan, view: Observation) -> Action:
    """Play a card that fits, else draw, else pass."""
    choice = view.legal.cards
    if choice is None:
        return draw() if Kind.DRAW in view.legal.kinds else pass_turn()
    cards = cards_in(choice.among)
    return play(1 << max(cards, key=lambda card: value(plan, view.hand, card)))


def value(plan: Plan, hand: Cards, card: int) -> tuple[bool, int, int]:
    """How glad we are to be rid of it: no wild card, many left of its suit, dear to keep."""
    tame = hand & ~plan.wild
    return not plan.wild >> card & 1, in_suit(tame, suit_of(card)), plan.cost(1 << card)


def choose_suit(plan: Plan, view: Observation) -> Action:
    """The suit of which most cards are left."""
    tame = view.hand & ~plan.wild
    return name(max(range(4), key=lambda suit: in_suit(tame, suit)))


def in_suit(cards: Cards, suit: int) -> int:
    return (cards >> 16 * suit & 0x1FFF).bit_count()
