"""Contests, loops and branches: which instruction comes next."""

from __future__ import annotations

from cardwright.law.events import emit
from cardwright.law.seats import following, lone
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    AGAIN,
    BUTTON_MOVED,
    IF,
    NEXT,
    NEXT_TURN,
    ONE_LEFT,
    REPEAT,
    SCORE_REACHED,
    SOMEONE_OUT,
    STUCK,
    TIED,
    TURNS,
    WINS_REACHED,
)

# Contest: where it goes when one seat is left.
EXIT = 2
# Leave: whether the pot was paid, so that seats without chips are out.
SETTLED = 2
# Repeat and Turns: the loop's level.
LEVEL = 2
# Again and Next turn: the level, where the body begins, how many laps at most, and then the
# conditions any of which ends it: how many, and each with its number.
BODY, TIMES, UNTIL = range(3, 6)
# If: where to go if none of the conditions holds, and the conditions in the same way.
ELSE, CONDITIONS = range(2, 4)


def begin_contest(t: Table, game: Program) -> None:
    """Every seat in the game is in it again, and may fold."""
    t.live = t.playing
    t.shown = 0
    t.exit = game.code[t.at + EXIT]
    t.able = t.live
    for seat in range(t.seats):
        if t.stack[seat] == 0:
            t.able &= ~(1 << seat)


def leave_contest(t: Table, game: Program) -> None:
    """Folded seats are back; who lost its last chip is out of the game."""
    if game.code[t.at + SETTLED]:
        for seat in range(t.seats):
            if t.stack[seat] == 0:
                t.playing &= ~(1 << seat)
    t.live = t.playing


def next_place(t: Table, game: Program, op: int) -> int:
    """Where the instructions lead that only move on: loops, turns, branches."""
    at = t.at
    if op == REPEAT:
        t.laps[game.code[at + LEVEL]] = 0
    elif op == TURNS:
        t.laps[game.code[at + LEVEL]] = 0
        begin_turns(t)
    elif op == AGAIN:
        return game.code[at + BODY] if goes_on(t, game) else game.code[at + NEXT]
    elif op == NEXT_TURN:
        return game.code[at + BODY] if next_turn(t, game) else game.code[at + NEXT]
    elif op == IF and not any_holds(t, game, at + CONDITIONS):
        return game.code[at + ELSE]
    return game.code[at + NEXT]


def goes_on(t: Table, game: Program) -> bool:
    """One lap is done: another, unless there were enough or the condition holds."""
    level = game.code[t.at + LEVEL]
    t.laps[level] += 1
    if t.laps[level] >= game.code[t.at + TIMES]:
        return False
    return not any_holds(t, game, t.at + UNTIL)


def begin_turns(t: Table) -> None:
    t.first = t.turn = following(t.live, t.first)
    t.waiting = t.live
    t.idle = 0


def next_turn(t: Table, game: Program) -> bool:
    """The turn passes to the left, round by round, until the condition holds."""
    t.waiting &= ~(1 << t.turn)
    if any_holds(t, game, t.at + UNTIL):
        return False
    if t.waiting == 0:
        if not goes_on(t, game):
            return False
        t.waiting = t.live
    t.turn = following(t.waiting, (t.turn + 1) % t.seats)
    return True


def any_holds(t: Table, game: Program, place: int) -> bool:
    for each in range(game.code[place]):
        if holds(t, game.code[place + 1 + 2 * each], game.code[place + 2 + 2 * each]):
            return True
    return False


def holds(t: Table, condition: int, number: int) -> bool:
    if condition in (SCORE_REACHED, WINS_REACHED):
        return somebody_reached(t, condition, number)
    if condition == SOMEONE_OUT:
        return somebody_is_out(t)
    if condition == ONE_LEFT:
        return lone(t.playing)
    if condition == TIED:
        return t.board[0] != 0
    return condition == STUCK and t.idle >= t.live.bit_count()


def somebody_reached(t: Table, condition: int, number: int) -> bool:
    for seat in range(t.seats):
        if (t.score[seat] if condition == SCORE_REACHED else t.wins[seat]) >= number:
            return True
    return False


def somebody_is_out(t: Table) -> bool:
    """Has a seat no cards left, neither to play nor won?"""
    for seat in range(t.seats):
        if t.playing >> seat & 1 and t.hand[seat] | t.stock[seat] | t.taken[seat] == 0:
            return True
    return False


def pass_button(t: Table) -> None:
    """The button goes to the left, and the seat after it goes first."""
    t.button = following(t.playing, (t.button + 1) % t.seats)
    t.first = (t.button + 1) % t.seats
    emit(t, BUTTON_MOVED, t.button)


def grant(t: Table, points: int) -> None:
    for seat in range(t.seats):
        t.score[seat] += points
