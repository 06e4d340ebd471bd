"""The law on a GPU: its device code is made anywhere; what it plays is compared where there is one."""

from __future__ import annotations

import numpy as np
import pytest

from cardwright.cli import main
from cardwright.games import CATALOGUE, HOLDEM

numba_cuda = pytest.importorskip("numba_cuda", reason="the cuda extra is not installed")


@pytest.mark.slow
def test_the_whole_law_becomes_device_code_without_a_gpu() -> None:
    from cardwright.fast.cuda import device_code

    code = device_code(HOLDEM, 2)

    assert ".entry" in code
    assert ".target sm_90" in code


def test_without_a_gpu_it_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU")

    code = main(["sim", "holdem", "--hands", "10", "--device", "cuda"])

    said = capsys.readouterr()
    assert code == 2
    assert "fast/no_gpu" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.cuda
@pytest.mark.parametrize("name", list(CATALOGUE))
def test_a_gpu_plays_the_same_hands(name: str) -> None:
    from cardwright.fast import simulate

    game = CATALOGUE[name]
    ours, theirs = (simulate(game, hands=9_000, seed=3, device=device) for device in ("cpu", "cuda"))

    assert np.array_equal(ours.blocks, theirs.blocks)
    assert ours.seats == theirs.seats
    assert (ours.actions, ours.longest, ours.folded) == (theirs.actions, theirs.longest, theirs.folded)
