import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.cards import (
    FULL,
    CardwrightError,
    NotationError,
    card_text,
    cards_in,
    parse_cards,
    parse_set,
    text,
)  # fmt: skip

CARDS = cards_in(FULL)


@given(st.lists(st.sampled_from(CARDS), unique=True))
def test_cards_come_back_from_their_text_in_order(cards):
    assert parse_cards(text(cards)) == tuple(cards)


@given(st.sets(st.sampled_from(CARDS)).map(lambda cards: sum(1 << card for card in cards)))
def test_a_set_comes_back_from_its_text(mask):
    assert parse_set(text(mask)) == mask


@given(st.lists(st.sampled_from(CARDS), unique=True), st.data())
def test_case_signs_tens_and_spaces_are_free(cards, data):
    signs = {"c": "cC♣♧", "d": "dD♦♢", "h": "hH♥♡", "s": "sS♠♤"}
    between = st.sampled_from(["", " ", ",", ", ", "\n\t", "\u00a0"])
    written = data.draw(between)
    for card in cards:
        rank, suit = card_text(card)
        written += data.draw(st.sampled_from([rank, rank.lower(), "10" if rank == "T" else rank]))
        written += data.draw(st.sampled_from(signs[suit])) + data.draw(between)

    assert parse_cards(written) == tuple(cards)


def test_what_people_type_is_read():
    assert text(parse_cards("AhKd 10h a♠ T♣ Kc,2c")) == "AhKdThAsTcKc2c"
    assert text(parse_cards("A♥\ufe0f K♠\ufe0e")) == "AhKs"
    assert parse_cards("") == parse_cards(" , ") == ()


@pytest.mark.parametrize(
    ("written", "culprit", "place"),
    [
        ("Ah Xd", "Xd", 4),
        ("AhXd", "Xd", 3),
        ("1h", "1h", 1),
        ("11h", "11h", 1),
        ("A", "A", 1),
        ("Kd h", "h", 6 - 2),
        ("hA", "hA", 1),
        ("Ah-Kd", "-Kd", 3),
        ("A h", "A", 1),
        ("Ah, Aſ", "Aſ", 5),
        ("A\u212a", "A\u212a", 1),
        ("nonsense and more", "nonsense", 1),
    ],
)
def test_what_is_no_card_is_named_with_its_place(written, culprit, place):
    with pytest.raises(NotationError) as refused:
        parse_cards(written)

    assert refused.value.code == "cards/unknown"
    assert str(refused.value).startswith(f'"{culprit}" at character {place} is not a card: write a rank')


def test_the_same_card_twice_is_refused():
    with pytest.raises(NotationError) as refused:
        parse_set("10h Kd, T♥")

    assert refused.value.code == "cards/duplicate"
    assert str(refused.value) == (
        "the ten of hearts is at character 1 and again at character 9: write each card once"
    )


def test_a_notation_error_is_caught_as_a_value_error_and_as_ours():
    for kind in (ValueError, CardwrightError):
        with pytest.raises(kind, match="not a card"):
            parse_set("?")


def test_an_error_keeps_its_code_between_processes():
    error = pickle.loads(pickle.dumps(NotationError("again", code="cards/duplicate")))

    assert (str(error), error.code) == ("again", "cards/duplicate")


def test_an_error_has_a_code_of_its_own_kind():
    assert CardwrightError("what").code == "cardwright/error"
