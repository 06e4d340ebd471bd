"""The benchmark's tasks have the peers' names, and each measures something."""

import json

import pytest

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


def test_a_task_that_is_not_there_is_refused(capsys):
    assert main(["bench", "nlhe_rndom"]) == 2
    assert "did you mean nlhe_random" in capsys.readouterr().err
