"""Haunt 39, Hive Mind."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import region_of
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.kernel.testing.driver import Driver

GIANT = "giant-wasp-1"


def giant(place: str = "upper-landing", **more: Any) -> Monster:
    """The Giant Wasp."""
    return beast("giant-wasp", place, token="giant-wasp", **more)


def workers(*places: str) -> list[Monster]:
    """Workers on tiles."""
    return [beast("worker", place, number) for number, place in enumerate(places, 1)]


def eggs(*on: str) -> list[Token]:
    """Eggs on tiles, on boards, or out of the house."""
    return [token("blood-nest", "egg", place) for place in on]


def hive(*more: Monster, **given: Any) -> Driver:
    """A table where seat 2 has become the Giant Wasp upstairs; an Egg lies in the Hallway."""
    return position(**{"haunt": 39, "revealer": 0, "traitor": 2, "dead": [2], "track": 3,
                       "places": ["entrance-hall", "hallway", ""], "monsters": [giant(), *more],
                       "tokens": eggs("hallway", "aside")} | given)  # fmt: skip


def laid(table: Driver) -> list[str]:
    """Where the Eggs are."""
    return [one.on for one in table.state.tokens]


def swarm(table: Driver) -> list[str]:
    """Where the Workers are."""
    return [one.place for one in table.state.haunt.monsters if one.kind == "worker"]


@pytest.mark.content("betrayal/haunt/39")
@pytest.mark.parametrize(("players", "track", "count"), [(3, 5, 0), (4, 4, 2), (5, 4, 3), (6, 3, 5)])
def test_set_up(begin: Any, players: int, track: int, count: int) -> None:
    table = begin(39, players)
    state, haunt = table.state, table.state.haunt
    gone = state.explorers[haunt.traitor]
    assert haunt.traitor != haunt.revealer
    assert (gone.dead, gone.place, gone.cards) == (True, "", [])
    assert haunt.track == track
    wasp = next(one for one in haunt.monsters if one.kind == "giant-wasp")
    assert swarm(table) == [wasp.place] * count
    nests = [one.on for one in state.tokens if one.name == "egg"]
    assert len(nests) == len(set(nests)) == 5
    assert {region_of(state, tile) for tile in nests} <= {"ground", "upper"}
    assert (haunt.monsters_after, haunt.monsters_instead) == (haunt.traitor, True)
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_cleverest_but_not_the_revealer_is_the_traitor() -> None:
    who = HAUNTS[39].traitor
    assert who is not None
    scene = position(traits=[{"knowledge": 8}, {}, {"knowledge": 5}]).match.scene
    assert (who(scene, 0), who(scene, 1)) == (2, 0)


# -- Eggs ------------------------------------------------------------------------------------------------------------


def test_eggs_are_picked_up_and_laid_down_freely() -> None:
    table = hive(tokens=eggs("entrance-hall", "entrance-hall", "hallway"), moves=3)
    table.choose("haunt pick-up", "haunt pick-up")
    assert laid(table) == ["seat-0", "seat-0", "hallway"]
    assert not table.offers("haunt pick-up")
    table.choose("haunt drop")
    assert sorted(laid(table)) == ["entrance-hall", "hallway", "seat-0"]
    assert table.state.turn.moves == 3


def test_eggs_are_traded_and_fall_from_dead_hands() -> None:
    table = hive(tokens=eggs("seat-0"), places=["hallway", "hallway", ""]).choose("trade 1", "token/egg", "agree")
    assert laid(table) == ["seat-1"]
    table = hive(giant("entrance-hall"), monsters=[giant("entrance-hall")], tokens=eggs("seat-0"), active=1,
                 traits=[{"might": 1}], rolls=[*[0] * 5, 2, 0, ...])  # fmt: skip
    table.choose("end", GIANT, "attack might seat-0", "might")
    assert laid(table) == ["entrance-hall"]


def test_five_destroys_all_own_eggs() -> None:
    table = hive(tokens=eggs("seat-0", "seat-0", "hallway"), rolls=[2, 2, 1]).choose("haunt destroy").asks("act", 0)
    assert laid(table) == ["aside", "aside", "hallway"]


def test_four_brings_a_worker() -> None:
    table = hive(tokens=eggs("seat-0"), rolls=[2, 2, 0]).choose("haunt destroy")
    assert laid(table) == ["seat-0"]
    assert swarm(table) == ["entrance-hall"]
    assert not table.offers("haunt destroy")
    assert not hive(tokens=eggs("entrance-hall")).offers("haunt destroy")


# -- the hive --------------------------------------------------------------------------------------------------------


def test_workers_act_before_the_giant_instead_of_the_traitor() -> None:
    worker, wasp = HAUNTS[39].monsters
    assert (worker.might, worker.speed, worker.sanity, worker.knowledge, worker.harm) == (3, 5, 4, 1, "kill")
    assert (wasp.might, wasp.speed, wasp.sanity, wasp.knowledge, wasp.harm) == (6, 5, 5, 5, "stun")
    table = hive(*workers("upper-landing"), active=1, rolls=[0] * 10).choose("end").asks("choose-monster", 2)
    assert table.offered == ["worker-1", "done"]
    assert table.choose("done").offered == [GIANT, "done"]


def test_a_worker_defends_the_hive_with_its_life() -> None:
    table = hive(*workers("entrance-hall", "upper-landing"), active=1, rolls=[0, 0, 0, 0, 0, 2])
    table.choose("end", "worker-1", "haunt defend").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]
    assert swarm(table) == ["upper-landing"]
    table = hive(*workers("upper-landing"), active=1, rolls=[0] * 5).choose("end", "worker-1")
    assert not table.offers("haunt defend")


def test_damage_kills_a_worker() -> None:
    assert swarm(hive(*workers("entrance-hall"), rolls=[2, *[0] * 7]).choose("attack unarmed worker-1")) == []


def test_the_giant_lays_an_egg_in_a_corpse() -> None:
    table = hive(dead=[1, 2], active=0, places=["entrance-hall", "upper-landing", ""], cards=[[], ["map"]],
                 rolls=[0] * 5).choose("end", GIANT, "haunt lay")  # fmt: skip
    assert laid(table) == ["hallway", "upper-landing"]
    corpse = table.state.explorers[1]
    assert (corpse.place, corpse.cards) == ("", [])
    assert table.state.decks["item"].cards[0] == "map"


def test_laying_needs_a_corpse_here_and_an_egg_out_of_the_house() -> None:
    given: dict[str, Any] = {"active": 0, "dead": [1, 2], "rolls": [0] * 5}
    assert not hive(**given).choose("end", GIANT).offers("haunt lay")
    there = ["entrance-hall", "upper-landing", ""]
    assert hive(**given, places=there).choose("end", GIANT).offers("haunt lay")
    assert not hive(**given, places=there, tokens=eggs("hallway")).choose("end", GIANT).offers("haunt lay")


@pytest.mark.parametrize("stunned", [False, True])
def test_after_the_giant_a_worker_hatches_at_every_egg_and_time_runs(stunned: bool) -> None:
    table = hive(monsters=[giant(stunned=stunned)], tokens=eggs("hallway", "seat-0", "seat-0", "aside"), active=1,
                 rolls=[0, ...]).choose("end")  # fmt: skip
    if not stunned:
        table.choose("done")
    assert table.asks("act", 0).state.haunt.track == 2
    assert sorted(swarm(table)) == ["entrance-hall", "entrance-hall", "hallway"]


def test_without_eggs_nothing_hatches_and_time_stands_still() -> None:
    table = hive(tokens=eggs("aside", "aside"), active=1, rolls=[0] * 5).choose("end", "done")
    assert table.state.haunt.track == 3
    assert swarm(table) == []


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt39.heroes-win")
@pytest.mark.parametrize(("on", "wins"), [((), True), (("hallway",), True), (("hallway", "seat-1"), False)])
def test_a_won_attack_on_the_giant_wins_less_one_for_every_egg(on: tuple[str, ...], wins: bool) -> None:
    table = hive(monsters=[giant("entrance-hall")], tokens=eggs(*on, "aside"), rolls=[2, *[0] * 10])
    table.choose(f"attack unarmed {GIANT}")
    assert table.events("roll")[0]["bonus"] == -len(on)
    assert (table.result is not None) == wins
    if table.result:
        assert (table.result.reason, table.result.winners) == ("haunt-39-hero", (0, 1))


def test_eggs_do_not_protect_the_workers() -> None:
    table = hive(beast("worker", "entrance-hall"), rolls=[0] * 8).choose("attack unarmed worker-1")
    assert table.events("roll")[0]["bonus"] == 0


@pytest.mark.rule("betrayal/haunt39.heroes-win")
def test_its_own_lost_attack_only_stuns_the_giant() -> None:
    table = hive(monsters=[giant("entrance-hall")], tokens=[], active=1, rolls=[*[0] * 11, 2, *[0] * 4])
    table.choose("end", GIANT, "attack might seat-0").asks("act", 0)
    assert table.state.haunt.monsters[0].stunned
    assert table.result is None


@pytest.mark.rule("betrayal/haunt39.traitor-wins")
def test_the_traitor_wins_when_the_track_is_at_zero() -> None:
    table = hive(track=1, active=1, rolls=[0] * 5).choose("end", "done")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-39-traitor", (2,))


@pytest.mark.rule("betrayal/haunt39.traitor-wins")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = hive(*workers("entrance-hall"), active=0, dead=[1, 2], traits=[{"might": 1}], rolls=[0, 0, 0, 0, 0, 2])
    table.choose("end", "worker-1", "haunt defend", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-39-traitor"
