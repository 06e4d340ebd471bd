"""PokerStars text: read as a tracker reads it, by us and by others, it comes to the law's own stacks."""

import random
import re
import warnings
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.golden import assert_golden
from tests.history.recorded import SHARED, recorded
from tests.history.told import POKERSTARS, left, random_hands, scripted

from cardwright import CATALOGUE, HOLDEM, parse_set
from cardwright.games.phases import Ranking
from cardwright.history import (
    ALL_SEEN,
    Caption,
    ExportError,
    begun,
    caption_of,
    history_of,
    read_phh,
    trackers,
    write_acpc,
    write_ohh,
    write_pokerstars,
)
from cardwright.history.trackers import prove_pokerstars
from cardwright.history.trackers.eastern import eastern, from_eastern
from cardwright.history.trackers.pokerstars_words import hand_words

GOLDEN = Path(__file__).parent / "golden"
AT = datetime(2026, 3, 5, 14, 0, tzinfo=UTC)
DOLLARS = Caption(number=7, at=AT, table="Vega", currency="USD", chairs=6)

SIDE_POTS = scripted(
    HOLDEM,
    (50, 100, 200, 400),
    "KhKd QhQd JhJd AhAd 2c3d7h 8s 9c",
    "raise to 200,call,all in,all in",
    button=0,
)
TWICE = scripted(
    CATALOGUE["holdem-twice"],
    (100, 60),
    "AhAd KhKd 2c3d7h 4c 4d 9s Kc",
    "raise to 6,call,check,all in,call",
    button=0,
)
HI_LO = scripted(
    CATALOGUE["omaha-hi-lo"],
    (40, 40, 40),
    "Ah2hKcQc 3c3dJsTs KsKdQdJd 4s8dKh 7h 2c",
    "fold,call,check,check,check,check,check,check,check",
    button=0,
)


@pytest.mark.parametrize(
    ("name", "history", "caption"),
    [
        ("pokerstars-side-pots", SIDE_POTS, Caption(number=1)),
        ("pokerstars-run-twice", TWICE, DOLLARS),
        ("pokerstars-hi-lo", HI_LO, DOLLARS),
    ],
)
def test_a_hand_reads_as_pokerstars_writes_it(name, history, caption):
    assert_golden(GOLDEN / f"{name}.txt", write_pokerstars(history, caption=caption, seen_by=0))


def test_random_hands_come_to_the_stacks_of_the_law(seed):
    for history in random_hands(POKERSTARS, seed, 150):
        assert prove_pokerstars(write_pokerstars(history)) == left(history)


@pytest.mark.slow
def test_thousands_of_random_hands_come_to_the_stacks_of_the_law(seed, scale):
    for history in random_hands(POKERSTARS, seed + 1, int(20_000 * scale)):
        assert prove_pokerstars(write_pokerstars(history)) == left(history)


def test_an_independent_reader_comes_to_the_same_stacks(seed):
    pokerkit = pytest.importorskip("pokerkit")
    warnings.simplefilter("ignore")
    for history in random_hands(("holdem",), seed, 60):
        if min(history.stacks) < 20:  # a short big blind is another price to PokerKit
            continue
        text = write_pokerstars(history, caption=Caption(number=1), seen_by=ALL_SEEN)
        [hand] = pokerkit.notation.PokerStarsParser()(text, error_status=True)
        *_, state = hand

        assert dict(zip(hand.players, state.stacks, strict=True)) == left(history)


@pytest.mark.parametrize(
    "place", [pytest.param("handhq", marks=pytest.mark.slow), "pluribus", "televised", "wsop"]
)
def test_shared_hands_come_to_the_stacks_of_the_law(place):
    if not (SHARED / place).exists():
        pytest.skip(f"the shared hands are not at {SHARED.name}: {place} was NOT written as PokerStars text")
    written, refused = 0, set()
    for file in sorted((SHARED / place).rglob("*.phh*")):
        for hand in read_phh(file.read_text()):
            history = history_of(hand)
            try:
                text = write_pokerstars(history, caption=caption_of(history), seen_by=ALL_SEEN)
            except ExportError as error:
                refused.add(error.code)
                continue
            ours = {name: chips / history.unit for name, chips in left(history).items()}
            written += 1
            assert {name: float(chips) for name, chips in prove_pokerstars(text).items()} == ours

    assert written == WRITTEN[place]
    assert refused <= {"export/game", "export/post", "export/unfinished", "export/unknown_stack"}


WRITTEN = {"handhq": 1567, "pluribus": 336, "televised": 2, "wsop": 19}

# --- what others get wrong ---------------------------------------------------------------


def test_pot_totals_are_not_doubled():
    """pokernow-handhistory-converter 22: the trackers found twice the pot."""
    text = write_pokerstars(SIDE_POTS)

    assert "Total pot 550 Main pot 200. Side pot-1 150. Side pot-2 200. | Rake 0" in text
    with pytest.raises(ExportError, match="do not make the total"):
        prove_pokerstars(text.replace("Total pot 550", "Total pot 1100"))


def test_antes_are_in_the_pot_once_and_in_no_bet():
    """pokernow-handhistory-converter 8: an ante broke the conversion."""
    hand = recorded("p3 cbr 6, p1 f, p2 f", stacks="200, 200, 200", antes=[1, 1, 1])
    text = write_pokerstars(history_of(hand))

    assert text.count("posts the ante 1\n") == 3
    assert "raises 4 to 6" in text
    assert "collected 8 from pot" in text


def test_an_ante_that_one_seat_pays_makes_no_side_pot():
    hand = recorded("p3 cbr 200, p1 f, p2 cc", stacks="200, 200, 200", antes=[0, 2, 0])
    hand.fields["actions"] = str(
        [
            *("d dh p1 2c3c", "d dh p2 AhAd", "d dh p3 KhKd", "p3 cbr 200", "p1 f", "p2 cc"),
            *("d db 4h5h9c", "d db Ts", "d db Js", "p3 sm KhKd", "p2 sm AhAd"),
        ]
    )
    text = write_pokerstars(history_of(hand))

    assert text.count("posts the ante") == 1
    assert "Total pot 399 | Rake 0" in text
    assert "Uncalled bet (2) returned" in text


def test_side_pots_are_those_of_the_bets_and_go_to_who_is_in_them():
    """global-poker converter 4: side pots were wrong."""
    text = write_pokerstars(SIDE_POTS)

    assert "Ann collected 200 from main pot" in text
    assert "Bob collected 150 from side pot-1" in text
    with pytest.raises(ExportError, match="cannot win"):
        prove_pokerstars(text.replace("Cleo collected 200 from", "Ann collected 200 from"))


def test_a_dead_blind_is_in_the_pot_and_not_in_the_bet():
    """global-poker converter 4: who came back and posted both blinds had called less than the price."""
    hand = recorded(
        "p3 f, p4 cc, p1 f, p2 cc, d db 2c3c4c, p2 cc, p4 cbr 4, p2 f",
        stacks="200, 200, 200, 200",
        blinds="1, 2, 0, -3",
    )
    text = write_pokerstars(history_of(hand))

    assert "Player 4: posts small & big blinds 3" in text
    assert "Player 4: checks" in text
    assert "Player 4 collected 6 from pot" in text


def test_a_bet_that_nobody_called_goes_back_and_is_in_no_pot():
    """HHSmithy 22: uncalled bets confused the parsers."""
    text = write_pokerstars(history_of(recorded("p2 cbr 20, p1 f")))

    assert "Uncalled bet (18) returned to Player 2" in text
    assert "Player 2 collected 4 from pot" in text


def test_a_hand_with_two_boards_has_two_showdowns():
    """pokerkit 26: a reader failed on two run-outs."""
    text = write_pokerstars(TWICE)

    assert re.findall(r"\*\*\* (.*) \*\*\*", text) == [
        *("HOLE CARDS", "FLOP", "FIRST TURN", "FIRST RIVER", "SECOND TURN", "SECOND RIVER"),
        *("FIRST SHOW DOWN", "SECOND SHOW DOWN", "SUMMARY"),
    ]
    assert prove_pokerstars(text) == left(TWICE)


def test_every_changed_amount_of_the_play_is_found(seed):
    """Stacks and stakes apart, no amount can be wrong without the pots being so."""
    for history in random_hands(POKERSTARS, seed, 30):
        head, hole, play = write_pokerstars(history).partition("*** HOLE CARDS ***")
        for amount in re.finditer(r"(?<=[ (])\d+(?= |\)|\.|$)", play, re.MULTILINE):
            if (
                re.search(r"(Seat|reached the) $", play[: amount.start()])
                or "Rake" in play[amount.start() - 5 : amount.start()]
            ):
                continue
            changed = play[: amount.start()] + str(int(amount[0]) + 1) + play[amount.end() :]
            with pytest.raises(ExportError):
                prove_pokerstars(head + hole + changed)


def test_hands_given_up_after_the_betting_leave_the_side_pots_as_they_were():
    hand = recorded(
        "d dh p1 QhQd, d dh p2 AhKd, d dh p3 AdKh, p3 cbr 100, p1 cc, p2 cc, d db 4hTs9d, d db Jd, d db 2s, "
        "p3 sm AdKh, p1 sm, p2 sm AhKd",
        stacks="51, 100, 100",
    )
    text = write_pokerstars(history_of(hand))

    assert "Player 1: mucks hand" in text
    assert "Total pot 251 Main pot 153. Side pot 98. | Rake 0" in text
    assert sum(prove_pokerstars(text).values()) == 251


def test_the_readers_use_neither_the_law_nor_the_games():
    for name in ("proof", "pokerstars_proof", "ohh_proof"):
        source = Path(trackers.__file__).with_name(f"{name}.py").read_text()
        ours = re.findall(r"^from (cardwright[\w.]*) import", source, re.MULTILINE)

        assert set(ours) <= {"cardwright.history.errors", "cardwright.history.trackers.proof"}


def test_text_that_is_broken_anywhere_is_refused_and_never_fails_otherwise(seed):
    chance = random.Random(seed)
    text = write_pokerstars(SIDE_POTS)
    for _ in range(500):
        begin, end = sorted(chance.sample(range(len(text)), 2))
        for broken in (text[:begin] + text[end:], text[begin:end], text[:begin] + "9" + text[begin:]):
            assert outcome(broken) is None or isinstance(outcome(broken), dict)


def outcome(text):
    try:
        return prove_pokerstars(text)
    except ExportError:
        return None


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("Ah9h 2c5dTsJdKc", "high card Ace"),
        ("2h2d 4c5dTsJdKc", "a pair of Deuces"),
        ("6h6d 4c4dTsJdKc", "two pair, Sixes and Fours"),
        ("7h7d 7c4dTsJdKc", "three of a kind, Sevens"),
        ("Ah2d 3c4d5sJdKc", "a straight, Ace to Five"),
        ("9hTd 3c4dQsJdKc", "a straight, Nine to King"),
        ("9h2h 3hTh5sJdAh", "a flush, Ace high"),
        ("9h9d 9c2d2sJdKc", "a full house, Nines full of Deuces"),
        ("3h3d 3c3s5sJdKc", "four of a kind, Threes"),
        ("5h6h 7h8h9hJdKc", "a straight flush, Five to Nine"),
        ("AhKh QhJhTh2d2c", "a Royal Flush"),
    ],
)
def test_hands_have_the_words_that_trackers_know(cards, words):
    hand, board = map(parse_set, cards.split())

    assert hand_words([Ranking.HIGH], hand, board) == words


# --- what the format cannot say ------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("stud", "export/game"),
        ("short-deck", "export/game"),
        ("courchevel", "export/game"),
        ("double-board-holdem", "export/game"),
        ("budget", "export/game"),
        ("holdem-spread", "export/limit"),
        ("holdem-double-pot", "export/limit"),
        ("holdem-straddle", "export/straddle"),
    ],
)
def test_a_game_that_it_lacks_is_refused_by_name(name, code):
    history = begun(CATALOGUE[name], seats=max(3, CATALOGUE[name].seats.least) if name != "budget" else 2)

    with pytest.raises(ExportError, match=re.escape(CATALOGUE[name].name)) as refused:
        write_pokerstars(history)
    assert refused.value.code == code


def test_a_hand_that_is_not_over_is_refused():
    with pytest.raises(ExportError) as refused:
        write_pokerstars(begun(HOLDEM))
    assert refused.value.code == "export/unfinished"


def test_a_stack_that_was_not_recorded_is_refused():
    with pytest.raises(ExportError) as refused:
        write_pokerstars(history_of(recorded("p2 f", stacks="inf, 200")))
    assert refused.value.code == "export/unknown_stack"


def test_a_shown_hand_that_nobody_knows_is_refused():
    hand = recorded(
        "p2 cc, p1 cc, d db ??????, p1 cc, p2 cc, d db ??, p1 cc, p2 cc, d db ??, p1 cc, p2 cbr 2, p1 f"
    )

    with pytest.raises(ExportError) as refused:
        write_pokerstars(history_of(hand))
    assert refused.value.code == "export/unknown_cards"


def test_two_players_of_one_name_are_refused():
    with pytest.raises(ExportError) as refused:
        write_pokerstars(history_of(recorded("p2 f", players=["Ann", "Ann"])))
    assert refused.value.code == "export/names"


def test_a_currency_without_a_sign_is_refused():
    with pytest.raises(ExportError) as refused:
        write_pokerstars(SIDE_POTS, caption=Caption(currency="XXX"))
    assert refused.value.code == "export/currency"


def test_a_view_of_no_seat_is_refused():
    with pytest.raises(ExportError) as refused:
        write_pokerstars(SIDE_POTS, seen_by=9)
    assert refused.value.code == "export/seat"


# --- captions ----------------------------------------------------------------------------------


def test_cards_of_others_are_told_only_at_the_showdown():
    folded = history_of(recorded("d dh p1 AhKd, d dh p2 2c3c, p2 f", players=["Ann", "Bob"]))

    assert "[" not in write_pokerstars(folded)
    assert "Dealt to Bob [3c 2c]" in write_pokerstars(folded, seen_by=1)
    assert "Ah" not in write_pokerstars(folded, seen_by=1)
    assert write_pokerstars(folded, seen_by=ALL_SEEN).count("Dealt to") == 2


def test_a_recorded_hand_keeps_its_number_table_time_chairs_and_currency():
    hand = recorded(
        "p2 f",
        hand=12,
        table="'Vega'",
        seats=[4, 2],
        seat_count=6,
        year=2009,
        month=7,
        day=20,
        time="16:51:02",
        time_zone_abbreviation="'ET'",
        currency_symbol="'$'",
    )
    history = history_of(hand)
    lines = write_pokerstars(history, caption=caption_of(history)).splitlines()

    assert lines[:4] == [
        "PokerStars Hand #12:  Hold'em No Limit ($1/$2 USD) - 2009/07/20 16:51:02 ET",
        "Table 'Vega' 6-max Seat #2 is the button",
        "Seat 2: Player 2 ($200 in chips)",
        "Seat 4: Player 1 ($200 in chips)",
    ]


@pytest.mark.parametrize(
    "notes",
    [
        {"seats": [1, 1]},
        {"seats": [0, 99]},
        {"seats": [1]},
        {"year": 2009, "day": 99},
        {"year": 1},
        {"year": 9999},
    ],
)
def test_notes_that_make_no_sense_are_passed_over(notes):
    history = history_of(recorded("p2 f", **notes))
    text = write_pokerstars(history, caption=caption_of(history))

    assert "1970/01/01" in text
    assert "Seat 1: Player 1 (200 in chips)\nSeat 2: Player 2 (200 in chips)" in text


@pytest.mark.parametrize(
    "name", ["Ann\nBob: folds", "  Ann  ", "*** SUMMARY ***", "A (1 in chips)", "Bob collected 5"]
)
def test_no_name_makes_a_line_of_its_own(name):
    history = history_of(recorded("p2 cbr 20, p1 cc, d db 2c3c4c, p1 cc, p2 cbr 4, p1 f"))
    history = type(history)(
        **{field: getattr(history, field) for field in ("game", "stacks", "button", "actions")},
        players=(name, "Bob"),
    )
    text = write_pokerstars(history)

    assert list(prove_pokerstars(text).values()) == [180, 220]


@pytest.mark.parametrize(
    ("notes", "stamp"),
    [
        ({"day": 22}, "2023/06/22 8:00:00 ET"),
        ({"day": 22, "time": "01:30:00"}, "2023/06/21 21:30:00 ET"),
        ({"day": 22, "time": "01:30:00", "time_zone_abbreviation": "'ET'"}, "2023/06/22 1:30:00 ET"),
        ({"day": 22, "time": "14:30:00", "time_zone_abbreviation": "'CEST'"}, "2023/06/22 8:30:00 ET"),
        ({}, "2023/06/01 8:00:00 ET"),
    ],
)
def test_a_recorded_time_is_told_in_eastern_time(notes, stamp):
    history = history_of(recorded("p2 f", year=2023, month=6, **notes))

    assert stamp in write_pokerstars(history, caption=caption_of(history))


@pytest.mark.parametrize("month", range(1, 13))
@pytest.mark.parametrize("year", [1999, 2009, 2026])
def test_eastern_time_is_that_of_the_zone(year, month):
    zones = pytest.importorskip("zoneinfo")
    at = datetime(year, month, 9, 6, 30, tzinfo=UTC)

    assert eastern(at) == at.astimezone(zones.ZoneInfo("America/New_York")).replace(tzinfo=None)
    assert from_eastern(eastern(at)) == at


@pytest.mark.parametrize("write", [write_pokerstars, write_ohh, write_acpc])
def test_no_name_breaks_a_line_or_reaches_a_terminal_as_an_order(write):
    named = recorded("d dh p1 AhKd, d dh p2 QdQs, p2 f", players='["Ann\\nBob: wins", "\\u001b[2JBob"]')

    written = write(history_of(named), seen_by=None)

    assert "Ann�Bob" in written
    assert "�[2JBob" in written
    assert "\x1b" not in written


def test_no_table_breaks_a_line():
    history = history_of(recorded("p2 f", table='"one\\n*** SUMMARY ***"'))

    assert "Table 'one�*** SUMMARY ***'" in write_pokerstars(history, caption=caption_of(history))
