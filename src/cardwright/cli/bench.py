"""`cardwright bench`: how fast this is here, task by task.

The names and units are those of the benchmarks of other packages that we are measured beside: each
figure is the best of three runs on one core.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter, process_time
from typing import Any

from cardwright.cli.trouble import CommandError, near

RUNS = 3
SEED = 20250101
TABLES = 16384


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured. `n` is how much was done in one run."""

    task: str
    value: float
    unit: str
    n: int
    clock: str = "cpu"
    more: dict[str, Any] = field(default_factory=dict)


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="tasks, or how their names begin (default: all)"
    )
    parser.add_argument("--list", action="store_true", help="only name the tasks")
    parser.add_argument("--json", action="store_true", help="one JSON object a line, as in the peers' runs")


def run(asked: Namespace) -> int:
    """Measure, and tell each figure as it comes."""
    from cardwright import __version__

    for name in chosen(asked.names):
        if asked.list:
            print(name)
            continue
        for figure in TASKS[name]():
            if asked.json:
                said: dict[str, Any] = {"peer": "cardwright", "version": __version__, "task": figure.task}
                said |= {
                    "value": round(figure.value, 6),
                    "unit": figure.unit,
                    "n": figure.n,
                    "clock": figure.clock,
                }
                print(json.dumps(said | figure.more), flush=True)
            else:
                more = "".join(f", {key} {value}" for key, value in figure.more.items())
                print(f"{figure.task}: {figure.value:,.4g} {figure.unit}{more}", flush=True)
    return 0


def chosen(names: list[str]) -> list[str]:
    """The tasks that were asked for."""
    for name in names:
        if not any(task.startswith(name) for task in TASKS):
            raise CommandError(f'there is no task "{name}"{near(name, TASKS)}', code="bench/unknown")
    return [task for task in TASKS if not names or any(task.startswith(name) for name in names)]


def best(work: Callable[[], Any], clock: Callable[[], float] = process_time) -> tuple[float, Any]:
    """The shortest of some runs, in seconds, after one that is not counted."""
    work()
    shortest, found = float("inf"), None
    for _ in range(RUNS):
        began = clock()
        found = work()
        shortest = min(shortest, clock() - began)
    return shortest, found


def ranking() -> Iterator[Figure]:
    """Random hands of seven cards: masks, and rows of card numbers."""
    import numpy as np

    from cardwright.fast.ranking import rank_card_rows, rank_hands

    count = 1_000_000
    rows = np.random.default_rng(SEED).random((count, 52)).argsort(axis=1)[:, :7]
    cards = (rows // 13 * 16 + rows % 13).astype(np.uint8)
    masks = (np.int64(1) << cards.astype(np.int64)).sum(axis=1)
    out = np.empty(count, np.int32)
    ways: dict[str, Callable[[], Any]] = {
        "masks": lambda: [rank_hands(masks, out) for _ in range(10)],
        "rows of cards": lambda: [rank_card_rows(cards, out) for _ in range(10)],
    }
    for given, work in ways.items():
        seconds, _ = best(work)
        yield Figure("eval7_random", 10 * count / seconds, "evals/s", 10 * count, more={"given": given})


def exact(task: str, hands: list[str], board: str) -> Iterator[Figure]:
    """All boards of one match."""
    from cardwright.fast import equity

    seconds, answer = best(lambda: equity(hands, board=board, exact=True), perf_counter)
    more = {"seconds": round(seconds, 6), "equity": round(answer.shares[0].equity, 5)}
    yield Figure(task, answer.deals / seconds, "boards/s", answer.deals, "wall", more)


def sampled() -> Iterator[Figure]:
    """The same by chance."""
    from cardwright.fast import equity

    count = 10_000_000
    seconds, answer = best(lambda: equity(["AcAd", "KcKd"], samples=count))
    more = {"equity": round(answer.shares[0].equity, 4)}
    yield Figure("equity_mc_AAvKK", count / seconds, "boards/s", count, more=more)


def random_hands(seats: int) -> Iterator[Figure]:
    """No-limit hold'em, blinds 1/2, stacks 200."""
    from cardwright.fast import simulate
    from cardwright.games import HOLDEM

    count = 12_000_000 // seats**2
    seconds, result = best(lambda: simulate(HOLDEM, hands=count, seats=seats, seed=SEED))
    more = {"actions_per_hand": round(result.actions_per_hand, 3)}
    yield Figure(f"nlhe_random_{seats}p", count / seconds, "hands/s", count, more=more)


def tables(task: str, name: str) -> Iterator[Figure]:
    """Random actions at many tables; choosing them is counted too, as `with_policy`."""
    import numpy as np

    from cardwright.fast import Tables
    from cardwright.games import CATALOGUE

    env, chance, steps = Tables(CATALOGUE[name], TABLES), np.random.default_rng(SEED), 20
    env.reset(seed=SEED)
    alone = float("inf")

    def play() -> None:
        nonlocal alone
        spent = 0.0
        for _ in range(steps):
            actions = env.random_actions(chance)
            began = process_time()
            env.step(actions)
            spent += process_time() - began
        alone = min(alone, spent)

    seconds, _ = best(play)
    more = {"with_policy": round(steps * TABLES / seconds)}
    yield Figure(f"{task}{TABLES}", steps * TABLES / alone, "steps/s", steps * TABLES, more=more)


@cache
def hands_as_phh() -> tuple[Any, list[str]]:
    """Sixty random hands with six seats, as PHH text."""
    from cardwright.fair import SeededDealer
    from cardwright.games import HOLDEM, legal
    from cardwright.history import Recorder, begun, write_phh

    chance, dealer = Random(SEED), SeededDealer(SEED)
    histories = []
    for _ in range(60):
        played = Recorder(begun(HOLDEM, seats=6))
        played.deal_out(dealer)
        while not played.state.is_over:
            played.apply(played.state.actor, legal(played.state).sample(chance))
            played.deal_out(dealer)
        histories.append(played.history)
    return histories, [plain(write_phh(history)) for history in histories]


def plain(text: str) -> str:
    """Without the fields that only we write."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("_"))


def phh(task: str) -> Iterator[Figure]:
    """Recorded hands: read, read and checked to the last chip, written."""
    from cardwright.history import check_text, read_phh, write_phh
    from cardwright.history.check import Pace

    histories, texts = hands_as_phh()
    quickly = Pace(slow=0)
    doing: dict[str, Callable[[], Any]] = {
        "phh_parse_6p": lambda: [read_phh(text) for text in texts],
        "phh_parse_replay_6p": lambda: [list(check_text(text, quickly)) for text in texts],
        "phh_dump_6p": lambda: [write_phh(history) for history in histories],
    }
    count = 5 * len(texts)
    seconds, _ = best(lambda: [doing[task]() for _ in range(5)])
    more = {"mean_bytes": sum(map(len, texts)) // len(texts)}
    yield Figure(task, count / seconds, "hands/s", count, more=more)


def starting() -> Iterator[Figure]:
    """Importing the package in a new interpreter, less the interpreter's own start."""

    def start(code: str) -> float:
        def once() -> None:
            subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)

        return min(best(once, perf_counter)[0] for _ in range(3))

    value = max(0.0, start("import cardwright") - start("pass"))
    yield Figure("import_time", value, "s", 9, "wall")


TASKS: dict[str, Callable[[], Iterator[Figure]]] = {
    "eval7_random": ranking,
    "equity_exact_AAvKK": lambda: exact("equity_exact_AAvKK", ["AcAd", "KcKd"], ""),
    "equity_exact_AKs_random_flop": lambda: exact(
        "equity_exact_AKs_random_flop", ["AhKh", "random"], "7h2c9d"
    ),
    "equity_mc_AAvKK": sampled,
    "nlhe_random_2p": lambda: random_hands(2),
    "nlhe_random_6p": lambda: random_hands(6),
    "nlhe_steps_vec": lambda: tables("nlhe_steps_vec", "holdem"),
    "kuhn_steps_vec": lambda: tables("kuhn_steps_vec", "kuhn"),
    "leduc_steps_vec": lambda: tables("leduc_steps_vec", "leduc"),
    "phh_parse_6p": lambda: phh("phh_parse_6p"),
    "phh_parse_replay_6p": lambda: phh("phh_parse_replay_6p"),
    "phh_dump_6p": lambda: phh("phh_dump_6p"),
    "import_time": starting,
}
