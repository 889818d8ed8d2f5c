"""Haunt 23, Intruder Alert."""

from collections import Counter
from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

NORTH = {"library": ("ground", 0, -1, 0)}
IN_A_ROW = NORTH | {"salon": ("ground", 0, -2, 2)}
"""The Salon can be reached through the Library only."""


def machine(tile: str, name: str = "on") -> Any:
    """A machine that runs, or does not."""
    return token("on-off", name, tile)


def alarm(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2, upstairs; a machine runs in the Entrance Hall."""
    places = ["entrance-hall", "hallway", "upper-landing"]
    return position(
        **{"haunt": 23, "revealer": 2, "places": places, "track": 2, "tokens": [machine("entrance-hall")]} | given
    )


@pytest.mark.content("betrayal/haunt/23")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    table = begin(23, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    machines = [one for one in state.tokens if one.kind == "on-off"]
    assert haunt.traitor == haunt.revealer
    assert (haunt.track, len(machines), {one.name for one in machines}) == (count, count, {"on"})
    assert sorted(one.place for one in haunt.monsters) == sorted(one.on for one in machines)
    regions = Counter(state.house.tiles[one.on].region for one in machines)
    counts = [regions[region] for region in ("basement", "ground", "upper")]
    assert max(counts) - min(counts) <= 1
    traitor = state.explorers[haunt.traitor]
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert haunt.monsters_after == haunt.traitor


# -- the heroes ------------------------------------------------------------------------------------------------------


def test_five_turns_a_machine_off_and_stuns_a_robot_of_the_region() -> None:
    robots = [
        beast("robot", "hallway"),
        beast("robot", "ground-floor-staircase", 2),
        beast("robot", "upper-landing", 3),
    ]
    table = alarm(monsters=robots, rolls=[2, 2, 1]).choose("haunt turn-off").asks("23-stun", 0)
    assert table.offered == ["robot-1", "robot-2"]
    table.choose("robot-2")
    assert table.state.tokens[0].name == "off"
    assert [one.stunned for one in table.state.haunt.monsters] == [False, True, False]
    assert not table.offers("haunt turn-off")


def test_four_does_not_and_only_running_machines_can_be_turned_off() -> None:
    table = alarm(rolls=[2, 2, 0]).choose("haunt turn-off").asks("act", 0)
    assert table.state.tokens[0].name == "on"
    assert not alarm(tokens=[machine("entrance-hall", "off")]).offers("haunt turn-off")
    assert not alarm(active=1).offers("haunt turn-off")
    assert not alarm(active=2, places=["hallway", "hallway", "entrance-hall"]).offers("haunt turn-off")


@pytest.mark.parametrize(("track", "after"), [(2, 1), (0, 0)])
def test_four_wrecks_a_tile_with_an_omen(track: int, after: int) -> None:
    table = alarm(house=NORTH, places=["library", "hallway", "upper-landing"], track=track, rolls=[2, 2, 0, 0, 0])
    table.choose("haunt wreck")
    assert table.state.house.tiles["library"].flipped
    assert table.state.haunt.track == after
    assert table.state.explorers[0].place == "library"


def test_three_wrecks_nothing_and_other_tiles_are_safe() -> None:
    table = alarm(house=NORTH, places=["library", "hallway", "upper-landing"], rolls=[2, 1, 0, 0, 0])
    table.choose("haunt wreck")
    assert (table.state.house.tiles["library"].flipped, table.state.haunt.track) == (False, 2)
    assert not alarm().offers("haunt wreck")
    assert not alarm(house=NORTH, flipped=["library"], places=["library"]).offers("haunt wreck")


@pytest.mark.rule("betrayal/haunt23.heroes-win")
def test_the_heroes_win_at_the_end_of_a_turn_with_everything_off() -> None:
    table = alarm(track=0, tokens=[machine("entrance-hall"), machine("upper-landing", "off")], rolls=[2, 2, 1]).choose(
        "haunt turn-off"
    )
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-23-hero", (0, 1))
    off = [machine("upper-landing", "off")]
    assert alarm(track=1, tokens=off).choose("end").result is None
    assert alarm(track=0, tokens=[*off, machine("hallway")]).choose("end").result is None
    assert alarm(track=0, tokens=off, active=2).choose("end").result is None


# -- the traitor and the Robots --------------------------------------------------------------------------------------


@pytest.mark.parametrize("flipped", [[], ["library"]])
def test_the_traitor_moves_a_tile_with_a_hero_inside_its_region(flipped: list[str]) -> None:
    table = alarm(house=NORTH, flipped=flipped, places=["library", "hallway", "upper-landing"], active=2)
    table.choose("haunt shift").asks("23-shift", 2)
    assert table.offers("lay library ground -1 -1 0")
    assert all(option.startswith("lay library ground ") for option in table.offered)
    assert not any(option.startswith("lay library ground 0 -1 ") for option in table.offered)
    table.choose("lay library ground -1 -1 0").asks("act", 2)
    tile = table.state.house.tiles["library"]
    assert (tile.x, tile.y, tile.flipped) == (-1, -1, bool(flipped))
    assert table.state.explorers[0].place == "library"
    assert table.events("lay-anew") == [{"seat": 2, "tile": "library"}]


def test_no_tile_may_become_unreachable() -> None:
    table = alarm(house=IN_A_ROW, places=["library", "salon", "upper-landing"], active=2).choose("haunt shift")
    assert {option.split()[1] for option in table.offered} == {"salon"}


def test_where_no_tile_can_be_moved_the_house_is_not_asked_to_shift() -> None:
    stuck = alarm(house=IN_A_ROW, places=["library", "library", "upper-landing"], active=2)
    assert not stuck.offers("haunt shift")
    assert alarm(house=IN_A_ROW, places=["salon", "library", "upper-landing"], active=2).offers("haunt shift")


def test_landings_stay_where_they_are() -> None:
    assert not alarm(active=2).offers("haunt shift")
    assert not alarm(house=NORTH, places=["library"]).offers("haunt shift")


def robots_act(**given: Any) -> Driver:
    """The Robot in the Hallway is about to act."""
    given = {"active": 2, "phase": "monsters-begin", "monsters": [beast("robot", "hallway")]} | given
    return alarm(**given).choose("robot-1")


def test_robots_are_weak_fast_and_fight_like_any_monster() -> None:
    box = HAUNTS[23].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (2, 6, 2, 2)
    assert robots_act(rolls=[0] * 6).offers("attack might seat-1")


def test_a_hero_in_sight_of_the_lasers_steps_aside_with_five() -> None:
    table = robots_act(house=NORTH, rolls=[0] * 6 + [2, 2, 1, 0]).choose("haunt lasers").asks("choose-target", 2)
    table.choose("seat-0").asks("23-dodge", 0)
    assert table.offered == ["library", "hallway"]
    table.choose("library").asks("play-monster", 2)
    assert table.state.explorers[0].place == "library"
    assert not table.offers("haunt lasers")


def test_with_four_the_hero_takes_two_dice_of_damage() -> None:
    table = robots_act(rolls=[0] * 6 + [2, 2, 0, 0, 1, 1]).choose("haunt lasers", "seat-0").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]


def test_lasers_need_a_hero_in_sight() -> None:
    table = robots_act(places=["upper-landing", "upper-landing", "hallway"], rolls=[0] * 6)
    assert not table.offers("haunt lasers")


def test_damage_does_not_stun_a_robot() -> None:
    table = alarm(active=1, monsters=[beast("robot", "hallway")], rolls=[2, 2, 0, 0, 0, 0])
    table.choose("attack unarmed robot-1")
    assert not table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = alarm(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                  rolls=[2, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-23-traitor", (2,))
