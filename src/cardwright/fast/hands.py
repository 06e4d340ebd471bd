"""The drivers' entries: what Python calls, with arrays, and what is compiled."""

from __future__ import annotations

from typing import Any

from cardwright.fast.driver import play_hands, step
from cardwright.fast.following import TO_SHOW, follow, show_hands, standing_of
from cardwright.fast.record import table_in
from cardwright.law.play import start
from cardwright.law.table import Program
from cardwright.law.words import NOBODY


def many_blocks(
    table: Any,
    game: Program,
    started: Any,
    house: int | None,
    seed: int,
    first: int,
    hands: int,
    chips: Any,
    size: int,
    counts: Any,
    squares: Any,
) -> None:
    """`driver.play_hands` on the words of one table, in blocks of so many hands."""
    t = table_in(table, 0, game)
    for block in range(counts.shape[0]):
        done = block * size
        some = min(size, hands - done)
        play_hands(t, game, started, house, seed, first + done, some, chips, counts, squares, block)


def one_play(table: Any, game: Program, button: int, chance: int, log: Any) -> int:
    """Start a game and let anybody do anything; the words of the table after each action."""
    t = table_in(table, 0, game)
    start(t, game, button)
    done = 0
    while t.actor != NOBODY and done < log.shape[0]:
        step(t, game, chance, done)
        for word in range(table.shape[1]):
            log[done, word] = table[0, word]
        done += 1
    return done


def one_record(
    table: Any, game: Program, button: int, stacks: Any, steps: Any, unknown: int, showers: int
) -> int:
    """Play a recorded hand: how it stands in the end and who is live, or -1 if a step needs explaining."""
    for word in range(table.shape[1]):
        table[0, word] = 0
    t = table_in(table, 0, game)
    t.seats = stacks.shape[0]
    for seat in range(stacks.shape[0]):
        t.stack[seat] = stacks[seat]
    start(t, game, button)
    if follow(t, game, steps, 0, steps.shape[0] // 3, unknown) < steps.shape[0] // 3:
        return -1
    live = t.live
    standing = standing_of(t, game, showers)
    if standing == TO_SHOW:
        show_hands(t, game, showers)
    return live << 2 | standing
