"""Adding up a hand again from what was written of it, and from nothing else.

The readers of both formats put what they read into a `Ledger`; it knows stacks, bets and pots as a
tracker does, and refuses what does not add up. Nothing here uses the law, the game or the history.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NoReturn

from cardwright.history.errors import ExportError

Chips = Fraction
Seat = Hashable


@dataclass(frozen=True, slots=True)
class Layer:
    """A pot, and who can win it."""

    amount: Chips
    seats: frozenset[Seat]

    def is_won(self, won: dict[Seat, Chips], rake: Chips) -> None:
        """All of it but what is raked goes to seats that can win it."""
        others = " and ".join(map(str, set(won) - self.seats))
        require(not others, f"{others} cannot win the pot of {self.amount}")
        require(
            self.amount - rake <= sum(won.values()) <= self.amount,
            f"{sum(won.values())} is collected of a pot of {self.amount}",
        )


class Ledger:
    """What every seat has behind, in front and in the middle."""

    def __init__(self, stacks: dict[Seat, Chips]) -> None:
        self.stack = dict(stacks)
        self.bet = dict.fromkeys(stacks, Chips(0))
        self.paid = dict.fromkeys(stacks, Chips(0))
        self.anted = dict.fromkeys(stacks, Chips(0))
        self.dead = Chips(0)
        self.folded: set[Seat] = set()
        self.returned: set[Seat] = set()  # in this round

    def bets(self, seat: Seat, amount: Chips) -> None:
        """Chips in front: a blind, a call, a bet or raise."""
        self.take(seat, amount)
        self.bet[seat] += amount
        self.paid[seat] += amount

    def antes(self, seat: Seat, amount: Chips) -> None:
        self.take(seat, amount)
        self.anted[seat] += amount

    def posts_dead(self, seat: Seat, amount: Chips) -> None:
        """Chips in the middle that are nobody's bet."""
        self.take(seat, amount)
        self.dead += amount

    def take(self, seat: Seat, amount: Chips) -> None:
        require(seat in self.stack, f"{seat} is not at the table")
        require(seat not in self.folded, f"{seat} has folded and still pays")
        require(0 <= amount <= self.stack[seat], f"{seat} pays {amount} of {self.stack[seat]}")
        self.stack[seat] -= amount

    def folds(self, seat: Seat) -> None:
        require(seat not in self.folded, f"{seat} folds twice")
        self.folded.add(seat)

    def uncalled(self) -> tuple[Seat, Chips]:
        """What nobody matched this round, and whose it is; a seat that folded gets nothing back."""
        seats = sorted(self.bet, key=lambda seat: self.bet[seat])
        most, second = seats[-1], seats[-2]
        over = self.bet[most] - self.bet[second]
        return most, over if most not in self.folded else Chips(0)

    def gives_back(self, seat: Seat, amount: Chips) -> None:
        """The bet that nobody matched goes back, and all of it."""
        require((seat, amount) == self.uncalled(), f"{amount} goes back to {seat}: that is not uncalled")
        self.bet[seat] -= amount
        self.paid[seat] -= amount
        self.stack[seat] += amount

    def ends_round(self) -> None:
        """Nothing may lie in front that nobody matched."""
        seat, over = self.uncalled()
        require(over == 0, f"{over} of {seat} was not matched and does not go back")
        self.bet = dict.fromkeys(self.bet, Chips(0))

    def layers(self) -> tuple[Layer, ...]:
        """The main pot and the side pots: one for each different amount among those who can win.

        An ante that every seat pays is part of what it has paid; any other is the table's.
        """
        everybody = all(self.anted.values())
        paid = {seat: self.paid[seat] + (self.anted[seat] if everybody else 0) for seat in self.paid}
        dead = self.dead + (0 if everybody else sum(self.anted.values()))
        inside = frozenset(paid) - self.folded
        found, floor = [], Chips(0)
        while inside:
            level = min(paid[seat] for seat in inside)
            above = frozenset(seat for seat in inside if paid[seat] > level)
            top = level if above else max(paid.values())
            amount = dead + sum(max(Chips(0), min(chips, top) - floor) for chips in paid.values())
            if amount:
                found.append(Layer(Chips(amount), inside))
            dead, floor, inside = Chips(0), level, above
        return tuple(found)

    def proves(
        self, pots: Sequence[Chips], wins: Sequence[dict[Seat, Chips]], total: Chips, rake: Chips
    ) -> None:
        """The pots are those of the bets, their sum is the total, and all but the rake is collected
        by seats that can win it."""
        layers = self.layers()
        made = [layer.amount for layer in layers]
        require(made == list(pots), f"pots of {said(pots)} are written, the bets make {said(made)}")
        require(total == sum(pots), f"the pots of {said(pots)} do not make the total of {total}")
        require(len(wins) == len(pots), f"{len(wins)} of {len(pots)} pots are collected")
        collected = sum(sum(won.values()) for won in wins)
        require(total == collected + rake, f"{collected} is collected and {rake} raked of {total}")
        for layer, won in zip(layers, wins, strict=True):
            layer.is_won(won, rake)


def said(amounts: Sequence[Chips]) -> str:
    return " and ".join(map(str, amounts))


def require(holds: bool, why: str) -> None:  # noqa: FBT001
    if not holds:
        unproved(why)


def unproved(why: str) -> NoReturn:
    raise ExportError(f"the pots do not follow from what is written: {why}", code="export/pots")
