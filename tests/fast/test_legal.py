"""Whoever simulates plays by the rules: every action of the quick players is one that the law allows."""

import pytest

from cardwright import law
from cardwright.fast import driver
from cardwright.fast.chance import chance_of
from cardwright.games import CATALOGUE
from cardwright.games.compile import program
from cardwright.law.words import FINE


def refused(monkeypatch, game, hands, seats, house, seed):
    """What the law would refuse of what is done in these hands."""
    found = []

    def act(t, code, seat, kind, value):
        if law.refusal(t, code, seat, kind, value) != FINE:
            found.append((seat, kind, value))
        law.act(t, code, seat, kind, value)

    monkeypatch.setattr(driver, "act", act)
    code = program(game, seats)
    for hand in range(hands):
        table = law.blank(seats)
        table.stack = [game.stack] * seats
        law.start(table, code, hand % seats)
        driver.play_out(table, code, house, chance_of(seed, hand))
    return found


@pytest.mark.parametrize("name", CATALOGUE)
def test_random_players_do_nothing_illegal(name, monkeypatch, seed):
    game = CATALOGUE[name]

    assert refused(monkeypatch, game, 40, game.seats.least, None, seed) == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_house_does_nothing_illegal(name, monkeypatch, seed):
    game = CATALOGUE[name]
    seats = min(game.seats.most, 3 + game.seats.least // 4)

    assert refused(monkeypatch, game, 12, seats, (1 << seats) - 1, seed) == []
