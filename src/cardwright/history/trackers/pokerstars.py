"""One hand as PokerStars writes it, for trackers and replayers; proved from the text before it is given.

PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/03/05 9:00:00 ET
Table 'Cardwright' 6-max Seat #3 is the button
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.games.phases import Limit
from cardwright.history.history import History
from cardwright.history.trackers.caption import Caption
from cardwright.history.trackers.deeds import Deed, Street, Verb
from cardwright.history.trackers.eastern import eastern
from cardwright.history.trackers.money import Money
from cardwright.history.trackers.names import names_of
from cardwright.history.trackers.pokerstars_proof import prove_pokerstars
from cardwright.history.trackers.pokerstars_summary import pot_name, summary
from cardwright.history.trackers.pokerstars_words import hand_words, spaced
from cardwright.history.trackers.recount import Recount, recount
from cardwright.history.trackers.tracked import (
    HOLDEM,
    OMAHA,
    OMAHA_5,
    OMAHA_5_HI_LO,
    OMAHA_6,
    OMAHA_HI_LO,
    Format,
    tracked,
)
from cardwright.history.trackers.views import dealt_to
from cardwright.history.visible import visible

POKERSTARS = Format(
    name="PokerStars text",
    games={
        HOLDEM: "Hold'em",
        OMAHA: "Omaha",
        OMAHA_HI_LO: "Omaha Hi/Lo",
        OMAHA_5: "5 Card Omaha",
        OMAHA_5_HI_LO: "5 Card Omaha Hi/Lo",
        OMAHA_6: "6 Card Omaha",
    },
    limits={Limit.NO: "No Limit", Limit.POT: "Pot Limit", Limit.FIXED: "Limit"},
    has_straddles=False,
    bets_are_blinds=True,
)
RUNS = ("FIRST ", "SECOND ", "THIRD ")
POSTS = {Verb.ANTE: "the ante", Verb.SMALL: "small blind", Verb.BIG: "big blind", Verb.EXTRA: "big blind"}


def write_pokerstars(history: History, *, caption: Caption | None = None, seen_by: int | None = None) -> str:
    """The text of one hand; cards that only `seen_by` saw are dealt to it (`ALL_SEEN`: to everybody).

    >>> from cardwright import HOLDEM, fold
    >>> from cardwright.fair import SeededDealer
    >>> from cardwright.history import Recorder, begun
    >>> played = Recorder(begun(HOLDEM, stacks=(200, 200), players=("Ann", "Bob")))
    >>> played.deal_out(SeededDealer(1))
    >>> _ = played.apply(played.state.actor, fold())
    >>> print(write_pokerstars(played.history).splitlines()[-5])
    Ann collected 2 from pot
    """
    seats = len(history.stacks)
    told = recount(history, tracked(history.game, seats, POKERSTARS))
    over = (caption or Caption()).seated(seats)
    hand = Hand(history, told, over, Money(history.unit, over.currency), names_of(history), seen_by)
    text = "".join(f"{line}\n" for line in hand.lines())
    prove_pokerstars(text)
    return text


@dataclass(frozen=True, slots=True)
class Hand:
    """Writes one hand, part after part."""

    history: History
    told: Recount
    caption: Caption
    money: Money
    names: Sequence[str]
    seen_by: int | None

    def lines(self) -> Iterator[str]:
        yield self.header()
        yield self.table()
        yield from self.seats()
        yield from self.posts()
        yield "*** HOLE CARDS ***"
        for seat in dealt_to(self.history, self.told.hands, self.seen_by):
            yield f"Dealt to {self.names[seat]} [{spaced(self.told.hands[seat])}]"
        for street in self.told.streets:
            yield from self.street(street)
        yield from self.showdowns()
        yield from summary(self.told, self.caption, self.money, self.names, self.history.button)

    def header(self) -> str:
        game, (low, high) = self.told.tracked, self.told.tracked.stakes
        stakes = f"{self.money.text(low)}/{self.money.text(high)}"
        cap = f" - {self.money.text(game.cap)} Cap - " if game.cap else ""
        currency = f" {self.caption.currency}" if self.caption.currency else ""
        at = eastern(self.caption.at)
        return (
            f"PokerStars Hand #{self.caption.number}:  {game.game} {game.limit} ({stakes}{cap}{currency}) - "
            f"{at:%Y/%m/%d} {at.hour}:{at:%M:%S} ET"
        )

    def table(self) -> str:
        name = " ".join(visible(self.caption.table).replace("'", " ").split())
        play = "" if self.caption.currency else " (Play Money)"
        button = self.caption.places[self.history.button]
        return f"Table '{name}' {self.caption.chairs}-max{play} Seat #{button} is the button"

    def seats(self) -> Iterator[str]:
        """By the numbers on the chairs."""
        for seat in sorted(range(self.told.seats), key=lambda seat: self.caption.places[seat]):
            stack = self.money.text(self.history.stacks[seat])
            yield f"Seat {self.caption.places[seat]}: {self.names[seat]} ({stack} in chips)"

    def posts(self) -> Iterator[str]:
        """A dead small blind and the live big one are one post."""
        deeds = [deed for deed in self.told.streets[0].deeds if deed.verb in (*POSTS, Verb.DEAD)]
        dead = {deed.seat: deed for deed in deeds if deed.verb is Verb.DEAD}
        extra = {deed.seat for deed in deeds if deed.verb is Verb.EXTRA}
        for deed in deeds:
            what, amount = POSTS.get(deed.verb, "small & big blinds"), deed.amount
            if deed.verb is Verb.DEAD and deed.seat in extra:
                continue
            if deed.verb is Verb.EXTRA and deed.seat in dead:
                what, amount = "small & big blinds", amount + dead[deed.seat].amount
            yield f"{self.names[deed.seat]}: posts {what} {self.money.text(amount)}{self.end(deed)}"

    # --- streets -----------------------------------------------------------------------------

    def street(self, street: Street) -> Iterator[str]:
        """Its cards, and what was done on it."""
        if street.cards:
            run = RUNS[street.run] if self.is_run(street) else ""
            before = f"[{' '.join(map(spaced, street.before))}] " if street.before else ""
            yield f"*** {run}{street.name.upper()} *** {before}[{spaced(street.cards)}]"
        for deed in street.deeds:
            if deed.verb not in (*POSTS, Verb.DEAD):
                yield self.deed(deed)

    def is_run(self, street: Street) -> bool:
        """Is it one of the streets that were dealt more than once?"""
        return sum(other.name == street.name for other in self.told.streets) > 1

    def deed(self, deed: Deed) -> str:
        name, amount = self.names[deed.seat], self.money.text(deed.amount)
        match deed.verb:
            case Verb.FOLD:
                return f"{name}: folds"
            case Verb.CHECK:
                return f"{name}: checks"
            case Verb.CALL:
                return f"{name}: calls {amount}{self.end(deed)}"
            case Verb.RETURN:
                return f"Uncalled bet ({amount}) returned to {name}"
            case Verb.BET:
                return f"{name}: bets {amount}{self.end(deed)}"
            case _:
                by, to = self.money.text(deed.by), self.money.text(deed.to)
                return f"{name}: raises {by} to {to}{self.end(deed)}"

    def end(self, deed: Deed) -> str:
        """What is said of the last chips that a seat can put in."""
        if deed.is_all_in:
            return " and is all-in"
        if deed.is_capped:
            return f" and has reached the {self.money.text(self.told.tracked.cap)} cap"
        return ""

    # --- the showdown ------------------------------------------------------------------------

    def showdowns(self) -> Iterator[str]:
        """One for each board; a pot that nobody contests is only collected."""
        if len(self.told.contested) == 1:
            yield from self.collected(0)
            return
        for run in range(self.told.runs):
            yield f"*** {RUNS[run] if self.told.runs > 1 else ''}SHOW DOWN ***"
            for seat in self.told.shown:
                yield f"{self.names[seat]}: shows {self.shown(seat, run)}"
            for seat in self.told.contested:
                if seat not in self.told.shown and run == 0 and not self.is_left_alone(seat):
                    yield f"{self.names[seat]}: mucks hand"
            yield from self.collected(run)

    def is_left_alone(self, seat: int) -> bool:
        """Did all others give up their hands, so that the seat collects without showing?"""
        return self.told.won(seat) > 0

    def shown(self, seat: int, run: int) -> str:
        board = sum(self.told.board(run))
        hand = self.told.hands[seat]
        return f"[{spaced(hand)}] ({hand_words(self.told.tracked.rankings, hand, board)})"

    def collected(self, run: int) -> Iterator[str]:
        """The last side pot first."""
        pots = self.told.pots
        for place in reversed(range(len(pots))):
            for win in pots[place].wins:
                if win.run == run:
                    amount = self.money.text(win.amount)
                    yield f"{self.names[win.seat]} collected {amount} from {pot_name(place, len(pots))}"
