"""Pictures show what was found, and are refused before any work where they could not be written."""

import sys

import numpy as np
import pytest

from cardwright import KUHN
from cardwright.cli import main
from cardwright.fast import comparing, plot, simulate


@pytest.mark.parametrize("hands", [1, 100, 4096, 20_000])
@pytest.mark.parametrize("players", [("random",), ("house", "random")])
def test_a_line_ends_with_the_result(hands, players):
    result = simulate(KUHN, hands=hands, seats=2, players=players, seed=1)

    lines = plot.lines_of(result)

    told = list(result.kinds.items()) if len(result.kinds) > 1 else list(enumerate(result.seats))
    assert len(lines) == len(told) == 2
    for line, (_, winnings) in zip(lines, told, strict=True):
        assert line.hands[-1] == hands
        assert line.winnings[-1].mean == pytest.approx(winnings.mean)
        assert line.winnings[-1].within == pytest.approx(winnings.within)


def test_a_few_hands_can_be_seen(tmp_path, monkeypatch):
    marked = []
    real = plot.canvas

    def canvas():
        figure, axes = real()
        kept = axes.errorbar
        monkeypatch.setattr(axes, "errorbar", lambda *a, **k: marked.append(k["marker"]) or kept(*a, **k))
        return figure, axes

    monkeypatch.setattr(plot, "canvas", canvas)

    plot.running_result(simulate(KUHN, hands=1000, seed=1), str(tmp_path / "a.svg"))

    assert marked == ["o", "o"]
    assert (tmp_path / "a.svg").stat().st_size > 1000


@pytest.mark.parametrize("command", [["sim", "kuhn", "--hands", "10"], ["equity", "AhAd", "KsKc"]])
@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("picture", "plot/format"),
        ("picture.xyz", "plot/format"),
        ("nowhere/picture.png", "file/missing"),
        ("folder.png", "file/folder"),
        ("/proc/picture.png", "file/unwritable"),
    ],
)
def test_what_cannot_be_written_is_refused_first(command, file, code, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.png").mkdir()

    assert main([*command, "--plot", file]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.rstrip().endswith(f"[{code}]")


@pytest.mark.parametrize("command", [["sim", "kuhn", "--hands", "10"], ["equity", "AhAd", "KsKc"]])
def test_without_matplotlib_it_is_refused_first(command, tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)

    assert main([*command, "--plot", str(tmp_path / "a.png")]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert "pip install 'cardwright[plot]'" in said.err


def test_asking_leaves_what_is_there(tmp_path):
    (tmp_path / "old.png").write_text("old")

    plot.check_picture(str(tmp_path / "old.png"))
    plot.check_picture(str(tmp_path / "new.png"))

    assert (tmp_path / "old.png").read_text() == "old"
    assert not (tmp_path / "new.png").exists()


def test_the_picture_of_an_equity_is_as_it_was_asked(tmp_path, monkeypatch):
    grids, asked = [], []
    monkeypatch.setattr(plot, "heat_map", lambda grid, title, file: grids.append((grid, title)))
    real = comparing.equity
    monkeypatch.setattr(comparing, "equity", lambda *a, **k: asked.append(k) or real(*a, **k))
    options = ["--board", "2c3d4h9s", "--dead", "AcAd", "--samples", "500", "--seed", "7", "--workers", "1"]

    for _ in range(2):
        assert main(["equity", "KK", "QQ", *options, "--plot", str(tmp_path / "a.png")]) == 0

    (first, title), (second, _) = grids
    assert np.array_equal(first, second, equal_nan=True)
    assert not np.isnan(first[0, 0])  # the two other aces
    assert {each["dead"] for each in asked} == {"AcAd"}
    assert {each["samples"] for each in asked} == {500}
    assert "2c3d4h9s" in title
    assert "without AcAd" in title
