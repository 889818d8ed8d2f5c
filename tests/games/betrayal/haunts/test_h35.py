"""Haunt 35, Space Slugs."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import region_of
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.kernel.testing.driver import Driver

NESTS = [token("blood-nest", "nest", tile) for tile in ("basement-landing", "upper-landing")]
KITCHEN = {"kitchen": ("ground", 0, -1, 0)}


def slugs(*places: str) -> list[Monster]:
    """Slugs on tiles."""
    return [beast("slug", place, number) for number, place in enumerate(places, 1)]


def salt(*on: str) -> list[Token]:
    """Salt on tiles or boards."""
    return [token("food-trap", "salt", place) for place in on]


def invasion(*more: Token, **given: Any) -> Driver:
    """A table with both Nests; the traitor is in seat 2, downstairs."""
    tokens = [token("blood-nest", "nest", tile) for tile in ("basement-landing", "upper-landing")]
    return position(**{"haunt": 35, "revealer": 2, "tokens": [*tokens, *more],
                       "places": ["entrance-hall", "hallway", "basement-landing"]} | given)  # fmt: skip


def salted(table: Driver) -> list[str]:
    """Where Salt is."""
    return [one.on for one in table.state.tokens if one.name == "salt"]


@pytest.mark.content("betrayal/haunt/35")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    table = begin(35, players)
    state, haunt = table.state, table.state.haunt
    nests = [region_of(state, one.on) for one in state.tokens if one.name == "nest"]
    assert nests == ["basement", "upper"]
    assert [one.place for one in haunt.monsters] == [state.explorers[haunt.traitor].place] * count
    assert table.events("heal") == []
    assert (haunt.traitor, haunt.monsters_after) == (haunt.revealer, haunt.revealer)
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- Salt and Nests --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolls", "found", "crept"), [([2, 2, 1], 1, 0), ([2, 2, 0], 0, 0), ([1, 1, 0], 0, 0),
                                                       ([1, 0, 0], 0, 1), ([0, 0, 0], 0, 1)])  # fmt: skip
def test_looking_for_salt(rolls: list[int], found: int, crept: int) -> None:
    table = invasion(house=KITCHEN, places=["kitchen"], rolls=rolls).choose("haunt salt", "knowledge")
    assert salted(table) == ["seat-0"] * found
    assert [one.place for one in table.state.haunt.monsters] == ["kitchen"] * crept


def test_speed_may_be_rolled_for_salt_and_there_are_five() -> None:
    given = {"house": KITCHEN, "places": ["kitchen"], "rolls": [2, 2, 1, 0]}
    assert salted(invasion(**given).choose("haunt salt", "speed")) == ["seat-0"]
    table = invasion(*salt(*["seat-1"] * 5), **given).choose("haunt salt", "speed").asks("act", 0)
    assert salted(table) == ["seat-1"] * 5


def test_salt_is_found_in_six_rooms_by_heroes() -> None:
    house = ["kitchen", "dining-room", "underground-lake", "larder", "laboratory", "gymnasium", "library"]
    for tile in house:
        assert invasion(house=house, places=[tile]).offers("haunt salt") == (tile != "library")
    assert not invasion(house=house, places=["kitchen", "kitchen", "kitchen"], active=2).offers("haunt salt")


def test_salt_can_be_traded_and_falls_from_dead_hands_for_anybody_to_take() -> None:
    table = invasion(*salt("seat-0"), places=["hallway", "hallway", "basement-landing"])
    table.choose("trade 1", "token/salt", "agree")
    assert salted(table) == ["seat-1"]
    table = invasion(*salt("seat-0"), places=["hallway", "upper-landing", "hallway"], traits=[{"might": 1}], active=2,
                     rolls=[2, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert salted(table) == ["hallway"]
    table = invasion(*salt("entrance-hall", "hallway")).choose("haunt pick-up")
    assert salted(table) == ["seat-0", "hallway"]
    assert not table.offers("haunt pick-up")


@pytest.mark.parametrize(("thrown", "rolls", "left", "crept"), [
    (0, [2, 2, 2, 2], 2, 0), (1, [2, 2, 2, 1], 1, 0), (2, [2, 2, 1, 0], 1, 0), (2, [2, 2, 0, 0], 2, 0),
    (1, [2, 1, 0, 0], 2, 0), (1, [2, 0, 0, 0], 2, 1), (0, [0] * 4, 2, 1)])  # fmt: skip
def test_destroying_a_nest(thrown: int, rolls: list[int], left: int, crept: int) -> None:
    table = invasion(*salt("seat-0", "seat-0"), places=["upper-landing", "hallway", "basement-landing"], rolls=rolls)
    table.choose("haunt destroy")
    for _ in range(thrown):
        table.answer("reroll", "token/salt", 0)
    if thrown < 2:
        table.answer("reroll", "keep", 0)
    assert len([one for one in table.state.tokens if one.name == "nest"]) == left
    assert len(salted(table)) == 2 - thrown
    assert [one.place for one in table.state.haunt.monsters] == ["upper-landing"] * crept
    assert table.events("roll")[0]["bonus"] == 2 * thrown


def test_destroying_needs_a_nest_here_and_a_hero() -> None:
    assert not invasion().offers("haunt destroy")
    assert not invasion(active=2).offers("haunt destroy")


@pytest.mark.rule("betrayal/haunt35.heroes-win")
def test_the_heroes_win_when_both_nests_are_destroyed() -> None:
    last = [token("blood-nest", "nest", "upper-landing")]
    table = invasion(tokens=[*last, *salt("seat-0")], places=["upper-landing"], rolls=[2, 2, 2, 1])
    assert table.result is None
    table.choose("haunt destroy", "token/salt")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-35-hero", (0, 1))


# -- Slugs -----------------------------------------------------------------------------------------------------------


def test_the_traitor_summons_two_at_a_nest() -> None:
    table = invasion(active=2).choose("haunt summon")
    assert [one.place for one in table.state.haunt.monsters] == ["basement-landing"] * 2
    assert not table.offers("haunt summon")
    assert not invasion(active=2, places=["entrance-hall", "hallway", "hallway"]).offers("haunt summon")


def test_all_slugs_move_before_any_attacks() -> None:
    box = HAUNTS[35].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (3, 4, 3, 5, "kill")
    table = invasion(active=2, monsters=slugs("entrance-hall", "ground-floor-staircase"), rolls=[2, 0, 0, 0, 0, ...])
    table.choose("end", "slug-1")
    assert not any(key.startswith("attack") for key in table.offered)
    table.choose("done").answer("choose-monster", "slug-2", 2).choose("go hallway")
    assert table.asks("35-attack", 2).offered == ["seat-0", "seat-1", "done"]


def attacked(*places: str, rolls: list[int], hero: int = 0, **given: Any) -> Driver:
    """The traitor sends Slugs that do not move at a hero."""
    given = {"active": 2, "monsters": slugs(*places), "rolls": [0, 0, 0, 0, *rolls]} | given
    return invasion(**given).choose("end", "done").answer("35-attack", f"seat-{hero}", 2)


@pytest.mark.rule("betrayal/haunt35.traitor-wins")
def test_a_slug_that_wins_takes_the_hero_over_and_all_slugs_there_die() -> None:
    table = attacked("entrance-hall", "entrance-hall", "upper-landing", rolls=[0] * 7,
                     tokens=[*NESTS, *salt("seat-0")], cards=[["map"]])  # fmt: skip
    told = table.events("roll-monster")[0]
    rolled = {"monster": "slug-1", "trait": "sanity", "dice": [0] * 3, "bonus": 1, "result": 1}
    assert {name: told[name] for name in rolled} == rolled
    assert table.state.haunt.sides == ["traitor", "hero", "traitor"]
    assert table.events("damage") == []
    assert table.state.explorers[0].cards == ["map"]
    assert salted(table) == ["entrance-hall"]
    assert [one.id for one in table.state.haunt.monsters] == ["slug-3"]
    assert table.asks("act", 0)
    assert not table.offers("haunt pick-up")
    assert table.result is None


def test_a_slug_that_loses_or_draws_dies_with_its_swarm() -> None:
    for rolls in ([0, 0, 0, 2, 0, ...], [0, 0, 0, 1, 0, ...]):
        table = attacked("entrance-hall", "entrance-hall", rolls=rolls)
        assert table.state.haunt.monsters == []
        assert table.state.haunt.sides[0] == "hero"


def test_the_traitor_need_not_attack() -> None:
    table = invasion(active=2, monsters=slugs("entrance-hall"), rolls=[0] * 4).choose("end", "done", "done")
    assert len(table.asks("act", 0).state.haunt.monsters) == 1


def test_damage_kills_a_slug() -> None:
    table = invasion(monsters=slugs("entrance-hall"), rolls=[2, *[0] * 7]).choose("attack unarmed slug-1")
    assert table.state.haunt.monsters == []


def test_whoever_was_taken_over_plays_as_a_traitor() -> None:
    table = invasion(sides_of=["traitor", "hero", "traitor"], places=["upper-landing", "upper-landing", "hallway"])
    assert table.offers("haunt summon", "attack unarmed seat-1")
    assert not table.offers("haunt destroy")


@pytest.mark.rule("betrayal/haunt35.traitor-wins")
def test_the_traitor_wins_when_every_hero_is_dead_or_taken() -> None:
    table = attacked("hallway", rolls=[2, 0, 0, *[0] * 5], hero=1, sides_of=["traitor", "hero", "traitor"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-35-traitor", (0, 1, 2))
    table = attacked("hallway", rolls=[2, 0, 0, *[0] * 5], hero=1, dead=[0])
    assert table.result is not None
