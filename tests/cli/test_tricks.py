"""Tricks as they are heard: what they cost, and the moon."""

from cardwright import CATALOGUE, parse_set
from cardwright.cli.table.ears import Ears
from cardwright.games.events import Played, Scored, Took

HEARTS = CATALOGUE["hearts"]
NAMES = ("You", "Anna", "Ben", "Clara")


def heard(*events):
    said: list[str] = []
    Ears(seat=0, names=NAMES, brief=True, game=HEARTS, say=said.append).hear(events)
    return said


def trick(cards, winner):
    """The cards in front of the seats in turn, and who takes them."""
    played = [Played(seat=seat, cards=parse_set(card)) for seat, card in enumerate(cards.split())]
    return [*played, Took(seat=winner, cards=parse_set(cards), count=4)]


def scored(*points):
    return [Scored(seat=seat, points=each, score=each) for seat, each in enumerate(points)]


def test_the_points_of_a_trick_are_told_with_it():
    lines = heard(*trick("2h Kh Qs 5c", 1), *trick("2c 3c 4c 6c", 3), *trick("3s 5s Ks Ah", 2))

    assert [line for line in lines if "takes" in line] == [
        "Anna takes 4 cards, 15 points.",
        "Clara takes 4 cards.",
        "Ben takes 4 cards, 1 point.",
    ]


def test_who_has_all_the_points_shoots_the_moon():
    assert heard(*scored(26, 0, 26, 26))[0] == "Anna shoots the moon. You score 26 points, 26 in all."
    assert heard(*scored(0, 26, 26, 26))[0].startswith("You shoot the moon.")


def test_no_other_score_is_the_moon():
    assert not any("moon" in line for line in heard(*scored(13, 0, 13, 0)))


def test_tricks_are_no_rounds(cardwright):
    answer = cardwright("play hearts --seed 5 --hands 1", "give 1 2 3", "1", "1", "points", "q", "q")

    assert any(" Tricks won: You 0, Anna 1," in line for line in answer.lines)
