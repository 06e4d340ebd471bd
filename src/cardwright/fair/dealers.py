"""Who deals: a callable that is shown the cards it may deal and says which come.

The law never holds the order of undealt cards, so a dealer's whole work is to choose some of a
set. Of the two that choose by chance, every choice is exactly as likely as any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cardwright.cards import Cards, parse_cards, set_of, text
from cardwright.fair.chance import SeededChance, SystemChance
from cardwright.fair.errors import FairError
from cardwright.games import sample_cards

Dealer: TypeAlias = Callable[[Cards, int], Cards]


class SeededDealer:
    """Deals the same cards again for the same seed: for tests, simulations and replays.

    >>> from cardwright.cards import FULL
    >>> dealer = SeededDealer(7)
    >>> text(dealer(FULL, 2)), text(dealer(FULL, 3))
    ('Th3s', 'AcKd8h')
    """

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed)

    def __call__(self, among: Cards, count: int) -> Cards:
        """So many of these cards."""
        return sample_cards(among, count, self.chance)


class SystemDealer:
    """Deals by the operating system's chance: for live play."""

    def __init__(self) -> None:
        self.chance = SystemChance()

    def __call__(self, among: Cards, count: int) -> Cards:
        """So many of these cards."""
        return sample_cards(among, count, self.chance)


class ScriptedDealer:
    """Deals the cards that are written down, in their order.

    Cards may be parted by spaces as one likes; a card may come again after a space, for games
    that gather the cards and deal again.

    >>> dealer = ScriptedDealer("AhKd 2c")
    >>> from cardwright.cards import FULL
    >>> text(dealer(FULL, 2)), dealer.left
    ('AhKd', '2c')
    """

    def __init__(self, script: str) -> None:
        self.cards = [card for group in script.split() for card in parse_cards(group)]
        self.dealt = 0

    @property
    def left(self) -> str:
        """What is still to be dealt."""
        return text(self.cards[self.dealt :])

    def __call__(self, among: Cards, count: int) -> Cards:
        """The next cards of the script, if they are there."""
        chosen = self.cards[self.dealt : self.dealt + count]
        if len(chosen) < count:
            message = f"{count} cards are asked for and the script has {len(chosen)} left: write more of them"
            raise FairError(message, code="fair/ran_out")
        absent = [card for card in chosen if not among >> card & 1]
        if absent or len(set(chosen)) < count:
            message = f"the script has {text(chosen)} next, and {text(absent or chosen)} cannot be dealt now"
            raise FairError(f"{message}: one of {text(among)}", code="fair/not_there")
        self.dealt += count
        return set_of(chosen)
