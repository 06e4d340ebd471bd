"""The answers to what a person asks, from the seat's own view and what its ears have heard."""

from __future__ import annotations

from cardwright.cli.rules import rules_in_lines
from cardwright.cli.table import costs, options, spoken
from cardwright.cli.table.ears import Ears
from cardwright.cli.table.questions import Question
from cardwright.cli.table.tricks import won_words
from cardwright.cli.table.worth import worth
from cardwright.games import Game, Observation, match_of
from cardwright.players.house.plan import Plan

HELP = """\
Betting: f fold, c check or call, r 40 raise to 40 (also r min, half, pot, max), a all in.
Drawing: t 2c 3d throw these, k keep all. Cards: a number or 8h plays, d draws, pass passes.
Ask: h hand, b board, v value, p pots, s stacks (s anna), n price, m minimum raise, l log, z position.
Also: 1 to 7 one card, who, points, legal, again, rules, ? this, q quit."""


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
        case Question.RULES:
            return rules_in_lines(match_of(game))
        case Question.HELP | Question.QUIT:
            return HELP


def middle(view: Observation, ears: Ears) -> str:
    """What lies face up in the middle, or in front of the seats."""
    return spoken.table_cards(view, ears.names) if any(view.up) else spoken.board(view, ears.in_the_middle())
