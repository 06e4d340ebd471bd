"""War: the higher card takes both, equal cards are fought over, and what is won is turned again."""

from functools import cache

from tests.playing import Hand, play

from cardwright import observe, seen_by
from cardwright.cards import parse_set
from cardwright.games.catalogue import WAR
from cardwright.games.events import Dealt, NobodyWon, Shuffled, Took
from cardwright.games.phases import STOCK, Zone


def war(turned: str) -> Hand:
    """As far as the turned cards are written, and on from there to the end."""
    return play(WAR, stacks=(100, 100), turned=turned)


@cache
def any_war() -> Hand:
    return war("AhAd7c KhQd6c")


def test_each_seat_gets_half_the_deck_unseen_even_by_itself():
    dealt = [event for event in any_war().told(Dealt) if event.zone is STOCK]

    assert [event.count for event in dealt] == [26, 26]
    assert [seen_by(event, event.seat).cards for event in dealt] == [None, None]


def test_turned_cards_are_seen_by_all():
    turned = next(event for event in any_war().told(Dealt) if event.zone is Zone.UP)

    assert seen_by(turned, None).cards == parse_set("Ah")


def test_the_higher_card_takes_both():
    took = any_war().told(Took)[0]

    assert (took.seat, took.cards) == (0, parse_set("AhKh"))


def test_after_equal_cards_three_go_down_and_the_next_decide_over_all():
    hand = war("AhTh9h8hKd AdTd9d8dQd")
    tie, took = hand.told(NobodyWon)[0], hand.told(Took)[0]

    assert tie.seats == (0, 1)
    assert (took.seat, took.count) == (0, 10)
    assert took.cards == parse_set("AhTh9h8hKdAdTd9d8dQd")


def test_cards_put_down_are_seen_by_nobody():
    hand = war("AhTh9h8hKd AdTd9d8dQd")
    down = [event for event in hand.told(Dealt) if event.zone is Zone.ASIDE]

    assert {seen_by(event, seat).cards for event in down for seat in (0, 1, None)} == {None}


def test_who_has_turned_its_stock_turns_what_it_has_won():
    shuffled = any_war().told(Shuffled)

    assert shuffled != []
    assert all(event.count > 0 for event in shuffled)


def test_it_ends_when_a_seat_has_no_cards_and_the_other_wins_the_stakes():
    hand = any_war()
    t = hand.state.table
    cards = [(t.stock[seat] | t.taken[seat]).bit_count() for seat in (0, 1)]

    assert min(cards) == 0
    assert hand.stacks[cards.index(max(cards))] == 110


def test_nobody_sees_a_stock():
    hand = play(WAR, stacks=(100, 100))

    assert observe(hand.state, 0).stock == tuple(stock.bit_count() for stock in hand.state.table.stock)
