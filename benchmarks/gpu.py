"""Random no-limit hold'em on a GPU: hands a second, and the totals beside the processor's.

    python benchmarks/gpu.py [--hands 200000000]

Needs numba-cuda and an NVIDIA GPU. Blinds 1/2, stacks 200, two and six seats; the same seed must give
the same totals on both.
"""

import argparse
import time

import numpy as np

from cardwright.fast.simulation import Work, check_chips, simulate
from cardwright.games import HOLDEM


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=200_000_000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 6])
    asked = parser.parse_args()
    for seats in asked.seats:
        agree(seats)
        speed(seats, asked.hands)


def agree(seats: int) -> None:
    """The same hands on both devices."""
    ours, gpu = (simulate(HOLDEM, hands=200_000, seats=seats, seed=7, device=d) for d in ("cpu", "cuda"))
    assert np.array_equal(ours.blocks, gpu.blocks), "the totals differ"
    assert ours.seats == gpu.seats
    print(f"{seats} seats: 200,000 hands, the same totals on both; {gpu.actions_per_hand:.3f} actions a hand")


def speed(seats: int, hands: int) -> None:
    """The best of five runs, with what is counted brought back."""
    began = time.perf_counter()
    work = Work(HOLDEM, (200,) * seats, ("random",) * seats, 1, "cuda")
    work.play(0, 4096)
    print(f"{seats} seats: ready in {time.perf_counter() - began:.1f} s")
    best = 0.0
    for run in range(5):
        began = time.perf_counter()
        counts, _ = work.play(run * hands, hands)
        best = max(best, hands / (time.perf_counter() - began))
        check_chips(0, counts)
    print(f"{seats} seats: {best / 1e6:.1f} million hands a second", flush=True)


if __name__ == "__main__":
    main()
