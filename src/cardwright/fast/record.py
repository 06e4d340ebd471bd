"""The table and the program as compiled code sees them: one run of 64-bit words each.

The law reads `t.price` and `t.stack[seat]`; here these become single loads and stores at fixed
places. The names and lengths are those of `law.table.FIELDS`, so nothing is said twice.
"""

from __future__ import annotations

import operator
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.extending import (
    NativeValue,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
    typeof_impl,
    unbox,
)
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    infer_global,
    signature,
)

from cardwright.games import Game
from cardwright.games.compile import program
from cardwright.law import Program, Table
from cardwright.law.table import FIELDS, SEATS
from cardwright.law.words import END, NEXT

WORD = ir.IntType(64)
POINTER = WORD.as_pointer()


def length(name: str, seats: int) -> int:
    """How many words a field has at a table of so many seats (0: one plain number).

    >>> length("price", 6), length("stack", 6), length("board", 6)
    (0, 6, 3)
    """
    plain = FIELDS[name]
    return plain // SEATS * seats if plain >= SEATS else plain


@cache
def places(seats: int) -> dict[str, int]:
    """Where each field begins, in words."""
    found = {}
    place = 0
    for name in FIELDS:
        found[name] = place
        place += max(1, length(name, seats))
    return found


@cache
def words(seats: int) -> int:
    """How many words a table of so many seats has."""
    return sum(max(1, length(name, seats)) for name in FIELDS)


@cache
def layout(seats: int) -> np.dtype[Any]:
    """The same as a NumPy record, to read tables from outside."""
    fields = [(name, "i8", (length(name, seats),)) if FIELDS[name] else (name, "i8") for name in FIELDS]
    return np.dtype(fields)


class Rules:
    """A game's program for compiled code.

    Frozen, its numbers are constants of the code, which is compiled for this game and these seats
    alone; otherwise they are read from memory, and one compilation serves all games. `room` is for how
    many seats its tables are laid out. `booked`, the chips that seats win and take back are added up
    behind the words of the table.
    """

    __slots__ = ("address", "deck", "frozen", "kind", "numbers", "room", "seats")

    def __init__(self, game: Game | Program, seats: int, *, frozen: bool, booked: bool = False) -> None:
        made = program(game, seats) if isinstance(game, Game) else game
        self.numbers = np.array([made.deck, *made.code], np.int64)
        self.deck = made.deck
        self.seats = seats
        self.room = seats if frozen else SEATS
        self.frozen = frozen
        self.address = int(self.numbers.ctypes.data)
        frozen_numbers = tuple(map(int, self.numbers)) if frozen else ()
        self.kind = RulesType(frozen_numbers, self.room, booked=booked)


def blank_tables(count: int, rules: Rules) -> np.ndarray[Any, Any]:
    """So many tables with nothing on them, as rows of words; `named` gives the words their names."""
    tables = np.zeros((count, words(rules.room)), np.int64)
    tables[:, places(rules.room)["seats"]] = rules.seats
    return tables


def named(tables: np.ndarray[Any, Any], rules: Rules) -> np.ndarray[Any, Any]:
    """The same tables, as records with the law's names."""
    return tables.view(layout(rules.room))[:, 0]


def words_of(table: Table, rules: Rules) -> list[int]:
    """The words of a table of CPython's."""
    found: list[int] = []
    for name in FIELDS:
        here = getattr(table, name)
        if FIELDS[name]:
            found += here
            found += [0] * (length(name, rules.room) - len(here))
        else:
            found.append(here)
    return found


@cache
def instructions(code: tuple[int, ...]) -> frozenset[int]:
    """The kinds of instruction that a program has."""
    found = {code[0]}
    place = 0
    while code[place] != END:
        place = code[place + NEXT]
        found.add(code[place])
    return frozenset(found)


class RulesType(types.Type):
    """The type of a program: the game itself where it is frozen, else the same for all games."""

    def __init__(self, numbers: tuple[int, ...], seats: int, *, booked: bool) -> None:
        self.numbers = numbers
        self.seats = seats
        self.booked = booked
        name = sha256(repr(numbers).encode()).hexdigest()[:12] if numbers else "any"
        super().__init__(f"Rules({seats}, {name}{', booked' if booked else ''})")

    def instructions(self) -> frozenset[int]:
        """The kinds of instruction that a frozen program has."""
        return instructions(self.numbers[1:])


class CodeType(types.Type):
    """The type of `game.code`."""

    def __init__(self, rules: RulesType) -> None:
        self.rules = rules
        super().__init__(f"Code({rules.name})")


class TableType(types.Type):
    """The type of a table of some seats; frozen, their number is a constant too."""

    def __init__(self, rules: RulesType) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.frozen = bool(rules.numbers)
        super().__init__(f"Table({rules.name})")


class RowType(types.Type):
    """The type of a row of a table, such as `t.stack`."""

    def __init__(self, field: str) -> None:
        self.field = field
        super().__init__(f"Row({field})")


class _Pointer(models.PrimitiveModel):
    """All of them are addresses of words."""

    def __init__(self, manager: Any, kind: types.Type) -> None:
        super().__init__(manager, kind, POINTER)


for _kind in (RulesType, CodeType, TableType, RowType):
    register_model(_kind)(_Pointer)


@typeof_impl.register(Rules)
def _(rules: Rules, context: Any) -> RulesType:
    return rules.kind


@unbox(RulesType)
def _(kind: RulesType, rules: Any, c: Any) -> NativeValue:
    number = c.pyapi.object_getattr_string(rules, "address")
    address = c.pyapi.long_as_longlong(number)
    c.pyapi.decref(number)
    return NativeValue(c.builder.inttoptr(address, POINTER), is_error=c.pyapi.c_api_error())


def tagged(builder: ir.IRBuilder, what: ir.Instruction, field: str) -> ir.Instruction:
    """Tell LLVM that what is stored in one field is never read from another."""
    module = builder.module
    root = module.add_metadata(["a table"])
    zero = ir.Constant(WORD, 0)
    kind = module.add_metadata([field, root, zero])
    what.set_metadata("tbaa", module.add_metadata([kind, kind, zero]))
    return what


def load(builder: ir.IRBuilder, where: ir.Value, field: str) -> ir.Instruction:
    return tagged(builder, builder.load(where), field)


# --- the program -------------------------------------------------------------------------


@infer_getattr
class _RulesAttributes(AttributeTemplate):
    key = RulesType

    def resolve_deck(self, rules: RulesType) -> types.Type:
        return types.int64

    def resolve_code(self, rules: RulesType) -> types.Type:
        return CodeType(rules)


@lower_getattr_generic(RulesType)
def _(context: Any, builder: ir.IRBuilder, rules: RulesType, value: ir.Value, name: str) -> ir.Value:
    if name == "deck":
        return ir.Constant(WORD, rules.numbers[0]) if rules.numbers else load(builder, value, "program")
    return builder.gep(value, [ir.Constant(WORD, 1)], inbounds=True)


def constants(builder: ir.IRBuilder, rules: RulesType) -> ir.GlobalVariable:
    """The frozen numbers as a constant of the module."""
    kind = ir.ArrayType(WORD, len(rules.numbers))
    name = f"program.{rules.name}"
    known = builder.module.globals.get(name)
    if known is not None:
        return known
    table = ir.GlobalVariable(builder.module, kind, name)
    table.global_constant = True
    table.linkage = "private"
    table.initializer = ir.Constant(kind, rules.numbers)
    return table


# --- the table ---------------------------------------------------------------------------


@infer_getattr
class _TableAttributes(AttributeTemplate):
    key = TableType

    def generic_resolve(self, table: TableType, name: str) -> types.Type | None:
        if name not in FIELDS:
            return None
        return RowType(name) if FIELDS[name] else types.int64


def at(builder: ir.IRBuilder, table: TableType, value: ir.Value, name: str) -> ir.Value:
    place = places(table.seats)[name]
    return builder.gep(value, [ir.Constant(WORD, place)], inbounds=True)


@lower_getattr_generic(TableType)
def _(context: Any, builder: ir.IRBuilder, table: TableType, value: ir.Value, name: str) -> ir.Value:
    if name == "seats" and table.frozen:
        return ir.Constant(WORD, table.seats)
    where = at(builder, table, value, name)
    return where if FIELDS[name] else load(builder, where, name)


@lower_setattr_generic(TableType)
def _(context: Any, builder: ir.IRBuilder, sig: Any, args: Any, name: str) -> None:
    table, kind = sig.args
    value = context.cast(builder, args[1], kind, types.int64)
    tagged(builder, builder.store(value, at(builder, table, args[0], name)), name)


# --- rows and codes by index -------------------------------------------------------------


@infer_global(operator.getitem)
class _Read(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        row, index = args
        if isinstance(row, RowType | CodeType) and isinstance(index, types.Integer):
            return signature(types.int64, row, types.int64)
        return None


@infer_global(operator.setitem)
class _Write(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        row, index, _ = args
        if isinstance(row, RowType) and isinstance(index, types.Integer):
            return signature(types.none, row, types.int64, types.int64)
        return None


@lower_builtin(operator.getitem, RowType, types.int64)
def _(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
    return load(builder, builder.gep(args[0], [args[1]], inbounds=True), sig.args[0].field)


@lower_builtin(operator.setitem, RowType, types.int64, types.int64)
def _(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
    row, index, value = args
    tagged(builder, builder.store(value, builder.gep(row, [index], inbounds=True)), sig.args[0].field)
    return context.get_dummy_value()


@lower_builtin(operator.getitem, CodeType, types.int64)
def _(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
    code, index = args
    rules = sig.args[0].rules
    if rules.numbers:
        place = builder.add(index, ir.Constant(WORD, 1))
        where = builder.gep(constants(builder, rules), [ir.Constant(WORD, 0), place], inbounds=True)
    else:
        where = builder.gep(code, [index], inbounds=True)
    return load(builder, where, "program")


@intrinsic
def table_in(typing: Any, tables: Any, index: Any, rules: Any) -> Any:
    """The table in a row of `blank_tables`, for the law."""
    kind = TableType(rules)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        start = builder.mul(args[1], ir.Constant(WORD, words(kind.seats)))
        return builder.gep(builder.bitcast(array.data, POINTER), [start], inbounds=True)

    return kind(tables, types.int64, rules), generate


@intrinsic
def copy_words(typing: Any, table: Any, tables: Any, index: Any) -> Any:
    """Make the table like the one in a row of `blank_tables`."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        size = words(sig.args[0].seats)
        array = context.make_array(sig.args[1])(context, builder, args[1])
        start = builder.mul(args[2], ir.Constant(WORD, size))
        source = builder.gep(builder.bitcast(array.data, POINTER), [start], inbounds=True)
        cgutils.raw_memcpy(builder, args[0], source, ir.Constant(WORD, size), 8, align=8)
        return context.get_dummy_value()

    return types.none(table, tables, types.int64), generate


@intrinsic
def book(typing: Any, table: Any, place: Any, amount: Any) -> Any:
    """Add an amount to one of the words behind a table."""

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        where = builder.add(args[1], ir.Constant(WORD, words(sig.args[0].seats)))
        word = builder.gep(args[0], [where], inbounds=True)
        tagged(builder, builder.store(builder.add(load(builder, word, "booked"), args[2]), word), "booked")
        return context.get_dummy_value()

    return types.none(table, types.int64, types.int64), generate
