"""Lines of the Annual Computer Poker Competition: written and read back, and read from real logs."""

import random

import pytest
from tests.history.plays import at_random

from cardwright import CATALOGUE, HOLDEM
from cardwright.games.game import Game
from cardwright.games.phases import NO_LIMIT, Post
from cardwright.games.pokers import flop_game
from cardwright.history import HistoryError
from cardwright.history.acpc import read_acpc, write_acpc

PLURIBUS: Game = flop_game("no-limit hold'em", NO_LIMIT, post=Post(blinds=(50, 100)))


@pytest.mark.parametrize("name", ["holdem", "holdem-fixed"])
def test_a_line_is_read_back_with_the_same_results(name, seed):
    game = CATALOGUE[name]
    for number in range(40):
        chance = random.Random(f"{seed} {name} {number}")
        seats = chance.randint(2, 6)
        played = at_random(game, seats, chance, stacks=[chance.choice([9, 40, 200]) for _ in range(seats)])
        line = write_acpc(played.history, number=number)
        by_place = (played.history.button + 1) % seats
        stacks = played.history.stacks[by_place:] + played.history.stacks[:by_place]

        again = read_acpc(line, game, stacks=stacks)

        assert write_acpc(again, number=number) == line
        assert sorted(again.replay().stacks) == sorted(played.state.stacks)


def test_a_line_of_the_competition_reads_as_it_is_documented():
    line = "STATE:0:r300c/cr600c/cr1200c/cr2400f:9s8h|Qc7d/4c5d6h/2s/Th:1200|-1200:Ann|Ben"
    game = flop_game("no-limit hold'em", NO_LIMIT, post=Post(blinds=(50, 100)))

    with pytest.raises(HistoryError, match="recorded are"):
        read_acpc(line.replace("1200|-1200", "1|-1"), game, stacks=(20000, 20000))
    history = read_acpc(line.replace("1200|-1200", "-1200|1200"), game, stacks=(20000, 20000))
    assert history.replay().stacks == (18800, 21200)


def test_a_hand_whose_cards_nobody_saw_is_read():
    line = "STATE:3:ffffr300f:|AhKd||||:-50|-100|0|0|0|150:a|b|c|d|e|f"
    wrong = "STATE:3:ffffr300f:|AhKd||||:50|-50|0|0|0|0:a|b|c|d|e|f"

    with pytest.raises(HistoryError):
        read_acpc(line, PLURIBUS, stacks=(10000,) * 6)
    with pytest.raises(HistoryError):
        read_acpc(wrong, PLURIBUS, stacks=(10000,) * 6)
    good = "STATE:3:ffffr300f:|AhKd||||:100|-100|0|0|0|0:a|b|c|d|e|f"
    history = read_acpc(good, PLURIBUS, stacks=(10000,) * 6)
    assert history.unknown.bit_count() == 10


@pytest.mark.parametrize("line", ["", "STATE:1", "STATE:0:f:AhKd|2c2d:1|-1", "STATE:0:f:XX|2c2d:1|-1:a|b"])
def test_what_is_no_line_is_refused_in_a_sentence(line):
    with pytest.raises(HistoryError):
        read_acpc(line, HOLDEM, stacks=(200, 200))


def test_games_that_the_format_does_not_have_are_refused():
    played = at_random(CATALOGUE["omaha"], 2, random.Random(1))

    with pytest.raises(HistoryError, match="only hold'em"):
        write_acpc(played.history)
