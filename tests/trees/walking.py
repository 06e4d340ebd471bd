"""Every way a small game can go, through the public face only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardwright import DEALER, Game, State, apply, legal, seen_by, start
from cardwright.games import Event

Story = tuple[Event, ...]


def walk(state: State, story: Story = ()) -> Iterator[tuple[State, Story]]:
    """Each state that can be reached, with all that was told on the way to it."""
    story += state.events
    yield state, story
    for action in legal(state):
        yield from walk(apply(state, state.actor, action).state, story)


def kind(state: State) -> str:
    if state.is_over:
        return "terminal"
    return "chance" if state.actor == DEALER else "decision"


def counts(state: State) -> dict[str, int]:
    """How many chance, decision and terminal nodes there are from here on."""
    return Counter(kind(below) for below, _ in walk(state))


def known(story: Story, seat: int) -> Story:
    """What the seat knows: all that was told, as it may see it."""
    return tuple(seen_by(event, seat) for event in story)


def information_sets(state: State) -> int:
    """How many different things a seat may know when it is to act."""
    return len({(at.actor, known(story, at.actor)) for at, story in walk(state) if kind(at) == "decision"})


def divided(game: Game) -> str:
    """The counts below each first action of a seat, for when the whole is wrong."""
    below: dict[str, Counter[str]] = {}
    for state in first_decisions(start(game)):
        for action in legal(state):
            below.setdefault(str(action), Counter()).update(counts(apply(state, state.actor, action).state))
    lines = [f"below {action}: {dict(counted)}" for action, counted in below.items()]
    return "\n".join([game.name, *lines])


def first_decisions(state: State) -> Iterator[State]:
    if kind(state) == "decision":
        yield state
    elif kind(state) == "chance":
        for action in legal(state):
            yield from first_decisions(apply(state, DEALER, action).state)
