"""`cardwright games`: every game and match of the house, a line each."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from cardwright.cli.game_choice import HOUSE
from cardwright.games import Match
from cardwright.games.phases import Seats


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(asked: Namespace) -> int:
    """Print the list: the games, then the matches of several."""
    width = max(map(len, HOUSE))
    for name, match in HOUSE.items():
        line = f"{name:{width}}  {match.name}, {seats(match.seats)} seats"
        print(json.dumps(told(name, match)) if asked.json else line)
    return 0


def seats(seats: Seats) -> str:
    """How many may play: "2", "2 to 10"."""
    return f"{seats.least}" if seats.least == seats.most else f"{seats.least} to {seats.most}"


def told(name: str, match: Match) -> dict[str, object]:
    """The same for a program."""
    same = {
        "name": name,
        "title": match.name,
        "seats": {"least": match.seats.least, "most": match.seats.most},
        "stack": match.stack,
    }
    if match.is_of_one_game:
        [game] = match.games
        return {**same, "deck": game.deck, "version": game.version}
    return {**same, "games": [game.name for game in match.games], "version": match.version}
