"""The terminal tells a person what their seat may know, and not one card more."""

from cardwright import HOLDEM, observe, sit_down
from cardwright.cli.table.person import Person
from cardwright.cli.table.session import Chair, Session
from cardwright.fair import ScriptedDealer
from cardwright.games import match_of

ASKED = [
    "h",
    "b",
    "v",
    "p",
    "s",
    "s anna",
    "who",
    "n",
    "m",
    "l",
    "z",
    "points",
    "legal",
    "again",
    "1",
    "7",
    "c",
]


class Default:
    def choose(self, view):
        return view.legal.default


def transcript(hands: str) -> list[str]:
    """Three seats, everybody but us checks or folds; we ask everything, and nobody shows."""
    said: list[str] = []
    typed = iter(ASKED * 8)
    person = Person(ask=lambda: next(typed, None), say=said.append, brief=False)
    chairs = [
        Chair("You", lambda game: person),
        Chair("Anna", lambda game: Default()),
        Chair("Ben", lambda game: Default()),
    ]
    standing = sit_down(match_of(HOLDEM), [200, 200, 2])
    draw = ScriptedDealer(hands)
    Session(
        standing=standing, chairs=chairs, draw=draw, say=said.append, me=0, brief=False, most_hands=1
    ).play()
    return said


def test_other_peoples_cards_make_no_difference_to_what_is_said():
    """Anna and Ben change cards with each other; until a hand is shown no word is different."""
    mine = transcript("AsKs QhJh 2c3d 4c5c6c 7d 8s")
    swapped = transcript("QhJh AsKs 2c3d 4c5c6c 7d 8s")
    first, second = before_the_showdown(mine), before_the_showdown(swapped)

    assert len(first) > 20
    assert first == second


def before_the_showdown(lines):
    return lines[: next(place for place, line in enumerate(lines) if " show" in line)]


def test_the_client_reads_no_state():
    """No source file of the terminal or of the players reaches for the table behind a view."""
    from pathlib import Path

    import cardwright

    home = Path(cardwright.__file__).parent
    sources = [*(home / "cli" / "table").glob("*.py"), *(home / "players").rglob("*.py")]

    assert len(sources) > 15
    assert not [path.name for path in sources if ".table." in path.read_text().replace("cli.table", "")]
    assert observe.__module__ == "cardwright.games.observe"
