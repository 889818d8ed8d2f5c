"""Haunt 38, The Sinister Soiree."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import region_of
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.state import Monster
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

HOUSE = {"kitchen": ("ground", 0, -1, 0), "dining-room": ("ground", 0, -2, 0), "tower": ("upper", 0, -1, 0)}


def neighbours(*places: str) -> list[Monster]:
    """Neighbours on tiles."""
    return [beast("neighbour", place, number) for number, place in enumerate(places, 1)]


def soiree(**given: Any) -> Driver:
    """A table with the traitor in seat 2, upstairs; a Neighbour in the Basement; the Number Track at 2."""
    return position(**{"haunt": 38, "revealer": 2, "track": 2, "house": HOUSE,
                       "monsters": neighbours("basement-landing"),
                       "places": ["entrance-hall", "hallway", "upper-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/38")
@pytest.mark.parametrize(("players", "track", "count"), [(3, 2, 3), (4, 3, 4), (5, 4, 5), (6, 4, 6)])
@pytest.mark.parametrize("seed", ["night", "party"])
def test_set_up(begin: Any, players: int, track: int, count: int, seed: str) -> None:
    table = begin(38, players, seed)
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    assert region_of(state, "kitchen") == "ground"
    assert haunt.track == track
    assert len(haunt.monsters) == count
    guests = [one.place for one in haunt.monsters if one.place != "entrance-hall"]
    events = [tile for tile in state.house.tiles if ROOMS[tile].symbol == "event"]
    assert len(set(guests)) == len(guests) == min(count, len(events))
    assert set(guests) <= set(events)
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert (haunt.traitor, haunt.monsters_after) == (haunt.revealer, haunt.revealer)
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_kitchen_is_laid_far_from_the_front_door() -> None:
    table = position(scenario="mysterious-invitation", active=0, house={"chapel": ("ground", 0, -1, 0)},
                     stack=["charred-room"], decks={"omen": ["ring"]}, cards=[["armor", "dog"]], rolls=[2, 2, 1],
                     places=["entrance-hall"])  # fmt: skip
    table.choose("discover 2", "turn 0").answer("be-traitor", "accept", 0).choose("go-on")
    while table.decision.prompt != "lay-tile":
        table.choose(table.offered[0])
    assert table.decision.args["tile"] == "kitchen"
    spots = {tuple(map(int, key.split()[3:5])) for key in table.offered}
    assert {abs(x) + abs(y) for x, y in spots} == {2}


# -- the Ring --------------------------------------------------------------------------------------------------------


def test_a_hero_may_strike_with_the_ring_again_and_again_until_it_loses() -> None:
    guests = neighbours(*["entrance-hall"] * 4)
    won, lost = [2, *[0] * 6], [0, 0, 0, 0, 2, 0, 0]
    table = soiree(cards=[["ring"]], monsters=guests, rolls=[*won, *won, *lost])
    assert not table.offers("haunt again")
    table.choose("attack ring neighbour-1")
    assert not table.offers("attack unarmed neighbour-2")
    assert table.choose("haunt again").asks("38-target", 0).offered == ["neighbour-2", "neighbour-3", "neighbour-4"]
    table.choose("neighbour-3")
    assert [one.id for one in table.state.haunt.monsters] == ["neighbour-2", "neighbour-4"]
    table.choose("haunt again", "neighbour-2", "sanity")
    assert not table.offers("haunt again")
    assert len(table.events("attack-with")) == 3


def test_a_draw_is_not_a_loss() -> None:
    table = soiree(cards=[["ring"]], monsters=neighbours("entrance-hall"), rolls=[0, 0, 0, 0, 1, 0, 0])
    assert table.choose("attack ring neighbour-1").offers("haunt again")


def test_only_the_ring_strikes_again_and_only_for_heroes() -> None:
    near = {"monsters": neighbours("entrance-hall", "entrance-hall"), "rolls": [2, 0, ...]}
    assert not soiree(**near, cards=[["ring"]]).choose("attack unarmed neighbour-1").offers("haunt again")
    table = soiree(
        active=2, places=["hallway", "hallway", "hallway"], cards=[[], [], ["ring"]], rolls=[0, 0, 0, 1, 0, ...]
    )
    table.choose("attack ring seat-0")
    assert not table.offers("haunt again")


def test_not_with_a_ring_got_this_turn_and_no_trading_it_after_an_attack() -> None:
    near = {"monsters": neighbours("entrance-hall", "entrance-hall"), "cards": [["ring"], ["map"]],
            "places": ["entrance-hall", "entrance-hall", "upper-landing"]}  # fmt: skip
    assert not soiree(**near, turn={"held": []}).offers("attack ring neighbour-1")
    table = soiree(**near, rolls=[2, 0, ...]).choose("attack ring neighbour-1", "trade 1")
    assert table.decision.prompt == "trade-want", "nothing to give"


# -- the party -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trait", "rolls"), [("knowledge", [2, 2, 2]), ("speed", [2, 2, 2, 0])])
def test_six_calls_a_guest_off(trait: str, rolls: list[int]) -> None:
    table = soiree(places=["kitchen"], rolls=rolls).choose("haunt call-off", trait).asks("act", 0)
    assert table.state.haunt.track == 1
    assert not table.offers("haunt call-off")


def test_five_does_not_and_it_takes_an_event_tile_and_somebody_to_come() -> None:
    assert soiree(places=["kitchen"], rolls=[2, 2, 1]).choose("haunt call-off", "knowledge").state.haunt.track == 2
    assert not soiree().offers("haunt call-off")
    assert not soiree(places=["kitchen"], track=0).offers("haunt call-off")
    assert not soiree(places=["hallway", "hallway", "kitchen"], active=2).offers("haunt call-off")


def test_after_the_monsters_as_many_guests_come_as_the_track_shows() -> None:
    box = HAUNTS[38].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (5, 2, 3, 5, "kill")
    table = soiree(active=2, rolls=[0, 0]).choose("end", "done").asks("place-monster", 2)
    assert set(table.offered) == {"kitchen", "dining-room", "tower"}
    table.choose("tower")
    assert set(table.offered) == {"kitchen", "dining-room"}
    table.choose("kitchen").asks("act", 0)
    assert [one.place for one in table.state.haunt.monsters] == ["basement-landing", "tower", "kitchen"]


def test_guests_without_a_tile_stay_away() -> None:
    table = soiree(active=2, track=4, rolls=[0, 0]).choose("end", "done", "tower", "kitchen").asks("act", 0)
    assert len(table.state.haunt.monsters) == 4


def test_the_neighbour_fights_with_might_and_dies_of_damage() -> None:
    table = soiree(monsters=neighbours("entrance-hall"), rolls=[2, *[0] * 9]).choose("attack unarmed neighbour-1")
    assert table.state.haunt.monsters == []


# -- the host --------------------------------------------------------------------------------------------------------


def dying(**given: Any) -> Driver:
    """Seat 0 and the traitor meet, and the traitor is almost dead."""
    return soiree(**{"places": ["hallway", "entrance-hall", "hallway"], "cards": [[], [], ["ring", "map"]],
                     "traits": [{}, {}, {"might": 1, "sanity": 1}]} | given)  # fmt: skip


def test_a_killed_traitor_stands_in_the_kitchen_healed_and_the_killer_has_the_ring() -> None:
    table = dying(rolls=[1, 0, ...]).choose("attack unarmed seat-2", "might").asks("act", 0)
    traitor = table.state.explorers[2]
    assert (traitor.dead, traitor.place, traitor.cards) == (False, "kitchen", ["map"])
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert table.state.explorers[0].cards == ["ring"]
    assert not table.offers("attack ring seat-2")


def test_whoever_beats_the_attacking_traitor_is_the_killer() -> None:
    table = dying(active=2, rolls=[0, 0, 0, 1, *[0] * 4]).choose("attack unarmed seat-0", "might")
    assert table.state.explorers[0].cards == ["ring"]
    assert table.state.explorers[2].place == "kitchen"


def test_nobody_gets_the_ring_when_nobody_has_killed() -> None:
    table = dying(active=2, cards=[[], [], ["ring", "book"]]).choose("use book")
    traitor = table.state.explorers[2]
    assert (traitor.place, traitor.cards) == ("kitchen", ["ring", "book"])


def test_whoever_only_hurt_the_traitor_is_not_the_killer() -> None:
    """Beaten by seat 0, the traitor loses the last Sanity to the Book in the same turn."""
    table = dying(active=2, cards=[[], [], ["ring", "book"]], rolls=[0, 0, 0, 1, *[0] * 4])
    table.choose("attack unarmed seat-0", "speed", "use book")
    assert (table.state.explorers[2].place, table.state.explorers[2].cards) == ("kitchen", ["ring", "book"])


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt38.heroes-win")
def test_the_heroes_win_at_the_end_of_a_turn_without_neighbours() -> None:
    table = soiree(monsters=neighbours("entrance-hall"), rolls=[2, *[0] * 9]).choose("attack unarmed neighbour-1")
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-38-hero", (0, 1))
    assert soiree().choose("end").asks("act", 1)


@pytest.mark.rule("betrayal/haunt38.heroes-win")
def test_it_takes_a_heros_turn() -> None:
    table = soiree(active=2, monsters=[], track=1).choose("end")
    assert table.result is None


def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = soiree(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                   rolls=[2, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-38-traitor"
