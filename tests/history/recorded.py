"""Recorded hands for tests: built from few words, or real ones from `hands/`."""

from pathlib import Path

from cardwright.history import PhhHand, Verdict, check_hand, read_phh

HANDS = Path(__file__).parent / "hands"
SHARED = Path(__file__).parents[3] / "shared" / "data" / "phh"


def recorded(actions: str, *, stacks: str = "200, 200", blinds: str = "", **fields: object) -> PhhHand:
    """A no-limit hold'em hand of these comma-separated actions; everybody's cards are dealt unknown.

    Other fields are raw TOML; `min_bet` is the big blind unless it is given.
    """
    seats = stacks.count(",") + 1
    blinds = blinds or ", ".join(["1", "2", *["0"] * (seats - 2)])
    dealt = [f"d dh p{seat} ????" for seat in range(1, seats + 1) if f"d dh p{seat} " not in actions]
    words = dealt + [word.strip() for word in actions.split(",") if word.strip()]
    written = {
        "variant": "'NT'",
        "antes": f"[{', '.join(['0'] * seats)}]",
        "blinds_or_straddles": f"[{blinds}]",
        "min_bet": "2",
        "starting_stacks": f"[{stacks}]",
        "actions": str(words),
    } | {name: str(value) for name, value in fields.items()}
    [hand] = read_phh("\n".join(f"{name} = {value}" for name, value in written.items()))
    return hand


def codes(hand: PhhHand) -> set[str]:
    """The codes of everything that is found."""
    return {finding.kind.code for finding in verdict(hand).findings}


def verdict(hand: PhhHand) -> Verdict:
    return check_hand(hand)


def real(name: str) -> list[PhhHand]:
    """The real hands of one file."""
    return read_phh((HANDS / name).read_text(encoding="utf-8"))
