"""One sentence for every member of the closed sets: what the rulebook says and help reads out.

The words are a player's, filled with the game's own numbers. Everything around the sentence, who
acts first or what happens when the deck runs out, is told by the sections of the rulebook.
"""

from __future__ import annotations

from typing import assert_never

from cardwright.cards import SUIT_WORDS
from cardwright.games.cardsets import RANKS, SUITS
from cardwright.games.phases import (
    AnteBy,
    Bet,
    Condition,
    Contest,
    Deal,
    Discard,
    Exchange,
    Fit,
    Gather,
    Give,
    Grant,
    If,
    Leads,
    Limit,
    Name,
    PassButton,
    Phase,
    Play,
    Post,
    Prize,
    Ranking,
    Repeat,
    Showdown,
    Take,
    Tally,
    Turn,
    Turns,
    Zone,
)
from cardwright.games.rulebook.openings import discard_sentence
from cardwright.games.rulebook.words import (
    LIMITED,
    RANK_SINGULAR,
    amount_words,
    capital,
    card_set_words,
    cards_word,
    condition_words,
    counted,
    ending,
    goal,
    repeated,
)


def sentence(part: Phase | Condition) -> str:
    """What a phase does, or when a condition holds, in one sentence.

    >>> sentence(Deal(2))
    'The dealer gives every player 2 cards face down, for their own eyes only.'
    >>> sentence(Gather())
    'All cards go back into the deck and are shuffled.'
    """
    match part:
        case Post() | Deal() | Turn() | Bet() | Exchange() | Discard() | Name() | Give() | Play():
            return choice_sentence(part)
        case Take() | Tally() | Gather() | Grant() | PassButton() | Leads() | Showdown():
            return effect_sentence(part)
        case Contest() | Repeat() | Turns() | If():
            return scope_sentence(part)
        case _:
            return condition_words(part)


def choice_sentence(part: Post | Deal | Turn | Bet | Exchange | Discard | Name | Give | Play) -> str:
    match part:
        case Post():
            return post_sentence(part)
        case Deal():
            return deal_sentence(part)
        case Turn():
            return turn_sentence(part)
        case Bet(limit=Limit.NO, most=most) if most:
            return f"A round of betting, with at most {counted(most, 'chip')} from each player."
        case Bet(limit=limit):
            return f"A round of betting with {LIMITED[limit]}."
        case Exchange():
            return exchange_sentence(part)
        case Discard():
            return discard_sentence(part)
        case Name(least=least, most=most, secret=secret):
            how = "in secret" if secret else "aloud"
            return f"Every player names a number from {least} to {most}, {how}."
        case Give(count=count):
            return f"Every player chooses {cards_word(count)} for a neighbour; then all change hands at once."
        case Play():
            return play_sentence(part)
        case _:
            assert_never(part)


def effect_sentence(part: Take | Tally | Gather | Grant | PassButton | Leads | Showdown) -> str:
    match part:
        case Take(by=Ranking.UP_CARD):
            return "The highest card face up wins all the cards on the table."
        case Take(trump=trump):
            best = f"The highest {SUIT_WORDS[SUITS.index(trump)][:-1]}, or else the" if trump else "The"
            rest = "highest card of the suit that was led wins the trick, and its player leads to the next."
            return f"{best} {rest}"
        case Tally(zone=zone):
            where = "left in their hand" if zone is Zone.HAND else "they have won"
            return f"Every player scores points for the cards {where}."
        case Gather():
            return "All cards go back into the deck and are shuffled."
        case Grant(points=points):
            return f"Every player is given {counted(points, 'point')}."
        case PassButton():
            return "The button moves one player to the left."
        case Leads(cards=cards):
            return f"Whoever holds the {card_set_words(cards)} goes first."
        case Showdown(rankings=rankings, prize=prize):
            what = "the pot" if prize is Prize.POT else "the round"
            if len(rankings) == 1:
                return f"{capital(goal(rankings))} wins {what}."
            if len(set(rankings)) == 1:
                return f"For each board, {goal(rankings[:1])} wins an equal part of {what}."
            return f"{capital(goal(rankings))} each win an equal part of {what}."
        case _:
            assert_never(part)


def scope_sentence(part: Contest | Repeat | Turns | If) -> str:
    match part:
        case Contest(award=award):
            what = "the pot" if award.prize is Prize.POT else "the round"
            return f"Players may drop out by folding; the last one left wins {what} at once."
        case Repeat(times=times, until=until):
            most = "at the most " if until and times > 1 else ""
            return f"These steps are played {most}{repeated(times)}{ending(until)}."
        case Turns(times=1, until=until):
            return f"Each player in turn has one go, round to the left{ending(until)}."
        case Turns(until=until):
            return f"Players take turns, round and round to the left{ending(until)}."
        case If(condition=condition):
            return f"Only if {condition_words(condition)}:"
        case _:
            assert_never(part)


# --- sentences with more in them -------------------------------------------------------------


def post_sentence(part: Post) -> str:
    paid = []
    if part.ante:
        payer = {
            AnteBy.EACH: "Every player antes",
            AnteBy.BIG_BLIND: "The big blind antes",
            AnteBy.BUTTON: "The button antes",
        }
        for_all = "" if part.ante_by is AnteBy.EACH else " for the whole table"
        paid.append(f"{payer[part.ante_by]} {counted(part.ante, 'chip')}{for_all}")
    if any(part.blinds):
        paid += blind_words(part.blinds)
    if part.button_blind:
        paid.append(f"the button posts a blind of {part.button_blind}")
    paid += [f"the {nth(place)} posts {amount} more" for place, amount in enumerate(part.late) if amount]
    paid += [
        f"the {nth(place)} puts {amount} into the pot" for place, amount in enumerate(part.dead) if amount
    ]
    return f"{capital(enumerated(paid))}."


def nth(place: int) -> str:
    """A player by the place from the small blind."""
    places = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
    return f"{places[place]} player left of the button"


def enumerated(said: list[str]) -> str:
    """What happens one after another."""
    return ", ".join(said[:-1]) + (", and " if len(said) > 1 else "") + said[-1]


def blind_words(blinds: tuple[int, ...]) -> list[str]:
    """The blinds and straddles in their order."""
    small, *others = blinds
    said = [f"the player left of the button posts a small blind of {small}"] if small else []
    if others and others[0]:
        who = "the next player" if said else "the second player left of the button posts"
        said.append(f"{who} a big blind of {others[0]}")
    return said + [f"the next a straddle of {straddle}" for straddle in others[1:] if straddle]


def deal_sentence(part: Deal) -> str:
    cards = amount_words(part.count)
    burned = f" after burning {cards_word(part.burn, 'a card')}" if part.burn else ""
    match part.to:
        case Zone.HAND:
            return f"The dealer{burned} gives every player {cards} face down, for their own eyes only."
        case Zone.UP:
            return f"The dealer{burned} gives every player {cards} face up."
        case Zone.STOCK:
            return f"The dealer{burned} gives every player {cards} face down, a stock that nobody looks at."
        case Zone.PILE:
            return f"The dealer{burned} turns up {cards} in the middle to begin the pile."
        case Zone.ASIDE:
            return f"The dealer{burned} puts {cards} aside, face down."
        case Zone.BOARD:
            return f"The dealer{burned} lays {cards} face up in the middle, shared by everybody."
        case Zone.SECOND_BOARD | Zone.THIRD_BOARD:
            return f"The dealer{burned} lays {cards} face up on the {part.to.value}, shared by everybody."
        case Zone.TAKEN:
            return f"The dealer{burned} gives every player {cards} as if they had won them."
        case _:
            assert_never(part.to)


def turn_sentence(part: Turn) -> str:
    where = {Zone.UP: "face up", Zone.HAND: "into their hand", Zone.ASIDE: "aside, face down"}
    place = where.get(part.to, "onto the middle of the table")
    keep = f", keeping at least {cards_word(part.spare, 'one card')}" if part.spare else ""
    return f"Every player turns {cards_word(part.count, 'the top card')} of their stock {place}{keep}."


def exchange_sentence(part: Exchange) -> str:
    more = f", or up to {part.more} by keeping {kept_words(part.keeping)}" if part.more > part.most else ""
    return f"In turn, every player may throw away up to {cards_word(part.most)}{more}, and draws as many."


def kept_words(keeping: str) -> str:
    if len(keeping) == 1 and keeping in RANKS:
        return f"an {RANK_SINGULAR[keeping]}" if keeping in "A8" else f"a {RANK_SINGULAR[keeping]}"
    return f"one of the {card_set_words(keeping)}"


def play_sentence(part: Play) -> str:
    if part.fit is Fit.LED_SUIT:
        return "Play a card in front of you, of the suit that was led if you have one."
    if part.fit is Fit.TOP_CARD:
        wild = f", or any {wild_words(part.wild)}" if part.wild else ""
        return f"Play a card onto the pile that matches the suit or the rank of its top card{wild}."
    where = "onto the pile" if part.to is Zone.PILE else "in front of you"
    return f"Play any card {where}."


def wild_words(cards: str) -> str:
    if len(cards) == 1 and cards in RANKS:
        return RANK_SINGULAR[cards]
    return f"of the {card_set_words(cards)}"
