"""Text from a record as it can be told in one line: what a terminal would obey is made visible."""

from __future__ import annotations

REPLACED = "\N{REPLACEMENT CHARACTER}"


def visible(text: str) -> str:
    """The text, with a mark for each sign that is not to be seen: a line end, a tab, an escape.

    >>> print(visible("Ann\\nBob wins"))
    Ann\N{REPLACEMENT CHARACTER}Bob wins
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else REPLACED for sign in text)
