"""Haunt 42, Snack Attack."""

from typing import Any

import pytest

from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

LARDER = {"larder": ("basement", 0, 1, 0)}
LIBRARY = {"library": ("ground", 0, -1, 0)}
ROOMS = {
    "library": ("ground", 0, -1, 0),
    "chapel": ("ground", 0, 1, 0),
    "larder": ("basement", 0, 1, 0),
    "gymnasium": ("basement", 1, 0, 0),
}


def food(on: str) -> Token:
    """A Food."""
    return token("food-trap", "food", on)


def searched(*tiles: str) -> list[Token]:
    """Spirits that were exorcised."""
    return [token("searched-hidden", "searched", tile) for tile in tiles]


def snack(place: str = "basement-landing", **given: Any) -> Driver:
    """A table with the traitor in seat 2 and the Demon Dog somewhere."""
    return position(**{"haunt": 42, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"],
                       "monsters": [beast("dog", place, token="demon-dog")]} | given)  # fmt: skip


def fed(table: Driver, on: str = "dog-1") -> int:
    """How much Food somebody has."""
    return sum(one.name == "food" and one.on == on for one in table.state.tokens)


@pytest.mark.content("betrayal/haunt/42")
@pytest.mark.parametrize(("players", "inside"), [(3, 0), (4, 1), (5, 1), (6, 2)])
def test_set_up(begin: Any, players: int, inside: int) -> None:
    table = begin(42, players)
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    assert haunt.traitor == haunt.revealer
    assert "larder" in state.house.tiles
    assert all("dog" not in one.cards for one in state.explorers)
    assert state.decks["omen"].cards[0] == "dog"
    assert [(one.id, one.place) for one in haunt.monsters] == [("dog-1", traitor.place)]
    assert fed(table) == inside
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in TRAITS)
    assert haunt.monsters_after == haunt.traitor
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_a_larder_from_the_stack_lies_in_the_basement(begin: Any) -> None:
    for seed in range(8):
        table = begin(42, 3, str(seed))
        if table.events("tile-laid"):
            assert table.state.house.tiles["larder"].region == "basement"
            return
    pytest.fail("no house without a Larder")


# -- heroes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "trait", "dice"),
    [("library", "knowledge", 3), ("larder", "might", 5), ("gymnasium", "speed", 4), ("chapel", "sanity", 4)],
)
def test_every_room_asks_for_its_own_trait(tile: str, trait: str, dice: int) -> None:
    given: dict[str, Any] = {"house": ROOMS, "places": [tile, "hallway", "upper-landing"]}
    table = snack("upper-landing", **given, rolls=[2, 2, *[0] * (dice - 2)]).choose("haunt exorcise")
    assert table.events("roll")[0]["trait"] == trait
    assert [one.on for one in table.state.tokens] == [tile]
    assert not table.offers("haunt exorcise")
    assert snack("upper-landing", **given, rolls=[2, 1, *[0] * (dice - 2)]).choose("haunt exorcise").state.tokens == []
    assert not snack("upper-landing", **given, tokens=searched(tile)).offers("haunt exorcise")


def test_one_exorcism_a_turn_and_only_in_those_rooms() -> None:
    house = LIBRARY | {"ballroom": ("ground", 0, 1, 0)}
    assert not snack(house=house).offers("haunt exorcise")
    assert not snack(house=house, places=["ballroom", "hallway", "upper-landing"]).offers("haunt exorcise")
    table = snack(house=ROOMS, places=["library", "hallway", "upper-landing"], rolls=[2, 2, 0])
    table.choose("haunt exorcise", "move entrance-hall", "move chapel")
    assert not table.offers("haunt exorcise")


def test_food_is_stolen_from_the_larder_while_there_is_any() -> None:
    given: dict[str, Any] = {"house": LARDER, "places": ["larder", "hallway", "upper-landing"]}
    assert fed(snack("hallway", **given, rolls=[2, 2, 0, 0]).choose("haunt steal"), "seat-0") == 1
    assert fed(snack("hallway", **given, rolls=[2, 1, 0, 0]).choose("haunt steal"), "seat-0") == 0
    assert not snack("hallway", **given, tokens=[food("dog-1")] * 5).offers("haunt steal")
    assert not snack("hallway", house=LARDER).offers("haunt steal")


def test_heroes_may_attack_the_dog_with_sanity_and_nobody_else() -> None:
    table = snack("entrance-hall", places=["entrance-hall", "hallway", "entrance-hall"], rolls=[0] * 9)
    assert table.offers("attack sanity dog-1", "attack unarmed dog-1", "attack unarmed seat-2")
    assert not table.offers("attack sanity seat-2")
    assert "sanity" not in table.state.haunt.shown
    table.choose("attack sanity dog-1")
    assert len(table.events("roll-monster")[0]["dice"]) == 5
    assert "sanity" in table.state.haunt.shown
    assert not snack(active=2, places=["entrance-hall", "hallway", "hallway"]).offers("attack sanity seat-1")


def test_thrown_food_costs_the_dog_four_and_is_eaten_after_the_attack() -> None:
    given: dict[str, Any] = {"active": 2, "tokens": [food("seat-0"), food("seat-1")]}
    table = snack("entrance-hall", **given, rolls=[*[1] * 4, *[2] * 4, *[0] * 5]).choose("end", "dog-1")
    table.choose("attack might seat-0").answer("42-throw", "throw", 0)
    assert len(table.events("roll-monster")[0]["dice"]) == 4  # not yet five
    assert table.events("damage") == [{"seat": 0, "amount": 4, "damage": "physical"}]
    table.choose("might", "might", "speed", "speed")
    assert (fed(table), fed(table, "seat-0"), fed(table, "seat-1")) == (1, 0, 1)


def test_food_may_be_kept_and_nobody_without_any_is_asked() -> None:
    given: dict[str, Any] = {"active": 2, "rolls": [*[1] * 4, *[1] * 4, *[0] * 5]}
    table = snack("entrance-hall", **given, tokens=[food("seat-0")]).choose("end", "dog-1", "attack might seat-0")
    table.choose("keep")
    assert table.events("damage") == [{"seat": 0, "amount": 4, "damage": "physical"}]
    table.choose("might", "might", "speed", "speed")
    assert fed(table, "seat-0") == 1
    snack("entrance-hall", **given).choose("end", "dog-1", "attack might seat-0").asks("take-damage", 0)


def test_food_is_eaten_after_a_draw_too() -> None:
    table = snack("entrance-hall", active=2, tokens=[food("seat-0")], rolls=[*[1] * 4, *[0] * 4, *[0] * 5])
    assert fed(table.choose("end", "dog-1", "attack might seat-0", "throw")) == 1


# -- traitor and Dog -------------------------------------------------------------------------------------------------


def test_the_traitor_heals_in_the_rooms_of_the_spirits() -> None:
    for tile in ROOMS:
        table = snack(active=2, house=ROOMS, places=["hallway", "hallway", tile], traits=[{}, {}, {"might": 1}])
        traitor = table.choose("haunt visit").state.explorers[2]
        assert traitor.traits["might"] == start_of(traitor, "might")
    assert not snack(active=2, house=ROOMS).offers("haunt visit")
    assert not snack(house=ROOMS, places=["library", "hallway", "hallway"]).offers("haunt visit")


def test_the_dog_grows_with_every_food_and_is_never_stunned() -> None:
    box = HAUNTS[42].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (4, 4, 5, 4)
    table = snack("entrance-hall", tokens=[food("dog-1"), food("dog-1")], rolls=[*[2] * 5, *[0] * 6])
    table.choose("attack unarmed dog-1")
    assert len(table.events("roll-monster")[0]["dice"]) == 6
    assert not table.state.haunt.monsters[0].stunned


def test_it_bites_in_the_larder_while_food_is_left() -> None:
    table = snack("larder", active=2, house=LARDER, rolls=[0] * 4).choose("end", "dog-1", "haunt bite")
    assert fed(table) == 1
    assert not table.offers("haunt bite")
    hungry = snack("larder", active=2, house=LARDER, tokens=[food("dog-1")] * 5, rolls=[0] * 4).choose("end", "dog-1")
    assert not hungry.offers("haunt bite")
    assert not snack(active=2, house=LARDER, rolls=[0] * 4).choose("end", "dog-1").offers("haunt bite")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt42.heroes-win")
@pytest.mark.parametrize(("players", "needed"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_beating_the_dog_wins_once_enough_spirits_are_exorcised(players: int, needed: int) -> None:
    for count in (needed - 1, needed):
        table = snack("entrance-hall", players=players, revealer=players - 1, house=ROOMS,
                      places=["entrance-hall", *["hallway"] * 5], tokens=searched(*list(ROOMS)[:count]),
                      rolls=[*[2] * 5, *[0] * 4])  # fmt: skip
        table.choose("attack unarmed dog-1")
        if count < needed:
            assert table.result is None
        else:
            assert table.result is not None
            assert (table.result.reason, table.result.winners) == ("haunt-42-hero", tuple(range(players - 1)))


@pytest.mark.rule("betrayal/haunt42.heroes-win")
def test_a_lost_attack_on_the_dog_does_not_win() -> None:
    table = snack("entrance-hall", house=ROOMS, tokens=searched(*ROOMS), rolls=[*[0] * 5, 1, 0, 0, 0])
    table.choose("attack unarmed dog-1").asks("take-damage", 0)
    assert not {"beaten", "sanity"} & {*table.state.haunt.shown}


def test_a_defended_attack_does_not_win() -> None:
    table = snack("entrance-hall", active=2, house=ROOMS, tokens=searched(*ROOMS), rolls=[*[0] * 8, *[2] * 5])
    table.choose("end", "dog-1", "attack might seat-0")
    assert table.result is None


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = snack("entrance-hall", active=2, dead=[1], traits=[{"might": 1}], rolls=[*[0] * 4, 1, *[0] * 7])
    table.choose("end", "dog-1", "attack might seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-42-traitor", (2,))
