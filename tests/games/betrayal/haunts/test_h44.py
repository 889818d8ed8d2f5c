"""Haunt 44, A Missing Seam."""

from typing import Any

import pytest

from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import landings
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

FRONT = ["entrance-hall", "hallway", "ground-floor-staircase"]
LIBRARY = {"library": ("ground", 0, -1, 0)}
TOWER = {"tower": ("upper", 0, -1, 0)}
DEAD_END = {"laundry-chute": ("ground", 1, -1, 0)}
"""Touches the Library, wall to door."""


def fire(*tiles: str) -> list[Token]:
    """Fire tokens on Landings."""
    return [token("fire", "fire", tile) for tile in tiles]


def seam(**given: Any) -> Driver:
    """A table with the traitor in seat 2; seat 0 speaks for the heroes."""
    return position(**{"haunt": 44, "revealer": 1, "traitor": 2,
                       "places": ["entrance-hall", "hallway", "upper-landing"]} | given)  # fmt: skip


def burning(table: Driver) -> set[str]:
    """Every Burning tile."""
    tiles = table.state.house.tiles
    return {tile for tile in tiles if tiles[tile].flipped} | {
        one.on for one in table.state.tokens if one.name == "fire"
    }


@pytest.mark.content("betrayal/haunt/44")
@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    starts = set()
    for seed in range(8):
        table = begin(44, players, str(seed))
        state, haunt = table.state, table.state.haunt
        traitor, first = state.explorers[haunt.traitor], state.explorers[haunt.revealer].place
        assert haunt.traitor == (haunt.revealer + 1) % players
        expected = set(FRONT) if first in FRONT else {first}
        if players == 3:
            other = state.explorers[(haunt.traitor + 1) % 3].place
            expected |= set() if ROOMS[other].landing else {other}
        assert burning(table) == expected
        assert all(not state.house.tiles[tile].flipped for tile in landings(state.house))
        assert len(haunt.monsters) == count
        assert all(one.place in landings(state.house) for one in haunt.monsters)
        assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in TRAITS)
        assert haunt.monsters_after == haunt.traitor
        assert table.decision.seat == (haunt.traitor + 1) % players
        starts.add(ROOMS[first].landing)
    assert starts == {True, False}


# -- burning tiles ---------------------------------------------------------------------------------------------------


def test_a_hero_who_enters_the_fire_is_hurt() -> None:
    table = seam(house=LIBRARY, flipped=["library"], facts={"stood": {"0": "entrance-hall"}}).choose("move library")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "general"}]
    table = seam(tokens=fire(*FRONT), house=LIBRARY, places=["library", "hallway", "upper-landing"])
    assert len(table.choose("move entrance-hall").events("damage")) == 1


def test_the_traitor_is_not() -> None:
    table = seam(active=2, tokens=fire(*FRONT)).choose("move ground-floor-staircase")
    assert table.events("damage") == []


def test_the_three_spaces_of_the_ground_floor_are_one_tile_for_fire() -> None:
    table = seam(tokens=fire(*FRONT), house=LIBRARY, places=["library", "hallway", "upper-landing"])
    table.choose("move entrance-hall", "might", "move hallway")
    assert len(table.events("damage")) == 1
    table.choose("move ground-floor-staircase")
    assert len(table.events("damage")) == 1


def test_four_sets_the_own_tile_on_fire() -> None:
    def at_it(*rolls: int, place: str = "library") -> Driver:
        house = LIBRARY | TOWER
        return seam(house=house, places=[place, "hallway", "upper-landing"], rolls=rolls).choose("haunt set-fire")

    assert burning(at_it(2, 2, 0, 0)) == {"library"}
    assert burning(at_it(2, 1, 0, 0)) == set()
    assert burning(at_it(2, 2, 0, 0, place="hallway")) == set(FRONT)
    table = at_it(2, 2, 0, 0, place="upper-landing")
    assert burning(table) == {"upper-landing"}
    assert not table.state.house.tiles["upper-landing"].flipped
    assert table.events("damage") == []


def test_nobody_sets_fire_to_what_burns() -> None:
    assert seam().offers("haunt set-fire")
    assert not seam(tokens=fire(*FRONT)).offers("haunt set-fire")
    burnt = seam(house=LIBRARY, flipped=["library"], places=["library", "hallway", "upper-landing"])
    assert not burnt.offers("haunt set-fire")
    assert not seam(active=2).offers("haunt set-fire")


def test_heroes_may_use_the_stairs_to_the_basement() -> None:
    places = ["basement-landing", "ground-floor-staircase", "basement-landing"]
    assert seam(places=places).offers("move ground-floor-staircase")
    assert seam(places=places, active=1, tokens=fire(*FRONT)).offers("move basement-landing", "move upper-landing")
    assert not seam(places=places, active=2).offers("move ground-floor-staircase")
    down = seam(places=places).choose("move ground-floor-staircase")
    assert down.state.explorers[0].place == "ground-floor-staircase"


# -- spreading -------------------------------------------------------------------------------------------------------


def test_after_the_monsters_a_fire_takes_a_touching_tile_of_the_heroes_choice() -> None:
    table = seam(active=2, house=LIBRARY | DEAD_END, flipped=["library"]).choose("end").asks("44-spread", 0)
    assert set(table.offered) == {"entrance-hall", "laundry-chute"}
    assert burning(table.choose("laundry-chute")) == {"library", "laundry-chute"}
    table.asks("act", 0)


def test_it_may_take_a_landing() -> None:
    table = seam(active=2, house=LIBRARY, flipped=["library"]).choose("end").asks("act", 0)
    assert burning(table) == {"library", *FRONT}


def test_every_fire_spreads_and_all_at_once() -> None:
    chapel = {"chapel": ("upper", 0, -2, 0)}
    table = seam(active=2, house=LIBRARY | TOWER | chapel, flipped=["library"], tokens=fire("upper-landing"))
    table.choose("end").asks("act", 0)
    assert burning(table) == {"library", *FRONT, "upper-landing", "tower"}  # not yet the Chapel behind the Tower


def test_two_fires_may_take_the_same_tile() -> None:
    house = LIBRARY | {"chapel": ("ground", 0, 1, 0), "kitchen": ("ground", 0, 2, 0)}
    table = seam(active=2, house=house, flipped=["library", "chapel"]).choose("end").asks("44-spread", 0)
    assert set(table.offered) == {"entrance-hall", "kitchen"}  # the other fire has no choice
    assert burning(table.choose("entrance-hall")) == {"library", "chapel", *FRONT}


def test_touching_burning_tiles_are_one_fire() -> None:
    table = seam(active=2, house=LIBRARY | DEAD_END, flipped=["library", "laundry-chute"]).choose("end")
    table.asks("act", 0)
    assert burning(table) == {"library", "laundry-chute", *FRONT}


def test_if_no_fire_can_spread_a_landing_burns() -> None:
    table = seam(active=2, tokens=fire("upper-landing")).choose("end").asks("44-spread", 0)
    assert set(table.offered) == {"entrance-hall", "basement-landing"}
    assert burning(table.choose("entrance-hall")) == {"upper-landing", *FRONT}


# -- the traitor and the Mannequins ----------------------------------------------------------------------------------


def test_the_traitor_takes_one_less_from_every_attack_made_against_them() -> None:
    here: dict[str, Any] = {"places": ["hallway", "upper-landing", "hallway"]}
    table = seam(**here, rolls=[2, 1, *[0] * 3, *[0] * 4]).choose("attack unarmed seat-2")
    assert table.events("damage") == [{"seat": 2, "amount": 2, "damage": "physical"}]
    table = seam(**here, rolls=[1, *[0] * 4, *[0] * 4]).choose("attack unarmed seat-2")
    assert table.events("damage") == []
    assert table.events("no-damage") == [{"seat": 2}]


def test_losing_an_attack_of_their_own_hurts_the_traitor_in_full() -> None:
    here: dict[str, Any] = {"places": ["hallway", "upper-landing", "hallway"]}
    table = seam(**here, active=2, rolls=[*[0] * 4, 1, *[0] * 4]).choose("attack unarmed seat-0")
    assert table.events("damage") == [{"seat": 2, "amount": 1, "damage": "physical"}]
    assert "wax" not in table.state.haunt.shown
    table = seam(**here, active=2, rolls=[1, *[0] * 3, *[0] * 5]).choose("attack unarmed seat-0")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]


def test_a_blast_is_no_attack() -> None:
    table = seam(cards=[["dynamite"]], places=["entrance-hall", "upper-landing", "hallway"], rolls=[0] * 5)
    table.choose("attack dynamite throw", "hallway")
    assert table.events("damage") == [{"seat": 2, "amount": 4, "damage": "physical"}]


def test_a_mannequin_that_is_watched_rolls_two_dice() -> None:
    box = HAUNTS[44].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (7, 6, 4, 2, "stun")
    pair = [beast("mannequin", "ground-floor-staircase"), beast("mannequin", "basement-landing", 2)]
    table = seam(active=2, monsters=pair, rolls=[*[1] * 6, 2, 1]).choose("end", "mannequin-1")
    assert table.decision.args["moves"] == 3
    assert table.choose("done", "mannequin-2").decision.args["moves"] == 6
    still = seam(active=2, monsters=[beast("mannequin", "hallway")], rolls=[*[1] * 6, 0, 0]).choose(
        "end", "mannequin-1"
    )
    assert still.decision.args["moves"] == 1


def test_mannequins_do_not_burn() -> None:
    table = seam(active=2, monsters=[beast("mannequin", "basement-landing")], tokens=fire(*FRONT), rolls=[1] * 6)
    table.choose("end", "mannequin-1", "go ground-floor-staircase")
    assert table.events("damage") == []
    assert not table.state.haunt.monsters[0].stunned


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt44.heroes-win")
def test_the_heroes_win_when_all_burns_at_the_end_of_a_heros_turn() -> None:
    everything = (*FRONT, "upper-landing", "basement-landing")
    table = seam(house=LIBRARY, flipped=["library"], tokens=fire(*everything))
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-44-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt44.heroes-win")
def test_not_with_a_tile_left_and_not_in_the_traitors_turn() -> None:
    everything = (*FRONT, "upper-landing", "basement-landing")
    assert seam(house=LIBRARY, tokens=fire(*everything)).choose("end").result is None
    assert seam(active=2, tokens=fire(*everything)).choose("end").result is None


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = seam(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                 rolls=[1, *[0] * 3, *[0] * 4])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-44-traitor", (2,))
