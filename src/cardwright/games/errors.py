"""What the games layer refuses.

CardwrightError
├── GameError              the game's data is wrong: its author's fault; `path` names the field
├── IllegalAction          not allowed now: the player's; `legal` says what is
└── ActionNotationError    text that is no action
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.cards import CardwrightError

if TYPE_CHECKING:
    from cardwright.games.legal import Legal


class GameError(CardwrightError):
    """A game that the law cannot play, named by the path of what is wrong in it."""

    code = "game/wrong"

    def __init__(self, message: str, *, path: str = "", code: str | None = None) -> None:
        super().__init__(f"{path}: {message}" if path else message, code=code)
        self.path = path


class IllegalAction(CardwrightError, ValueError):
    """An action that may not be done now. Nothing has changed."""

    code = "action/not_now"

    def __init__(self, message: str, *, code: str, legal: Legal) -> None:
        super().__init__(message, code=code)
        self.legal = legal


class ActionNotationError(CardwrightError, ValueError):
    """Text that is no action."""

    code = "action/unknown"
