"""Who deals and shuffles, and whether a game keeps its promises.

`dealers.py` has whoever deals: seeded, from the operating system, or from a script; `chance.py`
the numbers behind them; `check_game.py` plays a game at random and checks everything about it.
"""

from cardwright.fair.chance import SeededChance, SystemChance
from cardwright.fair.check_game import Failure, Report, check_game
from cardwright.fair.dealers import Dealer, ScriptedDealer, SeededDealer, SystemDealer
from cardwright.fair.errors import FairError

__all__ = [
    "Dealer",
    "Failure",
    "FairError",
    "Report",
    "ScriptedDealer",
    "SeededChance",
    "SeededDealer",
    "SystemChance",
    "SystemDealer",
    "check_game",
]
