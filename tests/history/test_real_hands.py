"""Real hands: a few are kept here, all of the shared ones are checked where they are."""

import warnings

import pytest
from tests.history.recorded import HANDS, SHARED, real

from cardwright.history import Summary, check_hand, check_text, read_phh
from cardwright.history.encode import encode
from cardwright.history.kinds import Weight
from cardwright.history.replay import End, run_as_meant

HERE = {
    "abs.phhs": {"19": "data/dead_post", "29": "data/high_fee", "132": "data/dead_post"},
    "ipn.phhs": {"150": "data/ends_early"},
    "ong.phhs": {"120": "data/dead_post", "254": "data/dead_post"},
    "ps.phhs": {},
    "pty.phhs": {"25": "data/winner_missing", "66": "data/dead_post"},
}
SINGLE = sorted(path.name for path in HANDS.glob("*.phh"))


@pytest.mark.parametrize("name", HERE)
def test_hands_of_online_rooms_agree_or_are_explained(name):
    for hand in real(name):
        verdict = check_hand(hand)
        explained = {f.kind.code for f in verdict.findings if f.kind.weight is Weight.EXPLAINS}

        assert verdict.agrees, (hand.name, str(verdict))
        assert explained == ({HERE[name][hand.name]} if hand.name in HERE[name] else set())


@pytest.mark.parametrize("name", SINGLE)
def test_hands_with_known_cards_agree_exactly(name):
    [hand] = real(name)
    verdict = check_hand(hand)

    assert str(verdict) == ""


def test_the_fee_of_a_room_is_implied_by_what_was_collected():
    summary = Summary()
    for verdict in check_text((HANDS / "pty.phhs").read_text()):
        summary.add(verdict)

    assert 0 < summary.fee / summary.pot < 0.1
    assert "of the pots" in summary.fee_text
    assert str(summary) == "5 hands, 0 differ, 0 unreadable"


COUNTS = {
    "handhq/abs.phhs": (441, {"data/high_fee": 32, "data/dead_post": 6}),
    "handhq/ipn.phhs": (312, {"data/ends_early": 3}),
    "handhq/ong.phhs": (296, {"data/dead_post": 2}),
    "handhq/ps.phhs": (583, {}),
    "handhq/pty.phhs": (260, {"data/winner_missing": 2, "data/dead_post": 1}),
    "pluribus": (336, {}),
    "televised": (5, {}),
    "wsop": (42, {}),
}


@pytest.mark.parametrize("place", COUNTS)
def test_the_shared_hands_agree(place):
    if not (SHARED / place).exists():
        pytest.skip(f"the shared hands are not at {SHARED.name}: {place} was NOT checked")
    summary = Summary()
    files = [SHARED / place] if place.endswith(".phhs") else sorted((SHARED / place).rglob("*.phh"))
    for file in files:
        for verdict in check_text(file.read_text()):
            summary.add(verdict)

    hands, explained = COUNTS[place]
    found = {kind.code: n for kind, n in summary.kinds.items() if kind.weight is Weight.EXPLAINS}
    unknown = {kind.code: n for kind, n in summary.kinds.items() if kind.weight is Weight.UNREADABLE}
    assert (summary.hands, summary.differ) == (hands, 0)
    assert found == explained
    assert unknown == {}


@pytest.mark.slow
def test_an_independent_engine_comes_to_the_same_stacks():
    """All shared hands whose cards are known; less than one chip apart where a pot does not divide.

    One has a raise for all that the other seat has, less than a whole one, which PokerKit refuses.
    """
    pokerkit = pytest.importorskip("pokerkit")
    if not SHARED.exists():
        pytest.skip(f"the shared hands are not at {SHARED.name}: nothing was compared")
    warnings.simplefilter("ignore")
    compared = 0
    refused = []
    for file in sorted(SHARED.rglob("*.phh*")):
        text = file.read_text()
        theirs = (
            pokerkit.HandHistory.loads_all(text)
            if file.suffix == ".phhs"
            else [pokerkit.HandHistory.loads(text)]
        )
        for hand, other in zip(read_phh(text), theirs, strict=True):
            if check_hand(hand).is_unreadable:
                continue
            outcome = run_as_meant(encode(hand))
            known = outcome.live & ~outcome.coded.known == 0 or outcome.live & (outcome.live - 1) == 0
            if outcome.end is End.OVER and known and "inf" not in hand.fields["starting_stacks"]:
                try:
                    *_, state = other
                except ValueError:
                    refused.append(file.name)
                    continue
                ours = [stack / outcome.coded.unit for stack in outcome.stack]
                assert [abs(float(a) - b) < 1 for a, b in zip(state.stacks, ours, strict=True)].count(
                    False
                ) == 0
                compared += 1
    assert compared > 1500
    assert refused == ["03-50-24.phh"]
