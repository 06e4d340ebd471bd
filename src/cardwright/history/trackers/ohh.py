"""One hand as a JSON object of the Open Hand History standard, version 1.4.6; proved before it is given.

An amount is what an action puts in; a bet that nobody matched stays in its action and is in no pot.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cardwright.cards import Cards, card_text, cards_in
from cardwright.games.phases import Limit
from cardwright.history.history import History
from cardwright.history.trackers.caption import Caption
from cardwright.history.trackers.deeds import Deed, Street, Verb
from cardwright.history.trackers.eastern import in_utc
from cardwright.history.trackers.names import names_of
from cardwright.history.trackers.ohh_proof import prove_ohh
from cardwright.history.trackers.recount import Recount, recount
from cardwright.history.trackers.tracked import HOLDEM, OMAHA, OMAHA_HI_LO, Format, tracked
from cardwright.history.trackers.views import dealt_to

VERSION = "1.4.6"
OHH = Format(
    name="Open Hand History",
    games={HOLDEM: "Holdem", OMAHA: "Omaha", OMAHA_HI_LO: "OmahaHiLo"},
    limits={Limit.NO: "NL", Limit.POT: "PL", Limit.FIXED: "FL"},
    has_straddles=True,
    bets_are_blinds=False,
)
ACTIONS = {
    Verb.ANTE: "Post Ante",
    Verb.DEAD: "Post Dead",
    Verb.SMALL: "Post SB",
    Verb.BIG: "Post BB",
    Verb.EXTRA: "Post Extra Blind",
    Verb.STRADDLE: "Straddle",
    Verb.FOLD: "Fold",
    Verb.CHECK: "Check",
    Verb.CALL: "Call",
    Verb.BET: "Bet",
    Verb.RAISE: "Raise",
}
POSTS = (Verb.ANTE, Verb.DEAD, Verb.SMALL, Verb.BIG, Verb.EXTRA, Verb.STRADDLE)
PLAY_CHIPS = "Chips"


def write_ohh(history: History, *, caption: Caption | None = None, seen_by: int | None = None) -> str:
    """The JSON of one hand in one line; a file has a blank line after each. Views are as for PokerStars.

    >>> from cardwright import HOLDEM, fold
    >>> from cardwright.fair import SeededDealer
    >>> from cardwright.history import Recorder, begun
    >>> played = Recorder(begun(HOLDEM, stacks=(200, 200), players=("Ann", "Bob")))
    >>> played.deal_out(SeededDealer(1))
    >>> _ = played.apply(played.state.actor, fold())
    >>> json.loads(write_ohh(played.history))["ohh"]["pots"]
    [{'number': 0, 'amount': 2, 'rake': 0, 'player_wins': [{'player_id': 0, 'win_amount': 2, \
'contributed_rake': 0}]}]
    """
    seats = len(history.stacks)
    told = recount(history, tracked(history.game, seats, OHH))
    over = (caption or Caption()).seated(seats)
    hand = Hand(history, told, over, names_of(history), dealt_to(history, told.hands, seen_by), seen_by)
    text = json.dumps({"ohh": hand.written()}, ensure_ascii=False)
    prove_ohh(text)
    return text


@dataclass(frozen=True, slots=True)
class Hand:
    """Writes one hand, field after field."""

    history: History
    told: Recount
    caption: Caption
    names: Sequence[str]
    dealt_to: Sequence[int]
    seen_by: int | None

    def written(self) -> dict[str, Any]:
        """The fields in the order of the standard."""
        game = self.told.tracked
        return {
            "spec_version": VERSION,
            "internal_version": VERSION,
            "site_name": "Cardwright",
            "network_name": "Cardwright",
            "tournament": False,
            "game_number": str(self.caption.number),
            "start_date_utc": f"{in_utc(self.caption.at):%Y-%m-%dT%H:%M:%SZ}",
            "table_name": self.caption.table,
            "game_type": game.game,
            "bet_limit": {"bet_type": game.limit, "bet_cap": self.amount(game.cap)},
            "table_size": self.caption.chairs,
            "currency": self.caption.currency or PLAY_CHIPS,
            "dealer_seat": self.caption.places[self.history.button],
            "small_blind_amount": self.amount(game.small),
            "big_blind_amount": self.amount(game.big),
            "ante_amount": self.amount(self.ante()),
            **self.viewed(),
            "players": [self.player(seat) for seat in range(self.told.seats)],
            "rounds": list(self.rounds()),
            "pots": list(self.pots()),
        }

    def ante(self) -> int:
        """The largest that was paid: who is short pays less, and the table's is one seat's."""
        return max((deed.amount for deed in self.told.streets[0].deeds if deed.verb is Verb.ANTE), default=0)

    def viewed(self) -> dict[str, Any]:
        """Whose hand it is, if it is somebody's, and what is special about it."""
        flags = {
            "Run_It_Twice": self.told.runs > 1,
            "Observed": self.seen_by not in self.dealt_to,
            "Cap": self.told.tracked.cap > 0,
        }
        hero = {"hero_player_id": self.seen_by} if self.seen_by in self.dealt_to else {}
        return {**hero, "flags": [flag for flag, is_so in flags.items() if is_so]}

    def player(self, seat: int) -> dict[str, Any]:
        return {
            "id": seat,
            "seat": self.caption.places[seat],
            "name": self.names[seat],
            "starting_stack": self.amount(self.history.stacks[seat]),
        }

    # --- rounds ------------------------------------------------------------------------------

    def rounds(self) -> Iterator[dict[str, Any]]:
        """Each street; those of a second board follow under the same names."""
        rounds = [(street.name, street.cards, self.actions(street)) for street in self.told.streets]
        if len(self.told.contested) > 1:
            rounds.append(("showdown", 0, self.showdown()))
        for place, (name, cards, actions) in enumerate(rounds):
            numbered = [{"action_number": number, **action} for number, action in enumerate(actions, 1)]
            yield {"id": place, "street": name.capitalize(), "cards": listed(cards), "actions": numbered}

    def actions(self, street: Street) -> list[dict[str, Any]]:
        """What was done; hands are dealt after the posts."""
        done = [deed for deed in street.deeds if deed.verb in ACTIONS]
        posts = [self.action(deed) for deed in done if deed.verb in POSTS]
        dealt = self.dealt_to if not street.cards else ()
        hands = [self.cards("Dealt Cards", seat) for seat in dealt]
        return [*posts, *hands, *(self.action(deed) for deed in done if deed.verb not in POSTS)]

    def action(self, deed: Deed) -> dict[str, Any]:
        return {
            "player_id": deed.seat,
            "action": ACTIONS[deed.verb],
            "amount": self.amount(deed.amount),
            "is_allin": deed.is_all_in,
        }

    def cards(self, action: str, seat: int) -> dict[str, Any]:
        """Cards dealt or shown."""
        cards = listed(self.told.hands[seat])
        return {"player_id": seat, "action": action, "cards": cards, "amount": 0, "is_allin": False}

    def showdown(self) -> list[dict[str, Any]]:
        """Hands that are shown; who gives up mucks."""
        shown = [self.cards("Shows Cards", seat) for seat in self.told.shown]
        mucked = [
            {"player_id": seat, "action": "Mucks Cards", "amount": 0, "is_allin": False}
            for seat in self.told.contested
            if seat not in self.told.shown and not self.told.won(seat)
        ]
        return [*shown, *mucked]

    # --- chips ---------------------------------------------------------------------------------

    def pots(self) -> Iterator[dict[str, Any]]:
        """The main pot is number 0; what a seat won of one on several boards is one amount."""
        for number, pot in enumerate(self.told.pots):
            won: dict[int, int] = {}
            for win in pot.wins:
                won[win.seat] = won.get(win.seat, 0) + win.amount
            wins = [
                {"player_id": seat, "win_amount": self.amount(amount), "contributed_rake": 0}
                for seat, amount in won.items()
            ]
            yield {"number": number, "amount": self.amount(pot.amount), "rake": 0, "player_wins": wins}

    def amount(self, chips: int) -> int | float:
        """So much of the currency; JSON has no exact decimals, and readers take the shortest."""
        exact = Fraction(chips, self.history.unit)
        return exact.numerator if exact.denominator == 1 else float(exact)


def listed(cards: Cards) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]
