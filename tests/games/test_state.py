"""The immutable face: what is no action is refused by name, and nothing changes."""

import pytest

from cardwright import HOLDEM, Action, IllegalAction, Kind, apply, deal_out, legal, start
from cardwright.fair import SeededDealer


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, Action(Kind.CALL, 9)),
        (0, Action(Kind.FOLD, 5)),
        (0, Action(99)),
        (0, Action(2.0)),
        (0, Action(Kind.RAISE, 6.0)),
        (0, Action(Kind.RAISE, -6)),
        (1.0, Action(Kind.CALL)),
        (None, Action(Kind.CALL)),
    ],
)
def test_what_is_no_action_is_malformed(seat, action):
    state = deal_out(start(HOLDEM, stacks=(200, 200), button=0), SeededDealer(1)).state
    before = repr(state)

    with pytest.raises(IllegalAction) as refused:
        apply(state, seat, action)

    assert (refused.value.code, repr(state)) == ("action/malformed", before)
    assert refused.value.legal


def test_an_action_with_a_value_that_it_does_not_take_is_not_legal():
    state = deal_out(start(HOLDEM, stacks=(200, 200), button=0), SeededDealer(1)).state

    assert Action(Kind.CALL) in legal(state)
    assert Action(Kind.CALL, 9) not in legal(state)


def test_an_unknown_kind_can_be_written_down():
    assert repr(Action(99, 3)) == "Action(99, 3)"
