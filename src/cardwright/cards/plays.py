"""Which cards make the hand: for showing it, not for ranking it."""

from collections.abc import Iterator
from itertools import combinations

from cardwright.cards.cards import Cards, cards_in, set_of
from cardwright.cards.rankings import BADUGI, BADUGI_ACE_HIGH, OMAHA_EIGHT, OMAHA_HIGH, strength
from cardwright.cards.rankings.high import CATEGORY


def best_cards(ranking: int, hand: Cards, board: Cards) -> Cards:
    """The cards that make the strength, kickers included; none where nothing qualifies.

    Five at most, in badugi four. Of several ways that are worth the same, the one with
    the highest cards comes first, spades before hearts.

    >>> from cardwright.cards import HIGH, parse_set, text
    >>> text(best_cards(HIGH, parse_set("KhKd"), parse_set("5s5c9d2h3c")))
    'KhKd9d5s5c'
    """
    worth = strength(ranking, hand, board)
    if worth == 0:
        return 0
    return next(
        play
        for play in _plays(ranking, hand, board, worth)
        if strength(ranking, play & hand, play & board) == worth
    )


def _plays(ranking: int, hand: Cards, board: Cards, worth: int) -> Iterator[Cards]:
    if ranking in (OMAHA_HIGH, OMAHA_EIGHT):
        return (two | three for two in _choices(hand, 2) for three in _choices(board, 3))
    if ranking in (BADUGI, BADUGI_ACE_HIGH):
        return _choices(hand | board, worth >> CATEGORY)
    return _choices(hand | board, 5)


def _choices(cards: Cards, count: int) -> Iterator[Cards]:
    return map(set_of, combinations(cards_in(cards), min(count, cards.bit_count())))
