"""Many tables stepped together are many tables stepped alone, and show what a seat would see there."""

import re
from pathlib import Path

import numpy as np
import pytest

from cardwright import law
from cardwright.cards import cards_in, set_of
from cardwright.fast import NotInstalled, Tables, gym
from cardwright.fast.chance import chance_at, chance_of, some_of
from cardwright.fast.environment import Autoreset, TablesError
from cardwright.fast.record import named
from cardwright.fast.seeing import EACH, ONCE, columns
from cardwright.games import (
    CATALOGUE,
    HOLDEM,
    KUHN,
    Action,
    GameError,
    IllegalAction,
    Kind,
    State,
    apply,
    observe,
    start,
)
from cardwright.games.legal import Legal
from cardwright.games.state import deal_out
from cardwright.law.table import ROWS, SCALARS
from cardwright.law.words import NOBODY, NOT_NOW, NOT_YOUR_TURN, TOO_LARGE, TOO_SMALL

COUNT = 64
GAMES = [name for name in CATALOGUE if name != "war"]  # where nobody decides anything
DOCS = Path(__file__).parents[2] / "docs"


def stepped(tables, steps, seed):
    """Random actions at every table: what each step gave."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        yield tables.step(tables.random_actions(chance))


def state_at(tables, number):
    """One of the tables, as the immutable face has it."""
    record = named(tables.tables, tables.rules)[number]
    table = law.blank(tables.seats)
    for name in SCALARS:
        setattr(table, name, int(record[name]))
    for name in ROWS:
        setattr(table, name, record[name][: len(getattr(table, name))].tolist())
    return State(tables.game, start(tables.game, stacks=tables.stacks).program, table)


def row_seen(state, seat, names):
    """What `observe` says of each column."""
    view = observe(state, seat)
    everyone = [(seat + step) % state.seats for step in range(state.seats)]
    return [
        each_seen(view, everyone[int(name.split()[-1])], name.split()[0])
        if name[-1].isdigit()
        else once_seen(state, view, everyone, name)
        for name in names
    ]


def once_seen(state, view, everyone, name):
    match name:
        case "seat" | "thrown" | "deck" | "price" | "pot" | "pile" | "top" | "suit":
            return getattr(view, name)
        case "board" | "second board" | "third board":
            return view.boards[("board", "second board", "third board").index(name)]
        case "button":
            return everyone.index(view.button)
        case "live" | "acting":
            return sum(1 << everyone.index(seat) for seat in getattr(view, name))
        case "give to":
            return 0 if view.give_to is None else everyone.index(view.give_to)
        case "owed":
            return view.legal.call
        case "raises":
            return state.table.raises
    raise AssertionError(name)


def each_seen(view, seat, name):
    match name:
        case "hand" | "number":
            return getattr(view, name + "s")[seat] if name == "number" else view.hands[seat] or 0
        case "held":
            return view.cards_held[seat]
        case "score" | "stack" | "bet":
            return getattr(view, name + "s")[seat]
    return getattr(view, name)[seat]


def told(row, names):
    """A row without what has no word in an observation; a hidden number is none."""
    return {
        name: None if name.startswith("number") and value == -1 else value
        for name, value in zip(names, row.tolist(), strict=True)
        if name != "phase"
    }


def seen_at(state, seat, names):
    kept = [name for name in names if name != "phase"]
    return dict(zip(kept, row_seen(state, seat, kept), strict=True))


def dealt(state, chance, place):
    """Let the dealer act as the tables' dealer does; how far the chance is used up."""

    def draw(cards, count):
        nonlocal place
        place += 1
        return some_of(chance_at(chance, place - 1), cards, count)

    return deal_out(state, draw).state, place


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_the_immutable_face_with_the_same_actions_and_cards(name, seed):
    game = CATALOGUE[name]
    tables = Tables(game, 1)
    chance = np.random.default_rng(seed)
    seen, infos = tables.reset(seed=seed)
    done = hand = 0
    while done < 100:
        bits = chance_of(seed, hand)
        state, place = dealt(start(game, stacks=tables.stacks, button=hand % tables.seats), bits, 0)
        hand += 1
        while not state.is_over and done < 100:
            assert infos["actor"][0] == state.actor
            assert infos["legal"][0] == observe(state, state.actor).legal.bits
            assert told(seen[0], tables.columns) == seen_at(state, state.actor, tables.columns)
            actions = tables.random_actions(chance)
            state = apply(state, state.actor, Action(*actions[0].tolist())).state
            state, place = dealt(state, bits, place)
            seen, rewards, ended, _, infos = tables.step(actions)
            done += 1
            assert ended[0] == state.is_over
        if state.is_over:
            assert rewards[0].tolist() == [a - b for a, b in zip(state.stacks, tables.stacks, strict=True)]


@pytest.mark.parametrize("name", GAMES)
def test_random_actions_are_legal_and_hands_end_in_every_game(name, seed):
    tables = Tables(CATALOGUE[name], 200)
    tables.reset(seed=seed)
    bounds = np.array([(column.least, column.most) for column in columns(CATALOGUE[name], tables.seats)])
    hands = 0
    for step, (seen, rewards, ended, cut, infos) in enumerate(stepped(tables, 4000, seed)):
        hands += ended.sum()
        assert not infos["refused"].any()
        assert (rewards.sum(axis=1) == 0).all()
        assert (rewards[~ended] == 0).all()
        assert not cut.any()
        assert (seen >= bounds[:, 0]).all()
        assert (seen <= bounds[:, 1]).all()
        if step >= 300 and hands:
            break
    assert hands


@pytest.mark.parametrize("name", GAMES)
def test_columns_that_a_game_has_not_would_have_nothing_to_tell(name, seed):
    tables = Tables(CATALOGUE[name], 3)
    tables.reset(seed=seed)
    once = [column for column, _, _ in ONCE if column not in (*tables.columns, "phase")]
    each = [f"{column} 0" for column, _, _ in EACH if f"{column} 0" not in tables.columns]
    for _ in stepped(tables, 150, seed):
        for number in range(3):
            state = state_at(tables, number)
            for seat in range(tables.seats):
                values = seen_at(state, seat, [*once, *each])
                values.pop("acting", None)  # is who is on turn, where nobody chooses unseen
                assert values == {name: -1 if name == "top" else 0 for name in values}


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_seen_changes_when_hidden_cards_do(name, seed):
    tables = Tables(CATALOGUE[name], 20)
    tables.reset(seed=seed)
    chance = np.random.default_rng(seed)
    nothing = np.full((20, 2), -1)  # is refused, so only looked at
    for _ in range(60):
        *_, infos = tables.step(tables.random_actions(chance))
        before = [array.copy() for array in (tables.found.seen, infos["legal"], infos["bounds"])]
        words = tables.tables.copy()
        for number in range(20):
            shuffle_hidden(state_at(tables, number), named(tables.tables, tables.rules)[number], chance)
        seen, *_, infos = tables.step(nothing)
        assert [array.tolist() for array in (seen, infos["legal"], infos["bounds"])] == [
            array.tolist() for array in before
        ]
        tables.tables[:] = words


def shuffle_hidden(state, record, chance):
    """Deal the cards again that the seat on turn does not know, and hide other numbers."""
    t, seat = state.table, state.actor
    hidden = [("deck", None), ("aside", None)]
    for other in range(t.seats):
        hidden.append(("stock", other))
        if not state.program.open_winnings:
            hidden.append(("taken", other))
        if other != seat:
            hidden.append(("thrown", other))
            if not t.shown >> other & 1:
                hidden.append(("hand", other))
                record["number"][other] += 1
    zones = [getattr(t, name) if other is None else getattr(t, name)[other] for name, other in hidden]
    cards = chance.permutation([card for zone in zones for card in cards_in(zone)]).tolist()
    for (name, other), zone in zip(hidden, zones, strict=True):
        mine, cards = cards[: zone.bit_count()], cards[zone.bit_count() :]
        if other is None:
            record[name] = set_of(mine)
        else:
            record[name][other] = set_of(mine)


def test_everybody_sees_the_cards_that_lie_up(seed):
    tables = Tables(CATALOGUE["stud"], COUNT, seats=3)
    seen, _ = tables.reset(seed=seed)

    assert (np.bitwise_count(seen[:, tables.columns.index("up 1")]) == 1).all()
    assert (np.bitwise_count(seen[:, tables.columns.index("up 2")]) == 1).all()
    assert (seen[:, tables.columns.index("hand 1")] == 0).all()


def test_the_phase_counts_the_rounds_of_betting(seed):
    tables = Tables(HOLDEM, COUNT)
    tables.reset(seed=seed)
    board, phase = tables.columns.index("board"), tables.columns.index("phase")
    for seen, *_ in stepped(tables, 50, seed):
        assert (np.bitwise_count(seen[:, board]) == np.array([0, 3, 4, 5])[seen[:, phase]]).all()


# --- what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ((99, 0), NOT_NOW),
        ((-1, 0), NOT_NOW),
        ((2**62, 0), NOT_NOW),
        ((Kind.CHECK, 0), NOT_NOW),
        ((Kind.DEAL, 3), NOT_NOW),
        ((Kind.CALL, 1), TOO_LARGE),
        ((Kind.RAISE, 0), TOO_SMALL),
        ((Kind.RAISE, -1), TOO_SMALL),
        ((Kind.RAISE, -(2**63)), TOO_SMALL),
        ((Kind.RAISE, 2**63 - 1), TOO_LARGE),
        ((Kind.RAISE, 201), TOO_LARGE),
    ],
)
def test_what_is_not_legal_changes_nothing_and_has_a_name(action, reason, seed):
    tables = Tables(HOLDEM, COUNT)
    before = tables.reset(seed=seed)[0].copy()
    words, beside = tables.tables.copy(), tables.beside.copy()

    seen, rewards, ended, _, infos = tables.step(np.tile(action, (COUNT, 1)))

    assert (infos["refused"] == reason).all()
    assert tables.reasons[reason].startswith("action/")
    assert (seen == before).all()
    assert (tables.tables == words).all()
    assert (tables.beside == beside).all()
    assert not rewards.any()
    assert not ended.any()


@pytest.mark.parametrize("name", GAMES)
def test_what_the_immutable_face_refuses_the_tables_refuse(name, seed):
    tables = Tables(CATALOGUE[name], 20)
    tables.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(40):
        actions = tables.random_actions(chance)
        wild = chance.integers(-(1 << 63), 1 << 63, (20, 2), np.int64) >> chance.integers(0, 64, (20, 2))
        actions = np.where(chance.random((20, 2)) < 0.4, wild, actions)
        codes = [refused_code(state_at(tables, each), action) for each, action in enumerate(actions.tolist())]
        *_, infos = tables.step(actions)
        for code, reason in zip(codes, infos["refused"], strict=True):
            assert tables.reasons[reason] == code or (reason and code == "action/malformed")


def refused_code(state, action):
    """What the immutable face says to it."""
    try:
        apply(state, state.actor, Action(*action))
    except IllegalAction as refused:
        return refused.code
    return ""


def test_a_table_that_refuses_does_not_hold_up_the_others(seed):
    tables = Tables(KUHN, 2)
    tables.reset(seed=seed)

    *_, infos = tables.step([[Kind.CHECK, 0], [Kind.RAISE, 1000]])

    assert infos["refused"].tolist() == [0, TOO_LARGE]
    assert infos["actor"].tolist()[0] != infos["actor"].tolist()[1]


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros((7, 2), int),
        np.zeros((9, 2), int),
        np.zeros((8, 1), int),
        np.zeros((8, 3), int),
        np.zeros(8, int),
        np.zeros((2, 8), int),
        np.zeros((8, 2)),
        np.full((8, 2), np.nan),
        np.zeros((8, 2), bool),
        np.zeros((8, 2), object),
        np.zeros((8, 2), complex),
        [[2**70, 0]] * 8,
        [[2, 0]] * 7 + [[2]],
        "call",
        None,
    ],
    ids=repr,
)
def test_what_are_no_actions_is_refused_before_anything_happens(actions, seed):
    tables = Tables(HOLDEM, 8)
    tables.reset(seed=seed)
    words = tables.tables.copy()

    with pytest.raises(TablesError, match="a kind and a value for each of 8 tables") as refused:
        tables.step(actions)

    assert refused.value.code == "tables/actions"
    assert (tables.tables == words).all()


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int32, np.uint64, ">i8"])
@pytest.mark.parametrize("turned", [False, True])
def test_any_whole_numbers_are_actions_however_they_lie_in_memory(dtype, turned, seed):
    tables = Tables(HOLDEM, 8)
    tables.reset(seed=seed)
    actions = np.zeros((2, 8), dtype).T if turned else np.zeros((8, 2), dtype)
    actions[:, 0] = Kind.CALL
    actions.setflags(write=False)

    *_, infos = tables.step(actions)

    assert not infos["refused"].any()


def test_what_was_given_back_may_be_written_over(seed):
    mine, untouched = Tables(HOLDEM, 8), Tables(HOLDEM, 8)
    for tables in (mine, untouched):
        tables.reset(seed=seed)
    for given, kept in zip(stepped(mine, 30, seed), stepped(untouched, 30, seed), strict=True):
        assert (given[0] == kept[0]).all()
        for array in (*given[:3], *(given[4][key] for key in ("actor", "legal", "bounds", "refused"))):
            array[:] = 77


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Tables(HOLDEM, 0), "tables/count"),
        (lambda: Tables(HOLDEM, 2.5), "tables/count"),
        (lambda: Tables(HOLDEM, 2, seats=11), "table/seats"),
        (lambda: Tables(HOLDEM, 2, stacks=[]), "table/seats"),
        (lambda: Tables(HOLDEM, 2, stacks=[5, 5], seats=4), "table/seats"),
        (lambda: Tables(HOLDEM, 2, stacks=[5, -1]), "table/stack"),
        (lambda: Tables(HOLDEM, 2, autoreset="sometimes"), "tables/autoreset"),
        (lambda: Tables(CATALOGUE["war"], 2), "tables/nothing"),
        (lambda: Tables(HOLDEM, 2).step([[2, 0]] * 2), "tables/reset"),
        (lambda: Tables(HOLDEM, 2).random_actions(np.random.default_rng()), "tables/reset"),
        (lambda: Tables(HOLDEM, 2).reset(options={"mask": 1}), "tables/options"),
        (lambda: Tables(HOLDEM, 2).reset(options={"reset_mask": [1, 0]}), "tables/options"),
        (lambda: Tables(HOLDEM, 2).reset(options={"reset_mask": [True, False]}), "tables/reset"),
        (lambda: Tables(HOLDEM, 2).vector_env(seat=2), "tables/seat"),
        *(
            (lambda seed=seed: Tables(HOLDEM, 2).reset(seed=seed), "tables/seed")
            for seed in (1.5, True, "12", [1], [1, 2, 3], [1, 2.5], np.array([1.0, 2.0]))
        ),
    ],
)
def test_what_cannot_be_done_has_a_code(make, code):
    with pytest.raises((TablesError, GameError)) as refused:
        make()

    assert refused.value.code == code


# --- seeds -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seeds", [range(5, 5 + COUNT), list(range(5, 5 + COUNT)), np.arange(5, 5 + COUNT), np.int64(5)]
)
def test_one_seed_is_a_seed_for_each_table(seeds):
    first, again = Tables(HOLDEM, COUNT), Tables(HOLDEM, COUNT)

    assert (first.reset(seed=5)[0] == again.reset(seed=seeds, options={})[0]).all()


def test_a_table_is_the_same_among_few_and_many_others(seed):
    few, many = Tables(HOLDEM, 5, seats=3), Tables(HOLDEM, 300, seats=3)
    seen, other = few.reset(seed=seed)[0], many.reset(seed=seed)[0]
    chance = np.random.default_rng(seed)
    for _ in range(80):
        assert (seen == other[:5]).all()
        actions = many.random_actions(chance)
        seen, rewards, ended, *_ = few.step(actions[:5])
        other, more, ends, *_ = many.step(actions)
        assert (rewards == more[:5]).all()
        assert (ended == ends[:5]).all()


def test_the_same_seed_deals_the_same_hands_again_and_none_deals_the_next(seed):
    tables = Tables(HOLDEM, COUNT)
    first, next_hands = tables.reset(seed=seed)[0].copy(), tables.reset()[0].copy()

    assert (first != next_hands).any()
    assert (tables.reset(seed=seed)[0] == first).all()
    assert (tables.reset(seed=None)[0] == next_hands).all()


def test_without_a_seed_nobody_knows_the_hands():
    assert (Tables(HOLDEM, COUNT).reset()[0] != Tables(HOLDEM, COUNT).reset()[0]).any()


def test_some_tables_may_keep_their_seed(seed):
    tables = Tables(HOLDEM, 2)
    tables.reset(seed=[seed, seed])
    seen, _ = tables.reset(seed=[None, seed])
    kept, again = seen.copy()

    assert (kept != again).any()
    assert (tables.reset(seed=seed)[0][0] == again).all()


# --- when the next hand begins -----------------------------------------------------------


def test_every_autoreset_plays_the_same_hands(seed):
    modes = (Autoreset.SAME_STEP, Autoreset.NEXT_STEP, Autoreset.DISABLED)
    same, later, asked = (Tables(HOLDEM, 1, seats=3, autoreset=mode) for mode in modes)
    begun = [tables.reset(seed=seed)[0].tolist() for tables in (same, later, asked)]
    chance = np.random.default_rng(seed)
    assert begun[0] == begun[1] == begun[2]
    for _ in range(100):
        actions = same.random_actions(chance)
        seen, rewards, ended, _, infos = same.step(actions)
        for tables in (later, asked):
            last, won, over, _, told = tables.step(actions)
            assert won.tolist() == rewards.tolist()
            assert over.tolist() == ended.tolist()
            if ended[0]:
                assert last.tolist() == infos["final_obs"].tolist()
                assert {key: told[key].tolist() for key in told} == {
                    key: infos["final_info"][key].tolist() for key in told
                }
        if ended[0]:
            *_, told = asked.step(actions)
            assert told["refused"].tolist() == [NOT_YOUR_TURN]
            asked.reset(options={"reset_mask": np.array([True])})
            _, won, over, _, told = later.step(actions)
            assert not won.any()
            assert not over.any()
            assert told["refused"].tolist() == [0]
        assert seen.tolist() == later.found.seen.tolist() == asked.found.seen.tolist()


def test_the_final_observation_is_what_the_last_to_act_sees(seed):
    tables = Tables(HOLDEM, COUNT, autoreset="Disabled")
    tables.reset(seed=seed)
    for _ in stepped(tables, 40, seed):
        pass
    shown = tables.columns.index("hand 1")
    assert (tables.found.actor == NOBODY).all()
    for number in range(COUNT):
        row = tables.found.seen[number]
        state = state_at(tables, number)
        assert told(row, tables.columns) == seen_at(state, int(row[0]), tables.columns)
    assert tables.found.seen[:, shown].any()  # hands were shown


def test_chosen_tables_begin_anew_and_the_others_stay(seed):
    tables = Tables(HOLDEM, COUNT)
    before = tables.reset(seed=seed)[0].copy()
    mask = np.arange(COUNT) % 2 == 0

    seen, _ = tables.reset(seed=seed + COUNT, options={"reset_mask": mask})

    assert (seen[~mask] == before[~mask]).all()
    assert (seen[mask] != before[mask]).any(axis=1).all()


# --- Gymnasium ---------------------------------------------------------------------------


def test_what_is_seen_and_done_is_in_gymnasiums_spaces(seed):
    spaces = pytest.importorskip("gymnasium.spaces")
    for name in ("holdem", "stud", "hearts", "budget", "crazy-eights", "badugi"):
        tables = Tables(CATALOGUE[name], 8)
        seen, _ = tables.reset(seed=seed)
        assert isinstance(tables.single_observation_space, spaces.Box)
        assert tables.observation_space.shape == (8, len(tables.columns))
        assert tables.action_space.contains(tables.action_space.sample())
        for actions, given in [(tables.random_actions(np.random.default_rng(seed)), seen)] * 3:
            assert tables.observation_space.contains(given)
            assert tables.single_observation_space.contains(given[0])
            assert tables.action_space.contains(actions)
            tables.step(actions)


def test_gymnasiums_wrappers_go_around_the_tables(seed):
    vector = pytest.importorskip("gymnasium.wrappers.vector")
    tables = Tables(HOLDEM, 8, autoreset="NextStep")
    env = vector.RecordEpisodeStatistics(vector.NormalizeObservation(tables.vector_env(seat=1)))
    seen, _ = env.reset(seed=seed)
    won = []
    for _ in range(60):
        actions = tables.random_actions(np.random.default_rng(seed))
        seen, rewards, ended, _, infos = env.step(actions)
        won += rewards[ended].tolist()
        assert seen.dtype == np.float32
        assert rewards.shape == (8,)
        assert (rewards == infos["rewards"][:, 1]).all()

    assert won[-100:] == list(env.return_queue)
    env.close()
    assert tables.closed


def test_gymnasiums_wrappers_read_the_infos_of_the_same_step(seed):
    vector = pytest.importorskip("gymnasium.wrappers.vector")
    from gymnasium.vector import AutoresetMode

    tables = Tables(KUHN, 8, autoreset=AutoresetMode.SAME_STEP)
    env = vector.RecordEpisodeStatistics(vector.DictInfoToList(tables.vector_env()).env)
    env.reset(seed=seed)
    lists = vector.DictInfoToList(env)
    ends = 0
    for _ in range(20):
        _, rewards, ended, _, infos = lists.step(tables.random_actions(np.random.default_rng(seed)))
        for table in range(8):
            assert ("final_obs" in infos[table]) == ended[table]
            assert infos[table]["actor"] == tables.found.actor[table]
        for table in np.flatnonzero(ended):
            ends += 1
            assert infos[table]["episode"]["r"] == rewards[table]
            assert infos[table]["final_info"]["actor"] == NOBODY
    assert ends


def test_the_metadata_says_when_the_next_hand_begins():
    vector = pytest.importorskip("gymnasium.vector")

    for mode in Autoreset:
        assert Tables(KUHN, 2, autoreset=mode).metadata["autoreset_mode"] is vector.AutoresetMode(mode.value)
    assert isinstance(Tables(KUHN, 2).vector_env(), vector.VectorEnv)


@pytest.mark.parametrize("name", ["observation_space", "single_observation_space", "action_space"])
def test_without_gymnasium_its_spaces_say_how_to_get_it(name, monkeypatch):
    monkeypatch.setattr(gym, "is_installed", lambda: False)
    tables = Tables(KUHN, 2)

    with pytest.raises(NotInstalled, match=r"^this needs Gymnasium, .*: pip install gymnasium$"):
        getattr(tables, name)
    assert tables.metadata["autoreset_mode"] == "SameStep"
    assert tables.unwrapped is tables


# --- what is told of it ------------------------------------------------------------------


def test_every_column_bound_and_option_is_documented():
    [section] = re.findall(r"\n## Learn(.*?)\n## ", (DOCS / "many-hands.md").read_text(), re.DOTALL)
    words = set(re.findall(r"`([^`\n]+)`", section))
    names = [*(name for name, _, _ in (*ONCE, *EACH)), *Tables.bound_columns, *Autoreset, "reset_mask"]

    assert [name for name in names if name not in words] == []


def test_the_example_has_ten_lines():
    [section] = re.findall(r"\n## Learn(.*?)\n## ", (DOCS / "many-hands.md").read_text(), re.DOTALL)
    example = re.findall(r"```python\n(.*?)```", section, re.DOTALL)[0]

    assert len([line for line in example.splitlines() if line.startswith((">>>", "..."))]) <= 10


def test_legal_actions_are_those_of_the_immutable_face(seed):
    tables = Tables(CATALOGUE["stud"], COUNT, seats=3)
    tables.reset(seed=seed)
    for *_, infos in stepped(tables, 40, seed):
        for number in range(0, COUNT, 8):
            state = state_at(tables, number)
            legal = Legal(state.table, state.program, state.actor)
            span = legal.raise_to or (0, 0, 0)
            assert infos["bounds"][number, :3].tolist() == list(span)
            assert [kind for kind in Kind if tables.legal_mask()[number, kind]] == list(legal.kinds)
