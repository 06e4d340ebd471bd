"""Hold'em hands as lines of the Annual Computer Poker Competition, which Pluribus's logs use too.

    STATE:7:r225fc/cc/cc/cr800f:AhKd|????...|2c2d/7s8s9s/Th/2h:-225|325|-100:Ann|Ben|Cleo

Positions are counted from the left of the button; a raise says what the seat has then paid in the
whole hand, at fixed limit nothing; a stroke begins the next street.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from cardwright.cards import Cards, NotationError, cards_in, parse_set, set_of, text
from cardwright.games.actions import Action, call, check, deal, fold, muck, raise_to, show
from cardwright.games.errors import IllegalAction
from cardwright.games.game import Game
from cardwright.games.phases import Limit
from cardwright.games.state import State, legal
from cardwright.history.chips import amount_text
from cardwright.history.errors import ExportError, HistoryError
from cardwright.history.history import History, Recorder, begun
from cardwright.history.phh_read import turned
from cardwright.history.phh_write import ALL_SEEN
from cardwright.history.raising import raised_to
from cardwright.history.shape import Stakes, stakes_of
from cardwright.history.visible import visible
from cardwright.law.words import AWARD, BETTING, DEALER, FOLD

WORD = re.compile(r"[fc/]|r\d*")
SHAPE = "write STATE:number:actions:cards:results:players"


def write_acpc(history: History, *, number: int = 0, seen_by: int | None = ALL_SEEN) -> str:
    """One hand as one line; for a seat (None: a spectator), without the hands that it did not see.

    Amounts are whole, in the record's own chips where those divide; a result may have a half
    chip, as in Pluribus's logs.

    >>> from cardwright import HOLDEM
    >>> from cardwright.fair import SeededDealer
    >>> played = Recorder(begun(HOLDEM, stacks=(200, 200)))
    >>> played.deal_out(SeededDealer(1))
    >>> _ = played.apply(played.state.actor, fold())
    >>> write_acpc(played.history)[:10]
    'STATE:0:f:'
    """
    stakes = holdem_of(history.game, len(history.stacks))
    states = list(history.states())
    totals = list(raises(states, history, stakes))
    unit = history.unit if all(total % history.unit == 0 for total in (*totals, *history.stacks)) else 1
    before = zip(states, history.actions, strict=False)
    line = "".join(written(state, seat, action, stakes, unit) for state, (seat, action) in before)
    last = states[-1]
    if not last.is_over:
        raise ExportError(
            "a hand that is not over has no line yet: play it to its end", code="export/unfinished"
        )
    if last.table.board[0] & history.unknown:
        raise ExportError(
            "a card of the board is not known, and a line has all of them", code="export/unknown_cards"
        )
    seats = range(len(history.stacks))
    results = [last.stacks[seat] - history.stacks[seat] for seat in seats]
    names = history.players or tuple(f"p{seat}" for seat in seats)
    by_place = history.button + 1
    fields = (
        "STATE",
        str(number),
        line,
        cards_written(states, history, seen_by),
        "|".join(amount_text(result, unit) for result in turned(results, by_place)),
        "|".join(turned([visible(name).replace(":", " ").replace("|", " ") for name in names], by_place)),
    )
    return ":".join(fields)


def holdem_of(game: Game, seats: int) -> Stakes:
    """The stakes of a game that the format has: hold'em with two blinds and nothing else posted."""
    stakes = stakes_of(game, seats)
    if stakes is None or stakes.code not in ("NT", "FT"):
        raise lacking(game, "only no-limit and fixed-limit hold'em have", "export/game")
    small, big, *others = stakes.blinds
    if any(blind > 0 for blind in others):
        raise lacking(game, "no straddle and no third blind is said there", "export/straddle")
    if any(stakes.antes) or any(others) or not 0 < small <= big:
        raise lacking(game, "nothing is posted there but a small and a big blind", "export/post")
    return stakes


def lacking(game: Game, why: str, code: str) -> ExportError:
    return ExportError(f"{game.name} has no lines of the competition: {why}", code=code)


def raises(states: Sequence[State], history: History, stakes: Stakes) -> Iterator[int]:
    """What each raise comes to in the whole hand; at fixed limit it is not said."""
    if stakes.variant.limit is Limit.FIXED:
        return
    for state, (seat, action) in zip(states, history.actions, strict=False):
        if seat != DEALER and (total := total_paid(state, seat, action)):
            yield total


def total_paid(state: State, seat: int, action: Action) -> int:
    """What the seat has then paid in the whole hand; 0 where it does not raise."""
    total, t = raised_to(state, seat, action), state.table
    return t.paid[seat] - t.bet[seat] + total if total else 0


def written(state: State, seat: int, action: Action, stakes: Stakes, unit: int) -> str:
    """A letter for an action; a stroke for cards in the middle."""
    t = state.table
    if seat == DEALER:
        return "/" if t.turn == 0 and not t.owing and is_board(state) else ""
    if state.program.code[t.at] != BETTING:
        return ""
    if total := total_paid(state, seat, action):
        return "r" if stakes.variant.limit is Limit.FIXED else f"r{total // unit}"
    return "f" if action.kind == FOLD else "c"


def is_board(state: State) -> bool:
    return bool(state.program.streets.get(state.table.at))


def cards_written(states: Sequence[State], history: History, seen_by: int | None) -> str:
    """The hands from the button's left, and each street after a stroke."""
    dealt = next(state for state in states if all(state.table.hand))
    shown = states[-1].table.shown
    hands = [
        hand if seen_by in (ALL_SEEN, seat) or shown >> seat & 1 else 0
        for seat, hand in enumerate(dealt.table.hand)
    ]
    seen = turned(hands, history.button + 1)
    said = "|".join(text(hand) if not hand & history.unknown else "" for hand in seen)
    boards = list(dict.fromkeys(state.table.board[0] for state in states))
    streets = [text(later & ~before) for before, later in pairwise(boards)]
    return "/".join([said, *streets])


def read_acpc(line: str, game: Game, *, stacks: Sequence[int]) -> History:
    """One line as a history; the format has neither stacks nor stakes, so they are given.

    The seats are the positions: the last has the button.
    """
    fields = line.strip().split(":")
    if len(fields) < 6 or fields[0] != "STATE":
        raise HistoryError(f"{line.strip()[:60]!r} is no line of that format: {SHAPE}")
    _, number, actions, cards, results, names = fields[:6]
    holdem_of(game, len(stacks))
    if len(names.split("|")) != len(stacks):
        raise HistoryError(f"{len(names.split('|'))} players and {len(stacks)} stacks: there must be as many")
    hands, *streets = cards.split("/")
    deal_to = Dealing(hands, streets, len(stacks))
    played = Recorder(begun(game, stacks=stacks, button=len(stacks) - 1, players=names.split("|")))
    try:
        for word in WORD.findall(actions):
            deal_to.deal(played)
            if word != "/" and not played.state.is_over:
                played.apply(played.state.actor, as_action(word, played.state))
        deal_to.deal(played)
        turn_up(played, deal_to.unknown)
    except IllegalAction as refused:
        raise HistoryError(f"hand {number}: {refused}", code="history/illegal") from refused
    check_results(played, results, stacks, number)
    return replace(played.history, unknown=deal_to.unknown)


def turn_up(played: Recorder, unknown: Cards) -> None:
    """Where seats choose, those show whose cards are written; the others gave them up."""
    while played.state.actor >= 0 and played.state.program.code[played.state.table.at] == AWARD:
        seat = played.state.actor
        played.apply(seat, muck() if played.state.table.hand[seat] & unknown else show())


def check_results(played: Recorder, results: str, stacks: Sequence[int], number: str) -> None:
    """The recorded results must be ours, where all cards that decide them are known."""
    try:
        recorded = [float(each) for each in results.split("|")]
    except ValueError:
        raise HistoryError(f"hand {number}: {results!r} are no results: {SHAPE}") from None
    ours = [after - before for after, before in zip(played.state.stacks, stacks, strict=True)]
    if not played.state.is_over:
        raise HistoryError(f"hand {number}: the line ends before the hand does")
    if any(abs(a - b) >= 1 for a, b in zip(recorded, ours, strict=True)):
        raise HistoryError(f"hand {number}: recorded are {results}, and the actions lead to {ours}")


class Dealing:
    """The cards of a line; hands that are not written get cards that nothing else names."""

    def __init__(self, hands: str, streets: Sequence[str], seats: int) -> None:
        written = hands.split("|")
        try:
            self.hands = [parse_set(each.replace("?", "")) for each in written]
            self.hands += [0] * (seats - len(written))
            self.streets = [parse_set(each) for each in streets]
        except NotationError as wrong:
            raise HistoryError(f"{hands!r}: {wrong}") from wrong
        self.named = 0
        for cards in (*self.hands, *self.streets):
            self.named |= cards
        self.unknown: Cards = 0

    def deal(self, played: Recorder) -> None:
        """Let the dealer act until a seat must."""
        while played.state.actor == DEALER:
            choice = legal(played.state).cards
            assert choice is not None  # the dealer deals, nothing else
            t = played.state.table
            if is_board(played.state):
                cards = self.streets.pop(0) if self.streets else 0
            else:
                cards = self.hands[t.turn]
            if cards.bit_count() != choice.least:
                stand_ins = set_of(cards_in(choice.among & ~self.named & ~self.unknown)[-choice.least :])
                self.unknown |= stand_ins
                cards = stand_ins
            played.apply(DEALER, deal(cards))


def as_action(word: str, state: State) -> Action:
    """What a letter means now; a raise is counted over the whole hand."""
    t, seat = state.table, state.actor
    if word == "f":
        return fold()
    if word == "c":
        return call() if t.due else check()
    total = int(word[1:]) - t.paid[seat] + t.bet[seat] if word[1:] else t.high
    return raise_to(total)
