"""Chance by counting: a number is a mixture of a seed and a place, so any hand can be played alone.

The same lines run in CPython and compiled (and on a GPU), with the same results: hand 17 of seed 5 is
the same hand whoever plays it, in whatever order.
"""

from __future__ import annotations

STEP = -7046029254386353131  # 2**64 divided by the golden ratio, as a signed number
FIRST = -4658895280553007687
SECOND = -7723592293110705685
LOW_HALF = 0xFFFF_FFFF
HALF = 1 << 32


def wrapped(number: int) -> int:
    """The number in 64 bits with a sign, as a processor keeps it (compiled, nothing is to be done)."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def mixed(number: int) -> int:
    """Every bit of the answer depends on every bit of the number (Stafford's thirteenth mixture)."""
    number = wrapped((number ^ number >> 30 & 0x3_FFFF_FFFF) * FIRST)
    number = wrapped((number ^ number >> 27 & 0x1F_FFFF_FFFF) * SECOND)
    return number ^ number >> 31 & 0x1_FFFF_FFFF


def chance_of(seed: int, hand: int) -> int:
    """Where the chance of one hand begins."""
    return mixed(wrapped(mixed(wrapped(seed + STEP)) + hand * STEP))


def chance_at(chance: int, place: int) -> int:
    """The random bits at one place of a hand."""
    return mixed(wrapped(chance + place * STEP))


def below(bits: int, count: int) -> int:
    """One of so many, each as likely as the others; up to 2**31."""
    product = (bits >> 32 & LOW_HALF) * count
    if product & LOW_HALF < count:  # only then could some numbers come more often than others
        uneven = HALF % count
        while product & LOW_HALF < uneven:
            bits = mixed(wrapped(bits + STEP))
            product = (bits >> 32 & LOW_HALF) * count
    return product >> 32


def between(bits: int, least: int, most: int) -> int:
    """A whole number from a range, both ends included."""
    count = most - least + 1
    if count < 1 << 31:
        return least + below(bits, count)
    room = ((1 << 62) // count) * count
    number = bits >> 2 & (1 << 62) - 1
    while number >= room:
        bits = mixed(wrapped(bits + STEP))
        number = bits >> 2 & (1 << 62) - 1
    return least + number % count


def some_of(bits: int, among: int, count: int) -> int:
    """So many cards of a set, each choice as likely as the others; all of them, where there are no more."""
    left = among.bit_count()
    if count >= left:
        return among
    cards = among
    while count:
        product = (bits >> 32 & LOW_HALF) * left
        if product & LOW_HALF < left:  # as in `below`
            uneven = HALF % left
            while product & LOW_HALF < uneven:
                bits = mixed(wrapped(bits + STEP))
                product = (bits >> 32 & LOW_HALF) * left
        among ^= 1 << bit_at(among, product >> 32)
        bits = mixed(wrapped(bits + STEP)) if count & 1 else wrapped(bits << 32)
        left -= 1
        count -= 1
    return cards ^ among


def bit_at(bits: int, place: int) -> int:
    """The number of the bit that has so many set bits below it: half of what is left at a time."""
    found = 0
    width = 32
    while width:
        below_here = (bits >> found & (1 << width) - 1).bit_count()
        if place >= below_here:
            place -= below_here
            found += width
        width >>= 1
    return found
