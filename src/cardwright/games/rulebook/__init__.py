"""The rule book of any game, written from its data alone.

`rulebook(game)` is Markdown that a beginner can deal from. `sentences.py` has one sentence for every
member of the closed sets, `steps.py` the way of a game, `betting.py`, `ending.py` and `edges.py` the
sections around it. Nothing here knows any game by name.
"""

from __future__ import annotations

from cardwright.cards import DECKS, FULL, RANK_WORDS, cards_in, rank_of
from cardwright.games.game import Game
from cardwright.games.phases import Deal, Prize
from cardwright.games.rulebook.betting import betting_section
from cardwright.games.rulebook.edges import edges_section
from cardwright.games.rulebook.ending import ranking_section, showdown_section
from cardwright.games.rulebook.facts import Facts
from cardwright.games.rulebook.openings import ACES_LOW
from cardwright.games.rulebook.sentences import sentence
from cardwright.games.rulebook.steps import steps_section
from cardwright.games.rulebook.terms import terms_section
from cardwright.games.rulebook.words import capital, goal

__all__ = ["rulebook", "sentence"]

DECK_WORDS = {
    "full": "an ordinary deck of 52 cards",
    "short": "a short deck of 36 cards, sixes to aces",
    "royal": "the 20 cards from ten to ace",
    "kuhn": "three cards: a jack, a queen and a king",
    "leduc": "six cards: two jacks, two queens and two kings",
}


def rulebook(game: Game) -> str:
    """The rules of a game in Markdown, for somebody who has never played it.

    >>> from cardwright.games import KUHN
    >>> print(rulebook(KUHN).splitlines()[0])
    # Kuhn poker
    """
    facts = Facts(game)
    sections = (
        opening(game, facts),
        seating(facts),
        steps_section(game, facts),
        betting_section(facts),
        showdown_section(facts),
        ranking_section(facts),
        edges_section(facts),
        terms_section(facts),
    )
    return "\n\n".join(section for section in sections if section) + "\n"


def opening(game: Game, facts: Facts) -> str:
    least, most = game.seats.least, game.seats.most
    players = f"{least} players" if least == most else f"{least} to {most} players"
    chips = "chips, unless the table agrees on another number"
    return (
        f"# {capital(game.name)}\n\n"
        f"For {players}, {deck_words(facts)}. Everybody starts with {game.stack} {chips}.\n\n"
        f"**The aim.** {aim(facts)}"
    )


def deck_words(facts: Facts) -> str:
    """The cards that are used, if any are."""
    deck = facts.game.deck
    if not facts.of(Deal):
        return "without any cards"
    return "with " + DECK_WORDS.get(deck, f"the {deck} deck of {DECKS[deck].bit_count()} cards")


def aim(facts: Facts) -> str:
    """What to play for: what wins the pot, and what a round."""
    last = facts.pot_award
    said = f"Win the pot. It goes to {goal(last.rankings)}"
    if facts.is_contested(last):
        said += ", or to the last player left when all others have folded"
    for award in facts.awards:
        if award.prize is Prize.ROUND:
            said += f". A round goes to {goal(award.rankings)}"
            said += ", or to the last player left in it" if facts.is_contested(award) else ""
            break
    return f"{said}."


def ranks(facts: Facts) -> str:
    """Which card is higher."""
    deck = DECKS[facts.game.deck]
    if deck != FULL:
        ranks = [
            RANK_WORDS[rank].lower() for rank in sorted({rank_of(card) for card in cards_in(deck)})[::-1]
        ]
        return f"The cards rank {', '.join(ranks)}: the first is the highest."
    low = bool(facts.hand_rankings) and all(ranking in ACES_LOW for ranking in facts.hand_rankings)
    return ACE_LOW if low else ACE_HIGH


ACE_HIGH = "The cards rank from ace, the highest, through king, queen, jack and ten down to two."
ACE_LOW = "Low cards are good, and the ace is the lowest: ace, two, three, up to ten, jack, queen and king."


def seating(facts: Facts) -> str:
    """Where the button is and which way round everything goes."""
    lines = [
        "## Before you start",
        "",
        "- One player has the *button*, which marks whose deal it is. Everything goes round to the left, "
        "and the first player left of the button comes first unless a rule says otherwise.",
    ]
    if facts.uses_ranks:
        lines.append(f"- {ranks(facts)}")
    lines.append("- Chips are whole: nothing is ever paid in parts of a chip.")
    return "\n".join(lines)
