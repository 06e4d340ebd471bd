"""What every player is: somebody who chooses an action from what one seat sees.

A person, a bot, a program on the other side of a line: all get the same observation and nothing else.
"""

from __future__ import annotations

from typing import Protocol

from cardwright.games import Action, Observation


class Player(Protocol):
    """Chooses one of the legal actions of a view."""

    def choose(self, view: Observation) -> Action:
        """What to do now; `view.legal` says what may be done."""
        ...
