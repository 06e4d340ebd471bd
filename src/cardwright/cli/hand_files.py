"""The files of recorded hands that some paths stand for: folders are searched, in order of name."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardwright.cli.trouble import CommandError

ENDINGS = (".phh", ".phhs")


def hand_files(paths: Iterable[str]) -> Iterator[Path]:
    """Every file once a path; a path that is not there, or a folder without hands, is refused."""
    for path in map(Path, paths):
        if not path.is_dir():
            if not os.path.lexists(path):
                raise CommandError(f"{path} does not exist", code="file/missing")
            yield path
            continue
        found = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS and file.is_file())
        if not found:
            raise CommandError(f"there are no {' or '.join(ENDINGS)} files in {path}", code="file/no_hands")
        yield from found
