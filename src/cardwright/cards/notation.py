"""Cards as text: "Ah", "AhKd", and what people type for it."""

import re
from collections.abc import Iterable

from cardwright.cards.cards import RANKS, SUITS, Card, Cards, in_order, rank_of, set_of, suit_of
from cardwright.cards.errors import NotationError
from cardwright.cards.words import card_words

# Each way to write a suit, in the order of the suits. Phones add a variation selector
# to a Unicode suit to make it a picture or plain text; it means nothing here.
SUIT_SIGNS = ("cC♣♧", "dD♦♢", "hH♥♡", "sS♠♤")
CARD = rf"(10|[{RANKS}{RANKS.lower()}])([{''.join(SUIT_SIGNS)}])[\uFE0E\uFE0F]?"
CARD_OR_WORD = re.compile(rf"{CARD}|[^\s,]{{1,12}}")


def card_text(card: Card) -> str:
    """A card in two letters.

    >>> card_text(44)
    'Ah'
    """
    return RANKS[rank_of(card)] + SUITS[suit_of(card)]


def text(cards: Cards | Iterable[Card]) -> str:
    """A set of cards from high to low, or a sequence of cards in its own order.

    >>> text(parse_set("2c Ah Ts"))
    'AhTs2c'
    """
    return "".join(map(card_text, in_order(cards)))


def parse_cards(written: str) -> tuple[Card, ...]:
    """The cards written, in their order.

    Ranks and suits in either case, ten as T or 10, suits as letters or signs, spaces and
    commas as one likes. The same card twice is refused.

    >>> text(parse_cards("10h, a♠ Kd2C"))
    'ThAsKd2c'
    >>> parse_cards("Ah 1d")
    Traceback (most recent call last):
    cardwright.cards.errors.NotationError: "1d" at character 4 is not a card: write a rank \
(2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in "Ah 10d"
    """
    places: dict[Card, int] = {}
    for found in CARD_OR_WORD.finditer(written):
        rank, sign = found.groups()
        if rank is None:
            raise _unknown(found)
        card = _card(rank, sign)
        if card in places:
            raise _duplicate(card, places[card], found.start())
        places[card] = found.start()
    return tuple(places)


def parse_set(written: str) -> Cards:
    """The set of the cards written, read as `parse_cards` does.

    >>> parse_set("2c 3c 4c")
    7
    """
    return set_of(parse_cards(written))


def _card(rank: str, sign: str) -> Card:
    suit = next(suit for suit, signs in enumerate(SUIT_SIGNS) if sign in signs)
    return suit * 16 + RANKS.index("T" if rank == "10" else rank.upper())


def _unknown(found: re.Match[str]) -> NotationError:
    return NotationError(
        f'"{found[0]}" at character {found.start() + 1} is not a card: write a rank '
        f'(2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in "Ah 10d"',
        code="cards/unknown",
    )


def _duplicate(card: Card, first: int, again: int) -> NotationError:
    return NotationError(
        f"the {card_words(card)} is at character {first + 1} and again at character "
        f"{again + 1}: write each card once",
        code="cards/duplicate",
    )
