"""Tricks as they are asked for at the terminal."""


def test_tricks_are_no_rounds(cardwright):
    answer = cardwright("play hearts --seed 5 --hands 1", "give 1 2 3", "1", "1", "points", "q", "q")

    assert any(" Tricks won: You 0, Anna 1," in line for line in answer.lines)
