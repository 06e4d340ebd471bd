"""Reads Open Hand History JSON and proves its pots from its own actions, as a tracker does on import.

Written against the standard alone; `proof.py` adds up.
"""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

from cardwright.history.errors import ExportError
from cardwright.history.trackers.proof import Chips, Ledger, require, unproved

BETS = {"Post SB", "Post BB", "Post Extra Blind", "Straddle", "Bet", "Call", "Raise"}
NOTHING = {"Check", "Dealt Cards", "Shows Cards", "Mucks Cards"}


def prove_ohh(text: str) -> dict[str, Chips]:
    """What each player has after the hand; what does not add up is refused as `export/pots`."""
    try:
        return proved(json.loads(text, parse_float=Fraction, parse_int=Fraction)["ohh"])
    except (ValueError, TypeError, AttributeError, LookupError) as wrong:
        if isinstance(wrong, ExportError):
            raise
        unproved(f"this is no hand of the standard ({wrong})")


def proved(hand: dict[str, Any]) -> dict[str, Chips]:
    """Play the rounds, and compare the pots."""
    names = {player["id"]: player["name"] for player in hand["players"]}
    ledger = Ledger({player["id"]: player["starting_stack"] for player in hand["players"]})
    chairs = {player["seat"] for player in hand["players"]}
    require(
        len(chairs) == len(names) > 1 and hand["dealer_seat"] in chairs, "the chairs are not one for each"
    )
    require(max(chairs) <= hand["table_size"], "the table is too small")
    for place, street in enumerate(hand["rounds"]):
        require(street["id"] == place, f"round {place} is numbered {street['id']}")
        play(ledger, street["actions"])
    pots = hand["pots"]
    require([pot["number"] for pot in pots] == list(range(len(pots))), "the pots are not numbered from 0")
    wins = [won_of(pot) for pot in pots]
    amounts = [pot["amount"] for pot in pots]
    ledger.proves(amounts, wins, sum(amounts, Chips(0)), sum((pot["rake"] for pot in pots), Chips(0)))
    return {
        name: ledger.stack[seat] + sum((won.get(seat, Chips(0)) for won in wins), Chips(0))
        for seat, name in names.items()
    }


def play(ledger: Ledger, actions: list[dict[str, Any]]) -> None:
    """One round of betting; what nobody matched is in the actions and goes back."""
    for number, each in enumerate(actions, 1):
        require(each["action_number"] == number, f"action {number} is numbered {each['action_number']}")
        seat, action, amount = each["player_id"], each["action"], each["amount"]
        if action == "Post Ante":
            ledger.antes(seat, amount)
        elif action == "Post Dead":
            ledger.posts_dead(seat, amount)
        elif action in BETS:
            ledger.bets(seat, amount)
        elif action == "Fold":
            ledger.folds(seat)
        else:
            require(action in NOTHING and amount == 0, f"{action!r} of {amount} is no action of the standard")
            continue
        if action != "Fold":
            require(each["is_allin"] == (ledger.stack[seat] == 0), f"{action} leaves {ledger.stack[seat]}")
    seat, over = ledger.uncalled()
    if over:
        ledger.gives_back(seat, over)
    ledger.ends_round()


def won_of(pot: dict[str, Any]) -> dict[Any, Chips]:
    return {win["player_id"]: win["win_amount"] for win in pot["player_wins"]}
