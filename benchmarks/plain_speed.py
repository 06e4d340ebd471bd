"""Plain speed: random no-limit hold'em in CPython, ours beside PokerKit and OpenSpiel in one run.

    python benchmarks/plain_speed.py [--seconds 1] [--rounds 5] [--json]

Blinds 1/2, stacks 200, a fresh shuffle; the kind of action is even among fold (when facing a bet),
check or call, and raise; the raise is to any whole total that is legal, evenly. Whoever is not
installed is left out. Engines take turns, each keeps its best round: processor time, one core.
"""

import argparse
import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from itertools import combinations

SEED = 20250101
SEATS = (2, 6)
STACK = 200

# One hand with so many seats; the number of actions that the seats took.
PlayHand = Callable[[int], int]


class Policy:
    """The same random choices for every engine."""

    def __init__(self) -> None:
        self.random = random.Random(SEED).random

    def kind(self, may_fold: int, may_raise: int) -> int:
        """0 fold, 1 check or call, 2 raise."""
        kind = int(self.random() * (1 + may_fold + may_raise))
        return kind if may_fold else kind + 1

    def amount(self, least: int, most: int) -> int:
        return least + int(self.random() * (most - least + 1))


def set_of(cards: tuple[int, ...]) -> int:
    """Some cards as a mask."""
    return sum(1 << card for card in cards)


def dealer(chance: random.Random) -> Callable[[int, int], int]:
    """Draws any two cards, or one, again while they are not all in the deck; more, some after the others."""
    bits = chance.getrandbits
    cards = [16 * suit + rank for suit in range(4) for rank in range(13)]
    draws = {}
    for count, width in ((1, 10), (2, 12)):
        sets = [set_of(each) for each in combinations(cards, count)]
        times, none = divmod(1 << width, len(sets))  # every set as often, and the rest is in no deck
        draws[count] = sets * times + [1 << 63] * none, width

    def draw(deck: int, count: int) -> int:
        if count > 2:
            two = draw(deck, 2)
            return two | draw(deck ^ two, count - 2)
        sets, width = draws[count]
        drawn = sets[bits(width)]
        while drawn & deck != drawn:
            drawn = sets[bits(width)]
        return drawn

    return draw


def our_face() -> PlayHand:
    """Through the public immutable face: start, legal, apply, deal_out."""
    from cardwright import HOLDEM, Kind, apply, call, check, deal_out, fold, legal, raise_to, start

    policy, draw = Policy(), dealer(random.Random(SEED))
    can_fold, can_raise = 1 << Kind.FOLD, 1 << Kind.RAISE
    folding, calling, checking = fold(), call(), check()

    def hand(seats: int) -> int:
        actions = 0
        state = deal_out(start(HOLDEM, stacks=(STACK,) * seats, button=seats - 1), draw).state
        while not state.is_over:
            now = legal(state)
            bits = now.bits
            kind = policy.kind(1 if bits & can_fold else 0, 1 if bits & can_raise else 0)
            if kind == 2:
                span = now.raise_to
                action = raise_to(policy.amount(span.least, span.most))
            elif kind == 0:
                action = folding
            else:
                action = calling if bits >> Kind.CALL & 1 else checking
            state = deal_out(apply(state, state.actor, action).state, draw).state
            actions += 1
        assert sum(state.stacks) == STACK * seats
        return actions

    return hand


def our_law() -> PlayHand:
    """The bare law on one mutable table, as simulation uses it."""
    from cardwright.games.compile import program
    from cardwright.games.pokers import HOLDEM
    from cardwright.law import Program, Table, act, blank, copied, start
    from cardwright.law.offer import raise_least
    from cardwright.law.words import CALL, DEAL, DEALER, FOLD, RAISE

    policy, draw = Policy(), dealer(random.Random(SEED))
    tables = {}  # the same blinds are posted in every hand: once is enough
    for seats in SEATS:
        game, opened = program(HOLDEM, seats), blank(seats)
        opened.stack = [STACK] * seats
        start(opened, game, seats - 1)
        tables[seats] = game, opened

    def play_out(t: Table, game: Program) -> int:
        actions = 0
        while True:
            seat = t.actor
            if seat >= 0:
                actions += 1
                kind = policy.kind(1 if t.due else 0, 1 if t.high else 0)
                if kind == 2:
                    act(t, game, seat, RAISE, policy.amount(raise_least(t), t.high))
                else:
                    act(t, game, seat, CALL if kind else FOLD, 0)
            elif seat == DEALER:
                act(t, game, DEALER, DEAL, draw(t.deck, t.want))
            else:
                return actions

    def hand(seats: int) -> int:
        game, opened = tables[seats]
        t = copied(opened)
        actions = play_out(t, game)
        assert sum(t.stack) == STACK * seats
        return actions

    return hand


def pokerkit() -> PlayHand:
    """PokerKit with all automations on."""
    from pokerkit import Automation, NoLimitTexasHoldem

    warnings.simplefilter("ignore")
    policy = Policy()
    game = NoLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2)

    def hand(seats: int) -> int:
        state = game((STACK,) * seats, seats)
        actions = 0
        while state.status:
            kind = policy.kind(state.can_fold(), state.can_complete_bet_or_raise_to())
            if kind == 0:
                state.fold()
            elif kind == 1:
                state.check_or_call()
            else:
                least = state.min_completion_betting_or_raising_to_amount
                state.complete_bet_or_raise_to(
                    policy.amount(least, state.max_completion_betting_or_raising_to_amount)
                )
            actions += 1
        assert sum(state.stacks) == STACK * seats
        return actions

    return hand


def open_spiel() -> PlayHand:
    """OpenSpiel's C++ universal_poker in a Python loop."""
    import pyspiel

    policy = Policy()

    def load(seats: int) -> object:
        blinds = "blind=2 1,firstPlayer=2 1 1 1"
        if seats > 2:
            blinds = f"blind=1 2 {' '.join(['0'] * (seats - 2))},firstPlayer=3 1 1 1"
        return pyspiel.load_game(
            f"universal_poker(betting=nolimit,bettingAbstraction=fullgame,numPlayers={seats},numRounds=4,{blinds},"
            "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
            f"stack={' '.join([str(STACK)] * seats)})"
        )

    games = {seats: load(seats) for seats in SEATS}

    def hand(seats: int) -> int:
        state = games[seats].new_initial_state()
        actions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(legal[int(policy.random() * len(legal))])
                continue
            may_fold = legal[0] == 0
            kind = policy.kind(may_fold, len(legal) > 1 + may_fold)
            first = 1 + may_fold
            state.apply_action(
                kind if kind < 2 else legal[first + int(policy.random() * (len(legal) - first))]
            )
            actions += 1
        return actions

    return hand


ENGINES = {
    "our face": (our_face, "cardwright"),
    "our law": (our_law, "cardwright"),
    "pokerkit": (pokerkit, "pokerkit"),
    "open_spiel": (open_spiel, "open_spiel"),
}


def ready() -> dict[str, PlayHand]:
    """The engines that are installed."""
    found = {}
    for name, (make, _) in ENGINES.items():
        try:
            found[name] = make()
        except ImportError as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
    return found


def measured(
    engines: dict[str, PlayHand], seats: int, rounds: int, seconds: float
) -> dict[str, dict[str, float]]:
    """The best rate of each, taking turns, and the actions a hand."""
    best: dict[str, dict[str, float]] = {}
    for _ in range(rounds):
        for name, play in engines.items():
            hands = actions = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < seconds:
                for _ in range(20):
                    actions += play(seats)
                hands += 20
            rate = hands / spent
            if rate > best.get(name, {}).get("rate", 0):
                best[name] = {"rate": rate, "actions": actions / hands}
    return best


def told(seats: int, best: dict[str, dict[str, float]]) -> None:
    """A line for each engine, with how many times the others' speed it has."""
    print(f"\nrandom no-limit hold'em, {seats} seats")
    for name, figure in best.items():
        ratios = [
            f"{figure['rate'] / best[other]['rate']:.2f} x {other}"
            for other in ("pokerkit", "open_spiel")
            if other in best and other != name
        ]
        actions = f"{figure['actions']:.2f} actions a hand"
        print(f"  {name:10} {figure['rate']:>9,.0f} hands/s  {actions}  {'  '.join(ratios)}")


def version_of(name: str) -> str:
    try:
        return version(ENGINES[name][1])
    except PackageNotFoundError:
        return "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="processor time of one engine in one round"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often the engines take turns")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    asked = parser.parse_args()
    engines = ready()
    for seats in SEATS:
        best = measured(engines, seats, asked.rounds, asked.seconds)
        if not asked.json:
            told(seats, best)
            continue
        for name, figure in best.items():
            print(
                json.dumps(
                    {
                        "peer": name,
                        "version": version_of(name),
                        "task": f"nlhe_random_{seats}p",
                        "value": round(figure["rate"], 1),
                        "unit": "hands/s",
                        "clock": "cpu",
                        "actions_per_hand": round(figure["actions"], 3),
                    }
                )
            )


if __name__ == "__main__":
    main()
