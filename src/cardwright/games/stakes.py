"""The same game, or every game of a match, for other stakes: blinds, antes and limits as the table wishes.

A game is data, so this makes another game; bets that a game fixes grow with its blinds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from cardwright.games.compile import big_blind
from cardwright.games.errors import GameError
from cardwright.games.game import Game
from cardwright.games.match import Match
from cardwright.games.parts import changed, parts, posts
from cardwright.games.phases import Bet, Limit, Phase, Post

LIMITS = {
    "no": Limit.NO,
    "pot": Limit.POT,
    "double-pot": Limit.DOUBLE_POT,
    "fixed": Limit.FIXED,
    "spread": Limit.SPREAD,
}
TITLES = {name: f"{name}-limit" for name in ("double-pot", *LIMITS)}  # longer names first
CAP = 4  # bets and raises a round at fixed limit
SPREAD = 5  # how many of the least bets the most is at spread limit


def with_blinds(game: Game, blinds: tuple[int, ...]) -> Game:
    """Other blinds, counted from the small blind; more than two are straddles."""
    if not any(post.blinds for post in posts(game)):
        raise GameError(f"{game.name} has no blinds; its ante is set with --ante", code="stakes/no_blinds")
    if list(blinds) != sorted(blinds) or not 2 <= len(blinds) <= game.seats.most:
        raise GameError(
            "blinds are two or more numbers that do not fall, as in 1/2 or 1/2/4", code="stakes/blinds"
        )
    # The size of the bets goes by the big blind: the second number, whatever is straddled.
    grown = with_sizes(game, blinds[1], bet_unit(game))
    return changed(grown, lambda phase: blinded(phase, blinds))


def bet_unit(game: Game) -> int:
    """The blind that bets are counted in; 0 where there is none."""
    return max((big_blind(post) for post in posts(game) if post.blinds), default=0)


def with_ante(game: Game, ante: int) -> Game:
    """Another ante; where there are no blinds, bets grow with it."""
    if not posts(game):
        raise GameError(f"{game.name} is played without forced bets", code="stakes/no_ante")
    before = max(post.ante for post in posts(game))
    if ante and before and not any(post.blinds for post in posts(game)):
        game = with_sizes(game, ante, before)
    return changed(game, lambda phase: replace(phase, ante=ante) if isinstance(phase, Post) else phase)


def with_limit(game: Game, limit: str) -> Game:
    """Another limit. At fixed limit the bets of the second half, or more, are twice as big."""
    if limit not in LIMITS:
        raise GameError(f'there is no limit "{limit}": {", ".join(LIMITS)}', code="stakes/limit")
    rounds = [phase for phase in parts(game) if isinstance(phase, Bet)]
    if not rounds:
        raise GameError(f"there is no betting in {game.name}", code="stakes/no_betting")
    unit = unit_of(game)
    count = iter(range(len(rounds)))

    def limited(phase: Phase) -> Phase:
        if not isinstance(phase, Bet):
            return phase
        fixed = LIMITS[limit] is Limit.FIXED
        is_late = next(count) >= max(1, len(rounds) // 2)
        return replace(
            phase,
            limit=LIMITS[limit],
            least=2 * unit if fixed and is_late else unit,
            most=SPREAD * unit if LIMITS[limit] is Limit.SPREAD else 0,
            cap=CAP if fixed else 0,
            pair_bet=phase.pair_bet if fixed else 0,
        )

    return replace(changed(game, limited), name=titled(game.name, limit))


def unit_of(game: Game) -> int:
    """The smallest bet: the big blind, else the first round's least, else the ante."""
    blind = max(max((*post.blinds[:2], 0)) for post in posts(game)) if posts(game) else 0
    least = next((p.least for p in parts(game) if isinstance(p, Bet)), 0)
    return blind or least or max((post.ante for post in posts(game)), default=0) or 1


def titled(name: str, limit: str) -> str:
    """The name of a game with its limit in it.

    >>> titled("no-limit hold'em", "double-pot"), titled("five-card draw", "pot")
    ("double-pot-limit hold'em", 'pot-limit five-card draw')
    """
    return f"{TITLES[limit]} {without_limit(name)}"


def without_limit(name: str) -> str:
    """The name of a game whatever its limit."""
    for title in TITLES.values():
        name = name.removeprefix(f"{title} ")
    return name


def with_sizes(game: Game, after: int, before: int) -> Game:
    """Bets and the usual stack, grown as a forced bet grew from `before` to `after`."""

    def grown(amount: int) -> int:
        return ceil(amount * after / before) if amount else 0

    def sized(phase: Phase) -> Phase:
        if isinstance(phase, Post):
            return replace(phase, button_blind=grown(phase.button_blind))
        if not isinstance(phase, Bet):
            return phase
        pots = phase.limit in (Limit.POT, Limit.DOUBLE_POT)
        return replace(
            phase,
            least=grown(phase.least),
            most=phase.most if pots else grown(phase.most),
            bring_in=grown(phase.bring_in),
            ceiling=grown(phase.ceiling),
            pair_bet=grown(phase.pair_bet),
        )

    return replace(changed(game, sized), stack=grown(game.stack))


def blinded(phase: Phase, blinds: tuple[int, ...]) -> Phase:
    """These blinds where there were others."""
    return replace(phase, blinds=blinds) if isinstance(phase, Post) and phase.blinds else phase


# --- the same for a match ----------------------------------------------------------------


def in_every_game(match: Match, change: Callable[[Game], Game]) -> Match:
    """The match with each of its games changed; a match of one game is called as it is."""
    legs = tuple(replace(leg, game=change(leg.game)) for leg in match.legs)
    return replace(match, name=legs[0].game.name if match.is_of_one_game else match.name, legs=legs)


def at_limit(match: Match, limit: str) -> Match:
    """Every game at this limit."""
    changed = in_every_game(match, lambda game: with_limit(game, limit))
    return replace(changed, name=titled(match.name, limit))


def at_blinds(match: Match, blinds: tuple[int, ...]) -> Match:
    """Every game with these blinds; one that has none grows as the blinds of the others do."""
    before = max(bet_unit(leg.game) for leg in match.legs)
    if not before:
        return in_every_game(match, lambda game: with_blinds(game, blinds))

    def grown(game: Game) -> Game:
        if bet_unit(game):
            return with_blinds(game, blinds)
        ante = max((post.ante for post in posts(game)), default=0)
        return with_ante(game, ceil(ante * blinds[1] / before))

    larger = in_every_game(match, grown)
    kill = match.kill and replace(match.kill, least=ceil(match.kill.least * blinds[1] / before))
    return replace(larger, kill=kill)


def at_ante(match: Match, ante: int) -> Match:
    """With another ante, which only a match of one kind of game can have."""
    if len({bool(bet_unit(leg.game)) for leg in match.legs}) > 1:
        raise GameError(
            f"{match.name} has games with blinds and games without: set its stakes with --blinds",
            code="stakes/ante",
        )
    return in_every_game(match, lambda game: with_ante(game, ante))
