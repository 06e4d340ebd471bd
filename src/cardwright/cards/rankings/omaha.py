"""Omaha: exactly two cards of the hand with exactly three of the board.

A hand of two, as in Greek hold'em, plays both. Before the board has three cards, the
best two of the hand go with what is there.
"""

from cardwright.cards.rankings.choices import next_choice
from cardwright.cards.rankings.high import high
from cardwright.cards.rankings.low import eight_or_better


def omaha_high(hand: int, board: int) -> int:
    """The best high hand by the rule of two and three."""
    best = 0
    play = first_play(hand, board)
    while play:
        strength = high(play)
        if strength > best:
            best = strength
        play = next_play(play, hand, board)
    return best


def omaha_eight(hand: int, board: int) -> int:
    """The best eight-or-better low by the rule of two and three; 0 if there is none."""
    best = 0
    play = first_play(hand, board)
    while play:
        strength = eight_or_better(play)
        if strength > best:
            best = strength
        play = next_play(play, hand, board)
    return best


def first_play(hand: int, board: int) -> int:
    """The first two of the hand with the first three of the board."""
    return next_choice(0, hand, 2) | next_choice(0, board, 3)


def next_play(play: int, hand: int, board: int) -> int:
    """The next way to play two with three; 0 after the last."""
    two = play & hand
    three = next_choice(play & board, board, 3)
    if three:
        return two | three
    two = next_choice(two, hand, 2)
    if two:
        return two | next_choice(0, board, 3)
    return 0
