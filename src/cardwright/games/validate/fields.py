"""Fields by themselves: how large numbers may be, how long lists, which cards a text names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardwright.cards import DECKS, CardwrightError
from cardwright.games.cardsets import card_set
from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.phases import (
    Bet,
    Contest,
    Deal,
    Discard,
    Exchange,
    Give,
    Grant,
    If,
    IfSeats,
    Leads,
    Name,
    Play,
    Post,
    Repeat,
    ScoreReached,
    Seats,
    Showdown,
    Take,
    Tally,
    Turn,
    Turns,
    WinsReached,
)
from cardwright.games.shapes import fields_of
from cardwright.law.table import BOARDS, PORTIONS, SEATS

CHIPS = 2**53
CARDS = 52
POINTS = 10**6
LAPS = 10**5
NAME_LENGTH = 80

# From where to where the numbers of a field may be; in a list, each of them.
BOUNDS: dict[type, dict[str, tuple[int, int]]] = {
    Game: {"stack": (1, CHIPS), "version": (1, 10**9)},
    Seats: {"least": (2, SEATS), "most": (2, SEATS)},
    IfSeats: {"seats": (2, SEATS), "then": (0, CARDS), "otherwise": (0, CARDS)},
    Post: dict.fromkeys(("blinds", "ante", "button_blind", "late", "dead"), (0, CHIPS)),
    Deal: {"count": (1, CARDS), "burn": (0, CARDS)},
    Turn: {"count": (1, CARDS), "spare": (0, CARDS)},
    Bet: dict.fromkeys(("least", "most", "bring_in", "ceiling", "pair_bet"), (0, CHIPS)) | {"cap": (0, 1000)},
    Exchange: {"most": (1, CARDS), "more": (0, CARDS)},
    Discard: {"count": (1, CARDS)},
    # A number of 0 would be worth nothing in the comparison.
    Name: {"least": (1, POINTS), "most": (1, POINTS), "reserve": (0, POINTS)},
    Give: {"count": (1, CARDS), "directions": (-SEATS, SEATS)},
    Play: {"draws": (0, CARDS)},
    Showdown: {"boards": (1, BOARDS), "runs": (1, BOARDS)},
    Tally: {"all_of_it": (0, POINTS), "points": (-POINTS, POINTS)},
    Grant: {"points": (-POINTS, POINTS)},
    ScoreReached: {"score": (1, POINTS)},
    WinsReached: {"wins": (1, POINTS)},
    Repeat: {"times": (1, LAPS)},
    Turns: {"times": (1, LAPS)},
}

# How many there must be, and how many there may be, in a list.
LENGTHS: dict[type, dict[str, tuple[int, int]]] = {
    Game: {"phases": (1, 1000)},
    Post: dict.fromkeys(("blinds", "late", "dead"), (0, SEATS)),
    Give: {"directions": (1, 100)},
    Showdown: {"rankings": (1, PORTIONS), "boards": (0, PORTIONS)},
    Tally: {"points": (1, 52)},
    Contest: {"phases": (1, 1000)},
    Repeat: {"phases": (1, 1000), "until": (0, 10)},
    Turns: {"phases": (1, 1000), "until": (0, 10)},
    If: {"phases": (1, 1000)},
}

# Texts that name cards; where there must be one, the empty text is refused.
CARD_TEXTS: dict[type, tuple[str, ...]] = {
    Exchange: ("keeping",),
    Play: ("wild", "opening", "unbroken", "clean"),
    Leads: ("cards",),
    Tally: ("points",),
}
MUST_NAME_CARDS = (Leads, Tally)
SUITS = ("", "c", "d", "h", "s")


@dataclass(frozen=True, slots=True)
class Part:
    """Any dataclass of a game, with its path."""

    value: Any
    path: str

    def at(self, name: str) -> str:
        """The path of one of its fields."""
        return f"{self.path}.{name}" if self.path else name


def parts(value: Any, path: str = "") -> Iterator[Part]:
    """A part of a game and all the parts in it."""
    part = Part(value, path)
    yield part
    for field in fields_of(kind_of(value)):
        content = getattr(value, field.name)
        many = content if isinstance(content, tuple) else (content,)
        for place, item in enumerate(many):
            if is_part(item):
                yield from parts(item, part.at(field.name) + (f"[{place}]" if many is content else ""))


def kind_of(value: Any) -> Any:
    """The class of a part, as something that fields can be asked of."""
    return type(value)


def is_part(value: object) -> bool:
    return hasattr(value, "__dataclass_fields__")


def field_faults(game: Game) -> Iterator[GameError]:
    """Everything that can be said of a field without looking at another phase."""
    if game.deck not in DECKS:
        message = f'there is no deck "{game.deck}"; there are {", ".join(DECKS)}'
        yield GameError(message, path="deck", code="game/unknown_value")
        return
    for part in parts(game):
        yield from number_faults(part)
        yield from length_faults(part)
        yield from text_faults(part)
        yield from card_faults(part, game.deck)


def number_faults(part: Part) -> Iterator[GameError]:
    for name, (least, most) in BOUNDS.get(type(part.value), {}).items():
        content = getattr(part.value, name)
        for path, number in numbers(content, part.at(name)):
            if number < least:
                message = f"{number} is too small: from {least} to {most}"
                yield GameError(message, path=path, code="game/too_small")
            elif number > most:
                message = f"{number if number < 10**30 else 'it'} is too large: from {least} to {most}"
                yield GameError(message, path=path, code="game/too_large")


def numbers(content: Any, path: str) -> Iterator[tuple[str, int]]:
    """The numbers of a field, each with its path."""
    if isinstance(content, int):
        yield path, content
    elif isinstance(content, tuple):
        for place, item in enumerate(content):
            yield from numbers(item, f"{path}[{place}]")


def length_faults(part: Part) -> Iterator[GameError]:
    for name, (least, most) in LENGTHS.get(type(part.value), {}).items():
        count = len(getattr(part.value, name))
        if count < least:
            yield GameError(
                "there is nothing in it: put something in", path=part.at(name), code="game/missing"
            )
        elif count > most:
            message = f"there are {count}, and at most {most} are allowed"
            yield GameError(message, path=part.at(name), code="game/too_long")


def text_faults(part: Part) -> Iterator[GameError]:
    """Names are read aloud: one line, printable, and a game has one."""
    value = part.value
    names = {"name": value.name} if isinstance(value, Game) else {}
    if isinstance(value, Deal):
        names = {"street": value.street}
    for field, text in names.items():
        if not text.isprintable() or len(text) > NAME_LENGTH or text != text.strip():
            message = f"a name is at most {NAME_LENGTH} printable characters without space around them"
            yield GameError(message, path=part.at(field), code="game/bad_text")
        elif isinstance(value, Game) and not text:
            yield GameError("a game has a name", path="name", code="game/missing")


def card_faults(part: Part, deck: str) -> Iterator[GameError]:
    if isinstance(part.value, Take) and part.value.trump not in SUITS:
        yield GameError("a trump suit is c, d, h or s", path=part.at("trump"), code="game/unknown_value")
    for name in CARD_TEXTS.get(type(part.value), ()):
        content = getattr(part.value, name)
        texts = {part.at(name): content}
        if isinstance(content, tuple):
            texts = {f"{part.at(name)}[{place}][0]": text for place, (text, _) in enumerate(content)}
        for path, text in texts.items():
            if text or isinstance(part.value, MUST_NAME_CARDS):
                yield from text_of_cards_faults(text, path, deck)


def text_of_cards_faults(text: str, path: str, deck: str) -> Iterator[GameError]:
    try:
        cards = card_set(text)
    except CardwrightError:
        message = 'these are no cards: write ranks, suits and single cards, as in "A", "h" or "hQs"'
        yield GameError(message, path=path, code="game/unknown_value")
        return
    if not cards & DECKS[deck]:
        message = f"no card of the {deck} deck is among them"
        yield GameError(message, path=path, code="game/no_such_cards")
