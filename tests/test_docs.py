"""The README and the pages under docs/ are true: their examples run, and nothing is left out.

Every command and option, event, error code, game and phase has its word; every link leads somewhere.
"""

import argparse
import ast
import doctest
import re
from pathlib import Path
from typing import get_args

import pytest

from cardwright.cli import COMMANDS
from cardwright.cli.game_choice import HOUSE
from cardwright.games import Event, phases
from cardwright.history.kinds import KINDS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "cardwright"
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
CODE = re.compile(r"[a-z]+/[a-z_]{2,}")  # and not a unit, such as hands/s


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def ticked(text: str) -> set[str]:
    """Everything that stands in back ticks."""
    return set(re.findall(r"`([^`\n]+)`", text))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_examples_run(path):
    ran = doctest.testfile(str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert ran.failed == 0


def test_the_readme_plays_a_whole_hand_in_ten_lines():
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    lines = [line for line in example.splitlines() if line.startswith((">>>", "..."))]

    assert len(lines) <= 10
    assert "nobody to act" in example


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))

    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


def test_the_readme_lists_every_page():
    listed = set(re.findall(r"\]\(docs/([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")))

    assert {path.name for path in DOCS.glob("*.md")} - listed == set()


@pytest.mark.parametrize("path", [ROOT / "README.md", DOCS / "play.md", DOCS / "commands.md"])
def test_it_is_said_where_the_command_is(path):
    text = path.read_text(encoding="utf-8")

    assert ".venv/bin/cardwright" in text
    assert ". .venv/bin/activate" in text


def test_speed_is_installed_as_a_clone_can():
    assert not re.findall(r"pip install 'cardwright\[", "".join(path.read_text() for path in PAGES))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name):
    parser = argparse.ArgumentParser()
    COMMANDS[name].module().arguments(parser)
    [section] = re.findall(rf"\n## {name}\n(.*?)(?=\n## |\Z)", page("commands"), re.DOTALL)
    options = {word for action in parser._actions for word in action.option_strings if word.startswith("--")}

    assert [option for option in options - {"--help"} if option not in section] == []


def test_every_game_is_documented_and_no_other():
    documented = re.findall(r"^\| `([^`]+)` \|", page("games"), re.MULTILINE)

    assert documented == list(HOUSE)


def test_every_event_is_documented():
    assert [event.__name__ for event in get_args(Event) if event.__name__ not in ticked(page("events"))] == []


@pytest.mark.parametrize("family", ["Phase", "Condition", "Effect", "Scope"])
def test_every_phase_and_condition_is_documented(family):
    words = " ".join(ticked(page("write-a-game")))
    members = [member.__name__ for member in get_args(getattr(phases, family))]

    assert members
    assert [name for name in members if not re.search(rf"\b{name}\b", words)] == []


def test_every_error_code_is_documented_and_no_other():
    documented = {code for code in ticked(page("errors")) if CODE.fullmatch(code)}
    missing = codes_in_the_source() - documented - set(KINDS)
    invented = documented - codes_in_the_source()

    assert (sorted(missing), sorted(invented)) == ([], [])


def test_every_kind_of_finding_is_documented_and_no_other():
    documented = {code for code in ticked(page("histories")) if CODE.fullmatch(code)}

    assert documented == set(KINDS)


def codes_in_the_source() -> set[str]:
    """Every text that is a code by its looks, and those that a `fault` of a game puts together."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                found.add(node.value)
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "fault"
            ):
                found.add(f"game/{fault_named(node)}")
    return found - {"game/None"}


def fault_named(call: ast.Call) -> str | None:
    """The code of `fault(code, ...)` or `fault(path, code, ...)`: the last single word of the two."""
    words = [
        arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
    return next((word for word in reversed(words) if re.fullmatch(r"[a-z_]+", word)), None)
