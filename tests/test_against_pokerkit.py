"""Hold'em against PokerKit, an engine that nobody here wrote: the same hand in both, step by step.

Who acts, what it may do, from where to where, and who has what in the end must agree. Where the
two follow different rules the difference is recognised by the rule, counted, and the hand left;
for each of these rules a test in `rulebook/test_unlike_pokerkit.py` says what we do, and why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from warnings import catch_warnings

import pokerkit as pk
import pytest
from tests.playing import holdem

from cardwright import law
from cardwright.cards import FULL, card_text, cards_in, set_of
from cardwright.games import Game
from cardwright.games.compile import program
from cardwright.games.phases import (
    DOUBLE_POT_LIMIT,
    FIXED_LIMIT,
    HIGH,
    NO_LIMIT,
    POT_LIMIT,
    AnteBy,
    Bet,
    Limit,
    OddChips,
    Post,
    Showdown,
)
from cardwright.law import Program, Table
from cardwright.law import words as w

FAST, SLOW = 80, 12_500  # hands of each limit
MOST = 0.8  # of the hands at least must be equal to their end

STRUCTURES = {
    NO_LIMIT: pk.BettingStructure.NO_LIMIT,
    POT_LIMIT: pk.BettingStructure.POT_LIMIT,
    DOUBLE_POT_LIMIT: pk.BettingStructure.NO_LIMIT,  # it has none: the most is arithmetic
    FIXED_LIMIT: pk.BettingStructure.FIXED_LIMIT,
}
AUTOMATIC = (
    pk.Automation.ANTE_POSTING,
    pk.Automation.BET_COLLECTION,
    pk.Automation.BLIND_OR_STRADDLE_POSTING,
    pk.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    pk.Automation.HAND_KILLING,
    pk.Automation.CHIPS_PUSHING,
    pk.Automation.CHIPS_PULLING,
)

# The rules by which we differ; each has its test in the rulebook.
SHORT_BLIND = "a short blind does not lower the price"
SHORT_BLIND_POT = "a pot-limit bet counts short blinds as full (TDA 54B)"
HALF_REOPENS = "half a bet reopens the betting at fixed limit (TDA 47B)"
COMPLETE = "less than half a bet is completed at fixed limit"
UNCOUNTED = "less than half a bet is no raise for the cap"
SHORT_OPENING = "an all-in below a full bet does not reopen (TDA 47A)"
TOGETHER = "short all-ins that together are a full raise reopen, whatever follows (TDA 47A)"
EQUAL = "equal"
LONE_SEAT = "a lone seat with nothing to call is not asked"
ODD_CHIPS = "each side pot's odd chips are its own (TDA 21)"


class OtherRuleError(Exception):
    """The two follow different rules from here on."""


@dataclass(frozen=True)
class House:
    """What is played: the limit, the forced bets, and how many raises."""

    limit: Limit
    blinds: tuple[int, ...]
    ante: int
    ante_by: AnteBy
    cap: int

    def theirs(self, stacks: tuple[int, ...]) -> pk.State:
        """The same table in PokerKit; its button is the last seat too."""
        seats, small = len(stacks), self.blinds[1]
        large = 2 * small if self.limit is FIXED_LIMIT else small
        opening = small if self.limit is FIXED_LIMIT else max(self.blinds)
        caps = [self.cap - len(self.blinds) + 1, self.cap, self.cap, self.cap] if self.cap else [None] * 4
        streets = [
            pk.Street(
                False,
                (False, False) if not board else (),
                board,
                False,
                pk.Opening.POSITION,
                least,
                most,
            )
            for board, least, most in zip((0, 3, 1, 1), (opening, small, large, large), caps, strict=True)
        ]
        each = self.ante_by is AnteBy.EACH
        antes = [self.ante] * seats if each else [0, self.ante] + [0] * (seats - 2)
        blinds = self.blinds + (0,) * (seats - len(self.blinds))
        hands = (pk.StandardHighHand,)
        structure = STRUCTURES[self.limit]
        return pk.State(
            AUTOMATIC,
            pk.Deck.STANDARD,
            hands,
            tuple(streets),
            structure,
            each,
            antes,
            blinds,
            0,
            stacks,
            seats,
        )


@cache
def ours(house: House) -> Game:
    """The game as we declare it."""
    small, large = house.blinds[1], house.blinds[1] * (2 if house.limit is FIXED_LIMIT else 1)
    return holdem(
        post=Post(blinds=house.blinds, ante=house.ante, ante_by=house.ante_by, ante_first=True),
        bet=Bet(house.limit, least=small, cap=house.cap),
        late=Bet(house.limit, least=large, cap=house.cap),
        award=Showdown(HIGH, odd=OddChips.TO_FIRST),
    )


def a_house(random: Random, limit: Limit, seats: int, unit: int) -> House:
    small = random.choice((1, 2, 5))
    big = 2 * small if limit is FIXED_LIMIT or random.random() < 0.7 else 2 * small + 1
    blinds = (small, big, 2 * big) if seats > 2 and random.random() < 0.12 else (small, big)
    return House(
        limit=limit,
        blinds=tuple(unit * blind for blind in blinds),
        ante=unit * random.choice((0, 0, 0, 1, 2, 3)),
        ante_by=AnteBy.BIG_BLIND if random.random() < 0.3 else AnteBy.EACH,
        cap=4 if limit is FIXED_LIMIT else 0,
    )


@dataclass
class Duel:
    """One hand in both engines."""

    house: House
    stacks: tuple[int, ...]
    unit: int  # every amount is a multiple of it: 2520 divides by every number of winners
    t: Table = field(init=False)
    code: Program = field(init=False)
    theirs: pk.State = field(init=False)
    trail: list[str] = field(default_factory=list)
    acted: set[tuple[int, int]] = field(default_factory=set)  # in which round, who

    def __post_init__(self) -> None:
        self.t = law.blank(len(self.stacks))
        self.t.stack = list(self.stacks)
        law.listen(self.t)
        self.code = program(ours(self.house), len(self.stacks))
        law.start(self.t, self.code, len(self.stacks) - 1)
        self.theirs = self.house.theirs(self.stacks)

    def run(self, random: Random) -> None:
        deck = list(cards_in(FULL))
        random.shuffle(deck)
        while self.t.actor != w.NOBODY:
            self.settle_lone_seat()
            if self.t.actor == w.DEALER:
                self.deal([deck.pop() for _ in range(self.t.want)])
            else:
                self.compare(self.t.actor)
                self.do(*self.choice(random))
        self.settle_lone_seat()
        self.compare_end()

    def settle_lone_seat(self) -> None:
        """PokerKit asks the last seat with chips although it has nothing to call: it checks."""
        seat, able = self.theirs.actor_index, self.t.able
        if seat is not None and self.t.actor != seat and not able & ~(1 << seat):
            self.same(self.theirs.checking_or_calling_amount, 0, LONE_SEAT)
            self.theirs.check_or_call()
            self.trail.append(f"({seat}:check)")

    def deal(self, cards: list[int]) -> None:
        written = "".join(map(card_text, cards))
        if self.theirs.can_deal_hole():
            self.theirs.deal_hole(written)
        else:
            self.same(self.theirs.can_deal_board(), True, "a street is dealt")
            self.theirs.deal_board(written)
        law.act(self.t, self.code, w.DEALER, w.DEAL, set_of(cards))

    def compare(self, seat: int) -> None:
        """Who acts and what it may do; a difference is looked up among the rules."""
        t, s = self.t, self.theirs
        self.same(s.actor_index, seat, "who acts")
        if max(s.bets) < t.price and t.missing:
            raise OtherRuleError(SHORT_BLIND)
        kinds = law.kinds(t, self.code, seat)
        call = t.due
        self.same(s.checking_or_calling_amount, call, "what a call costs")
        self.same(self.they_may_fold(), bool(kinds >> w.FOLD & 1), "may fold")
        self.same(
            (call == 0, call > 0), (bool(kinds >> w.CHECK & 1), bool(kinds >> w.CALL & 1)), "check or call"
        )
        self.same(kinds >> w.ALL_IN & 1, 1, "all-in is open")
        self.compare_raises(seat, bool(kinds >> w.RAISE & 1))

    def they_may_fold(self) -> bool:
        return self.theirs.can_fold()

    def compare_raises(self, seat: int, ours: bool) -> None:
        t, s = self.t, self.theirs
        theirs = s.can_complete_bet_or_raise_to()
        if ours != theirs:
            raise OtherRuleError(self.rule_of_raising(seat, ours))
        if not ours:
            return
        least, most = self.raises(seat)
        their_least = s.min_completion_betting_or_raising_to_amount
        if least != their_least and self.house.limit is FIXED_LIMIT and t.full != t.price:
            raise OtherRuleError(COMPLETE)
        self.same(their_least, least, "the least raise")
        their_most = self.their_most(seat)
        if most != their_most and self.house.limit in (POT_LIMIT, DOUBLE_POT_LIMIT) and t.missing:
            raise OtherRuleError(SHORT_BLIND_POT)
        self.same(their_most, most, "the most")

    def rule_of_raising(self, seat: int, ours: bool) -> str:
        """Why one engine lets the seat raise and the other does not."""
        t, s, fixed = self.t, self.theirs, self.house.limit is FIXED_LIMIT
        has_acted, rise = (t.at, seat) in self.acted, t.price - t.bet[seat]
        counted = s.completion_betting_or_raising_count + (len(self.house.blinds) - 1) * (s.street_index == 0)
        if fixed and t.raises < counted:
            return UNCOUNTED
        if fixed and ours and has_acted and rise < t.step <= 2 * rise:
            return HALF_REOPENS
        if not ours and has_acted and 0 < rise < t.step:
            return SHORT_OPENING
        if ours and has_acted and rise >= t.step > sum(s.consecutive_short_all_in_amounts):
            return TOGETHER
        self.same(not ours, ours, "may raise")
        raise AssertionError

    def raises(self, seat: int) -> tuple[int, int]:
        return (
            law.range_from(self.t, self.code, seat, w.RAISE),
            law.range_to(self.t, self.code, seat, w.RAISE),
        )

    def their_most(self, seat: int) -> int:
        s = self.theirs
        if self.house.limit is not DOUBLE_POT_LIMIT:
            return s.max_completion_betting_or_raising_to_amount
        call = max(s.bets) - s.bets[seat]
        double = max(s.bets) + 2 * s.total_pot_amount + call
        least = s.min_completion_betting_or_raising_to_amount
        return min(s.bets[seat] + s.stacks[seat], max(double, least))

    def choice(self, random: Random) -> tuple[int, int]:
        """A raise nearly every second time it is open; seldom a fold."""
        seat, kinds, mood = self.t.actor, law.kinds(self.t, self.code, self.t.actor), random.random()
        if kinds >> w.RAISE & 1 and mood < 0.42:
            least, most = self.raises(seat)
            low, high = -(-least // self.unit), most // self.unit
            inside = [
                self.unit * random.randint(low, top) for top in (high, min(high, 3 * low)) if low <= top
            ]
            return w.RAISE, random.choice([least, most, *inside])
        if kinds >> w.FOLD & 1 and mood < 0.58:
            return w.FOLD, 0
        return (w.CALL if kinds >> w.CALL & 1 else w.CHECK), 0

    def do(self, kind: int, value: int) -> None:
        seat = self.t.actor
        self.trail.append(f"{seat}:{('fold', 'check', 'call', 'raise')[kind]} {value or ''}".strip())
        self.acted.add((self.t.at, seat))
        law.act(self.t, self.code, seat, kind, value)
        if kind == w.RAISE:
            self.theirs.complete_bet_or_raise_to(value)
        elif kind == w.FOLD:
            self.theirs.fold()
        else:
            self.theirs.check_or_call()

    def compare_end(self) -> None:
        self.same(self.theirs.status, False, "it goes on")
        ours, theirs = self.t.stack, list(self.theirs.stacks)
        if ours != theirs and self.has_odd_chips_only():
            raise OtherRuleError(ODD_CHIPS)
        self.same(theirs, ours, "the stacks at the end")

    def has_odd_chips_only(self) -> bool:
        """Several pots were shared, and the stacks differ by less than a chip for each winner of each."""
        shared = [more for what, _, _, more, _ in self.t.log if what == w.WON and more >> 16 & 0xFF > 1]
        apart = [abs(a - b) for a, b in zip(self.t.stack, self.theirs.stacks, strict=True)]
        pots = {more & 0xFF for what, _, _, more, _ in self.t.log if what == w.WON}
        return self.unit == 1 and len(pots) > 1 and bool(shared) and sum(apart) <= 2 * len(shared)

    def same(self, theirs: object, ours: object, what: str) -> None:
        where = f"{self.house}, stacks {self.stacks}: {' '.join(self.trail)}"
        assert theirs == ours, f"{what}: PokerKit {theirs!r}, we {ours!r}; {where}"


def duels(limit: Limit, seed: int, count: int) -> Iterator[tuple[Duel, Random]]:
    """Random hands of 2 to 9 seats; the stacks are uneven, and now and then all short."""
    for number in range(count):
        random = Random(f"{seed} {limit} {number}")
        seats, unit = random.randint(2, 9), random.choice((2520, 2520, 2520, 1))
        house = a_house(random, limit, seats, unit)
        deep = house.blinds[1] // unit * random.choice((6, 25, 60, 100, 200))
        stacks = tuple(unit * random.randint(1, deep) for _ in range(seats))
        yield Duel(house, stacks, unit), random


def differences(limit: Limit, seed: int, count: int) -> Counter[str]:
    """How many hands were equal to their end, and which rule the others came to."""
    counted: Counter[str] = Counter()
    with catch_warnings(action="ignore"):  # PokerKit warns of what it is only asked
        for duel, random in duels(limit, seed, count):
            try:
                duel.run(random)
                counted[EQUAL] += 1
            except OtherRuleError as rule:
                counted[str(rule)] += 1
    return counted


@pytest.mark.parametrize("limit", STRUCTURES, ids=lambda limit: limit.value)
def test_hundreds_of_random_hands_are_played_alike(limit, seed):
    counted = differences(limit, seed, FAST)

    assert counted[EQUAL] >= MOST * FAST, counted


@pytest.mark.slow
@pytest.mark.parametrize("limit", STRUCTURES, ids=lambda limit: limit.value)
def test_fifty_thousand_random_hands_are_played_alike(limit, seed):
    counted = differences(limit, seed + 1, SLOW)

    print(f"{limit.value}: {dict(counted.most_common())}")
    assert counted[EQUAL] >= MOST * SLOW, counted
    assert counted[SHORT_BLIND] > 0, "the hands are not short enough to find any difference"
