"""What a person typed, as an action or a question.

Single letters and whole words mean the same. What cannot be read, or may not be done, is answered
to that person alone, in one line that says what would be right.
"""

from __future__ import annotations

from cardwright.cards import (
    SUIT_WORDS,
    CardwrightError,
    card_words,
    cards_in,
)
from cardwright.cli.table import options
from cardwright.cli.table.questions import Question, TypedError, question_in
from cardwright.cli.table.typed_cards import chosen, is_cards, placed
from cardwright.cli.table.typed_raise import amount_words, raised
from cardwright.cli.table.typed_words import words_of
from cardwright.games import Action, IllegalAction, Kind, Observation, parse_action
from cardwright.games.actions import (
    all_in,
    call,
    check,
    draw,
    fold,
    give,
    name,
    pass_turn,
    play,
    throw,
)


def read(line: str, view: Observation) -> Action | Question:
    """What one line asks for.

    An action that is returned is legal: whoever gets it need not look again.
    """
    words = words_of(line)
    if not words:
        raise TypedError(options.options(view), code="typed/nothing")
    action = as_action(words, view)
    if action is None:
        question = question_in(words)
        if question is not None:
            return question
        action = as_written(line, words, view)
    if action not in view.legal:
        raise why_not(action, view)
    return action


def as_action(words: list[str], view: Observation) -> Action | None:
    """The short ways of saying an action, as the choice that is open allows."""
    kinds = view.legal.kinds
    if Kind.NAME in kinds:
        return named(words, view)
    if Kind.THROW in kinds or Kind.GIVE in kinds:
        words = " ".join(words).replace(",", " ").split()  # "t 4,5"
    if Kind.PLAY in kinds and words[0].isdecimal() and len(words) == 1:
        return play(placed(view.legal.cards.among if view.legal.cards else 0, words, view))
    if Kind.THROW in kinds and words[0] in ("t", "d", "throw", "discard", "draw"):
        return throw(chosen(words[1:], view))
    if Kind.GIVE in kinds and (words[0] == "give" or words[0].isdecimal() or is_cards(words)):
        return give(chosen(words[1:] if words[0] == "give" else words, view))
    if Kind.PLAY in kinds and is_cards(words):
        return play(chosen(words, view))
    amount = amount_words(words)
    if amount is not None:
        return raised(amount, view)
    if words[0] in ("c", "call") and len(words) == 2 and words[1].isdecimal():
        return called(int(words[1]), view)
    return plain(" ".join(words), view)


def plain(said: str, view: Observation) -> Action | None:
    """Words without a number or a card."""
    kinds = view.legal.kinds
    if said in ("c", "k") and Kind.THROW not in kinds:
        return call() if Kind.CALL in kinds and said == "c" else check()
    if said in ("k", "keep", "stand", "pat", "stand pat") and Kind.THROW in kinds:
        return throw(0)
    if said == "d" and {Kind.DRAW, Kind.PLAY, Kind.PASS} & set(kinds):
        return draw()  # refused as such where no more may be drawn
    return PLAIN.get(said)


PLAIN = {
    "f": fold(), "fold": fold(),
    "check": check(), "call": call(),
    "a": all_in(), "all": all_in(), "all in": all_in(), "allin": all_in(), "shove": all_in(),
    "draw": draw(), "pass": pass_turn(),
}  # fmt: skip


def called(amount: int, view: Observation) -> Action:
    """`call 2`, where 2 is what is to call."""
    if amount == view.legal.call:
        return call() if amount else check()
    said = f"It is {view.legal.call} to call." if view.legal.call else "There is nothing to call."
    raise TypedError(f"{said} {options.hint(view)}", code="typed/amount")


def named(words: list[str], view: Observation) -> Action | None:
    """A suit by its whole name, for its letter asks for something else; a number by itself."""
    said = words[1:] if words[0] in ("name", "n") and len(words) > 1 else words
    if view.top >= 0:
        suits = [suit for suit, word in enumerate(SUIT_WORDS) if said[0] in (word, word[:-1])]
        return name(suits[0]) if suits and len(said) == 1 else None
    return name(int(said[0])) if len(said) == 1 and said[0].isdecimal() else None


def as_written(line: str, words: list[str], view: Observation) -> Action:
    """Any other action in its own notation."""
    if len(words) == 1 and words[0].isdecimal():
        raise TypedError(f"{words[0]} alone is no action. {options.hint(view)}")
    try:
        return parse_action(" ".join(words))
    except CardwrightError as error:
        what = f'"{line.strip()[:40]}" is not understood.'
        raise TypedError(f"{what} ? lists the words. {options.hint(view)}") from error


def why_not(action: Action, view: Observation) -> TypedError:
    """What is wrong with an action, in the second person, and what would be right."""
    refused: IllegalAction = view.legal.refuse(action)
    reason = REASONS.get(refused.code, "That cannot be done now.")
    if action.kind == Kind.FOLD and Kind.CHECK in view.legal.kinds:
        reason = "You can check for nothing."
    if action.kind == Kind.CHECK and Kind.CALL in view.legal.kinds:
        reason = f"It is {view.legal.call} to call."
    count = action.value.bit_count()
    if refused.code == "cards/wrong_count":
        reason = "That is 1 card." if count == 1 else f"Those are {count} cards."
    if action.kind == Kind.THROW and refused.code == "cards/not_these":
        reason = f"To throw {count} you must keep the card that the rules ask for."
    if action.kind == Kind.DRAW:
        reason = "You cannot draw now."
    if action.kind == Kind.PLAY and refused.code == "cards/not_these":
        reason = f"The {card_words(cards_in(action.value)[0])} does not fit."
    return TypedError(f"{reason} {options.hint(view)}", code=refused.code)


REASONS = {
    "action/too_small": "Too small.",
    "action/too_large": "Too large.",
    "cards/not_yours": "You do not hold that card.",
    "cards/not_these": "Those cards cannot be chosen now.",
}
