"""The law at work: begin a game, let somebody act, go on to whoever acts next.

A game is a list of instructions, `at` is the one in force. This file is the way of a hand
through the law: `begin` opens a phase, `act` is one action in it, `leave` closes it, and `go_on`
goes from phase to phase until somebody must act.
"""

from __future__ import annotations

from cardwright.law.award import act_show, begin_award, end_award
from cardwright.law.bet import act_bet, begin_bet, end_bet
from cardwright.law.card_play import act_drawn, act_play, begin_play, lead, take, tally
from cardwright.law.deal import act_deal, act_turn, begin_deal, begin_turning, gather
from cardwright.law.events import emit
from cardwright.law.exchange import (
    act_draw_cards,
    act_give,
    act_name,
    act_throw,
    begin_exchange,
    begin_naming,
    begin_together,
    direction,
)
from cardwright.law.flow import begin_contest, grant, leave_contest, next_place, pass_button
from cardwright.law.post import post_antes, post_blinds
from cardwright.law.table import Program, Table
from cardwright.law.words import (
    ANTES,
    AWARD,
    BETTING,
    BLINDS,
    CONTEST,
    DEAL,
    DEALING,
    END,
    EXCHANGE,
    GATHER,
    GIVING,
    GRANT,
    LEADS,
    LEAVE,
    NAMING,
    NEXT,
    NOBODY,
    PASS_BUTTON,
    PLAYING,
    REPEAT,
    STARTED,
    TAKING,
    TALLY,
    TURNING,
)

WORD = 2  # the one word of the instructions that have only one


def start(t: Table, game: Program, button: int) -> None:
    """Open the game at a blank table that has its seats and stacks; run to the first actor."""
    t.at = 0
    t.button = button
    t.first = (button + 1) % t.seats
    t.playing = t.live = (1 << t.seats) - 1
    t.raiser = t.top = t.trump = -1
    t.deck = game.deck
    emit(t, STARTED, button)
    go_on(t, game)


def act(t: Table, game: Program, seat: int, kind: int, value: int) -> None:
    """One action, already known to be legal (`legal.refusal`); then on to the next actor."""
    op = game.code[t.at]
    if op == BETTING:
        if act_bet(t, seat, kind, value):
            return
    elif op == DEALING:
        if act_deal(t, game, value):
            return
    elif act_otherwise(t, game, op, seat, kind, value):
        return
    leave(t, game, op)
    go_on(t, game)


def act_otherwise(t: Table, game: Program, op: int, seat: int, kind: int, value: int) -> bool:
    """One action in any other phase; true while there is more to do in it."""
    if op == EXCHANGE:
        return act_draw_cards(t, game, value) if kind == DEAL else act_throw(t, game, seat, value)
    if op == TURNING:
        return act_turn(t, game, value)
    if op == NAMING:
        return act_name(t, seat, value)
    if op == GIVING:
        return act_give(t, game, seat, value)
    if op == PLAYING:
        return act_drawn(t, value) if kind == DEAL else act_play(t, game, seat, kind, value)
    return act_show(t, seat, kind)


def go_on(t: Table, game: Program) -> None:
    """Open one phase after the other, until somebody must act or the game is over.

    Dealing and betting, of which most hands are made, are asked for first.
    """
    waits = False
    while not waits:
        op = game.code[t.at]
        if op == DEALING:
            waits = begin_deal(t, game)
        elif op == BETTING:
            waits = begin_bet(t, game)
        else:
            waits = begin(t, game, op)
        if not waits:
            leave(t, game, op)


def begin(t: Table, game: Program, op: int) -> bool:
    """Open any other phase; true when somebody must act in it, or when it is the end."""
    if op == AWARD:
        return begin_award(t, game)
    if op == END:
        t.actor = NOBODY
        return True
    if op == BLINDS:
        post_blinds(t, game)
    elif op == CONTEST:
        begin_contest(t, game)
    elif op == ANTES:
        post_antes(t, game)
    elif op == EXCHANGE:
        return begin_exchange(t)
    elif op == TURNING:
        return begin_turning(t, game)
    elif op == NAMING:
        return begin_naming(t)
    elif op == GIVING:
        return direction(t, game) != 0 and begin_together(t)
    elif op == PLAYING:
        return begin_play(t, game)
    else:
        do_at_once(t, game, op)
    return False


def do_at_once(t: Table, game: Program, op: int) -> None:
    """The phases in which nobody decides anything."""
    if op == TAKING:
        take(t, game)
    elif op == TALLY:
        tally(t, game)
    elif op == GATHER:
        gather(t)
    elif op == GRANT:
        grant(t, game.code[t.at + WORD])
    elif op == PASS_BUTTON:
        pass_button(t)
    elif op == LEADS:
        lead(t, game.code[t.at + WORD])
    elif op == LEAVE:
        leave_contest(t, game)


def leave(t: Table, game: Program, op: int) -> None:
    """Close a phase and go to the next; when one seat is left in a contest, the rest of it is skipped."""
    if op == BETTING:
        end_bet(t, game)
    elif op == AWARD:
        end_award(t, game)
    elif op >= REPEAT:
        t.at = next_place(t, game, op)
        return
    if t.exit and not t.live & (t.live - 1):
        t.at = t.exit
    else:
        t.at = game.code[t.at + NEXT]
