"""Random plays of any game, as histories."""

import random
from dataclasses import replace

from cardwright import legal
from cardwright.games.game import Game
from cardwright.games.phases import FIXED_LIMIT, Bet, Contest, Post
from cardwright.history import Recorder, begun
from cardwright.history.variants import VARIANTS, recorded_game, recorded_post
from cardwright.law.table import FIELDS
from cardwright.law.words import FOLD, MUCK, SHOW


def table_of(state):
    """Everything that is true at a moment."""
    return {name: getattr(state.table, name) for name in FIELDS}


def at_random(game: Game, seats: int, chance: random.Random, *, most: int = 300, stacks=None) -> Recorder:
    """Play with actions drawn at random, folding little and showing always."""
    players = [f"Player {seat}" for seat in range(seats)]
    button = chance.randrange(seats)
    played = Recorder(begun(game, seats=seats, stacks=stacks, button=button, players=players))
    for _ in range(most):
        if played.state.is_over:
            break
        action = legal(played.state).sample(chance)
        if action.kind == FOLD and chance.random() < 0.4:
            continue
        played.apply(played.state.actor, action._replace(kind=SHOW) if action.kind == MUCK else action)
    return played


def standard_game(code: str, chance: random.Random) -> tuple[Game, int]:
    """A variant with random forced bets, and how many play it; raises as few as PokerKit allows."""
    game, seats = recorded_at_random(code, chance)
    [contest] = game.phases
    phases = [
        replace(each, cap=min(each.cap, 4)) if isinstance(each, Bet) else each for each in contest.phases
    ]
    return replace(game, phases=(Contest(*phases, award=contest.award),)), seats


def recorded_at_random(code: str, chance: random.Random) -> tuple[Game, int]:
    variant = VARIANTS[code]
    seats = chance.randint(2, 5 if variant.draws else 8)
    blinds, antes = [1, 2, *[0] * (seats - 2)], [0] * seats
    if chance.random() < 0.3:
        antes = chance.choice([[1] * seats, [0, 2, *[0] * (seats - 2)]])
    if seats > 3 and chance.random() < 0.3 and variant.limit is not FIXED_LIMIT:
        blinds[2] = 4
    if seats > 4 and chance.random() < 0.3:
        blinds[4] = -2
    if variant.is_stud:
        return recorded_game(variant, Post(ante=chance.choice((0, 1, 2))), (4, 8, 2)), seats
    post = recorded_post(tuple(antes), tuple(blinds), 2, trimmed=len(set(antes)) == 1)
    return recorded_game(variant, post, (2, 4)[: len(variant.needs)]), seats
