import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright import cards as face
from cardwright.cards import (
    DECKS,
    FULL,
    KUHN,
    LEDUC,
    ROYAL,
    SHORT,
    card_text,
    cards_in,
    parse_set,
    rank_of,
    set_of,
    suit_of,
    text,
)  # fmt: skip


def test_a_card_is_its_suit_and_rank():
    assert [card_text(suit * 16 + rank) for suit in range(4) for rank in (0, 8, 12)] == [
        "2c", "Tc", "Ac", "2d", "Td", "Ad", "2h", "Th", "Ah", "2s", "Ts", "As"
    ]  # fmt: skip
    assert (rank_of(44), suit_of(44)) == (12, 2)


@pytest.mark.parametrize("nothing", [13, 15, 64, -1])
def test_the_gaps_between_the_suits_are_no_cards(nothing):
    with pytest.raises(IndexError):
        card_text(nothing)


def test_a_set_is_read_from_high_to_low_with_spades_first():
    assert text(set_of(cards_in(parse_set("2c As Ah Kd 2d")))) == "AsAhKd2d2c"
    assert cards_in(0) == ()


@given(st.sets(st.sampled_from(cards_in(FULL))))
def test_a_set_holds_the_cards_put_into_it(cards):
    assert set(cards_in(set_of(cards))) == cards
    assert len(cards_in(set_of(cards))) == set_of(cards).bit_count()


def test_a_sequence_of_cards_keeps_its_order():
    assert text((0, 44, 3)) == "2cAh5c"


@pytest.mark.parametrize(
    ("deck", "size"), [("full", 52), ("short", 36), ("kuhn", 3), ("leduc", 6), ("royal", 20)]
)
def test_a_deck_has_its_cards_and_fits_a_positive_64_bit_number(deck, size):
    assert DECKS[deck].bit_count() == size
    assert DECKS[deck] & ~FULL == 0
    assert 0 < DECKS[deck] < 1 << 63


def test_decks_hold_the_right_cards():
    assert text(KUHN) == "KsQsJs"
    assert text(LEDUC) == "KsKhQsQhJsJh"
    assert text(SHORT)[-8:] == "6s6h6d6c"
    assert text(ROYAL)[-8:] == "TsThTdTc"
    assert text(FULL)[:8] == "AsAhAdAc"


def test_every_public_function_explains_itself():
    assert all(getattr(face, name).__doc__ for name in face.__all__ if callable(getattr(face, name)))
