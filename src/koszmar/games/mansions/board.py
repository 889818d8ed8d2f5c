"""The board: tiles as they lie, what joins spaces, near and far, range, rooms (Adjacent, Range, Distance, Rooms).

(map.board, map.tile-stays, space.holds, border.passable, impassable.no-move, door.passable, wall.no-move)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from koszmar.parts.board import (
    FAR,
    Board,
    Link,
    Overlay,
    TileOnMap,
    Walk,
    Ways,
    joined,
    of_spaces,
    spread,
    walk,
    ways,
)

from .state import LaidTile, Scene, Space, State
from .tiles import BORDER, DOOR, IMPASSABLE, INDOOR, OPEN, SIDES, WALL, Room

BLOCKED, COVERED, PASSAGE, WET = "blocked", "covered", "passage", "wet"
"""A door with a Barricade on it; one with an Explore token; a Secret Passage; an impassable border at water."""

ON_FOOT = walk(BORDER, DOOR, PASSAGE)
"""How investigators get about (border.passable, door.passable, impassable.no-move, wall.no-move)."""
PROWLING = walk(BORDER, DOOR, PASSAGE, BLOCKED)
"""Monsters try to break through (distance.monster-barricade)."""
SWIMMING = walk(BORDER, DOOR, PASSAGE, BLOCKED, WET)
FLYING = walk(BORDER, DOOR, PASSAGE, BLOCKED, WET, IMPASSABLE)
PHASING = walk(BORDER, DOOR, PASSAGE, BLOCKED, COVERED, WALL)
WALKS: dict[str, Walk] = {"aquatic": SWIMMING, "flying": FLYING, "phasing": PHASING}
"""How monsters with an ability get about (monster.abilities, distance.abilities)."""
IN_SIGHT = walk(BORDER, IMPASSABLE, WET)
"""Range is not traced through walls, doors or Secret Passages.

(range.no-walls-doors, range.across-impassable, secret-passage.no-range)
"""
BESIDE = walk(BORDER, IMPASSABLE, WET, DOOR, COVERED, BLOCKED, PASSAGE)
"""Whatever effects on adjacent spaces reach: anything but walls (wall.stops-adjacent-effects)."""
TOUCHING = walk(BORDER, IMPASSABLE, WET, DOOR, COVERED, BLOCKED, PASSAGE, WALL)
"""All adjacent spaces (adjacent.spaces)."""
NO_BARRICADES = walk(BORDER, IMPASSABLE, WET, DOOR, COVERED, PASSAGE)


# -- the board as it lies ------------------------------------------------------------------------------------------


def board(state: State) -> Board:
    """All tiles that are placed, with their Secret Passages.

    (map.board, map.tile-stays, secret-passage.def, secret-passage.adjacent)
    """
    return _board(tuple(state.tiles), tuple(state.passages))


@lru_cache(maxsize=1024)
def _board(tiles: tuple[LaidTile, ...], passages: tuple[Space, ...]) -> Board:
    laid = of_tiles(tiles)
    if len(passages) < 2:
        return laid
    spaces = sorted(passages)
    pairs = tuple((one, other) for place, one in enumerate(spaces) for other in spaces[place + 1 :])
    return joined(laid, pairs, PASSAGE)


@lru_cache(maxsize=512)
def of_tiles(tiles: tuple[LaidTile, ...]) -> Board:
    """Some tiles as they lie."""
    laid = of_spaces(
        [TileOnMap(tile.side, SIDES[tile.side].shape, tile.x, tile.y, tile.turned) for tile in tiles], _join
    )
    links = [_wet(link) for link in laid.links.values()]
    return Board(laid.spaces, links, laid.regions)


def _join(one: str, other: str) -> str:
    """What two rims make of each other; whatever is between tiles separates rooms (door.separates-rooms)."""
    if not one or not other:
        return WALL
    return BORDER if one == other == OPEN else DOOR


def _wet(link: Link) -> Link:
    """An impassable border at water lets aquatic monsters pass."""
    if link.kind == IMPASSABLE and any("water" in tags_of(end) for end in link.ends):
        return Link(link.key, link.ends, WET, link.sides, link.numbers)
    return link


def now(state: State) -> Overlay:
    """Doors and walls by tokens, Barricades and Explore tokens on doors; on a Secret Passage only that end is closed.

    (door.token-on-wall, wall.token-on-door, secret-passage.blocked)
    """
    covering, blocking = _covering(state), _blocking(state)
    if not blocking and not covering:
        return state.links
    return _overlay(board(state), tuple(state.links.links.items()), covering, blocking)


Pairs = tuple[tuple[str, str], ...]


def _covering(state: State) -> Pairs:
    """Where Explore tokens lie, and what is behind them."""
    return tuple([(one.at, one.beyond) for one in state.tokens if one.kind == "explore" and one.beyond])


def _blocking(state: State) -> Pairs:
    """Where Barricades stand that block something, and what."""
    return tuple([(one.space, one.on) for one in state.barricades if one.on]) if state.barricades else ()


@lru_cache(maxsize=2048)
def _overlay(laid: Board, tokens: Pairs, covering: Pairs, blocking: Pairs) -> Overlay:
    links = dict(tokens)
    for at, beyond in covering:
        for link in laid.exits.get(at, ()):
            if link.to == beyond and links.get(link.link, link.kind) == DOOR:
                links[link.link] = COVERED
    for space, on in blocking:
        if on == PASSAGE:
            links.update({link.link: BLOCKED for link in laid.exits[space] if link.kind == PASSAGE})
        else:
            links[on] = BLOCKED
    return Overlay(links)


def ways_for(state: State, how: Walk) -> Ways:
    """The board as one way of getting about finds it now; asked for every step, so that it is kept."""
    links, covering, blocking = state.links.links, _covering(state), _blocking(state)
    return _ways_for(
        how, tuple(state.tiles), tuple(state.passages), tuple(links.items()) if links else (), covering, blocking
    )


@lru_cache(maxsize=8192)
def _ways_for(
    how: Walk,
    tiles: tuple[LaidTile, ...],
    passages: tuple[Space, ...],
    tokens: Pairs,
    covering: Pairs,
    blocking: Pairs,
) -> Ways:
    laid = _board(tiles, passages)
    return ways(laid, how, _overlay(laid, tokens, covering, blocking))


def link_state(state: State, link: str) -> str:
    """What a link is now: a border, a door, a wall…"""
    found = board(state).links[link]
    return now(state).links.get(link, found.kind)


def doors_of(state: State, space: Space) -> dict[str, Space]:
    """The doors at the edge of a space, by link, with the space beyond (adjacent.door-to-space)."""
    links = now(state).links
    return {
        found.link: found.to
        for found in board(state).exits[space]
        if links.get(found.link, found.kind) in (DOOR, BLOCKED, COVERED)
    }


# -- rooms ---------------------------------------------------------------------------------------------------------


def tile_of(space: Space) -> str:
    """The side of a tile that a space is on."""
    return space.rpartition(".")[0]


@lru_cache(maxsize=512)
def room_of(space: Space) -> str:
    """The room of a space, by its tile and name."""
    tile, _, letter = space.rpartition(".")
    return f"{tile}.{SIDES[tile].shape.rooms[letter]}"


@lru_cache(maxsize=512)
def names_of(space: Space) -> frozenset[str]:
    """What a space can be called: by itself, by its tile, by the name of its room."""
    return frozenset((space, tile_of(space), room_of(space).rpartition(".")[2]))


@lru_cache(maxsize=512)
def _room(space: Space) -> Room:
    tile, _, letter = space.rpartition(".")
    return SIDES[tile].room(letter)


@lru_cache(maxsize=512)
def tags_of(space: Space) -> frozenset[str]:
    """What events may ask for: ``street``, ``hall``, ``water``…, and ``in`` or ``out`` (room.kind)."""
    tile, _, letter = space.rpartition(".")
    return SIDES[tile].tags[letter] | {_room(space).kind}


def is_indoor(space: Space) -> bool:
    """Whether a space has a roof (room.indoor, room.outdoor, room.indoor-examples, room.outdoor-examples)."""
    return _room(space).kind == INDOOR


def spaces_of(state: State, room: str) -> list[Space]:
    """The spaces of a room."""
    return board(state).in_region(room)


def adjacent_rooms(state: State, room: str) -> set[str]:
    """The rooms that share a border, a door, an impassable border or a wall with a room (adjacent.rooms)."""
    laid, near = board(state), ways_for(state, TOUCHING).near
    return {laid.regions[there] for space in laid.in_region(room) for there in near[space]} - {room}


def is_placed(state: State, space: Space) -> bool:
    """Whether a space is on the board."""
    return any(tile.side == tile_of(space) for tile in state.tiles)


# -- near and far --------------------------------------------------------------------------------------------------


def within_range(scene: Scene, space: Space, most: int | None = None) -> Mapping[Space, int]:
    """The spaces within range, with how far they are; the space itself is (range.def)."""
    limit = scene.parameters.range if most is None else most
    return _within(ways_for(scene.state, IN_SIGHT), space, limit)


@lru_cache(maxsize=8192)
def _within(sight: Ways, space: Space, most: int) -> Mapping[Space, int]:
    return spread(space, sight.steps, most)


def beside(scene: Scene, space: Space) -> tuple[Space, ...]:
    """Adjacent spaces that effects reach: not through walls (wall.stops-adjacent-effects; ruling through-doors)."""
    return all_beside(scene)[space]


def all_beside(scene: Scene) -> Mapping[Space, tuple[Space, ...]]:
    """The same for every space."""
    how = NO_BARRICADES if scene.rulings.through_doors == "barricade-stops" else BESIDE
    return ways_for(scene.state, how).near


def paths(scene: Scene, how: Walk) -> Ways:
    """What distances are counted along (distance.path-counts; ruling distance)."""
    return ways_for(scene.state, TOUCHING if scene.rulings.distance == "adjacency" else how)


def far(scene: Scene, how: Walk, start: Space, goals: Iterable[Space]) -> int:
    """The distance to the nearest of some spaces, as whoever asks would walk.

    (distance.nearest, distance.nearest-path, distance.unreachable)
    """
    away = paths(scene, how).distances(start)
    return min((away.get(goal, FAR) for goal in goals), default=FAR)
