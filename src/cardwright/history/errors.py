"""What the history layer refuses.

    CardwrightError
    └── HistoryError       a history, or a hand as it is written, that cannot be used
        ├── PhhError       text that is not a hand in the PHH format, or one we cannot play
        └── ExportError    a hand that a format of trackers cannot say

Each carries a `code`; for hands of a file it is one of the kinds in `kinds.py`.
"""

from __future__ import annotations

from cardwright.cards import CardwrightError


class HistoryError(CardwrightError, ValueError):
    """A history that cannot be used: `history/written`, `history/game` or `history/version`."""

    code = "history/written"


class PhhError(HistoryError):
    """A hand that cannot be read, with the code of its kind."""

    code = "text/wrong_value"


class ExportError(HistoryError):
    """A hand that a format cannot say; it is refused by name, and never written as something else."""

    code = "export/game"
