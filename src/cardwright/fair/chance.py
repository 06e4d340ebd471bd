"""Numbers by chance, every one of them exactly as likely as the others.

`SeededChance` is xoshiro256** of Blackman and Vigna, its state filled by splitmix64: the same
numbers from the same seed in every Python. `SystemChance` asks the operating system. Both are cut
down to a range by throwing away what does not fit, never by a remainder.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from cardwright.fair.errors import FairError

WORD = 64
MASK = (1 << WORD) - 1


class SeededChance:
    """The same numbers again for the same seed.

    >>> chance = SeededChance(1)
    >>> [chance.randrange(100) for _ in range(5)]
    [89, 66, 73, 50, 89]
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise FairError(
                f"{seed!r} is no seed: write a whole number from 0 to 2**64 - 1", code="fair/seed"
            )
        weyl = [seed + step * 0x9E3779B97F4A7C15 & MASK for step in (1, 2, 3, 4)]
        self.state = (mixed(weyl[0]), mixed(weyl[1]), mixed(weyl[2]), mixed(weyl[3]))

    def word(self) -> int:
        """The next 64 bits."""
        a, b, c, d = self.state
        result = turned(b * 5 & MASK, 7) * 9 & MASK
        shifted = b << 17 & MASK
        c ^= a
        d ^= b
        self.state = (a ^ d, b ^ c, c ^ shifted, turned(d, 45))
        return result

    def randrange(self, stop: int) -> int:
        """One of the numbers from 0 to below `stop`."""
        return below(stop, self.word)


class SystemChance:
    """Numbers of the operating system, which nobody can foresee."""

    __slots__ = ()

    def word(self) -> int:
        """64 bits."""
        return secrets.randbits(WORD)

    def randrange(self, stop: int) -> int:
        """One of the numbers from 0 to below `stop`."""
        return below(stop, self.word)


def mixed(word: int) -> int:
    """The output function of splitmix64."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return word ^ word >> 31


def turned(word: int, by: int) -> int:
    """The bits of a word turned to the left."""
    return (word << by | word >> WORD - by) & MASK


def below(stop: int, word: Callable[[], int], width: int = WORD) -> int:
    """A number below `stop`, from as many words of this width as it takes.

    The highest bits of the words are as many as `stop - 1` has; a number that is still too large
    is thrown away and the next one drawn, so that all that remain are equally likely.
    """
    if stop < 1:
        raise FairError(f"there is no number below {stop} and not below 0", code="fair/range")
    bits = (stop - 1).bit_length()
    while True:
        number = 0
        for _ in range(0, bits, width):
            number = number << width | word()
        number >>= -bits % width
        if number < stop:
            return number
