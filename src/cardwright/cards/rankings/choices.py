"""Choosing some cards of a set, one choice after another.

A choice is a set itself and the next is computed from it, so nothing is stored.
"""


def next_choice(choice: int, cards: int, count: int) -> int:
    """The next `count` of the cards, or all when there are fewer; 0 to begin and at the end."""
    if cards.bit_count() <= count:
        return cards & ~choice
    # Subtracting the whole set counts upwards in the set's own bits, binary counting
    # with the gaps left out: every part of the set comes by once, and then 0.
    choice = choice - cards & cards
    while choice and choice.bit_count() != count:
        choice = choice - cards & cards
    return choice
