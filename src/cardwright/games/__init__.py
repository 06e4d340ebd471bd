"""Games as data, and the immutable face of the law.

`phases.py` has the closed sets, `game.py` what a game is, `catalogue.py` the games of the
house, `compile.py` turns one into numbers for the law, `state.py` plays it.
"""

from cardwright.games.actions import (
    Action,
    Kind,
    all_in,
    call,
    check,
    deal,
    draw,
    fold,
    give,
    muck,
    name,
    parse_action,
    pass_turn,
    play,
    raise_to,
    show,
    throw,
)
from cardwright.games.catalogue import CATALOGUE, KUHN
from cardwright.games.errors import ActionNotationError, GameError, IllegalAction
from cardwright.games.events import Event, seen_by
from cardwright.games.game import Game
from cardwright.games.kill import Kill
from cardwright.games.legal import CardChoice, Legal, Span, sample_cards
from cardwright.games.match import Leg, Match, Standing, match_of, sit_down
from cardwright.games.matches import MATCHES
from cardwright.games.observe import Observation, Pot, observe
from cardwright.games.pokers import HOLDEM
from cardwright.games.state import State, Step, apply, deal_out, legal, start
from cardwright.law.words import DEALER, NOBODY

__all__ = [
    "CATALOGUE",
    "DEALER",
    "HOLDEM",
    "KUHN",
    "MATCHES",
    "NOBODY",
    "Action",
    "ActionNotationError",
    "CardChoice",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Kill",
    "Kind",
    "Leg",
    "Legal",
    "Match",
    "Observation",
    "Pot",
    "Span",
    "Standing",
    "State",
    "Step",
    "all_in",
    "apply",
    "call",
    "check",
    "deal",
    "deal_out",
    "draw",
    "fold",
    "give",
    "legal",
    "match_of",
    "muck",
    "name",
    "observe",
    "parse_action",
    "pass_turn",
    "play",
    "raise_to",
    "sample_cards",
    "seen_by",
    "show",
    "sit_down",
    "start",
    "throw",
]
