"""From a declared game to the list of numbers that the law steps through.

One small function a phase, each writing the words that the law's file of that phase reads.
The list depends on how many seats play, so amounts that do are plain numbers in it.
"""

from __future__ import annotations

from functools import singledispatchmethod
from itertools import zip_longest

from cardwright.cards import DECKS
from cardwright.games.cardsets import card_set
from cardwright.games.game import Game
from cardwright.games.parts import posts
from cardwright.games.phases import (
    AnteBy,
    Bet,
    Condition,
    Contest,
    Deal,
    Discard,
    Exchange,
    Fit,
    Gather,
    Give,
    Grant,
    If,
    Leads,
    Limit,
    Name,
    OddChips,
    OneLeft,
    Opener,
    PassButton,
    Phase,
    Play,
    Post,
    Prize,
    Ranking,
    Repeat,
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
    Turns,
    WinsReached,
    Zone,
    amount_for,
)
from cardwright.law import Program
from cardwright.law import words as w

ZONES = {zone: number for number, zone in enumerate(Zone)}
RANKINGS = {ranking: number for number, ranking in enumerate(Ranking, 1) if number <= 10} | {
    Ranking.NUMBER: w.NUMBER,
    Ranking.MOST_WINS: w.MOST_WINS,
    Ranking.LOW_SCORE: w.LOW_SCORE,
    Ranking.HIGH_SCORE: w.HIGH_SCORE,
    Ranking.MOST_CARDS: w.MOST_CARDS,
    Ranking.UP_CARD: w.UP_CARD,
    Ranking.TRICK: w.TRICK,
}
LIMITS = {
    Limit.NO: w.NO_LIMIT,
    Limit.POT: w.POT_LIMIT,
    Limit.DOUBLE_POT: w.POT_LIMIT,
    Limit.FIXED: w.FIXED_LIMIT,
    Limit.SPREAD: w.SPREAD_LIMIT,
}
POTS = {Limit.POT: 1, Limit.DOUBLE_POT: 2}
NUMBERS = {
    kind: number for kinds in (Prize, Tie, Show, OddChips, Fit, Opener) for number, kind in enumerate(kinds)
}
SUITS = {"": -1, "c": 0, "d": 1, "h": 2, "s": 3}


def program(game: Game, seats: int) -> Program:
    """The program of a game for so many seats, made once."""
    made = game.programs.get(seats)
    if made is None:
        compiler = Compiler(game, seats)
        made = game.programs[seats] = Program(
            DECKS[game.deck], tuple(compiler.code), compiler.streets, open_winnings=compiler.open_winnings
        )
    return made


class Compiler:
    """Writes one program; remembers where it is inside loops and contests."""

    def __init__(self, game: Game, seats: int) -> None:
        self.code: list[int] = []
        self.streets: dict[int, str] = {}
        self.open_winnings = True
        self.seats = seats
        self.loops: list[int] = []  # how often each loop around us runs at most
        self.big_blind = max([1, *map(big_blind, posts(game))])
        self.face_up = 0  # how often the board is run when the betting is over (0: hands stay hidden)
        self.leaves = -1  # where the last contest is left (-1: there is none)
        self.phases(game.phases)
        if 0 <= self.leaves == len(self.code) - 3:
            del self.code[self.leaves :]  # at the end of the game nothing follows the contest
        self.code.append(w.END)

    def emit(self, op: int, *words: int) -> int:
        """Write an instruction; its place."""
        place = len(self.code)
        self.code += [op, place + 2 + len(words), *words]
        return place

    def phases(self, phases: tuple[Phase, ...]) -> None:
        for phase in phases:
            self.write(phase)

    @singledispatchmethod
    def write(self, phase: Phase) -> None:
        raise TypeError(f"not a phase: {phase!r}")

    @write.register
    def _(self, phase: Post) -> None:
        one_for_all = phase.ante_by is not AnteBy.EACH
        if one_for_all and not phase.ante_first:
            self.blinds(phase)
            self.antes(phase)
        else:
            self.antes(phase)
            self.blinds(phase)

    def antes(self, phase: Post) -> None:
        """An ante for each place, and the button's."""
        by_place = [phase.ante if phase.ante_by is AnteBy.EACH else 0] * self.seats
        if phase.ante_by is AnteBy.BIG_BLIND:
            by_place[1] += phase.ante
        by_place = up_to_last(added(by_place, phase.dead))
        button = phase.ante if phase.ante_by is AnteBy.BUTTON else 0
        own = phase.ante_by is AnteBy.EACH and phase.trimmed and not any(phase.dead)
        if by_place or button:
            self.emit(w.ANTES, int(own), button, len(by_place), *by_place)

    def blinds(self, phase: Post) -> None:
        """A blind for each place, and the button's; late posts do not move who acts first."""
        ordered = up_to_last([*phase.blinds, *[0] * self.seats][: self.seats])
        by_place = up_to_last(added(ordered, phase.late))
        if by_place or phase.button_blind:
            self.emit(w.BLINDS, len(ordered), phase.button_blind, len(by_place), *by_place)

    @write.register
    def _(self, phase: Deal) -> None:
        count = amount_for(phase.count, self.seats)
        place = self.emit(w.DEALING, count, ZONES[phase.to], phase.burn, int(phase.shared))
        self.streets[place] = phase.street

    @write.register
    def _(self, phase: Turn) -> None:
        self.open_winnings = False  # face-down stakes may be among the cards that are won
        self.emit(w.TURNING, phase.count, ZONES[phase.to], phase.spare)

    @write.register
    def _(self, phase: Bet) -> None:
        most = POTS.get(phase.limit, phase.most)
        self.emit(
            w.BETTING,
            LIMITS[phase.limit],
            phase.least or self.big_blind,
            most,
            phase.cap,
            int(phase.heads_up_cap),
            int(phase.free_fold),
            self.face_up,
            NUMBERS[phase.opener],
            phase.bring_in,
            phase.ceiling,
            phase.pair_bet,
        )

    @write.register
    def _(self, phase: Exchange) -> None:
        self.emit(w.EXCHANGE, 0, phase.most, max(phase.most, phase.more), card_set(phase.keeping), 1)

    @write.register
    def _(self, phase: Discard) -> None:
        self.emit(w.EXCHANGE, phase.count, phase.count, phase.count, 0, 0)

    @write.register
    def _(self, phase: Name) -> None:
        laps = self.loops[-1] if self.loops else 1
        level = max(0, len(self.loops) - 1)
        words = (phase.least, phase.most, int(phase.from_score), phase.reserve, laps, level)
        self.emit(w.NAMING, *words, int(phase.secret))

    @write.register
    def _(self, phase: Give) -> None:
        level = max(0, len(self.loops) - 1)
        shifts = [shift % self.seats for shift in phase.directions]
        self.emit(w.GIVING, phase.count, level, len(shifts), *shifts)

    @write.register
    def _(self, phase: Play) -> None:
        sets = [card_set(text) for text in (phase.opening, phase.unbroken, phase.clean)]
        wild = card_set(phase.wild)
        self.emit(w.PLAYING, ZONES[phase.to], NUMBERS[phase.fit], wild, phase.draws, *sets)

    @write.register
    def _(self, phase: Showdown) -> None:
        boards = (*phase.boards, *[1] * len(phase.rankings))
        shares: list[int] = []
        for ranking, board in zip(phase.rankings, boards, strict=False):
            shares += (RANKINGS[ranking], board - 1)
        prize, tie, show = NUMBERS[phase.prize], NUMBERS[phase.tie], NUMBERS[phase.show]
        odd = NUMBERS[phase.odd]
        words = (prize, tie, show, int(phase.tabled), odd, int(phase.spend), len(phase.rankings))
        self.emit(w.AWARD, *words, *shares)

    @write.register
    def _(self, phase: Take) -> None:
        self.emit(w.TAKING, RANKINGS[phase.by], SUITS[phase.trump])

    @write.register
    def _(self, phase: Tally) -> None:
        pairs = [n for text, points in phase.points for n in (card_set(text), points)]
        self.emit(w.TALLY, ZONES[phase.zone], phase.all_of_it, len(phase.points), *pairs)

    @write.register
    def _(self, phase: Gather) -> None:
        self.emit(w.GATHER)

    @write.register
    def _(self, phase: Grant) -> None:
        self.emit(w.GRANT, phase.points)

    @write.register
    def _(self, phase: PassButton) -> None:
        self.emit(w.PASS_BUTTON)

    @write.register
    def _(self, phase: Leads) -> None:
        self.emit(w.LEADS, card_set(phase.cards))

    @write.register
    def _(self, phase: Contest) -> None:
        contest = self.emit(w.CONTEST, 0)
        for place, inner in enumerate(phase.phases):
            later = phase.phases[place + 1 :]
            self.face_up = runs_after(phase.award, later)
            self.write(inner)
        self.face_up = 0
        self.code[contest + 2] = len(self.code)
        self.write(phase.award)
        leave = self.emit(w.LEAVE, int(phase.award.prize is Prize.POT))
        self.leaves = leave

    @write.register
    def _(self, phase: Repeat) -> None:
        self.loop(w.REPEAT, w.AGAIN, phase)

    @write.register
    def _(self, phase: Turns) -> None:
        self.loop(w.TURNS, w.NEXT_TURN, phase)

    def loop(self, opening: int, closing: int, phase: Repeat | Turns) -> None:
        level = len(self.loops)
        self.loops.append(phase.times)
        self.emit(opening, level)
        body = len(self.code)
        self.phases(phase.phases)
        self.emit(closing, level, body, phase.times, len(phase.until), *conditions(phase.until))
        self.loops.pop()

    @write.register
    def _(self, phase: If) -> None:
        branch = self.emit(w.IF, 0, 1, *conditions((phase.condition,)))
        self.phases(phase.phases)
        self.code[branch + 2] = len(self.code)


def big_blind(post: Post) -> int:
    """The blind that bets are counted in: straddles are no part of it."""
    return max((*post.blinds[:2], post.button_blind))


def up_to_last(amounts: list[int]) -> list[int]:
    """Without the zeros at the end."""
    while amounts and not amounts[-1]:
        amounts = amounts[:-1]
    return amounts


def added(amounts: list[int], more: tuple[int, ...]) -> list[int]:
    """Two rows of amounts, place by place."""
    return [a + b for a, b in zip_longest(amounts, more, fillvalue=0)]


def runs_after(award: Showdown, later: tuple[Phase, ...]) -> int:
    """How often the board is run when an all-in ends the betting here; 0 keeps hands hidden."""
    if not tables_hands(award) or not all(isinstance(phase, Bet | Deal) for phase in later):
        return 0
    return award.runs if any(isinstance(p, Deal) and p.to is Zone.BOARD for p in later) else 1


def tables_hands(award: Showdown) -> bool:
    """Are hands turned up once an all-in ends the betting?"""
    return award.tabled and award.prize is Prize.POT and RANKINGS[award.rankings[0]] < w.NUMBER


def conditions(conditions: tuple[Condition, ...]) -> list[int]:
    words: list[int] = []
    for condition in conditions:
        words += condition_words(condition)
    return words


def condition_words(condition: Condition) -> tuple[int, int]:
    match condition:
        case ScoreReached(score):
            return w.SCORE_REACHED, score
        case WinsReached(wins):
            return w.WINS_REACHED, wins
        case SomeoneOut():
            return w.SOMEONE_OUT, 0
        case OneLeft():
            return w.ONE_LEFT, 0
        case Tied():
            return w.TIED, 0
        case Stuck():
            return w.STUCK, 0
