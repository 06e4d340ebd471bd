"""Two of the hand with three of the board: Greek hold'em and Omaha, high, over every deal.

Every deal of small decks, and every deal of two cards of the full one, is worth what a plain ranker
finds; those of each category are as many as arithmetic says. A hand of four is worth its best two, so
what is known of the twos gives the count of all deals of four.
"""

from functools import cache
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest
from tests.cards.naive import five_card_classes, high_key, pairs_of

from cardwright.cards import FULL, cards_in, parse_cards
from cardwright.cards.rankings import omaha_high
from cardwright.cards.rankings.high import CATEGORY, MADE, STRAIGHT_FLUSH
from cardwright.cards.rankings.rows import ACE
from cardwright.fast.compiled import compiled

DECK = np.array([1 << 16 * suit + rank for suit in range(4) for rank in range(13)], np.int64)

ROYAL = STRAIGHT_FLUSH << CATEGORY | 1 << ACE << MADE

# From no pair to the straight flush, and the royal flush. The last two are arithmetic, the others
# what the best of the twos make. (Alspach, Poker Digest 2002, has 144 straight flushes more.)
OMAHA = [
    0,
    13_851_662_832,
    122_655_542_152,
    170_775_844_104,
    40_712_657_408,
    52_289_648_688,
    31_216_782_384,
    29_424_798_576,
    2_225_270_496,
    368_486_160,
    42_807_600,  # 4 suits × C(5,2) ways to share the five out × C(47,2) × C(45,2)
]


def parts_of(chosen: list[int], count: int) -> np.ndarray:
    """For each mask a row of its parts of so many bits."""
    bits = [[1 << bit for bit in range(32) if mask >> bit & 1] for mask in chosen]
    return np.array([[sum(part) for part in combinations(row, count)] for row in bits], np.int64)


def unlike(places, fours, fives, twos, threes, cards, worth):
    """Compiled: deals that the law does not give the worth of the best of their sixty plays."""
    wrong = 0
    for four in range(len(fours)):
        for five in range(len(fives)):
            if fours[four] & fives[five]:
                continue
            best = 0
            for two in twos[four]:
                for three in threes[five]:
                    best = max(best, places[two | three])
            found = omaha_high(cards[fours[four]], cards[fives[five]])
            if worth[best] == 0:
                worth[best] = found
            wrong += worth[best] != found
    return wrong


def small_deck(ranks: str, suits: str) -> list[int]:
    """How many deals are wrong, and what the law gives hands in the plain ranker's order."""
    deck = parse_cards("".join(rank + suit for rank in ranks for suit in suits))
    masks = {
        count: [sum(1 << place for place in places) for places in combinations(range(len(deck)), count)]
        for count in (4, 5)
    }
    cards = np.zeros(1 << len(deck), np.int64)
    for mask in masks[4] + masks[5]:
        cards[mask] = sum(1 << card for place, card in enumerate(deck) if mask >> place & 1)
    keys = {mask: high_key(int(cards[mask])) for mask in masks[5]}
    order = {key: place for place, key in enumerate(sorted(set(keys.values())))}
    places, worth = np.zeros(1 << len(deck), np.int64), np.zeros(len(order), np.int64)
    for mask, key in keys.items():
        places[mask] = order[key]
    fours, fives = (np.array(masks[count], np.int64) for count in (4, 5))
    arguments = (places, fours, fives, parts_of(masks[4], 2), parts_of(masks[5], 3), cards, worth)
    wrong = compiled(unlike, *arguments)(*arguments)
    return [wrong, *worth[worth > 0].tolist()]


def test_every_deal_of_fifteen_cards_is_worth_its_best_two_and_three():
    """630,630 deals of aces to fives in three suits, sixty plays each."""
    wrong, *worth = small_deck("A2345", "cdh")

    assert wrong == 0
    assert worth == sorted(set(worth))
    assert len(worth) > 50


@pytest.mark.slow
def test_every_deal_of_the_twenty_court_cards_is_worth_its_best_two_and_three():
    """21,162,960 deals of tens to aces."""
    wrong, *worth = small_deck("TJQKA", "cdhs")

    assert wrong == 0
    assert worth == sorted(set(worth))


def fours_unlike(board, others, twos):
    """Compiled: how many hands of four the law does not give the worth of their best two."""
    for i in range(len(others)):
        for j in range(i):
            twos[i, j] = omaha_high(others[i] | others[j], board)
    wrong = 0
    for i in range(3, len(others)):
        for j in range(2, i):
            for k in range(1, j):
                three = max(twos[i, j], twos[i, k], twos[j, k])
                for m in range(k):
                    best = max(three, twos[i, m], twos[j, m], twos[k, m])
                    wrong += omaha_high(others[i] | others[j] | others[k] | others[m], board) != best
    return wrong


@pytest.mark.parametrize("number", range(2))
def test_with_a_board_all_178365_hands_of_four_are_worth_their_best_two(seed, number):
    cards = Random(f"{seed}/{number}").sample(cards_in(FULL), 52)
    others, twos = np.array([1 << card for card in cards[5:]], np.int64), np.zeros((47, 47), np.int64)
    arguments = (sum(1 << card for card in cards[:5]), others, twos)

    assert compiled(fours_unlike, *arguments)(*arguments) == 0


def counted(boards, times, deck, others, under, two, four):
    """Compiled: how many hands of two are of each category, and of four how many of none higher."""
    for place in range(len(boards)):
        board = boards[place]
        left = 0
        for card in deck:
            if card & board == 0:
                others[left] = card
                left += 1
        under[:] = 0
        for i in range(left):
            for j in range(i):
                strength = omaha_high(others[i] | others[j], board)
                category = (strength >> CATEGORY) + (strength == ROYAL)
                two[category] += times[place]
                for most in range(category, len(four)):
                    under[most, i] |= 1 << j
        for most in range(1, len(four)):
            row, found = under[most], 0  # who goes with whom
            for i in range(3, left):
                for j in range(2, i):
                    both = row[i] & row[j] if row[i] >> j & 1 else 0
                    for k in range(1, j):
                        if both >> k & 1:
                            found += (both & row[k]).bit_count()
            four[most] += times[place] * found


def boards() -> tuple[np.ndarray, np.ndarray]:
    """A board of each kind that suits cannot tell apart, and how many it stands for."""
    cards = np.array(list(combinations(range(52), 5)), np.int64)
    rows = [np.where(cards // 13 == suit, 1 << cards % 13, 0).sum(axis=1) for suit in range(4)]
    masks = sum(row << 16 * suit for suit, row in enumerate(np.sort(rows, axis=0)))
    return np.unique(masks, return_counts=True)


def unlike_plainly(boards, deck, threes, weights, plain, suited, worth):
    """Compiled: twos with a board that the law does not give the worth of their best of ten."""
    wrong = 0
    for board in boards:
        count = 0
        for a in range(52):
            for b in range(a if board & deck[a] else 0):
                for c in range(b if board & deck[b] else 0):
                    if board & deck[c]:
                        alike = a // 13 == b // 13 == c // 13
                        threes[count, 0] = weights[a % 13] + weights[b % 13] + weights[c % 13]
                        threes[count, 1] = a // 13 if alike else -1
                        threes[count, 2] = 1 << a % 13 | 1 << b % 13 | 1 << c % 13
                        count += 1
        for i in range(52):
            for j in range(0 if board & deck[i] else i):
                if board & deck[j]:
                    continue
                suit = i // 13 if i // 13 == j // 13 else -2
                best = 0
                for weight, three_suit, row in threes:
                    if suit == three_suit:
                        best = max(best, suited[row | 1 << i % 13 | 1 << j % 13])
                    else:
                        best = max(best, plain[weight + weights[i % 13] + weights[j % 13]])
                found = omaha_high(deck[i] | deck[j], board)
                if worth[best] == 0:
                    worth[best] = found
                wrong += worth[best] != found
    return wrong


@pytest.mark.slow
def test_every_two_cards_with_every_board_are_worth_what_a_plain_ranker_finds():
    """Its places of the 7462 hands, by a sum of weights that tells ranks apart, or by a flush's row."""
    weights = np.array([0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181])
    keys = {mask: high_key(mask) for mask, _ in five_card_classes()}
    place = {key: number for number, key in enumerate(sorted(set(keys.values())))}
    plain, suited = np.full(1 + 5 * weights[-1], -1), np.full(1 << 13, -1)
    for mask, key in keys.items():
        ranks, suits = zip(*((rank - 2, suit) for rank, suit in pairs_of(mask)), strict=True)
        flush = len(set(suits)) == 1
        table, where = (suited, sum(1 << r for r in ranks)) if flush else (plain, sum(weights[list(ranks)]))
        assert table[where] == -1
        table[where] = place[key]
    worth = np.zeros(len(place), np.int64)
    arguments = (boards()[0], DECK, np.zeros((10, 3), np.int64), weights, plain, suited, worth)

    assert compiled(unlike_plainly, *arguments)(*arguments) == 0
    reached = worth[worth > 0].tolist()  # the lowest hands are nobody's best
    assert reached == sorted(set(reached))
    assert reached[-1] == ROYAL


@cache
def deals() -> tuple[list[int], list[int]]:
    """How many deals with hands of two, and with hands of four, are of each category; a royal flush is 10."""
    two, four = np.zeros(11, np.int64), np.zeros(11, np.int64)
    room = np.zeros(47, np.int64), np.zeros((11, 47), np.int64)
    arguments = (*boards(), DECK, *room, two, four)
    compiled(counted, *arguments)(*arguments)
    return two.tolist(), [0, *np.diff(four).tolist()]


@pytest.mark.slow
def test_the_463563500400_deals_of_omaha_fall_into_these_categories():
    _, four = deals()

    assert four == OMAHA
    assert four[9] + four[10] == straight_flushes()
    assert sum(four) == comb(52, 5) * comb(47, 4) == 463_563_500_400


def straight_flushes() -> int:
    """By what hand and board have of a suit: never of two, for that takes six cards of the board."""
    total = 0
    for held in (h for size in (2, 3, 4) for h in combinations(range(2, 15), size)):
        rows = {
            frozenset(straight.difference(two))
            for two in combinations(held, 2)
            for straight in STRAIGHTS
            if straight.issuperset(two)
        }
        others = sorted(set(range(2, 15)).difference(held))
        rest = 4 - len(held)
        for size in (3, 4, 5):
            with_row = sum(any(row.issubset(ranks) for row in rows) for ranks in combinations(others, size))
            total += with_row * comb(39, rest) * comb(39 - rest, 5 - size)
    return 4 * total


STRAIGHTS = [{14, 2, 3, 4, 5}, *(set(range(low, low + 5)) for low in range(2, 11))]
SUITED, OTHER = 4, 12  # ways to have two ranks


def unpaired() -> np.ndarray:
    """Of the boards with each two of different ranks, how many give which category.

    `n` rows of three make a straight with the two. XX and ZZ are cards of a rank of the two, and of
    another. From a straight's or trips' boards those are taken that are a flush with a suited two.
    """
    total = np.zeros(10, np.int64)
    for pair in combinations(range(2, 15), 2):
        others = sorted(set(range(2, 15)).difference(pair))
        rows = [straight.difference(pair) for straight in STRAIGHTS if straight.issuperset(pair)]
        n = len(rows)
        with_row = {
            size: sum(any(row.issubset(ranks) for row in rows) for ranks in combinations(others, size))
            for size in (3, 4, 5)
        }
        none = comb(11, 5) - with_row[5]
        straight_flushes = SUITED * sum(with_row[size] * comb(39, 5 - size) for size in (3, 4, 5))
        total[9] += straight_flushes
        total[8] += 16 * 2 * comb(47, 2)  # XXX
        total[7] += 16 * (2 * 3 * 3 * comb(44, 2) + 3 * 3 * 44)  # XXY or XYY, and XXYY
        suited = sum(comb(11, size) * comb(39, 5 - size) for size in (3, 4, 5))
        total[6] += SUITED * suited - straight_flushes
        # Five cards of exactly three, four or five other ranks, the rest of the two's.
        total[5] += OTHER * np.dot(list(with_row.values()), [3312, 3072, 1024])
        total[5] += SUITED * np.dot(list(with_row.values()), [3207, 2862, 918])
        trips = 2 * 3 * comb(44, 3) + 11 * (4 * (comb(46, 2) - 2 * 3) + 46)  # XX, or ZZZ and ZZZZ
        straight = n * (2 * 3 * 4**3 + 3 * 4 * 4**2)
        flush = 2 * 3 * (comb(11, 3) - n) + 3 * (11 * comb(10, 2) - 3 * n)
        total[4] += 16 * (trips - straight) - SUITED * flush
        pairs = 9 * (comb(44, 3) - 44)  # XY
        pairs += 2 * 3 * (11 * 6 * comb(10, 2) * 4**2 + comb(11, 2) * 6**2)  # X and ZZ
        straight = n * (9 * 4**3 + 2 * 3 * 3 * 6 * 4**2)
        flush = (9 + 2 * 3 * 9) * (comb(11, 3) - n)
        total[3] += 16 * (pairs - straight) - SUITED * flush
        total[1] += none * (OTHER * 4**5 + SUITED * (4**5 - 106))  # 106 have three or more of the suit
    total[2] = comb(13, 2) * 16 * comb(50, 5) - total.sum()
    return total


def paired() -> np.ndarray:
    """Of the boards with each pair, how many give which category."""
    total = np.zeros(10, np.int64)
    different, one_pair, two_pair = comb(12, 5) * 4**5, 12 * 6 * comb(11, 3) * 4**3, comb(12, 2) * 6**2 * 40
    total[8] = comb(48, 3)
    total[4] = 2 * comb(12, 4) * 4**4
    total[3] = one_pair + two_pair
    total[2] = different
    total[7] = comb(50, 5) - total.sum()
    return comb(13, 1) * comb(4, 2) * total


@pytest.mark.slow
def test_the_2809475760_deals_of_greek_holdem_fall_into_the_categories_of_arithmetic():
    two, _ = deals()
    *below, straight_flush, royal = two

    assert [*below, straight_flush + royal] == (unpaired() + paired()).tolist()
    assert royal == 4 * comb(5, 2) * comb(47, 2)
    assert sum(two) == comb(52, 5) * comb(47, 2) == 2_809_475_760
