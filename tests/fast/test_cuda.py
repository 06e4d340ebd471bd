"""The law on a GPU: its device code is made anywhere; what it plays is compared where there is one."""

from __future__ import annotations

import numpy as np
import pytest

from cardwright.cards import CardwrightError, parse_set
from cardwright.cli import main
from cardwright.fast import equity, rank_hands, simulate
from cardwright.fast.comparing import Spot, equities
from cardwright.fast.ranking import lookup, rank_card_rows
from cardwright.games import CATALOGUE, HOLDEM

ROOM = np.zeros((1, 3, 4), np.int64)
MASKS = np.zeros(9, np.int64)


def hands_kernel(house):
    from cardwright.fast.gpu import hands

    kernel = hands.kernel(3, with_house=house is not None)
    chips = np.array([200, 200, 200])
    started = np.zeros((3, hands.layout(3).itemsize // 8), np.int64)
    return kernel, (*hands.given(HOLDEM, started, chips, house, 1), 0, 9, 4096, ROOM[0], np.zeros((3, 4)))


def ranking_kernel():
    from cardwright.fast.gpu import ranking
    from cardwright.fast.looking_up import rank_mask

    return ranking.kernel(rank_mask), (MASKS, lookup(), np.zeros(9, np.int32))


def counting_kernel():
    from cardwright.fast.gpu import spots

    return spots.counting(3), (np.zeros((1, 3), np.int64), 0, 0, lookup(), ROOM)


def dealing_kernel():
    from cardwright.fast.gpu import spots

    deals = Spot(["AA", "KK", "random"], board="", dead="").deals()
    return spots.dealing(3), (deals, 1, 0, 9, lookup(), ROOM)


@pytest.mark.slow
@pytest.mark.parametrize(
    "made",
    [
        pytest.param(lambda: hands_kernel(None), id="hands of chance"),
        pytest.param(lambda: hands_kernel(5), id="hands of the house"),
        pytest.param(ranking_kernel, id="ranking"),
        pytest.param(counting_kernel, id="counting boards"),
        pytest.param(dealing_kernel, id="dealing by chance"),
    ],
)
def test_the_law_becomes_device_code_without_a_gpu(made):
    pytest.importorskip("numba_cuda", reason="the cuda extra is not installed")
    from cardwright.fast.gpu.device import device_code

    kernel, arguments = made()
    code = device_code(kernel, *arguments)

    assert code.count(".entry") == 1
    assert ".target sm_90" in code


@pytest.mark.parametrize("words", [["sim", "holdem", "--hands", "10"], ["equity", "AA", "KK"]])
def test_without_a_gpu_it_is_refused_in_one_line(words, capsys):
    try:
        from numba import cuda

        if cuda.is_available():
            pytest.skip("there is a GPU")
    except ImportError:
        pass

    code = main([*words, "--device", "cuda"])

    said = capsys.readouterr()
    assert code == 2
    assert "[fast/no" in said.err  # no GPU, or not even numba-cuda
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_another_device_is_refused():
    with pytest.raises(CardwrightError, match="there is no device"):
        rank_hands(MASKS, device="tpu")


@pytest.mark.cuda
@pytest.mark.parametrize("players", [("random",), ("house", "random")])
@pytest.mark.parametrize("name", list(CATALOGUE))
def test_a_gpu_plays_the_same_hands(name, players):
    ours, theirs = (
        simulate(CATALOGUE[name], hands=9_000, seed=3, players=players, device=device)
        for device in ("cpu", "cuda")
    )

    assert np.array_equal(ours.blocks, theirs.blocks)
    assert ours.seats == theirs.seats
    assert (ours.actions, ours.longest, ours.folded) == (theirs.actions, theirs.longest, theirs.folded)


@pytest.mark.cuda
def test_a_gpu_ranks_the_same(seed):
    rows = np.random.default_rng(seed).random((100_000, 52)).argsort(axis=1)[:, :7]
    cards = (rows // 13 * 16 + rows % 13).astype(np.uint8)
    masks = (np.int64(1) << cards.astype(np.int64)).sum(axis=1)

    assert np.array_equal(rank_hands(masks), rank_hands(masks, device="cuda"))
    assert np.array_equal(rank_card_rows(cards), rank_card_rows(cards, device="cuda"))


@pytest.mark.cuda
def test_a_gpu_compares_hands_the_same(seed):
    for hands, options in (
        (["AcAd", "KcKd"], {"exact": True}),
        (["QQ+,AKs:0.3", "TT-77", "random"], {"samples": 1_000_000, "seed": seed}),
        (["AhKh", "random"], {"exact": True, "board": "7h2c9d"}),
    ):
        assert equity(hands, **options) == equity(hands, **options, device="cuda")
    rows = np.array([[parse_set("AcAd"), parse_set("KcKd")], [parse_set("7h2c"), parse_set("AsKs")]])
    assert np.array_equal(equities(rows), equities(rows, device="cuda"))
