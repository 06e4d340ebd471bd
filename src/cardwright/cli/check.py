"""`cardwright check GAME_OR_FILE`: does a game keep the contract of all games?

Chips conserved, nothing illegal let through, nothing hidden shown, an end to every play: the
checks are `fair.check_game`'s. A failure is told with the smallest list of actions that shows it.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from cardwright.cli.arguments import whole
from cardwright.cli.game_choice import chosen
from cardwright.cli.play import seats_asked
from cardwright.cli.progress import Progress
from cardwright.games import Game, Match
from cardwright.games.kill import killed
from cardwright.games.state import check_table

if TYPE_CHECKING:
    from cardwright.fair import Report

PLAYS = "100"


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    add = parser.add_argument
    add("game", help="a name from `cardwright games`, or a file with a game in JSON or Python")
    add("--plays", default=PLAYS, help=f"how often it is played at random (default: {PLAYS})")
    add("--seats", help="how many play; otherwise every number that may, by chance")
    add("--seed", default="1", help="the same number plays the same again (default: 1)")
    add("--json", action="store_true", help="one JSON object for each game")


def run(asked: Namespace) -> int:
    """Check and report; 1 if something does not hold."""
    from cardwright.fair import check_game

    match = chosen(asked.game)
    seats = seats_asked(match, asked.seats) if asked.seats is not None else None
    games = [*match.games, *killed_games(match)]
    for game in games if seats is not None else ():
        check_table(game, [1] * (seats or 0), 0)
    plays = whole(asked.plays, what="plays", least=1)
    seed = whole(asked.seed, what="the seed", least=0)
    is_ok = True
    for game in games:
        progress = Progress(f"plays of {game.name}", plays)
        report = check_game(game, plays=plays, seed=seed, seats=seats, told=progress.at)
        print(as_json(report) if asked.json else report, flush=True)
        is_ok = is_ok and report.is_ok
    return 0 if is_ok else 1


def killed_games(match: Match) -> list[Game]:
    """Each game of the match, killed by the small blind and by the seat after the big one."""
    if match.kill is None:
        return []
    return [killed(game, match.kill.percent, place) for game in match.games for place in (0, 2)]


def as_json(report: Report) -> str:
    """The report for a program."""
    said: dict[str, object] = {
        "game": report.game,
        "plays": report.plays,
        "actions": report.actions,
        "ok": report.is_ok,
    }
    failure = report.failure
    if failure:
        said["failure"] = {
            "check": failure.check,
            "message": failure.message,
            "seed": failure.seed,
            "play": failure.play,
            "stacks": failure.stacks,
            "button": failure.button,
            "actions": [{"seat": seat, "action": str(action)} for seat, action in failure.actions],
        }
    return json.dumps(said)
