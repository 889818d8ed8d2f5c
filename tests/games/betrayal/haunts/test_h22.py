"""Haunt 22, Operation: Underground."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver

LABORATORY = {"laboratory": ("ground", 0, -1, 2)}
GRAVEYARD = {"graveyard": ("ground", 0, 1, 0)}
STAIRCASE = {"secret-staircase": ("basement", 0, 1, 0)}


def bunker(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2 commands from the Laboratory."""
    places = ["basement-landing", "basement-landing", "laboratory"]
    return position(**{"haunt": 22, "revealer": 1, "traitor": 2, "house": LABORATORY, "places": places} | given)


@pytest.mark.content("betrayal/haunt/22")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(22, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    assert haunt.traitor == (haunt.revealer + 1) % players
    assert [key for key, tile in state.house.tiles.items() if tile.region == "basement"] == ["basement-landing"]
    assert {"catacombs", "vault", "underground-lake"} <= set(state.stack)
    for seat, explorer in enumerate(state.explorers):
        assert explorer.place == ("laboratory" if seat == haunt.traitor else "basement-landing")
    assert state.house.tiles["laboratory"].region == "ground"
    assert (haunt.monsters, haunt.monsters_after) == ([], haunt.traitor)
    assert "surfaced" not in haunt.facts
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- the heroes ------------------------------------------------------------------------------------------------------


def escaping(**given: Any) -> Driver:
    """A hero by the front door."""
    return bunker(**{"places": ["entrance-hall", "basement-landing", "laboratory"]} | given)


@pytest.mark.rule("betrayal/haunt22.heroes-win")
def test_six_escapes_from_the_entrance_hall_or_the_graveyard() -> None:
    table = escaping(rolls=[2, 2, 2, 0]).choose("haunt escape")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-22-hero", (0, 1))
    assert bunker(house=LABORATORY | GRAVEYARD, places=["graveyard", "hallway", "laboratory"]).offers("haunt escape")
    assert not bunker(places=["hallway", "hallway", "laboratory"]).offers("haunt escape")
    assert not bunker(places=["hallway", "hallway", "entrance-hall"], active=2).offers("haunt escape")


def test_five_does_not() -> None:
    table = escaping(rolls=[2, 2, 1, 0]).choose("haunt escape").asks("act", 0)
    assert not table.offers("haunt escape")


@pytest.mark.parametrize("cards", [["dynamite"], ["skeleton-key"], ["dynamite", "skeleton-key"]])
def test_dynamite_or_the_key_add_two_once(cards: list[str]) -> None:
    assert escaping(cards=[cards], rolls=[2, 2, 0, 0]).choose("haunt escape").result is not None
    assert escaping(cards=[cards], rolls=[2, 1, 0, 0]).choose("haunt escape").result is None


@pytest.mark.parametrize(("where", "place"), [("top", -1), ("bottom", 0)])
def test_the_skull_reads_the_plan_of_the_basement(where: str, place: int) -> None:
    table = bunker(cards=[["skull"]], stack=["ballroom", "catacombs"], rolls=[2, 2, 0]).choose("haunt floor-plan")
    assert table.offered == ["top catacombs", "bottom catacombs"]
    for seat in (1, 2, None):
        assert "catacombs" not in str(table.match.view(seat).question)
    table.choose(f"{where} catacombs").asks("act", 0)
    assert table.state.stack[place] == "catacombs"


def test_the_plan_needs_the_skull_and_a_five() -> None:
    assert not bunker().offers("haunt floor-plan")
    above = [key for key, room in ROOMS.items() if "basement" not in room.regions and not room.landing]
    below = [key for key, room in ROOMS.items() if "basement" in room.regions and not room.landing]
    assert above
    assert not bunker(cards=[["skull"]], gone=below).offers("haunt floor-plan")
    table = bunker(cards=[["skull"]], stack=["ballroom", "catacombs"], rolls=[2, 1, 0])
    table.choose("haunt floor-plan").asks("act", 0)
    assert table.state.stack[-1] == "ballroom"


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_the_traitor_stays_at_the_post_until_a_hero_has_come_up() -> None:
    table = bunker(active=2, cards=[[], [], ["map"]])
    assert not [option for option in table.offered if option.startswith(("move", "discover"))]
    table.choose("use map", "hallway")
    assert table.state.explorers[2].place == "laboratory"
    assert bunker(active=2, facts={"surfaced": True}).offers("move entrance-hall")
    up = bunker(house=LABORATORY | STAIRCASE, places=["secret-staircase", "basement-landing", "laboratory"])
    up.choose("move hallway")
    assert up.state.haunt.facts["surfaced"]
    assert "command" in up.state.haunt.shown


def test_a_diversion_lays_the_next_basement_tile() -> None:
    table = bunker(active=2, stack=["ballroom", "catacombs"], facts={"surfaced": True})
    table.choose("haunt diversion").asks("lay-tile", 2)
    assert {option.split()[2] for option in table.offered} == {"basement"}
    table.choose(table.offered[0])
    assert table.state.house.tiles["catacombs"].region == "basement"
    assert table.state.stack[0] == "ballroom"
    assert not bunker(active=2, places=["hallway", "hallway", "hallway"]).offers("haunt diversion")


@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_zombies_come_at_the_end_of_the_traitors_turn(players: int, count: int) -> None:
    places = ["basement-landing", "basement-landing", "laboratory", *["basement-landing"] * (players - 3)]
    table = bunker(players=players, active=2, places=places, rolls=[0, 0]).choose("end").asks("choose-monster", 2)
    assert [one.place for one in table.state.haunt.monsters] == ["basement-landing"] * count
    rolls = [0, 0] * (count - 1)
    away = bunker(players=players, active=2, places=[*places[:2], "hallway", *places[3:]], rolls=rolls).choose("end")
    assert len(away.state.haunt.monsters) == count - 1
    dead = bunker(players=players, active=1, places=places, dead=[2], rolls=rolls).choose("end")
    assert len(dead.state.haunt.monsters) == count - 1


def test_a_zombie_for_every_open_doorway_while_there_are_tokens() -> None:
    house = LABORATORY | {"catacombs": ("basement", 0, -1, 0), "vault": ("basement", 1, 0, 3)}
    table = bunker(active=2, house=house, rolls=[0, 0]).choose("end")
    assert [one.place for one in table.state.haunt.monsters] == ["basement-landing", "catacombs"]
    many = [beast("zombie", "hallway", number) for number in range(1, 20)]
    table = bunker(active=2, house=house, monsters=many, rolls=[0, 0]).choose("end").asks("place-monster", 2)
    table.choose("catacombs").asks("choose-monster")
    assert table.state.haunt.monsters[-1].place == "catacombs"
    assert table.state.box["small-monster"] == 0


def test_zombies_die_of_damage() -> None:
    box = HAUNTS[22].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 2, 2, 2)
    table = bunker(monsters=[beast("zombie", "basement-landing")], rolls=[2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    table.choose("attack unarmed zombie-1")
    assert table.state.haunt.monsters == []


def test_nothing_is_left_of_a_hero_killed_by_a_zombie() -> None:
    table = bunker(monsters=[beast("zombie", "basement-landing")], traits=[{"might": 1}], cards=[["map", "ring"]],
                   rolls=[0, 0, 0, 0, 1, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed zombie-1", "might")
    hero = table.state.explorers[0]
    assert (hero.dead, hero.place, hero.cards) == (True, "", [])
    assert table.state.decks["item"].cards[0] == "map"
    assert table.state.decks["omen"].cards[0] == "ring"


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = bunker(monsters=[beast("zombie", "basement-landing")], traits=[{"might": 1}], dead=[1],
                   rolls=[0, 0, 0, 0, 1, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed zombie-1", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-22-traitor", (2,))
