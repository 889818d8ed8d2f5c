"""What a map must be like: each constraint is one function that says in words what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import or_

from koszmar.parts.board import spread

from ..rooms import ROOMS
from ..state import DOOR, PASSAGE, SIDES, STAIRS, STEPS, WALL, Layout, Sector, SectorId
from ..station import distances

LEVELS = (1, 2)
GRID = 7
CORRIDORS = (12, 15)
ROOMS_PER_LEVEL = 4
SHAPES = {"straight": (1, 6), "turn": (1, 5), "junction": (1, 4), "crossroads": (1, 2)}
"""How many corridors of each shape a level has, at least and at most."""
NAMES = {"straight": "straight corridors", "turn": "turns", "junction": "T-junctions", "crossroads": "crossroads"}
EXITS_OF_A_ROOM = (1, 3)
DOORS = (5, 10)
LOOPS = 2
RUN = (3, 5)
STAIRCASES = 2
STAIRS_APART = 4
SWITCHES = (3, 4)
FAR = 5
"""What counts as far away: mission rooms from the start, the final mission from the others."""
FAR_SECTORS = 6
"""How many sectors are far away from each."""
NEARER_MISSION = 8
"""How far from the start the nearer of the two starting missions may be."""


def problems(station: Layout, mission_rooms: list[str]) -> list[str]:
    """Everything that is wrong with a map, in words; an empty list for a good one.

    ``mission_rooms`` are the rooms of the SM, the PM and the FM, in this order. Sectors are named by where they lie:
    level, row, column. If the sectors do not fit together, only that is said: no other check would make sense then.
    """
    found = shape_problems(station)
    return found if _falls_apart(station) else found + list(mission_distances(station, mission_rooms))


def shape_problems(station: Layout) -> list[str]:
    """Everything that is wrong with a map whatever its missions."""
    found = _falls_apart(station)
    if found:
        return found
    for check in (
        corridors_by_shape,
        rooms_and_doors,
        connected_with_loops,
        longest_run,
        two_staircases,
        switches,
        something_is_far_away,
        start,
    ):
        found += check(station)
    return found


def _falls_apart(station: Layout) -> list[str]:
    return [*two_levels_on_a_grid(station), *sectors_fit_together(station)]


def place(sector: Sector) -> str:
    """Where a sector lies, for people: level, row, column (``1B3``)."""
    return f"{sector.level}{'ABCDEFG'[sector.row]}{sector.column + 1}"


def shape(sector: Sector) -> str:
    """What kind of sector it is (setup.tile-shapes)."""
    if sector.room:
        return "room"
    sides = [side for side, what in enumerate(sector.sides) if what]
    if len(sides) == 2:
        return "straight" if sides[1] - sides[0] == 2 else "turn"
    return {0: "closed", 1: "dead-end", 3: "junction", 4: "crossroads"}[len(sides)]


def on_level(station: Layout, level: int) -> dict[SectorId, Sector]:
    """The sectors of a level."""
    return {key: one for key, one in station.sectors.items() if one.level == level}


def level_distances(station: Layout, sector: SectorId) -> dict[SectorId, int]:
    """Distances without stairs, to the sectors of the same level that can be reached so."""
    exits, sectors = station.exits, station.sectors
    return spread(
        sector, lambda here: [there for side, there in exits[here].items() if sectors[here].sides[side] != STAIRS]
    )


# -- the constraints, G1 to G11 ------------------------------------------------------------------------------------


def two_levels_on_a_grid(station: Layout) -> Iterator[str]:
    """G1. Two levels, each on a grid of seven by seven, no two sectors in one place (setup.levels)."""
    for level in LEVELS:
        if not on_level(station, level):
            yield f"level {level} has no sectors"
    seen: Counter[tuple[int, int, int]] = Counter()
    for key, one in station.sectors.items():
        if one.level not in LEVELS:
            yield f"{key} is on level {one.level}; there are levels 1 and 2"
        elif not (0 <= one.row < GRID and 0 <= one.column < GRID):
            yield f"{key} lies outside the grid of {GRID} by {GRID}, in row {one.row} and column {one.column}"
        else:
            seen[one.level, one.row, one.column] += 1
    for (level, row, column), count in seen.items():
        if count > 1:
            yield f"{count} sectors lie at {place(Sector(level, row, column, (WALL,) * 4))}"


def sectors_fit_together(station: Layout) -> Iterator[str]:
    """Part of G1: whatever leaves a sector arrives at its neighbour, and stairs lead somewhere."""
    for one in station.sectors.values():
        for side, what in enumerate(one.sides):
            if what in (PASSAGE, DOOR):
                yield from _other_end(station, one, side, what)
    for pair in station.stairs:
        if len(set(pair)) != 2 or not all(key in station.sectors for key in pair):
            yield f"a staircase joins {', '.join(pair) or 'nothing'}; it must join two sectors"
    ends = Counter(key for pair in station.stairs for key in pair)
    for key, one in station.sectors.items():
        count = one.sides.count(STAIRS)
        if count != ends[key] or count > 1:
            yield f"{place(one)} has stairs on {count} sides and is an end of {ends[key]} staircases"
    if station.start not in station.sectors:
        yield f"the start {station.start!r} is not a sector of the map"


def _other_end(station: Layout, one: Sector, side: int, what: str) -> Iterator[str]:
    down, right = STEPS[side]
    key = station.places.get((one.level, one.row + down, one.column + right))
    if key is None:
        yield f"the {what} on the {SIDES[side]} side of {place(one)} leads nowhere"
    elif station.sectors[key].sides[(side + 2) % 4] != what:
        yield f"the {what} on the {SIDES[side]} side of {place(one)} does not arrive at {place(station.sectors[key])}"


def corridors_by_shape(station: Layout) -> Iterator[str]:
    """G2. 12 to 15 corridors and four rooms on each level; every shape, no dead ends (setup.tile-shapes, setup.rooms).

    The eight rooms are each there once.
    """
    for level in LEVELS:
        sectors = on_level(station, level)
        shapes = Counter(shape(one) for one in sectors.values())
        yield from _within(f"level {level} has", len(sectors) - shapes["room"], "corridor sectors", CORRIDORS)
        if shapes["room"] != ROOMS_PER_LEVEL:
            yield f"level {level} has {shapes['room']} rooms; {ROOMS_PER_LEVEL} are needed"
        for name, limits in SHAPES.items():
            yield from _within(f"level {level} has", shapes[name], NAMES[name], limits)
        for one in sectors.values():
            if shape(one) in ("closed", "dead-end"):
                yield f"{place(one)} is a dead end: a corridor sector needs at least two open sides"
    names = Counter(one.room for one in station.sectors.values() if one.room)
    for room in ROOMS:
        if names[room] != 1:
            yield f"the room {room} is on the map {names[room]} times; it must be there once"
    for room in names:
        if room not in ROOMS:
            yield f"there is no room {room!r}; there are: {', '.join(ROOMS)}"


def rooms_and_doors(station: Layout) -> Iterator[str]:
    """G3. A room has one to three exits, all of them doors to corridors; corridors have no doors between them."""
    for level in LEVELS:
        doors = 0
        for key, one in on_level(station, level).items():
            doors += one.sides.count(DOOR) if one.room else 0
            if one.room:
                yield from _room_exits(station, key, one)
            else:
                yield from _no_door_between_corridors(station, key, one)
        yield from _within(f"level {level} has", doors, "doors", DOORS)


def _room_exits(station: Layout, key: SectorId, room: Sector) -> Iterator[str]:
    exits = sum(1 for what in room.sides if what)
    yield from _within(f"the room at {place(room)} has", exits, "exits", EXITS_OF_A_ROOM)
    if PASSAGE in room.sides or STAIRS in room.sides:
        yield f"the room at {place(room)} has an exit that is not a door"
    for side in (1, 2):  # east and south: each pair of neighbours once
        down, right = STEPS[side]
        other = station.places.get((room.level, room.row + down, room.column + right))
        if other is not None and station.sectors[other].room:
            yield f"the rooms at {place(room)} and {place(station.sectors[other])} are side by side"


def _no_door_between_corridors(station: Layout, key: SectorId, one: Sector) -> Iterator[str]:
    for side in (1, 2):
        if one.sides[side] == DOOR and not station.sectors[station.exits[key][side]].room:
            yield f"a door joins the corridors {place(one)} and {place(station.sectors[station.exits[key][side]])}"


def connected_with_loops(station: Layout) -> Iterator[str]:
    """G4. Each level is connected without stairs and has at least two independent loops."""
    for level in LEVELS:
        sectors = on_level(station, level)
        reached = level_distances(station, next(iter(sectors)))
        if len(reached) < len(sectors):
            cut_off = ", ".join(sorted(place(one) for key, one in sectors.items() if key not in reached))
            yield f"level {level} is not connected without stairs: {cut_off} cannot be reached from the others"
        links = sum(1 for one in sectors.values() for what in one.sides if what in (PASSAGE, DOOR)) // 2
        loops = links - len(sectors) + 1
        if loops < LOOPS:
            yield f"level {level} has {loops} loops; at least {LOOPS} are needed"


def longest_run(station: Layout) -> Iterator[str]:
    """G5. The longest straight run of corridor sectors joined by passages has three to five sectors."""
    for level in LEVELS:
        runs = [_run(station, key, side) for key in on_level(station, level) for side in (1, 2)]
        yield from _within(f"the longest straight run of level {level} has", max(runs), "sectors", RUN)


def _run(station: Layout, key: SectorId, side: int) -> int:
    """How many sectors a straight run has, from one of them on."""
    count = 1
    while station.sectors[key].sides[side] == PASSAGE:
        key = station.exits[key][side]
        count += 1
    return count


def two_staircases(station: Layout) -> Iterator[str]:
    """G6. Two staircases between the levels, on free sides of corridors, four or more apart (stairs.two-pairs)."""
    if len(station.stairs) != STAIRCASES:
        yield f"the map has {len(station.stairs)} staircases; {STAIRCASES} are needed"
    ends: dict[int, list[SectorId]] = {1: [], 2: []}
    for pair in station.stairs:
        for key in pair:
            ends[station.sectors[key].level].append(key)
            yield from _stairs_on_a_free_side(station, station.sectors[key])
        if len({station.sectors[key].level for key in pair}) < 2:
            yield "a staircase joins " + " and ".join(place(station.sectors[key]) for key in pair) + " on one level"
    for level, (one, other) in ((level, keys) for level, keys in ends.items() if len(keys) == STAIRCASES):
        apart = level_distances(station, one).get(other)
        if apart is not None and apart < STAIRS_APART:
            yield f"the stairs of level {level} are {apart} apart; {STAIRS_APART} or more are needed"


def _stairs_on_a_free_side(station: Layout, one: Sector) -> Iterator[str]:
    if one.room:
        yield f"the room at {place(one)} has stairs; only corridors may"
    down, right = STEPS[one.sides.index(STAIRS)]
    other = station.places.get((one.level, one.row + down, one.column + right))
    if other is not None:
        yield f"the stairs of {place(one)} face {place(station.sectors[other])}; they must face no sector"


def switches(station: Layout) -> Iterator[str]:
    """G7. Three or four light switches on each level, in corridors with two passages or doors, not at the start."""
    for level in LEVELS:
        found = {key: one for key, one in on_level(station, level).items() if one.switch}
        yield from _within(f"level {level} has", len(found), "switches", SWITCHES)
        for key, one in found.items():
            if one.room:
                yield f"the room at {place(one)} has a switch; only corridors may"
            elif key == station.start:
                yield f"the start {place(one)} has a switch"
            elif not takes_a_switch(one):
                yield f"{place(one)} has a switch and fewer than two passages or doors"


def takes_a_switch(one: Sector) -> bool:
    """Whether a sector has the passages or doors that a switch needs."""
    return not one.room and one.sides.count(PASSAGE) + one.sides.count(DOOR) >= 2


def something_is_far_away(station: Layout) -> Iterator[str]:
    """G8. From every sector at least six sectors are at a distance of five or more."""
    near = {key: 1 << number for number, key in enumerate(station.sectors)}  # as bits: sectors at most so far away
    for _ in range(FAR - 1):
        near = {key: reduce(or_, [near[other] for other in station.beside[key]], seen) for key, seen in near.items()}
    for key, seen in near.items():
        count = len(near) - seen.bit_count()
        if count < FAR_SECTORS:
            where = place(station.sectors[key])
            yield f"{count} sectors are {FAR} or more away from {where}; at least {FAR_SECTORS} are needed"


def start(station: Layout) -> Iterator[str]:
    """G9. The start is a corridor without stairs (setup.hero-start); that it has no switch is part of G7."""
    one = station.sectors[station.start]
    if one.room:
        yield f"the start {place(one)} is a room; it must be a corridor"
    if STAIRS in one.sides:
        yield f"the start {place(one)} has stairs"


def mission_distances(station: Layout, mission_rooms: list[str]) -> Iterator[str]:
    """G10. Mission rooms: far from the start, the final one far from the others (map.mission-distances).

    One starting mission is near enough, and the three are not all on one level. G11, that rooms are dealt at random
    until this holds, is the generator's.
    """
    where = {one.room: key for key, one in station.sectors.items() if one.room}
    if len(set(mission_rooms)) < 3 or not all(room in where for room in mission_rooms):
        yield f"the missions need three different rooms of the map; these are {', '.join(mission_rooms)}"
        return
    away = distances(station, station.start)
    rooms = [where[room] for room in mission_rooms]
    if not all(key in away for key in rooms):
        return  # said by G4 or G6
    for room, key in zip(mission_rooms, rooms, strict=True):
        if away[key] < FAR:
            yield f"the {room} is {away[key]} away from the start; {FAR} or more are needed"
    nearer = min(away[key] for key in rooms[:2])
    if nearer > NEARER_MISSION:
        yield f"the nearer starting mission is {nearer} away from the start; at most {NEARER_MISSION} will do"
    for room, key in zip(mission_rooms[:2], rooms[:2], strict=True):
        apart = distances(station, rooms[2])[key]
        if apart < FAR:
            yield f"the final mission's {mission_rooms[2]} is {apart} away from the {room}; {FAR} or more are needed"
    if len({station.sectors[key].level for key in rooms}) == 1:
        yield "the rooms of all three missions are on one level"


def _within(beginning: str, count: int, what: str, limits: tuple[int, int]) -> Iterator[str]:
    least, most = limits
    if not least <= count <= most:
        yield f"{beginning} {count} {what}; {least} to {most} are needed"
