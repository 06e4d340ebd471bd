"""Playing hands from beginning to end, in plain functions that Numba compiles around the law.

A hand is a copy of a table at which the game has been started, played out by chance or by the house's
rules. What is counted are whole numbers, so that the order of the hands does not matter.
"""

from __future__ import annotations

from typing import Any

from cardwright.fast.chance import chance_at, chance_of
from cardwright.fast.choosing import any_kind, random_deal, random_kind, random_value
from cardwright.fast.house import house_kind, house_value
from cardwright.law.play import act
from cardwright.law.table import Program, Table
from cardwright.law.words import DEAL, DEALER, FOLD, NOBODY

FOLD_UNIT = 1 << 32

# What is counted in a block of hands, then for each seat what it won.
ACTIONS, FOLDED, LONGEST, WRONG, WON = range(5)


def play_out(t: Table, game: Program, house: int | None, chance: int) -> int:
    """Play one hand; how many actions the seats made, and FOLD_UNIT for each contest that folds ended.

    `house` has a bit for each seat that the house plays; None is compiled without the house's rules.
    """
    place = 0
    done = 0
    coming = chance_at(chance, 0)
    while t.actor != NOBODY:
        bits = coming
        place += 1
        coming = chance_at(chance, place)  # mixed while the law is at work
        done += one_action(t, game, house, bits)
    return done


def one_action(t: Table, game: Program, house: int | None, bits: int) -> int:
    """Whoever is on turn does something; what `play_out` counts of it."""
    seat = t.actor
    done = 0
    if seat == DEALER:
        kind = DEAL
        value = random_deal(t, game, bits)
    else:
        kind = chosen_kind(t, game, house, seat, bits)
        value = chosen_value(t, game, house, seat, kind, bits)
        done = 1 + FOLD_UNIT if kind == FOLD and t.live.bit_count() == 2 else 1
    act(t, game, seat, kind, value)
    return done


def chosen_kind(t: Table, game: Program, house: int | None, seat: int, bits: int) -> int:
    if plays_for_house(house, seat):
        return house_kind(t, game, seat, bits)
    return random_kind(t, game, seat, bits)


def chosen_value(t: Table, game: Program, house: int | None, seat: int, kind: int, bits: int) -> int:
    if plays_for_house(house, seat):
        return house_value(t, game, seat, kind, bits)
    return random_value(t, game, seat, kind, bits)


def play_hands(
    t: Table,
    game: Program,
    started: Any,
    house: int | None,
    seed: int,
    first: int,
    hands: int,
    chips: Any,
    counts: Any,
    squares: Any,
    block: int,
) -> None:
    """Play hands `first` on and count them in one block; the button moves on by a seat each hand.

    `started` has a started table for each button, `chips` what each seat began with. The last of the
    squares is that of what the house won.
    """
    total = 0
    for seat in range(t.seats):
        total += chips[seat]
    for hand in range(first, first + hands):
        set_table(t, started, hand % t.seats, game)
        done = play_out(t, game, house, chance_of(seed, hand))
        actions = done % FOLD_UNIT
        counts[block, ACTIONS] += actions
        counts[block, FOLDED] += done // FOLD_UNIT
        if actions > counts[block, LONGEST]:
            counts[block, LONGEST] = actions
        left = total
        by_house = 0
        for seat in range(t.seats):
            won = t.stack[seat] - chips[seat]
            left -= t.stack[seat]
            counts[block, WON + seat] += won
            squares[block, seat] += float(won) * float(won)
            if plays_for_house(house, seat):
                by_house += won
        squares[block, t.seats] += float(by_house) * float(by_house)
        if left:
            counts[block, WRONG] += 1


def plays_for_house(house: int | None, seat: int) -> bool:
    return house is not None and house >> seat & 1 == 1


def set_table(t: Table, started: Any, which: int, game: Program) -> None:
    """Make the table like another (compiled, a copy of its words)."""
    raise NotImplementedError


def step(t: Table, game: Program, chance: int, place: int) -> None:
    """One action of whoever is on turn, any that is open: the widest way through the rules."""
    bits = chance_at(chance, place)
    seat = t.actor
    if seat == DEALER:
        act(t, game, seat, DEAL, random_deal(t, game, bits))
    else:
        kind = any_kind(t, game, seat, bits)
        act(t, game, seat, kind, random_value(t, game, seat, kind, bits))
