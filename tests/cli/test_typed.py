"""What a person may type: every way of saying an action, and the answer to what is none."""

import pytest

from cardwright import (
    CATALOGUE,
    HOLDEM,
    all_in,
    apply,
    call,
    check,
    deal_out,
    draw,
    fold,
    give,
    name,
    observe,
    parse_set,
    pass_turn,
    play,
    raise_to,
    start,
    throw,
)
from cardwright.cli.table.costs import cost
from cardwright.cli.table.questions import Question, TypedError
from cardwright.cli.table.typed import read
from cardwright.fair import ScriptedDealer


def view_of(game, script, *actions, seats=2):
    """What the seat on turn sees after these actions; cards come in the order of the script."""
    dealer = ScriptedDealer(script)
    state = deal_out(start(game, seats=seats, button=seats - 1), dealer).state
    for action in actions:
        state = deal_out(apply(state, state.actor, action).state, dealer).state
    return observe(state, state.actor)


@pytest.fixture(scope="module")
def facing_a_blind():
    return view_of(HOLDEM, "2c2d 3c3d")


@pytest.fixture(scope="module")
def free_to_check():
    return view_of(HOLDEM, "2c2d 3c3d KhQhJh", call(), check())


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("f", fold()),
        ("fold", fold()),
        ("C", call()),
        ("call", call()),
        ("r 40", raise_to(40)),
        ("raise to 40", raise_to(40)),
        ("raise 40.", raise_to(40)),
        ("bet 40", raise_to(40)),
        ("r min", raise_to(4)),
        ("r max", raise_to(200)),
        ("r half", raise_to(4)),
        ("r pot", raise_to(6)),
        ("r 3x", raise_to(6)),
        ("b 10", raise_to(10)),
        ("r6", raise_to(6)),
        ("b10", raise_to(10)),
        ("r $20", raise_to(20)),
        ("r$20", raise_to(20)),
        ("raise to 20 chips", raise_to(20)),
        ("r 50%", raise_to(4)),
        ("r 300%", raise_to(14)),
        ("r 9999%", raise_to(200)),
        ("r the pot", raise_to(6)),
        ("call 1", call()),
        ("a", all_in()),
        ("all-in", all_in()),
        ("all in", all_in()),
    ],
)
def test_betting_is_typed_in_letters_and_in_words(facing_a_blind, line, action):
    assert read(line, facing_a_blind) == action


@pytest.mark.parametrize(("line", "action"), [("c", check()), ("k", check()), ("check", check())])
def test_the_same_letter_checks_where_nothing_is_to_call(free_to_check, line, action):
    assert read(line, free_to_check) == action


def test_thousands_are_typed_with_a_letter_or_a_comma():
    deep = start(HOLDEM, stacks=(9000, 9000), button=0)
    view = observe(deal_out(deep, ScriptedDealer("2c2d 3c3d")).state, 0)

    assert read("r 2k", view) == raise_to(2000)
    assert read("r 2,000", view) == raise_to(2000)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("check", "It is 1 to call."),
        (
            "r 3",
            "Too small. Type f to fold; c to call 1; r and a total from 4 to 200 to raise; "
            "or a to go all in.",
        ),
        ("r 201", "Too large."),
        ("r", "Raise to how much? For example r 4."),
        ("r lots", '"lots" is no amount.'),
        ("r -5", '"-5" is no amount.'),
        ("r .25", '".25" is no amount.'),
        ("call 2", "It is 1 to call. Type f to fold"),
        ("r 4.5", '"4.5" is no amount.'),
        ("r 1,5", '"1,5" is no amount.'),
        ("r 40 80", '"40 80" is no amount.'),
        ("raise to -5", '"-5" is no amount.'),
        ("40", "40 alone is no action."),
        ("dance", '"dance" is not understood.'),
        ("draw", "You cannot draw now."),
        ("", "Type f to fold;"),
    ],
)
def test_what_cannot_be_done_is_answered_with_what_can(facing_a_blind, line, says):
    with pytest.raises(TypedError) as refused:
        read(line, facing_a_blind)

    assert says in str(refused.value)


def test_times_is_of_the_least_bet_where_there_is_none(free_to_check):
    assert read("r 3x", free_to_check) == raise_to(6)


def test_there_is_no_call_where_there_is_no_bet(free_to_check):
    with pytest.raises(TypedError, match=r"There is nothing to call\."):
        read("call 2", free_to_check)


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("what is the pot?", Question.POTS),
        ("What's the pot", Question.POTS),
        ("my cards?", Question.HAND),
        ("who is in?", Question.WHO),
        ("how many chips do I have?", Question.STACKS),
        ("where is the button?", Question.POSITION),
        ("b", Question.BOARD),
        ("?", Question.HELP),
    ],
)
def test_a_question_may_be_asked_in_a_sentence(facing_a_blind, line, question):
    assert read(line, facing_a_blind) is question


def test_folding_is_refused_where_checking_is_free(free_to_check):
    with pytest.raises(TypedError, match="You can check for nothing"):
        read("f", free_to_check)


@pytest.mark.parametrize("question", Question)
def test_every_question_has_its_words(facing_a_blind, question):
    assert all(read(word, facing_a_blind) is question for word in question.value.split())


DRAWING = ("AsKs7d3c2c 4c5d6h8hTh", check(), check())


def test_who_must_bring_in_hears_so_and_can_complete():
    view = view_of(CATALOGUE["stud"], "2h3h 4h5h 2c Kd")

    assert cost(view) == "bring in 1, or complete to 2"
    with pytest.raises(TypedError, match="Type c to bring in 1; or r 2 to complete to 2"):
        read("f", view)


@pytest.mark.parametrize(
    ("line", "thrown"),
    [
        ("t 2c 3c", "2c3c"),
        ("t 4 5", "2c3c"),
        ("t 4,5", "2c3c"),
        ("t 2c,3c", "2c3c"),
        ("d 2c", "2c"),
        ("throw 7d3c2c", "7d3c2c"),
        ("discard 2c", "2c"),
        ("k", ""),
        ("stand pat", ""),
    ],
)
def test_cards_are_thrown_by_name_or_by_place(line, thrown):
    view = view_of(CATALOGUE["draw"], *DRAWING)

    assert read(line, view) == throw(parse_set(thrown))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("t", "Which cards? Type t and up to 4 cards to throw, such as t 1; or k to keep all."),
        ("t 1 1", "Card 1 is named twice."),
        ("t 1 2 3 4", "To throw 4 you must keep the card that the rules ask for."),
        ("t 6", "There is no card 6: 1 to 5."),
        ("t Qh", "You do not hold that card."),
        ("t 1x", "is not a card"),
        ("t 1 2 3 4 5", "Those are 5 cards. Type t and up to 4 cards"),
    ],
)
def test_a_throw_that_cannot_be_is_explained(line, says):
    with pytest.raises(TypedError) as refused:
        read(line, view_of(CATALOGUE["draw"], *DRAWING))

    assert says in str(refused.value)


EIGHTS = "8h9c2c3c4c5s6s 8d9dTdJdQdKdAd 7s"


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("5s", play(parse_set("5s"))),
        ("play 8h", play(parse_set("8h"))),
        ("1", play(parse_set("6s"))),
        ("3", play(parse_set("8h"))),
        ("d", draw()),
        ("draw", draw()),
    ],
)
def test_a_card_is_played_by_name_or_by_number(line, action):
    assert read(line, view_of(CATALOGUE["crazy-eights"], EIGHTS)) == action


def test_a_card_that_does_not_fit_is_named():
    with pytest.raises(TypedError, match="The nine of clubs does not fit"):
        read("9c", view_of(CATALOGUE["crazy-eights"], EIGHTS))


def test_passing_is_refused_while_cards_may_be_drawn():
    with pytest.raises(TypedError) as refused:
        read("pass", view_of(CATALOGUE["crazy-eights"], EIGHTS))

    assert refused.value.code == "action/not_now"
    assert pass_turn() not in view_of(CATALOGUE["crazy-eights"], EIGHTS).legal


AFTER_AN_EIGHT = (CATALOGUE["crazy-eights"], EIGHTS, play(parse_set("8h")))


@pytest.mark.parametrize(("line", "suit"), [("spades", 3), ("name hearts", 2), ("Diamonds.", 1), ("club", 0)])
def test_a_suit_is_named_by_its_word(line, suit):
    assert read(line, view_of(*AFTER_AN_EIGHT)) == name(suit)


def test_a_letter_asks_what_it_always_asks_and_names_no_suit():
    view = view_of(*AFTER_AN_EIGHT)

    assert (read("h", view), read("s", view)) == (Question.HAND, Question.STACKS)
    for letter in "cd":
        with pytest.raises(TypedError, match="clubs, diamonds, hearts or spades, in full"):
            read(letter, view)


@pytest.mark.parametrize("line", ["50", "name 50", "n 50"])
def test_a_number_is_named_alone_or_with_its_verb(line):
    assert read(line, observe(start(CATALOGUE["budget"]), 0)) == name(50)


@pytest.mark.parametrize("line", ["-5", "name -5", "name 4.5", ".5", "1,2"])
def test_a_number_that_is_none_is_refused_as_it_was_typed(line):
    with pytest.raises(TypedError) as refused:
        read(line, observe(start(CATALOGUE["budget"]), 0))

    assert f'"{line}" is not understood.' in str(refused.value)


@pytest.mark.parametrize("line", ["r {}", "{}", "call {}", "raise to {}", "s {}"])
def test_a_number_of_thousands_of_digits_is_refused_in_a_few_words(facing_a_blind, line):
    with pytest.raises(TypedError, match="A number of 5000 digits is too large"):
        read(line.format("9" * 5000), facing_a_blind)


HANDS = " ".join("".join(rank + suit for rank in "AKQJT98765432") for suit in "shdc")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1 2", "Those are 2 cards. Type give and 3 cards, such as give 1 2 3."),
        ("give 1", "That is 1 card. Type give and 3 cards, such as give 1 2 3."),
        ("give", "Which cards? Type give and 3 cards, such as give 1 2 3."),
        ("give 1 2 2", "Card 2 is named twice."),
    ],
)
def test_a_gift_that_cannot_be_is_answered_with_the_number_of_cards(line, says):
    with pytest.raises(TypedError) as refused:
        read(line, view_of(CATALOGUE["hearts"], HANDS, seats=4))

    assert str(refused.value) == says


@pytest.mark.parametrize("line", ["give As Ks Qs", "As Ks Qs", "AsKsQs", "1 2 3", "give 1 2 3"])
def test_cards_are_given_by_name_or_by_place(line):
    view = view_of(CATALOGUE["hearts"], HANDS, seats=4)

    assert read(line, view) == give(parse_set("AsKsQs"))
