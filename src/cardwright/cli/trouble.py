"""What goes wrong at the edge, said in one line: no traceback reaches a user.

CardwrightError
└── CommandError      the command cannot be done as asked; the code says why
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from cardwright.cards import CardwrightError

REFUSED, BUG, INTERRUPTED, PIPE_CLOSED = 2, 70, 130, 141


class Closed(io.TextIOWrapper):
    """An output that was closed before we began: it answers as one whose reader has gone away."""

    def write(self, text: str, /) -> int:
        """Nobody will read it."""
        raise BrokenPipeError


class CommandError(CardwrightError):
    """A command that cannot be done as it was asked."""

    code = "cli/refused"


def guarded(work: Callable[[], int]) -> int:
    """Do the work; whatever goes wrong becomes one line and an exit status."""
    open_streams()
    plain_streams()
    try:
        status = work()
        sys.stdout.flush()
        return status
    except SystemExit as leave:  # argparse has printed its help
        return leave.code if isinstance(leave.code, int) else REFUSED
    except CardwrightError as error:
        return complain(str(error), error.code, REFUSED)
    except KeyboardInterrupt:
        return complain("stopped", "cli/interrupted", INTERRUPTED)
    except BrokenPipeError:
        return hang_up()
    except OSError as error:
        if error.filename:
            return complain(f"{error.filename}: {error.strerror}", "file/unreadable", REFUSED)
        return complain(
            f"the output cannot be written: {error.strerror or error}", "file/unwritable", REFUSED
        )
    except Exception as error:
        if os.environ.get("CARDWRIGHT_TRACEBACK"):
            raise
        what = f"{type(error).__name__}: {error}".splitlines()[0]
        return complain(f"a bug of ours ({what}); CARDWRIGHT_TRACEBACK=1 shows where", "cli/bug", BUG)


def complain(message: str, code: str, status: int) -> int:
    """Say it in one line on the error stream."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return hang_up()
    except OSError:
        hang_up()  # a full disk: it is told once, and not again while the interpreter closes
    with suppress(OSError):
        print(f"cardwright: {visible(' '.join(message.split()))} [{code}]", file=sys.stderr, flush=True)
    return status


def hang_up() -> int:
    """Whoever read our output has gone: be quiet, now and while the interpreter closes."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, sys.stdout.fileno())
    return PIPE_CLOSED


def open_streams() -> None:
    """Stand something in for a stream that was closed (`<&-`, `>&-`, `2>&-`); Python has None there.

    In the order of their numbers, so that no file that is opened later gets one of them.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stdout is None:
        sys.stdout = Closed(os.fdopen(os.open(os.devnull, os.O_WRONLY), "wb"))
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def plain_streams() -> None:
    """A character that a terminal or a file does not know becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def visible(text: str) -> str:
    r"""Text without signs that steer a terminal; an arrow key is shown as ^[[A.

    >>> visible("\x1b[A"), visible("8♥"), visible("r\t40")
    ('^[[A', '8♥', 'r 40')
    """
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else caret(sign) for sign in text)


def caret(sign: str) -> str:
    """One sign that cannot be printed."""
    return f"^{chr(ord(sign) ^ 64)}" if ord(sign) < 128 else f"\\u{ord(sign):04x}"


def near(word: str, known: Iterable[str]) -> str:
    """A question with the nearest known words, or nothing."""
    return did_you_mean(close(word, known))


def close(word: str, known: Iterable[str]) -> list[str]:
    """The nearest known words, three at most."""
    from difflib import get_close_matches

    return get_close_matches(word.lower(), list(known), n=3)


def did_you_mean(words: Iterable[str]) -> str:
    """The question, each word once; nothing where there is none."""
    once = list(dict.fromkeys(words))
    return f"; did you mean {' or '.join(once)}?" if once else ""
