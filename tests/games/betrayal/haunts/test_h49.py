"""Haunt 49, Terms and Conditions."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import farthest, in_region
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

TOGETHER = ["entrance-hall", "entrance-hall", "entrance-hall"]


def demon(place: str, **more: Any) -> Monster:
    return beast("demon", place, token="demon", **more)


def blood(on: str) -> Token:
    return token("blood-nest", "blood", on)


def contract(on: str) -> Token:
    return token("contract-altar", "contract", on)


def terms(*lying: Token, **given: Any) -> Driver:
    """A table with the traitor in seat 2, upstairs, and the Demon in the Basement; nobody has lost any Blood."""
    tokens = list(lying) or [blood("seat-0"), blood("seat-1"), contract("demon-1")]
    return position(**{"haunt": 49, "revealer": 2, "monsters": [demon("basement-landing")], "tokens": tokens,
                       "places": ["entrance-hall", "hallway", "upper-landing"]} | given)  # fmt: skip


def where(table: Driver, name: str) -> list[str]:
    """Where tokens of a name lie."""
    return [one.on for one in table.state.tokens if one.name == name]


@pytest.mark.content("betrayal/haunt/49")
@pytest.mark.parametrize(("players", "gained"), [(3, 0), (4, 1), (5, 2), (6, 2)])
def test_set_up(begin: Any, players: int, gained: int) -> None:
    table = begin(49, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    assert haunt.traitor == haunt.revealer
    assert sorted(where(table, "blood")) == [f"seat-{seat}" for seat in range(players) if seat != haunt.traitor]
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert table.events("gain") == [
        {"seat": haunt.traitor, "trait": trait, "spaces": gained} for trait in ("might", "speed") if gained
    ]
    deep = farthest(table.match.scene, "basement-landing", in_region(state.house, "basement"))
    assert [(one.kind, one.place in deep) for one in haunt.monsters] == [("demon", True)]
    assert where(table, "contract") == ["demon-1"]
    assert haunt.monsters_after == haunt.traitor
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- Blood -----------------------------------------------------------------------------------------------------------


def test_physical_damage_spills_the_blood() -> None:
    table = terms(active=2, places=TOGETHER, rolls=[1, *[0] * 8]).choose("attack unarmed seat-0", "might")
    assert where(table, "blood") == ["entrance-hall", "seat-1"]
    assert "blood" in table.state.haunt.shown


def test_mental_damage_and_damage_that_is_warded_off_do_not() -> None:
    table = terms(active=2, places=TOGETHER, rolls=[1, *[0] * 7]).choose("attack sanity seat-0", "sanity")
    assert where(table, "blood") == ["seat-0", "seat-1"]
    armored = terms(active=2, places=TOGETHER, cards=[["armor"]], rolls=[1, *[0] * 8])
    assert where(armored.choose("attack unarmed seat-0"), "blood") == ["seat-0", "seat-1"]


def test_the_traitor_wounded_spills_nothing() -> None:
    table = terms(blood("seat-2"), blood("seat-0"), places=TOGETHER, rolls=[1, *[0] * 8])
    table.choose("attack unarmed seat-2", "might")
    assert where(table, "blood") == ["seat-2", "seat-0"]


def test_a_dying_hero_drops_blood_and_contract() -> None:
    table = terms(blood("seat-0"), contract("seat-0"), active=2, places=TOGETHER, traits=[{"sanity": 1}],
                  rolls=[1, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack sanity seat-0", "sanity")
    assert table.state.explorers[0].dead
    assert (where(table, "blood"), where(table, "contract")) == (["entrance-hall"], ["entrance-hall"])


def test_a_hero_without_blood_takes_a_die_of_mental_damage_at_the_end_of_the_turn() -> None:
    table = terms(blood("hallway"), contract("demon-1"), rolls=[1]).choose("end").answer("take-damage", "sanity", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert [event["gives"] for event in table.events("roll-dice")] == ["damage"]
    assert terms().choose("end").asks("act", 1).events("roll-dice") == []
    assert terms(active=2, rolls=[0] * 4).choose("end").asks("choose-monster", 2).events("damage") == []


def test_only_the_traitor_picks_blood_up_and_it_is_not_traded() -> None:
    lying = [blood("upper-landing"), blood("upper-landing")]
    table = terms(*lying, contract("demon-1"), active=2).choose("haunt collect")
    assert where(table, "blood") == ["seat-2", "seat-2"]
    assert not table.offers("haunt collect")
    hero = terms(blood("entrance-hall"), contract("demon-1"))
    assert not any(option.startswith("haunt") for option in hero.offered)
    assert not terms(places=TOGETHER).offers("trade 1")


def test_blood_magic_costs_a_die_of_mental_damage_and_gives_might() -> None:
    table = terms(rolls=[1]).choose("haunt blood-magic", "sanity").asks("act", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert table.events("gain") == [{"seat": 0, "trait": "might", "spaces": 1}]
    assert not table.offers("haunt blood-magic")
    assert not terms(blood("hallway"), contract("demon-1")).offers("haunt blood-magic")
    assert not terms(blood("seat-2"), contract("demon-1"), active=2).offers("haunt blood-magic")


# -- the Demon and the Contract ----------------------------------------------------------------------------------------


def at_the_demon(**given: Any) -> Driver:
    """Seat 0 faces the Demon."""
    return terms(**{"monsters": [demon("entrance-hall")]} | given)


def test_a_won_might_attack_may_take_the_contract() -> None:
    table = at_the_demon(rolls=[1, *[0] * 10]).choose("attack unarmed demon-1").asks("49-contract", 0)
    assert table.offered == ["damage", "token/contract"]
    table.choose("token/contract")
    assert where(table, "contract") == ["seat-0"]
    assert not table.state.haunt.monsters[0].stunned
    assert "contract" in table.state.haunt.shown


def test_the_demon_is_stunned_only_without_the_contract() -> None:
    box = HAUNTS[49].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (6, 4, 4, 5, "stun")
    table = at_the_demon(rolls=[1, *[0] * 10]).choose("attack unarmed demon-1", "damage")
    assert not table.state.haunt.monsters[0].stunned
    lost = terms(blood("seat-0"), contract("seat-1"), monsters=[demon("entrance-hall")], rolls=[1, *[0] * 10])
    lost.choose("attack unarmed demon-1").asks("act", 0)
    assert lost.state.haunt.monsters[0].stunned


def test_a_lost_attack_takes_nothing() -> None:
    table = at_the_demon(rolls=[*[0] * 5, 1, *[0] * 5]).choose("attack unarmed demon-1").asks("take-damage", 0)
    assert where(table, "contract") == ["demon-1"]


def test_other_attacks_take_nothing() -> None:
    table = at_the_demon(cards=[["ring"]], rolls=[1, *[0] * 7]).choose("attack ring demon-1").asks("act", 0)
    assert where(table, "contract") == ["demon-1"]
    beaten = at_the_demon(active=2, phase="monsters-begin", rolls=[0] * 4 + [0] * 6 + [1] * 5)
    beaten.choose("demon-1", "attack might seat-0")
    assert where(beaten, "contract") == ["demon-1"]  # a defender is no attacker


def test_heroes_trade_the_contract_but_never_with_the_traitor() -> None:
    given = [blood("seat-0"), contract("seat-0")]
    table = terms(*given, places=TOGETHER)
    assert not table.offers("trade 2")
    table.choose("trade 1", "token/contract", "agree")
    assert where(table, "contract") == ["seat-1"]


def test_a_contract_on_the_floor_is_for_heroes() -> None:
    table = terms(blood("seat-0"), contract("entrance-hall")).choose("haunt pick-up")
    assert where(table, "contract") == ["seat-0"]
    assert not terms(blood("seat-0"), contract("upper-landing"), active=2).offers("haunt pick-up")
    assert not terms(blood("seat-0"), contract("upper-landing")).offers("haunt pick-up")


FIRES = {"furnace-room": ("basement", 0, -1, 0), "ritual-room": ("basement", 1, 0, 1), "kitchen": ("ground", 0, -1, 0),
         "laboratory": ("basement", -1, 0, 1), "charred-room": ("upper", 0, -1, 0)}  # fmt: skip


@pytest.mark.rule("betrayal/haunt49.heroes-win")
@pytest.mark.parametrize("fire", FIRES)
def test_seven_burns_the_contract_with_four_more_at_a_fire(fire: str) -> None:
    table = terms(blood("seat-0"), contract("seat-0"), house=FIRES, places=[fire, "hallway", "upper-landing"],
                  rolls=[2, 1, 0])  # fmt: skip
    table.choose("haunt burn")
    assert table.result is not None
    assert table.result.reason == "haunt-49-hero"
    assert table.result.winners == (0, 1)


@pytest.mark.parametrize(("rolls", "hurt"), [([2, 2, 2], 0), ([2, 2, 0], 0), ([2, 1, 0], 1), ([0, 0, 0], 1)])
def test_less_than_seven_burns_nothing(rolls: list[int], hurt: int) -> None:
    table = terms(blood("seat-0"), contract("seat-0"), rolls=rolls).choose("haunt burn")
    if hurt:
        table.answer("take-damage", "might", 0)
    table.asks("act", 0)
    assert table.result is None
    assert [one["amount"] for one in table.events("damage")] == [hurt] * bool(hurt)
    assert where(table, "blood") == ["entrance-hall" if hurt else "seat-0"]


def test_burning_needs_the_contract() -> None:
    assert not terms().offers("haunt burn")
    assert not terms(blood("seat-0"), contract("seat-1")).offers("haunt burn")


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_the_traitor_unarmed_may_attack_with_sanity() -> None:
    table = terms(active=2, places=TOGETHER, rolls=[1, *[0] * 7])
    assert table.offers("attack unarmed seat-0", "attack sanity seat-0")
    table.choose("attack sanity seat-0").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert "sanity" in table.state.haunt.shown
    assert not terms(places=TOGETHER).offers("attack sanity seat-2")


@pytest.mark.rule("betrayal/haunt49.traitor-wins")
def test_the_traitor_enters_the_demons_tile_with_all_blood() -> None:
    given: dict[str, Any] = {"active": 2, "monsters": [demon("ground-floor-staircase")]}
    table = terms(blood("seat-2"), blood("seat-2"), **given).choose("move ground-floor-staircase")
    assert table.result is not None
    assert table.result.reason == "haunt-49-traitor"
    assert table.result.winners == (2,)
    some = terms(blood("seat-2"), blood("seat-1"), **given).choose("move ground-floor-staircase")
    assert some.result is None


def test_the_demon_coming_to_the_traitor_is_not_enough() -> None:
    table = terms(blood("seat-2"), blood("seat-2"), active=2, monsters=[demon("ground-floor-staircase")], rolls=[0] * 4)
    table.choose("end", "demon-1", "go upper-landing")
    assert table.result is None


@pytest.mark.rule("betrayal/haunt49.traitor-wins")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = terms(active=2, dead=[1], places=TOGETHER, traits=[{"might": 1}], rolls=[1, 0, ...])
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-49-traitor"
