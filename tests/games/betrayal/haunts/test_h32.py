"""Haunt 32, The Catastrophe."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import region_of
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.kernel.testing.driver import Driver

SHE = "bakeneko-1"


def bakeneko(place: str) -> Monster:
    """Herself."""
    return beast("bakeneko", place, token="bakeneko")


def cats(*places: str) -> list[Monster]:
    """Cats on tiles."""
    return [beast("cat", place, number) for number, place in enumerate(places, 1)]


def fires(*places: str) -> list[Token]:
    """Fires on tiles, or set aside."""
    return [token("fire", "fire", place) for place in places]


def catastrophe(**given: Any) -> Driver:
    """A table where seat 2 has become the Bakeneko upstairs; three Fires are left."""
    return position(**{"haunt": 32, "revealer": 2, "dead": [2], "places": ["entrance-hall", "hallway", ""],
                       "monsters": [bakeneko("upper-landing")], "tokens": fires("aside", "aside", "aside"),
                       } | given)  # fmt: skip


def prowling(*monsters: Monster, **given: Any) -> Driver:
    """The last hero's turn has just ended and the monsters act."""
    given = {"active": 1, "monsters": list(monsters), "rolls": [0, ...]} | given
    return catastrophe(**given).choose("end")


@pytest.mark.content("betrayal/haunt/32")
@pytest.mark.parametrize(("players", "fire", "count"), [(3, 6, 3), (4, 5, 4), (5, 4, 5), (6, 3, 7)])
def test_set_up(begin: Any, players: int, fire: int, count: int) -> None:
    table = begin(32, players)
    state, haunt = table.state, table.state.haunt
    gone = state.explorers[haunt.traitor]
    assert (gone.dead, gone.place, gone.cards) == (True, "", [])
    assert [one.on for one in state.tokens if one.name == "fire"] == ["aside"] * fire
    she = next(one for one in haunt.monsters if one.kind == "bakeneko")
    family = [one for one in haunt.monsters if one.kind == "cat"]
    assert len(family) == count
    assert {region_of(state, one.place) for one in family} == {region_of(state, she.place)}
    assert (haunt.monsters_after, haunt.monsters_instead) == (haunt.traitor, True)
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- heroes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolls", "burnt"), [([2, 2, 0, 0], True), ([2, 2, 1, 0], False)])
def test_coming_to_a_fire_takes_a_speed_roll(rolls: list[int], burnt: bool) -> None:
    table = catastrophe(tokens=fires("hallway", "aside"), rolls=rolls).choose("move hallway")
    hurt = [{"seat": 0, "amount": 1, "damage": "physical"}] if burnt else []
    assert table.events("damage") == hurt
    assert "fire" in table.state.haunt.shown


def test_being_driven_into_a_fire_burns_as_well() -> None:
    table = catastrophe(places=["hallway", "hallway", ""], cards=[["mask"]], tokens=fires("entrance-hall", "aside"),
                        rolls=[0] * 3)  # fmt: skip
    table.choose("use mask").answer("move-somebody", "entrance-hall", 0)
    assert table.events("damage") == [{"seat": 1, "amount": 1, "damage": "physical"}]


def test_no_fire_no_roll() -> None:
    assert catastrophe(tokens=fires("upper-landing", "aside")).choose("move hallway").asks("act", 0)


def test_luring_buries_a_card_moves_a_cat_and_stuns_it() -> None:
    table = catastrophe(cards=[["map", "book"]], monsters=[bakeneko("upper-landing"), *cats("entrance-hall")])
    table.choose("haunt lure").answer("32-bait", "map", 0)
    table.answer("move-somebody", "hallway", 0).answer("move-somebody", "ground-floor-staircase", 0)
    table.answer("move-somebody", "upper-landing", 0).answer("move-somebody", "ground-floor-staircase", 0)
    cat = table.asks("act", 0).state.haunt.monsters[1]
    assert (cat.place, cat.stunned) == ("ground-floor-staircase", True)
    assert table.state.decks["item"].cards[0] == "map"
    assert table.state.turn.attacks == 0


def test_a_lured_cat_may_stay() -> None:
    table = catastrophe(cards=[["map"]], monsters=[bakeneko("upper-landing"), *cats("entrance-hall", "entrance-hall")])
    table.choose("haunt lure").answer("32-cat", "cat-2", 0).choose("stop")
    assert [one.stunned for one in table.state.haunt.monsters] == [False, False, True]


def test_luring_needs_bait_and_a_cat_here() -> None:
    assert not catastrophe(monsters=[bakeneko("upper-landing"), *cats("entrance-hall")]).offers("haunt lure")
    assert not catastrophe(cards=[["map"]], monsters=[bakeneko("hallway"), *cats("hallway")]).offers("haunt lure")


@pytest.mark.rule("betrayal/haunt32.heroes-win")
def test_beating_her_with_might_wins_when_no_cat_is_in_her_region() -> None:
    table = catastrophe(places=["upper-landing", "hallway", ""], rolls=[2, *[0] * 7],
                        monsters=[bakeneko("upper-landing"), *cats("hallway")])  # fmt: skip
    table.choose(f"attack unarmed {SHE}")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-32-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt32.heroes-win")
def test_with_a_cat_near_or_another_attack_she_is_only_stunned() -> None:
    house = {"library": ("upper", 0, -1, 0)}
    table = catastrophe(places=["upper-landing"], house=house, rolls=[2, *[0] * 8],
                        monsters=[bakeneko("upper-landing"), *cats("library")])  # fmt: skip
    table.choose(f"attack unarmed {SHE}")
    assert table.result is None
    assert table.state.haunt.monsters[0].stunned
    table = catastrophe(places=["upper-landing"], cards=[["gun"]], rolls=[2, *[0] * 9]).choose(f"attack gun {SHE}")
    assert table.result is None
    assert table.state.haunt.monsters[0].stunned


def test_damage_kills_a_cat() -> None:
    table = catastrophe(monsters=[bakeneko("upper-landing"), *cats("entrance-hall")], rolls=[2, *[0] * 7])
    table.choose("attack unarmed cat-1")
    assert [one.id for one in table.state.haunt.monsters] == [SHE]


# -- the Bakeneko ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("near", "might"), [(0, 3), (2, 5), (6, 8)])
def test_cats_of_her_region_make_her_strong_up_to_eight(near: int, might: int) -> None:
    monsters = [bakeneko("entrance-hall"), *cats(*["hallway"] * near, "upper-landing")]
    table = catastrophe(monsters=monsters, rolls=[0, ...]).choose(f"attack unarmed {SHE}")
    assert len(table.events("roll-monster")[0]["dice"]) == might


def test_she_acts_before_the_cats_instead_of_the_traitor() -> None:
    she, cat = HAUNTS[32].monsters
    assert (she.speed, she.sanity, she.knowledge, she.harm) == (6, 6, 2, "stun")
    assert (cat.might, cat.speed, cat.sanity, cat.knowledge, cat.harm) == (3, 6, 2, 4, "kill")
    table = prowling(*cats("upper-landing"), bakeneko("upper-landing")).asks("choose-monster", 2)
    assert table.offered == [SHE, "done"]
    assert table.choose("done").offered == ["cat-1", "done"]
    assert table.choose("done").asks("act", 0)


def test_she_burns_a_tile_in_sight_once_a_turn() -> None:
    table = prowling(bakeneko("hallway"), tokens=fires("hallway", "aside", "aside")).choose(SHE, "haunt burn")
    assert set(table.asks("place-token", 2).offered) == {"entrance-hall", "ground-floor-staircase"}
    table.choose("entrance-hall")
    assert [one.on for one in table.state.tokens] == ["hallway", "entrance-hall", "aside"]
    assert not table.offers("haunt burn")


def test_she_summons_a_cat_on_an_omen_tile() -> None:
    house = {"library": ("upper", 0, -1, 0)}
    table = prowling(bakeneko("library"), house=house).choose(SHE, "haunt summon")
    assert [(one.kind, one.place) for one in table.state.haunt.monsters][1:] == [("cat", "library")]
    assert not prowling(bakeneko("upper-landing"), house=house).choose(SHE).offers("haunt summon")


# -- Cats ------------------------------------------------------------------------------------------------------------


def test_cats_scratch_with_speed_for_two_at_most_and_leave_the_wounded_alone() -> None:
    family = cats("entrance-hall", "entrance-hall")
    table = prowling(*family, bakeneko("upper-landing"), places=["entrance-hall", "entrance-hall", ""],
                     rolls=[*[0] * 12, *[2] * 6, *[0] * 4])  # fmt: skip
    table.choose("done", "cat-1", "attack speed seat-0")
    assert table.events("roll-monster")[0]["trait"] == "speed"
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]
    table.choose("might", "might", "done", "cat-2")
    assert [key for key in table.offered if key.startswith("attack")] == ["attack speed seat-1"]


def test_armour_counts_before_the_limit() -> None:
    table = prowling(*cats("entrance-hall"), bakeneko("upper-landing"), cards=[["armor"]],
                     rolls=[*[0] * 12, *[1] * 3, *[0] * 7])  # fmt: skip
    table.choose("done", "cat-1", "attack speed seat-0")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]


def test_the_next_turn_of_the_cats_is_a_new_one() -> None:
    table = prowling(*cats("entrance-hall"), bakeneko("upper-landing"), facts={"scratched": [0]})
    assert table.choose("done", "cat-1").offers("attack speed seat-0")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt32.traitor-wins")
def test_the_last_fire_wins() -> None:
    table = prowling(bakeneko("hallway"), tokens=fires("upper-landing", "aside")).choose(SHE, "haunt burn", "hallway")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-32-traitor", (2,))


@pytest.mark.rule("betrayal/haunt32.traitor-wins")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = prowling(bakeneko("entrance-hall"), active=0, dead=[1, 2], traits=[{"might": 1}],
                     rolls=[*[0] * 6, 2, 0, ...])  # fmt: skip
    table.choose(SHE, "attack might seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-32-traitor"
