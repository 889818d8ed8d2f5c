"""Square tiles on a grid: sides, quarter turns, and the tiles next door (Betrayal's house, Alone's sectors).

Sides are counted clockwise from the north: 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Spot: TypeAlias = tuple[str, int, int]
"""A place for a tile: the region (a floor, a level), how far east, how far south."""
Doors: TypeAlias = Callable[[str], Sequence[bool]]
"""On which of its four sides a tile, as it lies, has doorways."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step to the north, east, south, west."""

_SIDES = tuple((right, down, (side + 2) % 4) for side, (right, down) in enumerate(STEPS))
"""For each side the step, and the side of the tile beyond that faces this one."""


def opposite(side: int) -> int:
    """The side that faces this one.

    >>> opposite(0), opposite(3)
    (2, 1)
    """
    return (side + 2) % 4


def turned(sides: Sequence[T], quarters: int) -> tuple[T, ...]:
    """What is on the four sides of a tile that was turned clockwise by some quarters.

    >>> turned(["door", "", "", "window"], 1)
    ('window', 'door', '', '')
    """
    return tuple(sides[(side - quarters) % 4] for side in range(4))


def beyond(spot: Spot, side: int) -> Spot:
    """The place on the other side of a side.

    >>> beyond(("ground", 2, 0), 1)
    ('ground', 3, 0)
    """
    region, x, y = spot
    right, down = STEPS[side]
    return region, x + right, y + down


def touching(grid: Mapping[Spot, str], spot: Spot) -> list[str]:
    """The tiles that share an edge with a place, doorway or not."""
    region, x, y = spot
    spots = [(region, x + right, y + down) for right, down in STEPS]
    return [grid[other] for other in spots if other in grid]


def through_doors(grid: Mapping[Spot, str], spot: Spot, here: Sequence[bool], doors: Doors) -> list[str]:
    """The tiles next to a place where a doorway (of ``here``) meets a doorway of theirs.

    >>> grid = {("ground", 0, 0): "hall", ("ground", 1, 0): "porch", ("ground", 0, 1): "vault"}
    >>> lies = {"hall": (False, True, True, False), "porch": (False, False, False, True), "vault": (False,) * 4}
    >>> through_doors(grid, ("ground", 0, 0), lies["hall"], lies.__getitem__)
    ['porch']
    """
    found = []
    region, x, y = spot
    for (right, down, facing), door in zip(_SIDES, here, strict=True):
        if door:
            other = grid.get((region, x + right, y + down))
            if other is not None and doors(other)[facing]:
                found.append(other)
    return found


def door_to(grid: Mapping[Spot, str], spot: Spot, side: int, here: Sequence[bool], doors: Doors) -> str | None:
    """The tile beyond one side of a place, if a doorway meets a doorway there."""
    if not here[side]:
        return None
    other = grid.get(beyond(spot, side))
    return other if other is not None and doors(other)[(side + 2) % 4] else None


def open_sides(grid: Mapping[Spot, str], spot: Spot, here: Sequence[bool]) -> list[int]:
    """The sides of a place with a doorway and no tile beyond it."""
    region, x, y = spot
    return [
        side for side, door in enumerate(here) if door and (region, x + STEPS[side][0], y + STEPS[side][1]) not in grid
    ]


def rotations(ways: Sequence[Sequence[bool]], side: int) -> tuple[int, ...]:
    """The different ways to turn a tile so that it has a doorway on a side; ``ways`` are its doors by quarter turns.

    >>> corridor = [turned((True, False, True, False), quarters) for quarters in range(4)]
    >>> rotations(corridor, 0)
    (0,)
    """
    found: dict[tuple[bool, ...], int] = {}
    for quarters, sides in enumerate(ways):
        if sides[side]:
            found.setdefault(tuple(sides), quarters)
    return tuple(found.values())
