"""`cardwright equity HAND HAND ...`: what hands or ranges win against each other."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from cardwright.cli.arguments import whole, workers_asked
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import CommandError

if TYPE_CHECKING:
    from cardwright.fast import Equity


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    add = parser.add_argument
    add(
        "hands", nargs="+", metavar="HAND", help="AhAd, or a range: QQ+,AKs:0.5 or random; two to ten of them"
    )
    add("--board", default="", help="cards that lie on the board")
    add("--dead", default="", help="cards that are out of play")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--exact", action="store_true", help="count every board, however long it takes")
    way.add_argument("--samples", help="deal so many times at random")
    add("--error", help="wanted half width of the 95 %% interval (default: 0.0005; 0.002 in a picture)")
    add("--seed", default="1", help="the same number deals the same again (default: 1)")
    add("--workers", help="how many deal at once (default: one for each processor)")
    add("--device", default="cpu", choices=("cpu", "cuda"), help="where it runs (default: cpu)")
    add("--plot", metavar="FILE", help="draw every starting hand's equity against all but the first")
    add("--json", action="store_true", help="one JSON object")


def run(asked: Namespace) -> int:
    """Compare, and tell the shares."""
    from cardwright.fast import equity

    how = options(asked)
    if asked.plot is not None:
        from cardwright.fast.plot import check_picture

        check_picture(asked.plot)
    answer = equity(asked.hands, told=Telling("deals"), **how)
    print(as_json(answer, asked.hands) if asked.json else as_text(answer, asked.hands), flush=True)
    if asked.plot is not None:
        draw(asked, how)
    return 0


def options(asked: Namespace) -> dict[str, Any]:
    """How it is to be found out: what the answer and the picture have in common."""
    how = {
        "board": asked.board,
        "dead": asked.dead,
        "exact": asked.exact or None,
        "samples": whole(asked.samples, what="samples", least=1) if asked.samples is not None else None,
        "seed": whole(asked.seed, what="the seed", least=0, most=2**63 - 1),
        "workers": workers_asked(asked.workers),
        "device": asked.device,
    }
    return how | ({"error": part(asked.error)} if asked.error is not None else {})


def draw(asked: Namespace, how: dict[str, Any]) -> None:
    """A square of all starting hands against the others that were asked about."""
    from cardwright.fast.comparing import equity_of_all
    from cardwright.fast.plot import heat_map

    title = "equity against " + " and ".join(asked.hands[1:])
    title += f" on {asked.board}" if asked.board else ""
    title += f", without {asked.dead}" if asked.dead else ""
    grid = equity_of_all(asked.hands[1:], told=Telling("starting hands"), **how)
    heat_map(grid, title, asked.plot)


class Telling:
    """Progress of work whose size is known when it begins."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.progress: Progress | None = None

    def __call__(self, done: int, of: int) -> None:
        if self.progress is None:
            self.progress = Progress(self.what, of)
        self.progress.at(done)


def part(text: str) -> float:
    """A number between 0 and 1."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.000001 <= number < 1:
        raise CommandError(f'the error "{text}" is not a number from 0.000001 to 1', code="cli/number")
    return number


def as_text(answer: Equity, hands: list[str]) -> str:
    """A line a hand."""
    width = max(map(len, hands))
    lines = []
    for hand, share in zip(hands, answer.shares, strict=True):
        within = f", within {100 * share.within:.3f}" if not answer.exact else ""
        parts = f"wins {100 * share.win:.3f} %, ties {100 * share.tie:.3f} %"
        lines.append(f"{hand:{width}}  {100 * share.equity:.3f} %{within}  {parts}")
    how = "all" if answer.exact else "by chance,"
    return "\n".join([*lines, f"{how} {answer.deals} deals"])


def as_json(answer: Equity, hands: list[str]) -> str:
    """The same for a program."""
    shares = [{"hand": hand, **asdict(share)} for hand, share in zip(hands, answer.shares, strict=True)]
    return json.dumps({"hands": shares, "exact": answer.exact, "deals": answer.deals})
