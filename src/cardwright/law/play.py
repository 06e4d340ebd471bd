"""The law at work: begin a game, let somebody act, go on to whoever acts next.

A game is a list of instructions, `at` is the one in force. This file is the way of a hand
through the law: `begin` opens a phase, `act` is one action in it, `close` leaves it, and `go_on`
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
    t.actor = NOBODY
    op = game.code[0]
    if not begin(t, game, op):
        go_on(t, game, op)


def act(t: Table, game: Program, seat: int, kind: int, value: int) -> None:
    """One action, already known to be legal (`legal.refusal`); then on to the next actor."""
    op = game.code[t.at]
    t.actor = NOBODY
    if op == BETTING:
        more = act_bet(t, seat, kind, value)
    elif op == DEALING:
        more = act_deal(t, game, value)
    elif kind == DEAL:
        more = act_dealer(t, game, op, value)
    elif op == EXCHANGE:
        more = act_throw(t, game, seat, value)
    elif op == NAMING:
        more = act_name(t, seat, value)
    elif op == GIVING:
        more = act_give(t, game, seat, value)
    elif op == PLAYING:
        more = act_play(t, game, seat, kind, value)
    else:
        more = act_show(t, seat, kind)
    if not more:
        go_on(t, game, op)


def act_dealer(t: Table, game: Program, op: int, cards: int) -> bool:
    """The dealer replaces cards that were thrown, turns some of a stock, or deals a drawn one."""
    if op == EXCHANGE:
        return act_draw_cards(t, game, cards)
    if op == TURNING:
        return act_turn(t, game, cards)
    return act_drawn(t, cards)


def go_on(t: Table, game: Program, op: int) -> None:
    """Close this phase and open the next, until somebody must act or the game is over."""
    opened = False
    while not opened:
        close(t, game, op)
        op = game.code[t.at]
        opened = op == END or begin(t, game, op)


def begin(t: Table, game: Program, op: int) -> bool:
    """Open a phase; true when somebody must act in it."""
    if op == DEALING:
        return begin_deal(t, game)
    if op == BETTING:
        return begin_bet(t, game)
    if op == AWARD:
        return begin_award(t, game)
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
        return begin_together(t)
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


def close(t: Table, game: Program, op: int) -> None:
    """Leave a phase; when one seat is left in a contest, the rest of it is skipped."""
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
