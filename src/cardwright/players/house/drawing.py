"""Drawing: try every throw with cards dealt at random, and keep what comes out best.

No table of rules for pairs and four-flushes: they follow from trying, in any ranking. A hand that
beats nearly everything also wins bigger pots, so what is beaten counts by its cube.
"""

from __future__ import annotations

from bisect import bisect_left
from random import Random

from cardwright.cards import Cards, cards_in, set_of, strength
from cardwright.games import Action, Observation
from cardwright.players.house.odds import seen
from cardwright.players.house.plan import Plan

FIRST, LAST = 40, 320  # each throw is tried with the same so many draws, the best again with more
NEARLY = 0.98  # how near the best a throw must be to be as good
BEST = 5  # how many throws are looked at twice
RIVALS = 250  # hands to be compared with


def choose(plan: Plan, view: Observation, chance: Random) -> Action:
    """The throw after which the hand is worth most."""
    throws = list(view.legal)
    if not plan.shares or not throws:
        return view.legal.default
    if view.legal.cards and view.legal.cards.least:
        return put_away(plan, view, throws, chance)
    ranking = plan.shares[0][0]
    unseen = cards_in(plan.deck & ~seen(view))
    draws = [chance.sample(unseen, min(len(unseen), 5)) for _ in range(LAST)]
    rivals = rival_hands(ranking, view.hand.bit_count(), unseen, chance)
    first = draws[:FIRST]
    by_first = sorted(throws, key=lambda throw: prospect(ranking, view.hand, throw.value, first, rivals))
    promising = by_first[-BEST:]
    outcomes = {throw: prospect(ranking, view.hand, throw.value, draws, rivals) for throw in promising}
    enough = max(worth for worth, _ in outcomes.values()) * NEARLY
    # Closer than that is luck of the sample: then the hand that is stronger by itself.
    return max(
        (throw for throw in promising if outcomes[throw][0] >= enough), key=lambda throw: outcomes[throw][1]
    )


def put_away(plan: Plan, view: Observation, throws: list[Action], chance: Random) -> Action:
    """Nothing is drawn for these cards: what is kept should be strong on most boards."""
    ranking, place = plan.shares[0]
    unseen = cards_in(plan.deck & ~seen(view))
    board = view.boards[place]
    gap = plan.boards[place] - board.bit_count() if place < len(plan.boards) else 0
    boards = [board | set_of(chance.sample(unseen, max(0, gap))) for _ in range(FIRST)]
    return max(throws, key=lambda throw: sum(strength(ranking, view.hand & ~throw.value, b) for b in boards))


def rival_hands(ranking: int, size: int, unseen: tuple[int, ...], chance: Random) -> list[int]:
    """What others may hold, from weak to strong: the better of two hands each, for they draw as well."""
    pairs = [chance.sample(unseen, min(len(unseen), 2 * size)) for _ in range(RIVALS)]
    return sorted(
        max(strength(ranking, set_of(cards[:size]), 0), strength(ranking, set_of(cards[size:]), 0))
        for cards in pairs
    )


def prospect(
    ranking: int, hand: Cards, thrown: Cards, draws: list[list[int]], rivals: list[int]
) -> tuple[int, int]:
    """What the hand is worth after this throw over all draws; of equal throws, the stronger hands."""
    kept, count = hand & ~thrown, thrown.bit_count()
    if count == 0:
        worth = strength(ranking, hand, 0)
        return bisect_left(rivals, worth) ** 3 * len(draws), worth * len(draws)
    worths = [strength(ranking, kept | set_of(draw[:count]), 0) for draw in draws]
    return sum(bisect_left(rivals, worth) ** 3 for worth in worths), sum(worths)
