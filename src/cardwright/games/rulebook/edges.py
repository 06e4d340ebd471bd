"""The section that settles arguments: what happens in the cases that rule books forget."""

from __future__ import annotations

from cardwright.games.phases import (
    Contest,
    Deal,
    Discard,
    Exchange,
    Fit,
    Give,
    If,
    Limit,
    Name,
    Play,
    Post,
    Prize,
    Repeat,
    Stuck,
    Tie,
    Tied,
    Turn,
    Turns,
    Zone,
)
from cardwright.games.rulebook.facts import Facts
from cardwright.games.rulebook.openings import bring_in_answers
from cardwright.games.rulebook.words import capital


def edges_section(facts: Facts) -> str:
    answers = [
        *(betting_answers(facts) if facts.has_bets else ()),
        *post_answers(facts),
        *card_answers(facts),
        *bring_in_answers(facts),
        *round_answers(facts),
        time_answer(facts),
    ]
    return "\n".join(
        ["## Questions and answers", "", *(f"- **{question}** {answer}" for question, answer in answers)]
    )


Answer = tuple[str, str]


def betting_answers(facts: Facts) -> list[Answer]:
    fixed = any(bet.limit is Limit.FIXED for bet in facts.bets)
    full = "half a bet or more" if fixed else "a full raise"
    answers: list[Answer] = [("What if I cannot match a bet?", all_in_answer(facts))]
    if any(bet.cap != 1 for bet in facts.bets):
        answers += [
            (
                "What if an all-in is less than a full raise?",
                "The others must match it, but who has acted already may then only call or fold. If several "
                f"such all-ins together come to {full} since you acted, you may raise again (TDA rule 47).",
            ),
            (
                "What if nobody could call a raise?",
                "Then it is not allowed: when all the others are all-in for no more than the price, "
                "you may only call or fold.",
            ),
        ]
    answers.append(
        (
            "What if at most one player has chips left to bet?",
            "There is no more betting. The remaining steps are played to the end.",
        )
    )
    return answers


def all_in_answer(facts: Facts) -> str:
    if facts.game.seats.most == 2:
        return "Call with all you have. What the other has bet beyond it goes back."
    return (
        "Call with all you have. You stay in for the main pot: as much from everybody as you have put in. "
        "What others bet beyond it lies in a side pot, which you cannot win."
    )


def post_answers(facts: Facts) -> list[Answer]:
    answers: list[Answer] = []
    posts = facts.of(Post)
    if posts:
        what = "a blind or an ante" if facts.has_blinds else "the ante"
        rest = " To come in still costs the others the whole blind." if facts.has_blinds else ""
        answers.append((f"What if I cannot pay {what}?", f"Put in all you have; you are all-in.{rest}"))
    if any(any(post.blinds) and not post.button_blind for post in posts) and facts.game.seats.least == 2:
        answers.append(
            (
                "What if only two play?",
                "The button is the small blind. In the first betting round it acts first, in others last.",
            )
        )
    if any(len(post.blinds) > facts.game.seats.least for post in posts):
        answers.append(("What if there are fewer players than blinds?", "The last blinds are not posted."))
    return answers


def card_answers(facts: Facts) -> list[Answer]:
    answers: list[Answer] = []
    if facts.of(Exchange):
        answers += [
            (
                "What if the deck runs out?",
                "What was thrown away before and the hands of folded players are shuffled and dealt on. "
                "Nobody is dealt a card that they have only now thrown away.",
            ),
            ("What if I am all-in before the draw?", "You still draw like everybody else."),
        ]
    pile = any(play.to is Zone.PILE for play in facts.of(Play))
    if pile and any(play.draws for play in facts.of(Play)):
        answers.append(
            (
                "What if the deck runs out?",
                "The pile under its top card is shuffled and becomes the new deck.",
            )
        )
    if any(isinstance(c, Stuck) for turns in facts.of(Turns) for c in turns.until):
        answers.append(
            ("What if nobody can or will play?", "When everybody in a row has passed, play ends there.")
        )
    if any(play.fit is Fit.TOP_CARD for play in facts.of(Play)) and pile:
        answers.append(("What if I have no card left?", "You are out of cards; your turns are passed over."))
    if facts.of(Turn):
        answers += turn_answers(facts)
    return answers


def turn_answers(facts: Facts) -> list[Answer]:
    answers: list[Answer] = [
        (
            "What if my stock runs out?",
            "Turn over the cards that you have won, shuffle them, and play on with those.",
        )
    ]
    tied = [branch for branch in facts.of(If) if isinstance(branch.condition, Tied)]
    if tied and any(turn.spare for turn in facts.of(Turn)):
        answers.append(
            (
                "What if I have too few cards to put aside?",
                "Put aside as many as you can and keep the last to turn up.",
            )
        )
    return answers


def round_answers(facts: Facts) -> list[Answer]:
    answers: list[Answer] = []
    contests = facts.of(Contest)
    if any(contest.award.prize is Prize.ROUND for contest in contests):
        answers.append(("What if a round is tied?", "Nobody wins it."))
        if any(award.spend for award in facts.awards):
            answers.append(
                (
                    "What if somebody folds in a round?",
                    "The other wins it, no number is shown, and both keep their points. "
                    "All chips stay in the pot until the end.",
                )
            )
    if facts.pot_award.tie is Tie.SPLIT and not facts.hand_rankings:
        answers.append(("What if several are equally good at the end?", "They share the pot."))
    if any(isinstance(p, Deal) and p.burn for p in facts.phases):
        answers.append(("What if the deck is empty when a card should be burned?", "None is burned."))
    if facts.of(Repeat) and any(c.award.prize is Prize.POT for c in contests):
        answers.append(("What if I have no chips left?", "You are out of the game; the others play on."))
    return answers


def time_answer(facts: Facts) -> Answer:
    said = []
    if facts.has_bets:
        said.append("you check if that is free, and fold otherwise")
    if any(bet.bring_in for bet in facts.bets):
        said.append("who must open puts in the bring-in")
    if facts.of(Exchange):
        said.append("in the draw you keep all your cards")
    if facts.of(Discard):
        said.append("your lowest cards are put away")
    if facts.of(Name):
        said.append("the lowest number that you may name is named for you")
    if facts.of(Give):
        said.append("your lowest cards are given")
    if facts.of(Play):
        draws = any(play.draws for play in facts.of(Play))
        said.append(
            "you pass if you may; else your lowest card that fits is played"
            + (" or one is drawn" if draws else "")
        )
    if not said:
        return "What if somebody takes too long?", "There is nothing to decide: the cards play themselves."
    return "What if I take too long?", f"{capital('; '.join(said))}."
