"""Haunt 16, Come Play with Us."""

from typing import Any

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, imagined, position, token
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver


def remains(on: str, value: int, up: bool = False) -> Token:
    """Remains lying somewhere; the 1 that was turned up is known for the Caretaker's."""
    return token("number", "caretaker" if up and value == 1 else "remains", on, value, up=up)


def house(**given: Any) -> Driver:
    """A table with the traitor in seat 2, the Graveyard in the house, and Ghosts in reserve."""
    return position(**{"haunt": 16, "revealer": 2, "house": ["graveyard", "ballroom"], "facts": {"reserve": 2},
                       "places": ["graveyard", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/16")
@pytest.mark.parametrize(("players", "count", "reserve"), [(3, 4, 2), (4, 5, 3), (5, 6, 4), (6, 7, 5)])
def test_set_up(begin: Any, players: int, count: int, reserve: int) -> None:
    state = begin(16, players).state
    assert "graveyard" in state.house.tiles
    assert sorted(one.value for one in state.tokens if one.name == "remains") == list(range(1, count + 1))
    places = [one.on for one in state.tokens if one.name == "remains"]
    assert len(set(places)) == count
    assert {state.house.tiles[tile].region for tile in places} == {"basement", "ground", "upper"}
    assert not any(one.up for one in state.tokens if one.name == "remains")
    assert len(state.haunt.monsters) == 2
    assert len({one.place for one in state.haunt.monsters}) == 1
    heroes = [one.place for seat, one in enumerate(state.explorers) if seat != state.haunt.traitor]
    assert state.haunt.monsters[0].place not in heroes
    assert state.haunt.facts["reserve"] == reserve
    traitor = state.explorers[state.haunt.traitor]
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)


# -- Remains ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "name"), [(1, "caretaker"), (3, "remains")])
def test_unearthing_takes_whatever_lies_here(value: int, name: str) -> None:
    table = house(tokens=[remains("graveyard", value)]).choose("haunt unearth")
    assert [(one.name, one.on, one.up) for one in table.state.tokens] == [(name, "seat-0", True)]
    assert table.events("16-turned-up") == [{"seat": 0, "number": value}]


@pytest.mark.parametrize(("value", "roll", "on", "up"), [
    (1, [2, 2, 1], "seat-0", True), (2, [2, 2, 1], "graveyard", True), (1, [2, 2, 0], "graveyard", False),
])  # fmt: skip
def test_identifying_needs_a_five_and_takes_only_the_caretaker(value: int, roll: list[int], on: str, up: bool) -> None:
    table = house(tokens=[remains("graveyard", value)], rolls=roll).choose("haunt identify")
    assert [(one.on, one.up) for one in table.state.tokens] == [(on, up)]


def test_only_heroes_dig_and_only_where_something_is_hidden() -> None:
    assert not house().offers("haunt unearth")
    assert not house(tokens=[remains("ballroom", 1)]).offers("haunt unearth")
    assert not house(tokens=[remains("graveyard", 2, up=True)]).offers("haunt unearth")
    table = house(active=2, tokens=[remains("basement-landing", 2)])
    assert not table.offers("haunt unearth")
    assert not table.offers("haunt identify")


def test_remains_are_traded_by_name() -> None:
    table = house(places=["graveyard", "graveyard", "basement-landing"],
                  tokens=[remains("seat-0", 2, up=True), remains("seat-0", 1, up=True)])  # fmt: skip
    table.choose("trade 1", "token/caretaker", "done").answer("trade-consent", "agree", 1)
    assert [(one.value, one.on) for one in table.state.tokens] == [(2, "seat-0"), (1, "seat-1")]


def test_looting_remains_takes_all_of_them() -> None:
    table = house(
        places=["graveyard", "graveyard", "basement-landing"],
        dead=[1],
        cards=[[], ["map"]],
        tokens=[remains("seat-1", 2, up=True), remains("seat-1", 1, up=True), remains("seat-1", 3, up=True)],
    )
    assert table.offers("loot 1 map", "loot 1 token/remains")
    table.choose("loot 1 token/remains")
    assert [one.on for one in table.state.tokens] == ["seat-0"] * 3
    assert table.state.explorers[1].cards == ["map"]


@pytest.mark.parametrize("dead", [[], [2]])
def test_remains_weigh_on_their_bearers_when_the_traitors_turn_begins(dead: list[int]) -> None:
    table = house(active=1, dead=dead, tokens=[remains("seat-0", 2, up=True), remains("seat-0", 1, up=True)])
    table.choose("end").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "mental"}]
    assert "burden" in table.state.haunt.shown


@pytest.mark.rule("betrayal/haunt16.heroes-win")
def test_the_caretaker_in_the_graveyard_wins() -> None:
    table = house(tokens=[remains("seat-0", 1, up=True)], rolls=[2, 2, 1, 0]).choose("haunt consecrate")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-16-hero", (0, 1))


def test_a_failed_consecration_hurts() -> None:
    table = house(tokens=[remains("seat-0", 1, up=True)], rolls=[2, 2, 0, 0]).choose("haunt consecrate")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "mental"}]


def test_consecrating_needs_the_caretaker_and_the_graveyard() -> None:
    assert not house(tokens=[remains("seat-0", 2, up=True)]).offers("haunt consecrate")
    place = ["ballroom", "upper-landing", "basement-landing"]
    assert not house(tokens=[remains("seat-0", 1, up=True)], places=place).offers("haunt consecrate")


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_breaking_through_a_wall_to_a_hero() -> None:
    tiles = {"ballroom": ("ground", 0, -1, 0), "salon": ("ground", -1, -1, 2)}
    table = house(active=2, house=tiles, places=["salon", "upper-landing", "ballroom"])
    assert not table.offers("move salon")
    table.choose("haunt break-through")
    assert table.state.explorers[2].place == "salon"
    assert not house(active=2, house=tiles, places=["hallway", "upper-landing", "ballroom"]).offers(
        "haunt break-through"
    )


def killing(seat: int, **given: Any) -> Driver:
    """Somebody dies in the Ballroom: the traitor by seat 0's hand, or seat 0 by the traitor's."""
    active, target = (0, 2) if seat == 2 else (2, 0)
    traits: list[dict[str, int]] = [{}, {}, {}]
    traits[target] = {"might": 1}
    table = house(active=active, places=["ballroom", "upper-landing", "ballroom"], traits=traits, **given)
    return table.choose(f"attack unarmed seat-{target}", "might")


@pytest.mark.parametrize("seat", [0, 2])
def test_whoever_dies_raises_a_ghost_from_the_reserve(seat: int) -> None:
    table = killing(seat, rolls=[1, *[0] * 7])
    assert [(one.kind, one.place) for one in table.state.haunt.monsters] == [("ghost", "ballroom")]
    assert table.state.haunt.facts["reserve"] == 1
    assert "reserve" in table.state.haunt.shown


def test_the_reserve_runs_out() -> None:
    assert killing(2, rolls=[1, *[0] * 7], facts={"reserve": 0}).state.haunt.monsters == []


def test_a_ghost_raised_in_the_monster_turn_does_not_act_in_it() -> None:
    table = house(
        active=2,
        phase="monsters-begin",
        places=["ballroom", "upper-landing", "basement-landing"],
        traits=[{"might": 1}],
        monsters=[beast("ghost", "ballroom")],
        rolls=[0] * 4 + [1, *[0] * 8],
    )
    box = HAUNTS[16].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 4, 4, 4)
    table.choose("ghost-1")
    assert table.offers("attack might seat-0", "attack sanity seat-0")
    table.choose("attack might seat-0", "might", "done").asks("act", 1)
    assert len(table.state.haunt.monsters) == 2


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = killing(0, rolls=[1, *[0] * 7], dead=[1])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-16-traitor", (2,))


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_only_the_traitor_knows_where_the_caretaker_lies() -> None:
    lore, sees = HAUNTS[16].lore, moments.sees_token.answers[16]
    assert lore is not None
    tokens = [remains("hallway", 3), remains("ballroom", 1), remains("entrance-hall", 2), remains("graveyard", 4, True)]
    table = house(tokens=tokens)
    scene = table.match.scene
    assert lore(scene, 2)["lore-16-caretaker"] == {"tile": "ballroom"}
    assert "lore-16-caretaker" not in lore(scene, 0)
    assert [sees(scene, seat, table.state.tokens[0]) for seat in (0, 1, 2, None)] == [False, False, True, False]
    assert [one.value for one in imagined(table, 2, "x").tokens] == [3, 1, 2, 4]
    seen = {tuple(one.value for one in imagined(table, 0, seed).tokens) for seed in range(30)}
    assert len(seen) == 6
    assert all(values[3] == 4 for values in seen)
