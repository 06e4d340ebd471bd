"""What is said of the others at the table: their cards that lie up, and whether they are still in."""

import pytest

from cardwright import CATALOGUE, apply, call, deal_out, fold, observe, parse_set, start
from cardwright.cli.table import spoken
from cardwright.cli.table.ears import Ears
from cardwright.fair import SeededDealer
from cardwright.games.events import Dealt
from cardwright.games.phases import Zone

NAMES = ("You", "Anna", "Ben")


def third_street_of_stud(*actions):
    """What seat 0 sees; with this seed Anna brings in."""
    state = deal_out(start(CATALOGUE["stud"], seats=3, button=2), SeededDealer(1)).state
    for action in actions:
        state = apply(state, state.actor, action).state
    return observe(state, 0)


def test_a_seat_is_said_with_the_cards_that_lie_up():
    view = third_street_of_stud()

    assert f"3 cards, face up {spoken.set_words(view.up[1])}." in spoken.player(view, 1, NAMES)


def test_the_cards_on_the_table_say_who_has_folded():
    view = third_street_of_stud(call(), fold())
    [folded] = {0, 1, 2} - set(view.live)

    said = spoken.table_cards(view, NAMES)

    assert said.count("who has folded") == 1
    assert f"{NAMES[folded]}, who has folded, {spoken.set_words(view.up[folded])}" in said


@pytest.mark.parametrize(("seat", "says"), [(0, "You put 3 cards aside"), (1, "Anna puts 3 cards aside")])
def test_cards_put_aside_in_war_are_somebodys(seat, says):
    said: list[str] = []
    ears = Ears(seat=0, names=NAMES, brief=False, game=CATALOGUE["war"], say=said.append)
    ears.hear([Dealt(seat=seat, zone=Zone.ASIDE, count=3, cards=parse_set("2c3c4c"), street="")])

    assert said == [f"{says}, face down."]
