"""Map tiles: 24 of them, two sides each, as graphs of spaces (Map Tiles, Rooms, Spaces, Borders, Doors, Walls).

The sides stand in tiles.toml. ``rooms`` names the rooms and their spaces (``Park abcd; Pond e``), with ``(in)`` or
``(out)`` where a side has both. Inside, ``a-b`` is a border, ``a~b`` an impassable border, ``a=b`` a door, ``a#b`` a
wall. The rim says for each outer module edge (north and south from west to east, east and west from north to south)
which space lies there; ``=`` is a door, ``-`` an open edge, and nothing a wall. North is up (compass.directions).

(map.tile-rooms, room.def, room.name, room.kind, space.def, border.def, impassable.def, door.def, wall.def)
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from msgspec import Struct

from koszmar.parts.board import Rim, TileShape

BORDER, IMPASSABLE, DOOR, WALL = "border", "impassable", "door", "wall"
KINDS = {"-": BORDER, "~": IMPASSABLE, "=": DOOR, "#": WALL}
"""What is between two spaces (border.def, impassable.def, door.def, wall.def)."""
OPEN = "open"
INDOOR, OUTDOOR = "in", "out"
MIXED = "?"


class Room(Struct, frozen=True):
    """A room on a side of a tile: some of its spaces, with a name (room.def, room.name, space.def)."""

    key: str
    kind: str
    """Indoor or outdoor (room.indoor, room.outdoor)."""
    spaces: tuple[str, ...]


class Side(Struct, frozen=True):
    """A side of a map tile (map.tile-rooms)."""

    key: str
    size: str
    """``small`` is 2 by 1 modules, ``medium`` 2 by 2 (setup.tiles-by-size)."""
    other: str
    """What is on the back: a tile lies with one side up at a time."""
    rooms: tuple[Room, ...]
    shape: TileShape
    tags: dict[str, frozenset[str]]
    """By space, what events may ask for: ``street``, ``hall``, ``water``…"""

    def room(self, space: str) -> Room:
        """The room of a space."""
        return next(room for room in self.rooms if space in room.spaces)

    def room_spaces(self, key: str) -> tuple[str, ...]:
        """The spaces of a room."""
        return next(room.spaces for room in self.rooms if room.key == key)


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def _rooms(text: str, kind: str) -> tuple[Room, ...]:
    found = []
    for part in text.split(";"):
        match = re.fullmatch(r"(.+?) ([a-e]+)(?: \((in|out)\))?", part.strip())
        assert match, text
        name, spaces, own = match.groups()
        found.append(Room(_slug(name), own or kind, tuple(spaces)))
    return tuple(found)


def _inside(text: str) -> tuple[tuple[str, str, str], ...]:
    return tuple((part[0], part[2], KINDS[part[1]]) for part in text.split())


def _rim(text: str) -> tuple[Rim, Rim, Rim, Rim]:
    sides: dict[str, Rim] = {}
    for part in text.split("/"):
        letter, *edges = part.split()
        sides[letter] = tuple((edge[0], {"=": DOOR, "-": OPEN, "": ""}[edge[1:]]) for edge in edges)
    return sides["N"], sides["E"], sides["S"], sides["W"]


def _tags(text: str, spaces: list[str]) -> dict[str, frozenset[str]]:
    """``pier, water (e)``: of the whole side, or of some of its spaces."""
    found: dict[str, set[str]] = {space: set() for space in spaces}
    for tag, some in re.findall(r"([a-z]+)(?: \(([a-e, ]+)\))?", text):
        for space in some.replace(",", " ").split() if some else spaces:
            found[space].add(tag)
    return {space: frozenset(tags) for space, tags in found.items()}


def _side(key: str, text: dict[str, str]) -> Side:
    rooms = _rooms(text["rooms"], text.get("kind", MIXED))
    spaces = {space: room.key for room in rooms for space in room.spaces}
    shape = TileShape(spaces, _inside(text["inside"]), _rim(text["rim"]))
    return Side(key, text["size"], text["other"], rooms, shape, _tags(text["tags"], list(spaces)))


def _read() -> dict[str, Side]:
    texts = tomllib.loads(Path(__file__).with_name("tiles.toml").read_text(encoding="utf-8"))
    return {key: _side(key, text) for key, text in texts.items()}


SIDES: dict[str, Side] = _read()
