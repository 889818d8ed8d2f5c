"""Haunt 20, Don't Say It."""

from typing import Any

import pytest

from koszmar.games.betrayal.explorers import EXPLORERS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.haunts.h20_dont_say_it import possible
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import beast, imagined, position, token
from koszmar.games.betrayal.state import the_haunt
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message

HOUSE = {"ballroom": ("ground", 0, -1, 0), "dining-room": ("ground", 0, -2, 0), "kitchen": ("ground", 0, -3, 0),
         "catacombs": ("basement", 0, -1, 0), "tower": ("upper", 0, -1, 0)}  # fmt: skip


def walk(*rooms: str, **given: Any) -> Driver:
    """A table with the traitor in seat 2 and these rooms left on the list."""
    facts = {"secret-list": list(rooms), "hints": given.pop("hints", [])}
    return position(**{"haunt": 20, "revealer": 2, "house": HOUSE, "facts": facts,
                       "monsters": [beast("faceless-man", "basement-landing", token="faceless-man")],
                       "places": ["ballroom", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/20")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    state = begin(20, players).state
    rooms = state.haunt.facts["secret-list"]
    assert len(set(rooms)) == len(rooms) == count
    assert not any(
        "landing" in room or room in ("hallway", "entrance-hall", "ground-floor-staircase") for room in rooms
    )
    traitor = state.explorers[state.haunt.traitor]
    assert EXPLORERS[traitor.key].age == max(EXPLORERS[one.key].age for one in state.explorers)
    assert [one.place for one in state.haunt.monsters] == [traitor.place]
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)


def test_a_small_house_grows_to_five_tiles() -> None:
    before = position(house=["ballroom"], cards=[["dog"]], scenario="cursed").match
    before.state.phase, before.state.pending = "haunt", ["20", "dog"]
    table = Driver(Match.from_state(find_game("betrayal"), before.state, before.setting))
    while table.decision.prompt != "act":
        assert len(table.state.house.tiles) + len(table.state.stack) + len(table.state.drawn) == 47
        table.choose(table.offered[0])
    assert len(table.state.house.tiles) == 5 + 5
    assert table.state.haunt.number == 20


# -- finding ---------------------------------------------------------------------------------------------------------


def test_the_right_room_gets_a_rune() -> None:
    table = walk("ballroom", "kitchen", hints=[["tower", -1]]).choose("haunt find").asks("act", 0)
    assert [(one.name, one.on) for one in table.state.tokens] == [("rune", "ballroom")]
    assert table.state.haunt.facts["secret-list"] == ["kitchen"]
    assert table.state.haunt.facts["hints"] == []
    assert table.state.haunt.monsters[0].place == "basement-landing"
    assert not table.offers("haunt find")


@pytest.mark.parametrize(("room", "kind", "args"), [
    ("dining-room", "20-warm", {"moves": 1}), ("kitchen", "20-warm", {"moves": 2}), ("tower", "20-cold", {}),
])  # fmt: skip
def test_a_wrong_one_brings_a_hint_and_the_faceless_man(room: str, kind: str, args: dict[str, int]) -> None:
    table = walk(room, rolls=[1, *[0] * 4, *[0] * 5]).choose("haunt find")
    assert table.events(kind) == [{"seat": 0, "tile": "ballroom"} | args]
    assert table.state.haunt.monsters[0].place == "ballroom"
    assert table.events("attack") == [{"trait": "might", "attacker": "faceless-man-1", "target": "seat-0"}]
    assert table.asks("take-damage", 0).events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]


def test_the_right_order_matters() -> None:
    table = walk("kitchen", "ballroom", rolls=[0] * 10).choose("haunt find")
    assert table.events("20-warm") != []


def test_a_room_that_cannot_be_reached() -> None:
    house = HOUSE | {"salon": ("ground", 5, 5, 0)}
    assert walk("salon", house=house, rolls=[0] * 10).choose("haunt find").events("20-no-way") == [
        {"seat": 0, "tile": "ballroom"}
    ]


def test_with_all_found_there_is_nothing_to_ask() -> None:
    assert not walk().offers("haunt find")
    assert not walk("kitchen", active=2).offers("haunt find")


# -- the Faceless Man ------------------------------------------------------------------------------------------------


def beating(*rooms: str, roll: list[int]) -> Driver:
    """A hero attacks him."""
    man = [beast("faceless-man", "ballroom", token="faceless-man")]
    return walk(*rooms, monsters=man, rolls=roll).choose("attack unarmed faceless-man-1")


@pytest.mark.rule("betrayal/haunt20.heroes-win")
def test_whoever_beats_him_with_all_runes_placed_wins() -> None:
    table = beating(roll=[2, *[0] * 9])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-20-hero", (0, 1))


@pytest.mark.parametrize(("rooms", "roll"), [(["kitchen"], [2, *[0] * 9]), ([], [0] * 5 + [2, *[0] * 4])])
def test_not_before_and_not_by_losing(rooms: list[str], roll: list[int]) -> None:
    table = beating(*rooms, roll=roll)
    assert table.result is None
    assert not table.state.haunt.monsters[0].stunned


def test_beating_him_in_defence_is_not_enough() -> None:
    box = HAUNTS[20].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 2, 5, 5)
    table = walk(active=2, phase="monsters-begin", rolls=[0, 0] + [0] * 5 + [2, *[0] * 4],
                 monsters=[beast("faceless-man", "ballroom", token="faceless-man")])  # fmt: skip
    table.choose("faceless-man-1", "attack might seat-0")
    assert table.result is None


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = walk("kitchen", dead=[1], traits=[{"might": 1}], rolls=[1, *[0] * 8]).choose("haunt find", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-20-traitor", (2,))


# -- what is known ---------------------------------------------------------------------------------------------------


def test_only_the_traitor_knows_the_list() -> None:
    lore = HAUNTS[20].lore
    assert lore is not None
    table = walk("kitchen", "tower", hints=[["ballroom", 2]], tokens=[token("rune", "rune", "catacombs")])
    scene = table.match.scene
    assert lore(scene, 2)["lore-20-list"] == {"rooms": [Message("tile-kitchen"), Message("tile-tower")]}
    assert [lore(scene, seat) for seat in (0, 1, None)] == [{"lore-20-left": {"number": 2}}] * 3
    assert the_haunt(imagined(table, 2, "x")).facts["secret-list"] == ["kitchen", "tower"]
    seen = {tuple(the_haunt(imagined(table, 0, seed)).facts["secret-list"]) for seed in range(30)}
    assert {rooms[0] for rooms in seen} == {"kitchen"}, "the answer leaves only this one"
    assert {rooms[1] for rooms in seen} == {"ballroom", "dining-room", "tower"}


def test_what_the_answers_leave_open() -> None:
    assert possible(walk("tower").match.scene) == list(HOUSE)
    assert possible(walk("tower", hints=[["ballroom", -1]]).match.scene) == ["catacombs", "tower"]
    aims = TASTES[20].aims
    assert aims is not None
    scene = walk("tower", hints=[["ballroom", -1], ["catacombs", -1]]).match.scene
    assert aims(scene, 0) == [("tower", 2.0)]
    assert aims(scene, 2) == []
    assert aims(walk().match.scene, 0) == [("basement-landing", 2.0)]


def test_a_changed_house_never_leaves_the_list_empty() -> None:
    table = walk("tower", hints=[["ballroom", 4], ["catacombs", 4]])
    assert the_haunt(imagined(table, 0, "x")).facts["secret-list"] == ["tower"]
