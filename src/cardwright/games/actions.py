"""What a seat, or the dealer, does. A raise is always *to* a total in front.

>>> raise_to(40)
raise_to(40)
>>> parse_action("raise to 40") == raise_to(40)
True
>>> play(parse_set("8h"))
play('8h')
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import NamedTuple

from cardwright.cards import Cards, parse_set, text
from cardwright.games.errors import ActionNotationError
from cardwright.law import words


class Kind(IntEnum):
    """Everything that can be done in any game."""

    FOLD = words.FOLD
    CHECK = words.CHECK
    CALL = words.CALL
    RAISE = words.RAISE
    ALL_IN = words.ALL_IN
    SHOW = words.SHOW
    MUCK = words.MUCK
    THROW = words.THROW
    GIVE = words.GIVE
    NAME = words.NAME
    PLAY = words.PLAY
    DRAW = words.DRAW
    PASS = words.PASS
    DEAL = words.DEAL

    @property
    def word(self) -> str:
        """As it is said and written: "all in"."""
        return self.name.lower().replace("_", " ")


WITH_CARDS = frozenset({Kind.THROW, Kind.GIVE, Kind.PLAY, Kind.DEAL})
WITH_NUMBER = frozenset({Kind.RAISE, Kind.NAME})


class Action(NamedTuple):
    """A kind, and its chips, number or cards."""

    kind: int
    value: int = 0

    def __repr__(self) -> str:
        if self.kind not in list(Kind):
            return f"Action({self.kind!r}, {self.value!r})"
        kind = Kind(self.kind)
        name = {Kind.RAISE: "raise_to", Kind.PASS: "pass_turn"}.get(kind, kind.name.lower())
        if kind in WITH_CARDS:
            return f"{name}({text(self.value)!r})"
        return f"{name}({self.value})" if kind in WITH_NUMBER else f"{name}()"

    def __str__(self) -> str:
        """As it is typed: `raise to 40`, `throw 2c3d`, `all in`."""
        kind = Kind(self.kind)
        if kind in WITH_CARDS:
            return f"{kind.word} {text(self.value)}".strip()
        if kind is Kind.RAISE:
            return f"raise to {self.value}"
        return f"{kind.word} {self.value}" if kind in WITH_NUMBER else kind.word


def fold() -> Action:
    """Give up the contest."""
    return Action(words.FOLD)


def check() -> Action:
    """Stay in where there is nothing to match."""
    return Action(words.CHECK)


def call() -> Action:
    """Match the price, as far as the stack goes."""
    return Action(words.CALL)


def raise_to(total: int) -> Action:
    """Bet or raise to a total in front this round."""
    return Action(words.RAISE, total)


def all_in() -> Action:
    """As many chips as the limit lets the seat put in."""
    return Action(words.ALL_IN)


def show() -> Action:
    """Show the hand at the showdown."""
    return Action(words.SHOW)


def muck() -> Action:
    """Give up the hand at the showdown without showing it."""
    return Action(words.MUCK)


def throw(cards: Cards) -> Action:
    """Put these cards away and draw as many (none: stand pat)."""
    return Action(words.THROW, cards)


def give(cards: Cards) -> Action:
    """Give these cards to another seat."""
    return Action(words.GIVE, cards)


def name(number: int) -> Action:
    """Name a number; for a suit 0 to 3: clubs, diamonds, hearts, spades."""
    return Action(words.NAME, number)


def play(cards: Cards) -> Action:
    """Play this card."""
    return Action(words.PLAY, cards)


def draw() -> Action:
    """Draw a card from the deck."""
    return Action(words.DRAW)


def pass_turn() -> Action:
    """Do nothing this turn."""
    return Action(words.PASS)


def deal(cards: Cards) -> Action:
    """The dealer's action: these cards, to where the law asked for them."""
    return Action(words.DEAL, cards)


MOST_DIGITS = 18  # no number of chips is longer: 2**53, a table's stacks together included
WRITTEN = re.compile(r"([a-z ]+?)\s*(?:(?:to\s*)?(\d+))?$")
HYPHEN = re.compile(r"(?<=[A-Za-z])-(?=[A-Za-z])")


def parse_action(written: str) -> Action:
    """Read an action as `str` writes it, and as people type it.

    >>> parse_action("all-in"), parse_action("bet 20"), parse_action("throw 2c 3d")
    (all_in(), raise_to(20), throw('3d2c'))
    """
    line = " ".join(HYPHEN.sub(" ", written.strip().replace("_", " ")).split())
    first, _, rest = line.partition(" ")
    kind = CARD_WORDS.get(first.lower())
    if kind is not None:
        return Action(kind, parse_set(rest))
    found = WRITTEN.match(line.lower())
    kind = PLAIN_WORDS.get(found[1].removesuffix(" to").strip()) if found else None
    if found is None or kind is None or (kind in WITH_NUMBER) != (found[2] is not None):
        raise ActionNotationError(f"{written[:80]!r} is no action: write for example {EXAMPLES}")
    number = found[2] or "0"
    if len(number) > MOST_DIGITS:
        raise ActionNotationError(f"a number of {len(number)} digits is too large for an action")
    return Action(kind, int(number))


CARD_WORDS = {
    "throw": Kind.THROW,
    "discard": Kind.THROW,
    "give": Kind.GIVE,
    "play": Kind.PLAY,
    "deal": Kind.DEAL,
}
PLAIN_WORDS = {kind.word: kind for kind in Kind if kind not in WITH_CARDS} | {
    "bet": Kind.RAISE,
    "allin": Kind.ALL_IN,
    "stand pat": Kind.THROW,
}
EXAMPLES = '"fold", "check", "call", "raise to 40", "all in", "throw 2c3d", "play 8h", "name 50"'
