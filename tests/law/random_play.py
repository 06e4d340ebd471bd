"""Random play at the law's own level, and what is counted anew to compare it with.

The games are the whole catalogue and hold'em with every way of posting, betting and showing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.playing import holdem

from cardwright import law
from cardwright.games import CATALOGUE, HOLDEM, Game, Legal
from cardwright.games.compile import program
from cardwright.games.phases import (
    HIGH,
    POT_LIMIT,
    SPREAD_LIMIT,
    AnteBy,
    Bet,
    Contest,
    Gather,
    OddChips,
    OneLeft,
    PassButton,
    Post,
    Repeat,
    Seats,
    Show,
    Showdown,
)
from cardwright.law import Program, Table
from cardwright.law import words as w

ENDLESS = 30_000  # actions in one play
PRIZES = {w.WON, w.WON_ROUND, w.REFUNDED, w.NO_WINNER}


def session(post: Post) -> Game:
    """Hand after hand, until one seat has all the chips."""
    contest = HOLDEM.phases[0]
    hand = Contest(post, *contest.phases[1:], award=contest.award)
    rounds = Repeat(hand, Gather(), PassButton(), times=40, until=(OneLeft(),))
    return Game(name="a session", seats=Seats(2, 10), phases=(rounds,))


POSTS = {
    "an ante each": Post(blinds=(1, 2), ante=2),
    "a big blind ante": Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND),
    "a big blind ante first": Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BIG_BLIND, ante_first=True),
    "a button ante": Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BUTTON),
    "antes nobody trims": Post(blinds=(1, 2), ante=3, trimmed=False),
    "straddles": Post(blinds=(1, 2, 4, 8)),
    "a button blind": Post(blinds=(1, 2), button_blind=4, ante=1),
    "late and dead posts": Post(blinds=(1, 2), late=(0, 0, 2, 2), dead=(0, 0, 1)),
    "one blind": Post(blinds=(0, 2)),
    "antes alone": Post(ante=3),
}
BETS = {
    "free folds": Bet(free_fold=True),
    "spread limit": Bet(SPREAD_LIMIT, least=2, most=6),
    "a most": Bet(most=11),
    "a cap": Bet(cap=3),
    "pot limit, a cap for three": Bet(POT_LIMIT, cap=3, heads_up_cap=False),
}
AWARDS = {
    "showing by choice": Showdown(HIGH, show=Show.CHOICE),
    "winners showing": Showdown(HIGH, show=Show.WINNING, tabled=False),
    "odd chips to the first": Showdown(HIGH, odd=OddChips.TO_FIRST),
    "two equal portions": Showdown(HIGH, HIGH),
}
GAMES = (
    CATALOGUE
    | {name: holdem(post=post) for name, post in POSTS.items()}
    | {name: holdem(bet=bet) for name, bet in BETS.items()}
    | {name: holdem(award=award) for name, award in AWARDS.items()}
    | {"burn cards": holdem(burn=1)}
    | {"a session": session(Post(blinds=(1, 2)))}
    | {"a session with a button ante": session(Post(blinds=(1, 2), ante=2, ante_by=AnteBy.BUTTON))}
)


def random_play(
    game: Game, random: Random, *, seats: int = 0, folds: bool = True
) -> Iterator[tuple[Table, Program]]:
    """The table after each action of one play, and at its start; what happened last is in its log."""
    seats = seats or random.randint(game.seats.least, game.seats.most)
    t = law.blank(seats)
    most = random.choice((3, 10, 40, 300))
    t.stack = [random.randint(1, most) for _ in range(seats)]
    law.listen(t)
    code = program(game, seats)
    law.start(t, code, random.randrange(seats))
    yield t, code
    for _ in range(ENDLESS):
        if t.actor == w.NOBODY:
            return
        t.log.clear()
        kind, value = random_action(t, code, random)
        law.act(t, code, t.actor, *((w.CALL, 0) if kind == w.FOLD and not folds else (kind, value)))
        yield t, code
    raise AssertionError(f"{game.name}: no end after {ENDLESS} actions")


def random_action(t: Table, code: Program, random: Random) -> tuple[int, int]:
    """Any legal action; all-in now and then, for it hides in the other kinds."""
    options = Legal(t, code, t.actor)
    if random.random() < 0.07 and options.bits >> w.ALL_IN & 1:
        return w.ALL_IN, 0
    return options.sample(random)


def chips_of(t: Table) -> int:
    """All the chips of a table, wherever they lie."""
    return sum(t.stack) + sum(t.paid) + t.dead


def cards_of(t: Table) -> list[int]:
    """Every zone of a table, as sets of cards."""
    rows = (t.hand, t.up, t.stock, t.thrown, t.taken)
    boards = t.board[:]
    common = t.board[0] & t.board[1] if t.runs else 0  # what lay there before the runs parted
    for run in range(1, t.runs):
        boards[run] &= ~common
    return [t.deck, t.pile, t.aside, *boards, *(cards for row in rows for cards in row)]


def able_seats(t: Table) -> int:
    """The live seats with chips that they may still bet, counted anew."""
    capped = [t.ceiling > 0 and paid >= t.ceiling for paid in t.paid]
    return sum(
        1 << seat for seat in range(t.seats) if t.live >> seat & 1 and t.stack[seat] and not capped[seat]
    )


def counted_pots(t: Table) -> dict[tuple[int, ...], int]:
    """Chips by who can win them, counted anew: a pot ends where an all-in seat's chips end."""
    live = [seat for seat in range(t.seats) if t.live >> seat & 1]
    ends = {seat: t.paid[seat] for seat in live if not t.stack[seat]}
    inside = tuple(live)
    found = dict.fromkeys([inside], t.dead)
    below = 0
    for level in sorted({*ends.values(), max(t.paid)}):
        inside = tuple(seat for seat in live if ends.get(seat, level) >= level) or inside
        slices = sum(min(paid, level) - below for paid in t.paid if paid > below)
        found[inside] = found.get(inside, 0) + slices
        below = level
    return {seats: amount for seats, amount in found.items() if amount}


class FoldedSeats:
    """Who has folded in this contest, from what is told; and that they neither win nor show."""

    def __init__(self) -> None:
        self.folded: set[int] = set()
        self.is_awarded = False

    def hear(self, log: list[tuple[int, int, int, int, int]]) -> None:
        for what, seat, *_ in log:
            if self.is_awarded and what not in PRIZES:
                self.folded.clear()
            self.is_awarded = what in PRIZES
            if what in (w.FOLDED, w.MUCKED):
                self.folded.add(seat)
            elif what in (w.WON, w.WON_ROUND, w.SHOWED, w.REVEALED):
                assert seat not in self.folded, f"seat {seat} has folded, and yet: {log}"
