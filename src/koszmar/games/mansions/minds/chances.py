"""How likely dice are to be enough, with Clues or without."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from ..skills import Roll, pool_of
from ..state import Scene, Who

SUCCESS, INVESTIGATION = 3 / 8, 2 / 8
MEAN = SUCCESS
"""Successes to be expected of a die."""


@lru_cache(maxsize=4096)
def chance_of(dice: int, needed: int, clues: int = 0) -> float:
    """How likely so many dice show enough successes, if up to so many investigation results become some.

    >>> round(chance_of(3, 1), 2), round(chance_of(3, 2, 1), 2)
    (0.76, 0.6)
    """
    if needed <= 0:
        return 1.0
    blank = 1 - SUCCESS - INVESTIGATION
    total = 0.0
    for good in range(dice + 1):
        for maybe in range(dice - good + 1):
            if good + min(maybe, clues) >= needed:
                ways = comb(dice, good) * comb(dice - good, maybe)
                total += ways * SUCCESS**good * INVESTIGATION**maybe * blank ** (dice - good - maybe)
    return total


@lru_cache(maxsize=4096)
def left_of(amount: int, dice: int) -> float:
    """How many cards are left of some if each success negates one.

    >>> round(left_of(2, 3), 2)
    0.93
    """
    return sum(chance_below(dice, kept) for kept in range(1, amount + 1))


def chance_below(dice: int, needed: int) -> float:
    """How likely so many dice show fewer successes."""
    return 1.0 - chance_of(dice, needed)


def dice_for(
    scene: Scene, who: Who, skill: str, *, modifier: int = 0, why: str = "", tags: frozenset[str] = frozenset(),
    against: str = "",
) -> int:  # fmt: skip
    """How many dice an investigator has in a test."""
    return pool_of(scene, Roll(who, skill, why, 0, tags, against), modifier)
