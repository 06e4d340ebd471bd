"""The table at which a recorded hand was played: its game, seats and forced bets, made once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.games.compile import program
from cardwright.games.game import Game
from cardwright.history import kinds
from cardwright.history.chips import chips, items
from cardwright.history.errors import PhhError
from cardwright.history.kinds import Kind
from cardwright.history.variants import Variant, recorded_game, recorded_post
from cardwright.law import Program


@dataclass(frozen=True, slots=True)
class Setting:
    """The same for all hands at the same stakes; amounts are whole chips."""

    variant: Variant
    game: Game
    program: Program
    seats: int
    button: int
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    least: tuple[int, ...]
    trimmed: bool
    notes: tuple[Kind, ...]

    def turned(self) -> Setting:
        """The same stakes with two seats, the button at the first."""
        other = made(self.variant, self.antes[::-1], self.blinds[::-1], self.least, trimmed=self.trimmed)
        return replace(other, button=0)

    def in_parts(self, parts: int) -> Setting:
        """The same stakes, every chip cut into so many parts."""
        antes, blinds, least = (
            tuple(each * parts for each in row) for row in (self.antes, self.blinds, self.least)
        )
        return replace(made(self.variant, antes, blinds, least, trimmed=self.trimmed), button=self.button)

    @property
    def dead_post(self) -> int:
        """A small and a big blind: the most that one seat posts when it comes back to the table."""
        return sum(self.two_blinds)

    @property
    def two_blinds(self) -> tuple[int, int]:
        """The small and the big blind, late posts among them."""
        small, big = sorted(map(abs, self.blinds))[-2:]
        return small, big


SETTINGS: dict[tuple[str, ...], Setting] = {}
REMEMBERED = 4096


def setting_of(fields: dict[str, str], variant: Variant, places: int, seats: int) -> Setting:
    """The table that the fields of a hand describe."""
    blinds = fields["blinds_or_straddles"] if variant.blinds else ""
    trimmed = fields.get("ante_trimming_status", "")
    least = [fields[name] for name in variant.needs]
    key = (variant.name, fields["antes"], blinds, trimmed, *least, str(places), str(seats))
    found = SETTINGS.get(key)
    if found is None:
        if len(SETTINGS) > REMEMBERED:
            SETTINGS.clear()
        found = SETTINGS[key] = read_setting(fields, variant, places, seats)
    return found


def read_setting(fields: dict[str, str], variant: Variant, places: int, seats: int) -> Setting:
    """Read the forced bets; there must be one of each for every seat."""
    antes = amounts(fields["antes"], places)
    blinds = amounts(fields["blinds_or_straddles"], places) if variant.blinds else (0,) * seats
    least = tuple(chips(fields[name], places) for name in variant.needs)
    if not 2 <= seats <= 10 or len(antes) != seats or len(blinds) != seats:
        raise PhhError(
            f"{seats} stacks, {len(antes)} antes and {len(blinds)} blinds: there must be as many of each, "
            "for 2 to 10 seats",
            code=kinds.WRONG_VALUE.code,
        )
    if min(antes) < 0 or min(least) < 0:
        raise PhhError("antes and bets cannot be below zero", code=kinds.WRONG_VALUE.code)
    return made(variant, antes, blinds, least, trimmed="true" in fields.get("ante_trimming_status", ""))


def amounts(raw: str, places: int) -> tuple[int, ...]:
    return tuple(chips(item, places) for item in items(raw))


def made(
    variant: Variant,
    antes: tuple[int, ...],
    blinds: tuple[int, ...],
    least: tuple[int, ...],
    *,
    trimmed: bool,
) -> Setting:
    """A table with the button at the last seat."""
    seats = len(antes)
    post = recorded_post(antes, blinds, max(*least, *blinds), trimmed=trimmed)
    game = recorded_game(variant, post, least)
    notes = []
    if seats > 2 and blinds[0] >= max(*blinds, 1) and blinds[1] <= 0:
        notes.append(kinds.NO_SMALL_BLIND)
    if min(blinds) < 0:
        notes.append(kinds.LATE_POST)
    return Setting(
        variant, game, program(game, seats), seats, seats - 1, antes, blinds, least, trimmed, tuple(notes)
    )
