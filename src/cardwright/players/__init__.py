"""Whoever chooses: players get observations and answer with actions.

`player.py` says what a player is; `random_player.py` has no thought, `house/` the house's own.
"""

from cardwright.players.house import HousePlayer
from cardwright.players.player import Player
from cardwright.players.random_player import RandomPlayer

__all__ = ["HousePlayer", "Player", "RandomPlayer"]
