"""The files of recorded hands that some paths stand for: folders are searched, in order of name.

What turns out not to be readable, a folder inside a folder among it, is in the list all the same:
whoever reads it says so, and goes on.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardwright.cli.files import FileError

ENDINGS = (".phh", ".phhs")


def hand_files(paths: Iterable[str]) -> Iterator[Path]:
    """Every file once a path; a path that is not there, or a folder without hands, is refused."""
    for path in map(Path, paths):
        if not path.is_dir():
            if not os.path.lexists(path):
                raise FileError(path, "does not exist", code="file/missing")
            yield path
            continue
        found = sorted(inside(path))
        if not found:
            raise FileError(path, f"has no {' or '.join(ENDINGS)} files in it", code="file/no_hands")
        yield from found


def inside(folder: Path) -> list[Path]:
    """The files in a folder and the folders in it, and each of those that cannot be searched."""
    unsearched: list[OSError] = []
    names = [
        Path(where, name) for where, _, names in os.walk(folder, onerror=unsearched.append) for name in names
    ]
    return [*filter(is_of_hands, names), *(Path(error.filename) for error in unsearched)]


def is_of_hands(path: Path) -> bool:
    """By its ending; links that lead nowhere among them, and nothing that would be waited for."""
    return path.suffix in ENDINGS and (os.path.isfile(path) or not os.path.exists(path))
