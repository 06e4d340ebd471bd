"""What we write as PHH is read back equal by us, and read by others; a seat's view hides the rest."""

import random
import re
import warnings

import pytest
from tests.history.plays import at_random, standard_game, table_of
from tests.history.recorded import HANDS, real, recorded
from tests.history.told import scripted

from cardwright import CATALOGUE, legal
from cardwright.cards import parse_set
from cardwright.fair import SeededDealer
from cardwright.games.phases import FIXED_LIMIT, NO_LIMIT, AnteBy, Post
from cardwright.games.pokers import POKERS, flop_game
from cardwright.history import (
    Recorder,
    begun,
    check_text,
    history_of,
    read_histories,
    read_phh,
    write_phh,
    write_phhs,
)
from cardwright.history.shape import stakes_of
from cardwright.history.variants import VARIANTS

STANDARD = {
    "holdem": "NT",
    "holdem-straddle": "NT",
    "holdem-fixed": "FT",
    "short-deck": "NS",
    "short-deck-blinds": "NS",
    "omaha": "PO",
    "omaha-hi-lo": "FO/8",
    "stud": "F7S",
    "stud-hi-lo": "F7S/8",
    "razz": "FR",
    "deuce-single": "N2L1D",
    "deuce-triple": "F2L3D",
    "badugi": "FB",
}
FIXTURES = sorted(path.name for path in HANDS.glob("*.phh*"))


def without_our_own(text):
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("_cardwright"))


def plays_of(code, seed, count=6):
    chance = random.Random(f"{code} {seed}")
    for _ in range(count):
        game, seats = standard_game(code, chance)
        stacks = [chance.choice([7, 20, 50, 200]) for _ in range(seats)]
        yield at_random(game, seats, chance, stacks=stacks).history


@pytest.mark.parametrize("name", CATALOGUE)
def test_any_game_is_read_back_equal(name, seed):
    game, chance = CATALOGUE[name], random.Random(seed)
    history = at_random(game, chance.randint(game.seats.least, game.seats.most), chance).history

    text = write_phh(history)

    assert read_histories(text) == [history]
    assert [str(verdict) for verdict in check_text(text)] == [""]


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
def test_many_plays_of_any_game_are_read_back_and_replay_the_same(name, seed, scale):
    game = CATALOGUE[name]
    for number in range(int(100 * scale)):
        chance = random.Random(f"{seed} {name} {number}")
        seats = chance.randint(game.seats.least, game.seats.most)
        history = at_random(game, seats, chance).history
        text = write_phh(history)
        [again] = read_histories(text)

        assert again == history
        assert write_phh(again) == text
        assert table_of(again.replay()) == table_of(history.replay())


@pytest.mark.parametrize("code", VARIANTS)
def test_a_standard_hand_agrees_without_our_own_fields(code, seed):
    for history in plays_of(code, seed):
        text = without_our_own(write_phh(history))

        assert [str(verdict) for verdict in check_text(text)] == [""]


@pytest.mark.parametrize("code", VARIANTS)
def test_a_standard_hand_is_written_again_as_it_was(code, seed):
    for history in plays_of(code, seed):
        text = without_our_own(write_phh(history))

        assert without_our_own(write_phh(read_histories(text)[0])) == text


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_standard_knows_which_games_it_has(name):
    stakes = stakes_of(CATALOGUE[name], CATALOGUE[name].seats.least)

    assert (stakes.code if stakes else None) == STANDARD.get(name)


@pytest.mark.parametrize("code", VARIANTS)
def test_a_seats_view_hides_what_it_did_not_see(code, seed):
    for history in plays_of(code, seed):
        for seat in (None, *range(len(history.stacks))):
            text = write_phh(history, seen_by=seat)

            assert "_cardwright" not in text
            assert [str(verdict) for verdict in check_text(text)] == [""]


@pytest.mark.parametrize("code", VARIANTS)
def test_a_seats_view_names_no_card_of_another_that_stayed_hidden(code, seed):
    for history in plays_of(code, seed):
        state = history.replay()
        for seat in range(state.seats):
            player = f"p{(seat - history.button - 1) % state.seats + 1}"
            words = write_phh(history, seen_by=None).split("'")
            own = [
                word.split()[-1] for word in words if word.startswith((f"d dh {player} ", f"{player} sd "))
            ]

            hidden = ["".join(own)[:4]] if VARIANTS[code].is_stud else own  # the others lie face up
            assert own
            assert all(set(cards) == {"?"} for cards in hidden)


def test_many_hands_make_one_file():
    histories = [at_random(CATALOGUE["kuhn"], 2, random.Random(seed)).history for seed in range(3)]

    assert read_histories(write_phhs(histories)) == histories


@pytest.mark.parametrize("name", FIXTURES)
def test_a_real_hand_becomes_a_history_that_replays(name):
    for hand in real(name):
        history = history_of(hand)

        again = read_histories(write_phh(history))[0]

        assert again == history
        assert table_of(again.replay()) == table_of(history.replay())


def test_a_real_hand_keeps_its_names_notes_and_chips():
    [hand] = real("antonius-blom-2009.phh")
    text = without_our_own(write_phh(history_of(hand)))

    assert "players = ['Patrik Antonius', 'Victor Blom']" in text
    assert "starting_stacks = [1259450.25, 678473.5]" in text
    assert "currency = 'USD'" in text


def test_cards_that_nobody_saw_stay_unknown():
    hand = next(iter(real("ps.phhs")))
    history = history_of(hand)

    assert history.unknown.bit_count() == 4
    assert "'d dh p1 ????'" in write_phh(history)
    assert not history.unknown & parse_set("")


@pytest.mark.parametrize("code", VARIANTS)
def test_an_independent_reader_comes_to_the_same_stacks(code, seed):
    """Where a big blind is short the price is still the whole blind: PokerKit has it otherwise."""
    pokerkit = pytest.importorskip("pokerkit")
    warnings.simplefilter("ignore")
    for history in plays_of(code, seed, count=4):
        if min(history.stacks) < 20:
            continue
        text = without_our_own(write_phh(history))
        *_, state = pokerkit.HandHistory.loads(text)

        assert f"finishing_stacks = {list(map(int, state.stacks))}" in text


@pytest.mark.parametrize("name", STANDARD)
def test_an_independent_reader_comes_to_the_same_stacks_in_our_own_games(name, seed):
    """Hands turned up by an all-in among them. At fixed limit all have as many chips, for PokerKit lets
    nobody raise an all-in of half a bet; and it gives odd chips to others.
    """
    pokerkit = pytest.importorskip("pokerkit")
    warnings.simplefilter("ignore")
    game = CATALOGUE[name]
    is_fixed = VARIANTS[STANDARD[name]].limit is FIXED_LIMIT
    for number in range(8):
        chance = random.Random(f"{seed} {name} {number}")
        seats = chance.randint(2, min(game.seats.most, 6))
        stacks = [chance.choice((20, 50, 200)) for _ in range(1 if is_fixed else seats)]
        history = at_random(game, seats, chance, stacks=stacks * seats if is_fixed else stacks).history
        text = without_our_own(write_phh(history))
        if game.name in text:  # a large bet at an open pair, which the standard does not have
            continue
        *_, state = pokerkit.HandHistory.loads(text)
        [ours] = re.findall(r"^finishing_stacks = \[(.*)\]", text, re.MULTILINE)

        assert all(abs(a - int(b)) < 2 for a, b in zip(state.stacks, ours.split(","), strict=True))
        assert [str(verdict) for verdict in check_text(text)] == [""]


def test_a_bet_that_the_standard_does_not_have_is_not_written_as_its_variant():
    stud = CATALOGUE["stud"]
    cards = "2c7h 3d8c As Kd Ah 9s"
    small = scripted(stud, (200, 200), cards, "call,call,raise to 2,fold")
    large = scripted(stud, (200, 200), cards, "call,call,raise to 4,fold")

    assert "variant = 'F7S'" in write_phh(small)
    assert "variant = 'seven-card stud'" in write_phh(large)
    assert read_histories(write_phh(large)) == [large]


@pytest.mark.parametrize(
    "name", [name for name in POKERS if name not in STANDARD] + ["draw", "draw-blinds", "kuhn", "leduc"]
)
def test_a_poker_that_the_standard_lacks_has_its_actions_too(name, seed):
    game, chance = CATALOGUE[name], random.Random(seed)
    history = at_random(game, game.seats.least, chance).history
    [hand] = read_phh(write_phh(history, seen_by=None))
    said = [word.split() for word in hand["actions"]]
    acted = sum(seat >= 0 for seat, _ in history.actions)

    assert hand["variant"] == game.name
    assert len([word for word in said if word[0] != "d" and word[1] not in ("sm",)]) == acted


def test_a_further_field_of_any_name_is_read_back():
    [hand] = read_phh(f'{write_phh(history_of(recorded("p2 f")))}"the\\nplace = 1" = "here"\n')
    history = history_of(hand)

    assert read_histories(write_phh(history)) == [history]


def test_stud_for_the_bring_in_alone_is_read_back():
    stud = {"variant": "'F7S'", "small_bet": 2, "big_bet": 4, "bring_in": 1}
    history = history_of(recorded("d dh p1 7cTcKs, d dh p2 2d7h2c, p2 pb, p1 f", **stud))

    assert "antes = [0, 0]" in write_phh(history)
    assert read_histories(write_phh(history)) == [history]


@pytest.mark.parametrize(
    ("chips", "antes"), [(1, "[0, 0, 0, 0]"), (3, "[0, 1, 0, 0]"), (200, "[0, 2, 0, 0]")]
)
def test_an_ante_of_a_short_big_blind_is_written_as_it_was_paid(chips, antes):
    """The blind comes first (TDA RP-11), and the standard has the ante first."""
    game = flop_game("x", NO_LIMIT, post=Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND))
    played = Recorder(begun(game, stacks=(20, 20, chips, 200), button=0))
    played.deal_out(SeededDealer(1))
    while not played.state.is_over:
        played.apply(played.state.actor, legal(played.state).default)
        played.deal_out(SeededDealer(1))
    ours = write_phh(played.history)

    assert f"antes = {antes}" in ours
    assert [verdict.agrees for verdict in check_text(without_our_own(ours))] == [True]
