"""Simulations: the same for any number of workers, fair, and right about the chips."""

import json
from dataclasses import replace

import numpy as np
import pytest

from cardwright import law
from cardwright.cards import CardwrightError
from cardwright.cli import main
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import INTERRUPTED
from cardwright.fast import simulate
from cardwright.fast.chance import chance_of, some_of
from cardwright.fast.driver import play_out
from cardwright.fast.house import house_kind, house_value
from cardwright.fast.simulation import BLOCK, Work, started_at
from cardwright.games import CATALOGUE, HOLDEM, KUHN
from cardwright.games.compile import program
from cardwright.law.words import DEALER, NOBODY

LEDUC = CATALOGUE["leduc"]


def same(a, b):
    told = replace(a, blocks=None, squares=None) == replace(b, blocks=None, squares=None)
    return told and np.array_equal(a.blocks, b.blocks) and np.array_equal(a.squares, b.squares)


def test_any_number_of_workers_plays_the_same(seed):
    one, three = (simulate(HOLDEM, hands=30_001, seats=3, seed=seed, workers=w) for w in (1, 3))

    assert same(one, three)


def test_a_longer_run_begins_with_the_shorter(seed):
    short, long = (simulate(KUHN, hands=hands, seed=seed) for hands in (BLOCK, 3 * BLOCK))

    assert np.array_equal(short.blocks, long.blocks[:1])


def test_compiled_hands_are_those_that_python_plays(seed):
    compiled = simulate(LEDUC, hands=300, seed=seed)
    won = [0, 0]
    for hand in range(300):
        table = law.blank(2)
        table.stack = [100, 100]
        law.start(table, program(LEDUC, 2), hand % 2)
        play_out(table, program(LEDUC, 2), None, chance_of(seed, hand))
        won = [total + stack - 100 for total, stack in zip(won, table.stack, strict=True)]

    assert compiled.blocks.sum(axis=0).tolist() == won


def test_random_no_limit_hands_are_as_long_as_everywhere(seed):
    heads_up = simulate(HOLDEM, hands=200_000, seats=2, seed=seed)
    six = simulate(HOLDEM, hands=60_000, seats=6, seed=seed)

    assert heads_up.actions_per_hand == pytest.approx(3.68, abs=0.02)
    assert six.actions_per_hand == pytest.approx(10.35, abs=0.05)
    assert heads_up.folded + heads_up.showdowns == heads_up.hands


def test_equal_players_win_nothing_from_each_other(seed):
    result = simulate(HOLDEM, hands=200_000, seats=2, seed=seed)

    assert abs(result.seats[0].mean) < 2 * result.seats[0].within
    assert result.kinds["random"].mean == 0


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_is_played_and_chips_stay(name, seed):
    result = simulate(CATALOGUE[name], hands=40, players=("house", "random"), seed=seed)

    assert result.hands == 40
    assert result.blocks.sum() == 0


@pytest.mark.parametrize("name", ["holdem", "holdem-fixed", "draw", "leduc", "hearts", "budget"])
def test_the_house_beats_chance(name, seed):
    house = simulate(CATALOGUE[name], hands=4000, players=("house", "random"), seed=seed).kinds["house"]

    assert house.mean > 2 * house.within


@pytest.mark.parametrize("name", ["holdem", "draw", "leduc", "hearts", "budget", "crazy-eights"])
def test_the_house_does_not_look_at_hidden_cards(name, seed):
    game = CATALOGUE[name]
    code = program(game, game.seats.least)
    for hand in range(5):
        t = law.blank(game.seats.least)
        t.stack = [game.stack] * t.seats
        law.start(t, code, 0)
        for place in range(60):
            if t.actor == NOBODY:
                break
            bits = chance_of(seed + hand, place)
            seat, kind = t.actor, law.kinds(t, code, t.actor).bit_length() - 1
            if seat == DEALER:
                law.act(t, code, seat, kind, some_of(bits, law.choices(t, code, seat, kind), t.want))
                continue
            kind, value = choice(t, code, bits)
            assert choice(with_others_hands_swapped(t, seat, bits), code, bits) == (kind, value)
            law.act(t, code, seat, kind, value)


def choice(t, code, bits):
    kind = house_kind(t, code, t.actor, bits)
    return kind, house_value(t, code, t.actor, kind, bits)


def with_others_hands_swapped(t, seat, bits):
    """Other cards in every hidden hand, from the deck; other numbers, if they are secret."""
    other = law.copied(t)
    for each in range(t.seats):
        if each != seat and not t.shown >> each & 1:
            free = other.deck | other.hand[each]
            new = some_of(bits, free, other.hand[each].bit_count())
            other.hand[each], other.deck = new, free ^ new
            other.number[each] ^= 1
    return other


def test_chips_that_go_missing_are_noticed(seed):
    work = Work(KUHN, (2, 2), ("random", "random"), seed, "cpu")
    work.started = np.array([started_at(KUHN, (2, 3), work.rules, b) for b in range(2)], np.int64)

    with pytest.raises(CardwrightError, match="chips do not add up"):
        work.all_blocks(10, 1, lambda done: None)


def test_an_interrupted_run_keeps_what_was_played(seed):
    def stop(done):
        if done >= 2 * BLOCK:
            raise KeyboardInterrupt

    result = simulate(KUHN, hands=10**9, seed=seed, told=stop)

    assert 2 * BLOCK <= result.hands < 10**9
    assert result.blocks.sum() == 0


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"players": ("bob",)}, "sim/players"),
        ({"hands": 0}, "sim/nothing"),
        ({"seats": 3}, "table/seats"),
        ({"stacks": (2**50, 1)}, "table/stack"),
        ({"stacks": (2, 2), "seats": 3}, "sim/seats"),
        ({"players": ("random", "house", "house")}, "sim/seats"),
    ],
)
def test_what_cannot_be_simulated_is_refused(asked, code):
    with pytest.raises(CardwrightError) as refused:
        simulate(KUHN, **{"hands": 10, **asked})

    assert refused.value.code == code


def test_the_command_prints_the_same_bytes_for_any_number_of_workers(capsys):
    said = []
    for workers in "1", "4":
        assert (
            main(["sim", "holdem", "--hands", "20000", "--seats", "3", "--json", "--workers", workers]) == 0
        )
        said.append(capsys.readouterr().out)

    assert said[0] == said[1]
    assert json.loads(said[0])["hands"] == 20_000


def test_the_command_draws_a_picture(tmp_path, capsys):
    picture = tmp_path / "result.svg"

    assert main(["sim", "kuhn", "--hands", "20000", "--players", "house,random", "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text()
    assert "house: " in capsys.readouterr().out


def test_a_run_that_is_broken_off_says_so(monkeypatch, capsys):
    def stop(progress, done):
        if done >= 2 * BLOCK:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "at", stop)
    status = main(["sim", "kuhn", "--hands", "1000000000", "--json", "--workers", "1"])
    told = json.loads(capsys.readouterr().out)

    assert (status, told["stopped"]) == (INTERRUPTED, True)
    assert 2 * BLOCK <= told["hands"] < 10**9


def test_a_house_that_thinks_for_long_is_counted_in_small_blocks(seed):
    quick, slow = (simulate(KUHN, hands=300, players=(kind,), seed=seed) for kind in ("random", "house"))

    assert [len(each.blocks) for each in (quick, slow)] == [1, 3]


def test_every_game_of_a_match_has_its_share(capsys):
    assert main(["sim", "holdem-bombs", "--hands", "10", "--seats", "3", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert [(each["game"], each["hands"]) for each in told] == [
        ("no-limit hold'em", 8),  # three, the bomb pot, three, another, and two
        ("double-board bomb pot", 2),
    ]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("holdem-kill", "sim/kill"),
        ("horse --plot x.svg", "cli/usage"),
        ("holdem --seats 3 --stacks 10,20", "cli/stacks"),
        ("holdem --players random,house,house", "sim/seats"),
    ],
)
def test_words_that_do_not_go_together_are_refused(words, code, capsys):
    assert main(["sim", *words.split()]) == 2
    assert capsys.readouterr().err.strip().endswith(f"[{code}]")


@pytest.mark.parametrize(
    ("name", "unit"), [("holdem", 2), ("stud", 2), ("draw", 2), ("leduc", 2), ("war", None)]
)
def test_winnings_at_poker_are_told_in_bets(name, unit, seed):
    assert simulate(CATALOGUE[name], hands=20, seed=seed).big_blind == unit


def test_intervals_of_few_hands_are_as_wide_as_they_must_be():
    """Of 400 runs of ten hands between equals, about 95 in 100 hold nothing."""
    runs = [simulate(KUHN, hands=10, seed=seed).seats[0] for seed in range(400)]

    assert 0.92 < sum(abs(run.mean) <= run.within for run in runs) / len(runs) < 0.99


def test_one_hand_has_no_interval(capsys):
    assert main(["sim", "kuhn", "--hands", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"][0]["chips_per_hand"]["within"] is None
