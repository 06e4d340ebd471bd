"""What one listener hears: every event as far as that seat may know it, in the asked length.

It also remembers, for what may be asked later: the board in its order, the round, the last words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardwright.cards import Cards, cards_in
from cardwright.cli.table.spoken import capital, hand_words
from cardwright.games import Event, Game, seen_by
from cardwright.games.events import (
    Anted,
    BettingBegan,
    Burned,
    ButtonMoved,
    Dealt,
    Gave,
    Posted,
    Received,
    Started,
)
from cardwright.games.narration import Teller, narrate
from cardwright.games.narration_words import cards_of
from cardwright.games.parts import parts
from cardwright.games.phases import Turn, Zone
from cardwright.players.house.plan import plan_of

IN_THE_MIDDLE = (Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD)
LONG = (BettingBegan, Burned, ButtonMoved)  # only in full speech
OWN = (Anted, Gave, Received)  # in brief speech, only of oneself
LAST = 12  # how many sentences the log holds where there are no rounds of betting


class Ears:
    """Tells one seat of one hand; `seat` is None for who only watches."""

    def __init__(
        self,
        *,
        seat: int | None,
        names: Sequence[str],
        brief: bool,
        game: Game,
        say: Callable[[str], None],
    ) -> None:
        self.seat = seat
        self.by_suit = not plan_of(game).shares
        self.turned_aside = any(isinstance(part, Turn) and part.to is Zone.ASIDE for part in parts(game))
        self.names = names
        self.brief = brief
        self.say = say
        self.just_told: Cards = 0  # the own cards, if the last sentence was about nothing else
        self.facing = ""  # what the person was asked last
        self.since: list[str] = []  # what was told since the person last acted
        self.round: list[str] = []  # ... since the betting round began
        self.boards: dict[Zone, list[int]] = {zone: [] for zone in IN_THE_MIDDLE}

    def hear(self, events: Iterable[Event]) -> None:
        """Tell what is worth telling, a line each; forced bets share one."""
        forced: list[str] = []
        known = [seen_by(event, self.seat) for event in events]
        for event, sentence in zip(known, narrate(known, self.names, self.seat), strict=True):
            self.note(event)
            said = self.worded(event, sentence, known)
            if said and self.brief and isinstance(event, Posted | Anted):
                forced.append(said)
            elif said:
                self.tell(" ".join(forced))
                forced.clear()
                self.tell(said)
                self.just_told = own_cards(event, self.seat)
        self.tell(" ".join(forced))

    def worded(self, event: Event, sentence: str, known: Sequence[Event]) -> str:
        """The sentence as this listener gets it; nothing for what is not worth a line."""
        if isinstance(event, Started):
            return ""  # a session says itself that a hand begins
        if self.brief and not self.matters(event):
            return unseen_street(event, known)
        if isinstance(event, Dealt) and event.zone is Zone.ASIDE and self.turned_aside:
            return f"{self.does(event.seat, 'puts')} {cards_of(None, event.count)} aside, face down."
        mine = own_cards(event, self.seat)
        if mine.bit_count() > 1 and self.by_suit:
            return f"You get {hand_words(mine, by_suit=True)}."
        return sentence

    def does(self, seat: int, verb: str) -> str:
        """ "You put", "Anna puts"."""
        return Teller(self.names, self.seat).does(seat, verb)

    def tell(self, sentence: str) -> None:
        """Say a sentence, and remember it."""
        if sentence:
            self.since.append(sentence)
            self.round.append(sentence)
            del self.round[:-LAST]
            self.say(sentence)

    def note(self, event: Event) -> None:
        """Remember what a set of cards would forget: the order of the board, when a round began."""
        match event:
            case BettingBegan():
                self.round.clear()
            case Dealt(zone=zone, cards=cards) if zone in IN_THE_MIDDLE and cards:
                self.boards[zone] += cards_in(cards)
            case _:
                pass

    def matters(self, event: Event) -> bool:
        """Is it worth a line in brief speech?"""
        if isinstance(event, LONG):
            return False
        if isinstance(event, OWN) and self.seat is not None:
            return event.seat == self.seat or (isinstance(event, Anted) and event.left == 0)
        if isinstance(event, Dealt):
            return event.cards is not None
        return True

    def in_the_middle(self) -> list[list[int]]:
        """The boards, each with its cards in the order in which they came."""
        return list(self.boards.values())


def unseen_street(event: Event, known: Sequence[Event]) -> str:
    """The name of a street of which no card is seen, once: who has folded must hear that it came."""
    if not isinstance(event, Dealt) or not event.street:
        return ""
    street = [e for e in known if isinstance(e, Dealt) and e.street == event.street]
    is_first_unseen = street[0] is event and all(e.cards is None for e in street)
    return f"{capital(event.street)}." if is_first_unseen else ""


def own_cards(event: Event, seat: int | None) -> Cards:
    """The cards that an event brings to the hand of this seat."""
    match event:
        case Dealt(zone=Zone.HAND, seat=to, cards=cards) if to == seat:
            return cards or 0
        case _:
            return 0
