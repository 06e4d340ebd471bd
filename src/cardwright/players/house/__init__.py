"""The house's player: simple and sound at every game, from the game's rules and one seat's view.

Each kind of choice has its own file: betting, drawing, naming a number, tricks, shedding.
`plan.py` is what is read from the declared game, once.
"""

from __future__ import annotations

from random import Random

from cardwright.games import Action, Game, Kind, Observation
from cardwright.games.legal import Chance
from cardwright.players.house import betting, drawing, naming, shedding, tricks
from cardwright.players.house.plan import Plan, plan_of


class HousePlayer:
    """Plays its cards for what they are worth, and says no more than that.

    It looks at nothing but the rules and its own view; the same seed makes the same choices.

    >>> from cardwright.games import KUHN, DEALER, apply, deal, observe, start
    >>> from cardwright.cards import parse_set
    >>> state = start(KUHN)
    >>> for card in ("Ks", "Qs"):
    ...     state = apply(state, DEALER, deal(parse_set(card))).state
    >>> HousePlayer(KUHN, Random(1)).choose(observe(state, state.actor)) in observe(state, state.actor).legal
    True
    """

    def __init__(self, game: Game, chance: Chance) -> None:
        self.plan = plan_of(game)
        self.chance = Random(chance.randrange(1 << 60))

    def choose(self, view: Observation) -> Action:
        """The choice; should a game ask for what the house has no plan for, the default."""
        action = choice(self.plan, view, self.chance)
        return action if action in view.legal else view.legal.default


def choice(plan: Plan, view: Observation, chance: Random) -> Action:
    """Who decides: the file for the kind of choice that is open."""
    kinds = view.legal.kinds
    if Kind.CALL in kinds or Kind.CHECK in kinds:
        return betting.choose(plan, view, chance)
    if Kind.THROW in kinds:
        return drawing.choose(plan, view, chance)
    if Kind.GIVE in kinds:
        return tricks.choose_gift(plan, view)
    if Kind.NAME in kinds:
        return shedding.choose_suit(plan, view) if view.top >= 0 else naming.choose(plan, view, chance)
    if Kind.DRAW in kinds or view.top >= 0:
        return shedding.choose(plan, view)
    if Kind.PLAY in kinds:
        return tricks.choose(plan, view)
    return view.legal.default
