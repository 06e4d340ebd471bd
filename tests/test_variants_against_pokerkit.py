"""Every poker that PokerKit has besides hold'em: the same hand in both engines, step by step.

As in `test_against_pokerkit.py`; here cards may lie up, seats bring in and draw, a pot may be split,
there may be several boards, or runs of one, and a full table may need more cards than there are.
Where the two follow different rules the hand is left, and counted under that rule.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from warnings import catch_warnings

import pokerkit as pk
import pytest
from tests.test_against_pokerkit import AUTOMATIC, EQUAL, LONE_SEAT, STRUCTURES, Duel, OtherRuleError

from cardwright import law
from cardwright.cards import card_text, cards_in, set_of
from cardwright.games import CATALOGUE, Game
from cardwright.games.compile import program
from cardwright.games.parts import changed
from cardwright.games.phases import AnteBy, Bet, Limit, Opener, Post
from cardwright.law import words as w
from cardwright.law.deal import dealable
from cardwright.law.offer import BRINGING_IN

FAST, SLOW = 25, 1500  # hands of each variant
SELDOM = 0.1  # of the folds are meant, so that a full table needs more cards than there are
MOST = 0.7  # of the hands at least must be equal to their end
UNIT = 5040  # divides by every number of winners of half a pot

BRING_IN_PASSES = "who has no chips for the bring-in does not hand it on (Robert's Rules)"
LOW_OF_ANOTHER_POT = "a side pot in which nobody has a low goes to its high hand alone"
RUN_OUT = "of these the deck was too small for"
FOLDED_CARDS = "the last card of stud is shared before folded cards are dealt again (Robert's Rules)"

OPENINGS = {
    Opener.PLACE: pk.Opening.POSITION,
    Opener.LOW_CARD: pk.Opening.LOW_CARD,
    Opener.HIGH_CARD: pk.Opening.HIGH_CARD,
    Opener.HIGH_HAND: pk.Opening.HIGH_HAND,
    Opener.LOW_HAND: pk.Opening.LOW_HAND,
}
HIGH, LOW = pk.StandardHighHand, pk.StandardLowHand


@dataclass(frozen=True)
class Variant:
    """A game of the catalogue as PokerKit sees it."""

    name: str
    hands: tuple[type[pk.Hand], ...]
    holes: tuple[tuple[bool, ...], ...]  # dealt on each street; empty where there is a draw or a board
    board: tuple[int, ...] = ()  # on each street
    draws: int = 0
    deck: pk.Deck = pk.Deck.STANDARD
    seats: tuple[int, int] = (2, 7)
    boards: int = 1
    runs: int = 1  # of the board, once nobody can bet


def flop(name: str, *hands: type[pk.Hand], cards: int = 2, **more) -> Variant:
    return Variant(name, hands, ((False,) * cards, (), (), ()), board=(0, 3, 1, 1), **more)


def stud(name: str, *hands: type[pk.Hand]) -> Variant:
    streets = ((False, False, True), (True,), (True,), (True,), (False,))
    return Variant(name, hands, streets, seats=(2, 8))


def draw(name: str, *hands: type[pk.Hand], cards: int = 5, draws: int = 1) -> Variant:
    return Variant(name, hands, ((False,) * cards, *[()] * draws), draws=draws, seats=(2, 6))


OMAHA, OMAHA_LOW = pk.OmahaHoldemHand, pk.OmahaEightOrBetterLowHand
VARIANTS = [
    flop("short-deck", pk.ShortDeckHoldemHand, deck=pk.Deck.SHORT_DECK_HOLDEM, seats=(3, 7)),
    flop("short-deck-blinds", pk.ShortDeckHoldemHand, deck=pk.Deck.SHORT_DECK_HOLDEM),
    flop("royal", HIGH, deck=pk.Deck.ROYAL_HOLDEM, seats=(2, 6)),
    flop("greek", pk.GreekHoldemHand),
    flop("omaha", OMAHA, cards=4),
    flop("omaha-no-limit", OMAHA, cards=4),
    flop("omaha-fixed", OMAHA, cards=4),
    flop("omaha-hi-lo", OMAHA, OMAHA_LOW, cards=4),
    flop("omaha-hi-lo-pot-limit", OMAHA, OMAHA_LOW, cards=4),
    flop("omaha-5", OMAHA, cards=5),
    flop("omaha-5-hi-lo", OMAHA, OMAHA_LOW, cards=5),
    flop("omaha-6", OMAHA, cards=6),
    Variant("courchevel", (OMAHA,), ((False,) * 5, (), (), ()), board=(1, 2, 1, 1)),
    flop("holdem-twice", HIGH, runs=2),
    flop("holdem-thrice", HIGH, runs=3),
    flop("double-board-holdem", HIGH, boards=2, seats=(2, 9)),
    flop("double-board-omaha", OMAHA, cards=4, boards=2, seats=(2, 9)),
    Variant("bomb-pot", (HIGH,), ((False, False), (), ()), board=(3, 1, 1), boards=2, seats=(2, 9)),
    stud("stud", HIGH),
    stud("stud-hi-lo", HIGH, pk.EightOrBetterLowHand),
    stud("stud-hi-lo-regular", HIGH, pk.RegularLowHand),
    stud("razz", pk.RegularLowHand),
    Variant("five-card-stud", (HIGH,), ((False, True), (True,), (True,), (True,))),
    draw("deuce-single", LOW),
    draw("deuce-triple", LOW, draws=3),
    draw("ace-five-single", pk.RegularLowHand),
    draw("ace-five-triple", pk.RegularLowHand, draws=3),
    draw("badugi", pk.BadugiHand, cards=4, draws=3),
    draw("badacey", pk.RegularLowHand, pk.BadugiHand, draws=3),
    draw("badeucey", LOW, pk.StandardBadugiHand, draws=3),
    Variant("kuhn", (pk.KuhnPokerHand,), ((False,),), deck=pk.Deck.KUHN_POKER, seats=(2, 2)),
    Variant("leduc", (pk.LeducHoldemHand,), ((False,), ()), (0, 1), deck=pk.Deck.LEDUC_HOLDEM, seats=(2, 2)),
]

FULL_TABLES = [
    replace(variant, seats=(variant.seats[1], variant.seats[1]))
    for variant in VARIANTS
    if variant.seats[1] == 8 or len(variant.holes[0]) * 6 + variant.draws * 9 > 52
]


@cache
def enlarged(name: str) -> Game:
    """The game of the catalogue with every amount a multiple of the unit, and without house options."""

    def larger(phase):
        if isinstance(phase, Post):
            blinds = tuple(UNIT * blind for blind in phase.blinds)
            return replace(
                phase, blinds=blinds, ante=UNIT * phase.ante, button_blind=UNIT * phase.button_blind
            )
        if isinstance(phase, Bet):
            return replace(phase, least=UNIT * phase.least, bring_in=UNIT * phase.bring_in, pair_bet=0)
        return phase

    return changed(CATALOGUE[name], larger)


@dataclass(frozen=True)
class Rules:
    """What is played, in both engines' words; stands where `House` does for hold'em."""

    variant: Variant
    game: Game
    limit: Limit
    blinds: tuple[int, ...]

    @classmethod
    def of(cls, variant: Variant) -> Rules:
        game = enlarged(variant.name)
        [post, *_] = game.phases[0].phases
        [bet, *_] = bets_of(game)
        return cls(variant, game, bet.limit, post.blinds or ((0, 0) if not post.button_blind else (0,)))

    def theirs(self, stacks: tuple[int, ...]) -> pk.State:
        variant, bets = self.variant, bets_of(self.game)
        [post, *_] = self.game.phases[0].phases
        assert post.ante_by is AnteBy.EACH
        seats = len(stacks)
        streets = []
        for place, bet in enumerate(bets):
            blind_street = place == 0 and (any(post.blinds) or post.button_blind)
            least = bet.least or max((*post.blinds, post.button_blind))
            cap = (bet.cap - bool(blind_street)) if bet.cap else None
            streets.append(
                pk.Street(
                    False,
                    variant.holes[place],
                    variant.board[place] if variant.board else 0,
                    bool(variant.draws and place),
                    OPENINGS[bet.opener],
                    least,
                    cap,
                )
            )
        blinds = [*post.blinds, *[0] * (seats - len(post.blinds))]
        blinds[-1] += post.button_blind
        return pk.State(
            AUTOMATIC,
            variant.deck,
            variant.hands,
            tuple(streets),
            STRUCTURES[self.limit],
            True,
            [post.ante] * seats,
            blinds,
            bets[0].bring_in,
            stacks,
            seats,
            mode=pk.Mode.CASH_GAME if variant.runs > 1 else pk.Mode.TOURNAMENT,
            starting_board_count=variant.boards,
        )


def bets_of(game: Game) -> list[Bet]:
    return [phase for phase in game.phases[0].phases if isinstance(phase, Bet)]


@dataclass
class VariantDuel(Duel):
    """One hand in both engines, with cards up, a bring-in, draws and several boards."""

    drawn: list[tuple[int, str]] = field(default_factory=list)  # cards that PokerKit deals after all throws
    runs: list[tuple[int, str]] = field(default_factory=list)  # it deals one run of the board after the other

    at: int = -1  # the phase that was in force a moment ago
    folds: float = 1  # the share of its folds that a seat does not take back

    def __post_init__(self) -> None:
        self.t = law.blank(len(self.stacks))
        self.t.stack = list(self.stacks)
        law.listen(self.t)
        self.code = program(self.house.game, len(self.stacks))
        law.start(self.t, self.code, len(self.stacks) - 1)
        self.theirs = self.house.theirs(self.stacks)

    def run(self, random: Random) -> None:
        while self.t.actor != w.NOBODY:
            drawing = self.code.code[self.t.at] == w.EXCHANGE
            if self.t.at != self.at:  # everybody has thrown
                self.give_drawn()
            if self.t.at != self.at or not drawing:
                self.settle_lone_seat()
            self.at = self.t.at
            if self.t.actor == w.DEALER:
                self.deal(random.sample(cards_in(dealable(self.t, self.code)), self.t.want))
            elif drawing:
                self.throw(self.t.actor, random)
            elif self.t.stage == BRINGING_IN:
                self.open(self.t.actor, random)
            else:
                self.compare(self.t.actor)
                self.do(*self.choice(random))
        self.give_drawn()
        self.settle_lone_seat()
        self.give_runs()
        self.compare_end()

    def deal(self, cards: list[int]) -> None:
        t, written = self.t, "".join(map(card_text, cards))
        if self.code.code[t.at] == w.EXCHANGE:
            self.drawn.append((t.turn, written))
        elif t.runs > 1:
            self.runs.append((t.turn, written))
        elif t.stage == w.BOARD and self.code.code[t.at + 3] < w.PILE and self.theirs.can_deal_hole():
            raise OtherRuleError(FOLDED_CARDS)
        elif t.stage < w.PILE:
            self.theirs.deal_hole(written, t.turn)
        else:
            self.theirs.deal_board(written)
        law.act(t, self.code, w.DEALER, w.DEAL, set_of(cards))

    def choice(self, random: Random) -> tuple[int, int]:
        kind, value = super().choice(random)
        return (w.CALL, 0) if kind == w.FOLD and random.random() >= self.folds else (kind, value)

    def give_drawn(self) -> None:
        for seat, written in self.drawn:
            cards = list(pk.Card.parse(written))
            dealable = list(self.theirs.get_dealable_cards(len(cards)))
            self.same([card for card in cards if card not in dealable], [], "not in its deck")
            self.theirs.deal_hole(written, seat)
        self.drawn.clear()

    def give_runs(self) -> None:
        while self.theirs.can_select_runout_count():
            self.theirs.select_runout_count(self.house.variant.runs)
        for _, written in sorted(self.runs, key=lambda dealt: dealt[0]):
            self.theirs.deal_board(written)

    def throw(self, seat: int, random: Random) -> None:
        self.same(self.theirs.stand_patter_or_discarder_index, seat, "who draws")
        held = cards_in(self.t.hand[seat])
        cards = random.sample(held, random.randint(0, 3))
        self.trail.append(f"{seat}:throw {len(cards)}")
        self.theirs.stand_pat_or_discard("".join(map(card_text, cards)))
        law.act(self.t, self.code, seat, w.THROW, set_of(cards))

    def open(self, seat: int, random: Random) -> None:
        """The bring-in, or a whole bet at once."""
        s = self.theirs
        self.same(s.actor_index, seat, "who brings in")
        self.same(s.can_post_bring_in(), True, "must bring in")
        self.same(s.effective_bring_in_amount, self.t.due, "the bring-in")
        self.same(law.kinds(self.t, self.code, seat) >> w.FOLD & 1, 0, "no folding")
        can_bet = bool(law.kinds(self.t, self.code, seat) >> w.RAISE & 1)
        others = [
            self.t.stack[other] for other in range(self.t.seats) if (self.t.able & ~(1 << seat)) >> other & 1
        ]
        if self.t.stack[seat] > self.t.price and max(others) > self.t.price:
            # Else PokerKit calls the same chips a bet as well, or lets it be raised with nobody to call.
            self.same(s.can_complete_bet_or_raise_to(), can_bet, "may bet at once")
        if can_bet:
            self.same(s.min_completion_betting_or_raising_to_amount, self.raises(seat)[0], "the whole bet")
        if can_bet and random.random() < 0.3:
            self.do(w.RAISE, self.raises(seat)[0])
            return
        self.trail.append(f"{seat}:bring-in")
        law.act(self.t, self.code, seat, w.CALL, 0)
        s.post_bring_in()

    def compare(self, seat: int) -> None:
        if self.theirs.can_post_bring_in():
            raise OtherRuleError(BRING_IN_PASSES)
        super().compare(seat)

    def they_may_fold(self) -> bool:
        """In its cash games, the only ones with runs, also what costs nothing."""
        s = self.theirs
        return s.can_fold() and (s.mode is pk.Mode.TOURNAMENT or s.checking_or_calling_amount > 0)

    def compare_end(self) -> None:
        if self.t.stack != list(self.theirs.stacks) and self.has_low_in_some_pots_only():
            raise OtherRuleError(LOW_OF_ANOTHER_POT)
        super().compare_end()

    def has_low_in_some_pots_only(self) -> bool:
        won = [(more & 0xFF, more >> 8 & 0xFF) for what, _, _, more, _ in self.t.log if what == w.WON]
        with_low = {pot for pot, portion in won if portion}
        return bool(with_low) and with_low != {pot for pot, _ in won}

    def settle_lone_seat(self) -> None:
        s, able = self.theirs, self.t.able
        if s.can_post_bring_in() and self.t.stage != BRINGING_IN and self.t.actor != s.actor_index:
            raise OtherRuleError(BRING_IN_PASSES)
        if s.actor_index is None or able & ~(1 << s.actor_index):
            return
        if self.code.code[self.t.at] == w.EXCHANGE:
            self.same(s.checking_or_calling_amount, 0, LONE_SEAT)
            s.check_or_call()
        else:
            super().settle_lone_seat()

    def has_run_out(self) -> bool:
        """Was the deck too small: had it to be made up, or a card to be shared?"""
        return bool(self.t.board[0]) or any(what == w.SHUFFLED for what, *_ in self.t.log)


def differences(variant: Variant, seed: int, count: int, *, folds: float = 1) -> Counter[str]:
    """How many hands were equal to their end, and which rule the others came to."""
    rules = Rules.of(variant)
    counted: Counter[str] = Counter()
    with catch_warnings(action="ignore"):
        for number in range(count):
            random = Random(f"{seed} {variant.name} {number}")
            deep = random.choice((8, 30, 60, 200))
            stacks = tuple(UNIT * random.randint(1, deep) for _ in range(random.randint(*variant.seats)))
            duel = VariantDuel(rules, stacks, UNIT, folds=folds)
            try:
                duel.run(random)
                counted[EQUAL] += 1
                counted[RUN_OUT] += duel.has_run_out() and not variant.board
            except OtherRuleError as rule:
                counted[str(rule)] += 1
    return counted


def name_of(variant: Variant) -> str:
    return variant.name


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_random_hands_of_every_variant_are_played_alike(variant, seed):
    counted = differences(variant, seed, FAST)

    assert counted[EQUAL] >= MOST * FAST, counted


def alike_when_cards_run_out(variant: Variant, seed: int, hands: int) -> Counter[str]:
    counted = differences(variant, seed, hands, folds=SELDOM)

    assert counted[EQUAL] + counted[FOLDED_CARDS] >= hands / 2, counted
    assert counted[RUN_OUT] > 0, counted
    return counted


@pytest.mark.parametrize("variant", FULL_TABLES, ids=name_of)
def test_full_tables_that_run_out_of_cards_are_played_alike(variant, seed):
    alike_when_cards_run_out(variant, seed, FAST)


@pytest.mark.slow
@pytest.mark.parametrize("variant", FULL_TABLES, ids=name_of)
def test_hundreds_of_full_tables_that_run_out_of_cards_are_played_alike(variant, seed, scale):
    counted = alike_when_cards_run_out(variant, seed + 1, int(SLOW * scale) // 3)

    print(f"{variant.name}: {dict(counted.most_common())}")


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_thousands_of_random_hands_of_every_variant_are_played_alike(variant, seed, scale):
    hands = int(SLOW * scale)

    counted = differences(variant, seed + 1, hands)

    print(f"{variant.name}: {dict(counted.most_common())}")
    assert counted[EQUAL] >= MOST * hands, counted
