"""The words that the rulebook's sentences are made of: cards, amounts, winners, conditions."""

from __future__ import annotations

from typing import assert_never

from cardwright.cards import SUIT_WORDS, card_words, cards_in, listed
from cardwright.cards.words import RANK_PLURALS, RANK_WORDS
from cardwright.games.cardsets import RANKS, SUITS, card_set
from cardwright.games.phases import (
    Amount,
    Condition,
    Limit,
    OneLeft,
    Ranking,
    ScoreReached,
    SomeoneOut,
    Stuck,
    Tied,
    WinsReached,
)

# What the winner has done, after "whoever".
RANKED = {
    Ranking.HIGH: "holds the best poker hand",
    Ranking.SHORT_HIGH: "holds the best hand by the ranks of short deck",
    Ranking.SHORT_TRIPS: "holds the best hand by the ranks of short deck (three of a kind beats a straight)",
    Ranking.ACE_TO_FIVE: "holds the lowest hand (aces are low; straights and flushes do not count)",
    Ranking.DEUCE_TO_SEVEN: "holds the lowest hand (aces are high; straights and flushes count as high)",
    Ranking.EIGHT_OR_BETTER: "holds the lowest hand of five different ranks up to the eight",
    Ranking.BADUGI: "holds the best badugi (the most and lowest cards of different ranks and suits)",
    Ranking.BADUGI_ACE_HIGH: "holds the best badugi (aces are high)",
    Ranking.OMAHA_HIGH: "makes the best poker hand of exactly two own cards and three of the board",
    Ranking.OMAHA_EIGHT: "makes the lowest eight-or-better hand of two own cards and three of the board",
    Ranking.NUMBER: "has named the highest number",
    Ranking.MOST_WINS: "has won the most rounds",
    Ranking.LOW_SCORE: "has the lowest score",
    Ranking.HIGH_SCORE: "has the highest score",
    Ranking.MOST_CARDS: "has the most cards",
    Ranking.UP_CARD: "has the highest card face up",
    Ranking.TRICK: "has played the highest card of the suit that was led, or the highest trump",
}

LIMITED = {
    Limit.NO: "no limit",
    Limit.POT: "the pot as the limit",
    Limit.DOUBLE_POT: "twice the pot as the limit",
    Limit.FIXED: "a fixed limit",
    Limit.SPREAD: "a spread limit",
}


RANK_SINGULAR = dict(zip(RANKS, [word.lower() for word in RANK_WORDS], strict=True))


def goal(rankings: tuple[Ranking, ...]) -> str:
    """What is looked for, in words."""
    return listed([f"whoever {RANKED[ranking]}" for ranking in dict.fromkeys(rankings)])


def card_set_words(cards: str) -> str:
    """A set of cards in words: "hearts", "eights", "queen of spades".

    >>> card_set_words("hQs"), card_set_words("8"), card_set_words("KQJT")
    ('hearts and queen of spades', 'eights', 'kings, queens, jacks and tens')
    """
    words = []
    place = 0
    while place < len(cards):
        one, suit = cards[place], cards[place + 1 : place + 2]
        if one in SUITS:
            words.append(SUIT_WORDS[SUITS.index(one)])
        elif suit and suit in SUITS:
            words.append(card_words(cards_in(card_set(one + suit))[0]))
            place += 1
        else:
            words.append(RANK_PLURALS[RANKS.index(one)].lower())
        place += 1
    return listed(words)


def amount_words(amount: Amount) -> str:
    """So many cards; how many may depend on how many play."""
    if isinstance(amount, int):
        return cards_word(amount)
    return f"{amount.otherwise} cards ({amount.then} if {amount.seats} play)"


def cards_word(count: int, one: str = "1 card") -> str:
    return one if count == 1 else f"{count} cards"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def repeated(times: int) -> str:
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


def ending(until: tuple[Condition, ...]) -> str:
    """Until when, as the end of a sentence."""
    return f", until {' or '.join(condition_words(condition) for condition in until)}" if until else ""


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def condition_words(condition: Condition) -> str:
    """When a condition holds, as the end of a sentence."""
    match condition:
        case ScoreReached(score=score):
            return f"somebody's score has reached {score}"
        case WinsReached(wins=wins):
            return f"somebody has won {counted(wins, 'round')}"
        case SomeoneOut():
            return "somebody has no cards left"
        case OneLeft():
            return "only one player has chips left"
        case Tied():
            return "the best cards were equal"
        case Stuck():
            return "everybody in a row has passed"
        case _:
            assert_never(condition)
