"""`cardwright games`: every game of the catalogue, a line each."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from cardwright.games import CATALOGUE, Game


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(asked: Namespace) -> int:
    """Print the list."""
    width = max(map(len, CATALOGUE))
    for name, game in CATALOGUE.items():
        print(as_json(name, game) if asked.json else f"{name:{width}}  {game.name}, {seats(game)} seats")
    return 0


def seats(game: Game) -> str:
    """How many may play: "2", "2 to 10"."""
    least, most = game.seats.least, game.seats.most
    return f"{least}" if least == most else f"{least} to {most}"


def as_json(name: str, game: Game) -> str:
    """The same for a program."""
    return json.dumps(
        {
            "name": name,
            "title": game.name,
            "seats": {"least": game.seats.least, "most": game.seats.most},
            "deck": game.deck,
            "stack": game.stack,
            "version": game.version,
        }
    )
