"""Matches: which game the next hand is, who kills it, and chips from the first hand to the last."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.golden import assert_golden
from tests.playing import Dealing, Hand

from cardwright import CATALOGUE, HOLDEM, MATCHES, Match, apply, deal_out, legal, observe, sit_down
from cardwright.fair import SeededChance, SeededDealer, check_game
from cardwright.games import GameError, Kill, Leg, Span, Standing, match_of
from cardwright.games.json import dumps, loads_match
from cardwright.games.kill import killed
from cardwright.games.phases import Seats
from cardwright.games.rulebook.rotation import match_rules
from cardwright.games.stakes import at_ante, at_blinds
from cardwright.games.validate.matches import validate_match
from cardwright.players import RandomPlayer

FIXED = CATALOGUE["holdem-fixed"]
GOLDEN = Path(__file__).parent / "golden"


def play(standing: Standing, actions: str = "", *, deal: str = "", board: str = "") -> Hand:
    state = standing.hand()
    return Hand(state, state.events, Dealing.of(state.seats, deal, "", board)).then(actions)


def won_by(standing: Standing, seat: int) -> Standing:
    """The next standing, when this seat bets and all others fold."""
    hand = play(standing)
    while not hand.is_over:
        stays = f"raise {hand.raise_to.least}" if hand.actor == seat else "check"
        hand = hand.then(f"{hand.actor}:{stays if hand.actor == seat or 'check' in hand.kinds else 'fold'}")
    return standing.after(hand.state)


def any_hand(standing: Standing, chance: SeededChance, dealer: SeededDealer) -> Standing:
    player = RandomPlayer(chance)
    state = deal_out(standing.hand(), dealer).state
    while not state.is_over:
        action = player.choose(observe(state, state.actor))
        state = deal_out(apply(state, state.actor, action).state, dealer).state
    return standing.after(state)


# --- hand after hand ----------------------------------------------------------------------


def test_horse_plays_each_game_once_round_the_table():
    standing = sit_down(MATCHES["horse"], (200, 200, 200))
    played = []
    for _ in range(16):
        played.append(standing.game.name)
        standing = won_by(standing, play(standing).actor)

    names = [leg.game.name for leg in MATCHES["horse"].legs]
    assert played == [*(name for name in names for _ in range(3)), names[0]]


def test_a_leg_may_have_a_number_of_hands():
    standing = sit_down(MATCHES["holdem-bombs"], (200, 200))
    played = []
    for _ in range(6):
        played.append(standing.game.name)
        standing = won_by(standing, play(standing).actor)

    assert played == [*["no-limit hold'em"] * 2, "double-board bomb pot"] * 2


def test_the_button_moves_on_and_who_is_broke_is_dealt_out():
    standing = sit_down(match_of(HOLDEM), (200, 4, 200), button=0)
    hand = play(
        standing,
        "0:raise 8 1:all in 2:fold",
        deal="AsAh 7c2d 8c8d",
        board="KcQc9d5s3h",
    )
    after = standing.after(hand.state)

    assert (after.stacks, after.chairs, after.button) == ((206, 0, 198), (0, 2), 2)
    assert after.hand().seats == 2


def test_a_match_is_over_when_one_has_all_the_chips():
    standing = sit_down(match_of(HOLDEM), (4, 4), button=0)
    hand = play(standing, "0:all in 1:all in", deal="AsAh 7c2d", board="KcQc9d5s3h")
    after = standing.after(hand.state)

    assert (after.stacks, after.is_over, after.hands) == ((8, 0), True, 1)


@pytest.mark.parametrize("name", MATCHES)
def test_chips_are_never_made_or_lost_in_a_match(name, seed):
    match = MATCHES[name]
    chance, dealer = SeededChance(seed), SeededDealer(seed)
    standing = sit_down(match, [match.stack] * 3)
    for _ in range(30):
        if standing.is_over:
            break
        standing = any_hand(standing, chance, dealer)
        assert sum(standing.stacks) == 3 * match.stack
        assert standing.stacks[standing.button] or standing.is_over

    assert standing.hands


def test_only_a_hand_that_is_over_counts():
    standing = sit_down(match_of(HOLDEM), (200, 200))

    with pytest.raises(GameError) as refused:
        standing.after(standing.hand())

    assert refused.value.code == "match/hand"


def test_a_table_that_not_every_game_seats_is_refused():
    with pytest.raises(GameError) as refused:
        sit_down(MATCHES["eight-game"], (200,) * 7)

    assert refused.value.code == "table/seats"
    assert MATCHES["eight-game"].seats == Seats(2, 6)


# --- kill pots ------------------------------------------------------------------------------


def killing(pots_of: str) -> Standing:
    """After three hands of four seats that these chairs have won, chair by chair."""
    standing = sit_down(MATCHES["holdem-kill"], (200,) * 4, button=3)
    for chair in pots_of:
        standing = won_by(standing, int(chair))
    return standing


def test_two_pots_in_a_row_kill_the_next():
    assert [killing(won).killer for won in ("0", "00", "000", "01", "011", "0110")] == [
        None,
        0,
        0,
        None,
        1,
        None,
    ]


def test_the_killer_posts_twice_the_big_blind_and_bets_are_doubled():
    standing = killing("00")  # the button has come to chair 1, the big blind to chair 3
    hand = play(standing)

    assert (standing.button, hand.bets) == (1, (4, 0, 1, 2))
    assert (hand.actor, hand.call, hand.raise_to) == (0, 0, Span(8, 8))


def test_the_kill_does_not_change_who_acts_first():
    """The seat after the big blind, though it is the one before the killer."""
    standing = killing("11")

    assert standing.button == 1
    assert play(standing).actor == 0


def test_the_kill_is_the_first_bet_so_three_raises_are_left():
    hand = play(killing("00"), "0:raise 8 1:raise 12 2:raise 16")

    assert hand.raise_to is None
    assert hand.kinds == {"fold", "call", "all in"}


@pytest.mark.parametrize(("won", "bets"), [("33", (0, 0, 1, 4)), ("22", (0, 0, 4, 2))])
def test_a_blind_that_kills_posts_the_kill_and_no_more(won, bets):
    assert play(killing(won)).bets == bets


def test_later_bets_are_doubled_too():
    hand = play(killing("00"), "0:check 1:fold 2:call 3:call 2:check 3:check 0:check")

    assert hand.raise_to == Span(8, 8)


def test_a_shared_pot_keeps_the_leg_but_not_the_kill():
    standing = killing("00")
    hand = play(
        standing,
        "0:check 1:fold 2:fold 3:call 3:check 0:check 3:check 0:check 3:check 0:check",
        deal="2c3c 4c5c 6c7c 2d3d",
        board="AsKsQsJsTs",
    )
    after = standing.after(hand.state)

    assert (after.killer, after.streak.chair, after.streak.pots) == (None, 0, 1)
    assert won_by(after, 0).killer == 0


def test_of_two_seats_the_button_is_the_small_blind_and_may_kill():
    standing = sit_down(MATCHES["holdem-kill"], (200, 200), button=0)
    for _ in range(2):
        standing = won_by(standing, 0)

    assert (standing.button, standing.killer) == (0, 0)
    assert play(standing).bets == (4, 2)


def test_a_scoop_must_be_large_enough_to_kill():
    """In Omaha high-low one whole pot kills, if it comes to five of the large bets."""
    standing = sit_down(MATCHES["omaha-hi-lo-kill"], (200, 200), button=0)
    cards = {"deal": "AsAhAdAc 9c9d8c8d", "board": "KcQcTd5s3h"}
    checked = "0:call 1:check 1:check 0:check 1:check 0:raise 4 1:call 1:check 0:check"
    raised = "0:call 1:check 1:check 0:check 1:check 0:raise 4 1:call 1:check 0:raise 4 1:call"
    twelve, twenty = (play(standing, actions, **cards).state for actions in (checked, raised))

    assert (twelve.stacks, standing.after(twelve).killer) == ((206, 194), None)
    assert (twenty.stacks, standing.after(twenty).killer) == ((210, 190), 0)


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("name", ["holdem-fixed", "omaha-hi-lo", "holdem", "omaha"])
def test_killed_hands_keep_the_contract(name, place, seed):
    assert check_game(killed(CATALOGUE[name], 150, place), plays=5, seed=seed).is_ok


def test_without_a_limit_the_kill_is_the_least_bet():
    hand = play(replace(killing("00"), match=Match("x", (Leg(HOLDEM),), Kill())))

    assert hand.raise_to.least == 8
    hand = hand.then("0:check 1:fold 2:call 3:fold 2:check")
    assert legal(hand.state).raise_to.least == 4


# --- as data --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_the_same_from_its_json(name):
    assert loads_match(dumps(MATCHES[name])) == MATCHES[name]


@pytest.mark.parametrize("name", MATCHES)
def test_every_match_of_the_house_can_be_played(name):
    validate_match(MATCHES[name])


def altered(**changes) -> str:
    return json.dumps({**json.loads(dumps(MATCHES["holdem-kill"])), **changes})


@pytest.mark.parametrize(
    ("text", "path", "code"),
    [
        (altered(legs=[]), "legs", "match/legs"),
        (altered(legs=[{"hands": 1}]), "legs[0].game", "game/missing"),
        (altered(legs=[{"game": {"name": "x"}, "hands": 1}]), "legs[0].game.seats", "game/missing"),
        (altered(kill={"percent": 125}), "kill", "match/uneven"),
        (altered(kill={"percent": 100}), "kill.percent", "match/kill"),
        (altered(kill={"pots": 0}), "kill.pots", "match/kill"),
        (altered(kill={"pot": 2}), "kill.pot", "game/unknown_field"),
        (dumps(Match("x", (Leg(HOLDEM, hands=-1),))), "legs[0].hands", "match/hands"),
        (dumps(Match("x", (Leg(CATALOGUE["war"]), Leg(CATALOGUE["hearts"])))), "legs", "match/seats"),
        (dumps(Match("x", (Leg(CATALOGUE["razz"]),), Kill())), "kill", "match/kill"),
        (dumps(Match("x", (Leg(CATALOGUE["budget"]),), Kill())), "kill", "match/kill"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_by_the_path_of_its_field(text, path, code):
    with pytest.raises(GameError) as refused:
        loads_match(text)

    assert (refused.value.path, refused.value.code) == (path, code)


def test_a_wrong_game_is_named_by_its_path_in_the_match():
    wrong = replace(HOLDEM, deck="tarot")

    with pytest.raises(GameError) as refused:
        validate_match(Match("x", (Leg(HOLDEM), Leg(wrong))))

    assert refused.value.path == "legs[1].game.deck"
    assert str(refused.value).startswith('legs[1].game.deck: there is no deck "tarot"')


@pytest.mark.parametrize("part", ["legs", "kill"])
def test_what_is_no_part_of_a_match_is_refused(part):
    match = replace(MATCHES["holdem-kill"], **{part: ("x",)})

    with pytest.raises(GameError) as refused:
        validate_match(match)

    assert refused.value.code == f"match/{part}"


def test_stakes_grow_in_every_game_of_a_match():
    larger = at_blinds(MATCHES["eight-game"], (5, 10))
    legs = {leg.game.name: leg.game for leg in larger.legs}

    assert legs["no-limit hold'em"].phases[0].phases[0].blinds == (5, 10)
    razz = legs["razz"].phases[0]
    assert (razz.phases[0].ante, razz.phases[3].bring_in, razz.phases[3].least) == (5, 5, 10)
    assert at_blinds(MATCHES["omaha-hi-lo-kill"], (2, 4)).kill.least == 40


def test_an_ante_for_games_with_blinds_and_games_without_is_refused():
    with pytest.raises(GameError) as refused:
        at_ante(MATCHES["horse"], 5)

    assert refused.value.code == "stakes/ante"


@pytest.mark.parametrize("name", ["holdem-bombs", "omaha-hi-lo-kill"])
def test_the_rule_book_of_a_match(name):
    assert_golden(GOLDEN / f"{name}.rules.md", match_rules(MATCHES[name]))


def test_the_rule_book_of_a_match_has_the_rules_of_each_game():
    rules = match_rules(MATCHES["horse"]).splitlines()
    titles = {line.removeprefix("## ").casefold() for line in rules if line.startswith("## ")}

    assert {game.name for game in MATCHES["horse"].games} <= titles
