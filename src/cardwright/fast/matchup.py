"""Comparing hold'em hands over the boards to come: all of them, or some by chance.

Exact counting does not deal boards one by one. Without flushes only the ranks of a board matter, so
each set of ranks is looked at once and counted as often as it comes in suits; then, suit by suit, the
boards that give somebody a flush are put right. A few thousand looks stand for 1.7 million boards.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cardwright.fast.chance import chance_at, chance_of
from cardwright.fast.looking_up import COUNTERS, DECK, FIVE_OF_A_SUIT, SUIT, Lookup, number_of

LOW = 0xFFFF_FFFF
CHANCES = 1 << 62  # of which a hand has its part
ATTEMPTS = 1 << 22  # at hands for one deal, before they are given up


class Room(NamedTuple):
    """Room to work in: what each player holds and has, and the ranks of a board as they are counted."""

    held: Any  # for each player the sum of the weights so far; when dealing, hand and key
    values: Any  # for each player the number of the hand's rank
    ranks: Any  # of the board's cards to come; they do not fall from place to place
    sums: Any  # of their weights, up to each place
    times: Any  # how often the ranks up to each place come in suits
    runs: Any  # how many of the same rank end at each place


class Deals(NamedTuple):
    """How chance deals hands and boards.

    The hands of player `p` are those from `starts[p]` on, each with its key; `likely` has for each how
    many of all `CHANCES` come to it or to one before it. With one start alone there are rows of hands that
    go together, and `likely` has a number for each row.

    A board is one of `some` and one of `more`, each a set of cards with its key: every board comes from
    equally many such pairs, so pairs that share a card, or take somebody's, are simply drawn again.
    """

    hands: Any
    starts: Any
    likely: Any
    guide: Any  # where to begin to look, if a random number is in one of as many equal parts
    some: Any
    more: Any
    board: int
    base: int  # the key of the board, and the counters' start
    gone: int


def weight_of(cards: int, keys: Any) -> int:
    """The sum of the weights of some cards."""
    total = 0
    for suit in range(4):
        total += keys[cards >> 16 * suit & SUIT] & LOW
    return total


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


def count_boards(
    crowd: tuple[int, ...], hands: Any, board: int, dead: int, tables: Lookup, out: Any, room: Room
) -> None:
    """Compiled: for each row of hands, count all boards by who wins them.

    As many are in the crowd as play, so that this is known when it is compiled.
    """
    for row in range(hands.shape[0]):
        count_row(crowd, hands, row, board, dead, tables, out, room)


def count_row(
    crowd: tuple[int, ...], hands: Any, row: int, board: int, dead: int, tables: Lookup, out: Any, room: Room
) -> None:
    players = len(crowd)
    to_come = 5 - board.bit_count()
    gone = board | dead
    for player in range(players):
        gone |= hands[row, player]
        room.held[player] = weight_of(hands[row, player] | board, tables.keys)
    deck = DECK & ~gone
    count_without_flushes(deck, to_come, players, tables, out, row, room)
    for suit in range(4):
        if suit_matters(hands, row, players, board, suit, to_come):
            put_flushes_right(hands, row, players, board, deck, suit, to_come, tables, out, room)


def suit_matters(hands: Any, row: int, players: int, board: int, suit: int, to_come: int) -> bool:
    """Can anybody have a flush in this suit?"""
    for player in range(players):
        if ((hands[row, player] | board) >> 16 * suit & SUIT).bit_count() + to_come >= 5:
            return True
    return False


def ways(left: int, run: int, times: int) -> int:
    """How often a set of ranks comes when one more of a rank is added, of which so many are left."""
    return times * (left - run + 1) // run if left >= run else 0


def left_of_rank(deck: int, rank: int) -> int:
    return (deck >> rank & 0x0001_0001_0001_0001).bit_count()


def next_ranks(deck: int, count: int, place: int, keys: Any, room: Room) -> bool:
    """Fill the ranks from a place on as low as may be, or count up; false at the end."""
    while place < count:
        if place < 0:
            return False
        room.ranks[place] += 1
        rank = room.ranks[place]
        if rank > 12:
            place -= 1
            continue
        run = 1
        base_sum = 0
        base_times = 1
        if place > 0:
            base_sum = room.sums[place - 1]
            base_times = room.times[place - 1]
            if room.ranks[place - 1] == rank:
                run = room.runs[place - 1] + 1
        often = ways(left_of_rank(deck, rank), run, base_times)
        if often == 0:
            continue
        room.runs[place] = run
        room.times[place] = often
        room.sums[place] = base_sum + (keys[1 << rank] & LOW)
        place += 1
        if place < count:
            room.ranks[place] = rank - 1
    return True


def count_without_flushes(
    deck: int, to_come: int, players: int, tables: Lookup, out: Any, row: int, room: Room
) -> None:
    """As if there were no flushes: each set of ranks once."""
    if to_come == 0:
        rank_plain(players, 0, tables, room)
        count_best(room.values, players, 1, out, row)
        return
    last = to_come - 1
    room.ranks[0] = -1
    more = next_ranks(deck, to_come, 0, tables.keys, room)
    while more:
        rank_plain(players, room.sums[last], tables, room)
        count_best(room.values, players, room.times[last], out, row)
        more = next_ranks(deck, to_come, last, tables.keys, room)


def rank_plain(players: int, weight: int, tables: Lookup, room: Room) -> None:
    """What everybody has with cards of this weight more, flushes left aside."""
    for player in range(players):
        room.values[player] = number_of(room.held[player] + weight, tables.moves, tables.numbers)


def put_flushes_right(
    hands: Any, row: int, players: int, board: int, deck: int, suit: int, to_come: int, tables: Lookup,
    out: Any, room: Room,
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
            base = tables.keys[suited] & LOW
            room.ranks[0] = -1
            more = rest == 0 or next_ranks(others, rest, 0, tables.keys, room)
            while more:
                weight = base + room.sums[rest - 1] if rest else base
                often = room.times[rest - 1] if rest else 1
                put_right(hands, row, players, suit, suited | lying, weight, often, tables, out, room)
                more = rest > 0 and next_ranks(others, rest, rest - 1, tables.keys, room)
        if suited == 0:
            return
        suited = suited - 1 & free


def put_right(
    hands: Any, row: int, players: int, suit: int, suited: int, weight: int, often: int, tables: Lookup,
    out: Any, room: Room,
) -> None:  # fmt: skip
    rank_plain(players, weight, tables, room)
    count_best(room.values, players, -often, out, row)
    for player in range(players):
        own = hands[row, player] >> 16 * suit & SUIT | suited
        if own.bit_count() >= 5:
            room.values[player] = tables.flushes[own]
    count_best(room.values, players, often, out, row)


def sample_boards(
    crowd: tuple[int, ...], deals: Deals, seed: int, first: int, samples: int, tables: Lookup, out: Any,
    held: Any, values: Any,
) -> None:  # fmt: skip
    """Compiled: deal so many times by chance, and count as `count_boards` does.

    Where no hands are found that can be held at once, that is counted as shared by nobody, and it ends.
    """
    players = len(crowd)
    moves, numbers, flushes = tables.moves, tables.numbers, tables.flushes
    some, more = deals.some, deals.more
    choosing = len(deals.likely) > 1
    taken = deals.gone if choosing else deal_hands(deals, players, 0, held)
    uneven_some = (1 << 32) % len(some)
    uneven_more = (1 << 32) % len(more)
    for sample in range(first, first + samples):
        chance = chance_of(seed, sample)
        if choosing:
            attempt = 0
            taken = deal_hands(deals, players, chance_at(chance, attempt), held)
            while taken < 0:
                attempt += 1
                if attempt == ATTEMPTS:
                    out[0, 0, 0] += 1
                    return
                taken = deal_hands(deals, players, chance_at(chance, attempt), held)
        bits = chance
        place = 0  # boards have the places below it, attempts at hands the others
        while True:
            one = (bits >> 32 & LOW) * len(some)
            other = (bits & LOW) * len(more)
            left, right = some[one >> 32, 0], more[other >> 32, 0]
            clash = left & right | (left | right) & taken
            if clash == 0 and one & LOW >= uneven_some and other & LOW >= uneven_more:
                break
            place -= 1
            bits = chance_at(chance, place)
        key = deals.base + some[one >> 32, 1] + more[other >> 32, 1]
        for player in range(players):
            own = held[player, 1] + key
            if own & FIVE_OF_A_SUIT:
                suit = 0
                while not own >> COUNTERS + 4 * suit & 8:
                    suit += 1
                cards = held[player, 0] | left | right | deals.board
                values[player] = flushes[cards >> 16 * suit & SUIT]
            else:
                values[player] = number_of(own & LOW, moves, numbers)
        count_best(values, players, 1, out, 0)


def deal_hands(deals: Deals, players: int, chance: int, held: Any) -> int:
    """One hand for each player; -1 if two would have the same card. The cards that are gone.

    All chance is that of this attempt alone: one that begins with what another has left over would make
    some hands come more often, for only some attempts come to their end.
    """
    gone = deals.gone
    together = len(deals.starts) == 1
    place = 0
    if together and len(deals.likely) > 1:
        place = players * find(deals, 0, len(deals.likely), chance)
    for player in range(players):
        if not together:
            place = deals.starts[player]
            count = deals.starts[player + 1] - place
            if count > 1:
                place = find(deals, place, count, chance_at(chance, player))
        cards = deals.hands[place, 0]
        if cards & gone:
            return -1
        gone |= cards
        held[player, 0] = cards
        held[player, 1] = deals.hands[place, 1]
        place += 1
    return gone


def find(deals: Deals, first: int, count: int, bits: int) -> int:
    """The first of so many places whose number is above a random one."""
    place = deals.guide[first + ((bits >> 32 & LOW) * count >> 32)]
    wanted = bits >> 2 & CHANCES - 1
    while deals.likely[place] <= wanted:
        place += 1
    return place
