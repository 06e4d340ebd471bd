"""A promise that a game has not kept, while it is being checked."""

from __future__ import annotations

from cardwright.cards import CardwrightError

# What is checked, in a few words each: the contract of every game.
CHECKS = {
    "chips": "no chip is made or lost, and the events account for each",
    "stacks": "no stack falls below nothing",
    "cards": "every card of the deck is in one place",
    "folded": "who has folded wins nothing",
    "illegal": "what is not legal is refused, and nothing changes",
    "kept": "the state before an action is not changed by it",
    "actor": "somebody can act, or the game is over",
    "default": "what is done when time runs out is legal",
    "derived": "what is worked out from the table agrees with it",
    "leak": "nobody is told what it may not know",
    "ends": "the game ends",
    "replay": "the same actions lead to the same table and the same events",
    "json": "the game read back from JSON plays the same",
    "crash": "no action brings the law down",
}


class PromiseError(CardwrightError):
    """One check failed; `check_game` makes a report of it."""

    code = "contract/broken"

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"{CHECKS[check]}; but {message}", code=f"contract/{check}")
        self.check = check
