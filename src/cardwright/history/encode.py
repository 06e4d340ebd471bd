"""From a written hand to steps of the law: flat numbers, ready for whoever runs them.

`encode` reads fields and actions and settles everything that needs no table: the game, the unit
of chips, who has which cards, the order in which the law will ask for them. `replay.py` runs it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from cardwright.cards import Cards
from cardwright.history import kinds
from cardwright.history.chips import PLACES, UNKNOWN_STACK, amount_text, chips, decimals, items
from cardwright.history.deals import deals_of
from cardwright.history.errors import PhhError
from cardwright.history.kinds import Kind
from cardwright.history.phh_text import PhhHand
from cardwright.history.setting import Setting, setting_of
from cardwright.history.stud import Seat, Streets, cards_written, union
from cardwright.history.variants import Variant, variant_of
from cardwright.history.words import BETTING, BOARD, HOLE, NOTHING, RAISING, SHOWING, Step, Word, read_word
from cardwright.law import Program
from cardwright.law.words import DEAL, DEALER, RAISE, THROW

MOST_PLACES = 9
GAVE_UP = -1  # shown, by who says that the hand stays unseen


@dataclass(slots=True)
class Coded:
    """A hand as numbers: start `program` with these stacks and the setting's button, do the steps.

    A step is a seat (or DEALER), a kind and a value; CALL stands for a check too. What is dealt
    without being known is 0, or a stand-in that is in `unknown`. At the showdown the seats in
    `showers` show and the others give up.
    """

    setting: Setting
    stacks: list[int]
    steps: list[Step]
    places: int  # the decimals of the record's amounts: our chip is its last one
    unit: int  # how many of our chips are one of the record's
    known: int = 0  # seats whose whole hand is known
    showed: int = 0  # seats that did not give their hand up unseen
    unknown: Cards = 0
    shown: dict[int, Cards] = field(default_factory=dict)  # whole hands that seats showed in the end
    notes: list[Kind] = field(default_factory=list)

    @property
    def program(self) -> Program:
        """What the law steps through."""
        return self.setting.program

    @property
    def numbers(self) -> list[int]:
        """The steps as one row: a seat, a kind and a value, and so on."""
        return [number for step in self.steps for number in step]

    @property
    def showers(self) -> int:
        """The seats that show, if they come to the showdown."""
        return self.known & self.showed

    def amount(self, chips: int | Fraction) -> str:
        """Chips as the record counts them."""
        return amount_text(chips, self.unit)


def encode(hand: PhhHand, *, stand_ins: bool = False) -> Coded:
    """The hand as steps of the law; with `stand_ins`, unknown cards become some that nobody had.

    >>> from cardwright.history.phh_text import read_phh
    >>> [hand] = read_phh('''variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [1, 2]
    ... min_bet = 2
    ... starting_stacks = [200, 200]
    ... actions = ["d dh p1 AhKd", "d dh p2 ????", "p2 cbr 6", "p1 f"]
    ... ''')
    >>> encode(hand).steps[2:]
    [(1, 3, 6), (0, 0, 0)]
    """
    if hand.problem:
        raise PhhError(hand.problem, code=kinds.NOT_TOML.code)
    fields = hand.fields
    try:
        variant = variant_of(fields["variant"].strip("'\""))
        places = decimals_of(fields, variant)
        stacks = [chips(item, places) for item in items(fields["starting_stacks"])]
        setting = setting_of(fields, variant, places, len(stacks))
        written = strings(fields["actions"], hand)
    except KeyError as missing:
        raise PhhError(f"the field {missing} is missing", code=kinds.MISSING_FIELD.code) from None
    if min(stacks) <= 0 or max(stacks) > UNKNOWN_STACK or places > MOST_PLACES:
        raise PhhError(
            f"starting_stacks: everybody needs chips, fewer than 2**53, with at most {MOST_PLACES} decimals",
            code=kinds.WRONG_VALUE.code,
        )
    coded = Coded(setting, stacks, [], places, 10**places, notes=list(setting.notes))
    if variant.is_stud:
        as_stud(coded, written, places)
    elif stand_ins or variant.draws:
        arranged(coded, written, places)
    else:
        plain(coded, written, places)
    return coded


def decimals_of(fields: dict[str, str], variant: Variant) -> int:
    """How many decimals the unit of the hand needs."""
    results = fields.get("winnings", "") + fields.get("finishing_stacks", "")
    given = [fields["starting_stacks"], fields["antes"], fields.get("blinds_or_straddles", "")]
    given += [fields[name] for name in variant.needs]
    if "." in fields["actions"]:
        bets = [part.partition("#")[0] for part in fields["actions"].split(",") if "cbr" in part]
        given.append(" ".join(bets))
    written = " ".join(given)
    if "." not in written and "." not in results:
        return 0
    fine = decimals(results)
    return max(decimals(written), fine if fine <= PLACES else 0)


def strings(raw: str, hand: PhhHand) -> list[str]:
    """The items of an array of strings: split where every quote is one of its own, else read as TOML."""
    if raw[:2] == "['" and raw[-2:] == "']":
        split = raw[2:-2].split("', '")
        if raw.count("'") == 2 * len(split):  # all of them stand between items, or at the ends
            return split
    found = hand["actions"]
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise PhhError("actions should be an array of strings", code=kinds.WRONG_VALUE.code)
    return [str(item) for item in found]


SEEN: dict[str, Word] = {}


def plain(coded: Coded, written: list[str], places: int) -> None:
    """Hands are dealt once and never change: what nobody knows can be no cards at all."""
    setting = coded.setting
    seats, variant = setting.seats, setting.variant
    holes: list[Cards] = [0] * seats
    hole_counts = [0] * seats
    dealt: Cards = 0
    cards_dealt = laid = 0
    shown: dict[int, Cards] = {}
    steps: list[Step] = []
    for action in written:
        about, seat, step, cards, count, amount = SEEN.get(action) or read_word(action, SEEN)
        if seat >= seats:
            raise nobody_there(action, seats)
        if about == BETTING:
            steps.append(step)
        elif about == RAISING:
            steps.append((seat, RAISE, chips(amount, places)))
        elif about == HOLE:
            if steps:
                raise miscounted(action, variant)
            holes[seat] |= cards
            hole_counts[seat] += count
            dealt |= cards
            cards_dealt += cards.bit_count()
        elif about == BOARD:
            steps.append(step)
            dealt |= cards
            cards_dealt += cards.bit_count()
            laid += count
            if laid not in variant.laid:
                raise miscounted(action, variant)
        elif about == SHOWING:
            remember_shown(shown, seat, cards, count, variant.cards)
        elif about != NOTHING:
            raise miscounted(action, variant)
    for seat, cards in shown.items():
        if cards > 0:
            if holes[seat] & ~cards:
                coded.notes.append(kinds.SHOWN_NOT_DEALT)
            cards_dealt += (cards & ~holes[seat]).bit_count()
            dealt |= cards
            holes[seat] = cards
    if cards_dealt != dealt.bit_count():
        coded.notes.append(kinds.DUPLICATE_CARD)
    for seat in range(seats):
        if hole_counts[seat] > variant.cards or (hole_counts[seat] < variant.cards and (steps or shown)):
            raise miscounted(f"the hand of p{seat + 1}", variant)
        if holes[seat].bit_count() == variant.cards:
            coded.known |= 1 << seat
    gave_up(coded, shown)
    coded.steps = [*[(DEALER, DEAL, hole) for hole in holes], *steps]


def remember_shown(shown: dict[int, Cards], seat: int, cards: Cards, count: int, size: int) -> None:
    """A whole hand counts most, then cards that nobody saw, then that it was given up."""
    if cards.bit_count() == size:
        shown[seat] = cards
    elif shown.get(seat, GAVE_UP) == GAVE_UP:
        shown[seat] = 0 if count else GAVE_UP


def gave_up(coded: Coded, shown: dict[int, Cards]) -> None:
    coded.showed = (1 << coded.setting.seats) - 1
    for seat, cards in shown.items():
        if cards == GAVE_UP:
            coded.showed &= ~(1 << seat)


def nobody_there(action: str, seats: int) -> PhhError:
    return PhhError(f"{action!r}: there are {seats} players", code=kinds.UNKNOWN_ACTION.code)


def miscounted(what: str, variant: Variant) -> PhhError:
    return PhhError(f"{what} is not as many cards as {variant.name} deals here", code=kinds.WRONG_COUNT.code)


def arranged(coded: Coded, written: list[str], places: int) -> None:
    """Seats draw, or unknown cards need stand-ins."""
    setting = coded.setting
    words = []
    shown: dict[int, Cards] = {}
    laid = 0
    for action in written:
        word = SEEN.get(action) or read_word(action, SEEN)
        if word.seat >= setting.seats:
            raise nobody_there(action, setting.seats)
        if word.about == SHOWING:
            remember_shown(shown, word.seat, word.cards, word.number, setting.variant.cards)
        elif word.about == RAISING:
            words.append(Word(BETTING, word.seat, (word.seat, RAISE, chips(word.amount, places))))
        elif word.about != NOTHING:
            words.append(word)
        if word.about == BOARD:
            laid += word.number
            if laid not in setting.variant.laid:
                raise miscounted(action, setting.variant)
    deals = deals_of(setting.variant, words, setting.seats, shown)
    coded.steps = deals.steps()
    coded.unknown = deals.unknown
    coded.notes += deals.notes
    holes = [cards & ~coded.unknown for _, _, cards in coded.steps[: setting.seats]]
    if union(holes).bit_count() < sum(cards.bit_count() for cards in holes):
        coded.notes.append(kinds.DUPLICATE_CARD)
    coded.shown = {seat: cards for seat, cards in shown.items() if cards > 0}
    coded.known = known_at_last(coded)
    gave_up(coded, shown)


def as_stud(coded: Coded, written: list[str], places: int) -> None:
    """Cards come one by one, some of them face up."""
    seats = coded.setting.seats
    streets = Streets([Seat() for _ in range(seats)])
    hidden = 0
    for action in written:
        word = SEEN.get(action) or read_word(action, SEEN)
        if word.seat >= seats:
            raise nobody_there(action, seats)
        if word.about == HOLE:
            streets.deal(word.seat, cards_written(action))
        elif word.about == SHOWING:
            streets.seats[word.seat].shown |= word.cards
            hidden |= (word.number == 0) << word.seat
        elif word.about == RAISING:
            streets.order.append((word.seat, RAISE, chips(word.amount, places)))
        elif word.about in (BETTING, BOARD):
            streets.common |= word.cards
            streets.order.append(word.step)
        elif word.about != NOTHING:
            raise miscounted(action, coded.setting.variant)
    coded.steps, coded.unknown = streets.steps()
    coded.notes += [kinds.DUPLICATE_CARD] * streets.duplicates + [kinds.SHOWN_NOT_DEALT] * streets.mismatched
    for seat, held in enumerate(streets.seats):
        coded.known |= (not union(held.cards) & coded.unknown) << seat
        coded.showed |= (bool(held.shown) or not hidden >> seat & 1) << seat


def known_at_last(coded: Coded) -> int:
    """The seats that show a whole hand in the end, or hold no stand-in."""
    known = 0
    for seat, hand in enumerate(last_hands(coded)):
        known |= (seat in coded.shown or not hand & coded.unknown) << seat
    return known


def last_hands(coded: Coded) -> list[Cards]:
    """What each seat holds after all throws and draws."""
    seats = coded.setting.seats
    hands = [cards for _, _, cards in coded.steps[:seats]]
    drawing = DEALER
    for seat, kind, value in coded.steps[seats:]:
        if seat != DEALER:
            drawing = DEALER
        if kind == THROW:
            hands[seat] &= ~value
            drawing = seat
        elif kind == DEAL and drawing != DEALER:
            hands[drawing] |= value
    return hands
