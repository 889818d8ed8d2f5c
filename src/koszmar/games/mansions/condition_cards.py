"""What a Condition is: its copies, its backs, what it answers (Conditions).

(condition.no-duplicates, condition.random-copy, condition.back-hidden)
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from koszmar.parts.moments import Answer, enter

from .effects.model import Effect
from .effects.reading import one_line

INSANE = "insane"
WOUNDED = "wounded"


class Back(Struct, frozen=True):
    """The back of a double-sided Condition."""

    effect: tuple[Effect, ...]
    stays: bool
    """Whether it is turned faceup again; otherwise it is discarded."""


class ConditionCard(Struct, frozen=True):
    """A Condition."""

    key: str
    copies: int
    backs: tuple[Back, ...] = ()
    on: tuple[Answer, ...] = ()


CONDITIONS: dict[str, ConditionCard] = {}


def condition(key: str, copies: int, *on: Answer, backs: tuple[tuple[str, bool], ...] = ()) -> ConditionCard:
    """Enter a Condition; of each back its effect, and whether it is turned faceup again."""
    made = tuple(Back(one_line(effect), stays) for effect, stays in backs)
    card = CONDITIONS[key] = ConditionCard(key, copies, made, on)
    enter("condition", key, on)
    return card


@cache
def copies_of(kind: str) -> tuple[str, ...]:
    """All copies of a Condition, sorted as in their deck."""
    return tuple(sorted(f"{kind}-{number + 1}" for number in range(CONDITIONS[kind].copies)))


def all_copies() -> list[str]:
    """All Condition cards; each has a number, and of double-sided ones the number says which back it has."""
    return [copy for kind in CONDITIONS for copy in copies_of(kind)]
