"""The person's seat: lines are read until one of them is a legal action.

Questions are answered as often as they are asked and change nothing. All-in and leaving are asked
back once. The end of the input is a leave, not an action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardwright.cards import CardwrightError, card_words
from cardwright.cli.rules import rules_in_parts
from cardwright.cli.table import spoken
from cardwright.cli.table.answers import answer
from cardwright.cli.table.costs import raise_verb
from cardwright.cli.table.ears import Ears
from cardwright.cli.table.options import most_to_pay
from cardwright.cli.table.questions import QUESTIONS, Question, TypedError
from cardwright.cli.table.turn import turn
from cardwright.cli.table.typed import read
from cardwright.games import Action, Game, Kind, Observation, match_of
from cardwright.players.house.plan import plan_of

Ask = Callable[[], str | None]  # one line, None at the end of the input
YES = ("y", "yes")
NO = ("", "n", "no")


class Leave(Exception):
    """The person has left the table."""


class Person:
    """A player who reads and types."""

    def __init__(self, *, ask: Ask, say: Callable[[str], None], brief: bool) -> None:
        self.ask = ask
        self.say = say
        self.brief = brief
        self.told: object = None  # the cards that were told last
        self.pending: list[str] = []  # a line that was typed instead of an answer

    def sit(self, game: Game, ears: Ears) -> None:
        """A hand begins, of this game; these ears hear it."""
        self.game = game
        self.plan = plan_of(game)
        self.ears = ears
        self.told = None

    def choose(self, view: Observation) -> Action:
        """Say what is faced, then read until there is an action."""
        ears = self.ears
        ears.facing = self.line(view, ears)
        self.say(ears.facing)
        while True:
            action = self.one_line(view)
            if action is not None:
                ears.since.clear()
                return action

    def line(self, view: Observation, ears: Ears) -> str:
        """The line of this turn; in brief speech the cards only when they have changed."""
        cards = (view.hand, view.boards, view.numbers)
        again = self.brief and (cards == self.told or view.hand == ears.just_told != 0)
        self.told = cards
        return turn(self.plan, view, ears.names, ears.in_the_middle(), brief=self.brief, again=again)

    def one_line(self, view: Observation) -> Action | None:
        """Read one line: an action, or nothing yet."""
        line = self.pending.pop() if self.pending else self.ask()
        if line is None:
            raise Leave
        try:
            asked = self.understood(line, view)
        except CardwrightError as error:
            self.say(str(error))
            return None
        if asked is None:
            return None
        return asked if self.is_sure(asked, view) else None

    def understood(self, line: str, view: Observation) -> Action | None:
        """An action; or a question, which is answered."""
        asked_of = self.seat_asked(line)
        if asked_of is not None:
            self.say(spoken.player(view, asked_of, self.ears.names))
            return None
        card = self.card_asked(line, view)
        if card:
            self.say(card)
            return None
        read_as = read(line, view)
        if isinstance(read_as, Action):
            return read_as
        if read_as is Question.QUIT:
            self.leave_if_sure()
        elif read_as is Question.RULES:
            self.read_out(rules_in_parts(match_of(self.game)))
        else:
            self.say(answer(read_as, self.game, self.plan, view, self.ears))
        return None

    def seat_asked(self, line: str) -> int | None:
        """`s anna`: the seat that is asked about."""
        words = line.lower().split()
        if len(words) != 2 or words[0] not in ("s", "stack", "who"):
            return None
        names = [name.lower() for name in self.ears.names]
        if words[1] not in names:
            raise TypedError(
                f'Nobody is called "{words[1][:40]}": {", ".join(self.ears.names)}.', code="typed/name"
            )
        return names.index(words[1])

    def card_asked(self, line: str, view: Observation) -> str:
        """`1` to `7` while betting: one card, the hand's first and then the board's."""
        kinds = view.legal.kinds
        if not line.strip().isdecimal() or not (Kind.CHECK in kinds or Kind.CALL in kinds) or not view.hand:
            return ""
        cards = [
            *spoken.order(view.hand, by_suit=not self.plan.shares),
            *(card for board in self.ears.in_the_middle() for card in board),
        ]
        place = int(line.strip()[:4])
        if place > 7 and place > len(cards):
            return ""  # somebody who means chips: told how to raise
        return (
            f"{spoken.capital(card_words(cards[place - 1]))}."
            if 0 < place <= len(cards)
            else f"No card {place} yet."
        )

    def is_sure(self, action: Action, view: Observation) -> bool:
        """All chips at once are asked back, and `a`; any other line means no, and is then read as itself."""
        asked = as_much_as_may_be(action, view)
        if not asked:
            return True
        self.say(f"{asked}: a again or y does it.")
        answer = self.ask()
        if answer is None:
            raise Leave
        if answer.strip().lower() in (*YES, "a", "all in", "all-in"):
            return True
        self.say("Not all in." if asked.startswith("All in") else "Not done.")
        self.take_up(answer)
        return False

    def pause(self) -> None:
        """Between two games in which there is nothing to decide: go on when asked to."""
        while True:
            self.say("Enter plays the next game, q quits.")
            answer = self.ask()
            if answer is None or QUESTIONS.get(answer.strip().lower()) is Question.QUIT:
                raise Leave
            if not answer.strip():
                return

    def read_out(self, parts: Sequence[str]) -> None:
        """Part by part, as long as Enter is typed; any other line is read as itself."""
        for part, following in zip(parts, [*parts[1:], ""], strict=True):
            self.say(part)
            if not following:
                return
            self.say(f"Enter goes on with {following.splitlines()[0].rstrip(' .…')}.")
            answer = self.ask()
            if answer is None:
                raise Leave
            if answer.strip():
                self.pending.append(answer)
                return

    def leave_if_sure(self) -> None:
        """Asked back once."""
        self.say("Leave the game? q again or y does it.")
        answer = self.ask()
        if answer is None or answer.strip().lower() in (*YES, "q", "quit"):
            raise Leave
        self.say("You stay.")
        self.take_up(answer)

    def take_up(self, answer: str) -> None:
        """What was typed instead of yes is read as itself; no, or nothing, has said all."""
        if answer.strip().lower() not in NO:
            self.pending.append(answer)


def as_much_as_may_be(action: Action, view: Observation) -> str:
    """What `a`, or a raise of all chips, does now: "All in for 66", "Call 6, the most"; else nothing."""
    me = spoken.own(view)
    stack, bet = view.stacks[me], view.bets[me]
    if action.kind == Kind.RAISE:
        return f"All in for {stack}" if action.value >= stack + bet else ""
    if action.kind != Kind.ALL_IN:
        return ""
    span = view.legal.raise_to
    if most_to_pay(view) >= stack:
        return f"All in for {stack}"
    if span:
        return f"{spoken.capital(raise_verb(view))} {span.most}, the most"
    return f"Call {view.legal.call}, the most" if view.legal.call else "Check, nobody can call a bet"
