"""What a seat sees, as a row of whole numbers: `games.observe` for thousands of tables at once.

A game has the columns that it needs: those of cards that lie up only where some do. Seats are counted
from the one that sees the row, to the left, so that a player need not know where it sits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cardwright.cards import FULL
from cardwright.fast.binding import inlined, register
from cardwright.fast.record import Rules
from cardwright.games import Game
from cardwright.games.compile import program
from cardwright.games.observe import seen_hands
from cardwright.games.parts import parts
from cardwright.games.phases import (
    Deal,
    Discard,
    Exchange,
    Give,
    Grant,
    Name,
    Play,
    Prize,
    Showdown,
    Take,
    Tally,
    Turn,
    Zone,
)
from cardwright.games.state import MOST_CHIPS
from cardwright.law.chips import pot
from cardwright.law.exchange import direction
from cardwright.law.legal import may_act
from cardwright.law.table import SEATS as MOST_SEATS
from cardwright.law.table import Program, Table
from cardwright.law.words import BETTING, END, EXCHANGE, GIVING, NAMING, NEXT, PLAYING

# The instructions at which a seat acts; at an award it may have to show, but not first of all.
DECIDING = {BETTING, EXCHANGE, NAMING, GIVING, PLAYING}

# From where to where the numbers of a column may be.
CARDS, CARD, SUIT = (0, FULL), (-1, 63), (0, 3)
SEAT, SEATS = (0, MOST_SEATS - 1), (0, (1 << MOST_SEATS) - 1)
CHIPS, COUNT, NUMBER = (0, MOST_SEATS * MOST_CHIPS), (0, MOST_CHIPS), (-1, MOST_CHIPS)
POINTS = (-MOST_CHIPS, MOST_CHIPS)

# The columns that a table has once: which games have them, and their bounds. `see` fills them in this order.
ONCE = (
    ("seat", "all", SEAT),
    ("button", "all", SEAT),
    ("phase", "all", COUNT),
    ("live", "all", SEATS),
    ("deck", "all", COUNT),
    ("price", "all", CHIPS),
    ("owed", "all", CHIPS),
    ("pot", "all", CHIPS),
    ("raises", "all", COUNT),
    ("board", "board", CARDS),
    ("second board", "second board", CARDS),
    ("third board", "third board", CARDS),
    ("pile", "pile", CARDS),
    ("top", "pile", CARD),
    ("suit", "pile", SUIT),
    ("thrown", "thrown", CARDS),
    ("acting", "together", SEATS),
    ("give to", "together", SEAT),
)

# The columns that each seat has, one seat after the other.
EACH = (
    ("hand", "all", CARDS),
    ("held", "all", COUNT),
    ("stack", "all", CHIPS),
    ("bet", "all", CHIPS),
    ("paid", "all", CHIPS),
    ("up", "up", CARDS),
    ("stock", "stock", COUNT),
    ("taken", "taken", COUNT),
    ("wins", "wins", COUNT),
    ("score", "score", POINTS),
    ("number", "number", NUMBER),
)

# Where the columns that only some games have begin; 0 where a game has them not.
BOARD_AT, BOARDS, PILE_AT, THROWN_AT, TOGETHER_AT, EACH_AT, WIDTH, UP_AT, STOCK_AT, TAKEN_AT = range(10)
WINS_AT, SCORE_AT, NUMBER_AT, PHASES = range(10, 14)  # and then the number of each place's phase


def zones(game: Game) -> set[Zone]:
    """The zones to which cards come."""
    return {phase.to for phase in parts(game) if isinstance(phase, Deal | Play | Turn)}


def boards(game: Game) -> int:
    """How many boards there may be."""
    places = (Zone.BOARD, Zone.SECOND_BOARD, Zone.THIRD_BOARD)
    dealt = [number for number, zone in enumerate(places, 1) if zone in zones(game)]
    runs = [phase.runs for phase in parts(game) if isinstance(phase, Showdown)] if dealt else []
    return max([0, *dealt, *runs, int(has(Take)(game) or shares_a_card(game))])


def shares_a_card(game: Game) -> bool:
    """May a card that each seat should get lie in the middle, for all?"""
    return any(isinstance(phase, Deal) and phase.shared for phase in parts(game))


def has(*phases: type) -> Callable[[Game], bool]:
    """Does a game have any of these phases?"""
    return lambda game: any(isinstance(phase, phases) for phase in parts(game))


def counts_wins(game: Game) -> bool:
    """Are tricks or rounds won?"""
    return has(Take)(game) or any(
        isinstance(phase, Showdown) and phase.prize is Prize.ROUND for phase in parts(game)
    )


NEEDED: dict[str, Callable[[Game], bool]] = {
    "all": lambda game: True,
    "board": lambda game: boards(game) > 0,
    "second board": lambda game: boards(game) > 1,
    "third board": lambda game: boards(game) > 2,
    "pile": lambda game: Zone.PILE in zones(game),
    "thrown": has(Exchange, Discard, Give),
    "together": has(Name, Give),
    "up": lambda game: Zone.UP in zones(game),
    "stock": lambda game: Zone.STOCK in zones(game),
    "taken": lambda game: Zone.TAKEN in zones(game) or has(Take)(game),
    "wins": counts_wins,
    "score": has(Grant, Tally),
    "number": has(Name),
}


class Column(NamedTuple):
    """Its name, and from where to where its numbers may be."""

    name: str
    least: int
    most: int


def columns(game: Game, seats: int) -> tuple[Column, ...]:
    """The columns of a game, in their order."""
    once = [Column(name, *bounds) for name, needed, bounds in ONCE if NEEDED[needed](game)]
    each = [(name, bounds) for name, needed, bounds in EACH if NEEDED[needed](game)]
    return (*once, *(Column(f"{name} {seat}", *bounds) for seat in range(seats) for name, bounds in each))


def places(game: Game, seats: int, *, frozen: bool) -> Rules:
    """Where columns begin, for compiled code: numbers that are frozen where the program is."""
    names = [column.name for column in columns(game, seats)]
    each = names.index("hand 0")

    def at(name: str, start: int = 0) -> int:
        return names.index(name) - start if name in names else 0

    found = [at("board"), boards(game), at("pile"), at("thrown"), at("acting"), each, at("hand 1", each)]
    found += [at(f"{name} 0", each) for name in ("up", "stock", "taken", "wins", "score", "number")]
    code = (*found, *phases(program(game, seats).code))
    return Rules(Program(0, code, {}, open_winnings=True), seats, frozen=frozen)


def phases(code: tuple[int, ...]) -> list[int]:
    """How many phases in which seats decide lie before each place of a program."""
    found = []
    place = passed = 0
    while code[place] != END:
        found += [passed] * (code[place + NEXT] - place)
        passed += code[place] in DECIDING
        place = code[place + NEXT]
    return [*found, passed]


@inlined
def see(t: Table, game: Program, where: Program, seen: Any, row: int, seat: int) -> None:
    """What one seat sees."""
    at = where.code
    seen[row, 0] = seat
    seen[row, 1] = (t.button - seat) % t.seats
    seen[row, 2] = at[PHASES + t.at]
    seen[row, 3] = turned(t, t.live, seat)
    seen[row, 4] = t.deck.bit_count()
    seen[row, 5] = t.price
    seen[row, 6] = t.due if game.code[t.at] == BETTING else 0
    seen[row, 7] = pot(t)
    seen[row, 8] = t.raises
    for board in range(at[BOARDS]):
        seen[row, at[BOARD_AT] + board] = t.board[board]
    if at[PILE_AT]:
        seen[row, at[PILE_AT]] = t.pile
        seen[row, at[PILE_AT] + 1] = t.top
        seen[row, at[PILE_AT] + 2] = t.suit
    if at[THROWN_AT]:
        seen[row, at[THROWN_AT]] = t.thrown[seat]
    if at[TOGETHER_AT]:
        seen[row, at[TOGETHER_AT]] = turned(t, acting(t, game), seat)
        giving = game.code[t.at] == GIVING and may_act(t, game, seat)
        seen[row, at[TOGETHER_AT] + 1] = direction(t, game) if giving else 0
    see_seats(t, where, seen, row, seat)


@inlined
def see_seats(t: Table, where: Program, seen: Any, row: int, seat: int) -> None:
    """What it sees of each seat, itself first."""
    at = where.code
    faces = seen_hands(t, seat)
    place = at[EACH_AT]
    width, up, stock, taken, wins = at[WIDTH], at[UP_AT], at[STOCK_AT], at[TAKEN_AT], at[WINS_AT]
    score, number = at[SCORE_AT], at[NUMBER_AT]
    other = seat
    for _ in range(t.seats):
        is_open = faces >> other & 1
        seen[row, place] = t.hand[other] if is_open else 0
        seen[row, place + 1] = t.hand[other].bit_count()
        seen[row, place + 2] = t.stack[other]
        seen[row, place + 3] = t.bet[other]
        seen[row, place + 4] = t.paid[other]
        if up:
            seen[row, place + up] = t.up[other]
        if stock:
            seen[row, place + stock] = t.stock[other].bit_count()
        if taken:
            seen[row, place + taken] = t.taken[other].bit_count()
        if wins:
            seen[row, place + wins] = t.wins[other]
        if score:
            seen[row, place + score] = t.score[other]
        if number:
            seen[row, place + number] = t.number[other] if is_open else -1
        place += width
        other += 1
        if other == t.seats:
            other = 0


def turned(t: Table, seats: int, seat: int) -> int:
    """A set of seats, counted from this one."""
    return (seats >> seat | seats << (t.seats - seat)) & ((1 << t.seats) - 1)


def acting(t: Table, game: Program) -> int:
    """The seats that may act: all that still owe a choice, where they choose unseen."""
    found = 0
    for seat in range(t.seats):
        if may_act(t, game, seat):
            found |= 1 << seat
    return found


for _each in (seen_hands, turned, acting):
    register(_each)
