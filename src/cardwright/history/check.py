"""Check recorded hands: does the law agree with what was recorded, and if not, why?

One `Verdict` a hand. `kinds.py` has the closed list of everything that a verdict may say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from cardwright.fast import available
from cardwright.history import kinds
from cardwright.history.chips import items
from cardwright.history.compare import compare
from cardwright.history.encode import Coded, encode
from cardwright.history.errors import HistoryError, PhhError
from cardwright.history.kinds import KINDS, Kind, Weight
from cardwright.history.phh_read import history_of, is_ours, turned
from cardwright.history.phh_text import PhhHand, read_phh
from cardwright.history.replay import ENDS, End, Outcome, Quickly, run_as_meant
from cardwright.history.result import Finding

if TYPE_CHECKING:
    from cardwright.fast.records import Records

MANY = 20_000  # hands, from which on compiling pays


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one hand; `name` is its place in the file, empty for the only one."""

    name: str
    findings: tuple[Finding, ...]
    fee: Fraction = Fraction(0)
    pot: Fraction = Fraction(0)  # of which the fee was taken; 0 where it cannot be told

    def has(self, weight: Weight) -> bool:
        """Was something of this weight found?"""
        return any(finding.kind.weight is weight for finding in self.findings)

    @property
    def is_unreadable(self) -> bool:
        """Could the hand not be played at all?"""
        return self.has(Weight.UNREADABLE)

    @property
    def differs(self) -> bool:
        """Do the record and the law disagree?"""
        return not self.is_unreadable and self.has(Weight.DIFFERS)

    @property
    def is_explained(self) -> bool:
        """Is the record wrong in a way that a rule explains? Then the hand counts as agreeing."""
        return self.agrees and self.has(Weight.EXPLAINS)

    @property
    def agrees(self) -> bool:
        """Neither different nor unreadable."""
        return not self.is_unreadable and not self.differs

    def __str__(self) -> str:
        """What is to be said about the hand, in a line without its name; empty if nothing is wrong."""
        wrong = [finding for finding in self.findings if finding.kind.weight is not Weight.NOTE]
        status = "unreadable" if self.is_unreadable else "differs" if self.differs else "explained"
        said = "; ".join(
            f"{finding.kind.code}: {finding.said or finding.kind.rule.rstrip('.')}" for finding in wrong
        )
        return f"{status}, {said}" if wrong else ""


def check_text(text: str, quickly: Quickly | None = None) -> Iterator[Verdict]:
    """Check every hand of a PHH file; `quickly` plays those that need no explaining.

    >>> [str(verdict) for verdict in check_text("variant = 'X'")][0][:25]
    'unreadable, text/unknown_'
    """
    for hand in read_phh(text):
        yield check_hand(hand, quickly)


class Pace:
    """Plays hands by the compiled law once there are many, for it takes a while to come.

    A hand that needs any explaining is left to who asks: the answer is None.
    """

    def __init__(self, *, slow: int = MANY) -> None:
        self.slow = slow  # how many hands are left to CPython before
        self.records: Records | None = None

    def __call__(self, coded: Coded) -> Outcome | None:
        """Where the hand leads, if it can be told quickly."""
        if self.records is None:
            self.slow -= 1
            if self.slow >= 0 or not available():
                return None
            from cardwright.fast.records import Records

            self.records = Records()
        if coded.shown:
            return None  # hands that change in the end
        setting = coded.setting
        led = self.records.follow(
            setting.program, setting.button, coded.stacks, coded.numbers, coded.unknown, coded.showers
        )
        return Outcome(coded, ENDS[led.standing], *led[1:]) if led else None


def check_hand(hand: PhhHand, quickly: Quickly | None = None) -> Verdict:
    """Play a recorded hand by the law and compare the result with the recorded one."""
    try:
        if is_ours(hand):
            return Verdict(hand.name, tuple(check_our_own(hand)))
        outcome = run_as_meant(encode(hand), quickly)
        findings = [Finding(kind) for kind in outcome.coded.notes]
        if outcome.wrong is not None:
            findings.append(Finding(outcome.wrong, place(outcome)))
            return Verdict(hand.name, tuple(findings))
        compared = compare(hand.fields, outcome)
    except PhhError as wrong:
        return Verdict(hand.name, (Finding(KINDS[wrong.code], str(wrong)),))
    unseen = outcome.live & outcome.coded.showed & ~outcome.coded.known
    if outcome.end is End.OVER and unseen and outcome.live & (outcome.live - 1):
        findings.append(Finding(kinds.UNSHOWN))
    findings += compared.findings
    if not compared.pot:
        return Verdict(hand.name, tuple(findings))
    unit = outcome.coded.unit
    return Verdict(hand.name, tuple(findings), Fraction(compared.fee) / unit, Fraction(compared.pot, unit))


def check_our_own(hand: PhhHand) -> Iterator[Finding]:
    """A hand that we wrote: every action again, and then the same stacks."""
    history = history_of(hand)
    try:
        ours = history.replay().stacks
    except HistoryError as refused:
        yield Finding(kinds.NOT_NOW, str(refused))
        return
    recorded = [
        Fraction(str(item)) * history.unit for item in items(hand.fields.get("finishing_stacks", "[]"))
    ]
    if not recorded:
        yield Finding(kinds.NO_RESULT)
    elif recorded != turned(list(ours), history.button + 1):
        yield Finding(kinds.STACKS, f"seats have {list(ours)}")


def place(outcome: Outcome) -> str:
    """Where the record stops being legal, and why."""
    return f"step {outcome.step + 1}: {outcome.why}"


@dataclass(slots=True)
class Summary:
    """Counts over many hands, and the fee that the recorded results imply."""

    hands: int = 0
    differ: int = 0
    unreadable: int = 0
    explained: int = 0
    kinds: Counter[Kind] = field(default_factory=Counter)
    fee: Fraction = Fraction(0)
    pot: Fraction = Fraction(0)
    most: Fraction = Fraction(0)  # the highest share that the house kept of one pot

    def add(self, verdict: Verdict) -> None:
        """Count one more hand."""
        self.hands += 1
        self.differ += verdict.differs
        self.unreadable += verdict.is_unreadable
        self.explained += verdict.is_explained
        self.kinds.update({finding.kind for finding in verdict.findings})
        if verdict.pot:
            self.fee += verdict.fee
            self.pot += verdict.pot
            self.most = max(self.most, verdict.fee / verdict.pot)

    def merge(self, other: Summary) -> None:
        """Count another's hands too."""
        self.hands += other.hands
        self.differ += other.differ
        self.unreadable += other.unreadable
        self.explained += other.explained
        self.kinds.update(other.kinds)
        self.fee += other.fee
        self.pot += other.pot
        self.most = max(self.most, other.most)

    @property
    def is_clean(self) -> bool:
        """Did every hand agree?"""
        return not self.differ and not self.unreadable

    @property
    def fee_text(self) -> str:
        """The implied fee, as it is reported; empty where no recorded result tells."""
        if not self.fee:
            return ""
        return f"implied fee {percent(self.fee / self.pot)} of the pots, at most {percent(self.most)} of one"

    def __str__(self) -> str:
        """The last line: `N hands, M differ, K unreadable`."""
        return f"{self.hands:,} hands, {self.differ:,} differ, {self.unreadable:,} unreadable"


def percent(share: Fraction) -> str:
    return f"{float(100 * share):.2f} %"


def summed(verdicts: Iterable[Verdict]) -> Summary:
    """The summary of these verdicts."""
    summary = Summary()
    for verdict in verdicts:
        summary.add(verdict)
    return summary
