"""Worlds that the Hero takes for possible: they fit what he was shown and told, and they know nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.alone.dark import play

from koszmar.games.alone import GAME, imagining
from koszmar.games.alone.actions.locate import true_answer
from koszmar.games.alone.imagining import Told, answers_told, imagine_station, mission_rooms
from koszmar.games.alone.labyrinth import refresh, tile_of
from koszmar.games.alone.maps.checks import shape_problems
from koszmar.games.alone.maps.generator import Known, complete, complete_with_truth, known_to_hero
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.state import Item, Layout, Scene, State, Station, Tile
from koszmar.kernel.chance import BlindChance, SeededChance
from koszmar.kernel.match import Match
from koszmar.kernel.past import decode, encode
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.worlds import TALLY

LATELY = 5
"""Turns for which an answer must hold."""


def imagined(match: Match, seed: str) -> tuple[Scene, bool]:
    """Another world, and whether everything that was told lately holds in it."""
    state = decode(State, encode(match.state))
    scene = match.scene.masked(state, match.scene.unseen)
    return scene, imagine_station(scene, BlindChance(seed))


def worlds(table: Driver, count: int = 4) -> Iterator[Scene]:
    """Some worlds in which all that was told holds."""
    found = [imagined(table.match, f"world {number}") for number in range(count)]
    assert all(fits for _, fits in found)
    return (scene for scene, _ in found)


@cache
def moments(count: int = 6) -> list[Match]:
    """Random moments of the Hero's turn; random players ask for distances more than anything else."""
    found = []
    for number in range(count):
        random = Random(f"imagining {number}")
        match = Match.new(GAME, players=2 + number % 3, seed=f"imagining {number}")
        play_on(match, random, random.randrange(60, 300))
        assert not match.over
        while match.decision is not None and match.decision.prompt != "act":
            play_on(match, random, 1)
        found.append(match)
    return found


def lately(state: State) -> list[Told]:
    """Answers of the last turns."""
    return [one for one in answers_told(state) if one.turn > state.number - LATELY]


def now_told(scene: Scene, told: Told) -> tuple[int, bool]:
    """What would be answered in a world where the Hero asked: -1 for nothing of the kind."""
    state = scene.state
    hero, state.hero = state.hero, told.at
    found = true_answer(scene, told.target)
    state.hero = hero
    return found.distance, found.same_level


# -- what was shown ------------------------------------------------------------------------------------------------


def test_what_the_hero_sees_looks_the_same_in_every_world() -> None:
    for match in moments():
        scene, _ = imagined(match, "seen")
        for sector, tile in match.state.labyrinth.items():
            assert tile_of(scene, sector) == tile


def test_what_the_hero_remembers_is_built_in_the_same_way() -> None:
    remembered = 0
    for match in moments():
        scene, _ = imagined(match, "remembered")
        station: Station = scene.state.station
        for sector, tile in match.state.memory.items():
            remembered += 1
            built = station.sectors[sector]
            assert (built.room, [bool(side) for side in built.sides]) == (
                tile.room,
                [bool(side) for side in tile.sides],
            )
    assert remembered


def test_a_false_switch_that_cannot_be_one_still_looks_like_one() -> None:
    table = position(hero="1C5", shown=["1D5"])
    table.state.elements["1D5"].fake = "switch"
    refresh(table.match.scene, "1D5")
    scene, _ = imagined(table.match, "a switch at the start")
    assert not scene.state.station.sectors["1D5"].switch
    assert tile_of(scene, "1D5").switch


def test_a_concealed_door_stays_a_wall_to_him() -> None:
    table = position(hero="1C5", shown=["1D5"])
    table.state.elements["1D5"].concealed = ("side-2",)
    refresh(table.match.scene, "1D5")
    for scene in worlds(table):
        assert tile_of(scene, "1D5").sides == table.state.labyrinth["1D5"].sides


def test_creatures_that_he_sees_are_where_they_are_and_no_other_is_in_sight() -> None:
    table = position(shown=["1D4", "1C5"], creatures=[("worm", "1D4"), ("spores", "1A3"), ("hollow", "2A4")])
    for scene in worlds(table):
        seen = [(one.kind, one.sector) for one in scene.state.creatures if one.sector in scene.state.labyrinth]
        assert seen == [("worm", "1D4")]


# -- what was told -------------------------------------------------------------------------------------------------


def test_what_was_told_lately_holds_in_every_world_that_says_so() -> None:
    held = Counter[bool]()
    assert sum(bool(lately(match.state)) for match in moments(20)) > 10
    for match in moments(20):
        told = lately(match.state)
        for seed in ("one", "two"):
            scene, fits = imagined(match, seed)
            held[fits] += 1
            right = [
                (distance, level) == (one.distance, one.same_level or one.distance == -1)
                for one in told
                if one.distance is not None and not one.leeway
                for distance, level in [now_told(scene, one)]
            ]
            assert not fits or all(right)
    assert 3 * held[True] >= held.total(), held  # of 120 worlds at 60 other moments 53 hold it all


@pytest.mark.parametrize(
    ("targets", "creatures"),
    [
        (("worm", "danger"), [("worm", "1A3")]),
        (("laboratory", "creature"), [("worm", "2A4"), ("parasite", "1B3")]),
        (("mine", "stairs"), [("worm", "1A3")]),
        (("spores", "lit"), [("worm", "1A3")]),
    ],
)
def test_distances_and_levels_that_were_told_hold(targets: tuple[str, str], creatures: list[tuple[str, str]]) -> None:
    table = position(creatures=creatures, danger=["1B4", "2C3"], lit=["2D4"], conditions={"1C6": "mine"})
    table.choose(("locate", targets[0]), targets[1])
    told = lately(table.state)
    assert [one.target for one in told] == list(targets)
    for scene in worlds(table):
        assert [now_told(scene, one) for one in told] == [now_told(table.match.scene, one) for one in told]


def test_a_kind_that_was_said_to_be_nowhere_is_nowhere() -> None:
    table = position(creatures=[("worm", "1A3")]).choose(("locate", "parasite"), "spores")
    for scene in worlds(table, 8):
        assert not {one.kind for one in scene.state.creatures} & {"parasite", "spores"}
    table = position().choose(("locate", "creature"), "danger")
    for scene in worlds(table):
        assert scene.state.creatures == []
        assert not any(there.danger for there in scene.state.elements.values())


@pytest.mark.parametrize("change", [-1, 1])
def test_a_distance_that_may_be_a_lie_holds_within_its_leeway(change: int) -> None:
    table = position(creatures=[("worm", "1A3"), ("hollow", "1B2")], danger=["1D5"], hands=[["they-know-where-i-am"]])
    table.choose(("locate", "generator-room"), "worm")
    play(table, "they-know-where-i-am", ("generator-room", "1A2"), "none", "none", ("generator-room", change))
    told = lately(table.state)
    assert [(one.distance, one.leeway) for one in told] == [(6 + change, 1), (5, 1)]
    found = {now_told(scene, told[0])[0] for scene in worlds(table, 12)}
    assert found <= {5 + change, 6 + change, 7 + change}
    assert len(found) > 1


def test_where_only_the_level_was_told_the_level_holds() -> None:
    table = position(creatures=[("worm", "1A3")], hands=[["lost-bearings"]])
    table.choose(("locate", "infirmary"), "worm")
    play(table, "lost-bearings", "infirmary")
    told = lately(table.state)[0]
    assert (told.target, told.distance, told.same_level) == ("infirmary", None, False)
    for scene in worlds(table):
        assert not now_told(scene, told)[1]


# -- what is possible ----------------------------------------------------------------------------------------------


def test_imagined_worlds_are_sound() -> None:
    for match in moments():
        for seed in ("one", "two", "three"):
            scene, _ = imagined(match, seed)
            assert GAME.rules.status(scene.state, match.setting) == []


def test_no_level_is_overcrowded_and_no_kind_has_too_many_tokens() -> None:
    crowd = [creature("worm", "1D4", number=one) for one in (1, 2, 3)] + [
        creature("hollow", "1D4"),
        creature("spores", "1C5"),
    ]
    table = position(shown=["1D4", "1C5"], creatures=crowd, round_number=4)
    for scene in worlds(table, 8):
        station = scene.state.station
        levels = Counter(station.sectors[one.sector].level for one in scene.state.creatures)
        assert max(levels.values()) <= scene.parameters.creatures_per_level
        assert Counter(one.kind for one in scene.state.creatures)["worm"] == 3


def test_danger_of_a_level_stays_within_its_limit() -> None:
    seen = ["1D4", "1C5", "1B5", "1B4", "1D3", "1D2", "1E3", "1C6"]
    table = position(shown=seen, danger=seen[:7], round_number=6)
    for scene in worlds(table, 8):
        station = scene.state.station
        level = station.sectors["1D5"].level
        there = [one for one, built in station.sectors.items() if built.level == level]
        assert sum(scene.state.elements[one].danger for one in there) <= scene.parameters.danger_per_level


def test_sabotage_lies_in_the_control_room_or_nowhere() -> None:
    table = position(active=True, creatures=[creature("colonel", "2E3")], tokens={"2E3": ["sabotage"] * 3})
    for scene in worlds(table, 8):
        there = {scene.state.station.sectors[key].room for key, one in scene.state.elements.items() if one.tokens}
        assert there <= {"control-room"}
        assert [one.kind for one in scene.state.creatures].count("colonel") == 1


@pytest.mark.content("alone/mission/burn-it-clean")
def test_where_safeties_could_be_removed_the_generator_room_is_on_the_other_level() -> None:
    missions = ("crawlways", "lockdown", "burn-it-clean")
    table = position(hero="1E5", shown=["1D5"], active=True, missions=missions, tokens={"1E5": ["safeties"]})
    for scene in worlds(table, 16):
        sectors = scene.state.station.sectors
        generator = next(one for one in sectors.values() if one.room == "generator-room")
        assert generator.level != sectors["1E5"].level


# -- nothing else --------------------------------------------------------------------------------------------------

BEHIND_THE_SCREEN: list[dict[str, Any]] = [
    {"creatures": [("worm", "1D4"), ("hollow", "1A2"), ("hollow", "2A4"), ("cultist", "2D4")]},
    {"creatures": [("worm", "1D4"), creature("spores", "2F4", wounded=True)]},
    {"danger": ["1C5", "2A4", "2D2", "1B4", "1B3"]},
    {"lit": ["2D4", "2E5"]},
    {"conditions": {"2F4": "gas", "1B3": "mine", "1A3": "mine"}},
    {"blocked": [("1C6", "1C7"), ("2A4", "2B4")]},
    {"tokens": {"2E3": ["sabotage", "sabotage"]}},
]


@pytest.mark.parametrize("behind", BEHIND_THE_SCREEN, ids=lambda one: "-".join(one))
def test_an_imagined_world_does_not_depend_on_what_is_behind_the_screen(behind: dict[str, Any]) -> None:
    plain: dict[str, Any] = {"shown": ["1D4", "1C5"], "danger": ["1C5"], "creatures": [("worm", "1D4")], "active": True}
    plain["missions"] = ("emergency-power", "fever", "abandon-station")
    one, other = position(**plain), position(**(plain | behind))
    assert one.state.labyrinth == other.state.labyrinth
    for seed in ("a", "b"):
        ours, theirs = (imagined(table.match, seed)[0].state for table in (one, other))
        for part in ("station", "elements", "creatures", "blocked", "jacked", "origins", "turn"):
            assert getattr(ours, part) == getattr(theirs, part), part


def test_two_stations_that_look_the_same_give_the_same_worlds() -> None:
    """A world that was made up is a truth like any other: whoever imagines from there imagines the same."""
    for match in moments():
        other, _ = imagined(match, "another truth")
        truth = encode(other.state)
        state = decode(State, truth)
        again = match.scene.masked(state, match.scene.unseen)
        fits = imagine_station(again, BlindChance("the same seed"))
        ours, fitted = imagined(match, "the same seed")
        assert fits == fitted
        assert other.state.station != match.state.station
        for part in ("station", "elements", "creatures", "blocked", "origins"):
            assert getattr(again.state, part) == getattr(ours.state, part), part


# -- rare positions ------------------------------------------------------------------------------------------------


def corridor_tile(level: str, x: int, y: int, sides: str, **more: Any) -> Tile:
    """A sector as the Hero saw it, its sides written as p(assage), d(oor), s(tairs) or a full stop, from the north."""
    words = {".": "", "p": "passage", "d": "door", "s": "stairs"}
    return Tile(level, x, y, tuple(words[side] for side in sides), **more)


FAR_APART = Known(
    {
        "s23": corridor_tile("there", 0, 0, "pdps", switch=True),
        "s28": corridor_tile("there", 5, -1, ".spp"),
        "s20": corridor_tile("here", 0, 0, "p..p"),
        "s09": corridor_tile("here", -1, 0, ".ps."),
        "s30": corridor_tile("here", 0, -1, ".ppp"),
        "s16": corridor_tile("here", -1, -1, ".p.p", switch=True),
        "s19": corridor_tile("here", -2, -1, "dpps"),
        "s11": corridor_tile("here", -2, 0, "p.d."),
    },
    [["s09", "s23"], ["s19", "s28"]],
    "s20",
)
"""Two sectors of the other level, so far apart on one line that no straight corridor may join them."""


def test_known_parts_may_be_joined_by_a_roundabout_way() -> None:
    made = [complete(SeededChance(f"far apart {seed}"), ["armoury", "escape-pods"], FAR_APART) for seed in range(12)]
    stations = [station for station in made if station is not None]
    assert len(stations) > 6
    for station in stations:
        assert not shape_problems(station)
        for key, tile in FAR_APART.tiles.items():
            assert station.sectors[key].sides == tile.sides


@pytest.mark.parametrize("quarters", [0, 1, 2, 3, 4])
def test_where_no_station_was_found_the_truth_lends_as_little_as_it_takes(quarters: int) -> None:
    for number, match in enumerate(moments()):
        known, truth = known_to_hero(match.state), match.state.station
        chance = SeededChance(f"hardly possible {number}")
        steps = [quarters] if quarters else []
        station = complete_with_truth(chance, mission_rooms(match.state), known, truth, steps)
        assert not shape_problems(station)
        assert Station.of(station) != truth
        for sector in known.tiles:
            built = truth.sectors[sector]
            assert station.sectors[sector].room == built.room
            assert station.sectors[sector].sides == built.sides
        if not quarters:
            assert plan_of(station) == plan_of(truth)


def plan_of(station: Station | Layout) -> set[object]:
    """A station without the names of its sectors."""
    return {(one.level, one.row, one.column, one.sides, one.room) for one in station.sectors.values()}


def test_a_world_is_found_where_no_station_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(GAME, players=2, seed="no station was found")
    play_on(match, Random("no station was found"), 150)
    monkeypatch.setattr(imagining, "complete", lambda *_: None)
    scene, _ = imagined(match, "hardly possible")
    assert GAME.rules.status(scene.state, match.setting) == []
    assert scene.state.station != match.state.station
    for sector, tile in match.state.labyrinth.items():
        assert tile_of(scene, sector) == tile


def test_a_watcher_knows_as_little_as_the_hero_in_the_middle_of_a_turn_in_which_tokens_went() -> None:
    table = position(
        shown=["1D4"],
        danger=["1D5", "1D4", "1D3"],
        items=[Item("flare", 3, upgraded=True)],
        creatures=[("worm", "1A3")],
    )
    table.choose(("use", "flare", 1), "west", ("danger", "1D4")).asks("clear-token", 0)
    before = TALLY.copy()
    for seed in range(6):
        fork = table.match.fork(seed=seed, as_seen_by="spectator")
        assert fork.view(None) == table.match.view(None)
    assert TALLY["truth"] == before["truth"]
    assert TALLY["now"] > before["now"]
