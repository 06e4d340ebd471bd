"""What holds after every action, whatever is played: chips, cards, seats and pots.

A hundred thousand random actions over all games in the fast set, a million in the slow one.
"""

from random import Random

import pytest
from tests.law.random_play import (
    GAMES,
    FoldedSeats,
    able_seats,
    cards_of,
    chips_of,
    counted_pots,
    random_play,
)

from cardwright.games import State, observe
from cardwright.law import Program, Table

FAST = 100_000 // len(GAMES) + 1  # actions of each game
SLOW = 1_000_000 // len(GAMES) + 1


def check(t: Table, code: Program, chips: int) -> None:
    assert chips_of(t) == chips, "chips were made or lost"
    assert min(*t.stack, *t.bet, *t.paid, t.dead) >= 0, "there are less than no chips somewhere"
    cards = cards_of(t)
    assert sum(cards) == code.deck, "a card is missing, or is there twice"
    assert sum(map(int.bit_count, cards)) == code.deck.bit_count(), "a card is there twice"
    if t.exit:
        assert t.able == able_seats(t), "who can still bet is not who has chips"


def check_pots(state: State) -> None:
    """The pots as everybody sees them are the chips, each with who can win it, merged."""
    derived = observe(state, None).pots
    assert {pot.seats: pot.amount for pot in derived} == counted_pots(state.table)
    assert len({pot.seats for pot in derived}) == len(derived)


def play_at_random(name: str, seed: int, actions: int) -> None:
    """Play after play, until there were enough actions."""
    game, played, plays = GAMES[name], 0, 0
    while played < actions:
        again = f"{seed} {name} {plays}"
        folded = FoldedSeats()
        step, chips = 0, 0
        try:
            for step, (t, code) in enumerate(random_play(game, Random(again))):
                chips = chips or chips_of(t)
                check(t, code, chips)
                folded.hear(t.log)
                if t.exit and step % 4 == 0:
                    check_pots(State(game, code, t))
        except AssertionError as broken:
            raise AssertionError(f"{broken}; play {again!r}, action {step}") from broken
        played += step
        plays += 1


@pytest.mark.parametrize("name", GAMES)
def test_every_action_keeps_chips_cards_and_seats_right(name, seed):
    play_at_random(name, seed, FAST)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_million_actions_keep_chips_cards_and_seats_right(name, seed, scale):
    play_at_random(name, seed + 1, int(SLOW * scale))


@pytest.mark.parametrize("name", ["bomb-pot", "double-board-omaha", "omaha-5", "omaha-6", "stud", "badugi"])
def test_full_tables_keep_their_cards_when_the_deck_nearly_runs_out(name, seed):
    """The most seats that the game has, and nobody folds: ten Omaha hands and two boards leave two cards."""
    game = GAMES[name]
    for number in range(20):
        random = Random(f"{seed} {name} full {number}")
        for t, code in random_play(game, random, seats=game.seats.most, folds=False):
            check(t, code, chips_of(t))
