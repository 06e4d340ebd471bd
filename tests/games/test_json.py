"""Games as JSON: exact both ways, and refused by name for anything else."""

import json
from contextlib import nullcontext, suppress
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.fair import SeededChance, check_game
from cardwright.games import CATALOGUE, HOLDEM, KUHN, Game, GameError
from cardwright.games.json import dumps, game_from_json, game_to_json, loads
from cardwright.games.phases import (
    BOARD,
    SECOND_BOARD,
    UP,
    AnteBy,
    Bet,
    Contest,
    Deal,
    Exchange,
    IfSeats,
    Limit,
    OddChips,
    Post,
    Ranking,
    Seats,
    Show,
    Showdown,
)
from cardwright.games.shapes import FAMILIES, fields_of, spoken

EVERYTHING = Game(
    name="everything at once",
    seats=Seats(2, 4),
    stack=500,
    version=3,
    phases=(
        Contest(
            Post(blinds=(1, 2, 4), ante=1, ante_by=AnteBy.BIG_BLIND, ante_first=True),
            Deal(IfSeats(2, then=5, otherwise=4)),
            Deal(1, to=UP, burn=1, street="third street"),
            Bet(Limit.SPREAD, least=2, most=6, cap=3, heads_up_cap=False, free_fold=True),
            Exchange(2, more=3, keeping="A"),
            Deal(5, to=BOARD),
            Deal(5, to=SECOND_BOARD),
            Bet(Limit.DOUBLE_POT),
            award=Showdown(
                Ranking.OMAHA_HIGH,
                Ranking.OMAHA_EIGHT,
                boards=(1, 2),
                show=Show.WINNING,
                tabled=False,
                odd=OddChips.TO_FIRST,
            ),
        ),
    ),
)


@pytest.mark.parametrize("game", [*CATALOGUE.values(), EVERYTHING], ids=lambda game: game.name)
def test_a_game_comes_back_from_json_as_it_was(game):
    text = dumps(game)

    assert loads(text) == game
    assert dumps(loads(text)) == text
    assert game_from_json(game_to_json(game)) == game


def test_what_is_default_is_left_out():
    [contest] = game_to_json(KUHN)["phases"]

    assert contest["phases"][2] == {"phase": "bet", "limit": "fixed limit", "least": 1, "cap": 1}
    assert contest["award"] == {"rankings": ["high"]}
    assert "version" not in game_to_json(KUHN)


def test_every_class_of_the_closed_sets_has_one_name():
    names = [(family, spoken(cls)) for family, members in FAMILIES.items() for cls in members]

    assert len(set(names)) == len(names) > 20


def test_every_field_of_every_class_is_written():
    for members in FAMILIES.values():
        for cls in members:
            assert {f.name for f in fields_of(cls)} == {f.name for f in fields(cls)}


def holdem_with(change):
    data = game_to_json(HOLDEM)
    change(data)
    return data


REFUSED = {
    "a field nobody knows": (
        lambda d: d["phases"][0]["phases"][2].update(limt="no limit"),
        "game/unknown_field",
        "phases[0].phases[2].limt",
        'did you mean "limit"?',
    ),
    "a phase nobody knows": (
        lambda d: d["phases"][0]["phases"][0].update(phase="posts"),
        "game/unknown_value",
        "phases[0].phases[0].phase",
        'did you mean "post"?',
    ),
    "a ranking nobody knows": (
        lambda d: d["phases"][0]["award"].update(rankings=["high", "hihg"]),
        "game/unknown_value",
        "phases[0].award.rankings[1]",
        '"hihg" is no ranking',
    ),
    "text for a number": (
        lambda d: d["phases"][0]["phases"][1].update(count="two"),
        "game/wrong_type",
        "phases[0].phases[1].count",
        "a whole number",
    ),
    "a fraction": (
        lambda d: d["phases"][0]["phases"][0].update(blinds=[1, 2.0]),
        "game/wrong_type",
        "phases[0].phases[0].blinds[1]",
        "a whole number is right here",
    ),
    "true for a number": (lambda d: d.update(stack=True), "game/wrong_type", "stack", "a whole number"),
    "a number for true": (
        lambda d: d["phases"][0]["award"].update(tabled=1),
        "game/wrong_type",
        "phases[0].award.tabled",
        "true or false",
    ),
    "no name": (lambda d: d.pop("name"), "game/missing", "name", "needs its name"),
    "no award": (lambda d: d["phases"][0].pop("award"), "game/missing", "phases[0].award", "needs its award"),
    "a phase without a name": (
        lambda d: d["phases"][0]["phases"][1].pop("phase"),
        "game/missing",
        "phases[0].phases[1].phase",
        'write {"phase": "post", ...}',
    ),
    "a list for a phase": (
        lambda d: d["phases"].append([]),
        "game/wrong_type",
        "phases[1]",
        "[] is a list",
    ),
    "an unknown deck": (lambda d: d.update(deck="tarot"), "game/unknown_value", "deck", "there are full"),
    "a program in disguise": (
        lambda d: d.update(programs={}),
        "game/unknown_field",
        "programs",
        "no field",
    ),
}


@pytest.mark.parametrize(("change", "code", "path", "said"), REFUSED.values(), ids=REFUSED)
def test_what_is_wrong_is_refused_with_its_path(change, code, path, said):
    with pytest.raises(GameError) as refused:
        game_from_json(holdem_with(change))

    assert (refused.value.code, refused.value.path) == (code, path)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "game/not_json"),
        ("{", "game/not_json"),
        ("[" * 100_000, "game/too_deep"),
        ("1" * 10_000, "game/not_json"),
        ('{"name": "a", "name": "b"}', "game/duplicate_field"),
        ('{"name": NaN}', "game/wrong_type"),
        (b"\xff\xfe\xfd", "game/not_json"),
        ("null", "game/wrong_type"),
        ("[]", "game/wrong_type"),
    ],
)
def test_text_that_is_no_game_is_refused(text, code):
    with pytest.raises(GameError) as refused:
        loads(text)

    assert refused.value.code == code


def test_a_field_that_is_there_twice_is_refused_where_it_is():
    text = dumps(KUHN).replace('"count": 1', '"count": 1, "count": 2', 1)

    with pytest.raises(GameError) as refused:
        loads(text)

    assert (refused.value.code, refused.value.path) == ("game/duplicate_field", "phases[0].phases[1].count")


def test_phases_nested_without_end_are_refused():
    phase = {"phase": "gather"}
    for _ in range(500):
        phase = {"phase": "if", "condition": {"condition": "tied"}, "phases": [phase]}

    with pytest.raises(GameError) as refused:
        game_from_json({"name": "deep", "seats": {"least": 2, "most": 2}, "phases": [phase]})

    assert refused.value.code == "game/too_deep"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(ANYTHING)
def test_any_data_is_refused_as_a_game_error(data):
    with pytest.raises(GameError):
        game_from_json(data)


WORDS = sorted(
    {word for game in CATALOGUE.values() for word in dumps(game).split('"')[1::2]}
    | {spoken(cls) for members in FAMILIES.values() for cls in members}
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 13, 26, 40, 100, 2**53, 2**70)


def mutated(data, chance):
    """A copy of the data with one random change somewhere in it."""
    data = json.loads(json.dumps(data))
    holders = list(containers(data))
    lists = [holder for holder in holders if isinstance(holder, list) and holder]
    if chance.randrange(2) and lists:
        change_list(lists[chance.randrange(len(lists))], lists, chance)
        return data
    holder = holders[chance.randrange(len(holders))]
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    if keys:
        key = keys[chance.randrange(len(keys))]
        if chance.randrange(8) == 0:
            del holder[key]
        else:
            holder[key] = something_like(holder[key], chance)
    return data


def change_list(items, lists, chance):
    """Leave one out, double one, move one, or take one from another list."""
    place = chance.randrange(len(items))
    what = chance.randrange(4)
    if what == 0:
        del items[place]
    elif what == 1:
        items.insert(place, json.loads(json.dumps(items[place])))
    elif what == 2:
        items.insert(chance.randrange(len(items)), items.pop(place))
    else:
        others = lists[chance.randrange(len(lists))]
        if others:
            items.insert(place, json.loads(json.dumps(others[chance.randrange(len(others))])))


def something_like(value, chance):
    """Mostly of the same kind as what was there."""
    if chance.randrange(10) == 0:
        return anything(chance)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return NUMBERS[1 + chance.randrange(len(NUMBERS) - 3)]
    return WORDS[chance.randrange(len(WORDS))] if isinstance(value, str) else value


def containers(data):
    yield data
    for inner in data.values() if isinstance(data, dict) else data:
        if isinstance(inner, dict | list):
            yield from containers(inner)


def anything(chance):
    kinds = (
        lambda: WORDS[chance.randrange(len(WORDS))],
        lambda: NUMBERS[chance.randrange(len(NUMBERS))],
        lambda: NUMBERS[chance.randrange(8)],
        lambda: bool(chance.randrange(2)),
        lambda: None,
        lambda: [],
        lambda: {},
        lambda: 1.5,
    )
    return kinds[chance.randrange(len(kinds))]()


def accepted_mutations(chance, count):
    """Games that are still games after one to three changes."""
    games = [game_to_json(game) for game in (*CATALOGUE.values(), EVERYTHING)]
    for _ in range(count):
        data = games[chance.randrange(len(games))]
        for _ in range(1 + chance.randrange(3)):
            data = mutated(data, chance)
            if not isinstance(data, dict):
                break
        with suppress(GameError):
            yield game_from_json(data)


def test_a_changed_game_is_a_game_or_a_game_error(seed):
    games = list(accepted_mutations(SeededChance(seed), 2000))

    assert len(games) > 100
    assert all(loads(dumps(game)) == game for game in games)


def test_what_is_accepted_can_be_played(seed):
    for game in accepted_mutations(SeededChance(seed + 1000), 200):
        assert_playable(game)


@pytest.mark.slow
def test_whatever_is_accepted_can_be_played(seed, scale):
    for game in accepted_mutations(SeededChance(seed + 2000), int(100_000 * scale)):
        assert_playable(game)


def assert_playable(game):
    report = check_game(replace(game, stack=min(game.stack, 500)), plays=2)

    assert report.is_ok, f"{report}\n{dumps(game)}"


@settings(max_examples=50)
@given(st.text(max_size=30))
def test_any_name_is_kept_exactly_or_refused(name):
    kept = bool(name) and name.isprintable() and name == name.strip()
    with nullcontext() if kept else pytest.raises(GameError, match=r"^name: "):
        assert loads(dumps(replace(KUHN, name=name))).name == name
