"""`cardwright rules GAME`: the rulebook of a game, made from the game's own data.

Plain lines by default, for a terminal and for ears; --markdown keeps the marks for a page.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace

from cardwright.cli.game_choice import chosen
from cardwright.games import Match


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    parser.add_argument(
        "game", help="a name from `cardwright games`, or a file with a game in JSON or Python"
    )
    parser.add_argument("--markdown", action="store_true", help="with the marks of Markdown, for a page")


def run(asked: Namespace) -> int:
    """Print the rules."""
    from cardwright.games.rulebook.rotation import match_rules

    match = chosen(asked.game)
    print(match_rules(match).rstrip("\n") if asked.markdown else rules_in_lines(match))
    return 0


def rules_in_lines(match: Match) -> str:
    """The rulebook without marks that a screen reader would spell out."""
    from cardwright.games.rulebook.rotation import match_rules

    return without_marks(match_rules(match).rstrip("\n"))


def rules_in_parts(match: Match) -> list[str]:
    """The same, cut before each heading, for who wants to hear it piece by piece."""
    from cardwright.games.rulebook.rotation import match_rules

    return [without_marks(part.strip()) for part in re.split(r"\n(?=#+ )", match_rules(match))]


def without_marks(markdown: str) -> str:
    """Text as it is read, without stars, hashes and ticks.

    >>> without_marks("## Betting\\n\\n- **Fold**: give *up*.")
    'Betting\\n\\n- Fold: give up.'
    """
    text = re.sub(r"^#+ +", "", markdown, flags=re.MULTILINE)
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    text = re.sub(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", r"\1", text)
    return text.replace("`", "")
