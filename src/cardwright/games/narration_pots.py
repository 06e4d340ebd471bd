"""Which pot was won, and which part of it: "side pot 1", "the low half", "the first board".

An event names a part of the pot by its number alone. What the part is follows from the pots that were
paid with it: parts that are compared alike are boards, parts that are compared in two ways are halves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.games.events import Won
from cardwright.games.phases import Ranking

BOARD_ORDINALS = ("first", "second", "third")
LOWS = (Ranking.ACE_TO_FIVE, Ranking.DEUCE_TO_SEVEN, Ranking.EIGHT_OR_BETTER, Ranking.OMAHA_EIGHT)
BADUGIS = (Ranking.BADUGI, Ranking.BADUGI_ACE_HIGH)


@dataclass(frozen=True, slots=True)
class Pots:
    """The pots that were paid in one go."""

    paid: tuple[Won, ...] = ()

    @property
    def are_several(self) -> bool:
        """Are there side pots?"""
        return any(event.pot for event in self.paid)

    def parts(self, pot: int | None = None) -> dict[int, Ranking]:
        """The parts that were paid, of one pot or of all, and by what each was compared."""
        return {event.portion: event.ranking for event in self.paid if pot in (None, event.pot)}


def paid_around(events: Sequence[object], place: int) -> Pots:
    """The pots that were paid in one go with the event at this place."""
    first = last = place
    while first > 0 and isinstance(events[first - 1], Won):
        first -= 1
    while last < len(events) and isinstance(events[last], Won):
        last += 1
    return Pots(tuple(event for event in events[first:last] if isinstance(event, Won)))


def source(event: Won, pots: Pots) -> tuple[str, str]:
    """From which pot or half, and for which board; "" for what there was only one of."""
    pot = f"side pot {event.pot}" if event.pot else "the main pot" if pots.are_several else ""
    if len(pots.parts(event.pot)) < 2:
        return pot, ""
    half, board = part_words(event.portion, pots.parts())
    if half.startswith("part"):
        pot = pot or "the pot"
    return " of ".join(filter(None, (half, pot))), board


def part_words(portion: int, parts: dict[int, Ranking]) -> tuple[str, str]:
    """What a part is called: its half, and its board."""
    rankings = dict.fromkeys(parts.values())
    if len(rankings) == 1:
        return "", board_words(sorted(parts).index(portion))
    kinds = {kind(ranking) for ranking in rankings}
    if len(kinds) < len(rankings) or len(rankings) > 2 or not alternate(parts):
        return f"part {portion + 1}", ""
    board = board_words(portion // 2) if max(parts) > 1 else ""
    return f"the {kind(parts[portion])} half", board


def alternate(parts: dict[int, Ranking]) -> bool:
    """Are the two rankings compared in turn, board by board?"""
    return len({(portion % 2, ranking) for portion, ranking in parts.items()}) == 2


def board_words(place: int) -> str:
    """A board by its number."""
    return f"the {BOARD_ORDINALS[place]} board" if place < len(BOARD_ORDINALS) else f"board {place + 1}"


def kind(ranking: Ranking) -> str:
    """What a half of the pot is called by those who play for it: "high", "low", "badugi"."""
    return "low" if ranking in LOWS else "badugi" if ranking in BADUGIS else "high"
