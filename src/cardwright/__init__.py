"""Cardwright: a card room, a laboratory and a referee for betting card games.

    from cardwright import HOLDEM, apply, deal_out, legal, observe, raise_to, start

Every game is a small program of phases, run by one law. This front door has what playing,
watching and declaring games needs; the packages beside it have the rest.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from cardwright.cards import (
        CardwrightError,
        NotationError,
        card_words,
        describe,
        parse_cards,
        parse_set,
        text,
    )
    from cardwright.games import (
        CATALOGUE,
        DEALER,
        HOLDEM,
        KUHN,
        MATCHES,
        NOBODY,
        Action,
        Game,
        GameError,
        IllegalAction,
        Kind,
        Legal,
        Match,
        Observation,
        Standing,
        State,
        Step,
        all_in,
        apply,
        call,
        check,
        deal,
        deal_out,
        draw,
        fold,
        give,
        muck,
        name,
        parse_action,
        pass_turn,
        play,
        raise_to,
        seen_by,
        show,
        sit_down,
        start,
        throw,
    )
    from cardwright.games.observe import observe
    from cardwright.games.state import legal

__all__ = [
    "CATALOGUE",
    "DEALER",
    "HOLDEM",
    "KUHN",
    "MATCHES",
    "NOBODY",
    "Action",
    "CardwrightError",
    "Game",
    "GameError",
    "IllegalAction",
    "Kind",
    "Legal",
    "Match",
    "NotationError",
    "Observation",
    "Standing",
    "State",
    "Step",
    "all_in",
    "apply",
    "call",
    "card_words",
    "check",
    "deal",
    "deal_out",
    "describe",
    "draw",
    "fold",
    "give",
    "legal",
    "muck",
    "name",
    "observe",
    "parse_action",
    "parse_cards",
    "parse_set",
    "pass_turn",
    "play",
    "raise_to",
    "seen_by",
    "show",
    "sit_down",
    "start",
    "text",
    "throw",
]


if not TYPE_CHECKING:

    def __getattr__(name):
        """A name of the front door is fetched when it is asked for: `cardwright --help` needs none."""
        if name not in __all__:
            raise AttributeError(f"module 'cardwright' has no attribute {name!r}")
        from cardwright import cards, games

        return getattr(games if name in games.__all__ else cards, name)

    def __dir__():
        return [*globals(), *__all__]
