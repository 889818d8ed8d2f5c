"""Haunt 47, A Knight to Remember."""

from typing import Any

import pytest

from koszmar.games.betrayal.house import farthest, in_region, region_of
from koszmar.games.betrayal.proof.positions import position, token
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

HERE = ["entrance-hall", "hallway", "upper-landing"]
TOGETHER = ["entrance-hall", "entrance-hall", "entrance-hall"]


def captive(on: str) -> Token:
    return token("hero", "trapped", on)


def portal(on: str) -> Token:
    return token("videotape-portal", "portal", on)


def knight(*trapped: int, portals: tuple[str, ...] = ("upper-landing",), **given: Any) -> Driver:
    """A table with the traitor in seat 2; the other Captivity tokens lie before the traitor."""
    tokens = [captive(f"seat-{seat if seat in trapped else 2}") for seat in (0, 1)] + [portal(tile) for tile in portals]
    return position(**{"haunt": 47, "revealer": 2, "places": HERE, "tokens": tokens} | given)


def captives(table: Driver) -> list[str]:
    """Who has the Captivity tokens."""
    return [one.on for one in table.state.tokens if one.name == "trapped"]


@pytest.mark.content("betrayal/haunt/47")
@pytest.mark.parametrize(("players", "portals"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, portals: int) -> None:
    table = begin(47, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    heroes = [seat for seat in range(players) if seat != haunt.traitor]
    assert haunt.traitor == haunt.revealer
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert sorted(captives(table)) == [f"seat-{seat}" for seat in heroes]
    laid = [one["on"] for one in table.events("token") if one["token"] == "portal"]
    assert len(laid) == portals
    for seat, tile in zip(heroes, laid, strict=True):
        here = state.explorers[seat].place
        assert tile in farthest(table.match.scene, here, in_region(state.house, region_of(state, here)))
    assert haunt.monsters == []
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- moving and trading ----------------------------------------------------------------------------------------------


def test_heroes_roll_speed_for_their_moves() -> None:
    table = knight(0, 1, active=2, rolls=[2, 1, 0, 0]).choose("end").asks("act", 0)
    assert table.state.turn.moves == 3
    assert table.events("roll")[-1]["trait"] == "speed"
    assert knight(0, 1, active=2, rolls=[0] * 4).choose("end").state.turn.moves == 1  # at least one


def test_the_traitor_has_the_moves_of_the_printed_speed() -> None:
    table = knight(0, 1, active=1).choose("end").asks("act", 2)
    assert table.state.turn.moves == 5


def test_trapped_and_free_heroes_do_not_trade() -> None:
    cards = [["map"], ["mirror"]]
    assert knight(0, 1, places=TOGETHER, cards=cards).offers("trade 1")
    assert knight(places=TOGETHER, cards=cards).offers("trade 1")
    apart = knight(1, places=TOGETHER, cards=cards)
    assert not apart.offers("trade 1")
    assert apart.why_not(("trade", 1))[0] == "why-no-trading"
    assert apart.offers("trade 2")


# -- escaping and closing --------------------------------------------------------------------------------------------


def test_the_trapped_escape_at_a_portal() -> None:
    given: dict[str, Any] = {"portals": ("entrance-hall", "upper-landing")}
    table = knight(0, 1, **given, rolls=[2, 2, 2]).choose("haunt escape").asks("act", 0)
    assert captives(table) == ["seat-2", "seat-1"]
    assert table.events("47-free") == [{"seat": 0}]
    assert table.offers("haunt close")
    assert not knight(0, 1).offers("haunt escape")  # no Portal here
    assert not knight(1, **given).offers("haunt escape")  # not Trapped


def test_five_teaches_the_trapped_something() -> None:
    table = knight(0, 1, portals=("entrance-hall",), rolls=[2, 2, 1]).choose("haunt escape").asks("act", 0)
    assert captives(table) == ["seat-0", "seat-1"]
    assert table.events("gain") == [{"seat": 0, "trait": "knowledge", "spaces": 1}]


@pytest.mark.parametrize(("trapped", "place", "free"), [
    ([0], "entrance-hall", True), ([0], "hallway", False), ([0, 1], "entrance-hall", False)])  # fmt: skip
def test_a_free_hero_here_adds_two(trapped: list[int], place: str, free: bool) -> None:
    table = knight(*trapped, portals=("entrance-hall",), places=["entrance-hall", place, "upper-landing"],
                   rolls=[2, 2, 0])  # fmt: skip
    table.choose("haunt escape")
    assert ("seat-0" not in captives(table)) is free


@pytest.mark.parametrize(("trait", "rolls"), [("knowledge", [2, 2, 0]), ("sanity", [1, 1, 1, 1])])
def test_the_free_close_a_portal_with_four(trait: str, rolls: list[int]) -> None:
    table = knight(portals=("entrance-hall", "upper-landing"), rolls=rolls).choose("haunt close")
    table.answer("roll-with", trait, 0)
    assert [one.on for one in table.state.tokens if one.name == "portal"] == ["upper-landing"]
    assert table.events("47-closed") == [{"tile": "entrance-hall"}]
    assert table.result is None


def test_three_costs_a_die_of_mental_damage() -> None:
    table = knight(portals=("entrance-hall",), rolls=[2, 1, 0, 2]).choose("haunt close", "knowledge")
    table.answer("take-damage", "sanity", 0).choose("sanity")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "mental"}]
    assert len([one for one in table.state.tokens if one.name == "portal"]) == 1


def test_closing_needs_freedom_and_a_portal_here() -> None:
    assert not knight(0, 1, portals=("entrance-hall",)).offers("haunt close")
    assert not knight().offers("haunt close")
    assert not knight(active=2).offers("haunt close")


@pytest.mark.rule("betrayal/haunt47.heroes-win")
def test_the_last_portal_closed_wins() -> None:
    table = knight(1, portals=("entrance-hall",), rolls=[2, 2, 0]).choose("haunt close", "knowledge")
    assert table.result is not None
    assert table.result.reason == "haunt-47-hero"
    assert table.result.winners == (0, 1)


# -- the knight ------------------------------------------------------------------------------------------------------


def test_the_trapped_are_attacked_with_sanity_and_the_free_with_might() -> None:
    table = knight(0, active=2, places=TOGETHER, cards=[[], [], ["machete", "ring", "gun"]])
    assert [option for option in table.offered if option.startswith("attack")] == [
        "attack unarmed seat-1",
        "attack sanity seat-0",
        "attack machete seat-1",
        "attack ring seat-0",
    ]
    assert table.why_not(("attack", "unarmed", "seat-0"))[0] == "why-cannot-be-attacked"
    heroes = knight(0, places=TOGETHER, cards=[["gun"]])
    assert heroes.offers("attack unarmed seat-2", "attack gun seat-2")
    assert not heroes.offers("attack sanity seat-2")


def test_a_blow_against_the_trapped_has_two_more_and_wounds_the_body() -> None:
    table = knight(0, 1, active=2, places=TOGETHER, rolls=[1, 0, 0, 0, 0, 0, 0, 0]).choose("attack sanity seat-0")
    assert table.events("roll")[0]["result"] == 3
    table.asks("take-damage", 0)
    assert table.offered == ["might", "speed"]
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "physical"}]
    assert "tale" in table.state.haunt.shown


def test_losing_against_the_trapped_costs_the_traitor_mental_damage() -> None:
    table = knight(0, 1, active=2, places=TOGETHER, rolls=[0, 0, 0, 0, 2, 2, 0, 0]).choose("attack sanity seat-0")
    table.asks("take-damage", 2)
    assert table.events("damage") == [{"seat": 2, "amount": 2, "damage": "mental"}]


def test_a_free_hero_who_is_beaten_is_trapped_unhurt() -> None:
    table = knight(active=2, places=TOGETHER, rolls=[1, 0, 0, 0, 0, 0, 0, 0, 0]).choose("attack unarmed seat-0")
    assert captives(table) == ["seat-0", "seat-2"]
    assert table.events("damage") == []
    assert table.events("roll")[0]["result"] == 1


def test_losing_against_the_free_costs_the_traitor_nothing() -> None:
    table = knight(active=2, places=TOGETHER, rolls=[0, 0, 0, 0, 2, 0, 0, 0, 0]).choose("attack unarmed seat-0")
    assert captives(table) == ["seat-2", "seat-2"]
    assert table.events("damage") == []


def test_the_traitor_attacks_each_hero_once_a_turn() -> None:
    table = knight(0, active=2, places=TOGETHER, rolls=[0, 0, 0, 0, 2, 0, 0, 0, 1, *[0] * 7])
    table.choose("attack sanity seat-0").asks("act", 2)
    assert not table.offers("attack sanity seat-0")
    table.choose("attack unarmed seat-1")
    assert captives(table) == ["seat-0", "seat-1"]
    assert not any(option.startswith("attack") for option in table.offered)  # Trapped now, but attacked already


def test_heroes_attack_once_and_as_usual() -> None:
    table = knight(0, 1, places=TOGETHER, rolls=[2, 0, 0, 0, 0, 0, 0, 0, 0]).choose("attack unarmed seat-2")
    table.choose("might", "might").asks("act", 0)
    assert table.events("damage") == [{"seat": 2, "amount": 2, "damage": "physical"}]
    assert not table.offers("attack unarmed seat-2")


def test_the_knight_gets_up_healed() -> None:
    table = knight(0, 1, places=TOGETHER, traits=[{}, {}, {"might": 1, "sanity": 1}],
                   rolls=[2, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-2", "might")
    traitor = table.state.explorers[2]
    assert not traitor.dead
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert "knight" in table.state.haunt.shown


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = knight(0, 1, active=2, dead=[1], places=TOGETHER, traits=[{"might": 1}], rolls=[0] * 8)
    table.choose("attack sanity seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-47-traitor"
    assert table.result.winners == (2,)
