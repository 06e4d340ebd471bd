"""Actions as text: what is no action is refused, and never read as another."""

import pytest

from cardwright.games import parse_action
from cardwright.games.errors import ActionNotationError


@pytest.mark.parametrize(
    "written", ["raise to -5", "bet .5", "raise to 4.5", "name -5", "raise to", "fold 3"]
)
def test_a_number_that_is_none_is_no_action(written):
    with pytest.raises(ActionNotationError, match="is no action"):
        parse_action(written)


def test_a_number_of_thousands_of_digits_is_refused_in_a_few_words():
    with pytest.raises(ActionNotationError) as refused:
        parse_action(f"raise to {'9' * 5000}")

    assert str(refused.value) == "a number of 5000 digits is too large for an action"
