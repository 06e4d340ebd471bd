"""The law compiled is the law interpreted: the same record after every action of the same plays."""

import numpy as np
import pytest

from cardwright import law
from cardwright.fast.chance import chance_of
from cardwright.fast.compiled import compiled
from cardwright.fast.driver import step
from cardwright.fast.hands import one_play
from cardwright.fast.record import Rules, blank_tables, named, words_of
from cardwright.games import CATALOGUE
from cardwright.games.compile import program
from cardwright.law.words import NOBODY

STEPS = 600  # of one play; some games take thousands


def plays(game, rules, button, stacks, chance):
    """The records after every action, compiled and interpreted."""
    return compiled_play(rules, button, stacks, chance), interpreted_play(game, rules, button, stacks, chance)


def compiled_play(rules, button, stacks, chance):
    table = blank_tables(1, rules)
    named(table, rules)["stack"][0, : len(stacks)] = stacks
    log = np.zeros((STEPS, table.shape[1]), np.int64)
    arguments = (table, rules, button, chance, log)
    done = compiled(one_play, *arguments)(*arguments)
    return log[:done]


def interpreted_play(game, rules, button, stacks, chance):
    table = law.blank(len(stacks))
    table.stack = list(stacks)
    code = program(game, len(stacks))
    law.start(table, code, button)
    log = []
    while table.actor != NOBODY and len(log) < STEPS:
        step(table, code, chance, len(log))
        log.append(words_of(table, rules))
    return np.array(log, np.int64)


def stacks_for(game, seats, chance):
    """Even stacks, then uneven ones, some too short for a blind."""
    if chance % 3 == 0:
        return [game.stack] * seats
    return [1 + (chance >> 5 * seat) % (game.stack * (1 + seat % 3)) for seat in range(seats)]


def differing(game, hands, seed, *, frozen):
    """The plays that differ, by their number and the first action after which they do."""
    found = []
    for hand in range(hands):
        chance = chance_of(seed, hand)
        seats = (
            game.seats.least + hand % (game.seats.most - game.seats.least + 1)
            if not frozen
            else game.seats.least
        )
        rules = Rules(game, seats, frozen=frozen)
        there, here = plays(game, rules, hand % seats, stacks_for(game, seats, chance), chance)
        if there.shape != here.shape or not (there == here).all():
            found.append((hand, seats, first_difference(there, here)))
    return found


def first_difference(there, here):
    for place, (a, b) in enumerate(zip(there, here, strict=False)):
        if (a != b).any():
            return place, np.flatnonzero(a != b).tolist()
    return len(there), len(here)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_is_the_same_compiled(name, seed):
    assert differing(CATALOGUE[name], 30, seed, frozen=False) == []


def test_a_game_compiled_for_itself_is_the_same(seed):
    assert differing(CATALOGUE["holdem"], 60, seed, frozen=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_is_the_same_in_thousands_of_plays(name, seed, scale):
    assert differing(CATALOGUE[name], int(2500 * scale), seed + 1, frozen=False) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_compiled_for_itself_is_the_same(name, seed, scale):
    assert differing(CATALOGUE[name], int(300 * scale), seed + 2, frozen=True) == []


def test_a_difference_is_noticed(seed):
    rules = Rules(CATALOGUE["holdem"], 3, frozen=False)
    stacks = [200, 200, 200]
    there, here = plays(CATALOGUE["holdem"], rules, 0, stacks, chance_of(seed, 1))
    other = interpreted_play(CATALOGUE["holdem"], rules, 0, [200, 200, 199], chance_of(seed, 1))

    assert (there == here).all()
    assert there.shape != other.shape or (there != other).any()
