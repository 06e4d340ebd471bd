"""What the fair layer refuses: a seed that is none, a script that does not fit the game."""

from __future__ import annotations

from cardwright.cards import CardwrightError


class FairError(CardwrightError, ValueError):
    """Cards or numbers that cannot be had: `fair/seed`, `fair/range`, `fair/not_there` or `fair/ran_out`."""

    code = "fair/seed"
