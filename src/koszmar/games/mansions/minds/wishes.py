"""Conditions taken apart: what would have to come about for one to hold."""

from __future__ import annotations

from functools import lru_cache

from ..effects.model import Word
from .story import Words

ONE = ("reached", "happened", "has", "placed", "token", "this", "monster", "burns", "solved")
"""Questions with one argument."""
TWO = ("group", "at", "mood")


@lru_cache(maxsize=2048)
def ways_of(words: Words) -> tuple[tuple[tuple[bool, Words], ...], ...]:
    """The ways in which a condition can hold: of each the questions that must all be answered so.

    >>> ways_of(("reached", "a", "and", "not", "placed", "b", "or", "round", ">=", 3))
    (((True, ('reached', 'a')), (False, ('placed', 'b'))), ((True, ('round', '>=', 3)),))
    """
    found: list[tuple[tuple[bool, Words], ...]] = []
    both: list[tuple[bool, Words]] = []
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "or":
            found.append(tuple(both))
            both = []
        elif word != "and":
            wanted = True
            while word == "not":
                wanted, word = not wanted, left.pop(0)
            both.append((wanted, (word, *_rest(str(word), left))))
    return (*found, tuple(both))


def _rest(word: str, left: list[Word]) -> Words:
    """The arguments of a question, taken from what is left."""
    if word in ("anyone", "all"):
        count = next((place for place, one in enumerate(left) if one in ("and", "or")), len(left))
    elif word == "follower":
        count = 3 if len(left) > 2 and left[1] == "in" else 1
    else:
        count = 1 if word in ONE else 2
    rest = tuple(left[:count])
    del left[:count]
    return rest
