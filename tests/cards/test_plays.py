import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.cards import (
    ACE_TO_FIVE,
    BADUGI,
    EIGHT_OR_BETTER,
    FULL,
    HIGH,
    OMAHA_EIGHT,
    OMAHA_HIGH,
    best_cards,
    cards_in,
    parse_set,
    set_of,
    strength,
    text,
)  # fmt: skip


@pytest.mark.parametrize(
    ("ranking", "hand", "board", "best"),
    [
        (HIGH, "KhKd", "5s5c9d2h3c", "KhKd9d5s5c"),
        (HIGH, "Ah2c", "3d4s5h6cKd", "6c5h4s3d2c"),
        (HIGH, "Ah2c", "3d4s5hKcKd", "Ah5h4s3d2c"),
        (HIGH, "Ah", "Kd", "AhKd"),
        (ACE_TO_FIVE, "Ah2c", "3d4s5hKcKd", "Ah5h4s3d2c"),
        (OMAHA_HIGH, "Ah Kc Qd 2s", "2h 5h 8h Th 3c", "AhTh8h2s2h"),
        (OMAHA_EIGHT, "Ah Kc Qd 2s", "4h 5h 8h Th 3c", "Ah5h4h3c2s"),
        (EIGHT_OR_BETTER, "Ah Kc", "4h 5h 9h Th 3c", ""),
        (BADUGI, "Kc 2c 3d 4h", "", "4h3d2c"),
        (HIGH, "", "", ""),
    ],
)
def test_the_cards_that_make_the_hand_are_found(ranking, hand, board, best):
    assert text(best_cards(ranking, parse_set(hand), parse_set(board))) == best


@pytest.mark.parametrize("ranking", range(1, 11))
@given(cards=st.lists(st.sampled_from(cards_in(FULL)), unique=True, max_size=9), cut=st.integers(0, 4))
def test_they_are_worth_what_the_hand_is(ranking, cards, cut):
    hand, board = set_of(cards[:cut]), set_of(cards[cut:])
    best = best_cards(ranking, hand, board)

    assert best & ~(hand | board) == 0
    assert best.bit_count() <= 5
    assert strength(ranking, best & hand, best & board) == strength(ranking, hand, board)
