"""The five closed sets a game is made of: phases, conditions, amounts, effects, rankings.

All of it is frozen data with typed fields: readable, comparable, JSON, and open to generic
operators. Every member can be said in one sentence; `rulebook.py` says it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Zone(StrEnum):
    """Where cards lie."""

    HAND = "hand"  # the seat sees them
    UP = "up"  # in front of the seat, everybody sees them
    STOCK = "stock"  # in front of the seat, nobody sees them
    TAKEN = "taken"  # won by the seat
    PILE = "pile"  # played out in the middle, face up
    ASIDE = "aside"  # in the middle, face down
    BOARD = "board"  # in the middle, face up, everybody's
    SECOND_BOARD = "second board"
    THIRD_BOARD = "third board"


class Limit(StrEnum):
    """How much may be bet."""

    NO = "no limit"
    POT = "pot limit"
    DOUBLE_POT = "double pot limit"
    FIXED = "fixed limit"
    SPREAD = "spread limit"


class Ranking(StrEnum):
    """By what seats are compared."""

    HIGH = "high"
    SHORT_HIGH = "short-deck high"
    SHORT_TRIPS = "short-deck high, trips over straights"
    ACE_TO_FIVE = "ace-to-five low"
    DEUCE_TO_SEVEN = "deuce-to-seven low"
    EIGHT_OR_BETTER = "eight-or-better low"
    BADUGI = "badugi"
    BADUGI_ACE_HIGH = "badugi, aces high"
    OMAHA_HIGH = "omaha high"
    OMAHA_EIGHT = "omaha eight-or-better low"
    NUMBER = "highest number named"
    MOST_WINS = "most rounds won"
    LOW_SCORE = "lowest score"
    HIGH_SCORE = "highest score"
    MOST_CARDS = "most cards"
    UP_CARD = "highest card turned up"
    TRICK = "trick"


class Prize(StrEnum):
    """What the best seat gets."""

    POT = "the pot"
    ROUND = "the round"


class Tie(StrEnum):
    """What happens to the pot when several are best."""

    SPLIT = "split"
    BACK = "everybody takes back what it has paid"


class Show(StrEnum):
    """How hands are shown at the end."""

    ALL = "everybody shows"
    WINNING = "hands that cannot win stay hidden"
    CHOICE = "each seat shows or mucks"


class OddChips(StrEnum):
    """Who gets the chips that do not divide."""

    ONE_EACH = "one each from the button's left"
    TO_FIRST = "all to the first seat left of the button"


class AnteBy(StrEnum):
    """Who pays the ante."""

    EACH = "each seat"
    BIG_BLIND = "the big blind, for the table"
    BUTTON = "the button, for the table"


class Fit(StrEnum):
    """What a played card must go with."""

    ANYTHING = "anything"
    LED_SUIT = "the suit that was led"
    TOP_CARD = "suit or rank of the top card"


class Opener(StrEnum):
    """Who opens a round of betting."""

    PLACE = "the first from the button's left"
    LOW_CARD = "the lowest card up"
    HIGH_CARD = "the highest card up, aces low"
    HIGH_HAND = "the best hand up"
    LOW_HAND = "the lowest hand up"


# --- amounts -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IfSeats:
    """One number when so many seats play, another otherwise."""

    seats: int
    then: int
    otherwise: int


Amount = int | IfSeats


def amount_for(amount: Amount, seats: int) -> int:
    """What an amount comes to with so many seats.

    >>> amount_for(IfSeats(2, then=7, otherwise=5), 4)
    5
    """
    if isinstance(amount, int):
        return amount
    return amount.then if amount.seats == seats else amount.otherwise


# --- conditions --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScoreReached:
    """Some seat's score has reached the number."""

    score: int


@dataclass(frozen=True, slots=True)
class WinsReached:
    """Some seat has won so many rounds."""

    wins: int


@dataclass(frozen=True, slots=True)
class SomeoneOut:
    """Some seat has no cards left."""


@dataclass(frozen=True, slots=True)
class OneLeft:
    """Only one seat still has chips."""


@dataclass(frozen=True, slots=True)
class Tied:
    """The last cards compared were equal and still lie in the middle."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """Everybody has passed in a row."""


Condition = ScoreReached | WinsReached | SomeoneOut | OneLeft | Tied | Stuck


# --- phases ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Post:
    """Forced bets: an ante, blinds counted from the small blind (more than two are straddles),
    a blind of the button's, late posts and dead chips by place.

    Where one seat pays the ante for all, its blind comes first unless `ante_first` (TDA RP-11).
    """

    blinds: tuple[int, ...] = ()
    ante: int = 0
    ante_by: AnteBy = AnteBy.EACH
    ante_first: bool = False
    button_blind: int = 0
    late: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()
    trimmed: bool = True


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer gives cards to each seat, or lays them in the middle; `street` is its name.

    A `shared` deal lays one card in the middle for all when the deck cannot serve everybody.
    """

    count: Amount
    to: Zone = Zone.HAND
    burn: int = 0
    street: str = ""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Each seat turns cards of its unseen stock, keeping some if it has no more."""

    count: int
    to: Zone = Zone.UP
    spare: int = 0


@dataclass(frozen=True, slots=True)
class Bet:
    """A round of betting. `least` 0 is the big blind; `cap` 0 is any number of raises.

    `bring_in` is what the opener must bet at least, `ceiling` the most that a seat may pay in the
    hand, `pair_bet` the larger bet that a pair lying open allows.
    """

    limit: Limit = Limit.NO
    least: int = 0
    most: int = 0
    cap: int = 0
    heads_up_cap: bool = True
    free_fold: bool = False
    opener: Opener = Opener.PLACE
    bring_in: int = 0
    ceiling: int = 0
    pair_bet: int = 0


@dataclass(frozen=True, slots=True)
class Exchange:
    """Each seat throws some cards and draws as many; more if it keeps one of `keeping`."""

    most: int
    more: int = 0
    keeping: str = ""


@dataclass(frozen=True, slots=True)
class Discard:
    """Each seat throws so many cards and draws none."""

    count: int


@dataclass(frozen=True, slots=True)
class Name:
    """Every seat names a number, unseen by the others if it is secret."""

    least: int
    most: int
    from_score: bool = False
    reserve: int = 0
    secret: bool = True


@dataclass(frozen=True, slots=True)
class Give:
    """Every seat gives cards to another, so many seats to the left, by turns of the loop."""

    count: int
    directions: tuple[int, ...] = (1,)


@dataclass(frozen=True, slots=True)
class Play:
    """The seat on turn plays a card that fits, or draws, or passes."""

    to: Zone = Zone.PILE
    fit: Fit = Fit.ANYTHING
    wild: str = ""
    draws: int = 0
    opening: str = ""
    unbroken: str = ""
    clean: str = ""


@dataclass(frozen=True, slots=True, init=False)
class Showdown:
    """Compare the seats that are left and give the best the prize.

    After an all-in the rest of the board is dealt `runs` times, each run for its part of the pot.
    """

    rankings: tuple[Ranking, ...]
    boards: tuple[int, ...]
    prize: Prize
    tie: Tie
    show: Show
    tabled: bool
    odd: OddChips
    spend: bool
    runs: int

    def __init__(
        self,
        *rankings: Ranking,
        boards: tuple[int, ...] = (),
        prize: Prize = Prize.POT,
        tie: Tie = Tie.SPLIT,
        show: Show = Show.ALL,
        tabled: bool = True,
        odd: OddChips = OddChips.ONE_EACH,
        spend: bool = False,
        runs: int = 1,
    ) -> None:
        fields = (rankings, boards, prize, tie, show, tabled, odd, spend, runs)
        for name, value in zip(self.__slots__, fields, strict=True):
            object.__setattr__(self, name, value)


# --- effects -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take:
    """The best card in front wins all cards on the table, and its seat goes first."""

    by: Ranking = Ranking.TRICK
    trump: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """Add the points of each seat's cards to its score; all points in one hand go to the others."""

    zone: Zone
    points: tuple[tuple[str, int], ...]
    all_of_it: int = 0


@dataclass(frozen=True, slots=True)
class Gather:
    """All cards go back to the deck."""


@dataclass(frozen=True, slots=True)
class Grant:
    """Every seat's score goes up."""

    points: int


@dataclass(frozen=True, slots=True)
class PassButton:
    """The button goes to the left."""


@dataclass(frozen=True, slots=True)
class Leads:
    """Who holds one of these cards goes first."""

    cards: str


# --- scopes ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, init=False)
class Contest:
    """A scope in which seats can fold; when one is left, the rest is skipped."""

    phases: tuple[Phase, ...]
    award: Showdown

    def __init__(self, *phases: Phase, award: Showdown) -> None:
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "award", award)


@dataclass(frozen=True, slots=True, init=False)
class Repeat:
    """The phases again and again, so often at most, until a condition holds."""

    phases: tuple[Phase, ...]
    times: int
    until: tuple[Condition, ...]

    def __init__(self, *phases: Phase, times: int, until: tuple[Condition, ...] = ()) -> None:
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "until", until)


@dataclass(frozen=True, slots=True, init=False)
class Turns:
    """Each seat in turn, from who goes first, does the phases."""

    phases: tuple[Phase, ...]
    times: int
    until: tuple[Condition, ...]

    def __init__(self, *phases: Phase, times: int = 1, until: tuple[Condition, ...] = ()) -> None:
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "until", until)


@dataclass(frozen=True, slots=True, init=False)
class If:
    """The phases, if a condition holds."""

    phases: tuple[Phase, ...]
    condition: Condition

    def __init__(self, condition: Condition, *phases: Phase) -> None:
        object.__setattr__(self, "condition", condition)
        object.__setattr__(self, "phases", phases)


Effect = Take | Tally | Gather | Grant | PassButton | Leads
Choice = Post | Deal | Turn | Bet | Exchange | Discard | Name | Give | Play
Scope = Contest | Repeat | Turns | If
Phase = Choice | Showdown | Effect | Scope


@dataclass(frozen=True, slots=True)
class Seats:
    """How many may play."""

    least: int
    most: int


# The short names that games are written with.
HAND, UP, STOCK, TAKEN, PILE, ASIDE = Zone.HAND, Zone.UP, Zone.STOCK, Zone.TAKEN, Zone.PILE, Zone.ASIDE
BOARD, SECOND_BOARD, THIRD_BOARD = Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD
NO_LIMIT, POT_LIMIT, DOUBLE_POT_LIMIT = Limit.NO, Limit.POT, Limit.DOUBLE_POT
FIXED_LIMIT, SPREAD_LIMIT = Limit.FIXED, Limit.SPREAD
HIGH, SHORT_HIGH, SHORT_TRIPS = Ranking.HIGH, Ranking.SHORT_HIGH, Ranking.SHORT_TRIPS
EIGHT_OR_BETTER, ACE_TO_FIVE = Ranking.EIGHT_OR_BETTER, Ranking.ACE_TO_FIVE
DEUCE_TO_SEVEN, BADUGI, BADUGI_ACE_HIGH = Ranking.DEUCE_TO_SEVEN, Ranking.BADUGI, Ranking.BADUGI_ACE_HIGH
OMAHA_HIGH, OMAHA_EIGHT = Ranking.OMAHA_HIGH, Ranking.OMAHA_EIGHT
