"""The variants of the PHH standard, each as data, and the game that a recorded hand is played by.

A recorded hand plays by what was really done at its table: anybody may fold at any time, and at
the showdown each seat shows or gives up its hand as the record has it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate

from cardwright.games.game import Game
from cardwright.games.phases import (
    BOARD,
    FIXED_LIMIT,
    NO_LIMIT,
    POT_LIMIT,
    UP,
    Bet,
    Contest,
    Deal,
    Exchange,
    Limit,
    Opener,
    Phase,
    Post,
    Ranking,
    Seats,
    Show,
    Showdown,
)
from cardwright.history import kinds
from cardwright.history.errors import PhhError

RAISES = 5  # a bet and four raises, the most of any house, for no record says; two seats raise without end


@dataclass(frozen=True, slots=True)
class Variant:
    """How a variant is dealt: cards to each seat, then on each later street cards or a draw."""

    name: str
    limit: Limit
    cards: int
    rankings: tuple[Ranking, ...]
    board: tuple[int, ...] = ()
    draws: int = 0
    small_rounds: int = 2  # betting rounds at the small bet, where the limit is fixed
    deck: str = "full"
    blinds: bool = True
    opens: Opener = Opener.PLACE  # third street of stud, and
    leads: Opener = Opener.PLACE  # its later streets

    @property
    def laid(self) -> tuple[int, ...]:
        """How many cards lie in the middle after each street."""
        return tuple(accumulate(self.board))

    @property
    def needs(self) -> tuple[str, ...]:
        """The fields that say how much may be bet."""
        if self.is_stud:
            return "small_bet", "big_bet", "bring_in"
        return ("small_bet", "big_bet") if self.limit is FIXED_LIMIT else ("min_bet",)

    @property
    def is_stud(self) -> bool:
        """Do cards lie up, and say who opens?"""
        return self.opens is not Opener.PLACE


def holdem(name: str, limit: Limit, *rankings: Ranking, cards: int = 2, deck: str = "full") -> Variant:
    return Variant(name, limit, cards, rankings, board=(3, 1, 1), deck=deck)


def stud(name: str, *rankings: Ranking, opens: Opener, leads: Opener) -> Variant:
    """Seven cards, of which the last is shared when the deck runs out."""
    return Variant(name, FIXED_LIMIT, 7, rankings, board=(1,), blinds=False, opens=opens, leads=leads)


VARIANTS = {
    "NT": holdem("no-limit hold'em", NO_LIMIT, Ranking.HIGH),
    "FT": holdem("fixed-limit hold'em", FIXED_LIMIT, Ranking.HIGH),
    "NS": holdem("no-limit short-deck hold'em", NO_LIMIT, Ranking.SHORT_HIGH, deck="short"),
    "PO": holdem("pot-limit omaha", POT_LIMIT, Ranking.OMAHA_HIGH, cards=4),
    "FO/8": holdem(
        "fixed-limit omaha high-low, eight or better",
        FIXED_LIMIT,
        Ranking.OMAHA_HIGH,
        Ranking.OMAHA_EIGHT,
        cards=4,
    ),
    "N2L1D": Variant("no-limit 2-7 single draw", NO_LIMIT, 5, (Ranking.DEUCE_TO_SEVEN,), draws=1),
    "F2L3D": Variant("fixed-limit 2-7 triple draw", FIXED_LIMIT, 5, (Ranking.DEUCE_TO_SEVEN,), draws=3),
    "FB": Variant("fixed-limit badugi", FIXED_LIMIT, 4, (Ranking.BADUGI,), draws=3),
    "F7S": stud("fixed-limit seven-card stud", Ranking.HIGH, opens=Opener.LOW_CARD, leads=Opener.HIGH_HAND),
    "F7S/8": stud(
        "fixed-limit seven-card stud high-low, eight or better",
        Ranking.HIGH,
        Ranking.EIGHT_OR_BETTER,
        opens=Opener.LOW_CARD,
        leads=Opener.HIGH_HAND,
    ),
    "FR": stud("fixed-limit razz", Ranking.ACE_TO_FIVE, opens=Opener.HIGH_CARD, leads=Opener.LOW_HAND),
}


def variant_of(code: str) -> Variant:
    """The variant of a code of the standard.

    >>> variant_of("PO").name
    'pot-limit omaha'
    >>> variant_of("X")
    Traceback (most recent call last):
    cardwright.history.errors.PhhError: there is no variant 'X': known are NT, FT, NS, PO, FO/8, \
N2L1D, F2L3D, FB, F7S, F7S/8, FR
    """
    if code not in VARIANTS:
        raise PhhError(
            f"there is no variant {code!r}: known are {', '.join(VARIANTS)}", code=kinds.UNKNOWN_VARIANT.code
        )
    return VARIANTS[code]


def recorded_game(variant: Variant, post: Post, least: tuple[int, ...]) -> Game:
    """The game by which a recorded hand was played; `least` has one bet, or the small and the big one."""
    award = Showdown(*variant.rankings, show=Show.CHOICE, tabled=False)
    forced = (post,) if is_paid(post) else ()
    return Game(
        name=variant.name,
        seats=Seats(2, 8 if variant.is_stud else 10),
        phases=(Contest(*forced, *streets(variant, least), award=award),),
        deck=variant.deck,
    )


def is_paid(post: Post) -> bool:
    """Is anything posted? Stud may be played for the bring-in alone."""
    return any((post.ante, post.button_blind, *post.blinds, *post.late, *post.dead))


def streets(variant: Variant, least: tuple[int, ...]) -> tuple[Phase, ...]:
    """Everything from the deal up to the showdown."""
    if variant.is_stud:
        return stud_streets(variant, *least)
    names = ("flop", "turn", "river")
    later: list[Phase] = [
        Deal(count, to=BOARD, street=name) for count, name in zip(variant.board, names, strict=False)
    ]
    later += [Exchange(variant.cards)] * variant.draws
    phases: list[Phase] = [Deal(variant.cards), betting(variant, least[0])]
    for street, phase in enumerate(later, 1):
        phases += [phase, betting(variant, least[0] if street < variant.small_rounds else least[-1])]
    return tuple(phases)


def stud_streets(variant: Variant, small: int, big: int, bring_in: int) -> tuple[Phase, ...]:
    """Two down and one up, three more up, the last one down."""
    third = replace(betting(variant, small), opener=variant.opens, bring_in=bring_in)
    later = [replace(betting(variant, least), opener=variant.leads) for least in (small, big)]
    return (
        *(Deal(2), Deal(1, to=UP, street="third street"), third),
        *(Deal(1, to=UP, street="fourth street"), later[0]),
        *(Deal(1, to=UP, street="fifth street"), later[1]),
        *(Deal(1, to=UP, street="sixth street"), later[1]),
        *(Deal(1, street="seventh street", shared=True), later[1]),
    )


def betting(variant: Variant, least: int) -> Bet:
    if variant.limit is FIXED_LIMIT:
        return Bet(FIXED_LIMIT, least=least, cap=RAISES, heads_up_cap=False, free_fold=True)
    return Bet(variant.limit, least=least, free_fold=True)


def recorded_post(antes: tuple[int, ...], blinds: tuple[int, ...], big_blind: int, *, trimmed: bool) -> Post:
    """The forced bets, by place from the small blind.

    Whoever posted the highest blind acts last; a smaller one after it moves nobody's turn. What is
    written below zero was posted late; of a late post, what is above the big blind is dead. Antes
    that are trimmed are each seat's own: what one antes above all others goes back to it.
    """
    if trimmed:
        antes = tuple(min(ante, sorted(antes)[-2]) for ante in antes)
        if len(set(antes)) > 1:
            raise PhhError(
                "antes that are trimmed must be equal, but for one seat's: no other ones are played here",
                code=kinds.WRONG_VALUE.code,
            )
    top = max(range(len(blinds)), key=lambda place: (blinds[place], place))
    dead, late, order = [0] * len(blinds), [0] * len(blinds), [0] * len(blinds)
    for place, blind in enumerate(blinds):
        live = min(-blind, big_blind) if blind < 0 else blind
        if blind < 0 or place > top:
            late[place], dead[place] = live, max(0, -blind - live)
        else:
            order[place] = live
    if len(set(antes)) > 1:
        return Post(
            blinds=tuple(order),
            late=tuple(late) if any(late) else (),
            dead=tuple(ante + extra for ante, extra in zip(antes, dead, strict=True)),
        )
    return Post(
        blinds=tuple(order),
        ante=antes[0],
        late=tuple(late) if any(late) else (),
        dead=tuple(dead) if any(dead) else (),
        trimmed=trimmed,
    )
