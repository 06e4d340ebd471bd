"""A game for other stakes: its bets grow with what is forced."""

from dataclasses import replace

import pytest

from cardwright import CATALOGUE, HOLDEM, KUHN
from cardwright.games import GameError
from cardwright.games.parts import changed, parts, posts
from cardwright.games.phases import Bet
from cardwright.games.stakes import LIMITS, with_ante, with_blinds, with_limit
from cardwright.games.validate import validate


def bets(game):
    return [phase for phase in parts(game) if isinstance(phase, Bet)]


def test_fixed_bets_grow_with_the_blinds():
    game = with_blinds(CATALOGUE["holdem-fixed"], (50, 100))

    assert [bet.least for bet in bets(game)] == [100, 100, 200, 200]
    assert (posts(game)[0].blinds, game.stack) == ((50, 100), 10_000)


def test_a_straddle_does_not_change_the_size_of_the_bets():
    assert [bet.least for bet in bets(with_blinds(CATALOGUE["holdem-fixed"], (1, 2, 4)))] == [2, 2, 4, 4]


def test_bets_grow_with_the_ante_where_there_are_no_blinds():
    assert [bet.least for bet in bets(with_ante(KUHN, 5))] == [5]
    assert [bet.least for bet in bets(with_ante(HOLDEM, 5))] == [0, 0, 0, 0]


def test_the_limits_of_the_catalogue_are_made_by_asking_for_them():
    assert with_limit(HOLDEM, "pot") == with_least(CATALOGUE["holdem-pot-limit"], 2)
    assert with_limit(HOLDEM, "fixed") == CATALOGUE["holdem-fixed"]
    assert with_limit(HOLDEM, "spread") == CATALOGUE["holdem-spread"]
    assert with_limit(CATALOGUE["holdem-fixed"], "no").name == HOLDEM.name


def with_least(game, least):
    return changed(game, lambda phase: replace(phase, least=least) if isinstance(phase, Bet) else phase)


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("razz", [2, 2, 4, 4, 4]),  # the large bet begins on fifth street
        ("omaha", [2, 2, 4, 4]),
        ("bomb-pot", [2, 4, 4]),
        ("deuce-single", [2, 4]),
        ("kuhn", [1]),
    ],
)
def test_at_fixed_limit_large_bets_begin_where_they_are_used_to(name, least):
    assert [bet.least for bet in bets(with_limit(CATALOGUE[name], "fixed"))] == least


def test_the_buttons_blind_grows_with_the_ante():
    [post] = posts(with_ante(CATALOGUE["short-deck"], 10))

    assert (post.ante, post.button_blind) == (10, 10)


def test_a_straddle_is_not_what_bets_are_counted_in():
    game = with_blinds(CATALOGUE["holdem-straddle"], (5, 10, 20))

    assert (posts(game)[0].blinds, game.stack) == ((5, 10, 20), 1000)


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("name", [name for name, game in CATALOGUE.items() if bets(game)])
def test_every_betting_game_can_be_played_at_every_limit(name, limit):
    validate(with_limit(CATALOGUE[name], limit))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda: with_blinds(KUHN, (1, 2)), "stakes/no_blinds"),
        (lambda: with_blinds(HOLDEM, (2, 1)), "stakes/blinds"),
        (lambda: with_blinds(HOLDEM, (2,)), "stakes/blinds"),
        (lambda: with_limit(HOLDEM, "some"), "stakes/limit"),
        (lambda: with_limit(CATALOGUE["war"], "no"), "stakes/no_betting"),
    ],
)
def test_stakes_that_a_game_does_not_have_are_refused(change, code):
    with pytest.raises(GameError) as refused:
        change()

    assert refused.value.code == code
