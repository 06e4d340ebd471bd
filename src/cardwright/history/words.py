"""The words of PHH actions: "p3 cbr 40", "d dh p1 AhKd", "p2 sm", each read once and remembered."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.cards import RANKS, SUITS, Cards
from cardwright.history import kinds
from cardwright.history.errors import PhhError
from cardwright.law.words import CALL, DEAL, DEALER, FOLD

# What a word is about. BETTING words are already steps of the law.
BETTING, RAISING, HOLE, BOARD, SHOWING, THROWING, NOTHING = range(7)

CARD = {rank + suit: 1 << SUITS.index(suit) * 16 + RANKS.index(rank) for rank in RANKS for suit in SUITS}
REMEMBERED = 100_000

Step = tuple[int, int, int]


class Word(NamedTuple):
    """One action as it is written."""

    about: int
    seat: int = DEALER
    step: Step = (DEALER, DEAL, 0)
    cards: Cards = 0
    number: int = 0  # how many cards, unknown ones included
    amount: str = ""


def read_word(written: str, seen: dict[str, Word]) -> Word:
    """Read an action, and remember it among those seen."""
    if len(seen) > REMEMBERED:
        seen.clear()
    word = seen[written] = parsed(written)
    return word


def parsed(written: str) -> Word:
    """Read an action.

    >>> parsed("p3 cbr 40 # all he has").amount
    '40'
    >>> parsed("d dh p1 Ah??").number
    2
    """
    match written.partition("#")[0].split():
        case []:
            return Word(NOTHING)
        case ["d", "db", cards]:
            mask, count = card_set(cards, written)
            return Word(BOARD, step=(DEALER, DEAL, mask), cards=mask, number=count)
        case ["d", "dh", player, cards]:
            mask, count = card_set(cards, written)
            return Word(HOLE, seat_of(player, written), cards=mask, number=count)
        case [player, "f"]:
            seat = seat_of(player, written)
            return Word(BETTING, seat, (seat, FOLD, 0))
        case [player, "cc"]:
            seat = seat_of(player, written)
            return Word(BETTING, seat, (seat, CALL, 0))
        case [player, "pb"]:  # to bring it in is to call what must be brought in
            seat = seat_of(player, written)
            return Word(BETTING, seat, (seat, CALL, 0))
        case [player, "cbr", amount]:
            return Word(RAISING, seat_of(player, written), amount=amount)
        case [player, "sm" | "sd" as verb, *cards] if len(cards) < 2:
            mask, count = card_set("".join(cards), written)
            about = SHOWING if verb == "sm" else THROWING
            return Word(about, seat_of(player, written), cards=mask, number=count)
    raise PhhError(
        f"{written!r} is no action of the PHH notation: write for example "
        '"p1 cc", "p2 cbr 40", "p3 f", "d dh p1 AhKd", "d db 2c3c4c", "p1 sd 2c", "p1 sm AhKd"',
        code=kinds.UNKNOWN_ACTION.code,
    )


def seat_of(player: str, written: str) -> int:
    """Players are counted from one, seats from zero."""
    if player[:1] != "p" or not player[1:].isdecimal() or player[1:] == "0":
        raise PhhError(
            f"{written!r}: {player!r} is no player: write p1, p2, ...", code=kinds.UNKNOWN_ACTION.code
        )
    return int(player[1:]) - 1


def card_set(written: str, action: str) -> tuple[Cards, int]:
    """The known cards, and how many there are with the unknown ones."""
    cards = 0
    count, odd = divmod(len(written), 2)
    for place in range(0, len(written), 2):
        card = written[place : place + 2]
        if card in CARD:
            if cards & CARD[card]:
                raise PhhError(f"{action!r} has {card} twice", code=kinds.UNKNOWN_CARD.code)
            cards |= CARD[card]
        elif "?" not in card:
            raise PhhError(
                f"{action!r}: {card!r} is no card: write a rank ({RANKS}) and a suit ({SUITS}), or ??",
                code=kinds.UNKNOWN_CARD.code,
            )
    if odd:
        raise PhhError(f"{action!r} has half a card", code=kinds.UNKNOWN_CARD.code)
    return cards, count
