"""`check_game` passes what is right, and each of its checks can fail on a broken law."""

from dataclasses import replace
from importlib import import_module

import pytest

from cardwright import law
from cardwright.fair import Failure, check_game, leak, watch
from cardwright.fair.promise_error import CHECKS
from cardwright.games import CATALOGUE, HOLDEM, KUHN, Game, GameError, Legal, apply, fold, start
from cardwright.games.phases import (
    UP,
    Bet,
    Contest,
    Deal,
    Fit,
    Gather,
    Leads,
    Name,
    Play,
    Post,
    Prize,
    Ranking,
    Repeat,
    Seats,
    Showdown,
    Take,
    Tally,
    Turns,
    Zone,
)
from cardwright.law.words import FOLD, RAISE

# The modules, not the functions of the same names that their packages offer.
CHECK = import_module("cardwright.fair.check_game")
OBSERVE = import_module("cardwright.games.observe")


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_of_the_catalogue_keeps_the_contract(name, seed):
    report = check_game(CATALOGUE[name], plays=3, seed=seed)

    assert report.is_ok, report


@pytest.mark.parametrize(
    "phases",
    [
        pytest.param(
            (
                Post(ante=1),
                Repeat(
                    Contest(
                        Name(1, 3),
                        Bet(least=1),
                        award=Showdown(Ranking.NUMBER, prize=Prize.ROUND),
                    ),
                    times=4,
                ),
                Showdown(Ranking.MOST_WINS),
            ),
            id="who folded in a tied round wins the next",
        ),
        pytest.param(
            (
                Post(ante=10),
                Repeat(
                    Deal(13),
                    Leads("2c"),
                    Repeat(Turns(Play(to=UP, fit=Fit.LED_SUIT)), Take(), times=13),
                    Tally(Zone.TAKEN, (("h", 1),)),
                    Gather(),
                    times=3,
                ),
                Showdown(Ranking.LOW_SCORE),
            ),
            id="who leads is known to hold the card",
        ),
    ],
)
def test_sound_games_are_not_called_broken(phases, seed):
    report = check_game(Game(name="sound", seats=Seats(3, 3), phases=phases), plays=30, seed=seed)

    assert report.is_ok, report


@pytest.mark.parametrize("field", ["deck", "hand"])
def test_a_table_that_comes_with_the_legal_actions_may_show_no_more_than_the_view(field, monkeypatch, seed):
    def veiled(state, seat):
        table = real(state, seat)
        setattr(table, field, getattr(law.copied(state.table), field))
        return table

    real = OBSERVE.veiled
    monkeypatch.setattr(OBSERVE, "veiled", veiled)
    report = check_game(HOLDEM, plays=5, seed=seed)

    assert report.failure
    assert report.failure.check == "leak"


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_as_many_seats_play_as_are_asked_for(seats, seed):
    assert check_game(HOLDEM, plays=10, seed=seed, seats=seats).is_ok


def test_a_report_is_the_same_for_the_same_seed():
    assert check_game(HOLDEM, plays=5, seed=3) == check_game(HOLDEM, plays=5, seed=3)
    assert check_game(HOLDEM, plays=5, seed=3) != check_game(HOLDEM, plays=5, seed=4)


def test_what_the_law_cannot_play_is_refused_before_it_is_played():
    with pytest.raises(GameError):
        check_game(replace(HOLDEM, deck="tarot"))


def test_a_report_says_how_it_went():
    assert str(check_game(KUHN, plays=2)).endswith("all 14 checks hold")


# --- laws that are broken -----------------------------------------------------------------------


def a_chip_is_lost(monkeypatch):
    real = law.play.end_award

    def end_award(t, game):
        real(t, game)
        t.stack[t.stack.index(max(t.stack))] -= 1

    monkeypatch.setattr(law.play, "end_award", end_award)


def offered(monkeypatch, change):
    """What the seat on turn is offered, changed before it looks."""
    real = law.bet.offer

    def offer(t, seat):
        real(t, seat)
        change(t)

    monkeypatch.setattr(law.bet, "offer", offer)


def more_is_paid_than_there_is(monkeypatch):
    def change(t):
        t.high += t.high > 0

    offered(monkeypatch, change)


def less_is_offered_than_may_be_done(monkeypatch):
    def change(t):
        t.low += t.low < t.high

    offered(monkeypatch, change)


def a_card_is_in_two_places(monkeypatch):
    real = law.deal.lay

    def lay(t, zone, cards):
        real(t, zone, cards)
        t.aside |= cards & -cards

    monkeypatch.setattr(law.deal, "lay", lay)


def who_folds_stays_in(monkeypatch):
    real = law.play.act_bet

    def act_bet(t, seat, kind, value):
        live, able = t.live, t.able
        more = real(t, seat, kind, value)
        if kind == FOLD:
            t.live, t.able = live, able
        return more

    monkeypatch.setattr(law.play, "act_bet", act_bet)


def any_raise_is_legal(monkeypatch):
    real = law.refusal
    monkeypatch.setattr(law, "refusal", lambda t, p, s, k, v: 0 if k == RAISE else real(t, p, s, k, v))


def the_past_is_changed(monkeypatch):
    def copied(t):
        other = real(t)
        other.stack = t.stack
        return other

    real = law.copied
    monkeypatch.setattr(law, "copied", copied)


def nobody_may_act(monkeypatch):
    monkeypatch.setattr(law, "kinds", lambda t, p, s: 0)


def time_running_out_folds(monkeypatch):
    """PlayPalace's bug 12: a free check was folded."""
    monkeypatch.setattr(Legal, "default", property(lambda _: fold()))


def a_pot_is_forgotten(monkeypatch):
    real = OBSERVE.pots
    monkeypatch.setattr(OBSERVE, "pots", lambda state: real(state)[:-1])


def the_deck_is_seen(monkeypatch):
    real = leak.observe
    monkeypatch.setattr(
        leak, "observe", lambda state, seat: replace(real(state, seat), deck=state.table.deck)
    )


def events_tell_everybody(monkeypatch):
    monkeypatch.setattr(leak, "seen_by", lambda event, _: event)


def a_hand_of_another_decides_what_is_legal(monkeypatch):
    def range_to(t, game, seat, kind):
        most = real(t, game, seat, kind)
        least = law.range_from(t, game, seat, kind)
        return max(least, most - 1) if kind == RAISE and t.hand[(seat + 1) % t.seats] % 3 else most

    real = law.range_to
    monkeypatch.setattr(law, "range_to", range_to)
    monkeypatch.setattr(law.legal, "range_to", range_to)


def it_never_ends(monkeypatch):
    monkeypatch.setattr(watch, "MOST_ACTIONS", 2)


def it_depends_on_something_else(monkeypatch):
    real = law.play.act_bet
    calls = []

    def act_bet(t, seat, kind, value):
        calls.append(seat)
        t.idle = len(calls) % 7
        return real(t, seat, kind, value)

    monkeypatch.setattr(law.play, "act_bet", act_bet)


def json_forgets_something(monkeypatch):
    monkeypatch.setattr(CHECK, "game_from_json", lambda _: replace(HOLDEM, version=2))


def json_deals_another_game(monkeypatch):
    twin = replace(HOLDEM, phases=(replace_deal(HOLDEM.phases[0]),))
    monkeypatch.setattr(CHECK, "game_from_json", lambda _: twin)


def replace_deal(contest):
    phases = (Deal(3) if phase == Deal(2) else phase for phase in contest.phases)
    return type(contest)(*phases, award=contest.award)


def the_law_falls_over(monkeypatch):
    def reveal(t, game):
        raise IndexError("list index out of range")

    monkeypatch.setattr(law.award, "reveal", reveal)


BROKEN = [
    (a_chip_is_lost, {"chips"}),
    (more_is_paid_than_there_is, {"stacks"}),
    (a_card_is_in_two_places, {"cards"}),
    (who_folds_stays_in, {"folded"}),
    (any_raise_is_legal, {"illegal"}),
    (the_past_is_changed, {"kept"}),
    (nobody_may_act, {"actor"}),
    (time_running_out_folds, {"default"}),
    (a_pot_is_forgotten, {"derived"}),
    (less_is_offered_than_may_be_done, {"derived"}),
    (the_deck_is_seen, {"leak"}),
    (events_tell_everybody, {"leak"}),
    (a_hand_of_another_decides_what_is_legal, {"leak"}),
    (it_never_ends, {"ends"}),
    (it_depends_on_something_else, {"replay"}),
    (json_forgets_something, {"json"}),
    (json_deals_another_game, {"json"}),
    (the_law_falls_over, {"crash"}),
]


@pytest.mark.parametrize(("broken", "checks"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN])
def test_a_broken_law_is_found(broken, checks, monkeypatch):
    broken(monkeypatch)
    report = check_game(HOLDEM, plays=200, seed=1)

    assert report.failure is not None
    assert report.failure.check in checks, report


def test_every_check_can_fail():
    assert set().union(*(checks for _, checks in BROKEN)) == set(CHECKS)


def test_a_failure_comes_with_few_actions_and_replays(monkeypatch):
    a_chip_is_lost(monkeypatch)
    failure = check_game(HOLDEM, plays=200, seed=1, seats=6).failure

    assert len(failure.actions) <= 11  # six are dealt cards, five fold
    state = start(HOLDEM, stacks=failure.stacks, button=failure.button)
    for seat, action in failure.actions:
        state = apply(state, seat, action).state
    assert sum(state.stacks) + sum(state.table.paid) == sum(failure.stacks) - 1


def test_a_failure_says_what_how_and_where(monkeypatch):
    a_chip_is_lost(monkeypatch)
    failure = check_game(HOLDEM, plays=200, seed=1).failure

    assert isinstance(failure, Failure)
    said = str(failure)
    assert all(
        words in said for words in ("chips:", "seed 1", f"play {failure.play}", "actions: dealer: deal")
    )
