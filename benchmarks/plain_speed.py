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

SEED = 20250101
STACK = 200

# One hand with so many seats; the number of actions that the seats took.
PlayHand = Callable[[int], int]


class Policy:
    """The same random choices for every engine."""

    def __init__(self) -> None:
        self.random = random.Random(SEED).random

    def kind(self, may_fold: bool, may_raise: bool) -> int:
        """0 fold, 1 check or call, 2 raise."""
        kind = int(self.random() * (1 + may_fold + may_raise))
        return kind if may_fold else kind + 1

    def amount(self, least: int, most: int) -> int:
        return least + int(self.random() * (most - least + 1))


def one_by_one(chance: random.Random) -> Callable[[int, int], int]:
    """A dealer that draws card after card; what is not in the deck is drawn again."""
    bits = chance.getrandbits

    def draw(deck: int, count: int) -> int:
        cards = 0
        while count:
            card = 1 << bits(6)
            if deck & card:
                deck ^= card
                cards |= card
                count -= 1
        return cards

    return draw


def our_face() -> PlayHand:
    """Through the public immutable face: start, legal, apply, deal_out."""
    from cardwright import HOLDEM, Kind, apply, call, check, deal_out, fold, legal, raise_to, start

    policy, draw = Policy(), one_by_one(random.Random(SEED))
    can_fold, can_raise = 1 << Kind.FOLD, 1 << Kind.RAISE
    folding, calling, checking = fold(), call(), check()

    def hand(seats: int) -> int:
        actions = 0
        state = deal_out(start(HOLDEM, stacks=(STACK,) * seats, button=seats - 1), draw).state
        while not state.is_over:
            now = legal(state)
            bits = now.bits
            kind = policy.kind(bool(bits & can_fold), bool(bits & can_raise))
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
    from cardwright.law import Table, act, blank, copied, start
    from cardwright.law.bet import may_raise, owed, raise_least, raise_most
    from cardwright.law.words import CALL, DEAL, DEALER, FOLD, NOBODY, RAISE

    policy, draw = Policy(), one_by_one(random.Random(SEED))
    opened: dict[int, Table] = {}  # the same blinds are posted in every hand: once is enough

    def hand(seats: int) -> int:
        actions = 0
        game = program(HOLDEM, seats)
        if seats not in opened:
            opened[seats] = blank(seats)
            opened[seats].stack = [STACK] * seats
            start(opened[seats], game, seats - 1)
        t = copied(opened[seats])
        seat = t.actor
        while seat != NOBODY:
            if seat == DEALER:
                act(t, game, DEALER, DEAL, draw(t.deck, t.want))
            else:
                actions += 1
                kind = policy.kind(owed(t, seat) > 0, may_raise(t, seat))
                if kind == 0:
                    act(t, game, seat, FOLD, 0)
                elif kind == 1:
                    act(t, game, seat, CALL, 0)
                else:
                    act(t, game, seat, RAISE, policy.amount(raise_least(t, seat), raise_most(t, seat)))
            seat = t.actor
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

    games = {seats: load(seats) for seats in (2, 6)}

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
    for seats in (2, 6):
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
