"""Hands for the formats of trackers: played from a script, or random over the games that they have."""

import random

from tests.history.plays import at_random

from cardwright import CATALOGUE, DEALER, parse_action
from cardwright.fair import ScriptedDealer
from cardwright.games.game import Game
from cardwright.history import History, Recorder, begun

POKERSTARS = (
    *("holdem", "holdem-pot-limit", "holdem-fixed", "holdem-cap", "holdem-twice", "holdem-thrice"),
    *("omaha", "omaha-no-limit", "omaha-fixed", "omaha-hi-lo", "omaha-hi-lo-pot-limit"),
    *("omaha-hi-lo-no-limit", "omaha-5", "omaha-5-hi-lo", "omaha-6"),
)
OHH = (*(name for name in POKERSTARS if not name.startswith(("omaha-5", "omaha-6"))), "holdem-straddle")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fred")


def scripted(game: Game, stacks: tuple[int, ...], cards: str, actions: str, *, button: int = 0) -> History:
    """A hand with these cards in the order of the deal, and comma-separated actions in their order."""
    played = Recorder(begun(game, stacks=stacks, button=button, players=NAMES[: len(stacks)]))
    dealer = ScriptedDealer(cards)
    for action in actions.split(","):
        played.deal_out(dealer)
        played.apply(played.state.actor, parse_action(action))
    played.deal_out(dealer)
    assert played.state.actor != DEALER
    return played.history


def random_hands(names: tuple[str, ...], seed: int, count: int):
    """Hands of these games to their end, with stacks that make side pots."""
    for number in range(count):
        name = names[number % len(names)]
        chance = random.Random(f"{seed} {name} {number}")
        game = CATALOGUE[name]
        seats = chance.randint(game.seats.least, game.seats.most)
        stacks = [chance.choice((1, 3, 9, 20, 40, 200)) for _ in range(seats)]
        yield at_random(game, seats, chance, stacks=stacks).history


def left(history: History) -> dict[str, int]:
    """What each player has after the hand, as the law has it."""
    names = history.players or [f"Player {seat + 1}" for seat in range(len(history.stacks))]
    return dict(zip(names, history.replay().stacks, strict=True))
