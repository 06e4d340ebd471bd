"""What may be asked at any time, and the error for words that mean nothing."""

from __future__ import annotations

from enum import Enum

from cardwright.cards import CardwrightError


class Question(Enum):
    """What may be asked at any time; the words and letters that ask it."""

    HAND = "h hand w cards"
    BOARD = "b board e table"
    VALUE = "v value g"
    POTS = "p pot pots"
    STACKS = "s stacks stack chips"
    PRICE = "n now bet price"
    MINIMUM = "m min minimum"
    LOG = "l log"
    POSITION = "z position x button"
    WHO = "who players"
    SCORES = "points score scores"
    LEGAL = "legal options"
    AGAIN = "again repeat"
    RULES = "rules"
    HELP = "? help"
    QUIT = "q quit exit leave"


QUESTIONS = {word: question for question in Question for word in question.value.split()}
AROUND = {"what", "what's", "whats", "who's", "where", "where's", "how", "much", "many", "is", "are"} | {
    "the", "my", "in", "do", "i", "have",
}  # fmt: skip


def question_in(words: list[str]) -> Question | None:
    """A question, by its word or with what people say around it.

    >>> question_in(["what", "is", "the", "pot"]), question_in(["my", "cards"]), question_in(["dance"])
    (<Question.POTS: 'p pot pots'>, <Question.HAND: 'h hand w cards'>, None)
    """
    bare = [word for word in words if word not in AROUND]
    return QUESTIONS.get(" ".join(words)) or QUESTIONS.get(" ".join(bare))


class TypedError(CardwrightError):
    """Words that are no action and no question, or an action that may not be done now."""

    code = "typed/unknown"
