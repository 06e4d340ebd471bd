"""What must be true of every state, whatever the game."""

from __future__ import annotations

from cardwright.cards import DECKS, text
from cardwright.fair.promise_error import PromiseError
from cardwright.games import DEALER, NOBODY, Legal, State, observe
from cardwright.law import Table, copied
from cardwright.law.offer import offer
from cardwright.law.table import ROWS, SCALARS
from cardwright.law.words import BETTING, END


def record(table: Table) -> bytes:
    """Everything on a table, as bytes: equal for equal tables only."""
    return repr([getattr(table, name) for name in (*SCALARS, *ROWS)]).encode()


def check_cards(state: State) -> None:
    """Every card of the deck in exactly one place."""
    t = state.table
    zones = (t.deck, t.pile, t.aside, *boards_apart(t), *t.hand, *t.up, *t.stock, *t.thrown, *t.taken)
    seen = twice = 0
    for zone in zones:
        twice |= seen & zone
        seen |= zone
    deck = DECKS[state.game.deck]
    if twice or seen != deck:
        lost, strange = deck & ~seen, seen & ~deck
        raise PromiseError(
            "cards", f"twice: {text(twice)}, lost: {text(lost)}, from nowhere: {text(strange)}"
        )
    if t.top >= 0 and not t.pile >> t.top & 1:
        raise PromiseError("cards", "the top card does not lie in the pile")


def boards_apart(t: Table) -> list[int]:
    """The boards, without what lay there before the runs of one board parted."""
    common = t.board[0] & t.board[1] if t.runs else 0
    return [t.board[0], *(cards & ~common for cards in t.board[1:])]


def able_seats(t: Table) -> int:
    """The live seats with chips that they may still bet."""
    able = 0
    for seat in range(t.seats):
        capped = 0 < t.ceiling <= t.paid[seat]
        if t.live >> seat & 1 and t.stack[seat] and not capped:
            able |= 1 << seat
    return able


def check_actor(state: State) -> None:
    """Somebody can act, or the game is over."""
    t = state.table
    is_at_end = state.program.code[t.at] == END
    if (t.actor == NOBODY) != is_at_end:
        raise PromiseError(
            "actor", f"{t.actor} is to act at instruction {t.at}, which is the end: {is_at_end}"
        )
    if t.actor >= 0 and not t.live >> t.actor & 1:
        raise PromiseError("actor", f"seat {t.actor} is to act, and is not in the game any more")
    if t.actor != NOBODY and not Legal(t, state.program, t.actor).bits:
        raise PromiseError("actor", f"{t.actor} is to act, and may do nothing")
    if not (t.live & ~t.playing == 0 and 0 <= t.first < t.seats and 0 <= t.button < t.seats):
        raise PromiseError("derived", f"live {t.live:b} of {t.playing:b}, first {t.first}, button {t.button}")


def check_derived(state: State) -> None:
    """What is worked out from the table, or kept beside it, agrees with it."""
    t = state.table
    view = observe(state, None)
    if view.pot != sum(t.paid) + t.dead:
        raise PromiseError(
            "derived", f"the pots come to {view.pot}, and {sum(t.paid) + t.dead} are in the middle"
        )
    if t.actor >= 0 and t.actor not in view.acting:
        raise PromiseError("derived", f"seat {t.actor} is to act, and observers see {view.acting}")
    if state.program.code[t.at] == BETTING and t.actor >= 0:
        able = able_seats(t)
        if able != t.able:
            raise PromiseError("derived", f"able to bet are {able:b}, and the table says {t.able:b}")
        if t.owing & ~able or not t.owing >> t.actor & 1:
            raise PromiseError(
                "derived", f"{t.owing:b} must still act, {t.actor} does, and able are {able:b}"
            )
        again = copied(t)
        offer(again, t.actor)
        if (again.due, again.low, again.high) != (t.due, t.low, t.high):
            raise PromiseError(
                "derived", f"seat {t.actor} is not offered what it may do: {t.due}, {t.low}, {t.high}"
            )


def check_default(state: State) -> None:
    """What is done for a seat whose time runs out is legal for every seat that may act."""
    seats = [*range(state.seats), DEALER] if state.actor == DEALER else range(state.seats)
    for seat in seats:
        legal = Legal(state.table, state.program, seat)
        if legal.bits and legal.default not in legal:
            raise PromiseError("default", f"seat {seat} would {legal.default}, and may not: {legal}")
