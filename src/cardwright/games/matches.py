"""The matches of the house, each a line or two: rotations of games, kill pots, a bomb pot every round."""

from __future__ import annotations

from cardwright.games.kill import Kill
from cardwright.games.match import Leg, Match
from cardwright.games.pokers import POKERS


def rotation(name: str, *games: str) -> Match:
    """Each game once round the table."""
    return Match(name, tuple(Leg(POKERS[game]) for game in games))


def with_kills(name: str, game: str, kill: Kill) -> Match:
    """One game in which pots are killed."""
    return Match(name, (Leg(POKERS[game]),), kill)


HORSE = ("holdem-fixed", "omaha-hi-lo", "razz", "stud", "stud-hi-lo")

MATCHES = {
    "horse": rotation("HORSE", *HORSE),
    "hose": rotation("HOSE", *(game for game in HORSE if game != "razz")),
    "eight-game": rotation("8-game mix", "deuce-triple", *HORSE, "holdem", "omaha"),
    "ten-game": rotation(
        "10-game mix", "deuce-triple", *HORSE, "holdem", "omaha", "deuce-single", "badugi"
    ),
    "holdem-kill": with_kills("fixed-limit hold'em with a full kill", "holdem-fixed", Kill()),
    "holdem-half-kill": with_kills(
        "fixed-limit hold'em with a half kill", "holdem-fixed", Kill(percent=150)
    ),
    "omaha-hi-lo-kill": with_kills(
        "fixed-limit omaha high-low with a full kill", "omaha-hi-lo", Kill(pots=1, least=20)
    ),
    "holdem-bombs": Match(
        "no-limit hold'em with a bomb pot every round",
        (Leg(POKERS["holdem"]), Leg(POKERS["bomb-pot"], hands=1)),
    ),
}  # fmt: skip
