"""The benchmark's tasks have the peers' names, and each measures something."""

import json
import subprocess
import sys

import pytest

from cardwright import fast
from cardwright.cli import bench, main

PEERS = {
    "eval7_random", "equity_exact_AAvKK", "equity_exact_AKs_random_flop", "equity_mc_AAvKK", "nlhe_random_2p",
    "nlhe_random_6p", "phh_parse_6p", "phh_parse_replay_6p", "phh_dump_6p", "import_time",
}  # fmt: skip


def test_the_tasks_of_the_peers_are_there(capsys):
    assert main(["bench", "--list"]) == 0

    assert set(capsys.readouterr().out.split()) >= PEERS


@pytest.mark.parametrize("name", ["equity_exact_AAvKK", "equity_exact_AKs_random_flop"])
def test_a_task_prints_one_object(name, capsys, monkeypatch):
    monkeypatch.setattr(bench, "RUNS", 1)

    assert main(["bench", "--json", name]) == 0

    figure = json.loads(capsys.readouterr().out)
    assert (figure["peer"], figure["task"], figure["unit"]) == ("cardwright", name, "boards/s")
    assert figure["value"] > 0


@pytest.mark.slow
def test_every_task_measures(capsys, monkeypatch):
    monkeypatch.setattr(bench, "RUNS", 1)

    assert main(["bench", "--json"]) == 0

    figures = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {figure["task"].removesuffix(str(bench.TABLES)) for figure in figures} == set(bench.TASKS)
    assert all(figure["value"] > 0 for figure in figures)


def test_no_two_figures_have_one_name(capsys, monkeypatch):
    monkeypatch.setattr(bench, "RUNS", 1)

    assert main(["bench", "--json", "eval7"]) == 0

    tasks = [json.loads(line)["task"] for line in capsys.readouterr().out.splitlines()]
    assert tasks == ["eval7_random", "eval7_random_rows"]


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("nlhe_rndom", "nlhe_random"),
        ("eval8", "eval7_random"),
        ("eqity", "equity_"),
        ("instaled_size", "installed_size"),
    ],
)
def test_a_task_that_is_not_there_is_refused(asked, near, capsys):
    assert main(["bench", asked]) == 2
    assert f"did you mean {near}" in capsys.readouterr().err


@pytest.fixture
def without_numba(monkeypatch):
    """As if only what a player needs were installed."""
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(fast, "available", lambda: False)


def test_without_numba_the_other_tasks_are_measured(capsys, monkeypatch, without_numba):
    some = ("eval7_random", "phh_dump_6p", "installed_size")
    monkeypatch.setattr(bench, "TASKS", {name: bench.TASKS[name] for name in some})

    assert main(["bench"]) == 0

    said = capsys.readouterr()
    assert [line.partition(":")[0] for line in said.out.splitlines()] == list(some[1:])
    assert said.err.count("\n") == 1
    assert "pip install 'cardwright[fast]'" in said.err
    assert "eval7_random" in said.err


@pytest.mark.parametrize("names", [["eval7"], ["installed_size", "eval7"]])
def test_a_task_that_was_asked_for_and_needs_numba_is_refused(names, capsys, without_numba):
    assert main(["bench", *names]) == 2

    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "pip install 'cardwright[fast]'" in said


@pytest.mark.parametrize("name", ["simulation", "equity", "comparing", "ranking", "environment", "plot"])
def test_without_numba_every_way_in_says_how_to_get_it(name):
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from importlib import import_module\n"
        "from cardwright.fast import NotInstalled\n"
        f"name = {name!r}\n"
        "try:\n"
        "    import_module('cardwright.fast.' + name) if name != 'equity' else import_module("
        "'cardwright.fast').equity\n"
        "except NotInstalled as error:\n"
        "    print(error)"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)

    assert "pip install 'cardwright[fast]'" in done.stdout, done.stderr
