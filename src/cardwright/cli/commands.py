"""The table of commands: a name, a sentence, and the module that does it.

Nothing is imported here, so that `cardwright --help` is quick; `module()` does it when asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from argparse import ArgumentParser


class Doing(Protocol):
    """What the module of a command has."""

    def arguments(self, parser: ArgumentParser) -> None:
        """Say which words the command takes."""
        ...

    def run(self, asked: Any) -> int:
        """Do it; the exit status."""
        ...


@dataclass(frozen=True, slots=True)
class Command:
    """One command of the line."""

    name: str
    summary: str

    def module(self) -> Doing:
        """The module that does it, imported now."""
        return cast(Doing, import_module(f"cardwright.cli.{self.name}"))  # by the table, not by a user


COMMANDS = {
    command.name: command
    for command in (
        Command("play", "play a game at this terminal, against the house's players"),
        Command("games", "list the games, a line each"),
        Command("rules", "print the rules of a game"),
        Command("replay", "tell recorded hands, or check that they replay to their recorded results"),
        Command("export", "write recorded hands as trackers and other programs read them"),
        Command("check", "check that a game keeps the contract of all games"),
        Command("sim", "play many hands between simple players, and count who wins"),
        Command("equity", "how often hands or ranges win against each other"),
        Command("bench", "measure how fast this is on this machine"),
    )
}
