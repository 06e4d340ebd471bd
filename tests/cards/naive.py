"""A second opinion: rankings written the plain way, with lists and sorting.

Nothing of `cardwright.cards.rankings` is used here. A hand is (rank, suit) pairs with
ranks 2 to 14; keys compare as Python compares tuples.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

KINDS = {(1, 1, 1, 1, 1): 1, (2, 1, 1, 1): 2, (2, 2, 1): 3, (3, 1, 1): 4, (3, 2): 7, (4, 1): 8}


def pairs_of(mask):
    return [(card % 16 + 2, card // 16) for card in range(64) if mask >> card & 1]


def high_key(mask, wheel=(14, 5, 4, 3, 2)):
    """(category, ranks) of five cards; `wheel` is the straight in which the ace is low."""
    hand = pairs_of(mask)
    counts = Counter(rank for rank, _ in hand)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    kind = KINDS[tuple(sorted(counts.values(), reverse=True))]
    flush = len({suit for _, suit in hand}) == 1
    if ranks == wheel:
        return (9 if flush else 5), (wheel[1],)
    if kind == 1 and ranks[0] - ranks[4] == 4:
        return (9 if flush else 5), ranks[:1]
    return (6 if flush else kind), ranks


def short_key(mask, order=(1, 2, 3, 4, 5, 7, 6, 8, 9)):
    kind, ranks = high_key(mask, wheel=(14, 9, 8, 7, 6))
    return order.index(kind), ranks


def ace_to_five_key(mask):
    """The smaller, the better."""
    counts = Counter(1 if rank == 14 else rank for rank, _ in pairs_of(mask))
    shape = tuple(sorted(counts.values(), reverse=True))
    return KINDS[shape], tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))


def deuce_to_seven_key(mask):
    """The smaller, the better."""
    return high_key(mask, wheel=None)


def badugi_key(mask, ace=1):
    """The greater, the better: how many cards, and their ranks the lower the better."""
    hand = [(ace if rank == 14 else rank, suit) for rank, suit in pairs_of(mask)]
    return max(
        (count, tuple(sorted((-rank for rank, _ in chosen))))
        for count in range(1, 5)
        for chosen in combinations(hand, count)
        if len({rank for rank, _ in chosen}) == len({suit for _, suit in chosen}) == count
    )


def parts(mask, count) -> Iterator[int]:
    """Every set of `count` cards of the mask."""
    cards = [1 << card for card in range(64) if mask >> card & 1]
    return map(sum, combinations(cards, count))


def five_card_classes(lowest_rank=0) -> Iterator[tuple[int, int]]:
    """One hand of each kind that suits cannot tell apart, and how many hands it stands for.

    With a rank repeated no flush is possible, and a rank held k times has C(4, k) choices of
    suits. Five different ranks have 4**5 choices, 4 of them flushes.
    """
    for ranks in combinations_with_replacement(range(lowest_rank, 13), 5):
        counts = Counter(ranks)
        if len(counts) == 5:
            yield sum(1 << rank for rank in ranks), 4
            yield sum(1 << rank for rank in ranks[1:]) | 1 << 16 + ranks[0], 4**5 - 4
        elif max(counts.values()) <= 4:
            mask = sum(1 << 16 * suit + rank for rank, count in counts.items() for suit in range(count))
            yield mask, prod(comb(4, count) for count in counts.values())


def totals(function, classes) -> Counter:
    """How many hands have each value of `function`."""
    counted = Counter()
    for mask, hands in classes:
        counted[function(mask)] += hands
    return counted
