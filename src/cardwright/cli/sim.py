"""`cardwright sim GAME`: many hands between simple players, and what each seat and kind of player wins.

The result depends on the seed alone, whatever the number of workers; how fast it went is told on the
error stream.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from math import inf
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING, Any

from cardwright.cli.arguments import whole, workers_asked
from cardwright.cli.game_choice import chosen
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import INTERRUPTED, CommandError
from cardwright.games import Game, Match
from cardwright.games.stakes import LIMITS

if TYPE_CHECKING:
    from cardwright.fast import Simulation
    from cardwright.fast.simulation import Winnings

HANDS = "100000"


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    add = parser.add_argument
    add("game", help="a name from `cardwright games`, or a file with a game in JSON or Python")
    add("--seats", help="how many play (default: as few as may)")
    add("--stacks", help="chips of each: 200, or one number a seat: 200,100,50")
    add("--blinds", help="small and big blind: 1/2; more are straddles: 1/2/4")
    add("--ante", help="what each seat pays before the cards")
    add("--limit", help="how much may be bet: " + ", ".join(LIMITS))
    add("--hands", default=HANDS, help=f"how many hands (default: {HANDS})")
    add("--players", default="random", help="kinds, seat by seat, again from the first: random,house")
    add("--seed", default="1", help="the same number plays the same hands (default: 1)")
    add("--workers", help="how many hands are played at once (default: one for each processor)")
    add("--device", default="cpu", choices=("cpu", "cuda"), help="where it runs (default: cpu)")
    add("--plot", metavar="FILE", help="draw the running result with its interval: .png, .svg or .pdf")
    add("--json", action="store_true", help="one JSON object for each game")


def run(asked: Namespace) -> int:
    """Simulate, and tell what came of it; what was played when somebody broke it off."""
    from cardwright.cli.play import at_stakes, stacks_asked

    match = at_stakes(chosen(asked.game), asked)
    if match.kill:
        alone = match.legs[0].game.name
        message = f"a kill depends on the hand before, and hands are simulated by themselves: try {alone}"
        raise CommandError(message, code="sim/kill")
    if asked.plot is not None and not match.is_of_one_game:
        raise CommandError(f"--plot draws one game, and {match.name} has several", code="cli/usage")
    if asked.plot is not None:
        from cardwright.fast.plot import check_picture

        check_picture(asked.plot)
    stacks = stacks_asked(match, asked, usual=match.seats.least)
    hands = whole(asked.hands, what="hands", least=1)
    for number, (game, some) in enumerate(shares(match, hands, len(stacks))):
        if number and not asked.json:
            print()
        if one_game(game, some, stacks, asked).was_stopped:
            return INTERRUPTED
    return 0


def shares(match: Match, hands: int, seats: int) -> list[tuple[Game, int]]:
    """How many of the hands each game of a match has, as they come in turn."""
    lengths = [leg.hands or seats for leg in match.legs]
    rounds, rest = divmod(hands, sum(lengths))
    found: dict[Game, int] = {}
    for leg, length in zip(match.legs, lengths, strict=True):
        found[leg.game] = found.get(leg.game, 0) + rounds * length + min(rest, length)
        rest -= min(rest, length)
    return [(game, some) for game, some in found.items() if some]


def one_game(game: Game, hands: int, stacks: list[int], asked: Namespace) -> Simulation:
    """Simulate one game, and tell its result."""
    from cardwright.fast import simulate

    progress = Progress("hands", hands)
    result = simulate(
        game,
        hands=hands,
        stacks=stacks,
        players=[kind.strip() for kind in asked.players.split(",")],
        seed=whole(asked.seed, what="the seed", least=0, most=2**63 - 1),
        workers=workers_asked(asked.workers),
        device=asked.device,
        told=progress.at,
    )
    seconds = progress.seconds
    if result.was_stopped:
        signal(SIGINT, SIG_IGN)  # once is enough: what was played is told now
    print(as_json(result) if asked.json else as_text(result), flush=True)
    if result.hands:
        print(f"{result.hands / seconds:,.0f} hands a second", file=sys.stderr)
    if asked.plot is not None:
        from cardwright.fast.plot import running_result

        running_result(result, asked.plot)
    return result


def as_text(result: Simulation) -> str:
    """The result for a reader."""
    lines = [f"{result.game}, {len(result.players)} seats, {result.hands} hands, seed {result.seed}"]
    if result.was_stopped:
        lines.append(f"stopped after {result.hands} of {result.asked} hands")
    for seat, (kind, winnings) in enumerate(zip(result.players, result.seats, strict=True)):
        lines.append(f"seat {seat}, {kind}: {won(result, winnings)}")
    if len(result.kinds) > 1:
        lines += [f"{kind}: {won(result, winnings)}" for kind, winnings in result.kinds.items()]
    lines.append(f"{result.actions_per_hand:.2f} actions a hand, {result.longest} in the longest")
    ended = f"{share(result.folded, result.hands)} of the hands ended by folding"
    if result.showdowns is not None:
        lines.append(f"{ended}, {share(result.showdowns, result.hands)} at a showdown")
    return "\n".join(lines)


def won(result: Simulation, winnings: Winnings) -> str:
    """Chips a hand with the interval, and big blinds where there are some."""
    if winnings.within == inf:
        return f"{winnings.mean:+.3f} chips a hand; one hand tells no more"
    said = f"{winnings.mean:+.3f} chips a hand, within {winnings.within:.3f}"
    hundred = result.per_hundred(winnings)
    return f"{said}; {hundred.mean:+.1f} bb/100, within {hundred.within:.1f}" if hundred else said


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"


def as_json(result: Simulation) -> str:
    """The result for a program: the same bytes for the same seed."""
    return json.dumps(
        {
            "game": result.game,
            "seed": result.seed,
            "hands": result.hands,
            "stopped": result.was_stopped,
            "seats": [
                {"player": kind, **told(result, winnings)}
                for kind, winnings in zip(result.players, result.seats, strict=True)
            ],
            "players": {kind: told(result, winnings) for kind, winnings in result.kinds.items()},
            "folded": result.folded,
            "showdowns": result.showdowns,
            "actions": result.actions,
            "actions_per_hand": result.actions_per_hand,
            "longest": result.longest,
        }
    )


def told(result: Simulation, winnings: Winnings) -> dict[str, Any]:
    """Chips a hand and big blinds per hundred, each with half its interval."""
    return {
        "chips_per_hand": numbers(winnings),
        "bb_per_100": numbers(hundred) if (hundred := result.per_hundred(winnings)) else None,
    }


def numbers(winnings: Winnings) -> dict[str, float | None]:
    """What JSON has numbers for: no interval where it is infinite."""
    return {"mean": winnings.mean, "within": winnings.within if winnings.within < inf else None}
