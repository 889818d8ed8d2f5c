"""What the app can know by itself, and what it has to ask: conditions that are true, false, or for the table to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from koszmar.kernel.flow import Flow

from ..effects.conditions import answer, ways_of
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
    found: bool | None = False
    for way in ways_of(tuple(words)) or ():
        both: bool | None = True
        for wanted, word, rest in way:
            both = _and(both, _is(wanted, _known(scene, ctx, (word, *rest), told, open)))
        found = _or(found, both)
    return found


def _known(scene: Scene, ctx: Context, fact: Fact, told: Mapping[Fact, bool], open: list[Fact]) -> bool | None:
    if fact in told:
        return told[fact]
    if is_for_the_table(scene, fact):
        open.append(fact)
        return None
    return answer(scene, ctx, fact)


def _is(wanted: bool, found: bool | None) -> bool | None:
    return None if found is None else found == wanted


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
