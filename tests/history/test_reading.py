"""How a record is read: who sits where, what was posted, which cards are known, in which unit."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.history.recorded import codes, recorded

from cardwright.cards import parse_set
from cardwright.history import PhhError, check_text, history_of, read_phh
from cardwright.history.encode import encode, strings
from cardwright.history.replay import End, run, run_as_meant

LIMITS = {"small_bet": 2, "big_bet": 4}
STUD = {"variant": "'F7S'", "bring_in": 1, **LIMITS}


def bets_after_posting(hand):
    coded = encode(hand)
    return [
        before - after
        for before, after in zip(coded.stacks, history_of(hand).before(0).replay().stacks, strict=True)
    ]


def played(hand):
    return run_as_meant(encode(hand))


@pytest.mark.parametrize(
    ("blinds", "stacks", "posted"),
    [
        ("1, 2", "9, 9", [2, 1]),  # heads-up the last player has the button and the small blind
        ("1, 2, 0", "9, 9, 9", [1, 2, 0]),
        ("2, 0, 0", "9, 9, 9", [2, 0, 0]),
        ("1, 2, 4, 0", "9, 9, 9, 9", [1, 2, 4, 0]),
        ("1, 2, 0, -2", "9, 9, 9, 9", [1, 2, 0, 2]),
        ("1, 2, 0, -1, -2", "9, 9, 9, 9, 9", [1, 2, 0, 1, 2]),
        ("1, 2, 0, -3", "9, 9, 9, 9", [1, 2, 0, 3]),  # a big blind and a dead small one
        ("0, 0, 0, 2", "9, 9, 9, 9", [0, 0, 0, 2]),
        ("2, 1", "9, 9", [1, 2]),
    ],
)
def test_blinds_are_posted_by_place(blinds, stacks, posted):
    assert bets_after_posting(recorded("", stacks=stacks, blinds=blinds)) == posted


@pytest.mark.parametrize(
    ("blinds", "stacks", "first"),
    [
        ("1, 2", "9, 9", 1),
        ("1, 2, 0", "9, 9, 9", 2),
        ("2, 0, 0", "9, 9, 9", 1),
        ("1, 2, 4, 0", "9, 9, 9, 9", 3),
        ("1, 2, 0, 4", "9, 9, 9, 9", 0),  # a straddle of the button's
        ("1, 2, 0, -2", "9, 9, 9, 9", 2),
        ("0, 0, 0, 2", "9, 9, 9, 9", 0),
        ("2, 1", "9, 9", 0),
        ("2, 1, 0", "9, 9, 9", 1),
    ],
)
def test_who_posted_most_acts_last(blinds, stacks, first):
    outcome = run(encode(recorded("", stacks=stacks, blinds=blinds)))

    assert outcome.actor == first


@pytest.mark.parametrize(("antes", "paid"), [("[1, 1, 1]", [2, 3, 1]), ("[0, 3, 0]", [1, 5, 0])])
def test_antes_are_paid_before_the_blinds(antes, paid):
    assert bets_after_posting(recorded("", stacks="9, 9, 9", antes=antes)) == paid


def test_a_big_blind_ante_is_won_whole_by_a_short_stack():
    hand = recorded(
        "d dh p1 AhAd, d dh p2 KhKd, d dh p3 QhQd, p3 cc, p1 f, d db Qs3d4h, d db 7s, d db 9s,"
        "p3 sm QhQd, p2 sm KhKd",
        stacks="50, 50, 2",
        antes="[0, 3, 0]",
        finishing_stacks="[49, 45, 8]",
    )

    assert codes(hand) == set()


@pytest.mark.parametrize(("trimmed", "stacks"), [("true", "[2, 18]"), ("false", "[6, 14]")])
def test_a_short_ante_is_trimmed_or_not(trimmed, stacks):
    hand = recorded(
        "d dh p1 AhAd, d dh p2 KhKd, d db 2c3d4h, d db 7s, d db 9s, p1 sm AhAd, p2 sm KhKd",
        stacks="1, 19",
        antes="[5, 5]",
        blinds="0, 0",
        ante_trimming_status=trimmed,
        finishing_stacks=stacks,
    )

    assert codes(hand) == set()


@pytest.mark.parametrize(
    ("antes", "stacks"),
    [("[0, 3, 0]", "[9, 6, 12]"), ("[1, 3, 1]", "[8, 5, 14]"), ("[2, 2, 2]", "[7, 4, 16]")],
)
def test_what_one_seat_antes_above_all_others_is_trimmed(antes, stacks):
    hand = recorded(
        "p3 cc, p1 f, p2 cc, d db 2c3d4h, p2 cc, p3 cbr 2, p2 f",
        stacks="10, 8, 9",
        antes=antes,
        ante_trimming_status="true",
        finishing_stacks=stacks,
    )

    assert codes(hand) == set()


def test_trimmed_antes_that_differ_otherwise_are_refused_by_name():
    hand = recorded("p3 f, p1 f", stacks="9, 9, 9", antes="[1, 2, 2]", ante_trimming_status="true")

    assert codes(hand) == {"text/wrong_value"}


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        ("p4 cbr 6, p1 f, p2 f, p3 f", set()),  # by the least bet, and not by the straddle
        ("p4 cbr 7, p1 cbr 10, p2 f, p3 f, p4 f", set()),  # then by as much as was raised
        ("p4 cbr 7, p1 cbr 9, p2 f, p3 f, p4 f", {"action/too_small"}),
        ("p4 cbr 5, p1 f, p2 f, p3 f", {"action/too_small"}),
        ("p4 cbr 8, p1 cbr 11, p2 f, p3 f, p4 f", {"action/too_small"}),
        ("p4 cc, p1 cc, p2 cc, p3 cc, d db 2c3d4h, p1 cbr 2, p2 f, p3 f, p4 f", set()),
    ],
)
def test_the_least_bet_of_the_record_counts_where_a_straddle_is_above_it(actions, found):
    hand = recorded(actions, stacks="100, 100, 100, 100", blinds="1, 2, 4, 0", min_bet=2)

    assert codes(hand) & {"action/too_small"} == found


def test_a_short_all_in_over_a_straddle_is_raised_by_the_least_bet():
    hand = recorded(
        "p4 cbr 5, p1 cbr 7, p2 f, p3 f", stacks="100, 100, 100, 5", blinds="1, 2, 4, 0", min_bet=2
    )

    assert "note/least_raise" in codes(hand)


def test_by_that_least_bet_a_short_all_in_opens_the_betting_again():
    """10 was called and 17 is all-in: 7 more are a full raise by the record's least bet of 5."""
    actions = "p3 cc, p4 cbr 17, p1 f, p2 cc, p3 cbr 25, p2 f"
    hand = recorded(actions, stacks="100, 100, 100, 17", blinds="5, 10, 0, 0", min_bet=5)

    assert "note/least_raise" in codes(hand)
    assert not any(code.startswith("action/") for code in codes(hand))


FIVE_BETS = "p3 cbr 4, p1 cbr 6, p2 cbr 8, p3 cbr 10"


@pytest.mark.parametrize(
    ("actions", "found"),
    [(f"{FIVE_BETS}, p1 f, p2 f", set()), (f"{FIVE_BETS}, p1 cbr 12, p2 f, p3 f", {"action/not_now"})],
)
def test_a_bet_and_four_raises_are_the_most_of_any_house(actions, found):
    hand = recorded(actions, stacks="99, 99, 99", variant="'FT'", **LIMITS)

    assert codes(hand) & {"action/not_now"} == found


def test_two_seats_raise_without_end():
    hand = recorded(f"p2 cbr 4, {', '.join(f'p{1 + n % 2} cbr {6 + 2 * n}' for n in range(9))}, p2 f")

    assert codes(hand) == {"note/no_result"}


def test_who_brings_in_more_than_anybody_can_call_brings_in():
    hand = recorded(
        "d dh p1 7cTcKs, d dh p2 2d7h2c, p2 cbr 2, p1 f",
        antes="[1, 1]",
        stacks="2, 5",
        finishing_stacks="[1, 6]",
        **STUD,
    )

    assert codes(hand) == set()


def test_amounts_are_scaled_to_whole_chips():
    coded = encode(recorded("p2 cbr 1.25, p1 f", stacks="44.05, 52.2", blinds="0.25, 0.50", min_bet="0.5"))

    assert (coded.unit, coded.stacks, coded.steps[2][2]) == (100, [4405, 5220], 125)


def test_half_chips_of_the_result_make_the_chip_smaller():
    hand = recorded("p2 cc, p1 cc", finishing_stacks="[199.5, 200.5]")

    assert encode(hand).unit == 10


def test_cards_shown_later_fill_in_unknown_ones():
    hand = recorded("p2 cc, p1 cc, d db 2c3d4h, p1 cc, p2 cc, p1 sm AhKd")

    assert encode(hand).steps[0][2] == parse_set("AhKd")


def test_cards_that_stay_unknown_are_no_cards():
    assert [step[2] for step in encode(recorded("p2 f")).steps[:2]] == [0, 0]


def test_stand_ins_are_cards_that_nobody_had():
    coded = encode(recorded("d dh p2 AhKd, p2 cc, p1 cc, d db 2c3c4c"), stand_ins=True)

    hands = [coded.steps[0][2], coded.steps[1][2]]
    assert [hand.bit_count() for hand in hands] == [2, 2]
    assert coded.unknown == hands[0]
    assert not coded.unknown & parse_set("AhKd2c3c4c")


def test_shows_before_the_board_are_kept_for_the_showdown():
    hand = recorded(
        "d dh p1 AhAd, d dh p2 KhKd, p2 cbr 200, p1 cc, p1 sm AhAd, p2 sm KhKd, d db 2c3d4h, "
        "d db 7s, d db 9s",
        finishing_stacks="[400, 0]",
    )

    assert codes(hand) == set()


def test_the_order_of_shows_does_not_matter():
    river = "p2 cc, p1 cc, d db 2c3d4h, p1 cc, p2 cc, d db 7s, p1 cc, p2 cc, d db 9s, p1 cc, p2 cbr 10, p1 cc"
    for shows in ("p1 sm AhAd, p2 sm KhKd", "p2 sm KhKd, p1 sm AhAd"):
        hand = recorded(f"{river}, {shows}", finishing_stacks="[212, 188]")
        assert codes(hand) == set()


def test_who_gives_up_cannot_win():
    hand = recorded(
        "d dh p1 AhAd, d dh p2 KhKd, p2 cc, p1 cc, d db 2c3d4h, p1 cc, p2 cc, d db 7s, p1 cc, p2 cc, d db 9s,"
        "p1 cc, p2 cc, p1 sm, p2 sm KhKd",
        finishing_stacks="[198, 202]",
    )

    assert codes(hand) == set()


def test_a_call_that_tops_a_short_blind_is_a_call():
    hand = recorded("p3 cbr 5, p1 f", stacks="100, 3, 5", blinds="2, 10, 0", min_bet="10")

    assert played(hand).wrong is None


@pytest.mark.parametrize("check", ["", "p2 cc,"])
def test_a_needless_check_of_the_big_blind_may_be_recorded(check):
    hand = recorded(
        f"d dh p2 AhAd, d dh p3 KhKd, p3 cc, p1 f, {check} d db 2c3d4h, d db 7s, d db 9s, "
        f"p3 sm KhKd, p2 sm AhAd",
        stacks="50, 50, 2",
        finishing_stacks="[49, 53, 0]",
    )

    assert codes(hand) == set()


def test_people_fold_when_they_could_check():
    assert codes(recorded("p2 cc, p1 f", finishing_stacks="[198, 202]")) == set()


def test_comments_and_empty_words_are_nothing():
    hand = recorded("p2 f", finishing_stacks="[201, 199]")
    hand.fields["actions"] = "['d dh p1 ???? # hidden', 'd dh p2 ????', '', '# he sighs', '  p2   f  # done']"

    assert codes(hand) == set()


def test_hands_may_be_dealt_a_card_at_a_time():
    hand = recorded("d dh p1 Ah, d dh p2 Kd, d dh p1 Ad, d dh p2 Kh, p2 f", finishing_stacks="[201, 199]")

    assert encode(hand).steps[0][2] == parse_set("AhAd")


def test_a_seat_without_a_recorded_stack_was_all_in_when_it_is_passed_over():
    hand = recorded(
        "d dh p1 AhAd, d dh p2 KhKd, d dh p3 QhQd, p3 cbr 50, p1 cbr 300, p2 cbr 900, p1 cc,"
        "d db 2c3d4h, p1 cc, p2 cbr 100, p1 f, d db 7s, d db 9s",
        stacks="inf, inf, inf",
    )
    outcome = played(hand)

    assert codes(hand) == {"data/stack_unknown", "note/no_result"}
    assert outcome.coded.stacks[2] == 50


def test_unequal_draws_are_put_into_the_order_of_the_law():
    hand = recorded(
        "d dh p1 2c3c4c5c7d, d dh p2 KhKdKcKsQh, p2 cc, p1 cc, p1 sd, p2 sd KhKd, d dh p2 AhAd, "
        "p1 cbr 10, p2 f",
        variant="'N2L1D'",
        finishing_stacks="[202, 198]",
    )

    assert codes(hand) == set()


def test_unknown_throws_and_draws_lead_to_the_hand_that_was_shown():
    hand = recorded(
        "d dh p1 ????????, d dh p2 ????????, p2 cc, p1 cc, p1 sd ??, p2 sd ????, d dh p1 ??, d dh p2 ????,"
        "p1 cc, p2 cc, p1 sd, p2 sd ??, d dh p2 ??, p1 cc, p2 cc, p1 sd, p2 sd, p1 cc, p2 cc,"
        "p1 sm Kc2d3h4s, p2 sm Ac2c3d4h",
        variant="'FB'",
        small_bet=2,
        big_bet=4,
        finishing_stacks="[202, 198]",
    )

    assert played(hand).end is End.OVER
    assert codes(hand) == set()
    assert history_of(hand).replay().stacks == (202, 198)


TRIPLE = {"variant": "'F2L3D'", **LIMITS}
THROWN = "d dh p1 2c3c4c5c7d, d dh p2 ??????????, p2 cc, p1 cc, p1 sd 7d, p2 sd ??"


@pytest.mark.parametrize(
    ("actions", "fields"),
    [
        ("d dh p1 Ah, p2 f", {}),
        ("d dh p1 AhAdAc, p2 f", {}),
        ("d dh p1 Ah??, d dh p2 ??, p2 f", {}),
        ("p2 f, d dh p1 AhAd", {}),
        ("d dh p1 Ah, p1 sm AhAd", {}),
        ("d dh p1 AhAd, d dh p2 ????????, p2 f", {"variant": "'PO'"}),
        ("d dh p1 AhAd, d dh p2 ????????, p2 f", {"variant": "'FO/8'", **LIMITS}),
        ("d dh p1 AhAd, d dh p2 ??????????, p2 f", TRIPLE),
        (f"{THROWN}, d dh p1 8d, p1 cc", TRIPLE),
        (f"{THROWN}, d dh p1 8d, d dh p2 ????", TRIPLE),
        ("d dh p1 2c3c, d dh p2 4c5c6c, p1 pb, p2 f", STUD),
        ("d dh p1 2c3c4d5d, d dh p2 4c5c6c, p1 pb, p2 f", STUD),
    ],
)
@pytest.mark.parametrize("stand_ins", [False, True])
def test_another_number_of_cards_than_the_game_deals_is_told(actions, fields, stand_ins):
    hand = recorded(actions, **fields)

    with pytest.raises(PhhError) as refused:
        encode(hand, stand_ins=stand_ins)
    assert refused.value.code == "deal/wrong_count"


@pytest.mark.parametrize("actions", ["d dh p1 Ah", "d dh p1 AhKd, d dh p2 ??"])
def test_a_record_may_stop_while_cards_are_dealt(actions):
    assert codes(recorded(actions)) == {"data/ends_early"}


def test_stud_goes_on_where_the_antes_put_everybody_all_in():
    hand = recorded(
        "d dh p1 Td6h4c, d dh p2 9dAh4d, d dh p1 6d, d dh p2 Tc, d dh p1 Qh, d dh p2 Ts, d dh p1 2h, "
        "d dh p2 Qs, d dh p1 4h, d dh p2 Kd, p1 sm Td6h4c6dQh2h4h, p2 sm 9dAh4dTcTsQsKd",
        antes="[1, 1]",
        stacks="1, 45",
        finishing_stacks="[2, 44]",
        **STUD,
    )

    assert codes(hand) == set()


# --- text in any way that TOML allows ------------------------------------------------------

PLAIN = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [0.50, 1.25]
min_bet = 1.25
starting_stacks = [20.50, 20.00]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'p2 cbr 3.75', 'p1 f']
finishing_stacks = [19.25, 21.25]
"""


@pytest.mark.parametrize(
    ("plain", "written"),
    [
        ("', '", "','"),
        ("', 'p2", "' , 'p2"),
        ("', 'p2", "',  'p2"),
        ("'p1 f'", '"p1 f"'),
        ("'p1 f']", "'p1 f',]"),
        ("'p1 f']", "'p1 f' ]  # he is beaten [as he says]"),
        ("actions = ['", "actions = [ '"),
        ("actions = ['", "actions =  ['"),
        ("actions = ['", "actions=['"),
        ("', '", "',\n  '"),
        ("', '", "',  # a word [of this]\n  '"),
        ("'p1 f'", "'p1 f # \"no, no\", he said in 3.14159265358 seconds'"),
        ("'p1 f'", "\"p1 f # it's, ', '\""),
        ("p2 cbr 3.75", "p2\tcbr\t3.75"),
        ("min_bet = 1.25", "min_bet = 1.25 # the big blind"),
        ("antes = [0, 0]", "antes =  [0, 0] # none [at all]"),
        ("[0.50, 1.25]", "[0.5 , 1.25 ]"),
        ("variant = 'NT'", 'variant = "NT" # no limit'),
    ],
)
def test_a_hand_means_the_same_however_its_toml_is_spaced(plain, written):
    text = PLAIN.replace(plain, written)

    assert text != PLAIN
    assert [str(one) for one in check_text(text)] == [""]
    assert history_of(read_phh(text)[0]) == history_of(read_phh(PLAIN)[0])


@given(
    some.lists(some.tuples(some.text("a',\" #[]", max_size=6), some.sampled_from("'\"")), max_size=5),
    some.sampled_from((", ", ",", " , ", ",  ")),
)
def test_an_array_of_texts_is_split_as_a_toml_parser_does(items, between):
    quoted = [quote + text.replace(quote, "") + quote for text, quote in items]
    raw = f"[{between.join(quoted)}]"
    [hand] = read_phh(f"actions = {raw}")

    assert strings(hand.fields["actions"], hand) == tomllib.loads(f"a = {raw}")["a"]
