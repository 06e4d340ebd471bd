"""Histories: write, read, replay and check hands.

`history.py` has what a history is, `written.py` its JSON; `phh_read.py` and `phh_write.py` go from
and to the PHH format, `acpc.py` the lines of programs, `trackers/` writes what trackers read;
`check.py` compares recorded hands with the law, `kinds.py` lists what it may find. Everything
works on text: files are the business of who calls.
"""

from cardwright.history.acpc import read_acpc, write_acpc
from cardwright.history.check import Summary, Verdict, check_hand, check_text
from cardwright.history.errors import ExportError, HistoryError, PhhError
from cardwright.history.history import History, Recorder, begun
from cardwright.history.kinds import KINDS, Weight
from cardwright.history.phh_read import history_of, read_histories
from cardwright.history.phh_text import PhhHand, read_phh
from cardwright.history.phh_write import ALL_SEEN, write_phh, write_phhs
from cardwright.history.trackers import Caption, caption_of, write_ohh, write_pokerstars

__all__ = [
    "ALL_SEEN",
    "KINDS",
    "Caption",
    "ExportError",
    "History",
    "HistoryError",
    "PhhError",
    "PhhHand",
    "Recorder",
    "Summary",
    "Verdict",
    "Weight",
    "begun",
    "caption_of",
    "check_hand",
    "check_text",
    "history_of",
    "read_acpc",
    "read_histories",
    "read_phh",
    "write_acpc",
    "write_ohh",
    "write_phh",
    "write_phhs",
    "write_pokerstars",
]
