"""A history replays to the same state and is the same again after JSON."""

import json
import random

import pytest
from tests.history.plays import at_random, table_of

from cardwright import (
    CATALOGUE,
    DEALER,
    HOLDEM,
    KUHN,
    CardwrightError,
    apply,
    call,
    check,
    deal,
    fold,
    parse_set,
    raise_to,
    start,
)
from cardwright.games.game import Game
from cardwright.games.phases import Bet, Contest, Deal, Post, Ranking, Seats, Showdown
from cardwright.history import History, HistoryError, Recorder, begun

OWN = Game(
    name="one card",
    seats=Seats(2, 4),
    phases=(Contest(Post(ante=1), Deal(1), Bet(), award=Showdown(Ranking.HIGH)),),
)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_replay_ends_in_the_same_state(name, seed):
    game, chance = CATALOGUE[name], random.Random(seed)
    for _ in range(5):
        played = at_random(game, chance.randint(game.seats.least, game.seats.most), chance)

        assert table_of(played.history.replay()) == table_of(played.state)


@pytest.mark.parametrize("name", CATALOGUE)
def test_json_reads_back_equal(name, seed):
    game, chance = CATALOGUE[name], random.Random(seed)
    history = at_random(game, chance.randint(game.seats.least, game.seats.most), chance).history

    again = History.from_json(history.to_json())

    assert again == history
    assert again.to_json() == history.to_json()


def test_a_game_of_ones_own_is_written_whole():
    history = begun(OWN, seats=3)

    assert History.from_json(history.to_json()) == history
    assert json.loads(history.to_json())["game"]["name"] == "one card"


def test_json_is_what_people_would_write():
    history = begun(KUHN).then(DEALER, deal(parse_set("Ks"))).then(0, check())

    assert json.loads(history.to_json()) == {
        "game": "kuhn",
        "version": 1,
        "stacks": [2, 2],
        "button": 1,
        "actions": ["dealer: deal Ks", "0: check"],
    }


def test_undo_is_keeping_less():
    history = begun(KUHN).then(DEALER, deal(parse_set("Ks"))).then(DEALER, deal(parse_set("Qs")))

    assert table_of(history.before(1).replay()) == table_of(
        apply(start(KUHN), DEALER, deal(parse_set("Ks"))).state
    )


def test_a_recorder_writes_only_what_was_legal():
    played = Recorder(begun(HOLDEM, stacks=(200, 200)))
    played.deal_out(lambda among, count: parse_set({0: "AhAd", 1: "KhKd"}[len(played.history.actions)]))

    with pytest.raises(ValueError, match="too small"):
        played.apply(played.state.actor, raise_to(3))

    assert [action for seat, action in played.history.actions if seat != DEALER] == []
    played.apply(played.state.actor, call())
    assert played.history.actions[-1] == (1, call())


def test_a_recorder_goes_on_from_a_history():
    history = at_random(HOLDEM, 3, random.Random(1), most=8).history

    assert table_of(Recorder(history).state) == table_of(history.replay())


def test_an_illegal_history_says_where():
    history = begun(KUHN).then(0, fold())

    with pytest.raises(HistoryError, match="action 1 of kuhn poker: seat 0 may not fold") as refused:
        history.replay()

    assert refused.value.code == "history/illegal"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 2}, "history/version"),
        ({"game": "bridge"}, "history/game"),
        ({"game": {"name": "nothing"}}, "history/game"),
        ({"actions": ["fold"]}, "history/written"),
        ({"actions": ["0: jump"]}, "history/written"),
        ({"actions": "fold"}, "history/written"),
        ({"actions": [["fold"]]}, "history/written"),
        ({"stacks": None}, "history/written"),
        ({"stacks": [2, 0]}, "table/stack"),
        ({"button": "1"}, "history/written"),
        ({"button": 7}, "table/button"),
        ({"players": "me"}, "history/written"),
        ({"unit": 1.5}, "history/written"),
        ({"unknown": "Xx"}, "history/written"),
        ({"notes": {"a": 1}}, "history/written"),
    ],
)
def test_what_is_no_history_is_refused(change, code):
    written = json.loads(begun(KUHN).to_json()) | change

    with pytest.raises(CardwrightError) as refused:
        History.from_json(json.dumps(written))

    assert refused.value.code == code


@pytest.mark.parametrize("text", ["", "[]", "{}", "{", '{"game": "kuhn"}', "[" * 100_000])
def test_text_that_is_no_history_is_refused(text):
    with pytest.raises(HistoryError):
        History.from_json(text)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("colour", "red", "has no field 'colour'"),
        ("version", None, "is no whole number"),
        ("version", True, "is no whole number"),
        ("stacks", [2, -2], "stacks are whole numbers"),
    ],
)
def test_a_history_with_a_wrong_field_is_refused(field, value, said):
    written = {"game": "kuhn", "version": 1, "stacks": [2, 2], "button": 1, "actions": []}

    with pytest.raises(HistoryError, match=said):
        History.from_json(json.dumps(written | {field: value}))
