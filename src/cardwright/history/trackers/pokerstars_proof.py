"""Reads PokerStars text and proves its pots: bets, what goes back, side pots, who collects, the summary.

Written against the text alone, as a tracker reads it; `proof.py` adds up.
"""

from __future__ import annotations

import re
from fractions import Fraction

from cardwright.history.trackers.proof import Chips, Ledger, require, unproved

AMOUNT = r"[$€£]?(\d+(?:\.\d+)?)"
HEADER = re.compile(
    rf"PokerStars Hand #\d+: +(.+?) (No Limit|Pot Limit|Limit) \({AMOUNT}/{AMOUNT}[^)]*\) - .+"
)
TABLE = re.compile(r"Table '.*' (\d+)-max .*Seat #(\d+) is the button")
SEAT = re.compile(rf"Seat (\d+): (.+) \({AMOUNT} in chips\)")
POST = re.compile(rf"posts (the ante|small blind|big blind|small & big blinds) {AMOUNT}(.*)")
DEED = re.compile(rf"(calls|bets) {AMOUNT}(.*)")
RAISE = re.compile(rf"raises {AMOUNT} to {AMOUNT}(.*)")
BACK = re.compile(rf"Uncalled bet \({AMOUNT}\) returned to (.+)")
COLLECTED = re.compile(rf" collected {AMOUNT} from (pot|main pot|side pot(?:-(\d+))?)")
TOTAL = re.compile(rf"Total pot {AMOUNT}(.*) \| Rake {AMOUNT}")
POT = re.compile(rf"(?:Main|Side) pot(?:-\d+)? {AMOUNT}\.")
WON = re.compile(rf"(?:won|collected) \({AMOUNT}\)")
SHOWN = re.compile(r"shows \[[^]]+\] \(.+\)|mucks hand")
ALL_IN = " and is all-in"
END = re.compile(rf"|{ALL_IN}| and has reached the {AMOUNT} cap")
SUMMARY = "*** SUMMARY ***"


def prove_pokerstars(text: str) -> dict[str, Chips]:
    """What each player has after the hand; what does not add up is refused as `export/pots`."""
    play, found, end = text.partition(f"{SUMMARY}\n")
    require(bool(found), "there is no summary")
    reading = Reading(play.splitlines())
    reading.summed(end.splitlines())
    return {str(name): stack + reading.collected(str(name)) for name, stack in reading.ledger.stack.items()}


class Reading:
    """One hand being read."""

    def __init__(self, lines: list[str]) -> None:
        require(len(lines) > 3, "there is no hand")
        header = HEADER.fullmatch(lines[0])
        table = TABLE.fullmatch(lines[1])
        if header is None or table is None:
            unproved(f"{lines[0]!r} is no header")
        self.small, self.big = Chips(header[3]), Chips(header[4])
        if header[2] == "Limit":
            self.small, self.big = Chips(0), Chips(header[3])
        seats = [match for line in lines[2:] if (match := SEAT.fullmatch(line))]
        require(table[2] in [seat[1] for seat in seats], "nobody has the button")
        require(
            len({seat[1] for seat in seats}) == len(seats) <= int(table[1]), "the chairs do not fit the table"
        )
        require(len(seats) > 1, "there are no seats")
        self.names = sorted((seat[2] for seat in seats), key=len, reverse=True)
        self.ledger = Ledger({seat[2]: Chips(seat[3]) for seat in seats})
        self.price = self.big
        self.wins: list[dict[object, Chips]] = []
        for line in lines[2 + len(seats) :]:
            self.read(line)
        self.ledger.ends_round()

    def collected(self, name: str) -> Chips:
        return sum((won.get(name, Chips(0)) for won in self.wins), Chips(0))

    def read(self, line: str) -> None:
        if line.startswith("*** "):
            if line != "*** HOLE CARDS ***":
                self.ledger.ends_round()
                self.price = Chips(0)
        elif line.startswith("Dealt to "):
            return
        elif back := BACK.fullmatch(line):
            self.ledger.gives_back(back[2], Chips(back[1]))
        else:
            name = next(
                (name for name in self.names if line.startswith((f"{name}: ", f"{name} collected "))), ""
            )
            require(bool(name), f"{line!r} is nobody's")
            self.deed(name, line.removeprefix(name).removeprefix(": "))

    def deed(self, name: str, said: str) -> None:
        if post := POST.fullmatch(said):
            self.post(name, post[1], Chips(post[2]))
            self.checked(name, post[3])
        elif collected := COLLECTED.fullmatch(said):
            self.collect(name, Chips(collected[1]), collected[2], int(collected[3] or 1))
        elif said == "folds":
            self.ledger.folds(name)
        elif said == "checks":
            require(
                self.ledger.bet[name] >= self.price or self.is_idle(name),
                f"{name} checks a price of {self.price}",
            )
        elif not SHOWN.fullmatch(said):
            self.bet(name, said)

    def is_idle(self, name: str) -> bool:
        """Has nobody else more in front? A big blind who is short asks no more of who is alone."""
        others = (bet for seat, bet in self.ledger.bet.items() if seat not in (name, *self.ledger.folded))
        return self.ledger.bet[name] >= max(others)

    def post(self, name: str, what: str, amount: Chips) -> None:
        if what == "the ante":
            self.ledger.antes(name, amount)
            return
        if what == "small blind":
            self.small = max(self.small, amount)
        dead = min(self.small, amount) if what == "small & big blinds" else Chips(0)
        self.ledger.posts_dead(name, dead)
        self.ledger.bets(name, amount - dead)

    def bet(self, name: str, said: str) -> None:
        before = self.ledger.bet[name]
        if raised := RAISE.fullmatch(said):
            by, total, end = Chips(raised[1]), Chips(raised[2]), raised[3]
            require(
                by > 0 and total == self.price + by,
                f"{name} raises {by} to {total} at a price of {self.price}",
            )
            self.ledger.bets(name, total - before)
            self.price = total
        elif deed := DEED.fullmatch(said):
            amount, end = Chips(deed[2]), deed[3]
            self.ledger.bets(name, amount)
            if deed[1] == "bets":
                require(self.price == 0, f"{name} bets, and there is a bet of {self.price}")
                self.price = amount
            require(before + amount <= self.price, f"{name} calls {amount} at a price of {self.price}")
        else:
            unproved(f"{said!r} is nothing that a seat does")
        self.checked(name, end)

    def checked(self, name: str, end: str) -> None:
        """All-in is said of who has nothing left, and of nobody else."""
        require(END.fullmatch(end) is not None, f"{end!r} is no end of what {name} does")
        require(
            (end == ALL_IN) == (self.ledger.stack[name] == 0), f"{name} has {self.ledger.stack[name]} left"
        )

    def collect(self, name: str, amount: Chips, pot: str, side: int) -> None:
        place = side if pot.startswith("side") else 0
        while len(self.wins) <= place:
            self.wins.append({})
        self.wins[place][name] = self.wins[place].get(name, Chips(0)) + amount

    def summed(self, lines: list[str]) -> None:
        """The summary says the same as the play."""
        require(bool(lines), "there is no total")
        total = TOTAL.fullmatch(lines[0])
        if total is None:
            unproved(f"{lines[0]!r} is no total")
        pots = [Chips(amount) for amount in POT.findall(total[2])] or [Chips(total[1])]
        self.ledger.proves(pots, self.wins, Chips(total[1]), Chips(total[3]))
        seen = set()
        for line in lines[1:]:
            if line.startswith("Seat "):
                said = line.partition(": ")[2]
                name = next((name for name in self.names if said.startswith(f"{name} ")), "")
                won = sum((Fraction(amount) for amount in WON.findall(said.removeprefix(name))), Chips(0))
                require(won == self.collected(name), f"the summary gives {name} {won}")
                seen.add(name)
        require(seen == set(self.names), "the summary leaves a seat out")
