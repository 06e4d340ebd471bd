"""One hand for every kind of finding: each is found by its rule, and nothing else with it."""

import pytest
from tests.history.recorded import codes, real, recorded, verdict

from cardwright.cards import text
from cardwright.history import KINDS, PhhHand, Weight, check_hand, check_text
from cardwright.history.encode import encode
from cardwright.history.kinds import Kind

FLOP = "p2 cc, p1 cc, d db 2c3d4h, p1 cc, p2 cc"
RIVER = f"{FLOP}, d db 7s, p1 cc, p2 cc, d db 9s, p1 cc, p2 cc"
BLUFF = "p3 cbr 6, p1 f, p2 f"
CALLED = "p3 cbr 6, p1 f, p2 cc, d db 2c3d4h, p2 f"
TIE = "d dh p1 AhKd, d dh p2 AdKh, p2 cc, p1 cc, d db 2c3d4h, p1 cc, p2 cc, d db 7s, p1 cc, p2 cc, d db 9s"


def three(actions, **fields):
    return recorded(actions, stacks="200, 200, 200", **fields)


FOUND = {
    "note/no_result": recorded("p2 f"),
    "note/unshown": recorded(f"{RIVER}, p1 sm AhAd, p2 sm ????", finishing_stacks="[202, 198]"),
    "note/taken_from_record": recorded(f"{RIVER}, p1 sm ????, p2 sm ????", finishing_stacks="[202, 198]"),
    "note/undecided": recorded(f"{RIVER}, p1 sm ????, p2 sm ????"),
    "note/no_small_blind": three("p2 f, p3 f", blinds="2, 0, 0", finishing_stacks="[200, 200, 200]"),
    "note/late_post": recorded(
        "p3 f, p4 cc, p1 f, p2 f",
        stacks="9, 9, 9, 9",
        blinds="1, 2, 0, -2",
        finishing_stacks="[8, 7, 9, 12]",
    ),
    "note/least_raise": three("p1 cbr 6, p2 f, p3 f", blinds="1, 2, 4", finishing_stacks="[206, 198, 196]"),
    "note/uncalled_in_part": three("p3 cbr 100, p1 f, p2 f", winnings="[0, 0, 50]"),
    "data/dead_post": three(CALLED, winnings="[0, 0, 14]"),
    "data/uncounted_post": three(CALLED, winnings="[0, 0, 17]"),
    "data/winner_missing": recorded(f"{TIE}, p1 cc, p2 cc, p1 sm AhKd, p2 sm AdKh", winnings="[2, 0]"),
    "data/ends_early": recorded(FLOP.removesuffix(", p2 cc"), finishing_stacks="[198, 198]"),
    "data/street_missing": recorded(FLOP, winnings="[4, 0]"),
    "data/high_fee": three(CALLED, winnings="[0, 0, 11.2]"),
    "data/odd_chip": recorded(
        "d dh p1 AhKd, d dh p2 2d2h, d dh p3 AdKh, p3 cc, p1 cc, p2 cc, d db 4c3d5h, p1 cc, p2 f, "
        "p3 cc, d db 7s,"
        "p1 cc, p3 cc, d db 9s, p1 cc, p3 cc, p1 sm AhKd, p3 sm AdKh",
        stacks="200, 200, 200",
        blinds="25, 25, 0",
        min_bet=25,
        finishing_stacks="[225, 175, 200]",
    ),
    "data/stack_unknown": recorded(
        "p3 cbr 50, p1 cbr 300, p2 cbr 900, p1 cc, d db 2c3d4h, p1 cbr 50, p2 f, d db 7s, d db 9s",
        stacks="inf, inf, inf",
    ),
    "data/seats_turned": recorded(
        "p1 cc, p2 cc, d db 2c3d4h, p2 cbr 4, p1 f", blinds="2, 1", finishing_stacks="[198, 202]"
    ),
    "data/reopened": recorded(
        "p3 cc, p1 cbr 3, p2 cc, p3 cbr 20, p2 f",
        stacks="3, 200, 200",
        winnings="[0, 0, 9]",
    ),
    "deal/duplicate_card": recorded("d dh p1 AhKd, d dh p2 AhQd, p2 f", finishing_stacks="[201, 199]"),
    "data/shown_not_dealt": recorded(
        f"d dh p1 KhKd, {RIVER}, p1 sm AhAd, p2 sm ????", finishing_stacks="[202, 198]"
    ),
    "action/out_of_turn": recorded("p1 f"),
    "action/after_the_end": recorded("p2 f, p1 cc"),
    "action/not_now": recorded("p2 cbr 200, p1 cbr 400"),
    "action/too_small": recorded("p2 cbr 3"),
    "action/too_large": recorded("p2 cbr 201"),
    "action/not_these_cards": recorded(
        "d dh p1 2c3c4c5c7d, d dh p2 KhKdKcKsQh, p2 cc, p1 cc, p1 sd Ah", variant="'N2L1D'"
    ),
    "deal/too_early": recorded("p2 cc, d db 2c3d4h"),
    "deal/wrong_count": recorded("p2 cc, p1 cc, d db 2c3d"),
    "result/stacks": recorded("p2 f", finishing_stacks="[202, 198]"),
    "result/collector": three(BLUFF, winnings="[9, 0, 0]"),
    "result/winner": recorded(
        "d dh p1 AhAd, d dh p2 KhKd, p2 cbr 100, p1 cc, d db 2c3d4h, d db 7s, d db 9s, "
        "p1 sm AhAd, p2 sm KhKd",
        stacks="50, 100",
        winnings="[0, 50]",
    ),
    "result/amount": three(CALLED, winnings="[0, 0, 10]"),
    "text/not_toml": "variant = ",
    "text/missing_field": "variant = 'NT'",
    "text/wrong_value": recorded("p2 f", stacks="200, 0"),
    "text/unknown_variant": "variant = 'X'",
    "text/unknown_action": recorded("p2 goes home"),
    "text/unknown_card": recorded("d dh p1 AhXd"),
}
BESIDES = {
    "note/unshown": set(),
    "note/late_post": set(),
    "note/least_raise": set(),
    "data/street_missing": {"note/taken_from_record"},
    "data/stack_unknown": {"note/undecided"},
    "data/reopened": {"data/street_missing", "note/taken_from_record"},
    "data/shown_not_dealt": {"note/unshown"},
}


def found_in(hand):
    if isinstance(hand, str):
        return {finding.kind.code for one in check_text(hand) for finding in one.findings}
    return codes(hand)


def test_there_is_a_hand_for_every_kind():
    assert set(FOUND) == set(KINDS)


@pytest.mark.parametrize("code", KINDS)
def test_the_kind_is_found_and_nothing_else(code):
    assert found_in(FOUND[code]) == {code} | BESIDES.get(code, set())


@pytest.mark.parametrize("kind", KINDS.values(), ids=str)
def test_a_kind_weighs_what_it_says(kind: Kind):
    hand = FOUND[kind.code]
    [one] = check_text(hand) if isinstance(hand, str) else [check_hand(hand)]

    assert one.is_unreadable == (kind.weight is Weight.UNREADABLE)
    assert one.differs == (kind.weight is Weight.DIFFERS)
    assert one.is_explained == (kind.weight is Weight.EXPLAINS)
    assert bool(str(one)) == (kind.weight is not Weight.NOTE)


@pytest.mark.parametrize("kind", KINDS.values(), ids=str)
def test_every_kind_is_told_in_a_sentence(kind: Kind):
    assert kind.rule[0].isupper()
    assert kind.rule.endswith(".")
    assert kind.code.count("/") == 1


def test_a_wrong_result_is_not_excused_by_a_wrong_card():
    hand = recorded("d dh p1 AhKd, d dh p2 AhQd, p2 f", finishing_stacks="[202, 198]")

    assert verdict(hand).differs


def test_a_wrong_card_promises_no_result_where_none_is_reached():
    hand = recorded("d dh p1 AhKd, d dh p2 AhQd, p2 cc, d db 2c3d4h")

    assert str(verdict(hand)) == (
        "differs, deal/duplicate_card: The same card is dealt twice; "
        "deal/too_early: step 4: the dealer deals, but it is p1's turn"
    )


@pytest.mark.parametrize("stacks", ["[101, 99]", "[102, 98]", "[100.4, 99.6]"])
def test_a_pot_that_divides_is_not_shared_in_odd_chips(stacks):
    """Both show the same hand: 100 each, to the last fraction of a chip."""
    even = f"{TIE}, p1 cc, p2 cc, p1 sm AhKd, p2 sm AdKh"

    assert verdict(recorded(even, stacks="100, 100", finishing_stacks="[100, 100]")).agrees
    assert verdict(recorded(even, stacks="100, 100", finishing_stacks=stacks)).differs


@pytest.mark.parametrize("name", ["finishing_stacks", "winnings"])
def test_a_result_of_another_number_of_seats_is_no_result(name):
    assert verdict(recorded("p2 f", **{name: "[201]"})).is_unreadable


def test_a_record_that_stops_before_its_end_must_lead_to_its_result_by_folds():
    cut = FLOP.removesuffix(", p2 cc")

    assert verdict(recorded(cut, finishing_stacks="[202, 198]")).is_explained
    assert verdict(recorded(cut, finishing_stacks="[150, 250]")).differs


def test_the_same_card_in_two_hands_of_a_draw_game_is_told():
    [hand] = real("wsop-f2l3d.phh")
    first, second = [step[2] for step in encode(hand).steps if step[2]][:2]
    one, other = (text(cards & -cards) for cards in (first, second))
    actions = hand.fields["actions"].replace(other, one, 1)

    assert "deal/duplicate_card" in codes(PhhHand(hand.name, hand.fields | {"actions": actions}))


@pytest.mark.parametrize(
    ("winnings", "agrees"),
    [("13", True), ("11.7", True), ("11.05", True), ("11", False), ("16", True), ("18", True), ("19", False)],
)
def test_an_amount_lies_between_the_share_less_the_fee_and_the_share_with_a_post(winnings, agrees):
    """The pot is 13; ten percent is a fee, fifteen a high one; a post left out adds some."""
    assert verdict(three(CALLED, winnings=f"[0, 0, {winnings}]")).agrees == agrees


def test_an_uncalled_bet_may_be_counted_in():
    for amount in (5, 9):
        assert verdict(three(BLUFF, winnings=f"[0, 0, {amount}]")).agrees


def test_a_dead_post_is_told_from_the_stack_of_who_paid_it():
    hand = three(CALLED, winnings="[0, 0, 14]", finishing_stacks="[198, 194, 208]")

    assert "p1 paid 1 more than is recorded" in str(verdict(hand))


def test_the_line_says_what_is_wrong_in_the_records_own_chips():
    hand = recorded("p2 f", blinds="0.5, 1", min_bet="1", finishing_stacks="[200.25, 199.5]")

    assert str(verdict(hand)) == "differs, result/stacks: p1 has 200.5, recorded 200.25"


def test_an_unknown_hand_may_have_beaten_a_shown_one():
    hand = recorded(f"{RIVER}, p1 sm AhAd, p2 sm ????", finishing_stacks="[198, 202]")

    assert codes(hand) == {"note/unshown", "note/taken_from_record"}


def test_a_hand_that_was_given_up_has_not():
    hand = recorded(f"{RIVER}, p1 sm AhAd, p2 sm", finishing_stacks="[198, 202]")

    assert codes(hand) == {"result/stacks"}


def test_who_folded_collects_nothing():
    hand = three(f"{BLUFF.removesuffix(', p2 f')}, p2 cc", winnings="[13, 0, 0]")

    assert "result/collector" in codes(hand)


def test_a_third_of_a_chip_is_as_near_as_its_last_place():
    hand = recorded(
        "d dh p1 AhKd, d dh p2 AcKs, d dh p3 AdKh, d dh p4 2h2d, p3 cc, p4 cbr 4, p1 cbr 25, "
        "p2 cc, p3 cc, p4 f,"
        "d db 4c3d5h, p1 cc, p2 cc, p3 cc, d db 7s, p1 cc, p2 cc, p3 cc, d db 9s, p1 cc, p2 cc, p3 cc,"
        "p1 sm AhKd, p2 sm AcKs, p3 sm AdKh",
        stacks="200, 200, 200, 200",
        finishing_stacks="[201.33333333333334, 201.33333333333334, 201.33333333333334, 196]",
    )

    assert codes(hand) == set()
