"""The sections on the showdown and on what beats what."""

from __future__ import annotations

from cardwright.cards import DECKS, RANK_WORDS, cards_in, rank_of
from cardwright.games.phases import OddChips, Opener, Ranking, Show, Showdown, Tie
from cardwright.games.rulebook.facts import Facts
from cardwright.games.rulebook.openings import part_words, run_words
from cardwright.games.rulebook.words import RANKED, capital, goal


def showdown_section(facts: Facts) -> str:
    award = facts.pot_award
    lines = ["## Who wins the pot", ""]
    lines += [f"- {line}" for line in (*winning(award), *showing(facts, award), *sharing(facts, award))]
    return "\n".join(lines)


def winning(award: Showdown) -> list[str]:
    if len(award.rankings) == 1:
        return [f"{capital(goal(award.rankings))} wins.", *run_words(award)]
    said = [f"The pot is divided into {len(award.rankings)} equal parts:"]
    for number, ranking in enumerate(award.rankings):
        said.append(f"part {number + 1}{board_words(award, number)} goes to whoever {RANKED[ranking]};")
    said[-1] = said[-1].rstrip(";") + "."
    return [*said, *part_words(award), *run_words(award)]


def board_words(award: Showdown, number: int) -> str:
    if number >= len(award.boards):
        return ""
    return f", for the {('first', 'second', 'third')[award.boards[number] - 1]} board,"


def showing(facts: Facts, award: Showdown) -> list[str]:
    if not facts.hand_rankings or award.rankings[0] not in facts.hand_rankings:
        return []
    words = {
        Show.ALL: "Everybody who has not folded shows their hand",
        Show.WINNING: "Hands are shown in order, and who cannot win any part of the pot need not show",
        Show.CHOICE: "Everybody who has not folded shows or mucks in order, and who mucks gives up",
    }
    by_cards = facts.bets and facts.bets[-1].opener is not Opener.PLACE
    first = "whoever had to act first in it" if by_cards else "the first left of the button"
    order = f"the last player to bet or raise in the last round first, otherwise {first}"
    said = [f"{words[award.show]}: {order}."]
    if award.tabled and facts.has_bets:
        said.append("Once somebody is all-in and no more betting can follow, all hands are turned face up.")
    return said


def sharing(facts: Facts, award: Showdown) -> list[str]:
    if award.tie is Tie.BACK:
        return ["If several are equally good, nobody wins: all take back what they have put in."]
    odd = {
        OddChips.ONE_EACH: "Odd chips go one each to the winners nearest to the left of the button",
        OddChips.TO_FIRST: "Odd chips all go to the first winner left of the button",
    }
    return [f"Equally good players share the pot. {odd[award.odd]}."]


# --- what beats what -----------------------------------------------------------------------------

# Each with the fewest cards that it takes.
HIGH_HANDS = {
    "Straight flush": (5, "five cards in sequence, all of one suit; the best is the royal flush, ten to ace"),
    "Four of a kind": (4, "four cards of one rank"),
    "Full house": (5, "three cards of one rank and two of another"),
    "Flush": (5, "five cards of one suit"),
    "Straight": (5, "five cards in sequence; the ace is high, or low in 5-4-3-2-A"),
    "Three of a kind": (3, "three cards of one rank"),
    "Two pair": (4, "two cards of one rank and two of another"),
    "Pair": (2, "two cards of one rank"),
    "High card": (1, "none of these; the highest card counts"),
}
SHORT_STRAIGHT = "five cards in sequence; the ace is high, or low in 9-8-7-6-A"

HAND_NOTES = {
    Ranking.HIGH: "Of equal kinds the higher ranks win, then the higher cards beside them. "
    "Suits never decide.",
    Ranking.SHORT_HIGH: "A flush beats a full house, for in this deck it is rarer. Suits never decide.",
    Ranking.SHORT_TRIPS: "A flush beats a full house and three of a kind a straight. Suits never decide.",
    Ranking.ACE_TO_FIVE: "The hand whose highest card is lowest wins, then the next card, and so on; a "
    "pair is worse than none. Aces are low; straights and flushes do not matter. The best hand is the wheel, "
    "5-4-3-2-A.",
    Ranking.DEUCE_TO_SEVEN: "The worst poker hand wins. Aces are high; straights and flushes count against "
    "you. The best hand is 7-5-4-3-2 of several suits.",
    Ranking.EIGHT_OR_BETTER: "Five cards of different ranks, none above an eight; the one with the lowest "
    "highest card wins. Aces are low; straights and flushes do not matter. Who has no such hand has no low.",
    Ranking.BADUGI: "Count only cards of which no two share a rank or a suit: four such cards, a badugi, "
    "beat three, three beat two. Of as many cards the lowest highest card wins. Aces are low.",
    Ranking.BADUGI_ACE_HIGH: "Count only cards of which no two share a rank or a suit: four such cards, a "
    "badugi, beat three, three beat two. Of as many cards the lowest highest card wins. Aces are high.",
    Ranking.OMAHA_HIGH: "Use exactly two cards of your hand and exactly three of the board. "
    "Suits never decide.",
    Ranking.OMAHA_EIGHT: "Use exactly two cards of your hand and exactly three of the board: five "
    "different ranks, none above an eight, aces low.",
}
LISTED = (Ranking.HIGH, Ranking.SHORT_HIGH, Ranking.SHORT_TRIPS, Ranking.OMAHA_HIGH)


def ranking_section(facts: Facts) -> str:
    if not facts.hand_rankings:
        return ""
    blocks = [ranking_block(facts, ranking) for ranking in facts.hand_rankings]
    return "\n\n".join(["## What beats what", *blocks])


def ranking_block(facts: Facts, ranking: Ranking) -> str:
    name = f"**{capital(ranking.value)}.** " if len(facts.hand_rankings) > 1 else ""
    if ranking not in LISTED:
        return name + HAND_NOTES[ranking]
    hands = order_of_hands(ranking)
    cards = 5 if ranking is Ranking.OMAHA_HIGH else facts.cards_seen
    possible = [(hand, words) for hand, (least, words) in hands if least <= cards]
    if len(possible) == 1:
        return f"{name}The higher card wins: {ranks_in(facts)}. Suits never decide."
    best = (
        "The best five cards count. From the best hand to the worst:"
        if cards > 5
        else "From the best to the worst:"
    )
    lines = [name + best, ""]
    lines += [f"{number}. {hand}: {words}." for number, (hand, words) in enumerate(possible, 1)]
    return "\n".join([*lines, "", HAND_NOTES[ranking]])


def order_of_hands(ranking: Ranking) -> list[tuple[str, tuple[int, str]]]:
    """The kinds of hand from the best down, as this ranking has them."""
    names = list(HIGH_HANDS)
    if ranking in (Ranking.SHORT_HIGH, Ranking.SHORT_TRIPS):
        names[2], names[3] = names[3], names[2]
    if ranking is Ranking.SHORT_TRIPS:
        names[4], names[5] = names[5], names[4]
    hands = dict(HIGH_HANDS)
    if ranking in (Ranking.SHORT_HIGH, Ranking.SHORT_TRIPS):
        hands["Straight"] = (5, SHORT_STRAIGHT)
    return [(name, hands[name]) for name in names]


def ranks_in(facts: Facts) -> str:
    """The ranks of the deck from the highest down, when there are few."""
    ranks = sorted({rank_of(card) for card in cards_in(DECKS[facts.game.deck])}, reverse=True)
    if len(ranks) > 5:
        return "from the ace down to the two"
    return " beats ".join(RANK_WORDS[rank].lower() for rank in ranks)
