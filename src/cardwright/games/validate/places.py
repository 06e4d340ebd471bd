"""Phases where they stand: what may be inside what, and fields that only mean something together.

A field that the law would pass over in silence is refused too, for its author meant something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod

from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.parts import Place, places
from cardwright.games.phases import (
    AnteBy,
    Bet,
    Contest,
    Deal,
    Discard,
    Exchange,
    Fit,
    Gather,
    Give,
    Grant,
    If,
    IfSeats,
    Leads,
    Limit,
    Name,
    PassButton,
    Phase,
    Play,
    Post,
    Ranking,
    Repeat,
    Showdown,
    Take,
    Tally,
    Turn,
    Turns,
    Zone,
)
from cardwright.games.validate.awards import condition_faults, showdown_faults
from cardwright.games.validate.openings import ceiling_faults, opening_faults
from cardwright.law.table import LOOPS

MOST_LAPS = 10**6  # of all the loops around a phase together
IN_TURNS = (Play, Repeat, If, Grant, Tally)


def place_faults(game: Game) -> Iterator[GameError]:
    """Everything that is wrong with a phase where it stands, and the seats with it."""
    if game.seats.most < game.seats.least:
        message = f"there are at least {game.seats.least} seats: it cannot be fewer"
        yield GameError(message, path="seats.most", code="game/too_small")
        return
    everything = places(game)
    phases = [place.phase for place in everything]
    for place in everything:
        yield from scope_faults(place)
        yield from own_faults(place, game, phases)


# --- what may be inside what -----------------------------------------------------------------


def scope_faults(place: Place) -> Iterator[GameError]:
    phase, inside = place.phase, place.inside
    in_turns = any(isinstance(scope, Turns) for scope in inside)
    if in_turns and not isinstance(phase, IN_TURNS):
        message = "it cannot stand in a seat's turn: put it before or after the turns"
        yield place.fault("misplaced", message)
    elif isinstance(phase, Play) and not in_turns:
        yield place.fault("misplaced", "cards are played in turns: put it inside Turns")
    in_contest = any(isinstance(scope, Contest) for scope in inside)
    if isinstance(phase, Contest) and in_contest:
        yield place.fault("misplaced", "it stands inside another contest: end that one first")
    if isinstance(phase, Showdown) and in_contest and not place.is_award:
        message = "the showdown of a contest is its award: put another one after the contest"
        yield place.fault("misplaced", message)
    if isinstance(phase, Bet) and not in_contest:
        message = "only who is in a contest can bet and fold: put it inside Contest"
        yield place.fault("misplaced", message)
    if isinstance(phase, Repeat | Turns):
        yield from loop_faults(place, phase)


def loop_faults(place: Place, phase: Repeat | Turns) -> Iterator[GameError]:
    loops = [scope for scope in place.inside if isinstance(scope, Repeat | Turns)]
    if len(loops) >= LOOPS:
        yield place.fault("too_deep", f"loops may stand {LOOPS} deep, and this is one more")
    laps = prod(scope.times for scope in (*loops, phase))
    if laps > MOST_LAPS:
        message = f"together with the loops around it, it could run {laps} times: {MOST_LAPS} at the most"
        yield place.fault("too_large", message, "times")
    if isinstance(phase, Turns) and not any(isinstance(inner, Play) for inner in deep(phase.phases)):
        yield place.fault("missing", "nobody has anything to do in these turns: put a Play in them", "phases")


def deep(phases: Iterable[Phase]) -> Iterator[Phase]:
    """Phases and all that stand in them."""
    for phase in phases:
        yield phase
        if isinstance(phase, Contest | Repeat | Turns | If):
            yield from deep(phase.phases)
        if isinstance(phase, Contest):
            yield phase.award


# --- fields that only mean something together ------------------------------------------------


def own_faults(place: Place, game: Game, phases: list[Phase]) -> Iterator[GameError]:
    match place.phase:
        case Post():
            yield from post_faults(place, place.phase, game, phases)
        case Deal():
            yield from deal_faults(place, place.phase, game)
        case Turn(count=count, to=to):
            yield from turn_faults(place, count, to)
        case Bet():
            yield from bet_faults(place, place.phase)
            yield from opening_faults(place, place.phase)
            yield from ceiling_faults(place, place.phase)
        case Exchange(most=most, more=more, keeping=keeping):
            if (more > most) != bool(keeping):
                message = (
                    f"more than {most} may be thrown by who keeps one of `keeping`: write both, or neither"
                )
                yield place.fault("no_effect", message, "more")
        case Name():
            yield from name_faults(place, place.phase)
        case Give():
            yield from give_faults(place, place.phase, game)
        case Play():
            yield from play_faults(place, place.phase)
        case Showdown():
            yield from showdown_faults(place, place.phase, phases)
        case Take(by=by):
            if by not in (Ranking.TRICK, Ranking.UP_CARD):
                message = f'cards in front are compared by "{Ranking.TRICK}" or "{Ranking.UP_CARD}"'
                yield place.fault("unknown_value", message, "by")
            elif by is Ranking.UP_CARD and place.phase.trump:
                yield place.fault("no_effect", "only a trick has a trump suit", "trump")
        case Tally(zone=zone):
            if zone not in (Zone.HAND, Zone.TAKEN):
                yield place.fault("unknown_value", 'points are counted in "hand" or "taken"', "zone")
        case Leads(cards=cards):
            yield from leads_faults(place, cards)
        case Repeat(until=until) | Turns(until=until):
            for number, condition in enumerate(until):
                yield from condition_faults(place, condition, f"until[{number}]", phases)
        case If(condition=condition):
            yield from condition_faults(place, condition, "condition", phases)
        case Contest() | Discard() | Gather() | Grant() | PassButton():
            pass


def post_faults(place: Place, phase: Post, game: Game, phases: list[Phase]) -> Iterator[GameError]:
    for name in ("blinds", "late", "dead"):
        count = len(getattr(phase, name))
        if count > game.seats.most:
            message = f"there are {count} places for at most {game.seats.most} seats"
            yield place.fault("too_long", message, name)
    paid = (phase.ante, phase.button_blind, *phase.blinds, *phase.late, *phase.dead)
    if not any(paid):
        yield place.fault("missing", "nobody pays anything: write an ante or blinds")
    if phase.ante_by is not AnteBy.EACH and not phase.ante:
        yield place.fault("missing", "who pays the ante is said, but not how much it is", "ante")
    if (any(phase.blinds) or phase.button_blind or any(phase.late)) and not any(
        isinstance(scope, Contest) for scope in place.inside
    ):
        message = "a blind is a bet: put it inside the contest in which the betting is"
        yield place.fault("misplaced", message, "blinds")


def deal_faults(place: Place, phase: Deal, game: Game) -> Iterator[GameError]:
    if phase.to is Zone.TAKEN:
        yield place.fault("unknown_value", "cards are won, not dealt, to where won cards lie", "to")
    counts = [phase.count]
    if isinstance(phase.count, IfSeats):
        counts = [phase.count.then, phase.count.otherwise]
        if not game.seats.least <= phase.count.seats <= game.seats.most:
            message = f"there are {game.seats.least} to {game.seats.most} seats, so this never holds"
            yield place.fault("never", message, "count.seats")
        if not any(counts):
            yield place.fault("too_small", "nobody is ever dealt a card", "count")
    if phase.shared and (phase.to is not Zone.HAND or phase.count != 1):
        message = "only the last card of each hand, one to each seat, can be shared by all"
        yield place.fault("no_effect", message, "shared")
    if phase.to is Zone.PILE and any(count > 1 for count in counts if isinstance(count, int)):
        yield place.fault("too_large", "the pile begins with one card", "count")


def turn_faults(place: Place, count: int, to: Zone) -> Iterator[GameError]:
    if to in (Zone.TAKEN, Zone.STOCK, Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD):
        yield place.fault("unknown_value", "cards of the stock are turned to somewhere else", "to")
    if to is Zone.PILE and count > 1:
        yield place.fault("too_large", "cards go on the pile one at a time", "count")


def bet_faults(place: Place, phase: Bet) -> Iterator[GameError]:
    if phase.most and phase.limit not in (Limit.NO, Limit.SPREAD):
        yield place.fault("no_effect", f"at {phase.limit} the limit itself says how much is the most", "most")
    elif phase.limit is Limit.SPREAD and not phase.most:
        yield place.fault("missing", "a spread limit needs the most that a raise may add", "most")
    elif phase.most and phase.most < phase.least:
        yield place.fault("too_small", f"the least bet is {phase.least}, and the most {phase.most}", "most")


def name_faults(place: Place, phase: Name) -> Iterator[GameError]:
    if phase.most < phase.least:
        yield place.fault("too_small", f"it is less than the least, {phase.least}", "most")
    if phase.reserve and not phase.from_score:
        message = "something is kept in reserve only of a score: write from_score too"
        yield place.fault("no_effect", message, "reserve")
    loops = [scope for scope in place.inside if isinstance(scope, Repeat)]
    if phase.reserve and not loops:
        yield place.fault("no_effect", "a reserve is for later laps, and there is no loop", "reserve")


def give_faults(place: Place, phase: Give, game: Game) -> Iterator[GameError]:
    loops = [scope for scope in place.inside if isinstance(scope, Repeat)]
    if not any(phase.directions):
        yield place.fault("no_effect", "nobody ever gives anything", "directions")
    if len(phase.directions) > 1 and not loops:
        yield place.fault(
            "no_effect", "directions change from lap to lap, and there is no loop", "directions"
        )
    for number, shift in enumerate(phase.directions):
        for seats in range(game.seats.least, game.seats.most + 1):
            if shift and shift % seats == 0:
                message = f"with {seats} seats, {shift} to the left is the giver itself"
                yield place.fault("no_effect", message, f"directions[{number}]")
                break


def play_faults(place: Place, phase: Play) -> Iterator[GameError]:
    if phase.to not in (Zone.PILE, Zone.UP):
        yield place.fault("unknown_value", 'cards are played to the "pile" or "up" in front', "to")
    elif phase.fit is Fit.LED_SUIT and phase.to is not Zone.UP:
        yield place.fault("unknown_value", 'a suit is led by a card "up" in front', "to")
    elif phase.fit is Fit.TOP_CARD and phase.to is not Zone.PILE:
        yield place.fault("unknown_value", 'the card that matches the top card goes on the "pile"', "to")
    if phase.fit is not Fit.TOP_CARD and phase.wild:
        yield place.fault(
            "no_effect", "a wild card names the suit of the top card, and none is asked for", "wild"
        )
    if phase.draws and phase.to is not Zone.PILE:
        yield place.fault("no_effect", "cards are drawn in games that play to the pile", "draws")
    if phase.fit is not Fit.LED_SUIT:
        for name in ("opening", "unbroken", "clean"):
            if getattr(phase, name):
                yield place.fault("no_effect", "that is a rule of tricks, where a suit is led", name)


def leads_faults(place: Place, cards: str) -> Iterator[GameError]:
    if len(cards) != 2 or cards[0] in "cdhs" or cards[1] not in "cdhs":
        message = 'two seats could hold one of these: name a single card, as in "2c"'
        yield place.fault("too_long", message, "cards")
