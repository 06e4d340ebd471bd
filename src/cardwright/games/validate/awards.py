"""What can be won, and when: showdowns and conditions that could never be as they are written."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.games.compile import RANKINGS
from cardwright.games.errors import GameError
from cardwright.games.parts import Place
from cardwright.games.phases import (
    AnteBy,
    Condition,
    Contest,
    Deal,
    Grant,
    Name,
    OneLeft,
    Phase,
    Play,
    Post,
    Prize,
    Ranking,
    ScoreReached,
    Show,
    Showdown,
    SomeoneOut,
    Stuck,
    Take,
    Tally,
    Tie,
    Tied,
    Turn,
    WinsReached,
    Zone,
)
from cardwright.games.validate.openings import run_faults
from cardwright.law.words import NUMBER

BOARDS = (Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD)
HAND_RANKINGS = {ranking for ranking, number in RANKINGS.items() if number < NUMBER}


def showdown_faults(place: Place, phase: Showdown, phases: list[Phase]) -> Iterator[GameError]:
    by_hands = [ranking in HAND_RANKINGS for ranking in phase.rankings]
    for number, ranking in enumerate(phase.rankings):
        yield from ranking_faults(place, ranking, f"rankings[{number}]", phases)
    if any(by_hands) and not all(by_hands):
        message = "a pot is divided by rankings of hands, or by others, but not by both"
        yield place.fault("mixed", message, "rankings")
    if Ranking.NUMBER in phase.rankings and len(phase.rankings) > 1:
        yield place.fault("mixed", "numbers are compared by themselves", "rankings")
    yield from board_faults(place, phase, phases)
    yield from run_faults(place, phase, phases)
    yield from prize_faults(place, phase, phases)
    if phase.show is not Show.ALL and not all(by_hands):
        yield place.fault("no_effect", "only hands can be kept hidden", "show")
    if phase.spend and phase.rankings != (Ranking.NUMBER,):
        yield place.fault("no_effect", "only numbers are paid from the score", "spend")
    elif phase.spend and not all(name.from_score for name in phases if isinstance(name, Name)):
        yield place.fault("no_effect", "a number is paid from the score: name it from_score", "spend")


def ranking_faults(place: Place, ranking: Ranking, field: str, phases: list[Phase]) -> Iterator[GameError]:
    needs: dict[Ranking, tuple[bool, str]] = {
        Ranking.MOST_WINS: (wins_are_counted(phases), "nobody can win a round or a trick"),
        Ranking.LOW_SCORE: (any(isinstance(p, Tally | Grant) for p in phases), "nobody can score"),
        Ranking.HIGH_SCORE: (any(isinstance(p, Tally | Grant) for p in phases), "nobody can score"),
        Ranking.MOST_CARDS: (
            any(isinstance(p, Take) or (isinstance(p, Deal) and p.to is Zone.STOCK) for p in phases),
            "it counts the cards of the stock and those won, and there are none",
        ),
        Ranking.TRICK: (False, "a trick is taken, not shown down: use Take"),
    }
    fine, message = needs.get(ranking, (True, ""))
    if not fine:
        yield place.fault("never", message, field)


def board_faults(place: Place, phase: Showdown, phases: list[Phase]) -> Iterator[GameError]:
    if len(phase.boards) > len(phase.rankings):
        message = f"{len(phase.boards)} boards for {len(phase.rankings)} rankings"
        yield place.fault("too_long", message, "boards")
        return
    dealt = {p.to for p in phases if isinstance(p, Deal)}
    for number, board in enumerate(phase.boards):
        if board > 1 and BOARDS[board - 1] not in dealt:
            message = f"no card is ever dealt to the {BOARDS[board - 1]}"
            yield place.fault("never", message, f"boards[{number}]")


def prize_faults(place: Place, phase: Showdown, phases: list[Phase]) -> Iterator[GameError]:
    if phase.prize is Prize.ROUND and len(phase.rankings) > 1:
        yield place.fault("too_long", "a round cannot be divided: one ranking decides it", "rankings")
    if phase.tie is Tie.BACK:
        if phase.prize is Prize.ROUND:
            yield place.fault("no_effect", "nothing has been paid for a round", "tie")
        elif len(phase.rankings) > 1:
            yield place.fault("no_effect", "a pot in several parts is never drawn", "tie")
        elif any(isinstance(p, Post) and is_dead(p) for p in phases):
            message = "chips that are nobody's bet cannot be taken back: let every seat pay its own"
            yield place.fault("no_effect", message, "tie")


def is_dead(post: Post) -> bool:
    """Are some of the chips posted the table's, and nobody's own?"""
    return any(post.dead) or (post.ante > 0 and (post.ante_by is not AnteBy.EACH or not post.trimmed))


def wins_are_counted(phases: list[Phase]) -> bool:
    return any(isinstance(p, Take) or (isinstance(p, Showdown) and p.prize is Prize.ROUND) for p in phases)


# --- conditions ------------------------------------------------------------------------------


def condition_faults(
    place: Place, condition: Condition, field: str, phases: list[Phase]
) -> Iterator[GameError]:
    fine = True
    match condition:
        case ScoreReached():
            fine = any(isinstance(p, Tally | Grant) for p in phases)
        case WinsReached():
            fine = wins_are_counted(phases)
        case SomeoneOut():
            zones = {p.to for p in phases if isinstance(p, Deal)}
            fine = bool(zones & {Zone.HAND, Zone.STOCK})
        case OneLeft():
            fine = any(isinstance(p, Contest) and p.award.prize is Prize.POT for p in phases)
        case Tied():
            fine = any(isinstance(p, Take) for p in phases)
            if any(isinstance(p, Deal | Turn) and p.to is Zone.BOARD for p in phases):
                message = "cards dealt to the board lie where tied cards would: deal them elsewhere"
                yield place.fault("mixed", message, field)
        case Stuck():
            fine = any(isinstance(p, Play) for p in phases)
    if not fine:
        yield place.fault("never", "nothing in this game can bring that about", field)
