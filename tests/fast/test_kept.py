"""Compiled code is kept between runs, never run stale, and safe with several processes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.fast import ranking

HOME = Path(__file__).parents[2] / "src" / "cardwright"

PLAY = """
import sys
from cardwright.fast import simulate
from cardwright.games import KUHN
result = simulate(KUHN, hands=5000, seed=1)
print(result.folded, result.actions, result.blocks.sum(axis=0).tolist())
"""


def interpreter(cache, source=HOME.parent, *, first="", **more):
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV", "NUMBA"))
    }
    env |= {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(source), **more}
    env.pop("CARDWRIGHT_CACHE", None)
    return subprocess.Popen(
        [sys.executable, "-c", first + PLAY],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said(process):
    out, error = process.communicate(timeout=200)
    assert process.returncode == 0, error
    return out


def kept(cache):
    return sorted(path.relative_to(cache).as_posix() for path in Path(cache).rglob("*.nbc"))


@pytest.fixture(scope="module")
def warm(tmp_path_factory):
    """A place where compiled code is kept, and what is said from there."""
    place = tmp_path_factory.mktemp("warm")
    return place, said(interpreter(place))


def test_an_edited_law_is_compiled_anew(tmp_path):
    shutil.copytree(HOME, tmp_path / "cardwright", ignore=shutil.ignore_patterns("__pycache__"))
    before = said(interpreter(tmp_path / "cache", tmp_path))
    first = kept(tmp_path / "cache")

    bet = tmp_path / "cardwright" / "law" / "bet.py"
    text = bet.read_text()
    edited = text.replace("    if t.high:\n        kinds |= 1 << RAISE\n", "")
    assert edited != text
    bet.write_text(edited)
    after = said(interpreter(tmp_path / "cache", tmp_path))

    assert after != before
    assert set(first) < set(kept(tmp_path / "cache"))


def test_the_second_run_compiles_nothing(warm):
    place, first = warm
    files = {path: (place / path).stat().st_mtime_ns for path in kept(place)}

    second = said(interpreter(place))

    assert second == first
    assert files
    assert files == {path: (place / path).stat().st_mtime_ns for path in kept(place)}


@pytest.mark.slow
def test_several_processes_may_begin_at_once(tmp_path):
    together = [interpreter(tmp_path) for _ in range(4)]

    assert len({said(process) for process in together}) == 1
    assert said(interpreter(tmp_path)) in {said(interpreter(tmp_path))}


def test_where_nothing_can_be_kept_it_still_works(tmp_path, warm):
    place = tmp_path / "a file"
    place.write_text("")

    assert said(interpreter(place)) == warm[1]


def damaged(path, how):
    content = path.read_bytes()
    path.write_bytes({"empty": b"", "short": content[: len(content) // 2], "other": b"x" * 1000}[how])


@pytest.mark.parametrize(
    "how", ["short", *(pytest.param(how, marks=pytest.mark.slow) for how in ("empty", "other"))]
)
def test_what_is_kept_damaged_is_made_anew(tmp_path, warm, how):
    place, first = warm
    shutil.copytree(place, tmp_path, dirs_exist_ok=True)
    for path in [*tmp_path.rglob("*.nbi"), *tmp_path.rglob("*.nbc")]:
        if how != "other" or path.suffix == ".nbi":
            damaged(path, how)

    second = said(interpreter(tmp_path))

    assert second == first
    assert all(path.stat().st_size > 1000 for path in tmp_path.rglob("*.nbc"))


@pytest.mark.parametrize("how", ["empty", "short", "other"])
def test_damaged_tables_are_made_anew(tmp_path, how, monkeypatch):
    file = tmp_path / "ranking.npz"
    ranking.save(ranking.lookup(), file)
    whole = file.stat().st_size
    damaged(file, how)
    monkeypatch.setattr(ranking, "folder", lambda: tmp_path)
    monkeypatch.setattr(ranking, "make", ranking.lookup)

    found = ranking.lookup.__wrapped__()

    assert (found.numbers == ranking.lookup().numbers).all()
    assert file.stat().st_size == whole


FULL_DISK = """
import errno
def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")
import numba.core.caching
numba.core.caching.IndexDataCacheFile._save_data = full
"""

NOBODY_AT_HOME = """
import os, pwd
for name in ("HOME", "XDG_CACHE_HOME"):
    os.environ.pop(name, None)
def nobody(*_):
    raise KeyError("no entry")
pwd.getpwuid = nobody
"""


@pytest.mark.parametrize("trouble", [FULL_DISK, NOBODY_AT_HOME], ids=["full disk", "nobody at home"])
def test_without_a_place_to_keep_it_still_works(tmp_path, warm, trouble):
    assert said(interpreter(tmp_path, first=trouble)) == warm[1]


def test_without_numba_it_says_how_to_get_it(tmp_path):
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
        "from cardwright.cli import main\n"
        "sys.exit(main(['sim', 'kuhn']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'cardwright[fast]'" in done.stderr
    assert ".venv/bin/pip install -e '.[fast]'" in done.stderr
