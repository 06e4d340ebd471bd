"""`cardwright bench`: how fast this is here, task by task.

The names and units are those of the benchmarks of other packages that we are measured beside: each
figure is the best of three runs on one core, and `given` says what was done where that is not plain.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
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

    tasks = chosen(asked.names)
    if asked.list:
        print(*tasks, sep="\n")
        return 0
    missing = [name for name in tasks if not TASKS[name].can_run()]
    for name in tasks:
        if name not in missing:
            for figure in TASKS[name].figures():
                print(as_json(figure, __version__) if asked.json else as_text(figure), flush=True)
    if missing:
        return tell_missing(missing, refused=len(missing) == len(tasks) or bool(asked.names))
    return 0


def tell_missing(names: list[str], *, refused: bool) -> int:
    """Tasks that need what is not installed: an error, if they were asked for or there were no others."""
    from cardwright.fast import NotInstalled, how_to_get

    message = f"these need Numba, which is not installed ({how_to_get('fast')}): {', '.join(names)}"
    if refused:
        raise NotInstalled(message, code=NotInstalled.code)
    print(f"left out, for {message}", file=sys.stderr)
    return 0


def as_json(figure: Figure, version: str) -> str:
    """One object, as in the peers' runs."""
    said = {
        "peer": "cardwright",
        "version": version,
        "task": figure.task,
        "value": round(figure.value, 6),
        "unit": figure.unit,
        "n": figure.n,
        "clock": figure.clock,
    }
    return json.dumps(said | figure.more)


def as_text(figure: Figure) -> str:
    """A line for a reader."""
    more = "".join(f", {key} {value}" for key, value in figure.more.items())
    return f"{figure.task}: {figure.value:,.4g} {figure.unit}{more}"


def chosen(names: list[str]) -> list[str]:
    """The tasks that were asked for."""
    for name in names:
        if not any(task.startswith(name) for task in TASKS):
            raise CommandError(f'there is no task "{name}"{near_tasks(name)}', code="bench/unknown")
    return [task for task in TASKS if not names or any(task.startswith(name) for name in names)]


def near_tasks(name: str) -> str:
    """A question with the tasks that are called so, or begin so."""
    whole = near(name, TASKS)
    if whole:
        return whole
    begun = {task[: len(name)]: task for task in reversed(TASKS)}
    found = get_close_matches(name.lower(), begun, n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(begun[each] for each in found)}?" if found else ""


def best(work: Callable[[], Any], clock: Callable[[], float] = process_time) -> tuple[float, Any]:
    """The shortest of some runs, in seconds, after one that is not counted."""
    work()
    shortest, found = float("inf"), None
    for _ in range(RUNS):
        began = clock()
        found = work()
        shortest = min(shortest, clock() - began)
    return shortest, found


def ranking(task: str) -> Iterator[Figure]:
    """Random hands of seven cards, many in one call: masks, or rows of card numbers."""
    import numpy as np

    from cardwright.fast import rank_card_rows, rank_hands

    count = 1_000_000
    rows = np.random.default_rng(SEED).random((count, 52)).argsort(axis=1)[:, :7]
    cards = (rows // 13 * 16 + rows % 13).astype(np.uint8)
    masks = (np.int64(1) << cards.astype(np.int64)).sum(axis=1)
    out = np.empty(count, np.int32)
    if task == "eval7_random":
        given = "masks, a million a call"
        seconds, _ = best(lambda: [rank_hands(masks, out) for _ in range(10)])
    else:
        given = "rows of card numbers, a million a call"
        seconds, _ = best(lambda: [rank_card_rows(cards, out) for _ in range(10)])
    yield Figure(task, 10 * count / seconds, "evals/s", 10 * count, more={"given": given})


def exact(task: str, hands: list[str], board: str) -> Iterator[Figure]:
    """All boards of one match."""
    from cardwright.fast import equity

    seconds, answer = best(lambda: equity(hands, board=board, exact=True), perf_counter)
    more = {"seconds": round(seconds, 6), "equity": round(answer.shares[0].equity, 5)}
    yield Figure(task, answer.deals / seconds, "boards/s", answer.deals, "wall", more)


def sampled(task: str, hands: list[str], board: str) -> Iterator[Figure]:
    """The same by chance."""
    from cardwright.fast import equity

    count = 10_000_000
    seconds, answer = best(lambda: equity(hands, board=board, samples=count))
    more = {"equity": round(answer.shares[0].equity, 4)}
    yield Figure(task, count / seconds, "boards/s", count, more=more)


def random_hands(seats: int) -> Iterator[Figure]:
    """No-limit hold'em, blinds 1/2, stacks 200."""
    from cardwright.fast import simulate
    from cardwright.games import HOLDEM

    count = 12_000_000 // seats**2
    seconds, result = best(lambda: simulate(HOLDEM, hands=count, seats=seats, seed=SEED))
    more = {"actions_per_hand": round(result.actions_per_hand, 3), "given": "all hands in one call"}
    yield Figure(f"nlhe_random_{seats}p", count / seconds, "hands/s", count, more=more)


def hands_one_by_one(seats: int) -> Iterator[Figure]:
    """The same hands, each by a call of its own, as the peers' native loops."""
    from cardwright.fast.simulation import Work
    from cardwright.games import HOLDEM

    count = 40_000 // seats
    play = Work(HOLDEM, (200,) * seats, ("random",) * seats, SEED).play
    seconds, _ = best(lambda: [play(hand, 1) for hand in range(count)])
    more = {"given": "one call a hand"}
    yield Figure(f"nlhe_random_{seats}p_native", count / seconds, "hands/s", count, more=more)


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
    doing: dict[str, tuple[str, Callable[[], Any]]] = {
        "phh_parse_6p": (
            "every field as a typed value",
            lambda: [[hand[key] for key in hand.fields] for text in texts for hand in read_phh(text)],
        ),
        "phh_parse_replay_6p": (
            "read, played by the law and compared with the recorded stacks",
            lambda: [list(check_text(text, quickly)) for text in texts],
        ),
        "phh_dump_6p": ("a history", lambda: [write_phh(history) for history in histories]),
    }
    given, work = doing[task]
    count = 5 * len(texts)
    seconds, _ = best(lambda: [work() for _ in range(5)])
    more = {"mean_bytes": sum(map(len, texts)) // len(texts), "given": given}
    yield Figure(task, count / seconds, "hands/s", count, more=more)


def starting() -> Iterator[Figure]:
    """Importing what a game is played with in a new interpreter, less the interpreter's own start."""

    def start(code: str) -> float:
        def once() -> None:
            subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)

        return min(best(once, perf_counter)[0] for _ in range(3))

    names = "from cardwright import HOLDEM, apply, legal, observe, start"
    value = max(0.0, start(names) - start("pass"))
    yield Figure("import_time", value, "s", 9, "wall", {"given": names})


def installing() -> Iterator[Figure]:
    """What lies on the disk when the package is installed: playing needs nothing else."""
    import cardwright

    home = Path(cardwright.__file__).parent
    own = sum(path.stat().st_size for path in home.rglob("*") if path.is_file() and path.suffix != ".pyc")
    more = {"own_MiB": round(own / 2**20, 2), "given": "without Numba, which only bulk work needs"}
    yield Figure("installed_size", own / 2**20, "MiB", 1, "none", more)


@dataclass(frozen=True, slots=True)
class Task:
    """Something to measure."""

    figures: Callable[[], Iterator[Figure]]
    is_fast: bool = True  # needs Numba

    def can_run(self) -> bool:
        """Is what it needs installed?"""
        from cardwright.fast import available

        return not self.is_fast or available()


ACES = ["AcAd", "KcKd"]
SUITED, FLOP = ["AhKh", "random"], "7h2c9d"

TASKS = {
    "eval7_random": Task(lambda: ranking("eval7_random")),
    "eval7_random_rows": Task(lambda: ranking("eval7_random_rows")),
    "equity_exact_AAvKK": Task(lambda: exact("equity_exact_AAvKK", ACES, "")),
    "equity_exact_AKs_random_flop": Task(lambda: exact("equity_exact_AKs_random_flop", SUITED, FLOP)),
    "equity_mc_AAvKK": Task(lambda: sampled("equity_mc_AAvKK", ACES, "")),
    "equity_mc_AKs_random_flop": Task(lambda: sampled("equity_mc_AKs_random_flop", SUITED, FLOP)),
    "nlhe_random_2p": Task(lambda: random_hands(2)),
    "nlhe_random_6p": Task(lambda: random_hands(6)),
    "nlhe_random_2p_native": Task(lambda: hands_one_by_one(2)),
    "nlhe_random_6p_native": Task(lambda: hands_one_by_one(6)),
    "nlhe_steps_vec": Task(lambda: tables("nlhe_steps_vec", "holdem")),
    "kuhn_steps_vec": Task(lambda: tables("kuhn_steps_vec", "kuhn")),
    "leduc_steps_vec": Task(lambda: tables("leduc_steps_vec", "leduc")),
    "phh_parse_6p": Task(lambda: phh("phh_parse_6p"), is_fast=False),
    "phh_parse_replay_6p": Task(lambda: phh("phh_parse_replay_6p"), is_fast=False),
    "phh_dump_6p": Task(lambda: phh("phh_dump_6p"), is_fast=False),
    "import_time": Task(starting, is_fast=False),
    "installed_size": Task(installing, is_fast=False),
}
