"""What a GPU does: random no-limit hold'em hands, ranking and equity, beside the processor's answers.

    python benchmarks/gpu.py [--hands 200000000]

Needs numba-cuda and an NVIDIA GPU. Hands: blinds 1/2, stacks 200, two and six seats. Each figure is the
best of five runs; the same seed must give the same totals on both devices.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

from cardwright.fast import equities, equity, rank_hands, simulate
from cardwright.fast.gpu import device, ranking
from cardwright.fast.looking_up import rank_mask
from cardwright.fast.ranking import lookup
from cardwright.fast.simulation import Work, check_chips
from cardwright.games import HOLDEM

RUNS = 5
DECK = np.array([16 * suit + rank for suit in range(4) for rank in range(13)], np.int64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=200_000_000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 6])
    asked = parser.parse_args()
    for seats in asked.seats:
        agree(seats)
        hands(seats, asked.hands)
    rank()
    sample()
    count()


def best(work: Callable[[], object]) -> float:
    """Seconds of the quickest of some runs, after one that compiles."""
    work()
    found = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        work()
        found = min(found, time.perf_counter() - began)
    return found


def agree(seats: int) -> None:
    """The same hands on both devices."""
    ours, gpu = (simulate(HOLDEM, hands=200_000, seats=seats, seed=7, device=d) for d in ("cpu", "cuda"))
    assert np.array_equal(ours.blocks, gpu.blocks), "the totals differ"
    assert ours.seats == gpu.seats
    print(f"{seats} seats: 200,000 hands, the same totals on both; {gpu.actions_per_hand:.3f} actions a hand")


def hands(seats: int, count: int) -> None:
    """With what is counted brought back."""
    work = Work(HOLDEM, (200,) * seats, ("random",) * seats, 1, "cuda")
    first = iter(range(0, count * (RUNS + 1), count))
    seconds = best(lambda: check_chips(0, work.play(next(first), count)[0]))
    print(f"{seats} seats: {count / seconds / 1e6:.1f} million hands a second", flush=True)


def rank() -> None:
    """Random seven cards, there already or brought there and back."""
    count = 20_000_000
    chance = np.random.default_rng(1)
    masks = np.zeros(count, np.int64)
    while len(short := np.flatnonzero(np.bitwise_count(masks) < 7)):
        masks[short] |= 1 << DECK[chance.integers(52, size=len(short))]
    out = np.empty(count, np.int32)
    assert np.array_equal(rank_hands(masks[:1_000_000], device="cuda"), rank_hands(masks[:1_000_000]))
    there, tables, strengths = map(device.sent, (masks, lookup(), out))

    def alone() -> None:
        device.run(ranking.kernel(rank_mask), count, there, tables, strengths)
        device.cuda.synchronize()

    with_transfer = best(lambda: rank_hands(masks, out, device="cuda"))
    print(f"ranking: {count / best(alone) / 1e6:.0f} million hands a second in the GPU's memory,")
    print(f"    {count / with_transfer / 1e6:.0f} million brought there and back", flush=True)


def sample() -> None:
    """Aces against kings, by chance."""
    count = 1_000_000_000
    answers = [equity(["AcAd", "KcKd"], samples=10_000_000, device=d) for d in ("cpu", "cuda")]
    assert answers[0] == answers[1], "the answers differ"
    seconds = best(lambda: equity(["AcAd", "KcKd"], samples=count, device="cuda"))
    print(f"sampled equity: {count / seconds / 1e6:.0f} million deals a second", flush=True)


def count() -> None:
    """Many spots of two hands each, every board of each."""
    spots = 200_000
    chance = np.random.default_rng(2)
    cards = 1 << DECK[chance.random((spots, 52)).argsort(axis=1)[:, :4]]
    rows = np.column_stack([cards[:, 0] | cards[:, 1], cards[:, 2] | cards[:, 3]])
    assert np.array_equal(equities(rows[:200]), equities(rows[:200], device="cuda")), "the answers differ"
    seconds = best(lambda: equities(rows, device="cuda"))
    print(f"exact equity: {spots / seconds:,.0f} spots of 1,712,304 boards a second", flush=True)


if __name__ == "__main__":
    main()
