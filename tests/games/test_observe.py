"""What one seat gets of a state, as a value."""

import pytest

from cardwright import HOLDEM, GameError, apply, call, deal_out, observe, start
from cardwright.fair import SeededDealer


def dealt(seed=1):
    return deal_out(start(HOLDEM, stacks=(200, 200), button=0), SeededDealer(seed)).state


def test_views_of_the_same_state_are_equal():
    assert observe(dealt(), 0) == observe(dealt(), 0)
    assert observe(dealt(), 0).legal == observe(dealt(), 0).legal


def test_views_of_other_cards_seats_and_moments_are_not():
    views = [
        observe(dealt(), 0),
        observe(dealt(2), 0),
        observe(dealt(), 1),
        observe(apply(dealt(), 0, call()).state, 0),
    ]

    assert [view == views[0] for view in views] == [True, False, False, False]
    assert views[0].legal != views[2].legal


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0"])
def test_a_seat_that_is_not_there_sees_nothing(seat):
    with pytest.raises(GameError) as refused:
        observe(dealt(), seat)

    assert refused.value.code == "table/seat"
