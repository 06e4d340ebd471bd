"""What a record may have that the law would not ask for, and what is said where it has more.

Each allowance is a rule of its own: it looks at the table and never at where the hand comes from.
"""

from __future__ import annotations

from cardwright.cards import Cards, cards_in, set_of
from cardwright.history import kinds
from cardwright.history.encode import Coded
from cardwright.history.kinds import Kind
from cardwright.history.words import Step
from cardwright.law import Table, act, refusal
from cardwright.law.bet import shut_out
from cardwright.law.offer import BRINGING_IN, offer, raise_least, somebody_could_call
from cardwright.law.seats import lone
from cardwright.law.words import CALL, DEAL, DEALER, FIXED_LIMIT, NOBODY, RAISE, THROW, TOO_LARGE, TOO_SMALL


def is_needless_check(coded: Coded, t: Table, place: int, seat: int, kind: int) -> bool:
    """In the first round the big blind may be recorded as checking, though all others are all-in."""
    if kind != CALL or t.able != 1 << seat or lone(t.live) or coded.steps[place - 1] == coded.steps[place]:
        return False
    return all(step[1] not in (DEAL, THROW) for step in coded.steps[coded.setting.seats : place])


def is_short_all_in(t: Table, seat: int, total: int) -> bool:
    """All the seat's chips, and no more than the price: a call, though it tops a short blind."""
    return total <= t.price and total == t.bet[seat] + t.stack[seat]


def is_bring_in(t: Table, seat: int) -> bool:
    """Who must bring it in bets more, where nobody has more: what nobody can call goes back."""
    return t.stage == BRINGING_IN and not somebody_could_call(t, seat)


def is_all_they_can_call(t: Table, seat: int, total: int) -> bool:
    """At fixed limit, less than a whole raise, but as much as any other seat has: a whole one, in effect."""
    others = [t.bet[other] + t.stack[other] for other in range(t.seats) if t.able & ~(1 << seat) & 1 << other]
    return t.limit == FIXED_LIMIT and t.price < total < raise_least(t) and total == max(others, default=0)


def raised_by_least_bet(coded: Coded, t: Table, seat: int, total: int) -> bool:
    """Is it legal by the record's least bet, where blinds above that have not been raised in full yet?"""
    step, shut, by = t.step, t.shut, max(t.least, t.price - t.full)
    if t.limit == FIXED_LIMIT or not by < step == t.full:
        return False
    t.step = by
    t.shut = shut_out(t)
    offer(t, seat)
    if refusal(t, coded.setting.program, seat, RAISE, total):
        t.step, t.shut = step, shut
        offer(t, seat)
        return False
    coded.notes.append(kinds.LEAST_RAISE)
    return True


def reopened_by_house(coded: Coded, t: Table, seat: int, total: int) -> bool:
    """Would the raise be legal, were the seat not shut out? Then the house opened the betting to it again."""
    if t.cap and t.raises >= t.cap:
        return False
    shut = t.shut
    t.shut &= ~(1 << seat)
    offer(t, seat)
    if refusal(t, coded.setting.program, seat, RAISE, total):
        t.shut = shut
        offer(t, seat)
        return False
    if kinds.REOPENED not in coded.notes:
        coded.notes.append(kinds.REOPENED)
    return True


def as_many_of(hand: Cards, thrown: Cards) -> Cards:
    """These cards if the seat has them, else others for them: a stand-in may have gone through the deck."""
    cards = hand & thrown
    others = cards_in(hand & ~thrown)
    return cards | set_of(others[: thrown.bit_count() - cards.bit_count()])


def in_portions(coded: Coded, t: Table, cards: Cards, taken: list[Step] | None) -> Cards:
    """Where the deck runs out, the law asks for what is left of it, and then for the rest: the rest."""
    while t.need and t.actor == DEALER:
        there = cards & t.deck
        portion = there if there.bit_count() == t.want else set_of(cards_in(cards)[: t.want])
        cards &= ~portion
        if taken is not None:
            taken.append((DEALER, DEAL, portion))
        act(t, coded.setting.program, DEALER, DEAL, portion)
    return cards


# --- why a step is refused ---------------------------------------------------------------


def not_on_turn(t: Table, seat: int) -> tuple[Kind, str]:
    who = "the dealer deals" if seat == DEALER else f"p{seat + 1} acts"
    if t.actor == NOBODY:
        return kinds.AFTER_THE_END, f"{who} after the hand is over"
    if seat == DEALER:
        return kinds.TOO_EARLY, f"the dealer deals, but it is p{t.actor + 1}'s turn"
    turn = "the dealer's" if t.actor == DEALER else f"p{t.actor + 1}'s"
    return kinds.OUT_OF_TURN, f"{who}, but it is {turn} turn"


def refused_raise(coded: Coded, t: Table, seat: int, total: int) -> tuple[Kind, str]:
    game = coded.setting.program
    why = refusal(t, game, seat, RAISE, total)
    said = f"p{seat + 1} raises to {coded.amount(total)}"
    if why == TOO_SMALL:
        return kinds.TOO_SMALL, f"{said}: at least {coded.amount(raise_least(t))}"
    if why == TOO_LARGE:
        return kinds.TOO_LARGE, f"{said}: at most {coded.amount(t.high)}"
    return kinds.NOT_NOW, f"{said}, but may not raise"
