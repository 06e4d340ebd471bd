"""What the own hand is worth, each part of the pot by its name.

Where there are two boards, or a high and a low half, an ear must hear which is which.
"""

from __future__ import annotations

from cardwright.cards import Cards, describe, strength
from cardwright.cli.table.spoken import ORDINALS, own
from cardwright.games import Observation
from cardwright.games.events import RANKED
from cardwright.games.narration_pots import kind
from cardwright.players.house.plan import Plan

Share = tuple[int, int]  # a ranking, and a board


def worth(plan: Plan, view: Observation, *, brief: bool = False) -> str:
    """What the hand is worth now; in brief without the cards that only decide a tie.

    "Pair of Nines, with Ace.", "High: Pair of Nines. No low.", "Both boards: Pair of Nines."
    """
    cards = view.hand | view.up[own(view)]
    if not plan.shares or not cards:
        return ""
    words = {share: share_words(share, cards, view, brief=brief) for share in plan.shares}
    boards = list(dict.fromkeys(board for _, board in plan.shares))
    said = [of_one_board(plan, words, board) for board in boards]
    if len(set(said)) > 1:
        return " ".join(f"{ORDINALS[board]} board: {each}" for board, each in zip(boards, said, strict=True))
    return f"{ALL_OF[len(boards)]}{said[0]}" if any(view.boards) else said[0]


ALL_OF = ("", "", "Both boards: ", "All three boards: ")


def share_words(share: Share, cards: Cards, view: Observation, *, brief: bool) -> str:
    """The worth for one part of the pot."""
    ranking, board = share
    said = describe(ranking, strength(ranking, cards, view.boards[board]))
    return said.split(", with")[0] if brief else said


def of_one_board(plan: Plan, words: dict[Share, str], board: int) -> str:
    """The worth for each half of what one board decides, or for all of it."""
    here = [share for share in plan.shares if share[1] == board]
    if len({words[share] for share in here}) == 1:
        return f"{words[here[0]]}."
    return " ".join(f"{named(kind(RANKED[share[0]]), words[share])}." for share in here)


def named(half: str, said: str) -> str:
    """The half in front, where the hand does not say it itself.

    >>> named("high", "Pair of Nines"), named("low", "Six-Five low, with Four")
    ('High: Pair of Nines', 'Six-Five low, with Four')
    """
    return said if half in said.lower().replace(",", "").split() else f"{half.capitalize()}: {said}"
