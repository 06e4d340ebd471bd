"""Decks: the sets of cards that games are played with."""

from cardwright.cards.cards import Cards
from cardwright.cards.notation import parse_set

SUIT = 0x1FFF
FOUR_SUITS = 0x0001_0001_0001_0001


def _from(rank: int) -> Cards:
    """All cards of this rank and above."""
    return (SUIT >> rank << rank) * FOUR_SUITS


FULL = _from(0)
SHORT = _from(4)
ROYAL = _from(8)
KUHN = parse_set("JsQsKs")
LEDUC = parse_set("JhJsQhQsKhKs")

DECKS: dict[str, Cards] = {
    "full": FULL,
    "short": SHORT,
    "kuhn": KUHN,
    "leduc": LEDUC,
    "royal": ROYAL,
}
