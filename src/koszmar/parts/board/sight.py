"""Sight: looking from a space along straight lines, as far as nothing stands in the way (Betrayal, Alone)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")


def line(start: S, side: int, onward: Callable[[S, int], S | None]) -> list[S]:
    """The spaces in a straight line from a space, near to far, without the space itself.

    ``onward`` gives the next space on a side, or None where the view ends: only it knows what a door, stairs or a
    blocked way do to the view.

    >>> row = {("a", 1): "b", ("b", 1): "c"}
    >>> line("a", 1, lambda here, side: row.get((here, side)))
    ['b', 'c']
    """
    found: list[S] = []
    here = start
    while (there := onward(here, side)) is not None and there != start and there not in found:
        found.append(there)
        here = there
    return found


def lines(start: S, onward: Callable[[S, int], S | None], sides: int = 4) -> list[S]:
    """The spaces in a straight line from a space in any direction, without the space itself."""
    return [space for side in range(sides) for space in line(start, side, onward)]
