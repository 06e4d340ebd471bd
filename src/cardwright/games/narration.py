"""What happened, said: an English sentence for every event, to a listener who may be a player.

`tell` says one event; `narrate` says those of one step and knows from them whether there were
side pots. What a listener may not know is not in the events that it gets (`events.seen_by`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from cardwright.cards import SUIT_WORDS, listed
from cardwright.games.events import (
    Anted,
    Bets,
    BettingBegan,
    BroughtIn,
    Burned,
    ButtonMoved,
    Called,
    Checked,
    Completed,
    Dealt,
    Drew,
    Event,
    Folded,
    Gave,
    Mucked,
    Named,
    NobodyWon,
    Passed,
    Played,
    Posted,
    Raised,
    Received,
    Refunded,
    Returned,
    Revealed,
    Scored,
    ShotMoon,
    Showed,
    Shuffled,
    Started,
    SuitNamed,
    Threw,
    Took,
    Won,
    WonRound,
)
from cardwright.games.narration_pots import Pots, paid_around, source
from cardwright.games.narration_words import (
    capital,
    cards_of,
    chips,
    counted,
    worth_words,
    yours,
)
from cardwright.games.phases import Zone
from cardwright.law.words import DEALER

BOARDS = {Zone.BOARD: "", Zone.SECOND_BOARD: "Second board", Zone.THIRD_BOARD: "Third board"}


def tell(
    event: Event, names: Sequence[str] | None = None, you: int | None = None, *, pots: Pots | None = None
) -> str:
    """One event as a sentence; `you` is the seat that listens.

    >>> tell(Folded(seat=1), ["Ann", "Bob"])
    'Bob folds.'
    >>> tell(Folded(seat=1), ["Ann", "Bob"], you=1)
    'You fold.'
    >>> tell(Raised(seat=0, to=120, left=0), ["Ann", "Bob"])
    'Ann raises to 120 and is all-in.'
    """
    return Teller(names, you).says(event, pots or Pots())


def narrate(
    events: Iterable[Event], names: Sequence[str] | None = None, you: int | None = None
) -> tuple[str, ...]:
    """The events of one step, a sentence each.

    >>> narrate([Checked(seat=0), BettingBegan()], ["Ann", "Bob"])
    ('Ann checks.', 'Betting begins.')
    """
    happened = tuple(events)
    teller = Teller(names, you)
    return tuple(teller.says(event, paid_around(happened, place)) for place, event in enumerate(happened))


class Teller:
    """Says events in the second person to one listener and in the third of everybody else."""

    def __init__(self, names: Sequence[str] | None, you: int | None) -> None:
        self.names = names
        self.you = you

    def who(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        if seat == self.you:
            return "you"
        if seat == DEALER:
            return "the dealer"
        return self.names[seat] if self.names else f"seat {seat}"

    def does(self, seat: int, verb: str) -> str:
        """A seat and its verb, at the beginning of a sentence: "You fold", "Bob folds"."""
        return f"{self.begins(seat)} {yours(verb) if seat == self.you else verb}"

    def begins(self, seat: int) -> str:
        """A seat at the beginning of a sentence; a name stays as it is written."""
        who = self.who(seat)
        return who if self.names and seat not in (self.you, DEALER) else capital(who)

    def says(self, event: Event, pots: Pots) -> str:
        match event:
            case Started() | ButtonMoved() | BettingBegan() | Burned() | Dealt() | Shuffled():
                return self.of_the_dealer(event)
            case Anted() | Posted() | BroughtIn() | Folded() | Checked() | Called():
                return self.of_betting(event)
            case Bets() | Completed() | Raised():
                return self.of_betting(event)
            case Showed() | Revealed() | Mucked() | WonRound() | NobodyWon() | ShotMoon():
                return self.of_the_end(event)
            case Won() | Returned() | Refunded():
                return self.of_chips(event, pots)
            case _:
                return self.of_cards(event)

    # --- the dealer --------------------------------------------------------------------------

    def of_the_dealer(self, event: Started | ButtonMoved | BettingBegan | Burned | Dealt | Shuffled) -> str:
        match event:
            case Started(button=seat):
                return f"The game begins. {self.does(seat, 'has')} the button."
            case ButtonMoved(seat=seat):
                return f"{self.does(seat, 'has')} the button."
            case BettingBegan():
                return "Betting begins."
            case Burned(count=count):
                return f"The dealer burns {cards_of(None, count)}."
            case Shuffled(seat=seat, count=count) if seat == DEALER:
                return f"The dealer shuffles {cards_of(None, count)} back into the deck."
            case Shuffled(seat=seat, count=count):
                return f"{self.does(seat, 'turns')} over {cards_of(None, count)} won before, to play on with."
            case Dealt():
                return self.dealt(event)

    def dealt(self, event: Dealt) -> str:
        cards = cards_of(event.cards, event.count)
        match event.zone:
            case Zone.BOARD | Zone.SECOND_BOARD | Zone.THIRD_BOARD:
                street = event.street.removeprefix(BOARDS[event.zone].removesuffix("board").lower())
                where = ", ".join(filter(None, (BOARDS[event.zone], street)))
                return f"{capital(where) or 'Board'}: {cards}."
            case Zone.PILE:
                said = f"Top of the pile: {cards}."
            case Zone.ASIDE:
                said = f"{capital(cards)} {'is' if event.count == 1 else 'are'} put aside, face down."
            case Zone.UP:
                said = f"Face up for {self.who(event.seat)}: {cards}."
            case Zone.HAND:
                said = f"{self.does(event.seat, 'gets')} {cards}."
            case Zone.STOCK | Zone.TAKEN:
                said = f"{self.does(event.seat, 'gets')} {cards}, face down."
            case _:
                assert_never(event.zone)
        return f"{capital(event.street)}: {said}" if event.street else said

    # --- chips ---------------------------------------------------------------------------------

    def of_betting(
        self, event: Anted | Posted | BroughtIn | Folded | Checked | Called | Bets | Completed | Raised
    ) -> str:
        match event:
            case Folded(seat=seat):
                return f"{self.does(seat, 'folds')}."
            case Checked(seat=seat):
                return f"{self.does(seat, 'checks')}."
            case Anted(seat=seat, amount=amount, left=left):
                return self.pays(seat, f"antes {amount}", left)
            case Posted(seat=seat, amount=0):
                return f"{self.does(seat, 'has')} no chips left for the blind."
            case Posted(seat=seat, amount=amount, left=left):
                return self.pays(seat, f"posts a blind of {amount}", left)
            case BroughtIn(seat=seat, amount=amount, left=left):
                return self.pays(seat, f"brings in {amount}", left)
            case Called(seat=seat, amount=amount, left=left):
                return self.pays(seat, f"calls {amount}", left)
            case Bets(seat=seat, to=total, left=left):
                return self.pays(seat, f"bets {total}", left)
            case Completed(seat=seat, to=total, left=left):
                return self.pays(seat, f"completes to {total}", left)
            case Raised(seat=seat, to=total, left=left):
                return self.pays(seat, f"raises to {total}", left)

    def pays(self, seat: int, deed: str, left: int) -> str:
        """Chips put in; who has none left is all-in."""
        verb, _, rest = deed.partition(" ")
        end = "" if left else f" and {'are' if seat == self.you else 'is'} all-in"
        return f"{self.does(seat, verb)} {rest}{end}."

    def of_chips(self, event: Won | Returned | Refunded, pots: Pots) -> str:
        match event:
            case Returned(seat=seat, amount=amount):
                verb = "goes" if amount == 1 else "go"
                return f"{chips(amount)} that nobody called {verb} back to {self.who(seat)}."
            case Refunded(seat=seat, amount=amount):
                return f"{self.does(seat, 'takes')} back {chips(amount)}."
            case Won():
                return self.won(event, pots)

    def won(self, event: Won, pots: Pots) -> str:
        pot, board = source(event, pots)
        how = f"{f' for {board}' if board else ''}{worth_words(event)}"
        if event.sharing > 1:
            amount = f"{event.amount} of {pot}" if pot else chips(event.amount)
            return f"{self.does(event.seat, 'gets')} {amount}{how}, split {event.sharing} ways."
        where = f" from {pot}" if pot else ""
        return f"{self.does(event.seat, 'wins')} {chips(event.amount)}{where}{how}."

    # --- the end of a contest --------------------------------------------------------------------

    def of_the_end(self, event: Showed | Revealed | Mucked | WonRound | NobodyWon | ShotMoon) -> str:
        match event:
            case Showed(seat=seat, cards=cards):
                return f"{self.does(seat, 'shows')} {cards_of(cards, 0)}."
            case Revealed(seat=seat, number=number):
                return f"{self.does(seat, 'shows')} the number {number}."
            case Mucked(seat=seat):
                return f"{self.does(seat, 'mucks')}."
            case WonRound(seat=seat, wins=wins):
                return f"{self.does(seat, 'wins')} the round, {wins} so far."
            case NobodyWon(seats=seats):
                first, *others = sorted(seats, key=lambda seat: seat != self.you)
                return f"{listed([self.begins(first), *map(self.who, others)])} are equal: nobody wins."
            case ShotMoon(seat=seat):
                return f"{self.does(seat, 'shoots')} the moon."

    # --- cards -----------------------------------------------------------------------------------

    def of_cards(
        self,
        event: Threw | Gave | Received | Named | SuitNamed | Played | Drew | Passed | Took | Scored,
    ) -> str:
        match event:
            case Threw(seat=seat, count=0):
                return f"{self.does(seat, 'stands')} pat."
            case Threw(seat=seat, count=count, cards=cards, draws=False):
                return f"{self.does(seat, 'puts')} {cards_of(cards, count)} away."
            case Threw(seat=seat, count=count, cards=None):
                return f"{self.does(seat, 'draws')} {cards_of(None, count)}."
            case Threw(seat=seat, count=count, cards=cards):
                thrown = cards_of(cards, count)
                return f"{self.does(seat, 'throws')} {thrown}, to draw {cards_of(None, count)}."
            case Gave(seat=seat, to=to, count=count, cards=cards):
                return f"{self.does(seat, 'chooses')} {cards_of(cards, count)} for {self.who(to)}."
            case Received(seat=seat, giver=giver, count=count, cards=cards):
                return f"{self.does(seat, 'receives')} {cards_of(cards, count)} from {self.who(giver)}."
            case Named(seat=seat, number=None):
                return f"{self.does(seat, 'names')} a number."
            case Named(seat=seat, number=number):
                return f"{self.does(seat, 'names')} {number}."
            case SuitNamed(seat=seat, suit=suit):
                return f"{self.does(seat, 'asks')} for {SUIT_WORDS[suit]}."
            case Played(seat=seat, cards=cards):
                return f"{self.does(seat, 'plays')} {cards_of(cards, 1)}."
            case Drew(seat=seat):
                return f"{self.does(seat, 'draws')} a card."
            case Passed(seat=seat):
                return f"{self.does(seat, 'passes')}."
            case Took(seat=seat, count=count, cards=cards, points=points):
                worth = f", {counted(points, 'point')}" if points else ""
                return f"{self.does(seat, 'takes')} {cards_of(cards, count)}{worth}."
            case Scored(seat=seat, points=points, score=score):
                return f"{self.does(seat, 'scores')} {counted(points, 'point')}, {score} in all."
            case _:
                assert_never(event)
