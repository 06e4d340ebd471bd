"""The law's code stays in its subset: whole numbers, short rows, bounded loops, early returns.

That subset is what lets the same functions be compiled. Two files have leave of their own:
`table.py` makes the object, and `events.py` talks to whoever listens.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.law import Table, blank, copied, listen, words
from cardwright.law.table import FIELDS, ROWS, SCALARS, SEATS

SRC = Path(words.__file__).parents[1]
LAW = sorted((SRC / "law").glob("*.py"))
RULES = [path for path in LAW if path.stem not in {"__init__", "table", "events"}]

# Whatever is not a whole number, not a plain statement, or hides where the time goes.
FORBIDDEN = (
    *(ast.Try, ast.Raise, ast.Assert, ast.With, ast.Delete, ast.Global, ast.Nonlocal, ast.Match),
    *(ast.Dict, ast.Set, ast.List, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    *(ast.Lambda, ast.ClassDef, ast.AsyncFunctionDef, ast.Yield, ast.YieldFrom, ast.Await),
    *(ast.JoinedStr, ast.Starred, ast.Slice, ast.NamedExpr),
    *(ast.Is, ast.IsNot, ast.Div, ast.Pow, ast.MatMult),
)

# A table's fields, a program's, and the two questions that one asks of a set.
ATTRIBUTES = {*FIELDS, "code", "deck", "bit_count", "bit_length"}

# Numbers that say how many, not which.
COUNTS = {"NEXT", "BOARDS"}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in tree(path).body if isinstance(node, ast.FunctionDef)]


def without_types(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function's body: annotations are not run."""
    for statement in function.body:
        yield from ast.walk(statement)


def is_docstring(node: ast.AST, place: int) -> bool:
    return place == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_law_uses_nothing_that_cannot_be_compiled(path):
    breaches = [
        f"{path.name}:{node.lineno}: {type(node).__name__}"
        for node in ast.walk(tree(path))
        if isinstance(node, FORBIDDEN)
    ]

    assert not breaches


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_law_holds_whole_numbers_and_truths_only(path):
    constants = {
        type(node.value).__name__
        for function in functions(path)
        for place, statement in enumerate(function.body)
        if not is_docstring(statement, place)
        for node in ast.walk(statement)
        if isinstance(node, ast.Constant)
    }

    assert constants <= {"int", "bool"}


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_law_has_plain_functions_at_the_top_of_a_module(path):
    kinds = (ast.ImportFrom, ast.Assign, ast.FunctionDef)
    odd = [
        f"{path.name}:{node.lineno}"
        for place, node in enumerate(tree(path).body)
        if not (is_docstring(node, place) or isinstance(node, kinds))
    ]
    odd += [
        f"{path.name}:{node.lineno}: {node.name}"
        for function in functions(path)
        for node in ast.walk(function)
        if isinstance(node, ast.FunctionDef)
        and (node is not function or node.decorator_list or node.args.vararg or node.args.kwarg)
    ]

    assert not odd


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_law_touches_fields_of_the_table_and_the_program_only(path):
    touched = {
        node.attr
        for function in functions(path)
        for node in without_types(function)
        if isinstance(node, ast.Attribute)
    }

    assert touched <= ATTRIBUTES


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_loop_of_the_law_has_a_bound(path):
    """`for` goes over a range; `while` tests something that its body, or its own call, changes."""
    unbounded = [f"{path.name}:{loop.lineno}" for f in functions(path) for loop in loops(f) if not ends(loop)]

    assert not unbounded


def loops(function: ast.FunctionDef) -> list[ast.For | ast.While]:
    return [node for node in ast.walk(function) if isinstance(node, ast.For | ast.While)]


def ends(loop: ast.For | ast.While) -> bool:
    if isinstance(loop, ast.For):
        return isinstance(loop.iter, ast.Call) and name_of(loop.iter.func) == "range"
    asked = {ast.unparse(node) for node in ast.walk(loop.test) if isinstance(node, ast.Name | ast.Attribute)}
    changed = {
        ast.unparse(target)
        for node in ast.walk(loop)
        if isinstance(node, ast.Assign | ast.AugAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    }
    return bool(asked & changed)


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def test_no_function_of_the_law_comes_back_to_itself():
    """Recursion has no bound, and device code has no stack for it."""
    calls = {
        function.name: {name_of(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}
        for path in LAW
        for function in functions(path)
        if path.stem not in {"__init__", "table"}
    }

    def reaches(name: str, path: tuple[str, ...]) -> list[str]:
        if name in path:
            return [" -> ".join((*path, name))]
        return [ring for callee in calls.get(name, ()) for ring in reaches(callee, (*path, name))]

    assert not [ring for name in calls for ring in reaches(name, ())]


def test_a_table_is_annotated_as_its_fields_say():
    annotated = {name: kind for name, kind in Table.__annotations__.items() if name != "log"}

    assert annotated == {name: "list[int]" if length else "int" for name, length in FIELDS.items()}


def test_a_blank_table_has_every_field_as_long_as_it_should_be():
    table = blank(6)

    lengths = {name: len(getattr(table, name)) for name in ROWS}

    assert all(getattr(table, name) == 0 for name in SCALARS if name != "seats")
    assert lengths == {
        name: FIELDS[name] // SEATS * 6 if FIELDS[name] >= SEATS else FIELDS[name] for name in ROWS
    }


def test_a_copy_has_every_field_and_shares_none():
    table = blank(3)
    for number, name in enumerate(FIELDS, 1):
        if name in ROWS:
            setattr(table, name, [number * 100 + place for place in range(len(getattr(table, name)))])
        else:
            setattr(table, name, number)
    listen(table)

    copy = copied(table)

    there = [name for name in FIELDS if name != "heard"]
    assert {name: getattr(copy, name) for name in there} == {name: getattr(table, name) for name in there}
    assert not [name for name in ROWS if getattr(copy, name) is getattr(table, name)]
    assert (copy.heard, copy.log) == (0, [])


def groups_of_words() -> Iterator[list[str]]:
    """Each closed list of the vocabulary: a block of lines, or a part of one that starts at 0 again."""
    source = Path(words.__file__).read_text(encoding="utf-8")
    last_line = 0
    group: list[str] = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign):
            continue
        starts_anew = isinstance(node.value, ast.Call) and len(node.value.args) == 1
        gap = node.lineno > last_line + 1
        if group and (gap or starts_anew):
            yield group
            group = []
        group += [name.id for name in ast.walk(node.targets[0]) if isinstance(name, ast.Name)]
        last_line = node.end_lineno
    yield group


def test_no_two_words_of_a_list_are_the_same_number():
    lists = [[name for name in group if name not in COUNTS] for group in groups_of_words()]

    numbers = [[getattr(words, name) for name in group] for group in lists]

    assert sum(map(len, lists)) > 100
    assert all(len(set(group)) == len(group) for group in numbers)


def test_every_word_is_said_somewhere():
    """But for one of a list: what is left when none of the others is asked for."""
    said = {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for path in SRC.rglob("*.py")
        if path.stem != "words"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute | ast.Name)
    }

    unsaid = [set(group) - said for group in groups_of_words()]

    assert all(len(words) <= 1 for words in unsaid)
