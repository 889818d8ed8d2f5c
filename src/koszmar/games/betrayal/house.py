"""The house: doors, neighbours, distances, line of sight, open doorways, and where a tile may be laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, TypeAlias

from koszmar.kernel.past import encode
from koszmar.parts.board import lines, squares, turned, walks
from koszmar.parts.figures import Figure, is_seat

from .state import House, LaidTile, Scene, State
from .tiles import LEADS_TO, MONSTER_STAIRS, PRINTED_LEADS, REGIONS, ROOMS

STEPS = squares.STEPS
"""One step to the north, east, south, west."""
FAR = walks.FAR
"""The distance to a tile that cannot be reached."""

PASSAGE = "secret-passage"
"""The tokens at the ends of the Secret Passage."""

_LINKS: dict[str, list[str]] = {}
for _one, _other in LEADS_TO:
    _LINKS.setdefault(_one, []).append(_other)
    _LINKS.setdefault(_other, []).append(_one)


# -- doors ---------------------------------------------------------------------------------------------------------


_DOORS = {key: [turned(room.doors, quarters) for quarters in range(4)] for key, room in ROOMS.items()}
"""The doorways of every tile for each way it can be turned."""
_ALL_ROUND = (True, True, True, True)


def doors(house: House, key: str) -> tuple[bool, ...]:
    """On which sides the tile, as it lies, has doorways."""
    tile = house.tiles[key]
    return _ALL_ROUND if tile.flipped else _DOORS[key][tile.turned]


def has_door(house: House, key: str, side: int) -> bool:
    """Whether the tile, as it lies, has a doorway on that side."""
    return doors(house, key)[side]


def spot_of(house: House, key: str) -> tuple[str, int, int]:
    """Where a tile lies: region, x, y."""
    tile = house.tiles[key]
    return tile.region, tile.x, tile.y


def beyond(house: House, key: str, side: int) -> tuple[str, int, int]:
    """The place on the other side of a tile's side."""
    return squares.beyond(spot_of(house, key), side)


def open_sides(house: House, key: str) -> list[int]:
    """The sides of a tile where an unexplored doorway is: nothing lies beyond it."""
    found = house.exits.get(key)
    if found is None:
        found = house.exits[key] = squares.open_sides(house.grid, spot_of(house, key), doors(house, key))
    return found


def open_doorways(house: House, region: str) -> list[tuple[str, int]]:
    """Every unexplored doorway of a region, as tile and side."""
    return [
        (key, side) for key, tile in house.tiles.items() if tile.region == region for side in open_sides(house, key)
    ]


def symbol(house: House, key: str) -> str:
    """The symbol that a tile shows as it lies."""
    return "" if house.tiles[key].flipped else ROOMS[key].symbol


def is_named(house: House, key: str, *names: str) -> bool:
    """Whether the tile is one of these and lies face up."""
    return key in names and not house.tiles[key].flipped


def in_region(house: House, *regions: str) -> list[str]:
    """The tiles of some regions."""
    return [key for key, tile in house.tiles.items() if tile.region in regions]


def landings(house: House) -> list[str]:
    """The Landing tiles in the house (tile.landing-five-spaces)."""
    return [key for key in house.tiles if ROOMS[key].landing]


# -- neighbours ----------------------------------------------------------------------------------------------------


def touching(house: House, key: str) -> list[str]:
    """The tiles that share an edge with this one, doorway or not."""
    return squares.touching(house.grid, spot_of(house, key))


def through_doors(house: House, key: str) -> list[str]:
    """The tiles beyond doorways that meet a doorway.

    (move.adjacent-doors, move.false-doorway, example.adjacent-and-false-door, discover.closet)
    """
    return squares.through_doors(house.grid, spot_of(house, key), doors(house, key), partial(doors, house))


def passage(state: State, key: str) -> str | None:
    """The tile at the other end of the Secret Passage (tile.secret-passage-tokens)."""
    ends = [token.on for token in state.tokens if token.kind == PASSAGE]
    if len(ends) == 2 and key in ends and ends[0] != ends[1]:
        return ends[1 - ends.index(key)]
    return None


def adjacent(scene: Scene, key: str) -> list[str]:
    """The tiles one move away for an explorer: doorways, "leads to", Secret Passages."""
    state = scene.state
    house = state.house
    found = house.ways.get(key)
    if found is None:
        found = through_doors(house, key)
        if not house.tiles[key].flipped:
            for other in _LINKS.get(key, ()):
                there = other in house.tiles and not house.tiles[other].flipped and other not in found
                if there and (scene.rulings.leads_to == "both-ways" or PRINTED_LEADS.get(key) == other):
                    found.append(other)
        other_end = passage(state, key)
        if other_end is not None and other_end in house.tiles and other_end not in found:
            found.append(other_end)
        house.ways[key] = found
    return found


def monster_steps(scene: Scene, key: str) -> list[str]:
    """The tiles one move away for a monster: as for explorers, and the back stairs (monster.basement-shortcut)."""
    found = adjacent(scene, key)
    if key in MONSTER_STAIRS:
        return [*found, MONSTER_STAIRS[1 - MONSTER_STAIRS.index(key)]]
    return found


def ghost_steps(scene: Scene, key: str) -> list[str]:
    """The tiles one move away for a monster that goes through walls."""
    found = monster_steps(scene, key)
    return [*found, *(other for other in touching(scene.state.house, key) if other not in found)]


# -- distance and sight --------------------------------------------------------------------------------------------

Steps = Callable[[Scene, str], list[str]]


def distances(scene: Scene, start: str, steps: Steps = adjacent) -> Mapping[str, int]:
    """How many moves away every tile is that can be reached, the near ones first."""
    if steps is not adjacent and steps is not monster_steps:  # the haunt's own ways may change with any piece
        return walks.spread(start, partial(steps, scene))
    return _trips(scene, start, steps)


def within(scene: Scene, start: str, moves: int) -> Mapping[str, int]:
    """The tiles no farther away than that, and how far."""
    trips = scene.state.house.trips
    found = trips.get((start, adjacent, moves))
    if found is None:
        found = trips[start, adjacent, moves] = walks.spread(start, partial(adjacent, scene), moves)
    return found


def _trips(scene: Scene, start: str, steps: Steps) -> dict[str, int]:
    house = scene.state.house
    if "shared" not in house.__dict__:
        _recall(scene)
    trips = house.trips
    found = trips.get((start, steps, FAR))
    if found is None:
        found = trips[start, steps, FAR] = walks.spread(start, _all_ways(scene, steps).__getitem__)
    return found


Walks: TypeAlias = tuple[dict[str, list[str]], dict[str, list[str]], dict[tuple[str, Any, int], dict[str, int]]]
"""The ways of explorers and of monsters, and the trips that were asked for."""
_KNOWN: dict[bytes, Walks] = {}
"""By all that walking depends on, what was worked out for a house that lay like that: forks of a match share it."""
_MOST_KNOWN = 64


def _recall(scene: Scene) -> None:
    """Give a house that nobody has walked through what is known of one that lies like it."""
    state = scene.state
    ends = [token.on for token in state.tokens if token.kind == PASSAGE]
    key = encode((state.house.tiles, ends, scene.rulings.leads_to))
    if key not in _KNOWN:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = ({}, {}, {})
    state.house.share(*_KNOWN[key])


def _all_ways(scene: Scene, steps: Steps) -> dict[str, list[str]]:
    """The tiles one move away from every tile, for explorers or for monsters."""
    house = scene.state.house
    ways = house.ways if steps is adjacent else house.monster_ways
    if len(ways) < len(house.tiles):
        for key in house.tiles:
            ways[key] = steps(scene, key)
    return ways


def distance(scene: Scene, start: str, goal: str, steps: Steps = adjacent) -> int:
    """The number of moves from tile to tile; FAR if there is no way."""
    return distances(scene, start, steps).get(goal, FAR)


def in_sight(scene: Scene, key: str) -> set[str]:
    """The tiles in line of sight: straight through doorways inside the region (sight.definition), itself included.

    (sight.tiles-between, sight.no-special-links, sight.characters-do-not-block, sight.same-tile)
    """
    house = scene.state.house
    found = {key} if scene.rulings.same_tile_sight == "in-sight" else set()
    found.update(lines(key, partial(_next_door, house)))
    return found


def _next_door(house: House, key: str, side: int) -> str | None:
    return squares.door_to(house.grid, spot_of(house, key), side, doors(house, key), partial(doors, house))


def farthest(scene: Scene, start: str, candidates: list[str], steps: Steps = adjacent) -> list[str]:
    """The candidates farthest from a tile; what cannot be reached is farther, told apart by how monsters walk."""
    away = distances(scene, start, steps)
    if beyond_reach := [key for key in candidates if key not in away]:
        candidates, away = beyond_reach, distances(scene, start, monster_steps)
    return walks.farthest(candidates, away)


def nearest(scene: Scene, start: str, candidates: list[str], steps: Steps = adjacent) -> list[str]:
    """The candidates closest to a tile."""
    return walks.nearest(candidates, distances(scene, start, steps))


# -- laying tiles --------------------------------------------------------------------------------------------------


@cache
def rotations(key: str, side: int) -> tuple[int, ...]:
    """The different ways to turn a tile so that it has a doorway on the side that it is entered from.

    (discover.illegal-placement, discover.other-doors-need-not-match, example.legal-and-illegal-placement)
    """
    return squares.rotations(_DOORS[key], side)


def stays_open(house: House, key: str, spot: tuple[str, int, int], turned: int) -> bool:
    """Whether the region still has an open doorway with the tile lying like that (discover.keep-open-door)."""
    region, x, y = spot
    for side, door in enumerate(_DOORS[key][turned]):
        if door and (region, x + STEPS[side][0], y + STEPS[side][1]) not in house.grid:
            return True
    return any(
        beyond(house, other, side) != spot
        for other, tile in house.tiles.items()
        if tile.region == region and other != key
        for side in open_sides(house, other)
    )


def spots_at(house: House, region: str) -> Iterator[tuple[tuple[str, int, int], int]]:
    """Every empty spot before an open doorway of a region, with the side that a tile there is entered from."""
    for key, side in open_doorways(house, region):
        yield beyond(house, key, side), (side + 2) % 4


def layings(
    house: House, key: str, regions: tuple[str, ...] = REGIONS, keep_open: bool = True
) -> list[tuple[str, int, int, int]]:
    """Every way to lay a tile at an open doorway of these regions: region, x, y, quarter turns."""
    ways = dict.fromkeys(
        (spot, turned)
        for region in regions
        for spot, side in spots_at(house, region)
        for turned in rotations(key, side)
    )
    return [(*spot, turned) for spot, turned in ways if not keep_open or stays_open(house, key, spot, turned)]


def lay(state: State, key: str, region: str, x: int, y: int, turned: int) -> None:
    """Lay a tile, or lay one anew that lies elsewhere; one that was turned over stays face down."""
    house = state.house
    old = house.tiles.get(key)
    house.tiles[key] = LaidTile(region, x, y, turned, old is not None and old.flipped)  # type: ignore[arg-type]
    if old is None:
        house.grown((region, x, y), key, [*touching(house, key), *_LINKS.get(key, ())])
    else:
        house.changed()


@contextmanager
def trial(state: State, key: str, where: tuple[str, int, int, int]) -> Iterator[None]:
    """The house for a while as if the tile lay there."""
    before = state.house
    state.house = House(dict(before.tiles))
    lay(state, key, *where)
    try:
        yield
    finally:
        state.house = before


def flip(scene: Scene, key: str) -> None:
    """Turn a tile face down: no name, symbol or text any more, doorways all round."""
    scene.state.house.tiles[key].flipped = True
    scene.state.house.changed()
    scene.tell("flip", tile=key)


def is_whole(scene: Scene, tiles: list[str]) -> bool:
    """Whether these tiles can all be reached from one another on foot, links included."""
    return not tiles or set(tiles) <= set(distances(scene, tiles[0], monster_steps))


# -- who is where --------------------------------------------------------------------------------------------------


def place_of(state: State, actor: Figure) -> str:
    """The tile that an explorer or a monster is on."""
    if is_seat(actor):
        return state.explorers[actor].place
    assert state.haunt is not None
    for monster in state.haunt.monsters:
        if monster.id == actor:
            return monster.place
    return ""


def region_of(state: State, key: str) -> str:
    """The region that a tile lies in."""
    return state.house.tiles[key].region


def explorers_on(state: State, key: str) -> list[int]:
    """The living explorers on a tile."""
    return [seat for seat, one in enumerate(state.explorers) if one.place == key and not one.dead]
