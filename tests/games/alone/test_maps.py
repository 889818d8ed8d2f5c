"""Maps: what they must be like, the generator, imagining the unknown part, hand-made ones and the notation."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from tests.thorough import THOROUGH

from koszmar.games.alone.maps import checks, handmade, make_station
from koszmar.games.alone.maps.generator import NAMES, Known, complete, generate, known_to_hero, origins_on
from koszmar.games.alone.maps.handmade import BOREALIS, HAND_MADE, missions_for
from koszmar.games.alone.maps.notation import BadMap, read, write
from koszmar.games.alone.missions import MISSIONS
from koszmar.games.alone.rooms import ROOMS
from koszmar.games.alone.settings import Options, Parameters, Rulings
from koszmar.games.alone.state import (
    DOOR,
    LAYOUTS,
    PASSAGE,
    SIDES,
    STAIRS,
    STEPS,
    WALL,
    Layout,
    Sector,
    Station,
    Tile,
)
from koszmar.games.alone.station import distances
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.scene import Setting

SEEDS = range(1000)
MISSION_ROOMS = {
    "borealis": ["generator-room", "infirmary", "control-room"],
    "ostoja": ["laboratory", "ventilation", "armoury"],
}
BOREALIS_ROOMS = MISSION_ROOMS["borealis"]


def drawn_rooms(chance: SeededChance) -> list[str]:
    rooms = list(ROOMS)
    chance.shuffle(rooms)
    return rooms[:3]


def borealis() -> Layout:
    return read(BOREALIS.drawing.splitlines(), NAMES)


def at(station: Layout, name: str) -> Sector:
    return next(one for one in station.sectors.values() if checks.place(one) == name)


def key_at(station: Layout, name: str) -> str:
    return next(key for key, one in station.sectors.items() if checks.place(one) == name)


def put(station: Layout, name: str, side: str, what: str) -> None:
    """Change what is between a sector and its neighbour."""
    one, number = at(station, name), SIDES.index(side)
    down, right = STEPS[number]
    put_side(station, name, number, what)
    put_side(station, checks.place(replace(one, row=one.row + down, column=one.column + right)), number ^ 2, what)


def change(station: Layout, name: str, **fields: object) -> None:
    """Build a sector otherwise."""
    station.sectors[key_at(station, name)] = replace(at(station, name), **fields)


def put_side(station: Layout, name: str, side: int, what: str) -> None:
    """Change one side of a sector, whatever its neighbour has there."""
    sides = at(station, name).sides
    change(station, name, sides=(*sides[:side], what, *sides[side + 1 :]))


# -- the generator -------------------------------------------------------------------------------------------------


def straight_run(station: Layout, key: str) -> int:
    """How many corridor sectors lie in a straight line from one on, to the east or to the south."""
    found = []
    for side in (1, 2):
        here, count = key, 1
        while station.sectors[here].sides[side] == "passage":
            here, count = station.exits[here][side], count + 1
        found.append(count)
    return max(found)


@pytest.mark.rule("alone/setup.levels")
@pytest.mark.rule("alone/setup.rooms")
@pytest.mark.rule("alone/setup.tile-shapes")
@pytest.mark.rule("alone/stairs.two-pairs")
@pytest.mark.rule("alone/map.mission-distances")
def test_every_generated_map_keeps_every_constraint() -> None:
    switches, runs = set(), set()
    for seed in SEEDS:
        chance = SeededChance(f"map {seed}")
        rooms = drawn_rooms(chance)
        station = generate(chance, rooms)
        assert checks.problems(station, rooms) == [], f"seed {seed}"
        for level in checks.LEVELS:
            switches.add(sum(one.switch for one in station.sectors.values() if one.level == level))
            runs.add(max(straight_run(station, key) for key, one in station.sectors.items() if one.level == level))
    assert switches == {3, 4}
    assert runs == {3, 4, 5}


def test_a_seed_makes_one_map_and_another_seed_another() -> None:
    one, same, other = (generate(SeededChance(seed), BOREALIS_ROOMS) for seed in ("a", "a", "b"))
    assert one == same
    assert one != other


@pytest.mark.rule("alone/hidden.orientation")
def test_the_name_of_a_sector_tells_neither_its_level_nor_how_large_the_map_is() -> None:
    stations = [generate(SeededChance(f"names {seed}"), BOREALIS_ROOMS) for seed in range(40)]
    for name in ("s01", NAMES[-1]):
        holders = [station for station in stations if name in station.sectors]
        assert holders
        assert {station.sectors[name].level for station in holders} == {1, 2}
    assert any(NAMES[-1] in station.sectors and len(station.sectors) < len(NAMES) for station in stations)


# -- imagining the rest --------------------------------------------------------------------------------------------


def explored(station: Layout, count: int, chance: SeededChance) -> Known:
    """What a Hero knows who has walked at random until he has seen some sectors."""
    here, tiles, origins = station.start, dict[str, Tile](), dict[int, tuple[str, int, int]]()
    while len(tiles) < count:
        one = station.sectors[here]
        if one.level not in origins:
            origins[one.level] = ("there" if origins else "here", one.row, one.column)
        word, row, column = origins[one.level]
        tiles[here] = Tile(word, one.column - column, one.row - row, one.sides, one.room, one.switch)
        here = chance.pick(list(station.exits[here].values()))
    return Known(tiles, [pair for pair in station.stairs if set(pair) <= set(tiles)], station.start)


def assert_contains(station: Layout, known: Known) -> None:
    """Every known sector is there as it was seen, and all of a level by the same shift."""
    shifts: dict[str, set[tuple[int, int, int]]] = {}
    for key, tile in known.tiles.items():
        one = station.sectors[key]
        assert (one.sides, one.room, one.switch) == (tile.sides, tile.room, tile.switch)
        shifts.setdefault(tile.level, set()).add((one.level, one.row - tile.y, one.column - tile.x))
    assert all(len(found) == 1 for found in shifts.values())
    assert all(pair in station.stairs or pair[::-1] in station.stairs for pair in known.stairs)
    assert station.start == known.start


@pytest.mark.rule("alone/hidden.labyrinth-only")
@pytest.mark.parametrize(("count", "least"), [(1, 1.0), (5, 0.95), (12, 0.95), (24, 0.9)])
def test_a_known_part_is_completed_to_other_maps_that_keep_every_constraint(count: int, least: float) -> None:
    tries, found, new = 20 * THOROUGH, 0, 0
    for seed in range(tries):
        chance = SeededChance(f"known {seed}")
        rooms = drawn_rooms(chance)
        truth = generate(chance, rooms)
        known = explored(truth, count, chance)
        imagined = complete(chance, rooms, known)
        if imagined is not None:
            found += 1
            new += imagined.sectors != truth.sectors
            assert_contains(imagined, known)
            assert checks.problems(imagined, rooms) == []
    assert found >= least * tries
    assert new > found / 2


def test_a_known_part_lies_anywhere_on_the_grid_and_on_either_level() -> None:
    chance = SeededChance("anywhere")
    truth = generate(chance, BOREALIS_ROOMS)
    known = explored(truth, 1, chance)
    imagined = [complete(chance, BOREALIS_ROOMS, known) for _ in range(30)]
    starts = [one.sectors[one.start] for one in imagined if one is not None]
    assert {one.level for one in starts} == {1, 2}
    assert len({(one.row, one.column) for one in starts}) > 8


def test_a_start_that_the_hero_has_forgotten_stays_where_his_coordinates_begin() -> None:
    chance = SeededChance("forgotten")
    truth = generate(chance, BOREALIS_ROOMS)
    known = explored(truth, 6, chance)
    del known.tiles[known.start]
    known.stairs = []
    for _ in range(10):
        imagined = complete(chance, BOREALIS_ROOMS, known)
        assert imagined is not None
        key, tile = next((key, tile) for key, tile in known.tiles.items() if tile.level == "here")
        start, one = imagined.sectors[known.start], imagined.sectors[key]
        assert (one.row - start.row, one.column - start.column) == (tile.y, tile.x)
        assert checks.problems(imagined, BOREALIS_ROOMS) == []


def test_a_corridor_that_looks_like_a_dead_end_gets_a_door_or_stairs() -> None:
    chance = SeededChance("concealed")
    known = Known({"s05": Tile("here", 0, 0, (PASSAGE, WALL, WALL, WALL))}, start="s05")
    for _ in range(10):
        imagined = complete(chance, BOREALIS_ROOMS, known)
        assert imagined is not None
        sides = imagined.sectors["s05"].sides
        assert sides[0] == PASSAGE
        assert DOOR in sides[1:]
        assert PASSAGE not in sides[1:]


@pytest.mark.rule("alone/hidden.labyrinth-only")
def test_what_the_hero_knows_is_the_labyrinth_and_what_he_remembers_with_stairs_where_both_ends_are_shown() -> None:
    station = borealis()
    (a_one, a_two), (b_one, b_two) = station.stairs
    stairs, wall = (PASSAGE, PASSAGE, PASSAGE, STAIRS), (PASSAGE, PASSAGE, PASSAGE, WALL)
    shown = {a_one: Tile("here", 0, 0, stairs), b_one: Tile("here", 1, 3, stairs)}
    drawn = {a_two: Tile("there", 0, 0, stairs), b_two: Tile("there", 2, 4, wall)}
    known = known_to_hero(SimpleNamespace(station=station, labyrinth=shown, memory=drawn))  # type: ignore[arg-type]
    assert known == Known({**shown, **drawn}, [[a_one, a_two]], station.start)


@pytest.mark.parametrize("rooms", [["armoury", "canteen"], ["armoury", "canteen", "canteen"]])
def test_without_a_room_of_its_own_for_the_final_mission_another_room_stands_for_it(rooms: list[str]) -> None:
    for seed in range(5):
        station = complete(SeededChance(f"two {seed}"), rooms, Known({}))
        assert station is not None
        others = [room for room in ROOMS if room not in rooms]
        assert any(not checks.problems(station, ["armoury", "canteen", room]) for room in others)


def test_the_coordinates_of_known_sectors_begin_at_the_start_and_where_the_other_level_was_entered() -> None:
    chance = SeededChance("origins")
    truth = generate(chance, BOREALIS_ROOMS)
    known = explored(truth, 16, chance)
    imagined = complete(chance, BOREALIS_ROOMS, known)
    assert imagined is not None
    start = imagined.sectors[imagined.start]
    origins = origins_on(imagined, known)
    assert origins["here"] == [start.level, start.row, start.column]
    for tile, one in ((tile, imagined.sectors[key]) for key, tile in known.tiles.items()):
        level, row, column = origins[tile.level]
        assert (one.level, one.row, one.column) == (level, row + tile.y, column + tile.x)


def test_what_cannot_be_is_not_imagined() -> None:
    far_apart = {
        "s01": Tile("here", 0, 0, (PASSAGE, WALL, PASSAGE, WALL)),
        "s02": Tile("here", 8, 0, (DOOR, WALL, WALL, WALL)),
    }
    assert complete(SeededChance("far"), BOREALIS_ROOMS, Known(far_apart)) is None


# -- each constraint, broken on purpose ----------------------------------------------------------------------------


def no_level_two(station: Layout) -> None:
    for key in [key for key, one in station.sectors.items() if one.level == 2]:
        del station.sectors[key]


def outside(station: Layout) -> None:
    change(station, "1C7", column=7)


def same_place(station: Layout) -> None:
    change(station, "1A3", column=1)


def one_way(station: Layout) -> None:
    put_side(station, "1A2", 1, WALL)


def leads_nowhere(station: Layout) -> None:
    put_side(station, "1A3", 0, PASSAGE)


def unknown_start(station: Layout) -> None:
    station.start = "s99"


def few_corridors(station: Layout) -> None:
    change(station, "1B4", room="laboratory")
    change(station, "1C6", room="laboratory")


def room_missing(station: Layout) -> None:
    change(station, "1E5", room="")


def no_such_room(station: Layout) -> None:
    change(station, "1E5", room="sauna")


def shut_laboratory(station: Layout) -> None:
    put(station, "1C3", "north", WALL)
    put(station, "1C3", "south", WALL)


def rooms_touch(station: Layout) -> None:
    change(station, "1B3", room="canteen")


def cut_off(station: Layout) -> None:
    put(station, "1C5", "east", WALL)


def open_loop(station: Layout) -> None:
    put(station, "1B4", "east", WALL)


def long_run(station: Layout) -> None:
    station.sectors["s38"] = Sector(2, 3, 6, (WALL,) * 4)
    put(station, "2D6", "east", PASSAGE)


def short_runs(station: Layout) -> None:
    for key, one in station.sectors.items():
        if one.level == 1:
            sides = tuple(DOOR if what == PASSAGE else what for what in one.sides)
            station.sectors[key] = replace(one, sides=sides)


def one_staircase(station: Layout) -> None:
    for key in station.stairs.pop():
        one = station.sectors[key]
        put_side(station, checks.place(one), one.sides.index(STAIRS), WALL)


def stairs_face_a_room(station: Layout) -> None:
    change(station, "1B2", sides=(STAIRS, PASSAGE, PASSAGE, WALL))


def stairs_near(station: Layout) -> None:
    put_side(station, "1E3", 2, WALL)
    put_side(station, "1C2", 3, STAIRS)
    station.stairs[1][0] = key_at(station, "1C2")


def stairs_on_one_level(station: Layout) -> None:
    (a, b), (c, d) = station.stairs
    station.stairs = [[a, c], [b, d]]


def stairs_in_a_room(station: Layout) -> None:
    put_side(station, "1E3", 2, WALL)
    put_side(station, "1E5", 2, STAIRS)
    station.stairs[1][0] = key_at(station, "1E5")


def many_switches(station: Layout) -> None:
    for key, one in station.sectors.items():
        station.sectors[key] = replace(one, switch=True)


def no_switches(station: Layout) -> None:
    for key, one in station.sectors.items():
        station.sectors[key] = replace(one, switch=False)


def start_on_stairs(station: Layout) -> None:
    station.start = key_at(station, "1B2")


def start_in_a_room(station: Layout) -> None:
    station.start = key_at(station, "1C3")


BROKEN: list[tuple[Callable[[Layout], None], str]] = [
    (no_level_two, "level 2 has no sectors"),
    (outside, "lies outside the grid of 7 by 7"),
    (same_place, "2 sectors lie at 1A2"),
    (one_way, "the door on the west side of 1A3 does not arrive at 1A2"),
    (leads_nowhere, "the passage on the north side of 1A3 leads nowhere"),
    (unknown_start, "the start 's99' is not a sector of the map"),
    (few_corridors, "level 1 has 11 corridor sectors; 12 to 15 are needed"),
    (few_corridors, "level 1 has 6 rooms; 4 are needed"),
    (few_corridors, "the room laboratory is on the map 3 times; it must be there once"),
    (few_corridors, "the room at 1B4 has an exit that is not a door"),
    (room_missing, "1E5 is a dead end: a corridor sector needs at least two open sides"),
    (room_missing, "the room canteen is on the map 0 times; it must be there once"),
    (room_missing, "a door joins the corridors 1D5 and 1E5"),
    (no_such_room, "there is no room 'sauna'; there are: control-room"),
    (shut_laboratory, "level 1 has 0 crossroads; 1 to 2 are needed"),
    (shut_laboratory, "the room at 1C3 has 0 exits; 1 to 3 are needed"),
    (shut_laboratory, "level 1 has 3 doors; 5 to 10 are needed"),
    (rooms_touch, "the rooms at 1B3 and 1C3 are side by side"),
    (cut_off, "level 1 is not connected without stairs: 1C6, 1C7 cannot be reached"),
    (open_loop, "level 1 has 1 loops; at least 2 are needed"),
    (long_run, "the longest straight run of level 2 has 6 sectors; 3 to 5 are needed"),
    (short_runs, "the longest straight run of level 1 has 1 sectors; 3 to 5 are needed"),
    (one_staircase, "the map has 1 staircases; 2 are needed"),
    (stairs_face_a_room, "1A2"),
    (stairs_near, "the stairs of level 1 are 1 apart; 4 or more are needed"),
    (stairs_on_one_level, "a staircase joins 1B2 and 1E3 on one level"),
    (stairs_in_a_room, "the room at 1E5 has stairs; only corridors may"),
    (many_switches, "level 1 has 17 switches; 3 to 4 are needed"),
    (many_switches, "the room at 1C3 has a switch; only corridors may"),
    (many_switches, "the start 1D5 has a switch"),
    (many_switches, "1E3 has a switch and fewer than two passages or doors"),
    (no_switches, "level 2 has 0 switches; 3 to 4 are needed"),
    (start_on_stairs, "the start 1B2 has stairs"),
    (start_in_a_room, "the start 1C3 is a room; it must be a corridor"),
]


@pytest.mark.rule("alone/setup.levels")
@pytest.mark.rule("alone/setup.rooms")
@pytest.mark.rule("alone/setup.tile-shapes")
@pytest.mark.rule("alone/stairs.two-pairs")
@pytest.mark.rule("alone/setup.hero-start")
@pytest.mark.parametrize(("spoil", "words"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_constraint_is_named(spoil: Callable[[Layout], None], words: str) -> None:
    station = borealis()
    spoil(station)
    assert any(words in problem for problem in checks.problems(station, BOREALIS_ROOMS))


def test_a_map_where_nothing_is_far_away_is_named() -> None:
    east, west = (WALL, PASSAGE, WALL, WALL), (WALL, WALL, WALL, PASSAGE)
    small = Layout({"s01": Sector(1, 0, 0, east), "s02": Sector(1, 0, 1, west)}, [], "s01")
    assert list(checks.something_is_far_away(small)) == [
        "0 sectors are 5 or more away from 1A1; at least 6 are needed",
        "0 sectors are 5 or more away from 1A2; at least 6 are needed",
    ]


@pytest.mark.rule("alone/map.mission-distances")
@pytest.mark.parametrize(
    ("rooms", "words"),
    [
        (["canteen", "infirmary", "control-room"], "the canteen is 1 away from the start; 5 or more are needed"),
        (["generator-room", "ventilation", "infirmary"], "infirmary is 3 away from the ventilation; 5 or more"),
        (["armoury", "ventilation", "control-room"], "the rooms of all three missions are on one level"),
        (["armoury", "armoury", "control-room"], "the missions need three different rooms of the map"),
    ],
)
def test_mission_rooms_that_lie_badly_are_named(rooms: list[str], words: str) -> None:
    assert any(words in problem for problem in checks.problems(borealis(), rooms))


@pytest.mark.rule("alone/map.mission-distances")
def test_two_starting_missions_that_are_both_too_far_away_are_named() -> None:
    station = borealis()
    station.start = next(
        key
        for key in station.sectors
        if all(distances(station, key)[key_at(station, room)] > 8 for room in ("1C7", "1E5"))
    )
    found = checks.problems(station, ["escape-pods", "canteen", "control-room"])
    assert any("the nearer starting mission is" in problem and "at most 8 will do" in problem for problem in found)


# -- hand-made maps ------------------------------------------------------------------------------------------------


def setting(**options: object) -> Setting:
    return Setting(2, Options(**options), Rulings(), Parameters())  # type: ignore[arg-type]


@pytest.mark.parametrize("name", HAND_MADE)
@pytest.mark.rule("alone/map.mission-distances")
def test_a_hand_made_map_keeps_every_constraint(name: str) -> None:
    station, missions = make_station(setting(map=name), SeededChance("x"), ["a", "b", "c"], [])
    assert checks.problems(station, MISSION_ROOMS[name]) == []
    assert missions == list(HAND_MADE[name].missions)


def test_the_hand_made_maps_have_the_distances_that_they_were_made_for() -> None:
    expected = {"borealis": ([6, 8, 7], [7, 5]), "ostoja": ([5, 8, 6], [8, 7])}
    for name, (from_start, from_final) in expected.items():
        station = read(HAND_MADE[name].drawing.splitlines(), NAMES)
        where = {one.room: key for key, one in station.sectors.items()}
        rooms = [where[room] for room in MISSION_ROOMS[name]]
        assert [distances(station, station.start)[room] for room in rooms] == from_start
        assert [distances(station, rooms[2])[room] for room in rooms[:2]] == from_final


def test_the_names_on_a_hand_made_map_are_dealt_at_random() -> None:
    one, other = (make_station(setting(map="ostoja"), SeededChance(seed), [], [])[0] for seed in "ab")
    assert one.start != other.start


@pytest.fixture
def one_mission_for_each_room(monkeypatch: pytest.MonkeyPatch) -> None:
    any_card = next(iter(MISSIONS.values()))
    cards = [
        replace(any_card, key=f"{deck}-{room}", deck=deck, room=room) for deck in ("sm", "pm", "fm") for room in ROOMS
    ]
    monkeypatch.setattr(handmade, "MISSIONS", {card.key: card for card in cards})


@pytest.mark.usefixtures("one_mission_for_each_room")
@pytest.mark.rule("alone/map.mission-distances")
def test_a_map_of_your_own_keeps_missions_that_fit_and_gets_others_for_those_that_do_not() -> None:
    own = setting(own_map=tuple(BOREALIS.drawing.splitlines()))
    good = ["sm-generator-room", "pm-infirmary", "fm-control-room"]
    assert make_station(own, SeededChance("x"), good, [])[1] == good
    for seed in range(10):
        station, missions = make_station(
            own, SeededChance(f"own {seed}"), ["sm-canteen", "pm-infirmary", "fm-armoury"], []
        )
        assert checks.problems(station, [key[3:] for key in missions]) == []
        assert [key[:2] for key in missions] == ["sm", "pm", "fm"]


@pytest.mark.usefixtures("one_mission_for_each_room")
def test_a_map_of_your_own_that_breaks_its_rules_is_refused_with_every_reason() -> None:
    drawing = BOREALIS.drawing.replace("[ s ]--[ @ ]", "[   ]  [ @ ]")
    with pytest.raises(BadSetting, match="level 1 has 2 switches; 3 to 4 are needed") as caught:
        make_station(setting(own_map=tuple(drawing.splitlines())), SeededChance("x"), [], [])
    assert "1 loops" in str(caught.value)


@pytest.mark.usefixtures("one_mission_for_each_room")
def test_a_map_that_no_missions_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {key: card for key, card in handmade.MISSIONS.items() if card.deck != "sm" or card.room == "canteen"}
    monkeypatch.setattr(handmade, "MISSIONS", few)
    with pytest.raises(BadSetting, match="no missions fit the map; with those drawn, the canteen is 1 away"):
        missions_for(borealis(), SeededChance("x"), ["sm-canteen", "pm-infirmary", "fm-armoury"])


# -- notation ------------------------------------------------------------------------------------------------------


def test_what_is_written_is_read_again() -> None:
    for seed in range(20):
        station = generate(SeededChance(f"write {seed}"), BOREALIS_ROOMS)
        drawing = write(station)
        again = read(drawing, NAMES)
        assert write(again) == drawing
        assert checks.problems(again, BOREALIS_ROOMS) == []


def test_levels_may_stand_side_by_side_or_one_after_another() -> None:
    assert read(write(borealis()), NAMES) == borealis()


def test_without_a_line_about_them_stairs_take_the_first_free_side_from_north_on() -> None:
    drawing = [line for line in BOREALIS.drawing.splitlines() if not line.startswith("Stairs")]
    station = read(drawing, NAMES)
    assert {place: at(station, place).sides.index(STAIRS) for place in ("1B2", "2B3", "1E3", "2F5")} == {
        "1B2": 3, "2B3": 0, "1E3": 1, "2F5": 1,
    }  # fmt: skip


MISTAKES = [
    ("Level 1 ", "Level 9 ", "line 1, column 7: there is no level 9; there are levels 1 and 2"),
    ("Level 2", "Level 1", "line 1, column 53: level 1 is drawn twice"),
    ("Level 2", "Level 1", "level 2 is missing"),
    ("Level 1", "Floor 1", "level 1 is missing"),
    ("      1      2      3", "     1      2       3", "line 2, column 6: below the word Level, columns are numbered"),
    (" B         [ a ]--[ s ]", " X         [ a ]--[ s ]", "line 5, column 2: 'X' is not a row; rows are A to G"),
    (" B         [ a ]--[ s ]", " C         [ a ]--[ s ]", "line 5, column 2: row C stands where B is due"),
    ("<GEN>", "<GYM>", "line 3, column 13: there is no room 'GYM'; there are: CTL"),
    ("<GEN>", "{GEN}", "line 3, column 12: '{GEN}' is not a sector; a corridor is [   ] and a room is <LAB>"),
    ("[ @ ]", "[ x ]", "line 9, column 35: 'x' means nothing; in a corridor stand s, a, b and @"),
    ("[ @ ]", "[   ]", "there is no start; it is drawn as [ @ ]"),
    ("[ s ]--[ @ ]", "[ @ ]--[ @ ]", "line 9, column 35: there is a second start"),
    ("<GEN>==[   ]", "<GEN>=-[   ]", "line 3, column 17: '=-' joins nothing; a passage is -- and a door is =="),
    ("<GEN>==[   ]", "<GEN>==     ", "line 3, column 17: this door does not join two sectors"),
    ("             |      \"  ", "            |       \"  ", "line 6, column 13: '|' joins nothing; below the middle"),
    ("<POD>  C", "<POD>--C", "line 7, column 52: '-' joins nothing"),
    ("[ b ]         <CAN>", "[   ]         <CAN>", "the stairs b are drawn 1 times; they join two sectors"),
    ("a 1B2 west", "a 1B2 left", "line 15, column 8: stairs are described like this: a 1B2 west - 2B3 north"),
    ("a 1B2 west", "a 1B4 west", "line 15, column 8: no a is drawn at 1B4"),
    ("a 1B2 west", "a 1B2 north", "the stairs of 1B2 have no free side, facing no sector"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "words"), MISTAKES)
def test_every_mistake_in_a_drawing_is_named_with_line_and_column(right: str, wrong: str, words: str) -> None:
    assert right in BOREALIS.drawing
    with pytest.raises(BadMap) as caught:
        read(BOREALIS.drawing.replace(right, wrong, 1).splitlines(), NAMES)
    assert any(words in mistake for mistake in caught.value.mistakes), caught.value.mistakes


@pytest.mark.parametrize("lines", [[], ["", "  "]])
def test_an_empty_drawing_is_refused(lines: list[str]) -> None:
    with pytest.raises(BadMap, match="line 1, column 1: the map is empty"):
        read(lines, NAMES)


# -- maps in mind --------------------------------------------------------------------------------------------------


def one_more(layout: Layout, number: int) -> Layout:
    """A map like another one, with names of its own."""
    sectors = {f"{key}-{number}": one for key, one in layout.sectors.items()}
    return Layout(sectors, [[f"{key}-{number}" for key in pair] for pair in layout.stairs], f"{layout.start}-{number}")


def test_stations_with_one_plan_share_their_map_however_many_others_are_in_use() -> None:
    layout = generate(SeededChance("shared"), ["laboratory", "canteen", "infirmary"])
    stations = [Station.of(one_more(layout, number)) for number in range(2 * LAYOUTS)]
    layouts = [station.layout for station in stations]
    for station, known in zip(stations, layouts, strict=True):
        assert Station(station.plan).layout is known
