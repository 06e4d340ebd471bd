import pytest
from tests.cards.naive import five_card_classes

from cardwright.cards import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    OMAHA_EIGHT,
    SHORT_HIGH,
    SHORT_TRIPS,
    category,
    describe,
    parse_set,
    strength,
)  # fmt: skip

HANDS = [
    (HIGH, "KhKd 5s5c 9d 2h 3c", "Two Pair, Kings and Fives, with Nine"),
    (HIGH, "AhAd Kc 9s 6d 3c 2h", "Pair of Aces, with King, Nine and Six"),
    (HIGH, "Ah Kd 9s 6c 3h 2d", "High card Ace, with King, Nine, Six and Three"),
    (HIGH, "7h7d7c As Kd", "Three of a Kind, Sevens, with Ace and King"),
    (HIGH, "8h 9d Tc Js Qd", "Queen-high Straight"),
    (HIGH, "Ah 2d 3c 4s 5d", "Five-high Straight"),
    (HIGH, "Ah Kh Th 4h 2h", "Ace-high Flush, with King, Ten, Four and Two"),
    (HIGH, "KhKdKs 5s5c", "Full House, Kings over Fives"),
    (HIGH, "6h6d6s 2s2c", "Full House, Sixes over Twos"),
    (HIGH, "9h9d9c9s Ad", "Four of a Kind, Nines, with Ace"),
    (HIGH, "9h Th Jh Qh Kh", "King-high Straight Flush"),
    (HIGH, "Th Jh Qh Kh Ah", "Royal Flush"),
    (HIGH, "Ah", "High card Ace"),
    (HIGH, "AhAd", "Pair of Aces"),
    (HIGH, "AhAd 9c9s", "Two Pair, Aces and Nines"),
    (HIGH, "7h7d7c", "Three of a Kind, Sevens"),
    (HIGH, "Ah Kd", "High card Ace, with King"),
    (HIGH, "", "No hand"),
    (SHORT_HIGH, "Ah 6d 7c 8s 9d", "Nine-high Straight"),
    (SHORT_HIGH, "Ah Kh 9h 8h 6h", "Ace-high Flush, with King, Nine, Eight and Six"),
    (SHORT_HIGH, "AhAdAc 6d6h", "Full House, Aces over Sixes"),
    (SHORT_HIGH, "AhAdAc 6d7h", "Three of a Kind, Aces, with Seven and Six"),
    (SHORT_TRIPS, "AhAdAc 6d7h", "Three of a Kind, Aces, with Seven and Six"),
    (SHORT_TRIPS, "Ah 6d 7c 8s 9d", "Nine-high Straight"),
    (SHORT_TRIPS, "AhAdAc 6d6h", "Full House, Aces over Sixes"),
    (ACE_TO_FIVE, "8d 6h 4s 2c Ac", "Eight-Six low, with Four, Two and Ace"),
    (ACE_TO_FIVE, "5d 4h 3s 2c Ac Kd", "Five-high low (the wheel)"),
    (ACE_TO_FIVE, "AdAh 3s 2c 6c", "Pair of Aces, with Six, Three and Two"),
    (ACE_TO_FIVE, "8d", "Eight low"),
    (EIGHT_OR_BETTER, "8d 7h 4s 2c Ac", "Eight-Seven low, with Four, Two and Ace"),
    (EIGHT_OR_BETTER, "9d 7h 4s 2c Ac", "No low"),
    (DEUCE_TO_SEVEN, "7d 5h 4s 3c 2c", "Seven-Five low, with Four, Three and Two"),
    (DEUCE_TO_SEVEN, "5d Ah 4s 3c 2c", "Ace-Five low, with Four, Three and Two"),
    (DEUCE_TO_SEVEN, "2d2h 4s 3c 7c", "Pair of Twos, with Seven, Four and Three"),
    (DEUCE_TO_SEVEN, "6d 5h 4s 3c 2c", "Six-high Straight"),
    (BADUGI, "7c 4d 2h As", "Seven-high badugi, with Four, Two and Ace"),
    (BADUGI, "7c 4d 2h Ac", "Three-card hand, Four, Two and Ace"),
    (BADUGI, "7c 4d", "Two-card hand, Seven and Four"),
    (BADUGI, "7c 7d", "One-card hand, Seven"),
    (BADUGI, "", "No hand"),
    (BADUGI_ACE_HIGH, "7c 4d 2h As", "Ace-high badugi, with Seven, Four and Two"),
]

CATEGORIES = [
    (HIGH, "Th Jh Qh Kh Ah", "Royal Flush"),
    (HIGH, "9h Th Jh Qh Kh", "Straight Flush"),
    (HIGH, "", "No hand"),
    (SHORT_HIGH, "Ah Kh 9h 8h 6h", "Flush"),
    (SHORT_HIGH, "AhAdAc 6d6h", "Full House"),
    (SHORT_TRIPS, "AhAdAc 6d7h", "Three of a Kind"),
    (ACE_TO_FIVE, "8d 6h 4s 2c Ac", "Eight low"),
    (DEUCE_TO_SEVEN, "2d2h 4s 3c 7c", "Pair"),
    (EIGHT_OR_BETTER, "9d 7h 4s 2c Ac", "No low"),
    (OMAHA_EIGHT, "", "No low"),
    (BADUGI, "7c 4d 2h As", "Badugi"),
    (BADUGI, "7c 4d 2h Ac", "Three-card hand"),
]


def worth(ranking: int, cards: str) -> int:
    return strength(ranking, parse_set(cards), 0)


@pytest.mark.parametrize(("ranking", "cards", "words"), HANDS)
def test_a_hand_is_announced_with_all_that_breaks_a_tie(ranking, cards, words):
    assert describe(ranking, worth(ranking, cards)) == words


@pytest.mark.parametrize(("ranking", "cards", "words"), CATEGORIES)
def test_a_hand_belongs_to_a_class(ranking, cards, words):
    assert category(ranking, worth(ranking, cards)) == words


def test_there_are_ten_classes_of_high_hands():
    assert len({category(HIGH, strength(HIGH, mask, 0)) for mask, _ in five_card_classes()}) == 10


@pytest.mark.parametrize("ranking", [HIGH, ACE_TO_FIVE, DEUCE_TO_SEVEN])
def test_hands_of_different_strength_are_announced_differently(ranking):
    strengths = {strength(ranking, mask, 0) for mask, _ in five_card_classes()}

    assert len({describe(ranking, worth) for worth in strengths}) == len(strengths)
