"""`cardwright replay PATH...`: recorded hands, told as they went or checked against the law.

With --check, a line for each hand that differs or cannot be read, one for each file in which the
record itself is wrong or implies a fee, and last `N hands, M differ, K unreadable`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.cli.files import text_of
from cardwright.cli.hand_files import hand_files
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import CommandError

if TYPE_CHECKING:
    from cardwright.history.check import Pace, Summary, Verdict


def arguments(parser: ArgumentParser) -> None:
    """The words it takes."""
    add = parser.add_argument
    add("path", nargs="+", help="a .phh or .phhs file, or a folder of them")
    add("--check", action="store_true", help="compare with the recorded results instead of telling the hands")
    add(
        "--explained",
        action="store_true",
        help="with --check, a line too for each hand whose record is wrong by rule",
    )
    add("--json", action="store_true", help="with --check, one JSON object a line")


def run(asked: Namespace) -> int:
    """Check or tell; 1 if a hand differs or cannot be read."""
    files = list(hand_files(asked.path))
    if asked.check:
        return check(files, asked)
    if asked.json or asked.explained:
        raise CommandError("--json and --explained go with --check", code="cli/usage")
    from cardwright.cli.replay_told import tell_file

    told = [tell_file(file) for file in files]  # every file, also after one that stops
    return 0 if all(told) else 1


def check(files: list[Path], asked: Namespace) -> int:
    """Check every file; what cannot be read counts as an unreadable hand."""
    from cardwright.history.check import Pace, Summary

    everything, pace = Summary(), Pace()
    progress = Progress("hands")
    for file in files:
        summary = Summary()
        for verdict in verdicts(file, pace):
            summary.add(verdict)
            progress.at(everything.hands + summary.hands)
            if not verdict.agrees or (asked.explained and verdict.is_explained):
                print(hand_json(file, verdict) if asked.json else hand_line(file, verdict))
        everything.merge(summary)
        told = file_json(file, summary) if asked.json else file_line(file, summary)
        if told:
            print(told)
    print(json.dumps(counts(everything)) if asked.json else last_line(everything))
    return 0 if everything.is_clean else 1


def verdicts(file: Path, pace: Pace) -> Iterator[Verdict]:
    """What became of each hand of a file."""
    from cardwright.history.check import Verdict, check_text
    from cardwright.history.compare import Finding
    from cardwright.history.kinds import NOT_TOML

    try:
        text = text_of(file)
    except CommandError as error:
        yield Verdict("", (Finding(NOT_TOML, str(error)),))
        return
    yield from check_text(text, pace)


def hand_line(file: Path, verdict: Verdict) -> str:
    """File, hand, why."""
    return f"{place(file, verdict)}: {verdict}"


def place(file: Path, verdict: Verdict) -> str:
    return f"{file} hand {verdict.name}" if verdict.name else f"{file}"


def hand_json(file: Path, verdict: Verdict) -> str:
    """The same for a program."""
    status = "unreadable" if verdict.is_unreadable else "differs" if verdict.differs else "explained"
    found = [
        {"kind": finding.kind.code, "why": finding.said or finding.kind.rule} for finding in verdict.findings
    ]
    return json.dumps({"file": str(file), "hand": verdict.name, "status": status, "findings": found})


def file_line(file: Path, summary: Summary) -> str:
    """What a file implies: records that are wrong by rule, and the house's fee."""
    from cardwright.history.kinds import Weight

    said = []
    if summary.explained:
        wrong = [f"{kind.code} {n}" for kind, n in summary.kinds.items() if kind.weight is Weight.EXPLAINS]
        said.append(
            f"{summary.explained} of {summary.hands} records are wrong by rule ({', '.join(sorted(wrong))})"
        )
    if summary.fee_text:
        said.append(summary.fee_text)
    return f"{file}: {'; '.join(said)}" if said else ""


def file_json(file: Path, summary: Summary) -> str:
    """The same for a program."""
    kinds = {kind.code: count for kind, count in sorted(summary.kinds.items(), key=lambda item: item[0].code)}
    fee = float(summary.fee / summary.pot) if summary.pot else None
    return json.dumps(
        {"file": str(file), **counts(summary), "explained": summary.explained, "kinds": kinds, "fee": fee}
    )


def counts(summary: Summary) -> dict[str, Any]:
    """The three numbers that matter."""
    return {"hands": summary.hands, "differ": summary.differ, "unreadable": summary.unreadable}


def last_line(summary: Summary) -> str:
    """The line that programs read."""
    return f"{summary.hands} hands, {summary.differ} differ, {summary.unreadable} unreadable"
