"""What the app can know by itself, and what it has to ask: conditions that are true, false, or for the table to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from koszmar.kernel.flow import Flow

from ..effects.conditions import question
from ..effects.context import Context
from ..effects.model import Word
from ..state import Scene
from .asking import reported

Fact: TypeAlias = tuple[Word, ...]
"""A condition without ``and``, ``or`` and ``not``."""
ON_THE_TABLE = ("has", "group", "anyone", "all", "burns", "clues", "evidence", "fires", "stands-in-fire")
"""What begins like this only the people at the table can see."""
YES, NO = "yes", "no"


def is_for_the_table(scene: Scene, fact: Fact) -> bool:
    """Whether only the people at the table can say; where a person is who follows somebody, they know too."""
    if fact[0] in ("follower", "at"):
        token = next((one for one in scene.state.tokens if one.key == fact[1]), None)
        return token is not None and token.follows >= 0 and len(fact) > 2
    return fact[0] in ON_THE_TABLE


def reckon(
    scene: Scene, ctx: Context, words: Sequence[Word], told: Mapping[Fact, bool], open: list[Fact]
) -> bool | None:
    """Whether a condition holds as far as the app knows; what it would have to ask is added to ``open``."""
    left = list(words)
    found: bool | None = False
    while True:
        both: bool | None = True
        while True:
            both = _and(both, _one(scene, ctx, left, told, open))
            if not left or left[0] != "and":
                break
            left.pop(0)
        found = _or(found, both)
        if not left or left[0] != "or":
            return found
        left.pop(0)


def _one(scene: Scene, ctx: Context, left: list[Word], told: Mapping[Fact, bool], open: list[Fact]) -> bool | None:
    if left[0] == "not":
        left.pop(0)
        found = _one(scene, ctx, left, told, open)
        return None if found is None else not found
    before = list(left)
    value = question(scene, ctx, left)
    fact = tuple(before[: len(before) - len(left)])
    if fact in told:
        return told[fact]
    if is_for_the_table(scene, fact):
        open.append(fact)
        return None
    return value


def _and(one: bool | None, other: bool | None) -> bool | None:
    return False if one is False or other is False else None if None in (one, other) else True


def _or(one: bool | None, other: bool | None) -> bool | None:
    return True if one or other else None if None in (one, other) else False


def guess(scene: Scene, ctx: Context, words: Sequence[Word]) -> bool | None:
    """Whether a condition holds: yes, no, or the table would have to say."""
    return reckon(scene, ctx, words, {}, [])


def is_so(scene: Scene, ctx: Context, words: Sequence[Word]) -> Flow[bool]:
    """Whether a condition holds; whatever only the table can see is asked, one thing after another."""
    told: dict[Fact, bool] = {}
    while True:
        open: list[Fact] = []
        found = reckon(scene, ctx, words, told, open)
        if found is not None:
            return found
        told[open[0]] = yield from asked(scene, ctx, open[0])


def asked(scene: Scene, ctx: Context, fact: Fact) -> Flow[bool]:
    """The table says whether something is so."""
    written = " ".join(str(word) for word in fact)
    answer = yield from reported(scene, "own-is-it-so", [YES, NO], "app.role", who=ctx.who, fact=written)
    return answer == YES
