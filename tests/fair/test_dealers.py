"""Dealers: every choice of cards is equally likely, or the one that was written."""

from collections import Counter
from math import comb

import pytest

from cardwright.cards import FULL, KUHN, parse_set, text
from cardwright.fair import FairError, ScriptedDealer, SeededDealer, SystemDealer
from cardwright.games import CATALOGUE, HOLDEM, apply, check, deal_out, fold, observe, start


@pytest.mark.parametrize("dealer", [SeededDealer(1), SystemDealer()], ids=["seeded", "system"])
@pytest.mark.parametrize("count", [0, 1, 2, 7, 52])
def test_as_many_of_the_cards_are_dealt(dealer, count):
    cards = dealer(FULL, count)

    assert cards & ~FULL == 0
    assert cards.bit_count() == count


def test_every_choice_is_as_likely(seed):
    dealer = SeededDealer(seed)
    among = parse_set("AhKhQhJhTh")
    found = Counter(dealer(among, 2) for _ in range(10_000))
    square = sum((count - 1000) ** 2 / 1000 for count in found.values())

    assert len(found) == comb(5, 2)
    assert square < 50


def test_a_seeded_dealer_deals_the_same_again():
    one, other, third = SeededDealer(5), SeededDealer(5), SeededDealer(6)

    dealt = [one(FULL, 5) for _ in range(20)]
    assert dealt == [other(FULL, 5) for _ in range(20)]
    assert dealt != [third(FULL, 5) for _ in range(20)]


def test_system_dealers_differ():
    assert SystemDealer()(FULL, 26) != SystemDealer()(FULL, 26)


def test_a_scripted_dealer_deals_what_is_written():
    state = deal_out(start(HOLDEM, seats=2), ScriptedDealer("AhKd QsQc 2c3c4c")).state

    assert [text(observe(state, seat).hand) for seat in (0, 1)] in (["AhKd", "QsQc"], ["QsQc", "AhKd"])


def test_a_card_may_come_again_after_a_space():
    dealer = ScriptedDealer("Ks Ks")

    assert text(dealer(KUHN, 1)) == text(dealer(KUHN, 1)) == "Ks"


@pytest.mark.parametrize(
    ("script", "among", "count", "code"),
    [
        ("Ks", KUHN, 2, "fair/ran_out"),
        ("", KUHN, 1, "fair/ran_out"),
        ("As", KUHN, 1, "fair/not_there"),
        ("Ks Ks", KUHN, 2, "fair/not_there"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script, among, count, code):
    dealer = ScriptedDealer(script)

    with pytest.raises(FairError) as refused:
        dealer(among, count)

    assert refused.value.code == code
    assert dealer.left == text(dealer.cards)


@pytest.mark.parametrize("name", CATALOGUE)
def test_any_game_can_be_dealt(name):
    state = deal_out(start(CATALOGUE[name]), SeededDealer(1)).state

    assert state.actor != -1 or state.is_over


def test_the_readme_hand_can_be_dealt_and_folded():
    state = deal_out(start(HOLDEM, stacks=(200, 200, 200), button=0), SeededDealer(3)).state
    state = apply(state, 0, fold()).state
    state = apply(state, 1, fold()).state

    assert state.is_over
    assert state.stacks == (200, 199, 201)
    assert check() not in observe(state, 2).legal
