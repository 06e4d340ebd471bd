"""The law: the rules of every game, once, as plain functions on whole numbers.

Read `table.py` for what a table is, `play.py` for the way of a hand through the law, then one
file a phase. Everything here runs in CPython as it stands, compiled by Numba, and on a GPU:
whole numbers, short rows, bounded loops, early returns, and nothing else.
"""

from cardwright.law.legal import choices, kinds, may_act, range_from, range_step, range_to, refusal
from cardwright.law.play import act, start
from cardwright.law.table import Program, Table, blank, copied, listen

__all__ = [
    "Program",
    "Table",
    "act",
    "blank",
    "choices",
    "copied",
    "kinds",
    "listen",
    "may_act",
    "range_from",
    "range_step",
    "range_to",
    "refusal",
    "start",
]
