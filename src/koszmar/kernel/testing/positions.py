"""What the position builders of all games share: what was said for a seat, what is left in the box, how to begin.

A builder is one function of its game, ``games/<game>/proof/positions.py``: named arguments for whatever a test may want
to say, everything else filled in plainly, and a ``Driver`` to play on with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ..chance import Chance, ScriptedChance
from ..errors import ImpossiblePosition
from ..game import Game
from ..match import Match
from ..scene import Setting
from .driver import Driver, step_by_step

T = TypeVar("T")
K = TypeVar("K")

OTHERS = "others"
"""In a stock that was said in part: how many there are of everything that was not said."""


def nth(given: Sequence[T], seat: int, default: T) -> T:
    """What was said for a seat; the default for seats of which nothing was said."""
    return given[seat] if seat < len(given) else default


def stock(said: Mapping[str, int] | None, usual: Mapping[str, int]) -> dict[str, int]:
    """How many there are of each kind: as said, otherwise as usual; ``others`` speaks for all that is not named.

    >>> stock({"rope": 0}, {"rope": 3, "lamp": 2})
    {'rope': 0, 'lamp': 2}
    >>> stock({"rope": 1, "others": 0}, {"rope": 3, "lamp": 2})
    {'rope': 1, 'lamp': 0}
    """
    said = said or {}
    if unknown := [kind for kind in said if kind not in usual and kind != OTHERS]:
        raise ImpossiblePosition([f"there is no {kind} to lay out; there are: {', '.join(usual)}" for kind in unknown])
    return {kind: said.get(kind, said.get(OTHERS, count)) for kind, count in usual.items()}


def remaining(printed: Mapping[K, int], *used: Iterable[K]) -> Counter[K]:
    """What is left of everything printed; a position that uses more than there is is refused with every reason.

    >>> remaining({"rope": 3, "lamp": 2}, ["rope"], ["rope", "lamp"])
    Counter({'rope': 1, 'lamp': 1})
    >>> remaining({"rope": 1}, ["rope", "rope"], ["sword"])
    Traceback (most recent call last):
    koszmar.kernel.errors.ImpossiblePosition: 1 rope too many on the table; 1 sword too many on the table
    """
    left = Counter(printed)
    for things in used:
        left.subtract(things)
    if short := [f"{-count} {thing} too many on the table" for thing, count in left.items() if count < 0]:
        raise ImpossiblePosition(short)
    return left


def pile(top: Sequence[T], everything: Iterable[T] = ()) -> list[T]:
    """A pile as a state holds it, its top at the end: what was said lies on top, top first; the others below.

    >>> pile(["c", "a"], ["a", "b", "c", "d"])
    ['d', 'b', 'a', 'c']
    """
    return [*reversed([thing for thing in everything if thing not in top]), *reversed(top)]


def play_on(
    game: Game,
    state: Any,
    setting: Setting,
    *,
    rolls: Iterable[Any] = (),
    orders: Iterable[Sequence[Any]] = (),
    chance: Chance | None = None,
    stepwise: bool = False,
) -> Driver:
    """Play on from a state that was built; one that the rules cannot produce is refused with every reason.

    Chance follows a script of ``rolls`` and ``orders`` (see ``ScriptedChance``) unless another is given. The table
    stands at the first question; ``stepwise``, it stands before its first step, and pauses before every later one.
    """
    chance = chance or ScriptedChance(rolls, orders)
    return Driver(Match.from_state(step_by_step(game) if stepwise else game, state, setting, chance=chance))
