"""The table from hand to hand: who plays, who is out, and how it is broken off."""

import pytest

from cardwright import CATALOGUE, HOLDEM, sit_down
from cardwright.cli.progress import Progress
from cardwright.cli.table.session import Chair, Session
from cardwright.fair import ScriptedDealer, SeededDealer
from cardwright.games import match_of


class Caller:
    def choose(self, view):
        from cardwright import all_in, call, check

        return next(
            (action for action in (check(), call(), all_in()) if action in view.legal), view.legal.default
        )


class Shover:
    def choose(self, view):
        from cardwright import all_in

        return all_in() if all_in() in view.legal else view.legal.default


class Interrupter:
    def choose(self, view):
        raise KeyboardInterrupt


def table(*players, game=HOLDEM, stacks, draw, hands=0):
    said: list[str] = []
    chairs = [
        Chair(name, lambda game, player=player: player)
        for name, player in zip(("Anna", "Ben", "Clara"), players, strict=False)
    ]
    session = Session(
        standing=sit_down(match_of(game), stacks),
        chairs=chairs,
        draw=draw,
        say=said.append,
        me=None,
        brief=True,
        most_hands=hands,
    )
    return session, said


def test_who_is_broke_is_dealt_out_and_the_others_play_on():
    """Anna loses all to Ben at once; from the second hand two seats play, and the button goes on."""
    script = "AsAh KsKh 2c7d QcJc9d 5s 3h" + " 2c7d AsAh QcJc9d 5s 3h"
    session, said = table(
        Shover(), Shover(), Caller(), stacks=[10, 100, 50], draw=ScriptedDealer(script), hands=2
    )

    session.play()

    assert sum(session.standing.stacks) == 160
    assert said[0] == "Hand 1. Anna has the button."
    assert [line for line in said if line.endswith("is out of chips.")]


@pytest.mark.parametrize("name", ["holdem", "crazy-eights", "kuhn"])
def test_chips_are_never_made_or_lost(name):
    game = CATALOGUE[name]
    seats = game.seats.least
    session, _ = table(
        *[Caller()] * seats, game=game, stacks=[game.stack] * seats, draw=SeededDealer(3), hands=6
    )

    session.play()

    assert sum(session.standing.stacks) == game.stack * seats


def test_an_interrupt_ends_with_the_result():
    session, said = table(Interrupter(), Caller(), stacks=[10, 10], draw=SeededDealer(1))

    assert not session.play()
    assert said[-2:] == [
        "Goodbye. The hand that is not over does not count.",
        "0 hands played. Anna 10, Ben 10.",
    ]


def test_progress_says_nothing_where_nobody_watches(capsys):
    progress = Progress("hands", 100)
    progress.told -= 60
    progress.at(50)

    assert capsys.readouterr().err == ""


def test_progress_is_a_line_on_a_terminal(capsys):
    progress = Progress("hands", 100)
    progress.listening = True
    progress.told -= 60
    progress.at(50)
    progress.at(51)

    assert capsys.readouterr().err.count("\n") == 1
