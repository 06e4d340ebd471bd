"""What happens, as values: one small record for each kind of thing.

The law tells everything; `seen_by(event, seat)` takes out what that seat may not know, and
leaves how many cards it was. `narration.py` has the sentences.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cardwright.cards import Cards
from cardwright.games.compile import RANKINGS
from cardwright.games.phases import Ranking, Zone
from cardwright.law import Program, words


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """A game begins."""

    button: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Anted:
    """An ante was paid."""

    seat: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """A blind was posted."""

    seat: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BroughtIn:
    """A seat opened with its forced bet."""

    seat: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """The dealer gave cards; `cards` is None for who may not see them."""

    seat: int
    zone: Zone
    count: int
    cards: Cards | None
    street: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Burned:
    """Cards were put aside unseen."""

    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BettingBegan:
    """A round of betting was opened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """A seat gave up."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """A seat stayed in for nothing."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """A seat matched the price, or went all-in for less."""

    seat: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bets:
    """A seat made the first bet of a round."""

    seat: int
    to: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed:
    """A seat made a whole bet of a bring-in."""

    seat: int
    to: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Raised:
    """A seat raised to a total in front."""

    seat: int
    to: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned:
    """What nobody matched went back."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Showed:
    """A hand was turned up."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """A secret number was shown."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mucked:
    """A hand was given up unseen."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """Chips from a pot. Pot 0 is the main pot; `sharing` seats divide this part of it."""

    seat: int
    amount: int
    pot: int
    portion: int
    sharing: int
    ranking: Ranking
    strength: int  # 0 where nothing was compared


@dataclass(frozen=True, slots=True, kw_only=True)
class WonRound:
    """A seat won a round."""

    seat: int
    wins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyWon:
    """Several seats were equal, and nobody won."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Refunded:
    """A drawn game gave a seat back what it had paid."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Threw:
    """A seat put cards away, to draw as many or none."""

    seat: int
    count: int
    cards: Cards | None
    draws: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Gave:
    """A seat chose cards to give."""

    seat: int
    to: int
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """A seat got cards from another."""

    seat: int
    giver: int
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A seat named a number."""

    seat: int
    number: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitNamed:
    """A seat named the suit to play."""

    seat: int
    suit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A seat played cards."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew:
    """A seat asked for a card from the deck."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """A seat did nothing with its turn."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Took:
    """A seat won cards; the points that they count, where everybody has seen them all."""

    seat: int
    cards: Cards | None
    count: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """Points were added to a seat's score."""

    seat: int
    points: int
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotMoon:
    """A seat has all that counts, and so the others score it."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled:
    """Cards were shuffled in again: to the deck, or a seat's winnings to its stock."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonMoved:
    """The button went to a seat."""

    seat: int


Event = (
    Started | Anted | Posted | BroughtIn | Dealt | Burned | BettingBegan | Folded | Checked | Called | Bets
    | Completed | Raised | Returned | Showed | Revealed | Mucked | Won | WonRound | NobodyWon | Refunded
    | Threw | Gave | Received | Named | SuitNamed | Played | Drew | Passed | Took | Scored | ShotMoon
    | Shuffled | ButtonMoved
)  # fmt: skip

Raw = tuple[int, int, int, int, int]
ZONES = tuple(Zone)
RANKED = {number: ranking for ranking, number in RANKINGS.items()}


def told(log: Iterable[Raw], program: Program) -> tuple[Event, ...]:
    """The law's numbers as events."""
    return tuple(event(raw, program) for raw in log)


def event(raw: Raw, program: Program) -> Event:
    """One of them."""
    what, seat, number, more, extra = raw
    match what:
        case words.STARTED:
            return Started(button=seat)
        case words.ANTED:
            return Anted(seat=seat, amount=number, left=more)
        case words.POSTED:
            return Posted(seat=seat, amount=number, left=more)
        case words.BROUGHT_IN:
            return BroughtIn(seat=seat, amount=number, left=more)
        case words.DEALT:
            street = program.streets.get(extra, "")
            zone, count = ZONES[more], number.bit_count()
            return Dealt(seat=seat, zone=zone, count=count, cards=number, street=street)
        case words.BURNED:
            return Burned(count=number.bit_count(), cards=number)
        case words.STREET:
            return BettingBegan()
        case words.FOLDED:
            return Folded(seat=seat)
        case words.CHECKED:
            return Checked(seat=seat)
        case words.CALLED:
            return Called(seat=seat, amount=number, left=more)
        case words.BETS:
            return Bets(seat=seat, to=number, left=more)
        case words.COMPLETED:
            return Completed(seat=seat, to=number, left=more)
        case words.RAISED:
            return Raised(seat=seat, to=number, left=more)
        case words.RETURNED:
            return Returned(seat=seat, amount=number)
        case words.SHOWED:
            return Showed(seat=seat, cards=number)
        case words.REVEALED:
            return Revealed(seat=seat, number=number)
        case words.MUCKED:
            return Mucked(seat=seat)
        case words.WON:
            return won(raw)
        case words.WON_ROUND:
            return WonRound(seat=seat, wins=number)
        case words.NO_WINNER:
            return NobodyWon(seats=tuple(s for s in range(number.bit_length()) if number >> s & 1))
        case words.REFUNDED:
            return Refunded(seat=seat, amount=number)
        case _:
            return card_event(raw, program)


def won(raw: Raw) -> Won:
    """The pot, the portion, how many share and by what ranking are packed in one number."""
    _, seat, amount, packed, strength = raw
    return Won(
        seat=seat,
        amount=amount,
        pot=packed & 0xFF,
        portion=packed >> 8 & 0xFF,
        sharing=packed >> 16 & 0xFF,
        ranking=RANKED[packed >> 32],
        strength=strength,
    )


def card_event(raw: Raw, program: Program) -> Event:
    """Events of exchanging, playing and counting."""
    what, seat, number, more, _ = raw
    count = number.bit_count()
    match what:
        case words.THREW:
            return Threw(seat=seat, count=count, cards=number, draws=more != 0)
        case words.GAVE:
            return Gave(seat=seat, to=more, count=count, cards=number)
        case words.RECEIVED:
            return Received(seat=seat, giver=more, count=count, cards=number)
        case words.NAMED:
            return Named(seat=seat, number=number)
        case words.SUIT_NAMED:
            return SuitNamed(seat=seat, suit=number)
        case words.PLAYED:
            return Played(seat=seat, cards=number)
        case words.DREW:
            return Drew(seat=seat)
        case words.PASSED:
            return Passed(seat=seat)
        case words.TOOK:
            return Took(seat=seat, cards=number, count=count, points=more if program.open_winnings else 0)
        case words.SCORED:
            return Scored(seat=seat, points=number, score=more)
        case words.SHOT_MOON:
            return ShotMoon(seat=seat)
        case words.SHUFFLED:
            return Shuffled(seat=seat, count=number)
        case words.BUTTON_MOVED:
            return ButtonMoved(seat=seat)
        case _:
            raise AssertionError(f"the law told something unknown: {raw}")


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as one seat may know it; None is somebody who only watches.

    >>> seen_by(Threw(seat=0, count=2, cards=3), 1)
    Threw(seat=0, count=2, cards=None, draws=True)
    """
    match event:
        case Dealt(zone=Zone.HAND) if event.seat != seat:
            return replace(event, cards=None)
        case Dealt(zone=Zone.STOCK | Zone.ASIDE) | Burned() | Took():
            return replace(event, cards=None)
        case Threw() | Gave() | Received() if event.seat != seat:
            return replace(event, cards=None)
        case Named() if event.seat != seat:
            return replace(event, number=None)
        case _:
            return event
