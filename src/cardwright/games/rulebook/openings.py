"""What a rule book says where cards lie up, parts are thrown away, or a board is run again.

Who opens and with what, the open pair, the last card that all share, a cap on the hand: each is
a sentence or two, and only the games that have it say it.
"""

from __future__ import annotations

from cardwright.games.phases import Bet, Deal, Discard, Exchange, Limit, Opener, Phase, Ranking, Showdown
from cardwright.games.rulebook.facts import Facts

SUIT_ORDER = "of equal ranks clubs count least, then diamonds, hearts and spades"
OPENS = {
    Opener.PLACE: "The first player left of the button",
    Opener.LOW_CARD: f"Whoever has the lowest card face up (aces are high; {SUIT_ORDER})",
    Opener.HIGH_CARD: f"Whoever has the highest card face up (aces are low; {SUIT_ORDER})",
    Opener.HIGH_HAND: "Whoever has the best hand face up",
    Opener.LOW_HAND: "Whoever has the lowest hand face up (aces are low, a pair is worse than none)",
}
QUALIFYING = (Ranking.EIGHT_OR_BETTER, Ranking.OMAHA_EIGHT)
ACES_LOW = (Ranking.ACE_TO_FIVE, Ranking.EIGHT_OR_BETTER, Ranking.OMAHA_EIGHT, Ranking.BADUGI)
TIMES = {2: "twice", 3: "three times"}
FRACTIONS = {2: "half", 3: "a third"}
DRAWS = ("first", "second", "third", "fourth", "fifth", "sixth")


def order_words(bet: Bet) -> str:
    """Who acts first, where the cards that lie up say it."""
    if not bet.bring_in:
        ties = "" if bet.opener in (Opener.LOW_CARD, Opener.HIGH_CARD) else TIES
        return f"{OPENS[bet.opener]} acts first, and the others follow to the left{ties}."
    forced = f"a bring-in of {bet.bring_in}"
    if bet.bring_in < bet.least:
        return (
            f"{OPENS[bet.opener]} must open: with {forced}, or with a whole bet of {bet.least}. The others "
            f"follow to the left; as long as nobody has bet {bet.least}, each may fold, call, or "
            f"complete the bet to {bet.least}."
        )
    return f"{OPENS[bet.opener]} must open with {forced}, and the others follow to the left."


TIES = "; of equal hands, the one nearest to the left of the button begins"


def pair_words(bet: Bet) -> str:
    """The larger bet."""
    if not bet.pair_bet:
        return ""
    return (
        f"If a pair lies open before anybody still in, a bet or raise may be of {bet.pair_bet} instead of "
        f"{bet.least}; after one of {bet.pair_bet}, all raises of the round are."
    )


def shared_words(deal: Deal) -> str:
    """The card for all."""
    if not deal.shared:
        return ""
    return (
        "If the deck has too few cards left for everybody, one card is laid face up in the middle "
        "instead, and it belongs to every hand."
    )


def discard_sentence(part: Discard) -> str:
    cards = "1 card" if part.count == 1 else f"{part.count} cards"
    return f"In turn, every player puts {cards} of their hand away, face down, and gets none for them."


def numbered_title(facts: Facts, lines: list[str], phase: Phase, title: str) -> str:
    """A draw by its number, where there are several."""
    if not isinstance(phase, Exchange) or len(facts.of(Exchange)) < 2:
        return title
    before = sum(" draw.**" in line for line in lines)
    return f"The {DRAWS[before]} draw" if before < len(DRAWS) else title


def ceiling_words(bet: Bet) -> list[str]:
    if not bet.ceiling:
        return []
    return [
        f"Nobody puts more than {bet.ceiling} chips into the pot in one hand. Who has put in that much is "
        "treated as all-in, and keeps the rest."
    ]


def run_words(award: Showdown) -> list[str]:
    if award.runs == 1:
        return []
    return [
        f"When an all-in ends the betting and cards of the board are still to come, they are dealt "
        f"{TIMES[award.runs]}: the cards that already lie there count for every board, and each board "
        f"decides {FRACTIONS[award.runs]} of every pot. Odd chips go to the first board."
    ]


def part_words(award: Showdown) -> list[str]:
    """Of several parts: who gets what does not divide, and who wins more than one."""
    said = ["Each pot is divided so, side pots too. One hand may win several parts."]
    if any(ranking in QUALIFYING for ranking in award.rankings):
        said.append("A part for which nobody qualifies goes to the others.")
    said.append("A chip that does not divide goes to part 1.")
    said.append("Who ties for a part shares only that part: of two parts, it may be a quarter of the pot.")
    return said


def bring_in_answers(facts: Facts) -> list[tuple[str, str]]:
    """What rule books of stud answer."""
    bets = [bet for bet in facts.bets if bet.bring_in]
    answers: list[tuple[str, str]] = []
    if bets:
        answers.append(
            (
                "What if who must bring it in has no chips after the ante?",
                "The next player to the left acts first, and may fold, put in the bring-in, or bet.",
            )
        )
        if bets[0].limit is Limit.FIXED and bets[0].cap:
            answers.append(
                (
                    "Does the bring-in count as a bet?",
                    "No: only completing it is the first bet of the round.",
                )
            )
    if facts.of(Discard):
        answers.append(
            ("What if I am all-in before cards are put away?", "You put cards away like everybody else.")
        )
    return answers


STUD_WORDS = {
    "Bring-in": "the forced bet of whoever must open.",
    "Complete": "raise a bring-in to a whole bet.",
}
