"""Stud: who brings it in, completing it, who leads later, the open pair, the card for all.

Robert's Rules of Poker, section 9 (seven-card stud) and section 10 (low): the numbers are theirs.
Cards are written in the order in which they come: two down, the door card, three up, one down.
"""

from dataclasses import replace

import pytest
from tests.playing import play

from cardwright import CATALOGUE
from cardwright.games import Span
from cardwright.games.events import BroughtIn, Completed, Dealt, Raised, Showed, Won
from cardwright.games.phases import UP, Bet, Contest, Opener, Zone
from cardwright.games.stakes import with_limit
from cardwright.law.opening import opener, standing
from cardwright.law.table import blank
from cardwright.law.words import HIGH_CARD, LOW_CARD

STUD, RAZZ, EIGHT = CATALOGUE["stud"], CATALOGUE["razz"], CATALOGUE["stud-hi-lo"]


def stud(deal, actions="", *, game=STUD, stacks=None, board=""):
    stacks = stacks or (100,) * len(deal.split())
    return play(game, stacks=stacks, deal=deal, actions=actions, board=board)


def test_the_lowest_card_up_brings_it_in():
    hand = stud("AhAd9c KhKd2s QhQd3c")

    assert hand.actor == 1
    assert hand.kinds == {"call", "raise", "all in"}
    assert hand.call == 1


@pytest.mark.parametrize(("doors", "seat"), [("2s 2h 2c", 2), ("2s 2d 2h", 1), ("3c 2s 2h", 2)])
def test_suits_break_ties_for_the_bring_in_clubs_lowest(doors, seat):
    downs = ("AhAd", "KhKd", "QhQd")
    hand = stud(" ".join(down + door for down, door in zip(downs, doors.split(), strict=True)))

    assert hand.actor == seat


@pytest.mark.parametrize(("doors", "seat"), [("Ks Kh Ac", 0), ("As 2h 9c", 2), ("Qc Jd Qd", 2)])
def test_in_razz_the_highest_card_up_brings_it_in_and_aces_are_low(doors, seat):
    downs = ("AhAd", "8h8d", "ThTd")
    hand = stud(" ".join(down + door for down, door in zip(downs, doors.split(), strict=True)), game=RAZZ)

    assert hand.actor == seat


def test_every_two_cards_differ_in_what_they_ask_of_the_bring_in():
    t = blank(2)
    low, high = set(), set()
    for card in range(64):
        if card & 15 < 13:
            t.up[0] = 1 << card
            low.add(standing(t, 0, LOW_CARD))
            high.add(standing(t, 0, HIGH_CARD))

    assert len(low) == len(high) == 52
    assert min(low) > 0 < min(high)


def test_who_must_open_may_bet_at_once_but_not_fold():
    hand = stud("AhAd9c KhKd2s QhQd3c", "1:raise to 2")

    assert (hand.actor, hand.call) == (2, 2)


def test_the_bring_in_is_told():
    assert stud("AhAd9c KhKd2s QhQd3c", "1:call").told(BroughtIn) == [BroughtIn(seat=1, amount=1, left=98)]


def test_a_bring_in_is_completed_to_the_whole_bet_and_then_raised_by_it():
    brought = stud("AhAd9c KhKd2s QhQd3c", "1:call")
    completed = brought.then("2:raise to 2")

    assert (brought.raise_to.least, brought.raise_to.most) == (2, 2)
    assert (completed.raise_to.least, completed.raise_to.most) == (4, 4)


def test_the_bring_in_is_no_bet_for_the_cap():
    hand = stud("AhAd9c KhKd2s QhQd3c", "1:call 2:raise to 2 0:raise to 4 1:raise to 6 2:raise to 8")

    assert hand.actor == 0
    assert hand.raise_to is None


def test_at_pot_limit_the_opener_may_bet_the_pot_and_what_it_must_bring_in_is_no_part_of_it():
    game = with_limit(STUD, "pot")
    hand = stud("AhAd9c KhKd2s QhQd3c", game=game)

    assert hand.raise_to == Span(2, 3)  # three antes
    assert hand.then("1:call").raise_to == Span(2, 6)  # the bring-in, and the pot with the call in it


def test_when_nobody_bets_who_leads_by_the_cards_up_shows_first():
    """Not the first left of the button: seat 1 has aces up, the button is the last seat."""
    deal = "2c3d4h5s6c7d8h KhKd9sAsAhQc2d 9h9dTsJsQs3h4d"
    down = "0:call 1:call 2:call " + "1:check 2:check 0:check " * 4
    hand = stud(deal, down)

    assert next(event.seat for event in hand.events if isinstance(event, Showed)) == 1


def test_a_bring_in_nobody_completes_leaves_its_seat_nothing_to_decide():
    hand = stud("AhAd9c5h KhKd2s6h QhQd3c7h", "1:call 2:call 0:call")

    assert hand.actor == 0
    assert hand.state.table.price == 0


def test_who_is_all_in_for_the_ante_hands_the_opening_on_to_the_left():
    hand = stud("AhAd9c KhKd2s QhQd3c", stacks=(100, 1, 100))

    assert hand.actor == 2
    assert hand.kinds == {"fold", "call", "raise", "all in"}
    assert (hand.call, hand.raise_to.least) == (1, 2)


def test_a_bring_in_may_be_short():
    hand = stud("AhAd9c KhKd2s QhQd3c", "1:call", game=CATALOGUE["stud"], stacks=(100, 2, 100))

    assert hand.state.table.bet[1] == 1
    assert hand.call == 1


def test_later_the_best_hand_up_leads():
    hand = stud("AhAd9c9s KhKd2sAc QhQd3cKc", "1:call 2:call 0:call")

    assert hand.actor == 0  # a pair of nines


def test_of_equal_hands_up_the_first_left_of_the_button_leads():
    hand = stud("QhQd3c4s AhAd9cKc KhKd9sKs", "0:call 1:call 2:call")

    assert hand.actor == 1


def test_up_cards_of_a_folded_seat_do_not_lead():
    hand = stud("AhAd9c9s KhKd2sAc QhQd3cKc", "1:call 2:call 0:fold")

    assert hand.actor == 1


def test_in_razz_the_lowest_hand_up_leads():
    hand = stud("AhAd9c9s KhKdTs2c QhQd3c4c", "1:call 2:call 0:call", game=RAZZ)

    assert hand.actor == 2


def test_an_open_pair_on_fourth_street_allows_the_larger_bet():
    paired = stud("AhAd9c9s KhKd2sAc QhQd3cKc", "1:call 2:call 0:call")
    unpaired = stud("AhAd9c8s KhKd2sAc QhQd3cKc", "1:call 2:call 0:call")

    assert (paired.raise_to.least, paired.raise_to.most) == (2, 4)
    assert (unpaired.raise_to.least, unpaired.raise_to.most) == (2, 2)


def test_after_the_larger_bet_only_raises_of_its_size_are_made():
    hand = stud("AhAd9c9s KhKd2sAc QhQd3cKc", "1:call 2:call 0:call 0:raise to 4")

    assert (hand.raise_to.least, hand.raise_to.most) == (8, 8)


def test_from_fifth_street_on_the_bets_are_large():
    hand = stud("AhAd9c8s7h KhKd2sAc3h QhQd3cKc5h", "1:call 2:call 0:call 1:check 2:check 0:check")

    assert (hand.raise_to.least, hand.raise_to.most) == (4, 4)


EIGHT_SEATS = (
    "AcAdAh5s5h5d KcKdKh6s6h6d QcQdQh7s7h7d JcJdJh8s8h8d TcTdTh9s9h9d 4c4d4h3s3h3d 5cKs2s6c7cQs 4s3cAs8c9cJs"
)


def to_seventh_street():
    """Eight seats check to the last card: everybody has paid the bring-in."""
    hand = stud(EIGHT_SEATS, stacks=(100,) * 8, board="2c")
    while hand.state.table.deck.bit_count() > 4 or hand.actor < 0:
        kind = "call" if "call" in hand.kinds else "check"
        hand = hand.then(f"{hand.actor}:{kind}")
    return hand


def test_when_eight_stay_in_the_last_card_is_shared():
    hand = to_seventh_street()
    while not hand.is_over:
        hand = hand.then(f"{hand.actor}:check")

    [shared] = [event for event in hand.told(Dealt) if event.zone is Zone.BOARD]
    assert (shared.count, shared.street) == (1, "seventh street")
    assert not [e for e in hand.told(Dealt) if e.zone is Zone.HAND and e.street == "seventh street"]
    assert sum(event.amount for event in hand.told(Won)) == 16


def test_the_up_cards_of_seven_card_stud_are_four():
    ups = [phase for phase in STUD.phases[0].phases if getattr(phase, "to", None) is UP]

    assert len(ups) == 4


def test_a_seat_without_cards_up_never_opens():
    t = blank(3)
    t.live = 0b111
    t.up[1] = 1 << 5

    assert opener(t, list(Opener).index(Opener.LOW_CARD)) == 1


def test_five_card_stud_has_one_card_down():
    game = CATALOGUE["five-card-stud"]
    hand = play(game, stacks=(50, 50), deal="Ah2c KhKd")

    assert hand.actor == 0
    assert next(phase.opener for phase in game.phases[0].phases if isinstance(phase, Bet)) is Opener.LOW_CARD


def test_a_bring_in_is_completed_and_what_comes_after_it_is_raised():
    hand = stud("AhAd9c KhKd2s QhQd3c", "1:call 2:raise 2 0:raise 4")

    assert [event.to for event in hand.told(Completed)] == [2]
    assert [event.to for event in hand.told(Raised)] == [4]


def test_who_brings_in_may_complete_at_once():
    hand = stud("AhAd9c KhKd2s QhQd3c", "1:raise 2")

    assert [event.to for event in hand.told(Completed)] == [2]
    assert not hand.told(BroughtIn)


def test_all_in_of_who_brings_in_stays_within_the_limit():
    """The pot is all that counts: what must be brought in is no bet yet."""
    before = stud("AhAd9c KhKd2s QhQd3c", game=with_limit(STUD, "pot"))
    after = before.then("1:all-in")

    assert after.bets[1] == before.raise_to.most < 99


def test_a_bring_in_of_a_whole_bet_is_raised_by_a_whole_bet():
    """There is nothing to complete, and a raise to the same total is none."""
    whole = replace(STUD, phases=tuple(map(bring_in_whole, STUD.phases)))
    hand = stud("AhAd9c KhKd2s QhQd3c", "1:call", game=whole)

    assert (hand.call, hand.raise_to) == (2, Span(4, 4))


def bring_in_whole(contest):
    """The same contest, the bring-in as large as the least bet."""
    phases = (
        replace(phase, bring_in=phase.least) if isinstance(phase, Bet) and phase.bring_in else phase
        for phase in contest.phases
    )
    return Contest(*phases, award=contest.award)
