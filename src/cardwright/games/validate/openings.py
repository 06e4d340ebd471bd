"""Stud's opening, a cap on the hand, and boards that are run more than once: what goes with what.

A field that the law would pass over in silence is refused, for its author meant something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.games.errors import GameError
from cardwright.games.parts import Place
from cardwright.games.phases import (
    Bet,
    Contest,
    Deal,
    If,
    Limit,
    Opener,
    Phase,
    Post,
    Prize,
    Repeat,
    Showdown,
    Turns,
    Zone,
)
from cardwright.law.table import PORTIONS


def opening_faults(place: Place, phase: Bet) -> Iterator[GameError]:
    """Who opens by the cards that lie up, with what, and what an open pair allows."""
    by_cards = phase.opener is not Opener.PLACE
    if phase.bring_in and not by_cards:
        message = "a bring-in is paid by who opens by cards: write an opener, or post blinds"
        yield place.fault("no_effect", message, "bring_in")
    elif phase.bring_in > phase.least:
        message = f"the bring-in is completed to the least bet, {phase.least}: it is at most that"
        yield place.fault("too_large", message, "bring_in")
    if phase.pair_bet and (phase.limit is not Limit.FIXED or not by_cards):
        message = "an open pair doubles a fixed bet where cards lie up: write both, or leave it out"
        yield place.fault("no_effect", message, "pair_bet")
    elif phase.pair_bet and phase.pair_bet <= phase.least:
        message = f"it allows a larger bet than {phase.least}"
        yield place.fault("too_small", message, "pair_bet")
    contest = contest_of(place)
    if contest and by_cards and any(isinstance(p, Post) and has_blinds(p) for p in deep(contest.phases)):
        message = "with blinds, who opens is decided by place: leave the opener or the blinds out"
        yield place.fault("mixed", message, "opener")


def has_blinds(post: Post) -> bool:
    return any((*post.blinds, *post.late, post.button_blind))


def contest_of(place: Place) -> Contest | None:
    """The contest in which a phase stands."""
    return next((scope for scope in place.inside if isinstance(scope, Contest)), None)


def ceiling_faults(place: Place, phase: Bet) -> Iterator[GameError]:
    """A cap on the hand is one for all its rounds, and leaves something to bet."""
    contest = contest_of(place)
    inner = list(deep(contest.phases)) if contest else []
    if any(isinstance(p, Bet) and p.ceiling > phase.ceiling for p in inner):
        message = "it holds for the whole hand: write the same one in every round"
        yield place.fault("mixed", message, "ceiling")
    forced = sum(most_posted(p) for p in inner if isinstance(p, Post))
    if 0 < phase.ceiling <= forced:
        message = f"forced bets alone may come to {forced}: it is more than that"
        yield place.fault("too_small", message, "ceiling")


def most_posted(post: Post) -> int:
    """The most that one seat may have to pay."""
    rows = (post.blinds, post.late, post.dead)
    return post.ante + post.button_blind + sum(max(row, default=0) for row in rows)


def deep(phases: Iterable[Phase]) -> Iterator[Phase]:
    """Phases and all that stand in them."""
    for phase in phases:
        yield phase
        if isinstance(phase, Contest | Repeat | Turns | If):
            yield from deep(phase.phases)


def run_faults(place: Place, phase: Showdown, phases: list[Phase]) -> Iterator[GameError]:
    """To run it more than once takes one board, hands turned up, and few enough parts."""
    if phase.runs == 1:
        return
    if not place.is_award or not phase.tabled or phase.prize is Prize.ROUND:
        message = "the board is run again after an all-in with the hands face up, for the pot of a contest"
        yield place.fault("no_effect", message, "runs")
    dealt = {p.to for p in phases if isinstance(p, Deal)}
    if Zone.BOARD not in dealt:
        yield place.fault("no_effect", "no card is ever dealt to the board", "runs")
    elif dealt & {Zone.SECOND_BOARD, Zone.THIRD_BOARD} or any(board > 1 for board in phase.boards):
        yield place.fault("mixed", "there is more than one board already: run those once", "runs")
    if phase.runs * len(phase.rankings) > PORTIONS:
        message = f"a pot is divided into {PORTIONS} parts at the most, and these are more"
        yield place.fault("too_large", message, "runs")
