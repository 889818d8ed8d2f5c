"""The station: which sectors are beside each other, distances, directions, doors, levels (Distance, Noise, Doors)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from koszmar.parts.board import spread

from .state import DOOR, PASSAGE, STAIRS, WAYS, Map, Scene, SectorId, State

FAR = 99
T = TypeVar("T")


@cache
def door_key(one: SectorId, other: SectorId) -> str:
    """A door by the two sectors that it joins."""
    return f"{one}/{other}" if one < other else f"{other}/{one}"


def exits(state: State, sector: SectorId) -> dict[int, SectorId]:
    """By side, the sectors that the station joins to this one, whatever the state of doors."""
    return state.station.exits[sector]


def is_blocked(state: State, one: SectorId, other: SectorId) -> bool:
    """Whether a blocked door lies between two sectors (door.blocked-stops-all)."""
    return bool(state.blocked) and door_key(one, other) in state.blocked


def beside(state: State, sector: SectorId) -> list[SectorId]:
    """The sectors adjacent to this one: a blocked door does not join, stairs do (door.blocked-not-adjacent)."""
    return [other for other in state.station.beside[sector] if not is_blocked(state, sector, other)]


def side_towards(state: State, sector: SectorId, other: SectorId) -> int | None:
    """On which side of a sector another one lies."""
    return next((side for side, there in state.station.exits[sector].items() if there == other), None)


def level_of(state: State, sector: SectorId) -> int:
    """On which level a sector is."""
    return state.station.sectors[sector].level


def on_level(state: State, level: int) -> list[SectorId]:
    """The sectors of a level."""
    return [key for key, one in state.station.sectors.items() if one.level == level]


def room_sector(state: State, room: str) -> SectorId:
    """Where a room is."""
    return next(key for key, one in state.station.sectors.items() if one.room == room)


def doors_of(state: State, sector: SectorId) -> list[SectorId]:
    """The sectors behind the doors of a sector."""
    sides = state.station.sectors[sector].sides
    return [there for side, there in state.station.exits[sector].items() if sides[side] == DOOR]


def shape_of(state: State, sector: SectorId) -> str:
    """What kind of sector it is: a room, or a corridor by its open sides (setup.tile-shapes)."""
    found = state.station.sectors[sector]
    if found.room:
        return "room"
    open_sides = [side for side, what in enumerate(found.sides) if what]
    if len(open_sides) == 2:
        return "straight" if (open_sides[1] - open_sides[0]) == 2 else "turn"
    return {1: "dead-end", 3: "junction", 4: "crossroads"}[len(open_sides)]


# -- distances -----------------------------------------------------------------------------------------------------


def distances(station: Map, start: SectorId) -> dict[SectorId, int]:
    """The least number of moves to every sector; blocked doors count as open.

    (distance.definition, locate.blocked-doors-ignored, deploy.distance-blocked-doors)
    """
    found = station.away.get(start)
    if found is None:
        found = station.away[start] = spread(start, station.beside.__getitem__)
    return found


def distance(state: State, start: SectorId, goal: SectorId) -> int:
    """The distance between two sectors, blocked doors counted as open."""
    return distances(state.station, start)[goal]


def open_distances(state: State, start: SectorId) -> dict[SectorId, int]:
    """Distances on ways that avoid blocked doors; what cannot be reached is missing (noise.blocked-doors)."""
    if not state.blocked:
        return distances(state.station, start)
    known, key = state.station.layout.ways_round, (start, *state.blocked)
    found = known.get(key)
    if found is None:
        found = remember(known, key, spread(start, open_ways(state).__getitem__))
    return found


def open_ways(state: State) -> dict[SectorId, list[SectorId]]:
    """By sector, those adjacent to it: blocked doors do not join (door.blocked-not-adjacent)."""
    shut = {sector for door in state.blocked for sector in door.split("/")}
    return state.station.beside | {sector: beside(state, sector) for sector in shut}


def directions(state: State, sectors: Iterable[SectorId]) -> dict[SectorId, list[int]]:
    """By sector, the directions the Hero would have to take to reach it in the fewest moves.

    (noise.direction, noise.tie, noise.blocked-doors, noise.no-open-way, noise.through-stairs, noise.example-blocked)
    """
    exits, here = state.station.exits[state.hero], open_distances(state, state.hero)
    near = beside(state, state.hero)
    ahead = [(side, open_distances(state, there)) for side, there in exits.items() if there in near]
    found: dict[SectorId, list[int]] = {}
    for sector in sectors:
        if sector in here:
            found[sector] = [side for side, beyond in ahead if beyond[sector] < here[sector]]
        else:
            away = distances(state.station, sector)
            found[sector] = [side for side, there in exits.items() if away[there] < away[state.hero]]
    return found


def remember(known: dict[tuple[str, ...], T], key: tuple[str, ...], found: T) -> T:
    """Keep what was worked out about a station, but not for ever: doors are blocked in many ways."""
    if len(known) >= WAYS:
        known.clear()
    known[key] = found
    return found


# -- straight lines ------------------------------------------------------------------------------------------------


def straight(state: State, start: SectorId, side: int, count: int, *, doors: bool, stairs: bool) -> list[SectorId]:
    """Up to some sectors in a straight line: passages, with ``doors`` also doors that are not blocked.

    A door of the first sector is always passed if it is not blocked. ``stairs``: a staircase of the first sector leads
    on by a single sector (explore.stairs-single).
    """
    found: list[SectorId] = []
    here = start
    while len(found) < count:
        what = state.station.sectors[here].sides[side]
        there = state.station.exits[here].get(side)
        if there is None or is_blocked(state, here, there):
            break
        if what == STAIRS:
            if stairs and here == start:
                found.append(there)
            break
        if what == DOOR and here != start and not doors:
            break
        assert what in (PASSAGE, DOOR)
        found.append(there)
        here = there
    return found


def is_room(scene: Scene, sector: SectorId) -> bool:
    """Whether a sector is a room."""
    return bool(scene.state.station.sectors[sector].room)
