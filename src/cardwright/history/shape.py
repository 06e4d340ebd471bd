"""Which variant of the PHH standard a game is, and at what stakes, told from the game's data."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.games.compile import big_blind
from cardwright.games.game import Game
from cardwright.games.phases import (
    AnteBy,
    Bet,
    Contest,
    Deal,
    Exchange,
    Opener,
    Phase,
    Post,
    Prize,
    Ranking,
    Showdown,
)
from cardwright.history.variants import VARIANTS, Variant, streets

Shape = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Stakes:
    """A variant, and the forced bets and least bets that the standard writes down for it."""

    code: str
    variant: Variant
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    least: tuple[int, ...]
    trimmed: bool


def stakes_of(game: Game, seats: int) -> Stakes | None:
    """The variant and stakes of a game; nothing, if the standard does not know it.

    >>> from cardwright import HOLDEM, KUHN
    >>> stakes_of(HOLDEM, 3).blinds
    (1, 2, 0)
    >>> stakes_of(KUHN, 2)
    """
    played = contest_of(game)
    if played is None or played[2].runs != 1:
        return None
    post, later, award = played
    found = shape(later), award.rankings, game.deck
    code = next((code for code, variant in VARIANTS.items() if found == known_shape(variant)), None)
    if code is None:
        return None
    return made(code, VARIANTS[code], post, later, seats)


def contest_of(game: Game) -> tuple[Post, tuple[Phase, ...], Showdown] | None:
    """What is posted, played and awarded, in a game that is one contest for a pot."""
    match game.phases:
        case (Contest(phases=phases, award=Showdown(prize=Prize.POT) as award),):
            if isinstance(phases[0], Post):
                return phases[0], phases[1:], award
            return Post(), phases, award
        case _:
            return None


def made(code: str, variant: Variant, post: Post, later: tuple[Phase, ...], seats: int) -> Stakes:
    """The stakes of a game of this variant."""
    bets = [phase.least or max(1, big_blind(post)) for phase in later if isinstance(phase, Bet)]
    bring_in = max(phase.bring_in for phase in later if isinstance(phase, Bet))
    return Stakes(
        code=code,
        variant=variant,
        antes=antes_of(post, seats),
        blinds=blinds_of(post, seats),
        least=(bets[0], bets[-1], bring_in)[: len(variant.needs)],
        trimmed=post.trimmed and post.ante_by is AnteBy.EACH and not any(post.dead),
    )


def own_stakes(game: Game, seats: int) -> Stakes | None:
    """The stakes of any poker, under the game's own name.

    >>> from cardwright import CATALOGUE
    >>> own_stakes(CATALOGUE["pineapple"], 3).code, own_stakes(CATALOGUE["hearts"], 4)
    ('pineapple', None)
    """
    played = contest_of(game)
    bets = [phase for phase in played[1] if isinstance(phase, Bet)] if played else []
    if played is None or not bets:
        return None
    post, later, award = played
    opens = next((bet.opener for bet in bets if bet.bring_in), Opener.PLACE)
    has_blinds = any(blinds_of(post, seats))
    variant = Variant(game.name, bets[0].limit, 0, award.rankings, blinds=has_blinds, opens=opens)
    return made(game.name, variant, post, later, seats)


def known_shape(variant: Variant) -> tuple[Shape, tuple[Ranking, ...], str]:
    return (
        shape(streets(variant, (1,) * max(2, len(variant.needs)))),
        variant.rankings,
        variant.deck,
    )


def shape(phases: tuple[Phase, ...]) -> Shape:
    """What is dealt, drawn and bet, in order; not how much."""
    return tuple(map(outline, phases))


def outline(phase: Phase) -> tuple[type, object, object]:
    match phase:
        case Deal(count=count, to=zone, burn=0):
            return Deal, count, zone
        case Bet(limit=limit, opener=opener, ceiling=0):
            return Bet, limit, opener
        case Exchange(most=most, more=more):
            return Exchange, max(most, more), None
        case _:
            return type(phase), phase, None


def blinds_of(post: Post, seats: int) -> tuple[int, ...]:
    """By place; the button's blind is at its place, late posts are below zero."""
    blinds = [*post.blinds, *[0] * seats][:seats]
    blinds[button_place(seats)] += post.button_blind
    for place, late in enumerate(post.late[:seats]):
        if late:
            blinds[place] = -late
    return tuple(blinds)


def antes_of(post: Post, seats: int) -> tuple[int, ...]:
    """By place; what is the table's is written where it is paid."""
    antes = [post.ante if post.ante_by is AnteBy.EACH else 0] * seats
    if post.ante_by is AnteBy.BIG_BLIND:
        antes[1] += post.ante
    if post.ante_by is AnteBy.BUTTON:
        antes[button_place(seats)] += post.ante
    for place, dead in enumerate(post.dead[:seats]):
        antes[place] += dead
    return tuple(antes)


def button_place(seats: int) -> int:
    """Counted from the small blind; of two seats, the button has it."""
    return 0 if seats == 2 else seats - 1
