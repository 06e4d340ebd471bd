"""What is said of a step beside its sentence: in this game, and at this place of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.games.phases import (
    AnteBy,
    Bet,
    Deal,
    Discard,
    Exchange,
    Fit,
    Give,
    Name,
    Opener,
    Phase,
    Play,
    Post,
    Ranking,
    Showdown,
    Take,
    Tally,
    Turns,
)
from cardwright.games.rulebook.facts import Facts
from cardwright.games.rulebook.openings import order_words, pair_words, shared_words
from cardwright.games.rulebook.sentences import wild_words
from cardwright.games.rulebook.words import card_set_words, cards_word, counted


@dataclass
class Way:
    """Where we are while the steps are written."""

    facts: Facts
    lines: list[str] = field(default_factory=list)
    last_bet: Bet | None = None
    post: Post | None = None  # blinds that are posted, when nobody has bet since


def details(way: Way, phase: Phase) -> str:
    """What else must be said of a step, in this game and at this place."""
    match phase:
        case Post():
            way.post = phase if any(phase.blinds) or phase.button_blind else None
            return post_details(way, phase)
        case Bet():
            said = bet_details(way, phase)
            way.last_bet, way.post = phase, None
            return said
        case Deal():
            return shared_words(phase)
        case Exchange() | Discard():
            return "The first player left of the button begins."
        case Name():
            return name_details(phase)
        case Give():
            return give_details(way, phase)
        case Play():
            return play_details(phase)
        case Take():
            return take_details(phase)
        case Tally():
            return tally_details(phase)
        case Turns(times=times, until=until) if times > 1 and until:
            return f"(If that never happens, play stops after {times} rounds of turns.)"
        case Showdown(spend=True):
            return "The numbers are shown and paid: everybody's points go down by the number they named."
        case _:
            return ""


def post_details(way: Way, phase: Post) -> str:
    said = []
    if phase.ante:
        said.append("Antes go straight into the pot.")
    if any(phase.blinds) and way.facts.game.seats.least == 2:
        said.append(
            "With two players, the one with the button posts the small blind and the other the big one."
        )
    if any(phase.blinds):
        said.append("Blinds are bets like any other.")
    if phase.ante and phase.ante_by is not AnteBy.EACH:
        first = "ante" if phase.ante_first else "blind"
        said.append(f"Who is short of chips for both pays the {first} first.")
    elif phase.ante and not phase.trimmed:
        said.append("All antes belong to the main pot, even where somebody could not pay a whole one.")
    return " ".join(said)


def bet_details(way: Way, phase: Bet) -> str:
    if way.post and way.post.button_blind:
        return "The player left of the button acts first, and the others follow to the left."
    if way.post:
        first = "The player after the last blind acts first"
        if way.facts.game.seats.least == 2:
            first += " (with two players, the one with the button)"
        return f"{first}, and the others follow to the left."
    order = ORDER if phase.opener is Opener.PLACE else order_words(phase)
    told = any(order in line for line in way.lines)
    said = [] if told else [order]
    if way.last_bet and way.facts.least(phase) != way.facts.least(way.last_bet):
        said.append(f"Bets are now {counted(way.facts.least(phase), 'chip')}.")
    if phase.pair_bet:
        said.append(pair_words(phase))
    return " ".join(said)


ORDER = "The first player left of the button who is still in acts first."


def name_details(phase: Name) -> str:
    said = []
    if phase.from_score:
        said.append("You may not name more than you have points.")
    if phase.reserve:
        kept = counted(phase.reserve, "point")
        said.append(f"Keep at least {kept} for every round that may still come.")
    return " ".join(said)


def give_details(way: Way, phase: Give) -> str:
    if phase.directions == (1,):
        return "The cards go to the player on the left."
    seats = way.facts.game.seats
    words = [
        shift_words(shift, seats.least if seats.least == seats.most else 0) for shift in phase.directions
    ]
    turns = "; ".join(f"{ORDINALS[place]} {word}" for place, word in enumerate(words[: len(ORDINALS)]))
    again = ", and then from the beginning again" if len(words) > 1 else ""
    return f"The cards go {turns}{again}."


ORDINALS = ("the first time", "the second time", "the third time", "the fourth time", "the fifth time")


def shift_words(shift: int, seats: int) -> str:
    """So many seats to the left, in words; `seats` 0 where their number varies."""
    if seats:
        shift %= seats
    if shift == 0:
        return "nowhere: everybody keeps their cards"
    if seats and 2 * shift == seats:
        return "to the player opposite"
    if shift == 1:
        return "to the player on the left"
    if shift == -1 or (seats and shift == seats - 1):
        return "to the player on the right"
    side = "left" if shift > 0 else "right"
    return f"to the player {abs(shift)} seats to the {side}"


def play_details(phase: Play) -> str:
    said = []
    if phase.wild:
        said.append(
            f"Who plays {article(wild_words(phase.wild))} names the suit that the next player must follow."
        )
    if phase.draws:
        said.append(
            f"Before playing you may draw up to {cards_word(phase.draws)} from the deck, one at a time; "
            "after that play or pass."
        )
    elif phase.fit is Fit.TOP_CARD:
        said.append("If no card fits, pass.")
    if phase.fit is Fit.LED_SUIT:
        said.append("If you have none, play any other.")
    if phase.opening:
        said.append(f"The very first lead is the {card_set_words(phase.opening)}.")
    if phase.unbroken:
        cards = card_set_words(phase.unbroken)
        said.append(f"Do not lead {cards} before one has been played, unless you hold nothing else.")
    if phase.clean:
        cards = card_set_words(phase.clean).replace(" and ", " and no ")
        said.append(f"Play no {cards} to the first trick, unless you hold nothing else.")
    return " ".join(said)


def article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def take_details(phase: Take) -> str:
    if phase.by is Ranking.UP_CARD:
        return "If the best cards are equal, all stay where they are for whoever wins next."
    return ""


def tally_details(phase: Tally) -> str:
    worth = "; ".join(
        f"{card_set_words(text)} {counted(points, 'point')} each" for text, points in phase.points
    )
    # A single card has no "each".
    for text, points in phase.points:
        if len(text) == 2 and text[1] in "cdhs":
            words = f"{card_set_words(text)} {counted(points, 'point')}"
            worth = worth.replace(f"{words} each", f"the {words}")
    said = f"They count: {worth}."
    if phase.all_of_it:
        whole = phase.all_of_it
        said += f" But who has all {whole} points scores nothing, and everybody else scores {whole}."
    return said
