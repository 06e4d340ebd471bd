"""Tricks that cost points: duck, get rid of what is dangerous, and give it away when asked.

Where tricks are worth having, the house has no better plan than its lowest card.
"""

from __future__ import annotations

from cardwright.cards import Cards, cards_in, rank_of, suit_of
from cardwright.games import Action, Observation, give, play
from cardwright.players.house.plan import Plan

QUEEN = 10


def choose_gift(plan: Plan, view: Observation) -> Action:
    """Give the most dangerous cards."""
    span = view.legal.cards
    if span is None:
        return view.legal.default
    worst = sorted(cards_in(span.among), key=lambda card: danger(plan, view.hand, card), reverse=True)
    return give(sum(1 << card for card in worst[: span.least]))


def danger(plan: Plan, hand: Cards, card: int) -> tuple[int, int]:
    """How much a card may cost: its own points, and those of its suit if it is high and the suit short."""
    own = plan.cost(1 << card)
    company = (hand >> 16 * suit_of(card) & 0x1FFF).bit_count()
    dearest = max((plan.cost(1 << 16 * suit_of(card) + rank) for rank in range(13)), default=0)
    exposed = dearest if rank_of(card) >= QUEEN and company < 5 else 0
    return own + exposed, rank_of(card)


def choose(plan: Plan, view: Observation) -> Action:
    """The card for the trick."""
    choice = view.legal.cards
    if choice is None:
        return view.legal.default
    cards = cards_in(choice.among)
    fallen = on_table(view)
    if not fallen:
        return play(1 << min(cards, key=lambda card: (plan.cost(1 << card), rank_of(card))))
    led = suit_of(fallen[0])
    if suit_of(cards[0]) != led:
        return play(1 << max(cards, key=lambda card: danger(plan, view.hand, card)))
    return play(1 << follow(plan, view, cards, fallen))


def on_table(view: Observation) -> list[int]:
    """The cards of the trick in the order in which they fell: those who played sit right of us."""
    seats = len(view.up)
    order = [(view.actor + step) % seats for step in range(1, seats + 1)]
    return [card for seat in order for card in cards_in(view.up[seat])]


def follow(plan: Plan, view: Observation, cards: tuple[int, ...], fallen: list[int]) -> int:
    """Stay under the best card so far; else as low as can be, or high when the trick is free."""
    best = max(card for card in fallen if suit_of(card) == suit_of(fallen[0]))
    under = [card for card in cards if card < best]
    if under:
        return max(under, key=lambda card: (plan.cost(1 << card), card))
    harmless = [card for card in cards if not plan.cost(1 << card)]
    last = len(fallen) == len(view.live) - 1
    if last and harmless and not any(plan.cost(1 << card) for card in fallen):
        return max(harmless)
    return min(cards, key=lambda card: (plan.cost(1 << card), card))
