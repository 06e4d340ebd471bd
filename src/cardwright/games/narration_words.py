"""The words that narration is made of: cards, hands and numbers, in the listener's grammar."""

from __future__ import annotations

from cardwright.cards import Cards, describe, set_words
from cardwright.cards.words import RANK_WORDS
from cardwright.games.compile import RANKINGS
from cardwright.games.events import (
    Won,
)
from cardwright.games.phases import Ranking
from cardwright.law.words import NUMBER
from cardwright.law.worth import FROM_BELOW


def worth_words(event: Won) -> str:
    """With what it was won, if anything was compared."""
    if event.strength == 0:
        return ""
    ranking = RANKINGS[event.ranking]
    if ranking < NUMBER:
        return f" with {describe(ranking, event.strength)}"
    return f" with {counted_worth(event.ranking, event.strength)}"


def counted_worth(ranking: Ranking, strength: int) -> str:
    """A strength read back as what it was counted from (`law/worth.py`)."""
    match ranking:
        case Ranking.MOST_WINS:
            return counted(strength - 1, "win")
        case Ranking.LOW_SCORE:
            return counted(FROM_BELOW - strength, "point")
        case Ranking.HIGH_SCORE:
            return counted(strength - FROM_BELOW, "point")
        case Ranking.MOST_CARDS:
            return counted(strength - 1, "card")
        case Ranking.UP_CARD:
            return f"a card of rank {RANK_WORDS[strength - 1]}"
        case _:
            return f"the number {strength - 1}"


def cards_of(cards: Cards | None, count: int) -> str:
    """Cards by name, or how many there are when they are hidden."""
    if cards:
        return set_words(cards)
    if count == 0:
        return "no cards"
    return "a card" if count == 1 else f"{count} cards"


def chips(amount: int) -> str:
    return counted(amount, "chip")


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def capital(words: str) -> str:
    """The words as a sentence begins; what is already capital stays."""
    return words[:1].upper() + words[1:]


SECOND_PERSON = {"has": "have", "is": "are", "does": "do", "passes": "pass"}


def yours(verb: str) -> str:
    """A verb in the second person."""
    return SECOND_PERSON.get(verb, verb.removesuffix("s"))
