"""What a trick costs, and who shoots the moon: counted from the cards that everybody has seen played.

Which cards have points, and that all of them at once go to the others, the game itself says.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import Cards, cards_in
from cardwright.games import Event, Game
from cardwright.games.events import Played, Scored, Took
from cardwright.games.narration_words import counted
from cardwright.games.parts import parts
from cardwright.games.phases import Ranking, Take, Tally
from cardwright.players.house.plan import plan_of


class Tricks:
    """The cards of the trick that lies on the table."""

    def __init__(self, game: Game) -> None:
        self.plan = plan_of(game)
        tallies = [phase for phase in parts(game) if isinstance(phase, Tally)]
        self.all_of_it = max((tally.all_of_it for tally in tallies), default=0)
        self.lying: Cards = 0

    def with_points(self, event: Event, sentence: str) -> str:
        """Who takes a trick also takes its points: "Anna takes 4 cards, 13 points."."""
        match event:
            case Played(cards=cards):
                self.lying |= cards
            case Took():
                points = sum(self.plan.cost(1 << card) for card in cards_in(self.lying))
                self.lying = 0
                if points:
                    return f"{sentence.removesuffix('.')}, {counted(points, 'point')}."
            case _:
                pass
        return sentence

    def shooter(self, event: Event, known: Sequence[Event]) -> int | None:
        """The seat that has all the points, told with the first score: the others score them all."""
        scores = [each for each in known if isinstance(each, Scored)]
        if not self.all_of_it or not scores or event is not scores[0]:
            return None
        spared = [each.seat for each in scores if each.points != self.all_of_it]
        return spared[0] if len(spared) == 1 < len(scores) else None


def won_words(game: Game) -> str:
    """What is counted as won: tricks where tricks are taken, otherwise rounds."""
    tricks = any(isinstance(phase, Take) and phase.by is Ranking.TRICK for phase in parts(game))
    return "Tricks won" if tricks else "Rounds won"
