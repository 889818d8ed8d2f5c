"""Haunt 34, Down the Hall, Second Dimension on the Right."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import distances
from koszmar.games.betrayal.proof.positions import position, token
from koszmar.games.betrayal.tiles import LANDINGS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

FLOOR = {
    "upper-landing": ("ground", 0, -1, 0),
    "basement-landing": ("ground", 0, 1, 0),
    "ballroom": ("ground", 1, -1, 0),
    "chapel": ("ground", 0, -2, 0),
    "library": ("ground", 0, -3, 0),
}
"""One floor: the Library hangs on the Chapel, the Chapel on a Landing."""


def dimension(**given: Any) -> Driver:
    """A table in this haunt, laid out as one floor; the traitor is in seat 2."""
    return position(**{"haunt": 34, "revealer": 2, "house": FLOOR, "track": 5,
                       "places": ["ballroom", "hallway", "library"]} | given)  # fmt: skip


def girl(seat: int = 0) -> list[Any]:
    """Christina goes with this one."""
    return [token("small-monster", "christina", f"seat-{seat}")]


@pytest.mark.content("betrayal/haunt/34")
@pytest.mark.parametrize(("players", "track"), [(3, 6), (4, 3), (5, 1), (6, 0)])
def test_set_up(begin: Any, players: int, track: int) -> None:
    table = begin(34, players)
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    assert haunt.track == track
    assert state.decks["event"].cards == []
    assert {tile.region for tile in state.house.tiles.values()} == {"ground"}
    assert set(state.house.tiles) == {*LANDINGS, *(explorer.place for explorer in state.explorers)}
    assert set(distances(table.match.scene, "entrance-hall")) == set(state.house.tiles)
    assert len(state.stack) + len(state.house.tiles) == 47
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_cleverest_is_the_traitor() -> None:
    who = HAUNTS[34].traitor
    assert who is not None
    assert who(position(traits=[{}, {"knowledge": 8}]).match.scene, 0) == 1


# -- discovering -----------------------------------------------------------------------------------------------------


def test_heroes_discover_the_top_tile_whatever_its_back_and_go_on() -> None:
    table = dimension(stack=["chasm"], moves=3).choose("discover 0")
    assert table.state.house.tiles["chasm"].region == "ground"
    assert table.asks("act", 0).state.turn.moves == 2
    assert "draw" not in table.kinds(), "an Event symbol does nothing"
    assert "discover" in table.state.haunt.shown


@pytest.mark.parametrize(("before", "after"), [(5, 6), (8, 8)])
def test_an_omen_raises_the_track_up_to_eight(before: int, after: int) -> None:
    table = dimension(stack=["catacombs"], decks={"omen": ["dog"]}, track=before).choose("discover 0")
    assert table.state.explorers[0].cards == ["dog"]
    assert table.state.haunt.track == after


def test_an_item_is_drawn_and_raises_nothing() -> None:
    table = dimension(stack=["game-room"], decks={"item": ["map"]}).choose("discover 0")
    assert table.state.explorers[0].cards == ["map"]
    assert table.state.haunt.track == 5


def test_the_traitor_does_not_discover_and_can_read_so() -> None:
    table = dimension(active=2)
    assert table.offers("move chapel")
    assert not any(key.startswith("discover") for key in table.offered)
    passages = [one for book in table.match.view(2).books for page in book.pages for one in page.passages]
    assert "haunt-34-rule-discover" in [one.text.id for one in passages if one.text]


@pytest.mark.parametrize(("rolls", "moves"), [([2, 0], True), ([2, 2], True), ([1, 0], False), ([2, 1], False)])
def test_the_elevator_moves_only_on_two_or_four(rolls: list[int], moves: bool) -> None:
    house = {**FLOOR, "mystic-elevator": ("ground", -1, 1, 0)}
    table = dimension(house=house, places=["hallway", "hallway", "library"], rolls=rolls)
    table.choose("move mystic-elevator", "ride")
    assert (table.decision.prompt == "lay-elevator") == moves


# -- Christina -------------------------------------------------------------------------------------------------------


def test_nine_finds_christina_and_ends_the_turn() -> None:
    table = dimension(rolls=[2, 2, 2, 2, 1]).choose("haunt search").asks("act", 1)
    assert [(one.name, one.on) for one in table.state.tokens] == [("christina", "seat-0")]


def test_eight_hurts_and_ends_the_turn() -> None:
    table = dimension(rolls=[2, 2, 2, 2, 0]).choose("haunt search").answer("take-damage", "might", 0).asks("act", 1)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "general"}]
    assert table.state.tokens == []


def test_at_zero_there_are_no_dice() -> None:
    table = dimension(track=0).choose("haunt search").asks("take-damage", 0)
    assert [(told["dice"], told["result"]) for told in table.events("roll-dice")] == [([], 0)]


def test_searching_needs_an_omen_tile_and_somebody_lost() -> None:
    assert not dimension(places=["hallway"]).offers("haunt search")
    assert not dimension(tokens=girl(1)).offers("haunt search")
    assert not dimension(active=2).offers("haunt search")


@pytest.mark.rule("betrayal/haunt34.heroes-win")
def test_nine_at_the_door_wins_with_her() -> None:
    table = dimension(places=["entrance-hall"], tokens=girl(), rolls=[2, 2, 2, 2, 1]).choose("haunt escape")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-34-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt34.heroes-win")
def test_eight_does_not_open_the_door() -> None:
    table = dimension(places=["entrance-hall", "hallway", "library"], tokens=girl(), rolls=[2, 2, 2, 2, 0])
    table.choose("haunt escape").asks("act", 1)
    assert not dimension(places=["entrance-hall"], tokens=girl(1)).offers("haunt escape")
    assert not dimension(tokens=girl()).offers("haunt escape")


def test_heroes_hand_her_over_but_never_to_the_traitor() -> None:
    together = {"places": ["hallway", "hallway", "hallway"], "tokens": girl(), "cards": [[], ["map"], ["dog"]]}
    table = dimension(**together)
    assert table.offers("trade 1")
    with_the_traitor = dimension(**together).choose("trade 2").asks("trade-want", 0)
    assert with_the_traitor.offered == ["done", "dog"], "cards change hands across sides, Christina never"
    table.choose("trade 1", "token/christina", "done", "agree")
    assert [one.on for one in table.state.tokens] == ["seat-1"]
    assert dimension(**together | {"tokens": []}).offers("trade 2")


def test_heroes_take_her_along_from_the_dead_the_traitor_does_not() -> None:
    given: dict[str, Any] = {"places": ["hallway", "hallway", "hallway"], "tokens": girl(1), "dead": [1]}
    assert dimension(**given).offers("loot 1 token/christina")
    assert not dimension(**given, active=2).offers("loot 1 token/christina")


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_a_dead_traitor_comes_back_at_an_open_doorway_and_takes_the_turn() -> None:
    table = dimension(active=1, dead=[2], traits=[{}, {}, {"might": 0, "speed": 1}]).choose("end")
    table.asks("place-yourself", 2)
    assert "ground-floor-staircase" not in table.offered
    table.choose("ballroom").asks("act", 2)
    traitor = table.state.explorers[2]
    assert (traitor.dead, traitor.place) == (False, "ballroom")
    assert all(traitor.traits[trait] == start_of(traitor, trait) for trait in traitor.traits)
    assert "return" in table.state.haunt.shown


def test_leaping_takes_three_and_an_open_doorway() -> None:
    table = dimension(active=2, rolls=[2, 1, 0, 0]).choose("haunt leap").answer("place-yourself", "ballroom", 2)
    assert table.state.explorers[2].place == "ballroom"
    assert not table.offers("haunt leap")
    table = dimension(active=2, rolls=[2, 0, 0, 0]).choose("haunt leap").asks("act", 2)
    assert table.state.explorers[2].place == "library"
    places = ["ballroom", "hallway", "ground-floor-staircase"]
    assert not dimension(active=2, places=places).offers("haunt leap")


@pytest.mark.parametrize(("players", "times"), [(3, 1), (4, 1), (5, 2), (6, 2)])
@pytest.mark.parametrize("carried", [False, True])
def test_the_house_is_bent_so_often_a_turn(players: int, times: int, carried: bool) -> None:
    places = ["ballroom", "hallway", "library", *["hallway"] * 3]
    table = dimension(players=players, active=2, places=places, tokens=girl() if carried else [])
    for _ in range(times + carried):
        table.choose("haunt manipulate", "grow", "might")
    assert not table.offers("haunt manipulate")


def test_growing_gives_two_in_a_trait() -> None:
    table = dimension(active=2).choose("haunt manipulate", "grow", "speed")
    assert table.events("gain") == [{"seat": 2, "trait": "speed", "spaces": 2}]


def test_throwing_hurts_every_hero_and_moves_them_as_far_at_most() -> None:
    table = dimension(active=2, rolls=[2, 0]).choose("haunt manipulate", "throw")
    table.answer("take-damage", "might", 0).answer("take-damage", "might", 0)
    table.answer("move-somebody", "upper-landing", 2).answer("move-somebody", "stop", 2).asks("act", 2)
    assert [one.place for one in table.state.explorers] == ["upper-landing", "hallway", "library"]


def test_a_room_moves_with_all_that_is_on_it_and_cuts_nothing_off() -> None:
    table = dimension(active=2).choose("haunt manipulate", "room").asks("34-room", 2)
    assert sorted(table.offered) == ["ballroom", "library"], "no Landing, and not the Chapel before the Library"
    table.choose("library").asks("lay-tile", 2)
    assert "lay library ground 0 -3 0" not in table.offered
    table.choose("lay library ground 2 -1 3")
    lies = table.state.house.tiles["library"]
    assert (lies.x, lies.y, lies.turned) == (2, -1, 3)
    assert table.state.explorers[2].place == "library"
    assert table.events("lay-anew") == [{"seat": 2, "tile": "library"}]


def test_a_room_that_joins_two_parts_may_join_them_anew() -> None:
    house = {**FLOOR, "gallery": ("ground", 1, 0, 0)}
    del house["chapel"], house["library"]
    house["gallery"] = ("ground", 1, -2, 0)
    table = dimension(active=2, house=house, places=["hallway", "hallway", "hallway"])
    table.choose("haunt manipulate", "room")
    assert "gallery" in table.offered, "it leads to the Ballroom wherever it lies"


def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = dimension(active=2, dead=[1], traits=[{"might": 1}], rolls=[1]).choose("haunt manipulate", "throw", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-34-traitor"
