"""Where compiled code is kept between runs.

The folder is named after everything that the code is made from: the sources of the law, the cards and
the drivers, the versions of Python, Numba, LLVM and NumPy, and the processor. Edited, the law has
another name, so nothing stale is ever run. Where no folder can be written, nothing is kept.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path

import llvmlite
import numba
import numpy
from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

SOURCES = ("law", "cards", "games", "fast")
GENERATIONS = 6  # how many of the folders are left standing


def made_from() -> str:
    """A number for everything that the code depends on."""
    home = Path(__file__).parents[1]
    sum_of = sha256()
    for package in SOURCES:
        for path in sorted((home / package).rglob("*.py")):
            sum_of.update(path.relative_to(home).as_posix().encode())
            sum_of.update(path.read_bytes())
    versions = (sys.version, numba.__version__, llvmlite.__version__, numpy.__version__)
    sum_of.update(repr((*versions, get_host_cpu_name(), get_host_cpu_features().flatten())).encode())
    return sum_of.hexdigest()[:20]


@cache
def folder() -> Path | None:
    """This generation's folder; None where nothing can be kept."""
    try:
        asked = os.environ.get("CARDWRIGHT_CACHE") or os.environ.get("XDG_CACHE_HOME")
        place = Path(asked or Path.home() / ".cache") / "cardwright" / made_from()
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
        with tempfile.TemporaryFile(dir=place):
            pass
    except (OSError, RuntimeError, ValueError):  # no right, no home, no name of a folder
        return None
    forget(place)
    return place


def forget(place: Path) -> None:
    """Remove the folders that were not used for longest."""
    try:
        others = [each for each in place.parent.iterdir() if each.is_dir() and each != place]
        for old in sorted(others, key=lambda each: each.stat().st_mtime, reverse=True)[GENERATIONS:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        pass  # somebody else is tidying up
