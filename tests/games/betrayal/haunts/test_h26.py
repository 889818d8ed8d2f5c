"""Haunt 26, The Family's Blessing."""

from collections import Counter
from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

RUINED = {"ruined": True}


def family(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2, upstairs; the Altar stands in the Entrance Hall."""
    places = ["entrance-hall", "hallway", "upper-landing"]
    altar = [token("contract-altar", "altar", "entrance-hall")]
    return position(**{"haunt": 26, "revealer": 2, "places": places, "tokens": altar} | given)


def in_room(room: str, **given: Any) -> Driver:
    """The first hero is in a room."""
    return family(**{"house": [room], "places": [room, "hallway", "upper-landing"]} | given)


@pytest.mark.content("betrayal/haunt/26")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    table = begin(26, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    assert haunt.traitor == haunt.revealer
    altar = next(one for one in state.tokens if one.name == "altar")
    assert state.house.tiles[altar.on].region == "ground"
    assert state.house.tiles["ritual-room"].region == "basement"
    assert [one.kind for one in haunt.monsters] == ["relative"] * count
    omens = [tile for tile in state.house.tiles if ROOMS[tile].symbol == "omen"]
    places = Counter(one.place for one in haunt.monsters)
    assert all(number == 1 and tile in omens for tile, number in places.items() if tile != "entrance-hall")
    assert places["entrance-hall"] == max(0, count - len(omens))
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert haunt.monsters_after == haunt.traitor


# -- the heroes ------------------------------------------------------------------------------------------------------


def test_four_ruins_the_tribute() -> None:
    table = in_room("ritual-room", rolls=[2, 2, 0, 0]).choose("haunt ruin").asks("act", 0)
    assert table.state.haunt.facts["ruined"]
    assert not in_room("ritual-room", facts=RUINED).offers("haunt ruin")
    assert not family().offers("haunt ruin")


def test_three_does_not_and_hurts() -> None:
    table = in_room("ritual-room", rolls=[2, 1, 0, 0]).choose("haunt ruin").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]
    assert "ruined" not in table.state.haunt.facts


@pytest.mark.parametrize("room", ["gallery", "statuary-corridor"])
def test_five_prunes_the_family_tree(room: str) -> None:
    relatives = [beast("relative", "hallway"), beast("relative", "upper-landing", 2)]
    table = in_room(room, monsters=relatives, rolls=[2, 2, 1, 0]).choose("haunt prune").asks("26-prune", 0)
    table.choose("relative-2")
    assert [one.id for one in table.state.haunt.monsters] == ["relative-1"]
    failed = in_room(room, monsters=relatives, rolls=[2, 2, 0, 0]).choose("haunt prune").asks("take-damage", 0)
    assert failed.events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]
    assert not in_room(room).offers("haunt prune")


def test_the_altar_can_be_broken_once_the_tribute_is_ruined_and_the_traitor_dead() -> None:
    assert family(facts=RUINED, dead=[2]).offers("haunt break")
    assert not family(dead=[2]).offers("haunt break")
    assert not family(facts=RUINED).offers("haunt break")
    assert not family(facts=RUINED, dead=[2], active=1).offers("haunt break")


@pytest.mark.rule("betrayal/haunt26.heroes-win")
def test_four_breaks_the_altar() -> None:
    table = family(facts=RUINED, dead=[2], rolls=[2, 2, 0, 0, 0]).choose("haunt break")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-26-hero", (0, 1))


def test_three_costs_a_point_of_mental_damage() -> None:
    table = family(facts=RUINED, dead=[2], rolls=[2, 1, 0, 0, 0]).choose("haunt break").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]


# -- the family ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["guest-quarters", "primary-bedroom", "winter-bedroom"])
def test_the_traitor_knows_the_passages(room: str) -> None:
    table = family(house=[room], places=["hallway", "hallway", room], active=2, moves=2)
    table.choose("haunt passage").asks("choose-tile", 2).choose("basement-landing")
    assert table.state.explorers[2].place == "basement-landing"
    assert table.state.turn.moves == 2
    assert not family(active=2).offers("haunt passage")
    assert not in_room(room).offers("haunt passage")


@pytest.mark.parametrize(("kind", "piece", "dice"), [("relative", "small-monster", 4), ("elder", "dark-queen", 5)])
def test_so_do_relatives_and_the_elder(kind: str, piece: str, dice: int) -> None:
    there = beast(kind, "guest-quarters", token=piece)
    table = family(house=["guest-quarters"], monsters=[there], active=2, phase="monsters-begin", rolls=[0] * dice)
    table.choose(f"{kind}-1", "haunt passage").asks("choose-tile", 2).choose("hallway")
    assert table.state.haunt.monsters[0].place == "hallway"
    assert not table.offers("haunt passage")


@pytest.mark.parametrize("dead", [[], [2]])
def test_the_elder_comes_at_the_end_of_the_traitors_second_turn(dead: list[int]) -> None:
    table = family(active=1, dead=dead, rolls=[0] * 5)
    for _ in range(2):
        assert table.state.haunt.monsters == []
        table.choose("end")
        if not dead:
            table.choose("end")
        if not table.state.haunt.monsters:
            table.choose("end")
    assert [(one.kind, one.place) for one in table.state.haunt.monsters] == [("elder", "entrance-hall")]
    assert table.state.haunt.facts["turns"] == 2


def test_their_boxes() -> None:
    boxes = [(box.might, box.speed, box.sanity, box.knowledge, box.harm) for box in HAUNTS[26].monsters]
    assert boxes == [(4, 4, 3, 4, "stun"), (7, 5, 6, 6, "stun")]
    assert [box.key for box in HAUNTS[26].monsters] == ["relative", "elder"]


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = family(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                   rolls=[1, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-26-traitor", (2,))
