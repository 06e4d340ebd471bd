"""The words that a rule book uses and a beginner may not know; only those of the game at hand."""

from __future__ import annotations

from cardwright.games.phases import Deal, Fit, Play, Post, Turn, Zone
from cardwright.games.rulebook.facts import BOARDS, Facts
from cardwright.games.rulebook.openings import STUD_WORDS


def terms_section(facts: Facts) -> str:
    lines = [f"- **{word}**: {meaning}" for word, meaning in terms(facts).items()]
    return "\n".join(["## Words", "", *lines])


def terms(facts: Facts) -> dict[str, str]:
    """Each word with its meaning, in alphabetical order."""
    deals = facts.of(Deal)
    plays = facts.of(Play)
    has_side_pots = facts.has_bets and facts.game.seats.most > 2
    known = {
        "All-in": ("with all your chips in the pot; you stay in without paying more.", facts.has_bets),
        "Ante": ("a forced payment into the pot before anything else.", any(p.ante for p in facts.of(Post))),
        "Blind": ("a forced bet before the cards.", facts.has_blinds),
        "Board": ("the cards face up in the middle, part of every hand.", any(d.to in BOARDS for d in deals)),
        "Burn": ("put a card aside unseen before dealing.", any(d.burn for d in deals)),
        "Button": ("the mark of whose deal it is.", True),
        "Fold": ("give up all claim to what is played for.", facts.has_bets),
        "Pile": ("the cards already played, face up in the middle.", any(p.to is Zone.PILE for p in plays)),
        "Pot": ("all the chips in the middle.", True),
        "Showdown": ("the moment when the hands still in are compared.", bool(facts.hand_rankings)),
        "Side pot": ("what is bet beyond an all-in, among those who could bet it.", has_side_pots),
        "Stock": ("a player's own face-down cards, seen by nobody.", bool(facts.of(Turn))),
        "Trick": (
            "one card from every player, won by the best.",
            any(p.fit is Fit.LED_SUIT for p in plays),
        ),
    }
    if any(bet.bring_in for bet in facts.bets):
        known |= {word: (meaning, True) for word, meaning in STUD_WORDS.items()}
    return {word: meaning for word, (meaning, is_used) in sorted(known.items()) if is_used}
