"""Where the spaces of a board lie: how much room each takes, which way one lies from another, what is beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import atan2, pi

from msgspec import Struct

from .view import Board, Link, Space

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west: the sides of a square tile as it lies."""
NEAR = ("border", "impassable", "wall", "door", "corridor")
"""Links that lie between two spaces on the map; the others are signs that lead from one to the other."""
SHUT = ("impassable", "wall")
"""Links through which nobody goes by walking."""


class Box(Struct, frozen=True):
    """A rectangle in the units of a board."""

    left: float
    top: float
    right: float
    bottom: float

    def joined(self, other: Box) -> Box:
        """The smallest box around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


def box_of(space: Space) -> Box:
    """The room that a space takes.

    >>> from koszmar.kernel.view import Message
    >>> box_of(Space("hut", "wood", 2, 3, Message("hut"), radius=0.25))
    Box(left=1.75, top=2.75, right=2.25, bottom=3.25)
    """
    if not space.outline:
        half = space.radius or 0.5
        return Box(space.x - half, space.y - half, space.x + half, space.y + half)
    xs, ys = [x for x, _ in space.outline], [y for _, y in space.outline]
    return Box(space.x + min(xs), space.y + min(ys), space.x + max(xs), space.y + max(ys))


def way_from(one: Space, other: Space) -> int:
    """The direction in which another space lies: 0 is north, 1 north-east, and so on clockwise to 7."""
    return round(atan2(other.x - one.x, one.y - other.y) / (pi / 4)) % 8


def beside(board: Board, tile: Space, side: int) -> Space | None:
    """The square tile at one side of another."""
    dx, dy = STEPS[side]
    place = (tile.area, tile.x + dx, tile.y + dy)
    return next((other for other in board.spaces if (other.area, other.x, other.y) == place), None)


def links_of(board: Board, space: Space) -> Iterator[tuple[Link, Space]]:
    """The links of a space, each with the space at its other end."""
    spaces = {one.id: one for one in board.spaces}
    for link in board.links:
        if space.id in link.ends:
            other = spaces.get(link.ends[1] if link.ends[0] == space.id else link.ends[0])
            if other is not None:
                yield link, other


def neighbours(board: Board, space: Space) -> Iterable[Space]:
    """The spaces of the same area to which one could walk, doors or not."""
    for side, kind in enumerate(space.sides):
        if kind == "door" and (other := beside(board, space, side)):
            yield other
    for link, other in links_of(board, space):
        if link.kind in NEAR and link.kind not in SHUT and other.area == space.area:
            yield other
