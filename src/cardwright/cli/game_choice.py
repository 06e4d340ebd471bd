"""A game as people ask for it: by its name in the catalogue, by its title, or by a file.

A file is the game's JSON, or Python that defines GAME. Python from a file is run: only from who is trusted.
"""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from cardwright.cli.files import text_of
from cardwright.cli.trouble import CommandError, near
from cardwright.games import CATALOGUE, Game, GameError


def chosen_game(asked: str) -> Game:
    """The game of that name or in that file.

    >>> chosen_game("Crazy Eights").name
    'crazy eights'
    """
    if asked in CATALOGUE:
        return CATALOGUE[asked]
    if is_path(asked):
        return game_in(Path(asked))
    for name, game in CATALOGUE.items():
        if plain(asked) in (plain(name), plain(game.name)):
            return game
    names = [*CATALOGUE, *(game.name for game in CATALOGUE.values())]
    raise CommandError(
        f'there is no game "{asked}"{near(asked, names)}; cardwright games lists them',
        code="cli/unknown_game",
    )


def plain(name: str) -> str:
    """A name without what people write differently.

    >>> plain("No-limit Hold'em")
    'nolimitholdem'
    """
    return re.sub(r"[^a-z0-9]", "", name.lower())


def is_path(asked: str) -> bool:
    """Does it look like a file: an ending that games have, a separator, or is it there?"""
    return asked.lower().endswith((".json", ".py")) or "/" in asked or "\\" in asked or Path(asked).exists()


def game_in(path: Path) -> Game:
    """The game that a file holds, proved playable."""
    from cardwright.games.validate import validate

    game = game_in_python(path) if path.suffix.lower() == ".py" else game_in_json(path)
    validate(game)
    return game


def game_in_json(path: Path) -> Game:
    """The game of a JSON file."""
    from cardwright.games.json import loads

    text = text_of(path)
    try:
        return loads(text)
    except GameError as error:
        raise GameError(f"{path}: {error}", code=error.code) from error


def game_in_python(path: Path) -> Game:
    """What a Python file calls GAME."""
    names: dict[str, object] = {"__name__": "game", "__file__": str(path)}
    source = text_of(path)
    try:
        exec(compile(source, str(path), "exec"), names)
    except (Exception, SystemExit) as error:
        raise GameError(f"{path}{line_of(error, path)}: {said(error)}", code="game/python") from error
    game = names.get("GAME")
    if not isinstance(game, Game):
        raise GameError(f"{path} defines no GAME: end it with GAME = Game(...)", code="game/python")
    return game


def said(error: BaseException) -> str:
    """An error of somebody else's code, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def line_of(error: BaseException, path: Path) -> str:
    """Where in the file it happened."""
    if isinstance(error, SyntaxError):
        return f" line {error.lineno}"
    lines = [
        frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)
    ]
    return f" line {lines[-1]}" if lines else ""
