"""Haunt 19, Caught on Tape."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.haunts.h19_caught_on_tape import farthest_from_heroes
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Token
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0)}


def tape(on: str) -> Token:
    """A Videotape."""
    return token("videotape-portal", "tape", on)


def film(**given: Any) -> Driver:
    """A table with the traitor in seat 2, one tape in the Ballroom and the Spirit in the Basement."""
    return position(**{"haunt": 19, "revealer": 2, "house": HOUSE, "track": 3, "tokens": [tape("ballroom")],
                       "monsters": [beast("spirit", "basement-landing", token="ghost")],
                       "places": ["ballroom", "entrance-hall", "upper-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/19")
@pytest.mark.parametrize(("players", "track"), [(3, 6), (4, 4), (5, 3), (6, 2)])
def test_set_up(begin: Any, players: int, track: int) -> None:
    table = begin(19, players)
    state = table.state
    tapes = [one.on for one in state.tokens if one.name == "tape"]
    assert len(set(tapes)) == len(tapes) == 5
    assert [one.place in tapes for one in state.haunt.monsters] == [True]
    assert state.haunt.track == track
    assert [one for one in table.events("gain") if one["seat"] == state.haunt.traitor][-1]["trait"] == "sanity"
    assert table.events("heal") == []


def test_tapes_lie_as_far_from_the_heroes_as_possible() -> None:
    scene = film(places=["hallway", "hallway", "upper-landing"]).match.scene
    tiles = ["ballroom", "hallway", "entrance-hall", "upper-landing"]
    assert farthest_from_heroes(scene, tiles) == ["ballroom", "upper-landing"]
    assert farthest_from_heroes(scene, [*tiles, "basement-landing"]) == ["basement-landing"], "no hero can get there"


# -- the heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "left"), [([2, 2, 0, 0, 0], 0), ([2, 1, 0, 0, 0], 1)])
def test_destroying_a_tape_needs_might_four(roll: list[int], left: int) -> None:
    table = film(rolls=roll).choose("haunt destroy")
    assert len(table.state.tokens) == left


def test_destroying_is_for_the_tile_of_a_tape() -> None:
    assert not film(active=1).offers("haunt destroy")
    assert not film(active=2, places=["hallway", "hallway", "ballroom"]).offers("haunt destroy")


@pytest.mark.parametrize(("die", "track", "seat"), [(2, 4, 0), (1, 4, 1), (0, 3, 1)])
def test_staving_off(die: int, track: int, seat: int) -> None:
    table = film(places=["basement-landing", "entrance-hall", "upper-landing"], rolls=[die]).choose("haunt stave-off")
    assert table.state.haunt.track == track
    table.asks("act", seat)


def test_staving_off_is_for_the_tile_of_the_spirit() -> None:
    assert not film().offers("haunt stave-off")


@pytest.mark.rule("betrayal/haunt19.heroes-win")
@pytest.mark.parametrize(("given", "won"), [
    ({"tokens": []}, True), ({}, False), ({"tokens": [], "places": ["ballroom", "hallway", "entrance-hall"]}, False),
])  # fmt: skip
def test_the_heroes_win_at_the_end_of_a_turn(given: dict[str, Any], won: bool) -> None:
    table = film(**given)
    assert table.result is None, "not before a turn ends"
    table.choose("end")
    assert (table.result is not None and table.result.reason == "haunt-19-hero") == won


def test_the_end_of_the_traitors_turn_is_not_enough() -> None:
    table = film(tokens=[], active=2, phase="turn-ends", rolls=[0] * 3)
    assert table.result is None


# -- the traitor and the Spirit --------------------------------------------------------------------------------------


def test_the_traitor_may_attack_with_sanity() -> None:
    table = film(active=2, places=["ballroom", "entrance-hall", "ballroom"], rolls=[2, 0, 0, 0, 1, 0, 0, 0])
    assert table.offers("attack unarmed seat-0", "attack sanity seat-0")
    table.choose("attack sanity seat-0")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert "sanity" in table.state.haunt.shown
    assert not film(places=["ballroom", "entrance-hall", "ballroom"]).offers("attack sanity seat-2")


@pytest.mark.parametrize("dead", [[], [2]])
def test_the_track_goes_down_when_the_traitors_turn_ends(dead: list[int]) -> None:
    table = film(active=2, phase="turn-ends", dead=dead, rolls=[0] * 3)
    assert table.state.haunt.track == 2
    assert "countdown" in table.state.haunt.shown


def test_tapes_are_adjacent_for_the_spirit() -> None:
    box = HAUNTS[19].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (7, 3, 4, 3)
    spirit = [beast("spirit", "ballroom", token="ghost")]
    table = film(active=2, phase="monsters-begin", monsters=spirit, rolls=[0] * 3,
                 tokens=[tape("ballroom"), tape("basement-landing")])  # fmt: skip
    table.choose("spirit-1")
    assert table.offers("go basement-landing", "go entrance-hall")
    table = film(active=2, phase="monsters-begin", monsters=spirit, rolls=[0] * 3).choose("spirit-1")
    assert not table.offers("go basement-landing")


@pytest.mark.rule("betrayal/haunt19.traitor-wins")
def test_the_traitor_wins_at_zero() -> None:
    table = film(active=2, phase="turn-ends", track=1)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-19-traitor", (2,))


@pytest.mark.rule("betrayal/haunt19.traitor-wins")
@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = film(active=2, dead=[1], places=["ballroom", "hallway", "ballroom"], traits=[{"sanity": 1}],
                 rolls=[1, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack sanity seat-0", "sanity")
    assert table.result is not None
    assert table.result.reason == "haunt-19-traitor"


def test_without_tapes_heroes_make_for_the_entrance_hall() -> None:
    aims = TASTES[19].aims
    assert aims is not None
    assert aims(film().match.scene, 0) == []
    scene = film(tokens=[]).match.scene
    assert aims(scene, 0) == [("entrance-hall", 4.0)]
    assert aims(scene, 2) == []
