"""Haunt 8, Housekeeping."""

from collections import Counter
from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.haunts.h08_housekeeping import DIRTY
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver

HOUSE = {"charred-room": ("ground", 0, -1, 1), "ballroom": ("ground", 0, 1, 0)}


def house(**given: Any) -> Driver:
    """A table in this haunt."""
    return position(**{"haunt": 8, "revealer": 2, "house": HOUSE,
                       "places": ["charred-room", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/08")
@pytest.mark.parametrize("seed", ["dawn", "dusk", "night"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int, seed: str) -> None:
    table = begin(8, players, seed)
    state = table.state
    events = [tile for tile in state.house.tiles if ROOMS[tile].symbol == "event"]
    assert len(events) >= players, "3/4/5/6 tiles with an Event symbol"
    places = [one.place for one in state.haunt.monsters]
    assert len(places) == len(set(places)) == players
    assert set(places) <= set(events)
    spread = Counter(state.house.tiles[tile].region for tile in places)
    room = Counter(state.house.tiles[tile].region for tile in events)
    assert all(spread[one] >= min(room[one], most - 1) for one in room for most in spread.values())
    assert state.haunt.monsters_after == state.haunt.revealer


def test_tiles_are_laid_until_there_are_enough_events_and_the_housekeepers_spread_over_them() -> None:
    table = position(stack=["ballroom", "chapel", "kitchen", "library", "tower", "chasm", "gallery"],
                     cards=[["armor", "mask", "ring"]], decks={"omen": ["dog"]}, rolls=[2, 2, 2, 2])  # fmt: skip
    table.choose("discover 0")
    while table.decision.prompt != "act":
        assert table.decision.prompt in ("turn-tile", "haunt-begins", "lay-tile", "place-monster")
        assert table.decision.prompt not in ("lay-tile", "place-monster") or table.decision.seat == 1
        table.choose(table.offered[0])
    assert [one["tile"] for one in table.events("tile-laid")] == ["chapel", "kitchen", "library", "tower", "chasm"]
    assert {one.place for one in table.state.haunt.monsters} == {"kitchen", "tower", "chasm"}
    assert table.state.explorers[1].cards == [], "nothing is drawn for these tiles"


@pytest.mark.parametrize("tile", DIRTY)
def test_five_tiles_can_be_cleaned_once(tile: str) -> None:
    table = house(house=[tile], places=[tile], rolls=[2, 2, 1, 0]).choose("haunt clean", "speed")
    assert [(one.name, one.on) for one in table.state.tokens] == [("clean", tile)]
    assert not house(house=[tile], places=[tile], tokens=[token("rune", "clean", tile)]).offers("haunt clean")


def test_cleaning_can_fail_and_needs_a_dirty_tile() -> None:
    assert house(rolls=[2, 2, 0, 0]).choose("haunt clean", "sanity").state.tokens == []
    assert not house(places=["ballroom"]).offers("haunt clean")


def test_housekeepers_go_for_the_eldest_of_the_closest_and_attack_with_might() -> None:
    box = HAUNTS[8].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (5, 4, 5, 5, "stun")
    table = house(
        places=["charred-room", "charred-room", "upper-landing"],
        phase="monsters-begin",
        active=2,
        monsters=[beast("housekeeper", "entrance-hall")],
        rolls=[0, 0, 0, 0, 2, *[0] * 4, *[0] * 4],
    )
    assert table.events("attack") == [{"trait": "might", "attacker": "housekeeper-1", "target": "seat-1"}]
    assert table.events("damage")[0] == {"seat": 1, "amount": 2, "damage": "physical"}


def test_one_too_far_away_only_comes_closer() -> None:
    table = house(places=["charred-room", "charred-room", "charred-room"], phase="monsters-begin", active=2,
                  monsters=[beast("housekeeper", "ballroom")], rolls=[1, 0, 0, 0])  # fmt: skip
    assert table.state.haunt.monsters[0].place == "entrance-hall"
    assert table.events("attack") == []


def test_after_the_monsters_everybody_takes_a_point() -> None:
    table = house(phase="monsters-begin", active=2)
    table.answer("take-damage", "might", 2).answer("take-damage", "speed", 0).answer("take-damage", "sanity", 1)
    assert [one["amount"] for one in table.events("damage")] == [1, 1, 1]
    assert {one["damage"] for one in table.events("damage")} == {"general"}


@pytest.mark.rule("betrayal/haunt08.win")
def test_the_fifth_clean_tile_wins() -> None:
    tiles = [*DIRTY]
    clean = [token("rune", "clean", tile) for tile in tiles if tile != "charred-room"]
    table = house(house=tiles, tokens=clean, rolls=[2, 2, 1, 0]).choose("haunt clean", "speed")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-08-hero", (0, 1, 2))


@pytest.mark.rule("betrayal/haunt08.win")
def test_all_is_lost_when_all_are_dead() -> None:
    table = house(dead=[1, 2], traits=[{"might": 1}], phase="monsters-begin", active=2).choose("might")
    assert table.result is not None
    assert table.result.reason == "haunt-08-nobody"
