"""The section on betting: what a player may do, and how much it may be."""

from __future__ import annotations

from cardwright.cards import listed
from cardwright.games.phases import Bet, Limit
from cardwright.games.rulebook.facts import Facts
from cardwright.games.rulebook.openings import ceiling_words
from cardwright.games.rulebook.words import counted


def betting_section(facts: Facts) -> str:
    if not facts.has_bets:
        return ""
    lines = ["## Betting", "", "When it is your turn, do one of these:", "", *options(facts), ""]
    lines += [f"- {line}" for line in (*amounts(facts), *manners(facts))]
    return "\n".join(lines)


def options(facts: Facts) -> list[str]:
    free = any(bet.free_fold for bet in facts.bets)
    fold = (
        "**Fold**: give up."
        if free
        else "**Fold**: give up, when there is a bet that you do not want to match."
    )
    return [
        f"- {fold} What you have put in stays in the middle.",
        "- **Check**: stay in for nothing, when there is nothing to match.",
        "- **Call**: put in as much as it takes to match the highest bet.",
        "- **Bet** or **raise**: set a higher price that everybody else must match to stay in. "
        'A raise is said as its total: "raise to 12" means that 12 chips now lie in front of you.',
        "- **All-in**: put in all your chips, or as many as the limit allows. "
        "You may always do it, even if it is less than a call or a full raise.",
    ]


def amounts(facts: Facts) -> list[str]:
    """The limits, each once."""
    said = [line for bet in facts.bets for line in limit_words(facts, bet)]
    caps = [line for bet in facts.bets for line in (*cap_words(facts, bet), *ceiling_words(bet))]
    return list(dict.fromkeys(said + caps))


def limit_words(facts: Facts, bet: Bet) -> list[str]:
    least = facts.least(bet)
    raises = "A raise must go up by at least as much as the last bet or raise of the round."
    match bet.limit:
        case Limit.FIXED:
            said = [
                f"Fixed limit: {where(facts, bet)}every bet is {least}, and every raise goes up by {least}."
            ]
        case Limit.NO if bet.most:
            said = [
                f"Nobody may have more than {bet.most} in front in one round; the least bet is {least}.",
                raises,
            ]
        case Limit.NO:
            said = [f"No limit: bet anything from {least} up to all your chips.", raises]
        case Limit.POT:
            said = [f"Pot limit: bet from {least} up to what is in the pot. {POT_RAISE}", raises]
        case Limit.DOUBLE_POT:
            said = [
                f"Double pot limit: bet from {least} up to twice what is in the pot. {TWICE_RAISE}",
                raises,
            ]
        case Limit.SPREAD:
            said = [f"Spread limit: every bet or raise adds from {least} to {bet.most}.", raises]
    return said


POT_RAISE = "To raise the most, call first in your mind, count the pot as it then is, and raise by that much."
TWICE_RAISE = "To raise the most, call first in your mind, count the pot, and raise by twice that much."


def where(facts: Facts, bet: Bet) -> str:
    """In which rounds a limit holds, when they differ."""
    kinds = {facts.least(other) for other in facts.bets if other.limit is Limit.FIXED}
    if len(kinds) < 2:
        return ""
    least = facts.least(bet)
    rounds = [str(number) for number, other in enumerate(facts.bets, 1) if facts.least(other) == least]
    words = f"round {rounds[0]}" if len(rounds) == 1 else f"rounds {listed(rounds)}"
    return f"in betting {words} "


def cap_words(facts: Facts, bet: Bet) -> list[str]:
    if not bet.cap:
        return []
    if bet.cap == 1:
        said = "Only one bet is allowed in a round: nobody may raise it"
    else:
        said = f"At most {counted(bet.cap, 'bet and raise')} together are allowed in a round".replace(
            "bet and raises", "bets and raises"
        )
    if facts.has_blinds:
        said += ", of which the big blind is the first"
    return [said + ("." if bet.heads_up_cap else "; when only two players are left there is no such cap.")]


def manners(facts: Facts) -> list[str]:
    return [
        "The round is over when everybody who is still in has acted and put in the same, or is all-in.",
        "A bet that nobody matches goes back to whoever made it, before anything is paid out.",
    ]
