"""Betting: compare what the hand is worth with what it costs.

Strong hands raise, middling ones call what is cheap, weak ones check or fold. A big price means
a good hand on the other side, so it must be beaten by a margin.
"""

from __future__ import annotations

from random import Random

from cardwright.games import Action, Kind, Observation, all_in, call, check, fold, raise_to
from cardwright.players.house.naming import chance_of_number
from cardwright.players.house.odds import rivals, share_of_pot
from cardwright.players.house.plan import Plan

STRONG, MONSTER = 0.35, 0.6  # how far a hand lies between an even share and a sure win
BLUFF = 0.06  # how often a free bet is made with nothing
SLOW = 0.15  # how often a strong hand only calls
RESPECT = 0.12  # what a bet of the size of the pot adds to the price in our eyes
SIZES = (0.5, 0.66, 1.0)  # bets, in pots
COMMITTED = 0.6  # a bet of this part of our chips may as well be all of them


def choose(plan: Plan, view: Observation, chance: Random) -> Action:
    """Fold, check, call, raise or go all-in."""
    worth = chance_of_number(plan, view) if plan.by_number else share_of_pot(plan, view, chance)
    even = 1 / (len(rivals(view)) + 1)
    rise = (worth - even) / (1 - even)  # 0: an even share, 1: a sure win
    raised = raise_with(view, rise, chance)
    if raised:
        return raised
    price = view.legal.call
    if price == 0:
        return check()
    return call() if worth >= needed(view, price) else fold()


def needed(view: Observation, price: int) -> float:
    """The part of the pot that makes a call pay, and more if the bet is big."""
    odds = price / (view.pot + price)
    pressure = min(1.0, price / view.pot) if view.pot else 1.0
    return odds + RESPECT * pressure + 0.05 * (price >= chips(view) / 2)


def chips(view: Observation) -> int:
    """All that the seat could still bet, what is in front of it included."""
    seat = view.seat or 0
    return view.stacks[seat] + view.bets[seat]


def raise_with(view: Observation, rise: float, chance: Random) -> Action | None:
    """A bet or raise, if the hand is worth one."""
    span = view.legal.raise_to
    if span is None:
        return None
    price = view.legal.call
    cheap = price <= view.pot / 4
    wanted = rise >= MONSTER or (rise >= STRONG and cheap)
    bluff = price == 0 and chance.random() < BLUFF
    if not bluff and (not wanted or chance.random() < SLOW):
        return None
    total = view.price + int((view.pot + price) * chance.choice(SIZES))
    total = min(max(total, span.least), span.most)
    if total >= COMMITTED * chips(view):
        return committed(view, rise, total)
    return raise_to(total)


def committed(view: Observation, rise: float, total: int) -> Action | None:
    """So much of the stack goes in only with a monster, and then all of it."""
    if rise < MONSTER:
        return None
    return all_in() if Kind.ALL_IN in view.legal.kinds else raise_to(total)
