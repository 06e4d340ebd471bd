"""Random no-limit hold'em beside a loop in C that is written for nothing else: the same hands, the ratio."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

import numpy as np

from cardwright import HOLDEM
from cardwright.fast.simulation import BLOCK, Work

ROUNDS = 15
SOURCE = Path(__file__).with_name("holdem_loop.c")


def built(folder: str) -> ctypes.CDLL | None:
    """The loop, compiled for this processor; None without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        return None
    library = Path(folder) / "loop.so"
    options = ("-O3", "-march=native", "-shared", "-fPIC")
    subprocess.run([compiler, *options, "-o", str(library), str(SOURCE)], check=True)
    return ctypes.CDLL(str(library))


def in_c(library: ctypes.CDLL, hands: int, seats: int) -> tuple[int, list[int]]:
    won = (ctypes.c_int64 * seats)()
    library.play.restype = ctypes.c_int64
    kinds = (ctypes.c_uint64, ctypes.c_int64, ctypes.c_int64, ctypes.c_int, ctypes.c_int64)
    arguments = [kind(value) for kind, value in zip(kinds, (1, 0, hands, seats, 200), strict=True)]
    return library.play(*arguments, won), list(won)


def measure(library: ctypes.CDLL, seats: int, hands: int) -> str:
    """Best of some rounds each, taken in turn."""
    work = Work(HOLDEM, (200,) * seats, ("random",) * seats, 1, "cpu")
    ours = c = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        counts, _ = work.play(0, hands)
        ours = min(ours, process_time() - began)
        began = process_time()
        actions, won = in_c(library, hands, seats)
        c = min(c, process_time() - began)
    if counts[:, 0].sum() != actions or np.any(counts[:, 4:].sum(axis=0) != won):
        raise SystemExit(f"the loop in C plays other hands: {actions} {won}, not {counts.sum(axis=0)}")
    rates = f"{hands / ours / 1e6:.2f} M hands/s, C {hands / c / 1e6:.2f} M"
    return f"{seats} seats: {rates}, ratio {c / ours:.2f}; {actions / hands:.3f} actions a hand"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        library = built(folder)
        if library is None:
            print("no C compiler here: nothing to compare with", file=sys.stderr)
            return 0
        for seats, blocks in ((2, 128), (6, 48)):
            print(measure(library, seats, blocks * BLOCK))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
