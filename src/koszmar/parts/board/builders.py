"""Making a board: of a drawn graph, of square tiles, of spaces inside tiles. What does not fit is refused by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from .links import NO_SIDE, Board, Link
from .squares import STEPS, Spot, opposite

DrawnLink: TypeAlias = tuple[str, str, str] | tuple[str, str, str, tuple[int, ...]]
"""Two spaces, the kind of link between them, and the numbers printed on it."""


def of_graph(spaces: Iterable[str], links: Iterable[DrawnLink], regions: Mapping[str, str] | None = None) -> Board:
    """A board as it is drawn: spaces, and links between them (Nemesis's ship).

    The key of a link is made of its ends; a second link between the same two has a number.

    >>> ship = of_graph(["bridge", "hall"], [("bridge", "hall", "corridor", (3,)), ("bridge", "hall", "vent")])
    >>> list(ship.links), ship.numbered("hall", 3).to
    (['bridge/hall', 'bridge/hall/2'], 'bridge')
    """
    spaces = tuple(spaces)
    known, made = set(spaces), _Links()
    if len(known) < len(spaces):
        raise ValueError(f"a space is listed twice: {sorted(space for space in known if spaces.count(space) > 1)}")
    for one, other, kind, *numbers in links:
        for end in (one, other):
            if end not in known:
                raise ValueError(f"a {kind} leads to {end!r}, which is not a space of this board")
        made.add(one, other, kind, numbers=numbers[0] if numbers else ())
    return Board(spaces, made.links, regions)


class _Links:
    """Links while a board is made."""

    def __init__(self) -> None:
        self.links: list[Link] = []
        self._count: dict[str, int] = {}

    def add(
        self, one: str, other: str, kind: str, sides: tuple[int, int] = (NO_SIDE, NO_SIDE), numbers: Sequence[int] = ()
    ) -> None:
        if one == other:
            raise ValueError(f"a {kind} leads from {one!r} to itself")
        key = f"{one}/{other}"
        count = self._count[key] = self._count.get(key, 0) + 1
        self.links.append(Link(key if count == 1 else f"{key}/{count}", (one, other), kind, sides, tuple(numbers)))


# -- square tiles --------------------------------------------------------------------------------------------------


def both_open(one: str, other: str) -> str:
    """What two sides that meet make of each other: nothing passes where one is closed; of two kinds a door prevails."""
    if not one or not other:
        return ""
    return one if one == other else "door"


def of_tiles(
    tiles: Mapping[str, tuple[Spot, Sequence[str]]],
    more: Iterable[tuple[str, int, str, int, str]] = (),
    join: Callable[[str, str], str] = both_open,
) -> Board:
    """A board of square tiles: where each lies, and what is on its four sides as it lies ("" for a wall).

    ``join`` says what two sides that meet make: a kind of link, or "" for none. ``more`` are links that do not follow
    from the grid, such as stairs: tile, side, tile, side, kind.

    >>> tiles = {"1A1": (("1", 0, 0), ("", "passage", "", "")), "1A2": (("1", 1, 0), ("", "", "", "door"))}
    >>> of_tiles(tiles).links["1A1/1A2"].kind
    'door'
    """
    grid: dict[Spot, str] = {}
    for key, (spot, _) in tiles.items():
        if spot in grid:
            raise ValueError(f"{key!r} lies on {grid[spot]!r}")
        grid[spot] = key
    made = _Links()
    for key, ((region, x, y), sides) in tiles.items():
        for side in (1, 2):
            other = grid.get((region, x + STEPS[side][0], y + STEPS[side][1]))
            if other is not None and (kind := join(sides[side], tiles[other][1][opposite(side)])):
                made.add(key, other, kind, (side, opposite(side)))
    for one, side, other, facing, kind in more:
        made.add(one, other, kind, (side, facing))
    return Board(tiles, made.links, {key: spot[0] for key, (spot, _) in tiles.items()})


# -- spaces inside tiles -------------------------------------------------------------------------------------------

Rim: TypeAlias = tuple[tuple[str, str], ...]
"""One side of a tile, module by module: the space that lies there and its opening ("" for a wall)."""


class TileShape(Struct, frozen=True):
    """A tile with spaces in it. Its sides are counted in modules, the unit in which tiles fit together."""

    rooms: dict[str, str]
    """The room of every space."""
    inside: tuple[tuple[str, str, str], ...]
    """What is between two of its spaces: space, space, kind."""
    rim: tuple[Rim, Rim, Rim, Rim]
    """North and south from west to east, east and west from north to south."""


class TileOnMap(Struct, frozen=True):
    """A tile where it lies: its north-west module, and its quarter turns clockwise."""

    key: str
    shape: TileShape
    x: int
    y: int
    turned: int = 0


def of_spaces(tiles: Iterable[TileOnMap], join: Callable[[str, str], str]) -> Board:
    """A board of spaces inside tiles (Mansions of Madness). A space is named by its tile: ``study.a``.

    ``join`` says what two rims that meet make: a kind of link, a wall too if the game has a use for walls. A rim with
    no tile beyond it makes nothing.

    >>> closet = TileShape({"a": "closet"}, (), ((("a", ""),), (("a", "door"),), (("a", ""),), (("a", ""),)))
    >>> pair = of_spaces([TileOnMap("one", closet, 0, 0), TileOnMap("two", closet, 1, 0, turned=2)], both_open)
    >>> pair.links["one.a/two.a"].kind
    'door'
    """
    made, rooms = _Links(), {}
    covered: dict[tuple[int, int], str] = {}
    edges: dict[tuple[int, int, int], tuple[str, str, int]] = {}
    for tile in tiles:
        rim = _turned_rim(tile.shape.rim, tile.turned)
        width, height = len(rim[0]), len(rim[1])
        for spot in ((tile.x + right, tile.y + down) for right in range(width) for down in range(height)):
            if spot in covered:
                raise ValueError(f"{tile.key!r} lies on {covered[spot]!r}")
            covered[spot] = tile.key
        for space, room in tile.shape.rooms.items():
            rooms[f"{tile.key}.{space}"] = f"{tile.key}.{room}"
        for one, other, kind in tile.shape.inside:
            made.add(f"{tile.key}.{one}", f"{tile.key}.{other}", kind)
        for side, edge, space, opening in _edges(rim, tile.x, tile.y, width, height):
            here = f"{tile.key}.{space}"
            if edge not in edges:
                edges[edge] = here, opening, side
                continue
            there, its_opening, its_side = edges[edge]
            if kind := join(its_opening, opening):
                made.add(there, here, kind, (its_side, side))
    return Board(rooms, made.links, rooms)


def _turned_rim(rim: tuple[Rim, Rim, Rim, Rim], quarters: int) -> tuple[Rim, ...]:
    for _ in range(quarters % 4):
        north, east, south, west = rim
        rim = west[::-1], north, east[::-1], south
    return rim


def _edges(
    rim: Sequence[Rim], x: int, y: int, width: int, height: int
) -> Iterable[tuple[int, tuple[int, int, int], str, str]]:
    """Every module edge of a rim: its side, its place on the map (across or along), the space and its opening."""
    along, across = 0, 1
    for place, (space, opening) in enumerate(rim[0]):
        yield 0, (along, x + place, y), space, opening
    for place, (space, opening) in enumerate(rim[1]):
        yield 1, (across, x + width, y + place), space, opening
    for place, (space, opening) in enumerate(rim[2]):
        yield 2, (along, x + place, y + height), space, opening
    for place, (space, opening) in enumerate(rim[3]):
        yield 3, (across, x, y + place), space, opening
