"""Haunt 25, Borrowed Time."""

from typing import Any

import pytest

from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.haunts.h25_borrowed_time import WHERE
from koszmar.games.betrayal.proof.positions import position, token
from koszmar.games.betrayal.state import value
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

ARMORY = {"armory": ("ground", 0, -1, 2)}


def borrowed(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2 wears the Armor upstairs."""
    places = ["entrance-hall", "hallway", "upper-landing"]
    cards: list[list[str]] = [[], [], ["armor"]]
    return position(**{"haunt": 25, "revealer": 1, "traitor": 2, "places": places, "cards": cards} | given)


def ingredients(*traits: str) -> list[Any]:
    """Ingredients that lie in the house."""
    return [token(f"trait-{trait}", trait, "hallway") for trait in traits]


@pytest.mark.content("betrayal/haunt/25")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(25, players, answers={"be-traitor": "accept"})
    haunt = table.state.haunt
    traitor = table.state.explorers[haunt.traitor]
    assert haunt.traitor == (haunt.revealer + 1) % players
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in TRAITS)
    assert haunt.monsters == []
    assert all(table.state.box[f"trait-{trait}"] == 2 for trait in TRAITS)


# -- the counter-spell -----------------------------------------------------------------------------------------------


def test_every_ingredient_has_three_rooms() -> None:
    assert {trait: set(rooms) for trait, rooms in WHERE.items()} == {
        "sanity": {"operating-theatre", "graveyard", "bloody-room"},
        "might": {"larder", "specimen-room", "dining-room"},
        "knowledge": {"furnace-room", "observatory", "library"},
        "speed": {"underground-lake", "conservatory", "kitchen"},
    }


@pytest.mark.parametrize(
    ("trait", "room"), [(trait, room) for trait, rooms in WHERE.items() for room in rooms], ids=lambda word: word
)
def test_four_with_its_trait_lays_an_ingredient(trait: str, room: str) -> None:
    given: dict[str, Any] = {"house": [room], "places": [room, "hallway", "upper-landing"]}
    plain = borrowed(**given)
    dice = value(plain.state.explorers[0], trait)
    assert [option for option in plain.offered if option.startswith("haunt")] == [f"haunt find-{trait}"]
    found = borrowed(**given, rolls=[2, 2] + [0] * (dice - 2)).choose(f"haunt find-{trait}")
    assert [(one.kind, one.name, one.on) for one in found.state.tokens] == [(f"trait-{trait}", trait, room)]
    assert not found.offers(f"haunt find-{trait}")
    failed = borrowed(**given, rolls=[2, 1] + [0] * (dice - 2)).choose(f"haunt find-{trait}")
    assert failed.state.tokens == []
    assert not borrowed(**given, tokens=ingredients(trait)).offers(f"haunt find-{trait}")


@pytest.mark.parametrize(("players", "needed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
@pytest.mark.parametrize("room", ["armory", "ritual-room"])
def test_breaking_needs_the_room_and_enough_ingredients(players: int, needed: int, room: str) -> None:
    places = [room, *["hallway"] * (players - 1)]
    given: dict[str, Any] = {"players": players, "house": [room]}
    assert borrowed(**given, places=places, tokens=ingredients(*TRAITS[:needed])).offers("haunt break")
    assert not borrowed(**given, places=places, tokens=ingredients(*TRAITS[: needed - 1])).offers("haunt break")
    elsewhere = borrowed(**given, places=["hallway"] * players, tokens=ingredients(*TRAITS))
    assert not elsewhere.offers("haunt break")


@pytest.mark.rule("betrayal/haunt25.heroes-win")
def test_five_breaks_the_spell() -> None:
    table = borrowed(house=ARMORY, places=["armory"], tokens=ingredients("might"), rolls=[2, 2, 1, 0])
    table.choose("haunt break")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-25-hero", (0, 1))


def test_four_costs_a_point_of_sanity() -> None:
    table = borrowed(house=ARMORY, places=["armory"], tokens=ingredients("might"), rolls=[2, 2, 0, 0])
    before = table.state.explorers[0].traits["sanity"]
    table.choose("haunt break").asks("act", 0)
    assert table.state.explorers[0].traits["sanity"] == before - 1


# -- the Armor -------------------------------------------------------------------------------------------------------


def attacked(cards: list[list[str]], way: str = "unarmed", **given: Any) -> Driver:
    """The traitor attacks a hero and wins by 2."""
    table = borrowed(**{"active": 2, "places": ["hallway", "entrance-hall", "hallway"], "cards": cards,
                        "rolls": [2, 0, ...]} | given)  # fmt: skip
    return table.choose(f"attack {way} seat-0")


def test_the_traitors_might_attack_puts_the_armor_on_the_hero() -> None:
    table = attacked([[], [], ["armor"]])
    assert table.state.explorers[0].cards == ["armor"]
    assert table.state.explorers[2].cards == []
    assert table.events("damage") == []
    assert "gift" in table.state.haunt.shown


def test_without_the_armor_or_with_another_trait_it_hurts() -> None:
    assert attacked([["armor"], [], []]).events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]
    by_ring = attacked([[], [], ["armor", "ring"]], "ring")
    assert by_ring.events("damage")[0]["damage"] == "mental"
    assert by_ring.state.explorers[2].cards == ["armor", "ring"]


def test_a_dead_traitor_comes_back_to_the_armor() -> None:
    traits = [{}, {}, dict.fromkeys(TRAITS, 0)]
    table = borrowed(active=1, dead=[2], traits=traits, cards=[["armor"]]).choose("end").asks("act", 2)
    traitor = table.state.explorers[2]
    assert (traitor.dead, traitor.place) == (False, "entrance-hall")
    assert all(traitor.traits[trait] == start_of(traitor, trait) for trait in TRAITS)
    lost = borrowed(active=1, dead=[2], traits=traits, cards=[]).choose("end").asks("act", 0)
    assert lost.state.explorers[2].dead


def test_the_armor_drains_its_hero_at_the_end_of_the_traitors_turn() -> None:
    table = borrowed(active=2, cards=[["armor"]])
    hero, traitor = (dict(table.state.explorers[seat].traits) for seat in (0, 2))
    table.choose("end").asks("act", 0)
    assert table.state.explorers[0].traits == {trait: space - 1 for trait, space in hero.items()}
    assert table.state.explorers[2].traits == {trait: space + 1 for trait, space in traitor.items()}
    own = borrowed(active=2)
    before = dict(own.state.explorers[2].traits)
    assert own.choose("end").state.explorers[2].traits == before
    corpse = borrowed(active=2, cards=[["armor"]], dead=[0]).choose("end")
    assert corpse.state.explorers[2].traits == before


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = borrowed(active=2, cards=[["armor"]], dead=[1], traits=[{"speed": 1}]).choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-25-traitor", (2,))
