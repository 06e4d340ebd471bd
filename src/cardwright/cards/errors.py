"""Errors, the same few for every layer.

    CardwrightError
    └── NotationError      text that cannot be read

Each carries a `code` that never changes, for programs and translations; the message is
for people and says what is wrong, where, and what would be right.
"""


class CardwrightError(Exception):
    """Whatever Cardwright refuses; catch this to catch them all."""

    code: str = "cardwright/error"

    def __init__(self, message: str, *, code: str | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code


class NotationError(CardwrightError, ValueError):
    """Text that cannot be read: `cards/unknown` or `cards/duplicate`."""

    code = "cards/unknown"
