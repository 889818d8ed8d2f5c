"""Haunt 48, Don't Upset the Host!"""

from typing import Any

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.state import Monster, value
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

HOUSE = {"bloody-room": ("upper", 0, -1, 1), "panic-room": ("basement", 0, -1, 2)}
TOGETHER = ["entrance-hall", "entrance-hall", "entrance-hall"]


def head(place: str) -> Monster:
    return beast("head", place, token="head-of-the-house", cards=["skull"])


def host(**given: Any) -> Driver:
    """A table with the traitor in seat 2, upstairs, and the Head in the Bloody Room."""
    return position(**{"haunt": 48, "revealer": 2, "house": HOUSE, "monsters": [head("bloody-room")],
                       "places": ["entrance-hall", "hallway", "upper-landing"]} | given)  # fmt: skip


def skull(seat: int, **given: Any) -> Driver:
    """The Head is dead and somebody has the Skull."""
    return host(**{"monsters": [], "cards": [["skull"] if one == seat else [] for one in range(3)]} | given)


@pytest.mark.content("betrayal/haunt/48")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    for seed in ("night", "moon"):
        table = begin(48, players, seed, answers={"be-traitor": "accept"})
        state, haunt = table.state, table.state.haunt
        traitor = state.explorers[haunt.traitor]
        assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
        assert table.events("gain") == [{"seat": haunt.traitor, "trait": "might", "spaces": 1}]
        others = [value(one, "might") for seat, one in enumerate(state.explorers) if seat != haunt.traitor]
        assert value(traitor, "might") >= max(others)
        assert [(one.kind, one.place, one.cards) for one in haunt.monsters] == [("head", "bloody-room", ["skull"])]
        assert all("skull" not in one.cards for one in state.explorers)
        assert "bloody-room" in state.house.tiles
        assert haunt.monsters_after == haunt.traitor
        assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_traitor_is_whoever_has_the_highest_might() -> None:
    table = host(traits=[{"might": 1}, {"might": 8}, {}])
    assert HAUNTS[48].traitor is not None
    assert HAUNTS[48].traitor(table.match.scene, 2) == 1


def test_the_bloody_room_is_brought_to_the_ground_floor() -> None:
    table = position(places=["entrance-hall"], cards=[["armor", "mask", "ring"]], stack=["ballroom"],
                     decks={"omen": ["skull"]}, rolls=[2, 2, 1, 0])  # fmt: skip
    table.choose("discover 0").answer("be-traitor", "accept", 0).choose("go-on", "go-on").asks("lay-tile", 0)
    table.choose(table.offered[0]).asks("act", 1)
    assert table.state.house.tiles["bloody-room"].region == "ground"
    assert table.state.haunt.monsters[0].cards == ["skull"]
    assert table.state.explorers[0].cards == ["armor", "mask", "ring"]


# -- the Head and the Skull ------------------------------------------------------------------------------------------


def test_the_box() -> None:
    box = HAUNTS[48].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (6, 6, 6, 8, "kill")


def test_whoever_beats_the_head_takes_the_skull() -> None:
    table = host(monsters=[head("entrance-hall")], rolls=[1, 0, 0, 0, 0] + [0] * 6).choose("attack unarmed head-1")
    assert table.state.haunt.monsters == []
    assert table.state.explorers[0].cards == ["skull"]
    assert table.events("take-card") == [{"seat": 0, "card": "skull", "source": ""}]
    assert table.state.box["head-of-the-house"] == 1


def test_a_hero_attacked_by_the_head_may_beat_it_too() -> None:
    table = host(monsters=[head("entrance-hall")], active=2, phase="monsters-begin", rolls=[0] * 6 + [0] * 6 + [1] * 5)
    table.choose("head-1", "attack might seat-0").asks("act", 0)
    assert table.state.haunt.monsters == []
    assert table.state.explorers[0].cards == ["skull"]


def test_what_is_no_attack_leaves_the_skull_on_the_tile() -> None:
    table = host(monsters=[head("entrance-hall")], places=["hallway", "entrance-hall", "upper-landing"],
                 cards=[["dynamite"]], rolls=[2, 2, 0, *[0] * 6])  # fmt: skip
    table.choose("attack dynamite throw", "entrance-hall")
    assert table.state.haunt.monsters == []
    assert [(one.name, one.on) for one in table.state.tokens] == [("skull", "entrance-hall")]
    assert GAME.knowledge.census(table.state)["skull"] == 1
    assert "last-event" not in [zone.id for zone in table.match.view(0).zones]  # it is no Event
    assert not table.offers("haunt pick-up")
    table.choose("end").choose("haunt pick-up")
    assert table.state.explorers[1].cards == ["skull"]
    assert (table.state.tokens, table.state.drawn) == ([], [])
    assert GAME.knowledge.census(table.state)["skull"] == 1


def test_the_traitor_may_pick_it_up_and_revive_the_head() -> None:
    table = host(monsters=[head("entrance-hall")], places=["hallway", "upper-landing", "entrance-hall"],
                 cards=[["dynamite"]], rolls=[2, 2, 2, 2, 2, *[0] * 6])  # fmt: skip
    table.choose("attack dynamite throw", "entrance-hall").choose("end", "end").choose("haunt pick-up", "haunt revive")
    assert table.state.explorers[2].cards == []
    assert [(one.id, one.place, one.cards) for one in table.state.haunt.monsters] == [
        ("head-1", "entrance-hall", ["skull"])
    ]


def test_reviving_needs_the_skull_and_the_traitor() -> None:
    assert skull(2, active=2).offers("haunt revive")
    assert not skull(0, active=2).offers("haunt revive")
    assert not skull(0).offers("haunt revive")


def test_a_turn_that_ends_with_the_skull_hurts_below_five() -> None:
    table = skull(0, rolls=[2, 2, 0, 0]).choose("end").answer("take-damage", "might", 0).choose("speed")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]
    assert "skull" in table.state.haunt.shown
    assert skull(0, rolls=[2, 2, 1, 0]).choose("end").asks("act", 1).events("damage") == []


def test_the_skull_hurts_neither_the_traitor_nor_those_without_it() -> None:
    assert skull(2, active=2).choose("end").asks("act", 0).events("roll") == []
    assert skull(1).choose("end").asks("act", 1).events("roll") == []


# -- the host --------------------------------------------------------------------------------------------------------


def test_the_traitor_comes_back_to_the_bloody_room_healed() -> None:
    table = host(places=TOGETHER, traits=[{}, {}, {"might": 1, "sanity": 1}], rolls=[1, *[0] * 7])
    table.choose("attack unarmed seat-2", "might")
    traitor = table.state.explorers[2]
    assert (traitor.dead, traitor.place) == (False, "bloody-room")
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert "host" in table.state.haunt.shown
    assert table.result is None


def test_the_head_acts_after_the_traitor() -> None:
    table = host(active=2, rolls=[1, *[0] * 5]).choose("end").answer("choose-monster", "head-1", 2)
    assert table.offers("go upper-landing")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt48.heroes-win")
def test_the_skull_in_the_panic_room_wins() -> None:
    table = skull(0, places=["basement-landing", "hallway", "upper-landing"]).choose("move panic-room")
    assert table.result is not None
    assert table.result.reason == "haunt-48-hero"
    assert table.result.winners == (0, 1)


def test_neither_a_hero_without_it_nor_the_traitor_with_it_wins_there() -> None:
    assert skull(1, places=["basement-landing", "hallway", "upper-landing"]).choose("move panic-room").result is None
    traitor = skull(2, active=2, places=["hallway", "hallway", "basement-landing"])
    assert traitor.choose("move panic-room").result is None


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = host(active=2, dead=[1], places=TOGETHER, traits=[{"might": 1}], rolls=[1, 0, ...])
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-48-traitor"
    assert table.result.winners == (2,)
