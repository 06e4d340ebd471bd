"""A game as people ask for it: by its name in the catalogue, by its title, at a limit, or by a file.

What comes is a match: hand after hand, of one game or of several. A file is JSON, or Python that defines
GAME or MATCH. Python from a file is run: only from who is trusted.
"""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from cardwright.cli.files import text_of
from cardwright.cli.trouble import CommandError, close, did_you_mean
from cardwright.games import CATALOGUE, MATCHES, Game, GameError, Match, match_of
from cardwright.games.stakes import TITLES, at_limit, without_limit

HOUSE = {name: match_of(game) for name, game in CATALOGUE.items()} | MATCHES


def chosen(asked: str) -> Match:
    """The game or match of that name or in that file.

    >>> chosen("Crazy Eights").name, chosen("pot-limit razz").name, chosen("horse").name
    ('crazy eights', 'pot-limit razz', 'HORSE')
    """
    if asked in HOUSE:
        return HOUSE[asked]
    if is_path(asked):
        return match_in(Path(asked))
    found = titled(asked) or limited(asked)
    if found is not None:
        return found
    raise CommandError(
        f'there is no game "{asked}"{near_games(asked)}; cardwright games lists them',
        code="cli/unknown_game",
    )


def near_games(asked: str) -> str:
    """The games whose name or title is near, each by the name that can be typed."""
    names = {match.name.lower(): name for name, match in HOUSE.items()} | {name: name for name in HOUSE}
    return did_you_mean(names[found] for found in close(asked, names))


def titled(asked: str) -> Match | None:
    """What is called so, by name or title, however it is written."""
    for name, match in HOUSE.items():
        if plain(asked) in (plain(name), plain(match.name)):
            return match
    return None


def limited(asked: str) -> Match | None:
    """ "no-limit omaha-6": a game, or one that has another limit in its title, at this limit."""
    for limit, title in TITLES.items():
        rest = plain(asked).removeprefix(plain(title))
        if rest and rest != plain(asked):
            for name, match in HOUSE.items():
                titles = (plain(name), plain(without_limit(match.name)))
                if rest in titles and match.is_of_one_game:
                    return at_limit(match, limit)
    return None


def plain(name: str) -> str:
    """A name without what people write differently.

    >>> plain("No-limit Hold'em")
    'nolimitholdem'
    """
    return re.sub(r"[^a-z0-9]", "", name.lower())


def is_path(asked: str) -> bool:
    """Does it look like a file: an ending that games have, a separator, or is it there?"""
    if not asked.strip():
        return False  # an empty path is where we are, and nobody means that
    return asked.lower().endswith((".json", ".py")) or "/" in asked or "\\" in asked or Path(asked).exists()


def match_in(path: Path) -> Match:
    """What a file holds, proved playable."""
    from cardwright.games.validate.matches import validate_match

    match = in_python(path) if path.suffix.lower() == ".py" else in_json(path)
    validate_match(match)
    return match


def in_json(path: Path) -> Match:
    """The game or match of a JSON file."""
    from cardwright.games.json import loads_match

    text = text_of(path)
    try:
        return loads_match(text)
    except GameError as error:
        raise GameError(f"{path}: {error}", code=error.code) from error


def in_python(path: Path) -> Match:
    """What a Python file calls MATCH, or GAME."""
    names: dict[str, object] = {"__name__": "game", "__file__": str(path)}
    source = text_of(path)
    try:
        exec(compile(source, str(path), "exec"), names)
    except (Exception, SystemExit) as error:
        raise GameError(f"{path}{line_of(error, path)}: {said(error)}", code="game/python") from error
    game, match = names.get("GAME"), names.get("MATCH")
    if isinstance(match, Match):
        return match
    if not isinstance(game, Game):
        raise GameError(f"{path} defines no GAME: end it with GAME = Game(...)", code="game/python")
    return match_of(game)


def said(error: BaseException) -> str:
    """An error of somebody else's code, in one line; where it is, has been said."""
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg}"
    return " ".join(f"{type(error).__name__}: {error}".split())


def line_of(error: BaseException, path: Path) -> str:
    """Where in the file it happened."""
    if isinstance(error, SyntaxError):
        return f" line {error.lineno}"
    lines = [
        frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)
    ]
    return f" line {lines[-1]}" if lines else ""
