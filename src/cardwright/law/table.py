"""The table: everything that is true at one moment of a game, in whole numbers.

The law is functions on this one flat record. In CPython it is this object with short lists;
compiled, it is a NumPy record with the same names (`fast` builds it from `FIELDS`). A field
means the same in every game. Sets of cards and sets of seats are numbers, a bit each.
"""

from __future__ import annotations

SEATS = 10  # the most that can sit at one table
LOOPS = 4  # how deep loops may nest
PORTIONS = 6  # into how many parts one pot may be split by rule
BOARDS = 3

# name: how many numbers (0 is one plain number, SEATS one for each seat)
FIELDS = {
    # where the game is
    "at": 0,  # the instruction in force
    "actor": 0,  # who acts now: a seat, DEALER or NOBODY
    "owing": 0,  # seats that still must act, or be dealt to, in this phase
    "waiting": 0,  # seats that still have a turn to come in this round of turns
    "turn": 0,  # the seat whose turn it is, or the seat or board being dealt to
    "stage": 0,  # how far this phase, or this turn, has come
    "exit": 0,  # where the contest goes when one seat is left (0: no contest)
    "laps": LOOPS,  # how often each loop around us has run
    # who sits here
    "seats": 0,
    "button": 0,
    "first": 0,  # who goes first when the next phase begins
    "playing": 0,  # seats that take part in the game
    "live": 0,  # ... that have not folded
    "able": 0,  # ... and still have chips to bet
    "shown": 0,  # seats whose hand lies face up
    # chips
    "stack": SEATS,
    "bet": SEATS,  # in front, this round
    "paid": SEATS,  # in the middle, this hand, what is in front included
    "dead": 0,  # in the middle, but nobody's bet: the main pot's
    "price": 0,  # the bet to match
    "step": 0,  # by how much the next raise must go up
    "full": 0,  # the last price this round that was a full bet or raise
    "missing": 0,  # what short blinds did not post: a bet of the pot counts it
    "raises": 0,  # bets and raises so far this round
    "raiser": 0,  # who bet or raised last this round (-1: nobody)
    "shut": 0,  # seats that may not raise: there were enough, or less than a full one since they acted
    "limit": 0,  # the betting rule in force: which limit,
    "least": 0,  # the least bet,
    "most": 0,  # the most (what it means depends on nothing but the limit),
    "cap": 0,  # how many bets and raises there may be (0: any number),
    "ceiling": 0,  # and what a seat may pay in the whole hand (0: all it has)
    "due": 0,  # what the seat on turn must add to stay in,
    "low": 0,  # the total of a full raise (who has less may go all-in),
    "high": 0,  # and the most to which it may raise (0: it may not)
    # cards
    "deck": 0,  # not dealt yet; their order is nobody's knowledge
    "hand": SEATS,
    "up": SEATS,  # in front of the seat, face up
    "stock": SEATS,  # in front of the seat, face down, unseen by all
    "thrown": SEATS,  # put away by the seat
    "taken": SEATS,  # won by the seat
    "board": BOARDS,  # in the middle, face up
    "runs": 0,  # how many boards the rest of the cards are dealt to (0: one)
    "pile": 0,  # played out, face up
    "aside": 0,  # in the middle, face down
    "top": 0,  # the card on top of the pile (-1: none)
    "suit": 0,  # the suit that the pile asks for
    "trump": 0,  # the suit that beats the others in a trick (-1: none)
    "want": 0,  # cards that the dealer is to deal,
    "need": 0,  # and those that it will still owe this seat then
    # counts
    "number": SEATS,  # what the seat named
    "score": SEATS,
    "wins": SEATS,  # rounds or tricks
    "idle": 0,  # turns in a row in which no card was played
    "worth": SEATS * PORTIONS,  # what each hand is worth in the award in force
    # who listens
    "heard": 0,  # whether anybody does (in compiled code, nobody)
}

SCALARS = tuple(name for name, length in FIELDS.items() if not length)
ROWS = tuple(name for name, length in FIELDS.items() if length)


class Table:
    """One table in CPython; `log` collects what happened, when somebody listens."""

    __slots__ = (*FIELDS, "log")

    at: int
    actor: int
    owing: int
    waiting: int
    turn: int
    stage: int
    exit: int
    laps: list[int]
    seats: int
    button: int
    first: int
    playing: int
    live: int
    able: int
    shown: int
    stack: list[int]
    bet: list[int]
    paid: list[int]
    dead: int
    price: int
    step: int
    full: int
    missing: int
    raises: int
    raiser: int
    shut: int
    limit: int
    least: int
    most: int
    cap: int
    ceiling: int
    due: int
    low: int
    high: int
    deck: int
    hand: list[int]
    up: list[int]
    stock: list[int]
    thrown: list[int]
    taken: list[int]
    board: list[int]
    runs: int
    pile: int
    aside: int
    top: int
    suit: int
    trump: int
    want: int
    need: int
    number: list[int]
    score: list[int]
    wins: list[int]
    idle: int
    worth: list[int]
    heard: int
    log: list[tuple[int, int, int, int, int]]


class Program:
    """A compiled game: its deck, and the list of numbers that the law steps through.

    The rest is for those who watch: what the deal at a place is called, and whether cards are
    only ever won that everybody has seen.
    """

    __slots__ = ("code", "deck", "open_winnings", "streets")

    def __init__(
        self, deck: int, code: tuple[int, ...], streets: dict[int, str], *, open_winnings: bool
    ) -> None:
        self.deck = deck
        self.code = code
        self.open_winnings = open_winnings
        self.streets = streets


def blank(seats: int) -> Table:
    """A table with nothing on it."""
    if seats not in BLANKS:
        BLANKS[seats] = made_blank(seats)
    return copied(BLANKS[seats])


BLANKS: dict[int, Table] = {}
UNHEARD: list[tuple[int, int, int, int, int]] = []  # of every table to which nobody listens: nothing


def made_blank(seats: int) -> Table:
    t = Table()
    for name in SCALARS:
        setattr(t, name, 0)
    for name in ROWS:
        length = FIELDS[name]
        setattr(t, name, [0] * (length // SEATS * seats if length >= SEATS else length))
    t.seats = seats
    t.log = UNHEARD
    return t


def listen(t: Table) -> None:
    """From here on, the law tells what happens."""
    t.heard = 1
    t.log = []


def copied(t: Table) -> Table:
    """The same table again, with nobody listening. Written out, for it runs at every step."""
    c = Table()
    c.at = t.at
    c.actor = t.actor
    c.owing = t.owing
    c.waiting = t.waiting
    c.turn = t.turn
    c.stage = t.stage
    c.exit = t.exit
    c.seats = t.seats
    c.button = t.button
    c.first = t.first
    c.playing = t.playing
    c.live = t.live
    c.able = t.able
    c.shown = t.shown
    c.dead = t.dead
    c.price = t.price
    c.step = t.step
    c.full = t.full
    c.missing = t.missing
    c.raises = t.raises
    c.raiser = t.raiser
    c.shut = t.shut
    c.limit = t.limit
    c.least = t.least
    c.most = t.most
    c.cap = t.cap
    c.ceiling = t.ceiling
    c.due = t.due
    c.low = t.low
    c.high = t.high
    c.deck = t.deck
    c.runs = t.runs
    c.pile = t.pile
    c.aside = t.aside
    c.top = t.top
    c.suit = t.suit
    c.trump = t.trump
    c.want = t.want
    c.need = t.need
    c.idle = t.idle
    c.laps = t.laps.copy()
    c.stack = t.stack.copy()
    c.bet = t.bet.copy()
    c.paid = t.paid.copy()
    c.hand = t.hand.copy()
    c.up = t.up.copy()
    c.stock = t.stock.copy()
    c.thrown = t.thrown.copy()
    c.taken = t.taken.copy()
    c.board = t.board.copy()
    c.number = t.number.copy()
    c.score = t.score.copy()
    c.wins = t.wins.copy()
    c.worth = t.worth.copy()
    c.heard = 0
    c.log = UNHEARD
    return c
