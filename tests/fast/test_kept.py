"""Compiled code is kept between runs, never run stale, and safe with several processes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2] / "src" / "cardwright"

PLAY = """
import sys
from cardwright.fast import simulate
from cardwright.games import KUHN
result = simulate(KUHN, hands=5000, seed=1)
print(result.folded, result.actions, result.blocks.sum(axis=0).tolist())
"""


def interpreter(cache, source=HOME.parent, **more):
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV", "NUMBA"))
    }
    env |= {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(source), **more}
    env.pop("CARDWRIGHT_CACHE", None)
    return subprocess.Popen(
        [sys.executable, "-c", PLAY], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def said(process):
    out, error = process.communicate(timeout=200)
    assert process.returncode == 0, error
    return out


def kept(cache):
    return sorted(path.relative_to(cache).as_posix() for path in Path(cache).rglob("*.nbc"))


def test_an_edited_law_is_compiled_anew(tmp_path):
    shutil.copytree(HOME, tmp_path / "cardwright", ignore=shutil.ignore_patterns("__pycache__"))
    before = said(interpreter(tmp_path / "cache", tmp_path))
    first = kept(tmp_path / "cache")

    bet = tmp_path / "cardwright" / "law" / "bet.py"
    text = bet.read_text()
    edited = text.replace("    if may_raise(t, seat):\n        kinds |= 1 << RAISE\n", "")
    assert edited != text
    bet.write_text(edited)
    after = said(interpreter(tmp_path / "cache", tmp_path))

    assert after != before
    assert set(first) < set(kept(tmp_path / "cache"))


def test_the_second_run_compiles_nothing(tmp_path):
    first = said(interpreter(tmp_path))
    files = {path: (tmp_path / path).stat().st_mtime_ns for path in kept(tmp_path)}

    second = said(interpreter(tmp_path))

    assert second == first
    assert files
    assert files == {path: (tmp_path / path).stat().st_mtime_ns for path in kept(tmp_path)}


@pytest.mark.slow
def test_several_processes_may_begin_at_once(tmp_path):
    together = [interpreter(tmp_path) for _ in range(4)]

    assert len({said(process) for process in together}) == 1
    assert said(interpreter(tmp_path)) in {said(interpreter(tmp_path))}


def test_where_nothing_can_be_kept_it_still_works(tmp_path):
    place = tmp_path / "a file"
    place.write_text("")

    assert said(interpreter(place)) == said(interpreter(tmp_path / "cache"))


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
