"""The summary at the end of a PokerStars hand: pots, boards, and a line for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.history.trackers.caption import Caption
from cardwright.history.trackers.deeds import Verb
from cardwright.history.trackers.money import Money
from cardwright.history.trackers.pokerstars_words import hand_words, spaced
from cardwright.history.trackers.recount import Recount

RUN = {2: "Hand was run twice", 3: "Hand was run three times"}
ORDINALS = ("FIRST", "SECOND", "THIRD")
NO_BETS = {Verb.ANTE, Verb.DEAD, Verb.FOLD, Verb.CHECK}


def pot_name(place: int, count: int) -> str:
    """What a pot is called among so many.

    >>> pot_name(0, 1), pot_name(0, 2), pot_name(1, 2), pot_name(1, 3)
    ('pot', 'main pot', 'side pot', 'side pot-1')
    """
    if count == 1:
        return "pot"
    if place == 0:
        return "main pot"
    return "side pot" if count == 2 else f"side pot-{place}"


def summary(
    told: Recount, caption: Caption, money: Money, names: Sequence[str], button: int
) -> Iterator[str]:
    """All its lines."""
    yield "*** SUMMARY ***"
    total = money.text(sum(pot.amount for pot in told.pots))
    yield f"Total pot {total}{several(told, money)} | Rake {money.text(0)}"
    yield from boards(told)
    for seat in sorted(range(told.seats), key=lambda seat: caption.places[seat]):
        where = positions(told, seat, button)
        yield f"Seat {caption.places[seat]}: {names[seat]}{where} {ending(told, money, seat)}"


def several(told: Recount, money: Money) -> str:
    """The pots, where there is more than one."""
    count = len(told.pots)
    if count == 1:
        return ""
    listed = ((pot_name(place, count), pot.amount) for place, pot in enumerate(told.pots))
    return "".join(f" {name.capitalize()} {money.text(amount)}." for name, amount in listed)


def boards(told: Recount) -> Iterator[str]:
    if told.runs > 1:
        yield RUN[told.runs]
    for run in range(told.runs):
        if board := told.board(run):
            which = f"{ORDINALS[run]} " if told.runs > 1 else ""
            yield f"{which}Board [{' '.join(map(spaced, board))}]"


def positions(told: Recount, seat: int, button: int) -> str:
    """The button and the blinds; of two seats the button is the small blind."""
    place = (seat - button - (told.seats > 2)) % told.seats
    said = " (button)" if seat == button else ""
    if place == told.tracked.big_place:
        return f"{said} (big blind)"
    return f"{said} (small blind)" if place == 0 and told.tracked.small else said


def ending(told: Recount, money: Money, seat: int) -> str:
    """How the hand ended for a seat."""
    if seat in told.folded:
        street = told.folded[seat]
        if street != "preflop":
            return f"folded on the {street.capitalize()}"
        bet = any(deed.seat == seat and deed.verb not in NO_BETS for deed in told.streets[0].deeds)
        return "folded before Flop" if bet else "folded before Flop (didn't bet)"
    if seat in told.shown:
        results = ", and ".join(result(told, money, seat, run) for run in range(told.runs))
        return f"showed [{spaced(told.hands[seat])}] and {results}"
    won = told.won(seat)
    return f"collected ({money.text(won)})" if won else "mucked"


def result(told: Recount, money: Money, seat: int, run: int) -> str:
    """What the seat won or lost on one board, and with what."""
    won = sum(win.amount for pot in told.pots for win in pot.wins if (win.seat, win.run) == (seat, run))
    words = hand_words(told.tracked.rankings, told.hands[seat], sum(told.board(run)))
    return f"won ({money.text(won)}) with {words}" if won else f"lost with {words}"
