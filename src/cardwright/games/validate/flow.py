"""The way through a game, walked once for every number of seats before anybody plays it.

At each phase we know what is certain and what is possible: how many cards are out, what each
hand holds at least, whether hands lie open, what a score is at least. Branches and early exits
are joined by taking the worse of both. What a phase needs and cannot be sure of is a fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardwright.cards import DECKS
from cardwright.games.cardsets import card_set
from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.parts import places
from cardwright.games.phases import (
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
    Name,
    Opener,
    PassButton,
    Phase,
    Play,
    Post,
    Prize,
    Ranking,
    Repeat,
    Showdown,
    SomeoneOut,
    Take,
    Tally,
    Turn,
    Turns,
    Zone,
    amount_for,
)
from cardwright.games.validate.awards import BOARDS, HAND_RANKINGS
from cardwright.games.validate.outlook import Outlook, joined, more, unscored

MOST_SCORE = 2**39  # the law compares scores below 2**40
LAPS_WALKED = 60  # more than there are cards: afterwards only scores still grow
LAPS_NAMED = 1000  # of a loop in which numbers are paid from a score

BY_SEAT = (Zone.HAND, Zone.UP, Zone.STOCK)


# Rankings that try every choice of cards; with many cards that takes for ever.
BY_CHOICES = (
    Ranking.DEUCE_TO_SEVEN,
    Ranking.BADUGI,
    Ranking.BADUGI_ACE_HIGH,
    Ranking.OMAHA_HIGH,
    Ranking.OMAHA_EIGHT,
)
MOST_CHOSEN_FROM = 13


def flow_faults(game: Game) -> Iterator[GameError]:
    """What is wrong on the way, each thing once."""
    found: dict[tuple[str, str], GameError] = {}
    for seats in range(game.seats.least, game.seats.most + 1):
        for fault in Walk(game, seats).faults():
            found.setdefault((fault.path, fault.code), fault)
    yield from found.values()


class Walk:
    """One walk through the game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.cards = DECKS[game.deck].bit_count()
        self.found: list[GameError] = []
        self.exits: list[Outlook] = []  # where the contest around us may end early
        self.later: list[int] = []  # laps to come after this one, of each loop around us
        self.until: list[tuple[Condition, ...]] = []  # what ends each of them

    def faults(self) -> list[GameError]:
        end = self.walk(self.game.phases, "phases", Outlook())
        if end.unpaid:
            message = "nobody ever wins these chips: end with a showdown for the pot"
            self.fault(end.unpaid, "unpaid", message)
        if end.reach > MOST_SCORE:
            self.fault("phases", "too_large", f"a score could reach {end.reach}: {MOST_SCORE} at the most")
        return self.found

    def fault(self, path: str, code: str, message: str) -> None:
        self.found.append(GameError(message, path=path, code=f"game/{code}"))

    def walk(self, phases: tuple[Phase, ...], path: str, now: Outlook) -> Outlook:
        for number, phase in enumerate(phases):
            now = self.after(phase, f"{path}[{number}]", now)
        return now

    def after(self, phase: Phase, path: str, now: Outlook) -> Outlook:
        match phase:
            case Post():
                return self.after_post(phase, path, now)
            case Deal():
                return self.after_deal(phase, path, now)
            case Turn(count=count, to=to):
                return self.after_turn(count, to, path, now)
            case Bet():
                self.check_opener(phase, path, now)
                now = replace(now, blinds=0, folded=1, unpaid=now.unpaid or path)
                self.exits.append(now)
                return now
            case Exchange():
                self.need_hands(path, now)
                self.need_closed(path, now)
                return replace(now, thrown=1)
            case Discard(count=count):
                return self.after_discard(count, path, now)
            case Name():
                return self.after_name(phase, path, now)
            case Give():
                self.check_give(path, now)
                return replace(now, held=min(self.cards, now.held + phase.count))
            case Play():
                return self.after_play(phase, path, now)
            case Showdown():
                return self.after_showdown(phase, path, now, in_contest=False)
            case Contest():
                return self.after_contest(phase, path, now)
            case Repeat() | Turns():
                return self.after_loop(phase, path, now)
            case If():
                return joined(now, self.walk(phase.phases, f"{path}.phases", now))
            case Take() | Tally() | Gather() | Grant() | PassButton() | Leads():
                return self.after_effect(phase, path, now)

    def after_effect(
        self, phase: Take | Tally | Gather | Grant | PassButton | Leads, path: str, now: Outlook
    ) -> Outlook:
        match phase:
            case Take():
                self.check_ups(path, now)
                if now.ups and not now.up:
                    message = "perhaps nobody has a card left to play: deal as many as there are tricks"
                    self.fault(path, "never", message)
                return replace(now, up=0, ups=0)
            case Tally():
                return self.after_tally(phase, now)
            case Grant(points=points):
                return replace(now, score=now.score + points, reach=now.reach + abs(points))
            case Gather():
                return replace(
                    now,
                    dealt=0,
                    held=0,
                    laid=(0, 0, 0),
                    hand=0,
                    up=0,
                    ups=0,
                    boards=(0, 0, 0),
                    stocked=0,
                    piled=0,
                    thrown=0,
                    shown=0,
                )
            case PassButton():
                return replace(now, button=0)
            case Leads():
                self.need_hands(path, now)
                return now

    # --- chips -----------------------------------------------------------------------------

    def after_post(self, phase: Post, path: str, now: Outlook) -> Outlook:
        if now.button:
            self.fault(path, "misplaced", "who has the button may be out of the game: pass the button before")
        if now.folded:
            message = "who has folded would pay too: collect it before the first bet of the contest"
            self.fault(path, "misplaced", message)
        has_blinds = any((*phase.blinds, *phase.late, phase.button_blind))
        if has_blinds and now.blinds:
            self.fault(f"{path}.blinds", "misplaced", "there are blinds already: a bet must come between")
        return replace(now, blinds=max(now.blinds, int(has_blinds)), unpaid=now.unpaid or path)

    def after_contest(self, phase: Contest, path: str, now: Outlook) -> Outlook:
        around, self.exits = self.exits, [now] if now.out else []
        now = self.walk(phase.phases, f"{path}.phases", replace(now, shown=0, folded=0))
        if now.blinds:
            self.fault(path, "missing", "blinds are posted and nobody ever bets: put a Bet after them")
        end = self.after_showdown(phase.award, f"{path}.award", now, in_contest=True)
        for early in self.exits:
            end = joined(end, replace(early, unpaid=end.unpaid, named=0, price=0, blinds=0))
        self.exits = around
        if phase.award.prize is Prize.POT:
            end = replace(end, out=1, button=1)
        return replace(end, folded=0)

    def after_showdown(self, phase: Showdown, path: str, now: Outlook, *, in_contest: bool) -> Outlook:
        for number, ranking in enumerate(phase.rankings):
            board = (*phase.boards, *[1] * len(phase.rankings))[number] - 1
            self.check_ranking(ranking, f"{path}.rankings[{number}]", now, board)
        if phase.rankings[0] in HAND_RANKINGS or phase.rankings[0] is Ranking.NUMBER:
            now = replace(now, shown=1)
        if phase.spend:
            now = replace(now, score=now.score - now.price, price=0, named=0)
        if now.blinds and not in_contest:
            self.fault(path, "misplaced", "blinds lie there and nobody has bet yet")
        return replace(now, unpaid="") if phase.prize is Prize.POT else now

    def check_ranking(self, ranking: Ranking, path: str, now: Outlook, board: int) -> None:
        cards = now.held + now.ups + now.laid[board]
        if ranking in BY_CHOICES and cards > MOST_CHOSEN_FROM:
            message = (
                f"a hand could be chosen from {cards} cards: {MOST_CHOSEN_FROM} at the most by this ranking"
            )
            self.fault(path, "too_many_cards", message)
        if ranking is Ranking.NUMBER and not now.named:
            self.fault(path, "never", "nobody has named a number yet: put a Name before")
        elif ranking is Ranking.UP_CARD:
            self.check_ups(path, now)
        elif ranking in (Ranking.OMAHA_HIGH, Ranking.OMAHA_EIGHT):
            if now.hand + now.up < 2 or now.boards[board] < 3:
                self.fault(path, "never", "it takes two cards of the hand and three of the board")
        elif ranking is Ranking.EIGHT_OR_BETTER and now.hand + now.up + now.boards[board] < 5:
            self.fault(path, "never", "it takes five cards")
        elif ranking in HAND_RANKINGS and now.hand + now.up < 1:
            self.fault(path, "never", "nobody is certain to hold a card: deal some before")

    # --- cards -----------------------------------------------------------------------------

    def after_deal(self, phase: Deal, path: str, now: Outlook) -> Outlook:
        count = amount_for(phase.count, self.seats)
        if phase.shared:
            now = replace(self.with_shared(now, count), held=now.held + count)
        else:
            now = self.with_cards(now, phase.to, count, path)
        # A pile gives back all but its top card, and what lies aside is shuffled in again.
        out = count * self.seats if phase.to in BY_SEAT else count
        if phase.shared and now.dealt + out > self.cards:
            out = count
        if phase.to is Zone.ASIDE or (phase.to is Zone.PILE and now.piled):
            out = 0
        now = replace(now, dealt=now.dealt + out, piled=max(now.piled, int(phase.to is Zone.PILE)))
        if now.dealt > self.cards:
            message = f"with {self.seats} seats {now.dealt} cards are out, and the deck has {self.cards}"
            self.fault(f"{path}.count", "too_many_cards", message)
        return now

    def with_shared(self, now: Outlook, count: int) -> Outlook:
        """In each hand or on the board, nobody knows before."""
        return replace(now, laid=more(now.laid, 0, count))

    def after_discard(self, count: int, path: str, now: Outlook) -> Outlook:
        self.need_closed(path, now)
        if now.hand < count:
            message = f"a hand may hold only {now.hand} cards: deal more before, or let fewer go"
            self.fault(f"{path}.count", "missing", message)
        return replace(now, hand=max(0, now.hand - count), held=max(0, now.held - count), thrown=1)

    def check_opener(self, phase: Bet, path: str, now: Outlook) -> None:
        if phase.opener is Opener.PLACE:
            return
        if not now.up:
            self.fault(
                f"{path}.opener", "missing", "nobody is certain to have a card up: deal some up before"
            )
        elif phase.opener in (Opener.LOW_CARD, Opener.HIGH_CARD) and now.ups > 1:
            message = "several cards may lie up in front of a seat: let the best or the lowest hand open"
            self.fault(f"{path}.opener", "too_many_cards", message)

    def with_cards(self, now: Outlook, to: Zone, count: int, path: str) -> Outlook:
        """So many more cards lie there."""
        if to is Zone.HAND:
            self.need_closed(path, now)
            return replace(now, hand=now.hand + count, held=now.held + count)
        if to is Zone.UP:
            return replace(now, up=now.up + count, ups=now.ups + count)
        if to is Zone.STOCK:
            return replace(now, stocked=1)
        if to in BOARDS:
            board = BOARDS.index(to)
            return replace(now, boards=more(now.boards, board, count), laid=more(now.laid, board, count))
        return now

    def after_turn(self, count: int, to: Zone, path: str, now: Outlook) -> Outlook:
        if not now.stocked:
            message = "there is no stock to turn cards of: deal to the stock before"
            self.fault(path, "missing", message)
        if to is Zone.HAND:
            self.need_closed(path, now)
            return replace(now, held=now.held + count)
        if to in BOARDS:
            return replace(now, laid=more(now.laid, BOARDS.index(to), count * self.seats))
        if to is not Zone.UP:
            return now
        return replace(now, ups=now.ups + count, up=now.up + int(self.somebody_has_stock()))

    def somebody_has_stock(self) -> bool:
        """Does a loop around us end before the stocks are gone?"""
        ends = any(isinstance(condition, SomeoneOut) for until in self.until for condition in until)
        return ends and not any(
            isinstance(place.phase, Deal) and place.phase.to is Zone.HAND for place in places(self.game)
        )

    def after_play(self, phase: Play, path: str, now: Outlook) -> Outlook:
        if phase.fit is Fit.TOP_CARD and not now.piled:
            message = "there is no top card to match: deal one to the pile before"
            self.fault(path, "missing", message)
        if phase.fit is Fit.LED_SUIT and now.ups:
            message = "cards of the trick before may still lie in front: take them first, and play one a turn"
            self.fault(path, "misplaced", message)
        if phase.draws:
            self.need_closed(path, now)
            now = replace(now, dealt=self.cards, held=self.cards)
        if phase.to is Zone.PILE:
            return replace(now, piled=1, hand=max(0, now.hand - 1))
        played = min(1, now.hand)
        return replace(now, hand=now.hand - played, up=now.up + played, ups=now.ups + 1)

    def check_ups(self, path: str, now: Outlook) -> None:
        if not now.ups:
            self.fault(path, "missing", "no card lies in front of anybody: play or turn one up before")
        elif now.ups > 1:
            message = "several cards may lie in front of a seat, and one of each is compared"
            self.fault(path, "too_many_cards", message)

    def check_give(self, path: str, now: Outlook) -> None:
        self.need_hands(path, now)
        self.need_closed(path, now)
        if now.folded or now.out:
            message = "the neighbour may have folded or be out of the game: give cards before any betting"
            self.fault(path, "misplaced", message)
        if now.thrown:
            message = "thrown cards lie where cards to be given would: gather them before"
            self.fault(path, "misplaced", message)

    def need_hands(self, path: str, now: Outlook) -> None:
        if now.hand < 1:
            self.fault(path, "missing", "nobody is certain to hold a card: deal to the hand before")

    def need_closed(self, path: str, now: Outlook) -> None:
        """Hands that lie open after a showdown stay so until they are gathered."""
        if now.shown:
            message = "hands may still lie open from a showdown: gather the cards or begin a contest before"
            self.fault(path, "misplaced", message)

    # --- numbers and points ----------------------------------------------------------------

    def after_name(self, phase: Name, path: str, now: Outlook) -> Outlook:
        if phase.secret:
            self.need_closed(path, now)
        else:
            self.fault(f"{path}.secret", "unplayable", "numbers are always named unseen: leave it out")
        if not phase.from_score:
            return replace(now, named=1)
        floor = (self.later[-1] if self.later else 0) * phase.reserve
        if now.score - floor < phase.least:
            message = (
                f"a score may be as low as {now.score}, of which {floor} must stay: nothing is left to name"
            )
            self.fault(path, "too_large", message)
        rest = max(now.score - phase.most, floor)
        return replace(now, named=1, price=max(0, now.score - rest))

    def after_tally(self, phase: Tally, now: Outlook) -> Outlook:
        deck = DECKS[self.game.deck]
        worth = [(card_set(text) & deck).bit_count() * points for text, points in phase.points]
        gain, loss = sum(n for n in worth if n > 0), sum(n for n in worth if n < 0)
        return replace(now, score=now.score + loss, reach=now.reach + max(gain, -loss, phase.all_of_it))

    # --- loops -----------------------------------------------------------------------------

    def after_loop(self, phase: Repeat | Turns, path: str, now: Outlook) -> Outlook:
        """Lap by lap until nothing changes any more but scores, and those grow evenly."""
        names = isinstance(phase, Repeat) and any(isinstance(p, Name) and p.from_score for p in bodies(phase))
        if names and phase.times > LAPS_NAMED:
            message = f"numbers are named from a score for at most {LAPS_NAMED} laps"
            self.fault(f"{path}.times", "too_large", message)
        walked = min(phase.times, LAPS_NAMED if names else LAPS_WALKED)
        ends = [now]
        for lap in range(walked):
            self.later.append(phase.times - 1 - lap)
            self.until.append(phase.until)
            ends.append(self.walk(phase.phases, f"{path}.phases", ends[-1]))
            self.later.pop()
            self.until.pop()
            if not names and unscored(ends[-1]) == unscored(ends[-2]):
                break
        left = phase.times - len(ends) + 1
        last = replace(
            ends[-1],
            score=ends[-1].score + left * min(0, ends[-1].score - ends[-2].score),
            reach=ends[-1].reach + left * (ends[-1].reach - ends[-2].reach),
        )
        for end in ends[1:] if phase.until else ():
            last = joined(last, end)
        return last


def bodies(phase: Repeat) -> Iterator[Phase]:
    """The phases of a loop that count its laps: not those of a loop within it."""
    waiting: list[Phase] = list(phase.phases)
    while waiting:
        inner = waiting.pop()
        yield inner
        if isinstance(inner, Contest | If):
            waiting += inner.phases
