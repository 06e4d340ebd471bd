"""The house stands: each package uses only what is below it, and starts light.

The tables say who may import what; the checks read every import under `src/cardwright`.
A breach names the file, the line, what it imports and the rule.
"""

import ast
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1] / "src" / "cardwright"

# What each package may import directly; whatever those may import, it may too.
MAY = {
    "cards": "",
    "law": "cards",
    "games": "law",
    "fair": "games",
    "fast": "games",
    "history": "games fair fast",
    "players": "games fast",
    "arena": "players history",
    "evolve": "arena",
    "room": "history players",
    "clients": "room",
    "server": "room arena",
    # The edges: the command line, and the names that `import cardwright` offers.
    "__main__": "cli",
    "cli": "server clients evolve __init__",
    "__init__": "server clients evolve",
}

# The rules of a game: the standard library, and nothing installed, not even late.
PURE = {"cards", "law", "games"}

# The law is compiled too: at run time it has these modules and the cards.
LAW_MAY = {"__future__", "typing"}

# What only some packages may import at the top of a module; the rest import it where they use it.
HEAVY_AT_TOP = {"fast": {"numba", "llvmlite", "numpy"}}


@dataclass(frozen=True)
class Gate:
    """Something of the world outside, and the packages through which it comes in."""

    name: str
    modules: frozenset[str]
    calls: frozenset[str]
    packages: frozenset[str]


def gate(name: str, modules: str, calls: str, packages: str) -> Gate:
    return Gate(name, frozenset(modules.split()), frozenset(calls.split()), frozenset(packages.split()))


GATES = (
    gate("chance", "random secrets uuid", "", "fair players evolve fast cli"),
    gate(
        "time",
        "time sched",
        "datetime.now datetime.utcnow datetime.today date.today",
        "cli server clients fast",
    ),
    gate(
        "files, sockets and processes",
        "asyncio fileinput ftplib glob http importlib mmap os pathlib select selectors shelve shutil signal "
        "smtplib socket socketserver sqlite3 ssl subprocess tempfile urllib webbrowser",
        "open input",
        "cli server clients fast",
    ),
)


@dataclass(frozen=True)
class Import:
    line: int
    path: tuple[str, ...]  # ("cardwright", "law", "bet") or ("numpy", "random")
    late: bool  # inside a function
    for_types: bool  # under `if TYPE_CHECKING:`


@dataclass(frozen=True)
class Module:
    place: str
    package: str
    imports: tuple[Import, ...]
    calls: tuple[tuple[int, str], ...]


def read(home: Path) -> list[Module]:
    return [read_module(path, home) for path in sorted(home.rglob("*.py"))]


def read_module(path: Path, home: Path) -> Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = path.relative_to(home)
    folder = ("cardwright", *inside.parts[:-1])
    return Module(
        place=inside.as_posix(),
        package=inside.parts[0].removesuffix(".py"),
        imports=tuple(imports(tree, folder)),
        calls=tuple((node.lineno, called(node)) for node in ast.walk(tree) if isinstance(node, ast.Call)),
    )


def imports(node: ast.AST, folder: tuple[str, ...], late=False, for_types=False) -> Iterator[Import]:
    match node:
        case ast.Import(names=names):
            for alias in names:
                yield Import(node.lineno, tuple(alias.name.split(".")), late, for_types)
        case ast.ImportFrom(module=module, names=names, level=level):
            start = folder[: len(folder) - level + 1] if level else ()
            path = (*start, *(module.split(".") if module else ()))
            for alias in names:
                yield Import(node.lineno, (*path, alias.name), late, for_types)
        case ast.If(test=ast.Name("TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            for child in node.body:
                yield from imports(child, folder, late, for_types=True)
            for child in node.orelse:
                yield from imports(child, folder, late, for_types)
        case _:
            late = late or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for child in ast.iter_child_nodes(node):
                yield from imports(child, folder, late, for_types)


def called(node: ast.Call) -> str:
    """Name what is called by its last two words: `open`, `datetime.now`."""
    return ".".join(ast.unparse(node.func).split(".")[-2:])


def below(package: str) -> set[str]:
    direct = set(MAY[package].split())
    return direct.union(*(below(name) for name in direct))


def layer_of(imported: Import) -> str:
    """Name the package of ours that is imported; `__init__` is the one face of all."""
    name = imported.path[1] if len(imported.path) > 1 else "__init__"
    return name if name in MAY or name == "__version__" else "__init__"


def breaches(home: Path) -> list[str]:
    """Say every breach of the tables in the package that stands at `home`."""
    return [
        f"{module.place}:{line} {what}"
        for module in read(home)
        for check in (unplaced, upward, impure, heavy, ungated)
        for line, what in check(module)
    ]


Breach = tuple[int, str]


def unplaced(module: Module) -> Iterator[Breach]:
    if module.package not in MAY:
        yield 1, f"is in no layer: {module.package} has no row in the table"


def upward(module: Module) -> Iterator[Breach]:
    if module.package not in MAY:
        return
    allowed = below(module.package) | {module.package, "__version__"}
    for each in module.imports:
        if each.path[0] == "cardwright" and layer_of(each) not in allowed:
            yield each.line, f"imports {layer_of(each)}, which is not below {module.package}"


def impure(module: Module) -> Iterator[Breach]:
    if module.package not in PURE:
        return
    for each in module.imports:
        root = each.path[0]
        if root == "cardwright":
            continue
        if root not in sys.stdlib_module_names:
            yield each.line, f"imports {root}: {module.package} needs nothing installed"
        elif module.package == "law" and root not in LAW_MAY and not each.for_types:
            yield each.line, f"imports {root}: the law is compiled too and has only {sorted(LAW_MAY)}"


def heavy(module: Module) -> Iterator[Breach]:
    light = {"cardwright", *sys.stdlib_module_names, *HEAVY_AT_TOP.get(module.package, ())}
    for each in module.imports:
        if each.path[0] not in light and not each.late and not each.for_types:
            yield each.line, f"imports {each.path[0]} at the top: import it where it is used"


def ungated(module: Module) -> Iterator[Breach]:
    for each in GATES:
        if module.package in each.packages:
            continue
        where = f"{each.name} enters only in {', '.join(sorted(each.packages))}"
        for imported in module.imports:
            if imported.path[0] in each.modules:
                yield imported.line, f"imports {imported.path[0]}: {where}"
        for line, name in module.calls:
            if name in each.calls:
                yield line, f"calls {name}: {where}"


def test_every_import_keeps_the_layers():
    assert breaches(HOME) == []


@pytest.mark.parametrize(
    ("place", "source", "breach"),
    [
        ("stuff/a.py", "", "is in no layer"),
        ("law/a.py", "from cardwright.games import Game", "imports games"),
        ("law/a.py", "import cardwright.games.catalogue", "imports games"),
        ("law/a.py", "from cardwright import games", "imports games"),
        ("law/a.py", "from ..games import Game", "imports games"),
        ("law/deep/a.py", "from ... import games", "imports games"),
        ("law/a.py", "def f():\n    from cardwright.room import Room", "imports room"),
        ("games/a.py", "from cardwright import Game", "imports __init__"),
        ("games/a.py", "import cardwright", "imports __init__"),
        ("fair/a.py", "import cardwright.fast", "imports fast"),
        ("room/a.py", "import cardwright.arena", "imports arena"),
        ("server/a.py", "import cardwright.cli", "imports cli"),
        ("law/a.py", "import dataclasses", "imports dataclasses"),
        ("cards/a.py", "def f():\n    import numpy", "needs nothing installed"),
        ("games/a.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import attrs", "installed"),
        ("arena/a.py", "import numpy as np", "at the top"),
        ("cli/a.py", "try:\n    import numba\nexcept ImportError:\n    pass", "at the top"),
        ("fast/a.py", "import matplotlib.pyplot", "at the top"),
        ("games/a.py", "import random", "chance enters only in"),
        ("room/a.py", "from secrets import token_hex", "chance enters only in"),
        ("room/a.py", "import time", "time enters only in"),
        ("history/a.py", "import datetime\nnow = datetime.datetime.now()", "time enters only in"),
        ("history/a.py", "from pathlib import Path", "files, sockets and processes"),
        ("players/a.py", "import socket", "files, sockets and processes"),
        ("history/a.py", "open('hand.phh')", "files, sockets and processes"),
    ],
)
def test_a_breach_is_found(tmp_path, place, source, breach):
    found = breaches(house(tmp_path, {place: source}))

    assert len(found) == 1
    assert breach in found[0]


def test_what_the_tables_allow_is_no_breach(tmp_path):
    tree = {
        "__init__.py": "from cardwright.games import Game\n__version__ = '1'",
        "law/a.py": "from __future__ import annotations\nfrom cardwright.cards.mask import ACE",
        "law/b.py": "from .a import pay\nimport typing\nif typing.TYPE_CHECKING:\n    import collections.abc",
        "games/a.py": "import json\nfrom dataclasses import dataclass\nfrom ..law import pay",
        "fair/a.py": "import secrets\nfrom cardwright import cards",
        "fast/a.py": "import time\nimport numba\nimport numpy.random",
        "history/a.py": "from cardwright import __version__\nfrom datetime import date",
        "arena/a.py": "def plot():\n    import matplotlib.pyplot",
        "cli/a.py": "import os\nfrom cardwright import Game, games\nimport cardwright.server",
    }

    assert breaches(house(tmp_path, tree)) == []


def house(root: Path, tree: dict[str, str]) -> Path:
    for place, source in tree.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(source)
    return root


IMPORT = "import cardwright"
HELP = """
from cardwright.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
"""


@pytest.mark.parametrize("start", [IMPORT, HELP], ids=["import", "help"])
def test_cardwright_starts_without_anything_installed(start):
    if start == HELP and not (HOME / "cli").is_dir():
        pytest.skip("there is no command line yet")

    assert installed_packages_loaded_by(start) == set()


def test_a_heavy_start_is_noticed():
    assert "pluggy" in installed_packages_loaded_by("import pluggy")


def installed_packages_loaded_by(code: str) -> set[str]:
    """Run `code` in an interpreter of its own; name what it loaded from outside the standard library."""
    before = "import sys, json\nbefore = set(sys.modules)\n"
    after = "\nprint(json.dumps(sorted({name.split('.')[0] for name in set(sys.modules) - before})))"
    loaded = json.loads(run(sys.executable, "-c", before + code + after).splitlines()[-1])
    return set(loaded) - {"cardwright"} - set(sys.stdlib_module_names)


def run(*command: str | Path) -> str:
    # Without the coverage and import paths of the test run: as a player starts it.
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    done = subprocess.run(
        command, capture_output=True, text=True, env=env, stdin=subprocess.DEVNULL, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_built_package_works_where_nothing_else_is_installed(tmp_path):
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, HOME.parents[1])
    venv.create(tmp_path / "venv", with_pip=False)
    python = next((tmp_path / "venv").glob("[bS]*/python*"))
    [wheel] = tmp_path.glob("*.whl")
    run(*pip, "--python", python, "install", "--no-deps", "--no-index", wheel)

    for package in ("cards", "law", "games"):
        if (HOME / package).is_dir():
            run(python, "-c", f"import cardwright.{package}")
    assert "site-packages" in run(python, "-c", "import cardwright; print(cardwright.__file__)")
