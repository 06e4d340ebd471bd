"""Hands in the words that PokerStars has for them, which trackers expect: "two pair, Aces and Deuces"."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import Cards, card_text, cards_in, strength
from cardwright.cards.hand_words import kind_and_ranks
from cardwright.cards.rankings.high import (
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
)
from cardwright.cards.words import RANK_PLURALS, RANK_WORDS
from cardwright.games.compile import RANKINGS
from cardwright.games.phases import Ranking

WORDS = ("Deuce", *RANK_WORDS[1:])
PLURALS = ("Deuces", *RANK_PLURALS[1:])

SAYINGS = {
    HIGH_CARD: "high card {one[0]}",
    PAIR: "a pair of {many[0]}",
    TWO_PAIR: "two pair, {many[0]} and {many[1]}",
    TRIPS: "three of a kind, {many[0]}",
    STRAIGHT: "a straight, {lowest} to {one[0]}",
    FLUSH: "a flush, {one[0]} high",
    FULL_HOUSE: "a full house, {many[0]} full of {many[1]}",
    QUADS: "four of a kind, {many[0]}",
    STRAIGHT_FLUSH: "a straight flush, {lowest} to {one[0]}",
}
ACE = 14


def hand_words(rankings: Sequence[Ranking], hand: Cards, board: Cards) -> str:
    """A hand at the showdown; where the pot is split, the high and, if there is one, the low.

    >>> from cardwright.cards import parse_set
    >>> hand_words([Ranking.HIGH], parse_set("Ah2h"), parse_set("As2c9dKd7h"))
    'two pair, Aces and Deuces'
    >>> hand_words([Ranking.OMAHA_HIGH, Ranking.OMAHA_EIGHT], parse_set("Ah2hKcKd"), parse_set("8s4c3dKh7h"))
    'HI: three of a kind, Kings; LO: 7,4,3,2,A'
    """
    high = high_words(RANKINGS[rankings[0]], hand, board)
    if len(rankings) == 1:
        return high
    low = low_words(RANKINGS[rankings[1]], hand, board)
    return f"HI: {high}; LO: {low}" if low else f"HI: {high}"


def high_words(ranking: int, hand: Cards, board: Cards) -> str:
    kind, ranks = kind_and_ranks(ranking, strength(ranking, hand, board))
    if kind == STRAIGHT_FLUSH and ranks[0] == ACE:
        return "a Royal Flush"
    return SAYINGS[kind].format(
        one=[WORDS[rank - 2] for rank in ranks],
        many=[PLURALS[rank - 2] for rank in ranks],
        lowest=WORDS[(ranks[0] - 4 - 2) % 13],
    )


def low_words(ranking: int, hand: Cards, board: Cards) -> str:
    """The ranks of a low from high to low; nothing where there is none."""
    low = strength(ranking, hand, board)
    if not low:
        return ""
    _, ranks = kind_and_ranks(ranking, low)
    return ",".join("A" if rank in (1, ACE) else str(rank) for rank in ranks)


def spaced(cards: Cards) -> str:
    """Cards with a space between them, from high to low."""
    return " ".join(map(card_text, cards_in(cards)))
