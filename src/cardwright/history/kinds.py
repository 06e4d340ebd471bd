"""Everything that can be said of a recorded hand: one closed list, each kind found by a rule.

A recorded hand agrees, differs, or cannot be read. Where the record itself is wrong in a way
that a rule recognises, the hand counts as agreeing and is said to be explained by that kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Weight(Enum):
    """What a kind does to a hand."""

    NOTE = "note"  # nothing is wrong; something is worth knowing
    EXPLAINS = "explains"  # the record is wrong, and the rule says how
    DIFFERS = "differs"  # the record and the law do not agree
    UNREADABLE = "unreadable"  # the hand cannot be played at all


@dataclass(frozen=True, slots=True)
class Kind:
    """A code that never changes, what it does to a hand, and its rule in a sentence."""

    code: str
    weight: Weight
    rule: str


def note(code: str, rule: str) -> Kind:
    return Kind(f"note/{code}", Weight.NOTE, rule)


def explains(code: str, rule: str) -> Kind:
    return Kind(f"data/{code}", Weight.EXPLAINS, rule)


def differs(code: str, rule: str) -> Kind:
    return Kind(code, Weight.DIFFERS, rule)


def unreadable(code: str, rule: str) -> Kind:
    return Kind(f"text/{code}", Weight.UNREADABLE, rule)


# --- nothing is wrong --------------------------------------------------------------------

NO_RESULT = note("no_result", "Neither finishing stacks nor winnings are recorded: the actions were checked.")
UNSHOWN = note("unshown", "A hand that was never shown is taken to have lost to the hands that were.")
TAKEN_FROM_RECORD = note(
    "taken_from_record", "Nobody's cards are known: who won is taken from who collected, and only bounded."
)
UNDECIDED = note("undecided", "Nobody's cards are known and no result is recorded: who won stays open.")
NO_SMALL_BLIND = note(
    "no_small_blind", "Nobody posted a small blind: the first seat listed has the big blind."
)
LATE_POST = note("late_post", "A seat outside the blinds posted: it counts as a bet and moves nobody's turn.")
LEAST_RAISE = note(
    "least_raise",
    "Raises go up by `min_bet` or more, though blinds or a straddle come to more: the house allows it.",
)
UNCALLED_IN_PART = note(
    "uncalled_in_part",
    "A recorded amount holds more than the share and less than the share with the uncalled bet.",
)

# --- the record is wrong, and a rule says how ----------------------------------------------

DEAD_POST = explains(
    "dead_post",
    "Winnings, or the stacks beside them, show chips in the pot that no action put there, "
    "no more than a small and a big blind: a dead post was left out of the record.",
)
UNCOUNTED_POST = explains(
    "uncounted_post",
    "More was collected than the bets come to, after a raise by a seat outside the blinds: its post was left "
    "out of the record, so its raise and each call of it are too low, by no more than a big blind each.",
)
WINNER_MISSING = explains(
    "winner_missing",
    "Several seats won, each recorded amount fits its seat's share, and a winner's amount was left out.",
)
ENDS_EARLY = explains(
    "ends_early",
    "The record stops while a seat must still act; what is there is legal, and with the folds that are "
    "missing it leads to the recorded stacks, if there are any.",
)
STREET_MISSING = explains(
    "street_missing", "The bets are over, but the cards that must still come are not recorded."
)
HIGH_FEE = explains(
    "high_fee", "The house kept more than 10 percent of a pot, at most 15: a flat drop on top of its share."
)
ODD_CHIP = explains(
    "odd_chip",
    "A pot that does not divide was shared in other chips than ours, or the odd chip went to another "
    "winner: shares that are no whole number of theirs (the greatest number that divides every recorded "
    "stack) are less than one away, or two that differ by one chip are exchanged; and the sum is right.",
)
STACK_UNKNOWN = explains(
    "stack_unknown", "A stack is not recorded, and the seat is passed over from some point on: it was all-in."
)
SEATS_TURNED = explains(
    "seats_turned",
    "Heads-up, the big blind is listed first and the order of play makes that seat the button.",
)
REOPENED = explains(
    "reopened",
    "A seat raises after a short all-in that does not open the betting to it again: the room let it.",
)
SHOWN_NOT_DEALT = explains("shown_not_dealt", "A seat shows other cards than it was dealt.")

# --- the record and the law do not agree ---------------------------------------------------

OUT_OF_TURN = differs("action/out_of_turn", "Somebody acts while it is another's turn.")
AFTER_THE_END = differs("action/after_the_end", "Somebody acts after the hand is over.")
NOT_NOW = differs("action/not_now", "That kind of action is not open to the seat.")
TOO_SMALL = differs("action/too_small", "A bet or raise is below the least that is allowed.")
TOO_LARGE = differs("action/too_large", "A bet or raise is above the most that is allowed.")
NOT_THESE_CARDS = differs("action/not_these_cards", "A seat throws cards that it does not have, or too many.")
TOO_EARLY = differs("deal/too_early", "Cards are dealt while a seat must still act.")
DUPLICATE_CARD = differs("deal/duplicate_card", "The same card is dealt twice.")
WRONG_COUNT = differs("deal/wrong_count", "Another number of cards is dealt than the game asks for.")
STACKS = differs("result/stacks", "The recorded finishing stacks are not what the actions lead to.")
COLLECTOR = differs("result/collector", "A seat is recorded as collecting that cannot have won anything.")
WINNER = differs("result/winner", "A seat that won alone is not the one recorded as collecting.")
AMOUNT = differs(
    "result/amount",
    "A recorded amount is below the seat's share less 10 percent, or above its share with its uncalled bets.",
)

# --- the hand cannot be played at all --------------------------------------------------------

NOT_TOML = unreadable("not_toml", "The text is not in the PHH format.")
MISSING_FIELD = unreadable("missing_field", "A field that the variant needs is missing.")
WRONG_VALUE = unreadable("wrong_value", "A field has a value that it cannot have.")
UNKNOWN_VARIANT = unreadable("unknown_variant", "The variant is not one that we can play from PHH.")
UNKNOWN_ACTION = unreadable("unknown_action", "An action is not in the PHH notation.")
UNKNOWN_CARD = unreadable("unknown_card", "A card is not one of the deck.")

KINDS: dict[str, Kind] = {kind.code: kind for kind in list(globals().values()) if isinstance(kind, Kind)}
