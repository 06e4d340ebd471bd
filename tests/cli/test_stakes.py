"""A game for other stakes: its bets grow with what is forced."""

import pytest

from cardwright import CATALOGUE, HOLDEM, KUHN
from cardwright.cli.stakes import everything, posts, with_ante, with_blinds, with_limit
from cardwright.cli.trouble import CommandError
from cardwright.games.phases import Bet, Limit
from cardwright.games.validate import validate


def bets(game):
    return [phase for phase in everything(game.phases) if isinstance(phase, Bet)]


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
    assert with_limit(CATALOGUE["holdem-fixed"], "no").name == HOLDEM.name


def with_least(game, least):
    from dataclasses import replace

    from cardwright.cli.stakes import changed

    return changed(game, lambda phase: replace(phase, least=least) if isinstance(phase, Bet) else phase)


@pytest.mark.parametrize(
    "limit", [limit.value.removesuffix(" limit").replace(" ", "-") for limit in list(Limit)[:4]]
)
@pytest.mark.parametrize("name", [name for name, game in CATALOGUE.items() if bets(game)])
def test_every_betting_game_can_be_played_at_every_limit(name, limit):
    validate(with_limit(CATALOGUE[name], limit))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda: with_blinds(KUHN, (1, 2)), "cli/no_blinds"),
        (lambda: with_blinds(HOLDEM, (2, 1)), "cli/blinds"),
        (lambda: with_blinds(HOLDEM, (2,)), "cli/blinds"),
        (lambda: with_limit(HOLDEM, "some"), "cli/limit"),
        (lambda: with_limit(CATALOGUE["war"], "no"), "cli/no_betting"),
    ],
)
def test_stakes_that_a_game_does_not_have_are_refused(change, code):
    with pytest.raises(CommandError) as refused:
        change()

    assert refused.value.code == code
