"""Comparing hold'em hands over the boards to come: all of them, or some by chance.

Exact counting does not deal boards one by one. Without flushes only the ranks of a board matter, so
each set of ranks is looked at once and counted as often as it comes in suits; then, suit by suit, the
boards that give somebody a flush are put right. A few thousand looks stand for 1.7 million boards.
"""

from __future__ import annotations

from typing import Any

from cardwright.fast.binding import register
from cardwright.fast.chance import STEP, below, chance_at, mixed, wrapped
from cardwright.fast.ranking import BUCKETS, COUNTERS, FIVE_OF_A_SUIT, PLACES, SUIT

LOW = 0xFFFF_FFFF
DECK = SUIT | SUIT << 16 | SUIT << 32 | SUIT << 48


@register
def number_of(key: int, numbers: Any, moves: Any) -> int:
    """The rank's number of seven cards without a flush, from the sum of their weights."""
    return numbers[(key >> 13 ^ moves[key & BUCKETS - 1]) & PLACES - 1]


@register
def weight_of(cards: int, keys: Any) -> int:
    """The sum of the weights of some cards."""
    total = 0
    for suit in range(4):
        total += keys[cards >> 16 * suit & SUIT] & LOW
    return total


@register
def count_best(values: Any, players: int, times: int, out: Any, row: int) -> None:
    """So many boards go to the best of the values; `out` counts by how many shared each."""
    best = 0
    sharing = 0
    for player in range(players):
        if values[player] > best:
            best = values[player]
            sharing = 1
        elif values[player] == best:
            sharing += 1
    for player in range(players):
        if values[player] == best:
            out[row, player, sharing] += times


@register
def ways(left: int, run: int, times: int) -> int:
    """How often a set of ranks comes when one more of a rank is added, of which so many are left."""
    return times * (left - run + 1) // run if left >= run else 0


def count_boards(
    crowd: tuple[int, ...], hands: Any, board: int, dead: int, keys: Any, moves: Any, numbers: Any, flushes: Any, out: Any,
    held: Any, values: Any, ranks: Any, sums: Any, times: Any, runs: Any,
) -> None:  # fmt: skip
    """Compiled: for each row of hands, count all boards by who wins them.

    As many are in the crowd as play, so that this is known when it is compiled. The last six
    arguments are room to work in.
    """
    players = len(crowd)
    to_come = 5 - board.bit_count()
    for row in range(hands.shape[0]):
        gone = board | dead
        for player in range(players):
            gone |= hands[row, player]
            held[player] = weight_of(hands[row, player] | board, keys)
        deck = DECK & ~gone
        count_without_flushes(
            deck, to_come, players, keys, moves, numbers, out, row, held, values, ranks, sums, times, runs
        )
        for suit in range(4):
            if suit_matters(hands, row, players, board, suit, to_come):
                put_flushes_right(
                    hands, row, players, board, deck, suit, to_come, keys, moves, numbers, flushes, out, held, values,
                    ranks, sums, times, runs,
                )  # fmt: skip


@register
def suit_matters(hands: Any, row: int, players: int, board: int, suit: int, to_come: int) -> bool:
    """Can anybody have a flush in this suit?"""
    for player in range(players):
        if ((hands[row, player] | board) >> 16 * suit & SUIT).bit_count() + to_come >= 5:
            return True
    return False


@register
def left_of_rank(deck: int, rank: int) -> int:
    return (deck >> rank & 0x0001_0001_0001_0001).bit_count()


@register
def next_ranks(
    deck: int, count: int, place: int, keys: Any, ranks: Any, sums: Any, times: Any, runs: Any
) -> bool:
    """Fill the ranks from a place on as low as may be, or count up; false at the end.

    Ranks do not fall from place to place; `times` is how often the ranks so far come in suits.
    """
    while place < count:
        if place < 0:
            return False
        ranks[place] += 1
        rank = ranks[place]
        if rank > 12:
            place -= 1
            continue
        run = 1
        base_sum = 0
        base_times = 1
        if place > 0:
            base_sum = sums[place - 1]
            base_times = times[place - 1]
            if ranks[place - 1] == rank:
                run = runs[place - 1] + 1
        often = ways(left_of_rank(deck, rank), run, base_times)
        if often == 0:
            continue
        runs[place] = run
        times[place] = often
        sums[place] = base_sum + (keys[1 << rank] & LOW)
        place += 1
        if place < count:
            ranks[place] = rank - 1
    return True


@register
def count_without_flushes(
    deck: int, to_come: int, players: int, keys: Any, moves: Any, numbers: Any, out: Any, row: int, held: Any,
    values: Any, ranks: Any, sums: Any, times: Any, runs: Any,
) -> None:  # fmt: skip
    """As if there were no flushes: each set of ranks once."""
    if to_come == 0:
        for player in range(players):
            values[player] = number_of(held[player], numbers, moves)
        count_best(values, players, 1, out, row)
        return
    last = to_come - 1
    ranks[0] = -1
    more = next_ranks(deck, to_come, 0, keys, ranks, sums, times, runs)
    while more:
        for player in range(players):
            values[player] = number_of(held[player] + sums[last], numbers, moves)
        count_best(values, players, times[last], out, row)
        more = next_ranks(deck, to_come, last, keys, ranks, sums, times, runs)


@register
def put_flushes_right(
    hands: Any, row: int, players: int, board: int, deck: int, suit: int, to_come: int, keys: Any, moves: Any,
    numbers: Any, flushes: Any, out: Any, held: Any, values: Any, ranks: Any, sums: Any, times: Any, runs: Any,
) -> None:  # fmt: skip
    """Boards that give somebody a flush in this suit: away with what was counted, and count what is."""
    free = deck >> 16 * suit & SUIT
    others = deck & ~(SUIT << 16 * suit)
    lying = board >> 16 * suit & SUIT
    most = 0
    for player in range(players):
        most = max(most, (hands[row, player] >> 16 * suit & SUIT).bit_count())
    least = 5 - most - lying.bit_count()
    suited = free
    while True:
        count = suited.bit_count()
        if least <= count <= to_come:
            rest = to_come - count
            base = keys[suited] & LOW
            if rest == 0:
                put_right(
                    hands,
                    row,
                    players,
                    suit,
                    suited | lying,
                    base,
                    1,
                    keys,
                    moves,
                    numbers,
                    flushes,
                    out,
                    held,
                    values,
                )
            else:
                ranks[0] = -1
                more = next_ranks(others, rest, 0, keys, ranks, sums, times, runs)
                while more:
                    put_right(
                        hands, row, players, suit, suited | lying, base + sums[rest - 1], times[rest - 1], keys, moves,
                        numbers, flushes, out, held, values,
                    )  # fmt: skip
                    more = next_ranks(others, rest, rest - 1, keys, ranks, sums, times, runs)
        if suited == 0:
            return
        suited = suited - 1 & free


@register
def put_right(
    hands: Any, row: int, players: int, suit: int, suited: int, weight: int, often: int, keys: Any, moves: Any,
    numbers: Any, flushes: Any, out: Any, held: Any, values: Any,
) -> None:  # fmt: skip
    for player in range(players):
        values[player] = number_of(held[player] + weight, numbers, moves)
    count_best(values, players, -often, out, row)
    for player in range(players):
        own = hands[row, player] >> 16 * suit & SUIT | suited
        if own.bit_count() >= 5:
            values[player] = flushes[own]
    count_best(values, players, often, out, row)


def sample_boards(
    crowd: tuple[int, ...], hands: Any, starts: Any, likely: Any, some: Any, more: Any, board: int, base: int,
    gone: int, seed: int, first: int, samples: int, moves: Any, numbers: Any, flushes: Any, out: Any, held: Any,
    values: Any,
) -> None:  # fmt: skip
    """Compiled: deal so many times by chance, and count as `count_boards` does.

    The hands of player `p` are those from `starts[p]` on; `likely` has for each how many of 2**31
    chances come to it or to one before it. A board is one of `some` and one of `more`, each a set of
    cards with its key: every board comes from equally many such pairs, so pairs that share a card, or
    take somebody's, are simply drawn again.
    """
    players = len(crowd)
    choosing = len(hands) > players
    taken = gone
    if not choosing:
        taken = deal_hands(hands, starts, likely, players, gone, seed, held)
    uneven_some = (1 << 32) % len(some)
    uneven_more = (1 << 32) % len(more)
    for sample in range(first, first + samples):
        bits = chance_at(seed, sample)
        if choosing:
            taken = deal_hands(hands, starts, likely, players, gone, bits, held)
            while taken < 0:
                bits = mixed(wrapped(bits + STEP))
                taken = deal_hands(hands, starts, likely, players, gone, bits, held)
            bits = mixed(wrapped(bits + 7 * STEP))
        while True:
            one = (bits >> 32 & LOW) * len(some)
            other = (bits & LOW) * len(more)
            left, right = some[one >> 32, 0], more[other >> 32, 0]
            clash = left & right | (left | right) & taken
            if clash == 0 and one & LOW >= uneven_some and other & LOW >= uneven_more:
                break
            bits = mixed(wrapped(bits + STEP))
        key = base + some[one >> 32, 1] + more[other >> 32, 1]
        for player in range(players):
            own = held[player, 1] + key
            if own & FIVE_OF_A_SUIT:
                suit = 0
                while not own >> COUNTERS + 4 * suit & 8:
                    suit += 1
                values[player] = flushes[(held[player, 0] | left | right | board) >> 16 * suit & SUIT]
            else:
                values[player] = number_of(own & LOW, numbers, moves)
        count_best(values, players, 1, out, 0)


@register
def deal_hands(hands: Any, starts: Any, likely: Any, players: int, gone: int, bits: int, held: Any) -> int:
    """One hand for each player; -1 if two would have the same card. The cards that are gone."""
    for player in range(players):
        place = starts[player]
        if starts[player + 1] - place > 1:
            bits = mixed(wrapped(bits + STEP))
            place = find(likely, place, starts[player + 1] - 1, below(bits, 1 << 31))
        cards = hands[place, 0]
        if cards & gone:
            return -1
        gone |= cards
        held[player, 0] = cards
        held[player, 1] = hands[place, 1]
    return gone


@register
def find(likely: Any, low: int, high: int, wanted: int) -> int:
    """The first place whose number is above the wanted one."""
    while low < high:
        middle = low + high >> 1
        if likely[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low
