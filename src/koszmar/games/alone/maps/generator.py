"""Maps at random: a whole station, or one that contains what somebody knows of it.

(setup.tile-counts, setup.sheet-sides; setup.campaign: our edition has single games only)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from koszmar.kernel.chance import Chance

from ..labyrinth import BLOCKED
from ..rooms import ROOMS
from ..state import DOOR, PASSAGE, STAIRS, STEPS, WALL, Layout, Sector, SectorId, State, Station, Tile
from ..station import distances
from .checks import (
    CORRIDORS,
    FAR,
    GRID,
    LEVELS,
    NEARER_MISSION,
    ROOMS_PER_LEVEL,
    SWITCHES,
    something_is_far_away,
    takes_a_switch,
)
from .levels import CORRIDOR, ROOM, WIDTH, Level, Misfit, draw_level

NAMES = [f"s{number:02}" for number in range(1, len(LEVELS) * (CORRIDORS[1] + ROOMS_PER_LEVEL) + 1)]
"""Enough names for the largest map. Smaller ones leave some out, so that no name tells how large the map is."""
WORDS = (WALL, PASSAGE, DOOR, STAIRS)
NUMBERS = {WALL: 0, PASSAGE: 1, DOOR: 2, BLOCKED: 2, STAIRS: 3}
HERE, THERE = "here", "there"
LEVEL_TRIES = 150
"""How many attempts at a level are made before a known part counts as impossible."""
MAP_TRIES = 24
"""How many maps are tried whose levels can be drawn."""


class Known(Struct):
    """What somebody knows of a station: sectors that he has seen, by name."""

    tiles: dict[SectorId, Tile]
    stairs: list[list[SectorId]] = []
    """Known sectors that he knows to be joined by stairs."""
    start: SectorId = ""
    """Where the match began. If that sector is not among the tiles, it is the place from which ``here`` is counted."""


class Drawn(NamedTuple):
    """A level that was drawn around what is known of it."""

    level: Level
    places: dict[int, SectorId]
    """Where what is known lies on it."""
    tiles: dict[SectorId, Tile]


Draw: TypeAlias = Callable[[Chance, str], Drawn]
"""Draws a level, ``here`` or ``there``; a Misfit if that seems impossible."""


def known_to_hero(state: State) -> Known:
    """What the Hero knows of the shape of the station: the labyrinth and what he remembers (hidden.labyrinth-only)."""
    tiles = {**state.memory, **state.labyrinth}
    with_stairs = {key for key, tile in tiles.items() if STAIRS in tile.sides}
    pairs = sorted(sorted(pair) for pair in state.station.stairs if with_stairs.issuperset(pair))
    return Known(tiles, pairs, state.station.start)


def origins_on(station: Station, known: Known) -> dict[str, list[int]]:
    """Where the coordinates of known sectors begin on a map that contains them: level, row, column."""
    found: dict[str, list[int]] = {}
    for key, tile in known.tiles.items():
        one = station.sectors[key]
        found.setdefault(tile.level, [one.level, one.row - tile.y, one.column - tile.x])
    return found


def generate(chance: Chance, rooms: list[str]) -> Layout:
    """A random map for missions in these rooms: of the SM, the PM and the FM, in this order."""
    while True:
        station = complete(chance, rooms, Known({}))
        if station is not None:
            return station


def complete(chance: Chance, rooms: list[str], known: Known, draw: Draw | None = None) -> Layout | None:
    """A random map that contains everything known, or None if some attempts have found none.

    Known sectors keep their names, shapes, rooms and switches; each level lies anywhere on its grid. What is shown and
    cannot be true is left out: a switch in a room or at the start, one switch too many on a level. A known corridor
    with a single open side has something concealed in its walls and is given a door or stairs. Without a room for the
    FM, or with one that another mission has, any other room stands for it: another one in every attempt. Whoever needs
    many maps brings levels that were drawn before.
    """
    draw = draw or partial(drawn_level, known)
    try:
        attempts = (_attempt(chance, _three_rooms(chance, rooms), known, draw) for _ in range(MAP_TRIES))
        return next((station for station in attempts if station is not None), None)
    except Misfit:
        return None


def complete_with_truth(
    chance: Chance, rooms: list[str], known: Known, truth: Station, steps: Sequence[int] = (1, 2, 3, 4)
) -> Layout:
    """A random map that contains everything known, for when ``complete`` has found none.

    The truth lends unknown sectors, a quarter of them, then another, until a map can be drawn around what is known and
    lent; the last resort is the true map. Either way, sectors that are not known get other names.
    """
    origins = origins_on(truth, known)
    unknown = [key for key, one in truth.sectors.items() if key not in known.tiles and _word(origins, one)]
    chance.shuffle(unknown)
    for quarters in steps:
        lent = unknown[: len(unknown) * quarters // 4]
        tiles = {key: _as_built(origins, truth, key) for key in (*known.tiles, *lent)}
        station = complete(chance, rooms, Known(tiles, known.stairs, known.start))
        if station is not None:
            return _called_otherwise(chance, station, known)
    return _called_otherwise(chance, truth.layout, known)


def _word(origins: dict[str, list[int]], one: Sector) -> str:
    """What the Hero calls the level of a sector; empty if he has seen nothing of it."""
    return next((word for word, place in origins.items() if place[0] == one.level), "")


def _as_built(origins: dict[str, list[int]], truth: Station, key: SectorId) -> Tile:
    """A sector of the true map as somebody would see it."""
    one = truth.sectors[key]
    word = _word(origins, one)
    _, row, column = origins[word]
    return Tile(word, one.column - column, one.row - row, one.sides, one.room, one.switch)


def _called_otherwise(chance: Chance, station: Layout, known: Known) -> Layout:
    """The same map with other names for the sectors that are not known."""
    unknown = [name for name in NAMES if name not in known.tiles and name != known.start]
    chance.shuffle(unknown)
    name = {key: key if key in known.tiles or key == known.start else unknown.pop() for key in station.sectors}
    return Layout(
        {name[key]: one for key, one in sorted(station.sectors.items(), key=lambda pair: name[pair[0]])},
        [[name[key] for key in pair] for pair in station.stairs],
        name[station.start],
    )


def _three_rooms(chance: Chance, rooms: list[str]) -> list[str]:
    """The rooms of SM, PM and FM; any other room for those that are not known."""
    rooms = list(dict.fromkeys(rooms))
    while len(rooms) < 3:
        rooms.append(chance.pick([room for room in ROOMS if room not in rooms]))
    return rooms


def deal_rooms_again(chance: Chance, station: Layout, rooms: list[str], known: Known) -> None:
    """Deal the rooms of a map again, but for those that are known; they stay as they are if that does not work."""
    before = dict(station.sectors)
    for key, one in before.items():
        if one.room and key not in known.tiles:
            station.sectors[key] = replace(one, room="?")
    if not _start_and_rooms(chance, station, _three_rooms(chance, rooms), known):
        station.sectors.update(before)


def _attempt(chance: Chance, rooms: list[str], known: Known, draw: Draw) -> Layout | None:
    names = [name for name in NAMES if name not in known.tiles and name != known.start]
    chance.shuffle(names)
    sectors: dict[SectorId, Sector] = {}
    numbers = list(LEVELS)
    chance.shuffle(numbers)
    for word, number in zip((HERE, THERE), numbers, strict=True):
        _name_sectors(draw(chance, word), number, names, sectors)
    stairs = _join_stairs(chance, sectors, known.stairs)
    if stairs is None:
        return None
    station = Layout({name: sectors[name] for name in sorted(sectors)}, stairs, known.start)
    if any(something_is_far_away(station)) or not _start_and_rooms(chance, station, rooms, known):
        return None
    return station if _switches(chance, station, known) else None


# -- levels --------------------------------------------------------------------------------------------------------


def drawn_level(known: Known, chance: Chance, word: str) -> Drawn:
    """Draw a level around what is known of it; a Misfit if that seems impossible."""
    tiles = {key: tile for key, tile in known.tiles.items() if tile.level == word}
    is_start_lost = word == HERE and bool(known.start) and known.start not in tiles
    rows, columns = _room_to_move([*_with_beyond(tiles), *([(0, 0)] if is_start_lost else [])])
    if not rows or not columns:
        raise Misfit
    for _ in range(LEVEL_TRIES):
        row, column = chance.pick(rows), chance.pick(columns)
        places = {(row + tile.y + 1) * WIDTH + column + tile.x + 1: key for key, tile in tiles.items()}
        seen = [_on_board(place, tiles[key]) for place, key in places.items()]
        start = (row + 1) * WIDTH + column + 1 if is_start_lost else None
        if start is not None:
            places[start] = known.start
        level = draw_level(chance, seen, start)
        if level is not None:
            return Drawn(level, places, tiles)
    raise Misfit


def _on_board(place: int, tile: Tile) -> tuple[int, int, list[int]]:
    return place, ROOM if tile.room else CORRIDOR, [NUMBERS[what] for what in tile.sides]


def _with_beyond(tiles: dict[SectorId, Tile]) -> list[tuple[int, int]]:
    """Where known sectors lie and those that must be beyond their passages and doors: row and column."""
    found = [(tile.y, tile.x) for tile in tiles.values()]
    for tile in tiles.values():
        for (down, right), what in zip(STEPS, tile.sides, strict=True):
            if what not in (WALL, STAIRS):
                found.append((tile.y + down, tile.x + right))
    return found


def _room_to_move(places: list[tuple[int, int]]) -> tuple[range, range]:
    """Where the origin of a known part can lie, by row and by column."""
    if not places:
        return range(1), range(1)
    rows, columns = [row for row, _ in places], [column for _, column in places]
    return range(-min(rows), GRID - max(rows)), range(-min(columns), GRID - max(columns))


def _name_sectors(drawn: Drawn, number: int, names: list[SectorId], sectors: dict[SectorId, Sector]) -> None:
    """Put the sectors of a level into the station: known ones keep their names, the others are given some."""
    level, places, tiles = drawn
    for place, sides in level.sides.items():
        name = places.get(place) or names.pop()
        room = (tiles[name].room if name in tiles else "?") if level.kind[place] == ROOM else ""
        row, column = place // WIDTH - 1, place % WIDTH - 1
        sectors[name] = Sector(number, row, column, tuple(WORDS[what] for what in sides), room)


def _join_stairs(
    chance: Chance, sectors: dict[SectorId, Sector], known: list[list[SectorId]]
) -> list[list[SectorId]] | None:
    """Which stairs of one level lead to which of the other."""
    one, other = (
        [key for key in sectors if sectors[key].level == level and STAIRS in sectors[key].sides] for level in LEVELS
    )
    chance.shuffle(other)
    for order in (other, other[::-1]):
        pairs = [list(pair) for pair in zip(one, order, strict=True)]
        if all(pair in pairs or pair[::-1] in pairs for pair in known):
            return pairs
    return None


# -- start, rooms, switches ----------------------------------------------------------------------------------------


def _start_and_rooms(chance: Chance, station: Layout, rooms: list[str], known: Known) -> bool:
    """Deal the rooms, all deals that keep the distances being equally likely; False if no start allows any."""
    if known.start:
        starts = [known.start]
    else:
        starts = [key for key, one in station.sectors.items() if not one.room and STAIRS not in one.sides]
        chance.shuffle(starts)
    for start in starts:
        if station.sectors[start].room or STAIRS in station.sectors[start].sides:
            return False
        deals = _mission_deals(station, start, rooms)
        if deals:
            station.start = start
            _deal_rooms(chance, station, dict(zip(chance.pick(deals), rooms, strict=True)))
            return True
    return False


def _mission_deals(station: Layout, start: SectorId, rooms: list[str]) -> list[tuple[SectorId, SectorId, SectorId]]:
    """The sectors that the rooms of SM, PM and FM can be given (map.mission-distances)."""
    sectors, away = station.sectors, distances(station, start)
    named = {one.room: key for key, one in sectors.items() if one.room and one.room != "?"}
    open_ = [key for key, one in sectors.items() if one.room == "?"]
    sm, pm, fm = ([key for key in ([named[room]] if room in named else open_) if away[key] >= FAR] for room in rooms)
    found = []
    for three in fm:
        apart = distances(station, three)
        firsts, seconds = ([key for key in keys if key != three and apart[key] >= FAR] for keys in (sm, pm))
        found += [
            (one, two, three)
            for one in firsts
            for two in seconds
            if two != one
            and min(away[one], away[two]) <= NEARER_MISSION
            and not sectors[one].level == sectors[two].level == sectors[three].level
        ]
    return found


def _deal_rooms(chance: Chance, station: Layout, dealt: dict[SectorId, str]) -> None:
    sectors = station.sectors
    for key, room in dealt.items():
        sectors[key] = replace(sectors[key], room=room)
    taken = {one.room for one in sectors.values()}
    left = [room for room in ROOMS if room not in taken]
    chance.shuffle(left)
    for key, one in sectors.items():
        if one.room == "?":
            sectors[key] = replace(one, room=left.pop())


def _switches(chance: Chance, station: Layout, known: Known) -> bool:
    """Three or four light switches on each level, those that are known among them; False if they find no place."""
    for level in LEVELS:
        fit = [
            key
            for key, one in station.sectors.items()
            if one.level == level and key != station.start and takes_a_switch(one)
        ]
        chance.shuffle(fit)
        count = SWITCHES[0] + chance.below(SWITCHES[1] - SWITCHES[0] + 1)
        seen = [key for key in fit if key in known.tiles and known.tiles[key].switch][: SWITCHES[1]]
        free = [key for key in fit if key not in known.tiles]
        chosen = [*seen, *free][: max(count, len(seen))]
        if len(chosen) < SWITCHES[0]:
            return False
        for key in chosen:
            station.sectors[key] = replace(station.sectors[key], switch=True)
    return True
