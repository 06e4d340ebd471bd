import pytest

from cardwright.cards import RANK_PLURALS, RANK_WORDS, card_words, listed, parse_set, set_words


def test_a_card_is_said_in_words():
    assert card_words(40) == "ten of hearts"
    assert card_words(0) == "two of clubs"


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("", ""),
        ("Ah", "ace of hearts"),
        ("KdAh", "ace of hearts and king of diamonds"),
        ("2c AhKd", "ace of hearts, king of diamonds and two of clubs"),
    ],
)
def test_a_set_is_said_from_high_to_low(cards, words):
    assert set_words(parse_set(cards)) == words


def test_a_sequence_is_said_in_its_own_order():
    assert set_words([0, 44]) == "two of clubs and ace of hearts"


def test_ranks_have_a_plural():
    assert dict(zip(RANK_WORDS, RANK_PLURALS, strict=True))["Six"] == "Sixes"
    assert (RANK_PLURALS[0], RANK_PLURALS[-1]) == ("Twos", "Aces")


def test_a_list_has_an_and_before_the_last():
    assert [listed("ABC"[:count]) for count in range(4)] == ["", "A", "A and B", "A, B and C"]
