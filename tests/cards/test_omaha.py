from itertools import combinations
from random import Random

import pytest
from tests.cards.naive import parts

from cardwright.cards import FULL, OMAHA_EIGHT, OMAHA_HIGH, cards_in, parse_set, strength
from cardwright.cards.rankings.high import CATEGORY, high
from cardwright.cards.rankings.low import eight_or_better
from cardwright.cards.rankings.omaha import omaha_eight, omaha_high


@pytest.mark.parametrize("in_hand", [2, 4, 5, 6])
@pytest.mark.parametrize("on_board", [3, 4, 5])
def test_omaha_is_the_best_of_all_twos_and_threes(seed, in_hand, on_board):
    random = Random(f"{seed}/{in_hand}/{on_board}")
    for _ in range(30):
        cards = random.sample(cards_in(FULL), in_hand + on_board)
        hand, board = (sum(1 << card for card in some) for some in (cards[:in_hand], cards[in_hand:]))
        plays = [two | three for two in parts(hand, 2) for three in parts(board, 3)]

        assert omaha_high(hand, board) == max(map(high, plays))
        assert omaha_eight(hand, board) == max(map(eight_or_better, plays))


def omaha(hand: str, board: str) -> int:
    return strength(OMAHA_HIGH, parse_set(hand), parse_set(board))


def test_four_of_a_suit_on_the_board_need_two_in_the_hand():
    assert omaha("Ah Kc Qd 2s", "2h 5h 8h Th 3c") >> CATEGORY == 2
    assert omaha("Ah 3h Qd 2s", "2h 5h 8h Th 3c") >> CATEGORY == 6


def test_four_aces_in_the_hand_are_a_pair():
    assert omaha("Ah Ac Ad As", "2h 5h 8c Td Kc") == high(parse_set("AhAc KcTd8c"))


def test_the_board_cannot_be_played():
    assert omaha("2c 2d 3c 3d", "Th Jh Qh Kh Ah") == high(parse_set("3c3d AhKhQh"))


def test_greek_holdem_plays_both_cards_of_the_hand():
    assert omaha("2c 3d", "Th Jh Qh Kh Ah") == high(parse_set("2c3d AhKhQh"))


@pytest.mark.parametrize("board", ["", "9h", "9h 8h"])
def test_before_the_flop_the_best_two_go_with_what_is_there(board):
    hand = parse_set("9c 9d Ah Kh")
    best = max(high(parse_set(board) | two) for two in parts(hand, 2))

    assert omaha_high(hand, parse_set(board)) == best
    assert omaha_eight(hand, parse_set(board)) == 0


def test_an_unfinished_hand_is_what_it_is():
    assert omaha("Ah", "Ad Kc Ts") == high(parse_set("AhAd Kc Ts"))
    assert omaha("", "Ad Kc Ts 9s") == high(parse_set("Ad Kc Ts"))
    assert omaha("", "") == 0


def test_the_low_needs_two_low_cards_of_the_hand_and_three_of_the_board():
    hand = parse_set("Ac 2d Kh Ks")

    low = eight_or_better(parse_set("8h5d3c2dAc"))
    assert strength(OMAHA_EIGHT, hand, parse_set("3c 5d 8h Ts Jc")) == low
    assert strength(OMAHA_EIGHT, hand, parse_set("3c 5d Qh Ts Jc")) == 0
    assert strength(OMAHA_EIGHT, hand, parse_set("2c 5d 8h Ts Jc")) == 0  # the two is counterfeited


def test_five_low_cards_on_the_board_are_no_low_without_two_more():
    board = parse_set("Ac 2d 3h 4s 5c")

    assert all(omaha_eight(hand | parse_set("KcKd"), board) == 0 for hand in parts(parse_set("6c9dThJs"), 2))
    assert all(omaha_eight(a | b, board) for a, b in combinations(parts(parse_set("6c7d8h"), 1), 2))
