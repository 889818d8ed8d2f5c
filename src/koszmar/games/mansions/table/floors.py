"""How map tiles are drawn: every side is cut into the shapes of its spaces, and laid where its tile lies.

Shapes are counted in modules (a small side is 2 by 1, a medium one 2 by 2), as the side is printed. Spaces with a link
between them share an edge; spaces without one meet at a corner at most; and every module edge of the rim has the space
there that the rim names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot

from koszmar.kernel.view import Point

from ..state import LaidTile
from ..tiles import SIDES

MODULE = 1.6
"""Units of the drawing to a module."""
CLOSE = 1e-6
Shape = tuple[Point, ...]
Segment = tuple[Point, Point]


def _box(left: float, top: float, right: float, bottom: float) -> Shape:
    return (left, top), (right, top), (right, bottom), (left, bottom)


HALVES: dict[str, Shape] = {"a": _box(0, 0, 1, 1), "b": _box(1, 0, 2, 1)}
QUARTERS: dict[str, Shape] = {
    "a": _box(0, 0, 1, 1), "b": _box(1, 0, 2, 1), "c": _box(1, 1, 2, 2), "d": _box(0, 1, 1, 2),
}  # fmt: skip
RING: dict[str, Shape] = {
    "a": ((0, 0), (1, 0), (1, 0.6), (0.6, 0.6), (0.6, 1), (0, 1)),
    "b": ((1, 0), (2, 0), (2, 1), (1.4, 1), (1.4, 0.6), (1, 0.6)),
    "c": ((2, 1), (2, 2), (1, 2), (1, 1.4), (1.4, 1.4), (1.4, 1)),
    "d": ((0, 1), (0.6, 1), (0.6, 1.4), (1, 1.4), (1, 2), (0, 2)),
    "e": _box(0.6, 0.6, 1.4, 1.4),
}
"""Four quarters around a middle."""
CORNER: dict[str, Shape] = {
    "a": ((0, 0), (1, 0), (1, 0.7), (1.15, 0.85), (0.85, 1.15), (0.7, 1), (0, 1)),
    "b": ((1, 0), (2, 0), (2, 1), (1.3, 1), (1.15, 0.85), (1, 0.7)),
    "c": ((2, 1), (2, 2), (1, 2), (1, 1.3), (0.85, 1.15), (1.15, 0.85), (1.3, 1)),
    "d": ((0, 1), (0.7, 1), (0.85, 1.15), (1, 1.3), (1, 2), (0, 2)),
}
"""Four quarters of which two see each other across the middle."""
SHED: dict[str, Shape] = {"a": _box(0, 0, 1, 1), "b": _box(1, 0.42, 2, 1), "c": _box(1, 0, 2, 0.42)}
"""Two halves, with a hut in the north-east."""
CUTS: dict[str, dict[str, Shape]] = {
    "park-pond": RING, "flea-market": RING, "town-square": RING, "basement": CORNER, "conservatory": CORNER,
    "beach": SHED, "rental-dock": SHED,
    "dock-2": {"a": _box(0, 0, 1, 0.65), "b": _box(1, 0, 2, 0.65), "c": _box(0, 0.65, 2, 1)},
    "house-boat": {
        "a": _box(0, 0.3, 0.9, 1), "b": _box(0.9, 0.3, 1.4, 1),
        "c": ((0, 0), (2, 0), (2, 1), (1.4, 1), (1.4, 0.3), (0, 0.3)),
    },
    "library": {
        "a": ((0, 0), (1, 0), (1, 0.35), (0.66, 0.35), (0.66, 1), (0, 1)),
        "b": _box(0.66, 0.35, 1.34, 1),
        "c": ((1, 0), (2, 0), (2, 1), (1.34, 1), (1.34, 0.35), (1, 0.35)),
    },
    "warehouse": {
        "a": _box(0, 0, 1, 1),
        "b": ((1, 0), (2, 1), (1.3, 1), (1, 0.7)),
        "c": ((1.3, 1), (2, 1), (2, 2), (1, 2), (1, 1.3)),
        "d": ((0, 1), (1, 1), (1, 0.7), (1.3, 1), (1, 1.3), (1, 2), (0, 2)),
        "e": ((1, 0), (2, 0), (2, 1)),
    },
    "storefront": {
        "a": _box(0.4, 0, 1, 1), "b": _box(1, 0, 2, 1), "c": _box(0, 0, 0.4, 1), "d": _box(0, 1, 1, 2),
        "e": _box(1, 1, 2, 2),
    },
    "dining-room": {
        "a": ((0, 0), (1, 0), (1, 0.45), (0.7, 0.45), (0.7, 0.7), (1, 1), (0, 1)),
        "b": ((1, 0), (2, 0), (2, 1), (1.5, 1), (1.5, 0.45), (1, 0.45)),
        "c": ((0.7, 0.45), (1.5, 0.45), (1.5, 1), (1, 1), (0.7, 0.7)),
        "d": _box(1, 1, 2, 2),
        "e": _box(0, 1, 1, 2),
    },
    "lobby": {
        "a": _box(0, 0, 1, 1), "b": _box(1, 0, 2, 1), "c": _box(0.4, 1, 2, 2), "d": _box(0, 1, 0.4, 2),
    },
    "tool-shed": {
        "a": ((0, 0), (1, 0), (1, 0.7), (0.7, 0.35), (0.35, 0.35), (0.35, 0.7), (0.7, 1), (0, 1)),
        "b": ((0.35, 0.35), (0.7, 0.35), (1, 0.7), (0.7, 1), (0.35, 0.7)),
        "c": ((1, 0), (2, 0), (2, 1), (1.3, 1), (1, 0.7)),
        "d": ((2, 1), (2, 2), (1, 2), (1, 1.3), (0.7, 1), (1, 0.7), (1.3, 1)),
        "e": ((0, 1), (0.7, 1), (1, 1.3), (1, 2), (0, 2)),
    },
    "pier": {
        "a": _box(0, 0, 1, 0.8),
        "b": ((1, 0), (2, 0), (2, 1), (1.15, 1), (1.15, 0.8), (1, 0.8)),
        "c": ((0, 0.8), (1.15, 0.8), (1.15, 2), (0.75, 2), (0.75, 1.2), (0, 1.2)),
        "d": _box(0, 1.2, 0.75, 2),
        "e": _box(1.15, 1, 2, 2),
    },
}  # fmt: skip
"""Sides that are not simply halves or quarters."""
MIDDLES: dict[str, Point] = {"house-boat.c": (1.7, 0.5), "pier.c": (0.94, 1), "tool-shed.a": (0.3, 0.25)}
"""Where figures stand, in shapes whose own middle is a bad place."""


def shapes_of(side: str) -> Mapping[str, Shape]:
    """The shapes of a side's spaces."""
    return CUTS.get(side) or (HALVES if SIDES[side].size == "small" else QUARTERS)


# -- tiles where they lie --------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def laid(tile: LaidTile) -> dict[str, Shape]:
    """The shapes of a tile's spaces on the map, by space."""
    return {
        f"{tile.side}.{letter}": tuple(_placed(tile, point) for point in shape)
        for letter, shape in shapes_of(tile.side).items()
    }


def _placed(tile: LaidTile, point: Point) -> Point:
    """A point of a side where the tile lies: turned by quarters, then moved; north is up (compass.directions)."""
    x, y = point
    width, height = 2, 1 if SIDES[tile.side].size == "small" else 2
    for _ in range(tile.turned % 4):
        x, y = height - y, x
        width, height = height, width
    return (tile.x + x) * MODULE, (tile.y + y) * MODULE


@lru_cache(maxsize=1024)
def middle(tile: LaidTile, space: str) -> Point:
    """Where figures stand."""
    if space in MIDDLES:
        return _placed(tile, MIDDLES[space])
    return centre(laid(tile)[space])


def centre(shape: Shape) -> Point:
    """The centre of gravity of a shape."""
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in edges(shape):
        part = x1 * y2 - x2 * y1
        area, x, y = area + part, x + (x1 + x2) * part, y + (y1 + y2) * part
    return x / (3 * area), y / (3 * area)


def edges(shape: Shape) -> Iterator[Segment]:
    """The edges of a shape."""
    yield from zip(shape, (*shape[1:], shape[0]), strict=True)


# -- what two shapes share -------------------------------------------------------------------------------------------


@cache
def border(one: Shape, other: Shape) -> tuple[Point, ...]:
    """The longest line that two shapes share; nothing if they do not touch."""
    found = [part for edge in edges(one) for another in edges(other) if (part := _overlap(edge, another))]
    chains: list[list[Point]] = []
    for start, end in found:
        before = next((chain for chain in chains if _same(chain[-1], start)), None)
        after = next((chain for chain in chains if _same(chain[0], end)), None)
        if before is not None:
            before.append(end)
        elif after is not None:
            after.insert(0, start)
        else:
            chains.append([start, end])
    longest = max(chains, key=_length) if chains else []
    return tuple(longest)


def _overlap(one: Segment, other: Segment) -> Segment | None:
    """What two edges have in common, along the first."""
    (x, y), (x2, y2) = one
    dx, dy = x2 - x, y2 - y
    square = dx * dx + dy * dy
    if square < CLOSE or any(abs(dx * (py - y) - dy * (px - x)) > CLOSE for px, py in other):
        return None
    low, high = sorted(((px - x) * dx + (py - y) * dy) / square for px, py in other)
    low, high = max(0.0, low), min(1.0, high)
    if high - low < CLOSE:
        return None
    return (x + dx * low, y + dy * low), (x + dx * high, y + dy * high)


def _same(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) < CLOSE and abs(one[1] - other[1]) < CLOSE


def _length(chain: list[Point]) -> float:
    return sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(chain))


def doorway(here: Shape, line: tuple[Point, ...]) -> Shape:
    """A small dark place beyond the line at the edge of a shape: a door that nobody has opened."""
    (x1, y1), (x2, y2) = line[0], line[-1]
    inside = centre(here)
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    ox, oy = uy, -ux
    if (inside[0] - mx) * ox + (inside[1] - my) * oy > 0:
        ox, oy = -ox, -oy
    half, deep = min(0.45, length / 2), 0.55
    sx, sy = ux * half, uy * half
    return (
        (mx - sx, my - sy), (mx + sx, my + sy), (mx + sx + ox * deep, my + sy + oy * deep),
        (mx - sx + ox * deep, my - sy + oy * deep),
    )  # fmt: skip
