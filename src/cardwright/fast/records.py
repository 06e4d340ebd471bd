"""Recorded hands, one after another, on one table of the compiled law: for folders of them.

What a record means is `history`'s business; here are a program, who has what, and steps as numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from cardwright.fast.compiled import compiled
from cardwright.fast.hands import one_record
from cardwright.fast.record import Rules, places, words
from cardwright.law import Program
from cardwright.law.table import SEATS

REMEMBERED = 4096  # programs: the hands of a folder are played at few stakes
WORDS = words(SEATS)
ACTOR, DEAD, STACK, PAID = (places(SEATS)[name] for name in ("actor", "dead", "stack", "paid"))


class Followed(NamedTuple):
    """Where the steps of a hand have led."""

    standing: int  # as `following` has it
    actor: int
    live: int
    stack: list[int]
    pot: int
    won: list[int]
    returned: list[int]


class Records:
    """Plays one recorded hand after another."""

    def __init__(self) -> None:
        self.table = np.zeros((1, WORDS + 2 * SEATS), np.int64)
        self.rules: dict[int, tuple[Program, Rules]] = {}
        self.native: Any = None

    def follow(
        self,
        program: Program,
        button: int,
        stacks: Sequence[int],
        steps: Sequence[int],
        unknown: int,
        showers: int,
    ) -> Followed | None:
        """Where the steps lead; None if one of them needs explaining."""
        seats = len(stacks)
        given = (
            self.table,
            self.rules_of(program, seats),
            button,
            np.array(stacks, np.int64),
            np.array(steps, np.int64),
            unknown,
            showers,
        )
        self.native = self.native or compiled(one_record, *given)
        found: int = self.native(*given)
        if found < 0:
            return None
        row: list[int] = self.table[0].tolist()
        stack, paid, won, returned = (row[at : at + seats] for at in (STACK, PAID, WORDS, WORDS + SEATS))
        return Followed(found & 3, row[ACTOR], found >> 2, stack, row[DEAD] + sum(paid), won, returned)

    def rules_of(self, program: Program, seats: int) -> Rules:
        """The program as compiled code reads it."""
        known = self.rules.get(id(program))
        if known is None:
            if len(self.rules) > REMEMBERED:
                self.rules.clear()
            rules = Rules(program, seats, frozen=False, booked=True)
            known = self.rules[id(program)] = (program, rules)
        return known[1]
