"""Lines of the Annual Computer Poker Competition: written and read back, and read from real logs."""

import random
import warnings

import pytest
from tests.history.plays import at_random
from tests.history.recorded import SHARED, real, recorded

from cardwright import CATALOGUE, HOLDEM
from cardwright.games.game import Game
from cardwright.games.phases import NO_LIMIT, Post
from cardwright.games.pokers import flop_game
from cardwright.history import ExportError, HistoryError, history_of, read_acpc, read_phh, write_acpc

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


def test_a_line_of_pluribus_is_read_and_written():
    line = (
        "STATE:0:ffr225fff:9s3c|6d5s|Ts9d|Qs2s|AdKd|Tc7c:-50|-100|0|0|150|0:"
        "MrWhite|Gogo|Budd|Eddie|Bill|Pluribus"
    )

    history = read_acpc(line, PLURIBUS, stacks=(10000,) * 6)

    assert history.replay().stacks == (9950, 9900, 10000, 10000, 10150, 10000)
    assert write_acpc(history) == line


def test_a_pot_of_an_odd_chip_is_written_in_half_chips_and_every_bet_as_it_was():
    [hand] = real("pluribus-half-chip.phh")
    history = history_of(hand)
    line = write_acpc(history, number=4)

    assert history.unit > 1
    assert ".5|" in line.split(":")[4]
    again = read_acpc(line, PLURIBUS, stacks=(10000,) * 6)
    assert write_acpc(again, number=4).split(":")[:4] == line.split(":")[:4]


def test_the_shared_hands_of_pluribus_become_lines_that_read_back():
    if not (SHARED / "pluribus").exists():
        pytest.skip(f"the shared hands are not at {SHARED.name}: those of pluribus were NOT written as lines")
    count = 0
    for file in sorted((SHARED / "pluribus").rglob("*.phh")):
        [history] = [history_of(hand) for hand in read_phh(file.read_text())]
        line = write_acpc(history)
        again = read_acpc(line, PLURIBUS, stacks=(10000,) * 6)
        ours = [stack / history.unit for stack in history.replay().stacks]

        count += 1
        assert all(abs(a - b) < 1 for a, b in zip(again.replay().stacks, ours, strict=True))
        assert write_acpc(again).split(":")[:4] == line.split(":")[:4]

    assert count == 336


def test_an_independent_reader_comes_to_the_same_results(seed):
    pokerkit = pytest.importorskip("pokerkit")
    warnings.simplefilter("ignore")
    game = pokerkit.NoLimitTexasHoldem((), True, 0, (50, 100), 100)
    for number in range(20):
        chance = random.Random(f"{seed} {number}")
        played = at_random(PLURIBUS, 6, chance, stacks=[10000] * 6)
        line = write_acpc(played.history, number=number)
        [hand] = pokerkit.notation.ACPCProtocolParser(game, 10000)(line, error_status=True)
        *_, state = hand
        by_place = (played.history.button + 1) % 6
        ours = played.state.stacks[by_place:] + played.state.stacks[:by_place]

        assert tuple(state.stacks) == ours


def test_a_seats_view_has_no_hand_that_it_did_not_see():
    history = history_of(recorded("d dh p1 AhKd, d dh p2 2c3c, p2 f", players=["Ann", "Bob"]))

    assert write_acpc(history) == "STATE:0:f:AhKd|3c2c:1|-1:Ann|Bob"
    assert write_acpc(history, seen_by=1) == "STATE:0:f:|3c2c:1|-1:Ann|Bob"
    assert write_acpc(history, seen_by=None) == "STATE:0:f:|:1|-1:Ann|Bob"


def test_where_seats_choose_those_show_whose_cards_are_written():
    history = history_of(
        recorded(
            "d dh p1 AhKd, d dh p2 2c3c, p2 cc, p1 cc, d db 4hTs9d, p1 cc, p2 cc, d db Jd, p1 cc, p2 cc, "
            "d db Qd, p1 cc, p2 cc, p1 sm AhKd, p2 sm"
        )
    )
    line = write_acpc(history, seen_by=None)

    assert ":AhKd|/" in line
    assert read_acpc(line, history.game, stacks=(200, 200)).replay().stacks == history.replay().stacks


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

    with pytest.raises(ExportError, match="hold'em") as refused:
        write_acpc(played.history)
    assert refused.value.code == "export/game"


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        (recorded("p1 f, p2 f", stacks="9, 9, 9", blinds="1, 2, 4"), "export/straddle"),
        (recorded("p3 cbr 9, p4 f, p1 f, p2 f", stacks="9, 9, 9, 9", blinds="1, 2, 0, -2"), "export/post"),
        (recorded("p3 f, p1 f", stacks="9, 9, 9", antes="[1, 1, 1]"), "export/post"),
        (recorded("p3 f, p1 f", stacks="9, 9, 9", antes="[0, 2, 0]"), "export/post"),
        (recorded("p2 f, p3 f", stacks="9, 9, 9", blinds="2, 0, 0"), "export/post"),
        (recorded("p2 cc"), "export/unfinished"),
        (recorded("p2 cc, p1 cc, d db ??????, p1 cbr 2, p2 f"), "export/unknown_cards"),
    ],
)
def test_what_a_line_cannot_say_is_refused_by_name(hand, code):
    with pytest.raises(ExportError) as refused:
        write_acpc(history_of(hand))
    assert refused.value.code == code
