"""What the house player reads from a declared game: how many cards come, and what is worth what.

Rules are public, so this is no peeking: the same facts stand in the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardwright.cards import DECKS, Cards
from cardwright.games import Game
from cardwright.games.cardsets import card_set
from cardwright.games.compile import RANKINGS
from cardwright.games.parts import parts
from cardwright.games.phases import (
    Deal,
    Name,
    Phase,
    Play,
    Ranking,
    Repeat,
    Showdown,
    Tally,
    Zone,
    amount_for,
)

BOARDS = (Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD)


@dataclass(frozen=True, slots=True)
class Plan:
    """The facts of a game that choices depend on."""

    deck: Cards
    hand: int  # how many cards each seat gets in all
    boards: tuple[int, ...]  # how many cards come to each board
    shares: tuple[tuple[int, int], ...]  # ranking and board of each part of the pot
    by_number: bool  # is the contest about a number named?
    rounds: int  # how often a number is named at most
    reserve: int  # what must be left for each later round
    points: tuple[tuple[Cards, int], ...]  # what cards cost who has them
    wild: Cards  # cards that go on anything

    def cost(self, card: Cards) -> int:
        """The points that one card costs."""
        return sum(points for cards, points in self.points if cards & card)


def plan_of(game: Game) -> Plan:
    """Read a game."""
    phases = parts(game)
    awards = [phase for phase in phases if isinstance(phase, Showdown)]
    names = [phase for phase in phases if isinstance(phase, Name)]
    return Plan(
        deck=DECKS[game.deck],
        hand=dealt(phases, (Zone.HAND, Zone.UP)),
        boards=tuple(dealt(phases, (zone,)) for zone in BOARDS),
        shares=shares(awards),
        by_number=any(Ranking.NUMBER in award.rankings for award in awards),
        rounds=max([1, *(p.times for p in phases if isinstance(p, Repeat))]),
        reserve=names[0].reserve if names else 0,
        points=tuple((card_set(t), n) for p in phases if isinstance(p, Tally) for t, n in p.points),
        wild=union(card_set(phase.wild) for phase in phases if isinstance(phase, Play)),
    )


def dealt(phases: Iterable[Phase], zones: tuple[Zone, ...]) -> int:
    """How many cards come to these zones in all; what is exchanged counts once."""
    return sum(amount_for(p.count, 2) for p in phases if isinstance(p, Deal) and p.to in zones)


def shares(awards: Iterable[Showdown]) -> tuple[tuple[int, int], ...]:
    """The parts of the pot that hands of cards are compared for."""
    return tuple(
        (RANKINGS[ranking], board - 1)
        for award in awards
        for ranking, board in zip(award.rankings, (*award.boards, *[1] * len(award.rankings)), strict=False)
        if RANKINGS[ranking] < RANKINGS[Ranking.NUMBER]
    )


def union(sets: Iterable[Cards]) -> Cards:
    """All the cards of these sets."""
    cards = 0
    for each in sets:
        cards |= each
    return cards
