"""Haunt 28, We're Going to Need a Bigger House."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.bot import prefer
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver

HOUSE = {"junk-room": ("ground", 0, -1, 0), "dining-room": ("ground", 0, -2, 0), "kitchen": ("ground", -1, 1, 0)}
"""The Junk Room (an Item) north of the Entrance Hall, the Dining Room behind it, the Kitchen south of the Hallway."""


def explosives(count: int) -> list[Any]:
    """Explosives in a hero's bag."""
    return [token("food-trap", "trap", "seat-0") for _ in range(count)]


def shark(place: str = "dining-room") -> Any:
    """The Shark."""
    return beast("shark", place, token="ghost-shark")


def flood(**given: Any) -> Driver:
    """A table in this haunt: the traitor's explorer in seat 2 has left the game, the Dining Room is Flooded."""
    places = ["entrance-hall", "hallway", ""]
    return position(**{"haunt": 28, "revealer": 2, "dead": [2], "house": HOUSE, "flipped": ["dining-room"],
                       "places": places, "monsters": [shark()]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/28")
@pytest.mark.parametrize(("players", "more"), [(3, 0), (4, 1), (5, 2), (6, 3)])
def test_set_up(begin: Any, players: int, more: int) -> None:
    table = begin(28, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor, one = state.explorers[haunt.traitor], haunt.monsters[0]
    assert haunt.traitor == haunt.revealer
    assert (one.kind, one.token) == ("shark", "ghost-shark")
    assert (traitor.place, traitor.cards, traitor.dead) == ("", [], True)
    assert "idol" in state.gone
    risen = 1  # at the start of the first hero's turn
    flooded = [tile for tile, lying in state.house.tiles.items() if lying.flipped]
    assert len(flooded) == 1 + more + risen
    assert not any(ROOMS[tile].landing for tile in flooded)
    assert one.place in flooded or ROOMS[one.place].landing
    assert haunt.monsters_instead


def test_on_a_landing_the_nearest_tile_is_flooded_first(begin: Any) -> None:
    table = begin(28, 6, answers={"be-traitor": "accept"})
    assert table.state.haunt.monsters[0].place == "ground-floor-staircase"
    assert table.events("flip")[0]["tile"] in ("chapel", "guest-quarters")


# -- water -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dead", [[2], [1, 2]])
def test_the_water_rises_at_the_start_of_every_heros_turn_dead_or_alive(dead: list[int]) -> None:
    house = HOUSE | {"conservatory": ("ground", 1, -2, 1)}
    table = flood(house=house, dead=dead, rolls=[0, ...]).choose("end").asks("28-flood", 2)
    assert sorted(table.offered) == ["conservatory", "junk-room"]
    table.choose("conservatory")
    assert table.state.house.tiles["conservatory"].flipped
    assert "rise" in table.state.haunt.shown


def test_with_no_flooded_tile_it_begins_at_a_landing() -> None:
    table = flood(flipped=[], house=HOUSE).choose("end").asks("28-flood", 2)
    assert sorted(table.offered) == ["junk-room", "kitchen"]


def test_landings_are_never_flooded() -> None:
    house = {"junk-room": HOUSE["junk-room"]}
    table = flood(house=house, flipped=["junk-room"], monsters=[shark("junk-room")]).choose("end").asks("act", 1)
    assert [tile for tile, lying in table.state.house.tiles.items() if lying.flipped] == ["junk-room"]


# -- the heroes ------------------------------------------------------------------------------------------------------


def test_four_finds_an_explosive_on_a_tile_with_an_item() -> None:
    places = ["junk-room", "hallway", ""]
    table = flood(places=places, rolls=[2, 2, 0, 0]).choose("haunt search")
    assert [(one.kind, one.on) for one in table.state.tokens] == [("food-trap", "seat-0")]
    assert flood(places=places, rolls=[2, 1, 0, 0]).choose("haunt search").state.tokens == []
    assert not flood().offers("haunt search")
    assert not flood(places=places, flipped=["junk-room"]).offers("haunt search")


def test_explosives_can_be_traded() -> None:
    table = flood(places=["hallway", "hallway", ""], tokens=explosives(1)).choose("trade 1", "token/trap")
    table.answer("trade-consent", "agree", 1)
    assert table.state.tokens[0].on == "seat-1"


def feeding(count: int, **given: Any) -> Driver:
    """A hero with Explosives meets the Shark."""
    return flood(**{"places": ["junk-room", "hallway", ""], "monsters": [shark("junk-room")],
                    "tokens": explosives(count)} | given)  # fmt: skip


@pytest.mark.rule("betrayal/haunt28.heroes-win")
def test_ten_with_explosives_blows_up_the_shark() -> None:
    table = feeding(3, rolls=[2, 2, 0, 0, 0]).choose("haunt feed").asks("reroll", 0)
    assert table.decision.args["dice"] == [2, 2, 0, 0, 0], "the dice lie before anything is discarded"
    assert table.offered == ["keep", "token/trap"]
    table.choose("token/trap", "token/trap", "token/trap")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-28-hero", (0, 1))
    dynamite = feeding(2, cards=[["dynamite"]], rolls=[2, 2, 0, 0, 0]).choose("haunt feed", "token/trap", "token/trap")
    assert dynamite.result is not None


def test_nine_hurts_and_ends_the_turn() -> None:
    table = feeding(3, rolls=[2, 2, 0, 0, 0]).choose("haunt feed", "token/trap", "token/trap", "keep")
    table.asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]
    assert len(table.state.tokens) == 1
    table.choose("might", "might")
    assert table.state.turn.seat == 1
    assert not flood().offers("haunt feed")


def test_nothing_need_be_discarded_and_nothing_is_added_to_the_feather() -> None:
    table = feeding(3, rolls=[2, 2, 2, 2, 1]).choose("haunt feed", "keep").asks("take-damage", 0)
    assert len(table.state.tokens) == 3
    table = feeding(3, cards=[["angels-feather"]]).choose("haunt feed", "angels-feather", "8").asks("take-damage", 0)
    assert len(table.state.tokens) == 3


def test_whoever_dies_of_a_reroll_discards_nothing() -> None:
    table = feeding(1, cards=[["creepy-doll"]], traits=[{"sanity": 1}], rolls=[0] * 10).choose("haunt feed")
    table.choose("creepy-doll")
    assert table.state.explorers[0].dead
    assert len(table.state.tokens) == 1


def test_only_the_roll_for_the_shark_takes_explosives() -> None:
    table = flood(places=["junk-room", "hallway", ""], tokens=explosives(1), rolls=[2, 1, 0, 0]).choose("haunt search")
    assert table.asks("act", 0).state.tokens[0].on == "seat-0"


@pytest.mark.parametrize(("count", "dice", "expected"), [
    (3, [2, 2, 0, 0, 0], "token/trap"), (3, [2, 1, 0, 0, 0], "keep"), (1, [2, 2, 2, 2, 2], "keep")])  # fmt: skip
def test_a_sensible_hero_discards_explosives_only_if_they_are_enough(
    count: int, dice: list[int], expected: str
) -> None:
    table = feeding(count, rolls=dice).choose("haunt feed").asks("reroll", 0)
    likes = prefer(table.match.scene, table.decision)
    assert table.offered[likes.index(max(likes))] == expected


# -- the Shark -------------------------------------------------------------------------------------------------------


def test_the_shark_acts_instead_of_the_traitor_and_surfaces_where_there_is_water() -> None:
    box = HAUNTS[28].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (8, 2, 4, 4)
    table = flood(active=1, flipped=["dining-room", "kitchen"], rolls=[0, 0]).choose("end").asks("choose-monster", 2)
    table.choose("shark-1", "haunt surface").asks("choose-tile", 2)
    assert sorted(table.offered) == ["dining-room", "kitchen"]
    table.choose("kitchen").asks("play-monster", 2)
    assert table.state.haunt.monsters[0].place == "kitchen"
    assert not table.offers("haunt surface")


def test_damage_does_nothing_to_the_shark() -> None:
    table = feeding(0, rolls=[2, 2, 0, 0, 0] + [0] * 8).choose("attack unarmed shark-1")
    assert not table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt28.traitor-wins")
def test_the_traitor_wins_when_everything_is_under_water_after_the_sharks_turn() -> None:
    table = flood(active=1, flipped=[*HOUSE], rolls=[0, 0]).choose("end")
    assert table.result is None
    table.choose("done")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-28-traitor", (2,))
    dry = flood(active=1, flipped=["dining-room"], rolls=[0, 0]).choose("end", "done")
    assert dry.result is None


@pytest.mark.rule("betrayal/haunt28.traitor-wins")
def test_or_when_all_heroes_are_dead() -> None:
    table = feeding(0, dead=[1, 2], traits=[{"might": 1}], rolls=[0] * 4 + [1] + [0] * 7)
    table.choose("attack unarmed shark-1", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-28-traitor"
