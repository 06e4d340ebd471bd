"""What may be asked of `equity` and `equities`; all else is refused by name before anything is counted."""

from __future__ import annotations

from typing import Any

from cardwright.cards import FULL, Cards, CardwrightError, parse_set, text
from cardwright.fast.arrays import np
from cardwright.fast.ranges import Range, parse_range

Array = np.ndarray[Any, Any]


class EquityError(CardwrightError):
    """Hands that cannot be compared."""

    code = "equity/error"


def cards_of(given: str | Cards, what: str) -> Cards:
    """A set of cards, from text or as a mask."""
    if isinstance(given, str):
        return parse_set(given)
    if not is_whole(given) or not 0 <= given <= FULL or given & ~FULL:
        raise EquityError(f"{what}: {given!r} is no set of cards", code="equity/cards")
    return int(given)


def range_of(given: str | Cards | Range, what: str) -> Range:
    """A range, whatever it was given as."""
    if isinstance(given, str):
        return parse_range(given)
    hands: dict[Any, Any] = given if isinstance(given, dict) else {given: 1.0}
    found = {}
    for hand, weight in hands.items():
        cards = cards_of(hand, what)
        if cards.bit_count() != 2:
            raise EquityError(f'{what}: "{text(cards)}" is not two cards', code="equity/cards")
        if not isinstance(weight, int | float | np.floating) or not 0 <= weight <= 1:  # which NaN is not
            raise EquityError(f"{what}: the weight {weight} is not from 0 to 1", code="range/weight")
        if weight:
            found[cards] = float(weight)
    if not found:
        raise EquityError(f"{what} is a range without a hand", code="range/empty")
    return found


def check_numbers(*, samples: Any, error: Any, seed: Any, workers: Any, exact: bool | None) -> None:
    """Whole numbers that are some, and an error that can be reached."""
    for name, number in (("samples", samples), ("workers", workers)):
        if number is not None and not (is_whole(number) and number >= 1):
            raise EquityError(f"{name} {number!r} is not a whole number from 1 on", code="equity/number")
    if not is_whole(seed):
        raise EquityError(f"the seed {seed!r} is not a whole number", code="equity/number")
    if not isinstance(error, float) or not 0 < error < 1:
        raise EquityError(f"the error {error!r} is not between 0 and 1", code="equity/number")
    if exact and samples is not None:
        raise EquityError("counted exactly, or by so many samples: not both", code="equity/number")


def is_whole(number: Any) -> bool:
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def checked_spots(hands: Any, boards: Any, dead: Any) -> tuple[Array, Array, Array]:
    """Rows of hands with their boards and dead cards, all of them possible."""
    rows = masks_of(hands, "hands")
    if rows.ndim != 2 or not 2 <= rows.shape[1] <= 10:
        raise EquityError(f"hands of shape {rows.shape}: a row of two to ten a spot", code="equity/players")
    none = np.zeros(len(rows), np.int64)
    lying = none if boards is None else masks_of(boards, "boards")
    gone = none if dead is None else masks_of(dead, "dead")
    for name, each in (("boards", lying), ("dead", gone)):
        if each.shape != (len(rows),):
            raise EquityError(f"{name} of shape {each.shape} for {len(rows)} spots", code="equity/shape")
    refuse_first((np.bitwise_count(rows) != 2).any(axis=1), "a hand is not two cards", "equity/cards")
    on_board = np.bitwise_count(lying)
    refuse_first(on_board > 5, "a board has at most five cards", "equity/board")
    used = np.bitwise_count(np.bitwise_or.reduce(rows, axis=1) | lying | gone)
    asked = 2 * rows.shape[1] + on_board + np.bitwise_count(gone)
    refuse_first(used != asked, "a card is in two places", "equity/cards")
    refuse_first(52 - used < 5 - on_board, "there are not enough cards left for the board", "equity/cards")
    return rows, lying, gone


def masks_of(given: Any, what: str) -> Array:
    """An array of sets of cards."""
    masks = np.asarray(given)
    if masks.dtype.kind not in "iu" and masks.size:
        raise EquityError(f"{what} of {masks.dtype}: masks are whole numbers", code="equity/cards")
    masks = np.asarray(masks, np.int64, order="C")
    if (masks & ~FULL).any():
        raise EquityError(f"{what} with masks that are no sets of cards", code="equity/cards")
    return masks


def refuse_first(wrong: Array, why: str, code: str) -> None:
    """Name the first spot that is wrong."""
    if wrong.any():
        raise EquityError(f"spot {int(wrong.argmax())}: {why}", code=code)


def checked_out(out: Any, shape: tuple[int, ...]) -> Array:
    """Where the equities are to be written."""
    if out is None:
        return np.empty(shape)
    if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != float or not out.flags.writeable:
        raise EquityError(f"out is to be a writeable array of float64 of shape {shape}", code="equity/out")
    return out
