"""The command line: a table of commands, each in a file of its own that is read only when asked for.

Whatever goes wrong is one line on the error stream with a code that never changes, and an exit
status that is not 0: 1 for "it does not agree", 2 for "it cannot be done as asked".
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cardwright.cli.commands import COMMANDS, Command

AGREES = 0

__all__ = ["COMMANDS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    from cardwright.cli.trouble import guarded

    words = list(sys.argv[1:] if argv is None else argv)
    return guarded(lambda: dispatch(words))


def dispatch(words: Sequence[str]) -> int:
    """Find the command by its first word."""
    first = words[0] if words else "--help"
    if first in ("-h", "--help", "help") and len(words) < 2:
        print(overview())
        return AGREES
    if first == "help":
        return dispatch([words[1], "--help"])
    if first == "--version":
        from cardwright import __version__

        print(f"cardwright {__version__}")
        return AGREES
    if first not in COMMANDS:
        return unknown(first)
    return run(COMMANDS[first], words[1:])


def run(command: Command, words: Sequence[str]) -> int:
    """Read the words of one command and do it."""
    from cardwright.cli.arguments import Parser

    module = command.module()
    parser = Parser(prog=f"cardwright {command.name}", description=command.summary)
    module.arguments(parser)
    done: int = module.run(parser.parse_args(words))
    return done


def overview() -> str:
    """What there is, a line each."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {command.summary}" for name, command in COMMANDS.items()]
    return "\n".join(
        [
            "Cardwright: a card room, a laboratory and a referee for betting card games.",
            "",
            "cardwright COMMAND ...",
            "",
            *lines,
            "",
            "cardwright COMMAND --help says more. cardwright --version says which this is.",
        ]
    )


def unknown(word: str) -> int:
    """No such command: name the ones that are near."""
    from cardwright.cli.trouble import CommandError, near
    from cardwright.games import CATALOGUE

    hint = f"; to play it: cardwright play {word}" if word in CATALOGUE else near(word, COMMANDS)
    raise CommandError(
        f'there is no command "{word}"{hint}; cardwright --help lists them', code="cli/unknown_command"
    )
