"""The declared games that formats of trackers have a name for, and at what stakes.

What a format can say is data, `Format`; whatever it lacks is refused by name.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.games.game import Game
from cardwright.games.phases import (
    BOARD,
    HAND,
    HIGH,
    OMAHA_EIGHT,
    OMAHA_HIGH,
    Amount,
    Bet,
    Contest,
    Deal,
    Limit,
    Phase,
    Post,
    Prize,
    Ranking,
    Showdown,
    Tie,
    amount_for,
)
from cardwright.history.errors import ExportError

Kind = tuple[int, tuple[Ranking, ...]]
HOLDEM: Kind = (2, (HIGH,))
OMAHA: Kind = (4, (OMAHA_HIGH,))
OMAHA_HI_LO: Kind = (4, (OMAHA_HIGH, OMAHA_EIGHT))
OMAHA_5: Kind = (5, (OMAHA_HIGH,))
OMAHA_5_HI_LO: Kind = (5, (OMAHA_HIGH, OMAHA_EIGHT))
OMAHA_6: Kind = (6, (OMAHA_HIGH,))


@dataclass(frozen=True, slots=True)
class Format:
    """What a format has names for."""

    name: str
    games: dict[Kind, str]
    limits: dict[Limit, str]
    has_straddles: bool  # and late posts of any size
    bets_are_blinds: bool  # at fixed limit the small bet must be the big blind


@dataclass(frozen=True, slots=True)
class Tracked:
    """A game in a format's words, with its stakes."""

    game: str
    limit: str
    is_fixed: bool
    rankings: tuple[Ranking, ...]
    bets: tuple[int, int]  # the least of the first and of the last round
    small: int  # 0: nobody posts it
    big: int
    big_place: int  # counted from the small blind
    cap: int  # the most that a seat may pay in the hand (0: all it has)
    post: Post

    @property
    def stakes(self) -> tuple[int, int]:
        """The two numbers that a table is known by."""
        return self.bets if self.is_fixed else (self.small, self.big)


def tracked(game: Game, seats: int, form: Format) -> Tracked:
    """The game in the words of a format; a game, limit or post that it lacks is refused."""
    post, count, bets, award = parts(game, form)
    kind = amount_for(count, seats), award.rankings
    if kind not in form.games:
        raise lacking(game, form, f"has no such game, only {', '.join(form.games.values())}")
    limit = limit_of(game, bets, form)
    small, big, big_place = blinds_of(post)
    check_posts(game, post, form, small, big, seats)
    least = bets[0].least or big, bets[-1].least or big
    if limit is Limit.FIXED and form.bets_are_blinds and least[0] != big:
        why = "takes the big blind for the small bet, and here they differ"
        raise lacking(game, form, why, "export/post")
    return Tracked(
        game=form.games[kind],
        limit=form.limits[limit],
        is_fixed=limit is Limit.FIXED,
        rankings=award.rankings,
        bets=least,
        small=small,
        big=big,
        big_place=big_place,
        cap=bets[0].ceiling,
        post=post,
    )


def limit_of(game: Game, bets: tuple[Bet, ...], form: Format) -> Limit:
    """The limit of all rounds, if it is one that the format has."""
    limits = {(bet.limit, bet.ceiling) for bet in bets}
    if len(limits) > 1 or bets[0].limit not in form.limits:
        raise lacking(game, form, f"has no {bets[0].limit} as it is played here", "export/limit")
    return bets[0].limit


def blinds_of(post: Post) -> tuple[int, int, int]:
    """The small and the big blind, and the big one's place; where nobody posts a small one it is 0."""
    small, big = [*post.blinds, 0, 0][:2]
    return (small, big, 1) if big else (0, small, 0)


def parts(game: Game, form: Format) -> tuple[Post, Amount, tuple[Bet, ...], Showdown]:
    """The posts, the cards of a seat, the rounds of betting and the award of a game with one board."""
    match game.phases:
        case (Contest(phases=(Post() as post, Deal() as own, *later), award=award),) if (
            game.deck == "full" and is_board_game(own, later) and is_plain(award)
        ):
            return post, own.count, tuple(bet for bet in later if isinstance(bet, Bet)), award
    raise lacking(game, form, f"has no such game, only {', '.join(form.games.values())}")


def is_board_game(own: Deal, later: list[Phase]) -> bool:
    """Cards of one's own, then three, one and one in the middle, a round of betting after each."""
    laid = tuple((deal.count, deal.to) for deal in later if isinstance(deal, Deal))
    in_turn = [type(phase) for phase in later] == [Bet, Deal, Bet, Deal, Bet, Deal, Bet]
    return in_turn and own.to is HAND and laid == ((3, BOARD), (1, BOARD), (1, BOARD))


def is_plain(award: Showdown) -> bool:
    return award.prize is Prize.POT and award.tie is Tie.SPLIT and not award.boards


def check_posts(game: Game, post: Post, form: Format, small: int, big: int, seats: int) -> None:
    """Only blinds, antes and what a seat posts that comes back to the table."""
    if not big or post.button_blind:
        raise lacking(game, form, "needs a small and a big blind left of the button", "export/post")
    if any(post.blinds[2:seats]) and not form.has_straddles:
        raise lacking(game, form, "has no straddle", "export/straddle")
    if form.has_straddles:
        return
    for place, late in enumerate(post.late[:seats]):
        dead = post.dead[place] if place < len(post.dead) else 0
        if late and (late != big or dead not in (0, small)):
            raise lacking(
                game,
                form,
                f"has no late post of {late} and {dead} dead at blinds of {small}/{big}",
                "export/post",
            )


def lacking(game: Game, form: Format, what: str, code: str = "export/game") -> ExportError:
    return ExportError(f"{game.name} cannot be written as {form.name}: it {what}", code=code)
