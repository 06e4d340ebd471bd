"""`cardwright replay PATH...`: recorded hands, told as they went or checked against the law.

With --check, a line for each hand that differs or cannot be read, one for each file in which the
record itself is wrong or implies a fee, and last `N hands, M differ, K unreadable`.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.cards import CardwrightError
from cardwright.cli.files import FileError, text_of
from cardwright.cli.hand_files import hand_files
from cardwright.cli.progress import Progress
from cardwright.cli.trouble import CommandError

if TYPE_CHECKING:
    from cardwright.history.check import Pace, Summary, Verdict
    from cardwright.history.phh_text import PhhHand


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

    told = [tell_file(file) for file in files]  # every file, also after one that stops or cannot be read
    return 0 if all(told) else 1


def check(files: list[Path], asked: Namespace) -> int:
    """Check every file; one that cannot be opened is told and counted as unreadable, and as no hand."""
    from cardwright.history.check import Pace, Summary

    everything, pace = Summary(), Pace()
    progress = Progress("hands")
    for file in files:
        summary = Summary()
        try:
            for hand, verdict in verdicts(file, pace):
                summary.add(verdict)
                progress.at(everything.hands + summary.hands)
                if not verdict.agrees or (asked.explained and verdict.is_explained):
                    print(hand_json(file, verdict) if asked.json else hand_line(file, hand, verdict))
        except FileError as error:
            summary.unreadable += 1
            print(unopened_json(file, error) if asked.json else unopened_line(file, error))
        everything.merge(summary)
        told = file_json(file, summary) if asked.json else file_line(file, summary)
        if told:
            print(told)
    print(json.dumps(counts(everything)) if asked.json else last_line(everything))
    return 0 if everything.is_clean else 1


def verdicts(file: Path, pace: Pace) -> Iterator[tuple[PhhHand, Verdict]]:
    """Each hand of a file, and what became of it."""
    from cardwright.history.check import check_hand
    from cardwright.history.phh_text import PhhHand, read_phh

    try:
        hands = read_phh(text_of(file))
    except FileError as error:
        if error.code != "file/not_text":
            raise
        hands = [PhhHand("", {}, str(error))]
    for hand in hands:
        yield hand, check_hand(hand, pace)


def hand_line(file: Path, hand: PhhHand, verdict: Verdict) -> str:
    """File, hand, why, and who they are that it speaks of."""
    from cardwright.history.visible import visible

    where = f"{file} hand {verdict.name}" if verdict.name else f"{file}"
    return visible(f"{where}: {verdict}{players_in(str(verdict), hand)}")


def players_in(said: str, hand: PhhHand) -> str:
    """The names of the players that are spoken of by their places, where they are recorded."""
    from cardwright.history.phh_read import players_of

    try:
        names = dict(enumerate(players_of(hand), 1))
    except CardwrightError:
        return ""
    places = sorted({int(place) for place in re.findall(r"\bp(\d{1,2})\b", said)})
    named = [f"p{place} is {names[place]}" for place in places if names.get(place)]
    return f" ({', '.join(named)})" if named else ""


def unopened_line(file: Path, error: FileError) -> str:
    """The file, and why it cannot be opened."""
    from cardwright.history.visible import visible

    return visible(f"{file}: unreadable, {error.code}: {error.what}")


def unopened_json(file: Path, error: FileError) -> str:
    """The same for a program."""
    found = [{"kind": error.code, "why": error.what}]
    return json.dumps({"file": str(file), "hand": "", "status": "unreadable", "findings": found})


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
