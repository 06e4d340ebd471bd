"""What a recorded hand is played for, said before it is told: the game, its forced bets, the stacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardwright.games.game import Game
from cardwright.games.narration_words import capital
from cardwright.games.phases import FIXED_LIMIT
from cardwright.history.chips import UNKNOWN_STACK
from cardwright.history.shape import Stakes, own_stakes

Amount = Callable[[int], str]


def stakes_line(game: Game, seats: int, amount: Amount) -> str:
    """The game, and what must be posted and bet.

    >>> from cardwright import HOLDEM
    >>> stakes_line(HOLDEM, 3, str)
    "No-limit hold'em, blinds of 1 and 2."
    """
    stakes = own_stakes(game, seats)
    return f"{capital(', '.join([game.name, *(said(stakes, amount) if stakes else ())]))}."


def said(stakes: Stakes, amount: Amount) -> Iterable[str]:
    """Antes, blinds and bets, as far as there are any; a bet of the big blind goes without saying."""
    blinds = [blind for blind in stakes.blinds if blind > 0]
    antes = [ante for ante in stakes.antes if ante]
    yield from amounts("ante", antes[:1] if len(set(stakes.antes)) == 1 else antes, amount)
    yield from amounts("blind", blinds, amount)
    yield from amounts("late post", [-blind for blind in stakes.blinds if blind < 0], amount)
    yield from amounts("bring-in", stakes.least[2:], amount)
    if stakes.variant.limit is FIXED_LIMIT:
        yield from amounts("bet", stakes.least[:2], amount)
    elif stakes.least[0] != max(blinds, default=0):
        yield f"bets of {amount(stakes.least[0])} or more"


def amounts(what: str, chips: Sequence[int], amount: Amount) -> Iterable[str]:
    """So much of it, each in turn; nothing where there is none."""
    if len(chips) == 1:
        yield f"{'an' if what[0] == 'a' else 'a'} {what} of {amount(chips[0])}"
    elif chips:
        *first, last = map(amount, chips)
        yield f"{what}s of {', '.join(first)} and {last}"


def stacks_line(names: Sequence[str], stacks: Sequence[int], amount: Amount) -> str:
    """What everybody begins with.

    >>> stacks_line(["Ann", "Bob"], (200, 150), str)
    'Ann has 200, Bob has 150.'
    """
    told = ("an unknown stack" if stack == UNKNOWN_STACK else amount(stack) for stack in stacks)
    return f"{', '.join(f'{name} has {stack}' for name, stack in zip(names, told, strict=True))}."
