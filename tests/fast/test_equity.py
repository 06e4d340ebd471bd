"""Equity counted by ranks and suits is equity counted board by board; chance comes near it."""

import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from cardwright.cards import CardwrightError, cards_in, parse_set
from cardwright.cards.decks import FULL
from cardwright.cards.rankings import high
from cardwright.fast import dealing, equities, equity


def counted_one_by_one(hands, board="", dead=""):
    """Deal every board, and rank every hand."""
    masks = [parse_set(hand) for hand in hands]
    lying = parse_set(board)
    gone = lying | parse_set(dead) | sum(masks)
    shares = [0.0] * len(hands)
    boards = 0
    for cards in combinations(cards_in(FULL & ~gone), 5 - lying.bit_count()):
        common = lying | sum(1 << card for card in cards)
        worth = [high(mask | common) for mask in masks]
        best = max(worth)
        for player, each in enumerate(worth):
            shares[player] += (each == best) / worth.count(best)
        boards += 1
    return boards, [share / boards for share in shares]


@pytest.mark.parametrize(
    ("hands", "board", "dead"),
    [
        (("AhAd", "KsKc"), "2h7h9h", ""),
        (("AhKh", "QhJh"), "Th2c3d", ""),
        (("AhKh", "QhJh"), "Th2h3d", "4h5h"),
        (("AcKd", "AdKc", "7s7h"), "AsKs2c", "2d"),
        (("2c2d", "2h2s"), "AhAdAcAs", ""),
        (("AhKh", "AdKd"), "QsJsTs9s8s", ""),
        (("Ah2h", "Ad2d", "Ac2c", "As2s"), "KhQd3c", ""),
    ],
)
def test_exact_equity_is_that_of_every_board(hands, board, dead):
    boards, shares = counted_one_by_one(hands, board, dead)

    answer = equity(hands, board=board, dead=dead, exact=True)

    assert answer.deals == boards
    assert [share.equity for share in answer.shares] == pytest.approx(shares, abs=1e-12)


def test_random_spots_have_the_equity_of_every_board(seed):
    chance = np.random.default_rng(seed)
    for _ in range(12):
        cards = chance.permutation(52)
        names = [f"{'23456789TJQKA'[card % 13]}{'cdhs'[card // 13]}" for card in cards]
        hands = ["".join(names[2 * p : 2 * p + 2]) for p in range(int(chance.integers(2, 6)))]
        board = "".join(names[20:23])

        boards, shares = counted_one_by_one(hands, board)
        answer = equity(hands, board=board, exact=True)

        assert answer.deals == boards
        assert [share.equity for share in answer.shares] == pytest.approx(shares, abs=1e-12)


def test_aces_against_kings():
    answer = equity(["AcAd", "KcKd"])

    assert (answer.exact, answer.deals) == (True, 1_712_304)
    assert round(answer.shares[0].win * answer.deals) == 1_410_336
    assert round(answer.shares[0].tie * answer.deals) == 9_308


def test_a_hand_against_any_on_a_flop():
    answer = equity(["AhKh", "random"], board="7h2c9d")

    assert (answer.exact, answer.deals) == (True, 1_070_190)
    assert round(answer.shares[0].equity, 5) == 0.54879


def test_a_range_is_the_mean_of_its_hands():
    whole = equity(["AA", "KK"], board="2c3d4h", exact=True)
    pairs = [
        equity([a, k], board="2c3d4h", exact=True)
        for a in ("AcAd", "AcAh", "AcAs", "AdAh", "AdAs", "AhAs")
        for k in ("KcKd", "KcKh", "KcKs", "KdKh", "KdKs", "KhKs")
    ]

    assert whole.shares[0].equity == pytest.approx(sum(p.shares[0].equity for p in pairs) / 36)
    assert whole.deals == sum(p.deals for p in pairs)


def test_weights_count():
    half = equity(["AhAd:0.5, 7h2d", "KcKs"], board="2c3d9h", exact=True).shares[0].equity
    aces = equity(["AhAd", "KcKs"], board="2c3d9h", exact=True).shares[0].equity
    junk = equity(["7h2d", "KcKs"], board="2c3d9h", exact=True).shares[0].equity

    assert half == pytest.approx((0.5 * aces + junk) / 1.5)


@pytest.mark.parametrize("hands", [["AcAd", "KcKd"], ["QQ+,AKs:0.3", "TT-77"], ["AhKh", "QQ", "76s"]])
def test_chance_comes_as_near_as_it_says(hands, seed):
    exact = equity(hands, exact=True)

    sampled = equity(hands, samples=400_000, seed=seed)

    for ours, right in zip(sampled.shares, exact.shares, strict=True):
        assert abs(ours.equity - right.equity) < 2.5 * ours.within
        assert 0 < ours.within < 0.002


def test_chance_is_the_same_for_any_number_of_workers(seed):
    hands, samples = ["AA,KQs", "random", "76s"], 3_000_000

    assert equity(hands, samples=samples, seed=seed, workers=1) == equity(
        hands, samples=samples, seed=seed, workers=3
    )


def test_equities_add_up_to_the_pot():
    for hands in (["random"] * 10, ["AA", "KK", "QQ"], ["AKs", "AKo"]):
        assert sum(share.equity for share in equity(hands, samples=20_000).shares) == pytest.approx(1)


def test_many_spots_in_one_call():
    hands = np.array([[parse_set("AcAd"), parse_set("KcKd")], [parse_set("7h2c"), parse_set("AsKs")]])
    boards = np.array([parse_set("2h3h4h"), parse_set("7d7s2d")])

    found = equities(hands, boards)

    assert found[0, 0] == pytest.approx(equity(["AcAd", "KcKd"], board="2h3h4h").shares[0].equity)
    assert found[1, 1] == pytest.approx(equity(["7h2c", "AsKs"], board="7d7s2d").shares[1].equity)


@pytest.mark.parametrize(
    ("hands", "options", "code"),
    [
        (["AA"], {}, "equity/players"),
        (["AhAd", "AhKc"], {}, "equity/cards"),
        (["AhAd", "AhKc"], {"samples": 100}, "equity/cards"),
        (["AA", "KK"], {"board": "AsAhAdKc"}, "equity/cards"),
        (["AA", "KK"], {"board": "2c2d2h3c3d3h"}, "equity/board"),
        (["AA", "KK"], {"board": "2c", "dead": "2c"}, "equity/cards"),
        (["random"] * 4, {"exact": True}, "equity/too_many"),
        ([parse_set("AcAdAh"), "KK"], {}, "equity/cards"),
        ([0, "KK"], {}, "equity/cards"),
        ([-1, "KK"], {}, "equity/cards"),
        ([1 << 13 | 1 << 14, "KK"], {}, "equity/cards"),
        ([2.0, "KK"], {}, "equity/cards"),
        (["AA", "KK"], {"board": ["2c"]}, "equity/cards"),
        ([{parse_set("AcAd"): 5.0}, "QQ"], {}, "range/weight"),
        ([{parse_set("AcAd"): -1.0}, "QQ"], {}, "range/weight"),
        ([{parse_set("AcAd"): float("nan")}, "QQ"], {}, "range/weight"),
        ([{}, "QQ"], {}, "range/empty"),
        ([{parse_set("AcAd"): "1"}, "QQ"], {}, "range/weight"),
        (["AA", "KK"], {"samples": 0}, "equity/number"),
        (["AA", "KK"], {"samples": -5}, "equity/number"),
        (["AA", "KK"], {"samples": 1.5}, "equity/number"),
        (["AA", "KK"], {"error": 0}, "equity/number"),
        (["AA", "KK"], {"error": float("nan")}, "equity/number"),
        (["AA", "KK"], {"workers": 0}, "equity/number"),
        (["AA", "KK"], {"seed": None}, "equity/number"),
        (["AA", "KK"], {"exact": True, "samples": 10}, "equity/number"),
    ],
)
def test_what_cannot_be_compared_is_refused(hands, options, code):
    with pytest.raises(CardwrightError) as refused:
        equity(hands, **options)

    assert refused.value.code == code


SHARING = [
    (["QQ+,AK", "JJ+,AQ+"], "AhKd7c"),
    (["AsAh,KsKh:0.3", "AsAd,AcAd:0.1,KsQs"], "2s3s9d"),
    (["QQ+", "QQ+,AKs"], "2c7d9h"),
    (["AA,KK", "KK,QQ", "AA,QQ:0.4"], "2c7d9h"),
    (["AK", "AK:0.7", "AK,AA"], "2c7d9hTs"),
    (["22+,A2+", "22+,A2+,KTs+"], "2c7d9h"),
]


@pytest.mark.parametrize(("hands", "board"), SHARING)
@pytest.mark.parametrize("turned", [False, True])
def test_ranges_that_share_cards_are_dealt_as_often_as_they_come(hands, board, turned, seed):
    hands = hands[::-1] if turned else hands

    exact = equity(hands, board=board, exact=True)
    sampled = equity(hands, board=board, samples=2_000_000, seed=seed)

    for ours, right in zip(sampled.shares, exact.shares, strict=True):
        assert abs(ours.equity - right.equity) < 2 * ours.within  # four standard deviations
        assert abs(ours.tie - right.tie) < 0.003


@pytest.mark.parametrize("board", ["2c3c4d5h", "2c3c4d5h9s"])
def test_boards_that_are_nearly_or_quite_full_are_dealt_too(board, seed):
    exact = equity(["AhAd", "KsKc"], board=board, exact=True)

    sampled = equity(["AhAd", "KsKc"], board=board, samples=20_000, seed=seed)

    assert sampled.shares[0].equity == pytest.approx(exact.shares[0].equity, abs=0.01)


@pytest.mark.parametrize(("hands", "board"), [SHARING[0], (["AhAd", "KsKc"], "")])
def test_the_interval_holds_what_is_right_nineteen_times_in_twenty(hands, board, seed):
    right = equity(hands, board=board, exact=True).shares[0].equity
    runs = 400

    answers = [equity(hands, board=board, samples=2000, seed=seed + run).shares[0] for run in range(runs)]

    held = sum(abs(each.equity - right) <= each.within for each in answers)
    assert 0.91 * runs < held < 0.985 * runs


@pytest.mark.parametrize("rare", ["0.001", "0.00000000001"])
def test_a_pairing_that_is_hardly_ever_dealt_is_found(rare, seed):
    exact = equity(["KhKd", "AhAd"], exact=True)

    answer = equity([f"AhAd,KhKd:{rare}", "AhAd"], samples=400_000, seed=seed)

    assert abs(answer.shares[0].equity - exact.shares[0].equity) < 2 * answer.shares[0].within


def test_hands_that_nearly_always_clash_are_dealt_as_often_as_they_come(seed):
    crowd = ["AA,KK,QQ:0.5", "AA,KK", "KK,QQ", "AA,QQ"]
    board = "2c7d9h"

    sampled = equity(crowd, board=board, samples=400_000, seed=seed)
    exact = equity(crowd, board=board, exact=True)

    for ours, right in zip(sampled.shares, exact.shares, strict=True):
        assert abs(ours.equity - right.equity) < 2 * ours.within


def test_hands_that_are_never_found_are_given_up(monkeypatch):
    monkeypatch.setattr(dealing, "dealt_together", lambda ranges: None)

    with pytest.raises(CardwrightError) as refused:
        equity(["AhAd,KhKd:0.00000000001", "AhAd"], samples=10)

    assert refused.value.code == "equity/unlikely"


def test_hands_dealt_one_by_one_come_as_often_as_those_dealt_together(monkeypatch, seed):
    hands, board = SHARING[1]
    exact = equity(hands, board=board, exact=True)
    monkeypatch.setattr(dealing, "dealt_together", lambda ranges: None)

    sampled = equity(hands, board=board, samples=2_000_000, seed=seed)

    for ours, right in zip(sampled.shares, exact.shares, strict=True):
        assert abs(ours.equity - right.equity) < 2 * ours.within


STOPPED = """
import _thread, signal, sys, threading
from cardwright.fast import equity
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have put it to sleep
equity(["AA", "KK"], samples=1000, seed=1)
threading.Timer(0.5, _thread.interrupt_main).start()
try:
    equity({hands}, {options}, seed=1, workers={workers})
except KeyboardInterrupt:
    sys.exit(7)
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("hands", "options"),
    [(["AA", "KK", "QQ"], "samples=10**12"), (["AA", "random", "random"], "exact=True")],
)
def test_long_work_can_be_stopped(hands, options, workers):
    code = STOPPED.format(hands=hands, options=options, workers=workers)

    done = subprocess.run([sys.executable, "-c", code], timeout=60)

    assert done.returncode == 7


ACES, KINGS = parse_set("AcAd"), parse_set("KcKd")
MANY = np.array([[parse_set(f"{rank}c{rank}d") for rank in "23456789TJQK"]])


@pytest.mark.parametrize(
    ("hands", "options", "code"),
    [
        ([[ACES, ACES]], {}, "equity/cards"),
        ([[ACES, parse_set("AcKd")]], {}, "equity/cards"),
        ([[ACES, KINGS]], {"boards": [parse_set("AcKs2d")]}, "equity/cards"),
        ([[ACES, KINGS]], {"dead": [parse_set("Ac")]}, "equity/cards"),
        ([[ACES, KINGS]], {"boards": [1], "dead": [1]}, "equity/cards"),
        ([[ACES, KINGS]], {"dead": [FULL & ~(ACES | KINGS)]}, "equity/cards"),
        ([[ACES, KINGS]], {"boards": [parse_set("2c3c4c5h6h7h")]}, "equity/board"),
        ([[ACES, KINGS]], {"boards": [0, 0]}, "equity/shape"),
        ([[ACES, KINGS]], {"boards": 0}, "equity/shape"),
        ([[ACES, KINGS]], {"dead": [[0]]}, "equity/shape"),
        ([[0, KINGS]], {}, "equity/cards"),
        ([[-1, KINGS]], {}, "equity/cards"),
        ([[1, KINGS]], {}, "equity/cards"),
        ([[parse_set("AcAdAh"), KINGS]], {}, "equity/cards"),
        ([[float(ACES), float(KINGS)]], {}, "equity/cards"),
        ([[ACES]], {}, "equity/players"),
        ([ACES, KINGS], {}, "equity/players"),
        (MANY, {}, "equity/players"),
        ([[ACES, KINGS]], {"out": np.zeros((1, 2), int)}, "equity/out"),
        ([[ACES, KINGS]] * 3, {"out": np.zeros((2, 2))}, "equity/out"),
    ],
)
def test_spots_that_cannot_be_are_refused(hands, options, code):
    with pytest.raises(CardwrightError) as refused:
        equities(hands, **options)

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("hands", "board", "samples"),
    [
        (["AhAd", "KsKc"], "", 10),
        (["AhAd", "7s2c"], "", 30),
        (["AhAd", "AcKd"], "AsTc4d", 100),  # one of fifty is lost
    ],
)
def test_the_interval_of_a_few_deals_is_not_too_narrow(hands, board, samples, seed):
    right = equity(hands, board=board, exact=True).shares[0].equity
    runs = 400

    answers = [equity(hands, board=board, samples=samples, seed=seed + run).shares[0] for run in range(runs)]

    assert sum(abs(each.equity - right) <= each.within for each in answers) > 0.93 * runs
    assert all(each.within > 0 for each in answers)
