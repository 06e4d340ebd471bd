"""The answers to what a person asks, from the seat's own view and what its ears have heard."""

from __future__ import annotations

from cardwright.cli.table import costs, options, spoken
from cardwright.cli.table.ears import Ears
from cardwright.cli.table.questions import Question
from cardwright.cli.table.worth import worth
from cardwright.games import Game, Observation
from cardwright.games.parts import parts
from cardwright.games.phases import Ranking, Take
from cardwright.players.house.plan import Plan

HELP = """\
Betting: f to fold, c to check or call, r 40 to raise to 40, a to go all in.
An amount may also be min, half, pot, max, 75% of the pot, or 3x the bet.
Drawing: t 2c 3d to throw these cards, t 4 5 by their places, k to keep all.
Playing: a number or 8h to play a card, d to draw, pass to pass; a suit is named in full.
Ask: h hand, b board, v value, p pots, s stacks, s anna for one player, n what it costs, m the least raise.
Ask: l what happened, z the button, 1 to 7 one card, who, points, legal, again, rules.
Type ? for this, q to quit."""


def answer(question: Question, game: Game, plan: Plan, view: Observation, ears: Ears) -> str:
    """One answer; nothing has changed by it."""
    names = ears.names
    match question:
        case Question.HAND:
            return spoken.hand(view, by_suit=not plan.shares)
        case Question.BOARD:
            return middle(view, ears)
        case Question.VALUE:
            return worth(plan, view) or "There is no hand to rank."
        case Question.POTS:
            return spoken.pots(view, names)
        case Question.STACKS:
            return spoken.stacks(view, names)
        case Question.PRICE:
            return costs.price(view)
        case Question.MINIMUM:
            return costs.raises(view)
        case Question.LOG:
            return " ".join(ears.round) or "Nothing yet this round."
        case Question.POSITION:
            return spoken.position(view, names)
        case Question.WHO:
            return f"In the hand: {', '.join(names[seat] for seat in view.live)}."
        case Question.SCORES:
            return spoken.scores(view, names, won=won_words(game))
        case Question.LEGAL:
            return options.options(view)
        case Question.AGAIN:
            return " ".join([*ears.since, ears.facing])
        case Question.HELP | Question.RULES | Question.QUIT:  # the last two are a talk, in `person.py`
            return HELP


def middle(view: Observation, ears: Ears) -> str:
    """What lies face up in the middle, or in front of the seats."""
    return spoken.table_cards(view, ears.names) if any(view.up) else spoken.board(view, ears.in_the_middle())


def won_words(game: Game) -> str:
    """What is counted as won: tricks where tricks are taken, otherwise rounds."""
    tricks = any(isinstance(phase, Take) and phase.by is Ranking.TRICK for phase in parts(game))
    return "Tricks won" if tricks else "Rounds won"
