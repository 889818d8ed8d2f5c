"""Haunt 40, Return of the Fleshwalkers."""

from typing import Any

import pytest

from koszmar.games.betrayal.explorers import EXPLORERS, TRAITS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

TOWER = {"tower": ("upper", 0, -1, 0)}
STRONG, WEAK = [2] * 5, [0] * 5


def own(**more: Any) -> Monster:
    """The Twin of seat 0."""
    return beast("twin", "entrance-hall", **{"value": 0} | more)


def other(place: str = "upper-landing", **more: Any) -> Monster:
    """The Twin of seat 1."""
    return beast("twin", place, 2, value=1, **more)


def twins(**given: Any) -> Driver:
    """A table with the traitor in seat 2 and the Twins of the two heroes."""
    faces = [token("hero", "face-josef", "twin-1"), token("hero", "face-stephanie", "twin-2")]
    return position(**{"haunt": 40, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"],
                       "monsters": [own(), other()], "tokens": faces} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/40")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(40, players)
    haunt, explorers = table.state.haunt, table.state.explorers
    traitor = explorers[haunt.traitor]
    assert haunt.traitor == haunt.revealer
    assert len(haunt.monsters) == players - 1
    assert {one.place for one in haunt.monsters} == {traitor.place}
    assert {one.value for one in haunt.monsters} == set(range(players)) - {haunt.traitor}
    under = {one.on: one.name for one in table.state.tokens if one.kind == "hero"}
    assert under == {one.id: f"face-{explorers[one.value].key}" for one in haunt.monsters}
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in TRAITS)
    assert haunt.monsters_after == haunt.traitor
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_a_twin_has_the_starting_values_of_its_hero_whatever_became_of_the_hero() -> None:
    weak = [{"might": 1, "speed": 1}]
    table = twins(active=2, traits=weak).choose("end").asks("choose-monster", 2).choose("twin-1")
    assert table.decision.args["moves"] == 4
    for trait in TRAITS:
        assert table.offers(f"attack {trait} seat-0")
        row = EXPLORERS["josef"].rows[trait]
        struck = twins(active=2, traits=weak, rolls=[0, ...]).choose("end", "twin-1", f"attack {trait} seat-0")
        assert len(struck.events("roll-monster")[0]["dice"]) == row.numbers[row.start - 1]


def test_every_twin_moves_up_to_its_own_speed_without_a_roll() -> None:
    table = twins(active=2).choose("end", "twin-1", "done", "twin-2")
    assert table.decision.args["moves"] == 3
    assert "dice" not in table.kinds()


def test_its_own_hero_kills_it_and_its_token_goes_back() -> None:
    table = twins(rolls=[*STRONG, *WEAK]).choose("attack unarmed twin-1")
    assert [one.id for one in table.state.haunt.monsters] == ["twin-2"]
    assert [one.name for one in table.state.tokens] == ["face-stephanie"]
    assert table.state.box["hero"] == 5
    assert "twins" in table.state.haunt.shown


def test_others_only_stun_it() -> None:
    table = twins(active=1, places=["hallway", "entrance-hall", "upper-landing"], rolls=[2, 2, 2, 2, *WEAK])
    table.choose("attack unarmed twin-1")
    assert [one.stunned for one in table.state.haunt.monsters] == [True, False]


def test_the_holder_of_the_mask_kills_any() -> None:
    table = twins(active=1, places=["hallway", "entrance-hall", "upper-landing"], cards=[[], ["mask"]],
                  rolls=[2, 2, 2, 2, *WEAK])  # fmt: skip
    assert [one.id for one in table.choose("attack unarmed twin-1").state.haunt.monsters] == ["twin-2"]


def test_a_twin_that_loses_its_own_attack_dies_by_its_own_hero() -> None:
    table = twins(active=2, rolls=[*WEAK, *STRONG]).choose("end", "twin-1", "attack might seat-0")
    assert [one.id for one in table.state.haunt.monsters] == ["twin-2"]


def test_dynamite_is_thrown_by_somebody() -> None:
    given: dict[str, Any] = {"cards": [["dynamite"]], "rolls": [2, 2, 0, 0, *[0] * 7]}
    table = twins(monsters=[own(), other("entrance-hall")], **given).choose("attack dynamite throw", "entrance-hall")
    assert [(one.id, one.stunned) for one in table.state.haunt.monsters] == [("twin-2", True)]


def test_scrying_stuns_any_twin() -> None:
    given: dict[str, Any] = {"house": TOWER, "places": ["tower", "hallway", "upper-landing"]}
    table = twins(**given, rolls=[2, 2, 1]).choose("haunt scry").asks("40-scry", 0)
    assert table.choose("twin-2").state.haunt.monsters[1].stunned
    table = twins(**given, rolls=[2, 2, 0]).choose("haunt scry").asks("act", 0)
    assert not any(one.stunned for one in table.state.haunt.monsters)
    asleep = [own(stunned=True), other(stunned=True)]
    twins(**given, monsters=asleep, rolls=[2, 2, 2]).choose("haunt scry").asks("act", 0)


def test_scrying_needs_the_tower_or_the_ritual_room() -> None:
    ritual = {"ritual-room": ("basement", 0, 1, 0)}
    assert twins(house=ritual, places=["ritual-room", "hallway", "upper-landing"]).offers("haunt scry")
    assert not twins(house=TOWER).offers("haunt scry")
    assert not twins(house=TOWER, active=2, places=["hallway", "hallway", "tower"]).offers("haunt scry")


def test_the_mask_can_be_taken_instead_of_damage() -> None:
    given: dict[str, Any] = {"places": ["hallway", "hallway", "hallway"], "cards": [[], [], ["mask", "book"]],
                             "rolls": [*STRONG, 0, ...]}  # fmt: skip
    table = twins(**given).choose("attack unarmed seat-2").asks("take-instead", 0)
    assert table.offered == ["damage", "mask"]
    table.choose("mask")
    assert [one.cards for one in table.state.explorers] == [["mask"], [], ["book"]]
    assert table.events("damage") == []
    twins(**given).choose("attack unarmed seat-2", "damage").asks("take-damage", 2)
    twins(**given | {"cards": []}).choose("attack unarmed seat-2").asks("take-damage", 2)


def test_the_traitor_takes_no_mask_and_a_defender_neither() -> None:
    table = twins(active=2, places=["hallway"] * 3, cards=[["mask"]], rolls=[*STRONG[:4], *WEAK])
    table.choose("attack unarmed seat-0").asks("take-damage", 0)
    table = twins(active=2, places=["hallway"] * 3, cards=[[], [], ["mask"]], rolls=[*WEAK[:4], *STRONG])
    table.choose("attack unarmed seat-0").asks("take-damage", 2)


def test_the_traitor_helps_a_stunned_twin_up() -> None:
    table = twins(active=2, monsters=[own(), other(stunned=True)]).choose("haunt protect")
    assert not table.state.haunt.monsters[1].stunned
    assert not table.offers("haunt protect")
    assert not twins(active=2).offers("haunt protect")
    assert not twins(active=2, monsters=[own(stunned=True), other()]).offers("haunt protect")
    assert not twins(monsters=[own(stunned=True), other()]).offers("haunt protect")


@pytest.mark.rule("betrayal/haunt40.heroes-win")
def test_the_heroes_win_when_the_last_twin_is_killed() -> None:
    table = twins(monsters=[own()], tokens=[], rolls=[*STRONG, *WEAK]).choose("attack unarmed twin-1")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-40-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = twins(active=2, dead=[1], traits=[{"might": 1}], rolls=[*STRONG, *[0] * 4])
    table.choose("end", "twin-1", "attack might seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-40-traitor", (2,))
    assert [goal.side for goal in HAUNTS[40].goals] == ["hero", "traitor"]
