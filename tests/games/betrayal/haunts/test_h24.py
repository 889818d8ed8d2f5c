"""Haunt 24, The Shadow Masquerade."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.bot import prefer
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import value
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0), "chapel": ("ground", 0, 1, 0)}
HEARTHS = {"tower", "statuary-corridor", "conservatory", "graveyard", "underground-cavern", "underground-lake"}


def flame(on: str) -> Any:
    """A Flame somewhere."""
    return token("fire", "flame", on)


def ball(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2, in the Ballroom."""
    places = ["entrance-hall", "hallway", "ballroom"]
    return position(**{"haunt": 24, "revealer": 2, "house": HOUSE, "places": places} | given)


@pytest.mark.content("betrayal/haunt/24")
@pytest.mark.parametrize(("players", "flames", "dancers"), [(3, 2, 1), (4, 3, 2), (5, 4, 3), (6, 5, 4)])
def test_set_up(begin: Any, players: int, flames: int, dancers: int) -> None:
    table = begin(24, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    lit = [one.on for one in state.tokens if one.kind == "fire"]
    there = HEARTHS & set(state.house.tiles)
    assert len(lit) == flames
    assert len([tile for tile in lit if tile in there]) == min(flames, len(there))
    assert lit.count("aside") == max(0, flames - len(there))
    assert traitor.place == "ballroom"
    assert all(state.house.tiles[tile].region == "ground" for tile in ("ballroom", "chapel"))
    assert [(one.kind, one.place) for one in haunt.monsters] == [("dancer", "ballroom")] * dancers
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert haunt.monsters_after == haunt.traitor


def test_the_traitor_is_the_fastest() -> None:
    table = ball()
    assert HAUNTS[24].traitor is not None
    assert [value(one, "speed") for one in table.state.explorers] == [4, 3, 5]
    assert HAUNTS[24].traitor(table.match.scene, 0) == 2


# -- Flames ----------------------------------------------------------------------------------------------------------


def test_a_waiting_flame_burns_on_the_next_such_tile() -> None:
    table = ball(stack=["conservatory"], tokens=[flame("aside")], places=["hallway", "hallway", "ballroom"])
    table.choose("discover 0")
    while table.decision.prompt == "turn-tile":
        table.choose(table.offered[0])
    assert table.state.tokens[0].on == "conservatory"


@pytest.mark.parametrize(("rolls", "hurt"), [([2, 2, 1, 0], []), ([2, 2, 0, 0], ["general"])])
def test_a_flame_is_picked_up_and_burns_whoever_rolls_four(rolls: list[int], hurt: list[str]) -> None:
    table = ball(tokens=[flame("entrance-hall")], rolls=rolls).choose("haunt pick-up").asks("roll-with", 0)
    table.choose("speed")
    assert [one["damage"] for one in table.events("damage")] == hurt
    assert all(one["amount"] == 2 for one in table.events("damage"))
    assert table.state.tokens[0].on == "seat-0"


def test_one_flame_each_and_heroes_only() -> None:
    assert not ball().offers("haunt pick-up")
    assert not ball(tokens=[flame("entrance-hall"), flame("seat-0")]).offers("haunt pick-up")
    assert not ball(tokens=[flame("ballroom")], active=2).offers("haunt pick-up")
    given: dict[str, Any] = {"places": ["hallway", "hallway", "ballroom"]}
    assert ball(**given, tokens=[flame("seat-0")]).choose("trade 1").offers("token/flame")
    assert not ball(**given, tokens=[flame("seat-0"), flame("seat-1")]).offers("trade 1")


def test_a_flame_can_be_laid_down_at_any_time() -> None:
    table = ball(tokens=[flame("seat-0")]).choose("haunt drop")
    assert table.state.tokens[0].on == "entrance-hall"
    assert not table.offers("haunt drop")
    assert table.offers("haunt pick-up")


@pytest.mark.rule("betrayal/haunt24.heroes-win")
def test_the_heroes_win_at_the_end_of_a_turn_with_all_flames_in_the_chapel() -> None:
    table = ball(places=["chapel", "hallway", "ballroom"], tokens=[flame("seat-0"), flame("chapel")])
    table.choose("haunt drop")
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-24-hero", (0, 1))
    for elsewhere in ("aside", "seat-0", "hallway"):
        other = ball(places=["chapel", "hallway", "ballroom"], tokens=[flame(elsewhere), flame("chapel")])
        assert other.choose("end").result is None


# -- the dance -------------------------------------------------------------------------------------------------------


def waltz(**given: Any) -> Driver:
    """The traitor has beaten a hero by 2 with Speed."""
    table = ball(
        **{"active": 2, "places": ["ballroom", "hallway", "ballroom"], "rolls": [2, 0, 0, 0, 0, 0, ...]} | given
    )
    return table.choose("attack speed seat-0").asks("24-waltz", 2)


def test_the_traitor_attacks_with_speed_and_may_lead_the_dance() -> None:
    assert waltz().choose("damage").asks("take-damage", 0).events("damage")[0]["damage"] == "physical"
    table = waltz().choose("waltz").asks("move-somebody", 2)
    table.choose("entrance-hall", "chapel").choose("stop")
    assert [one.place for one in table.state.explorers] == ["chapel", "hallway", "ballroom"]
    assert table.events("damage") == []
    assert "waltz" in table.state.haunt.shown


def test_with_might_the_traitor_only_hurts() -> None:
    table = ball(active=2, places=["ballroom", "hallway", "ballroom"], rolls=[2, 0, 0, 0] + [0] * 5)
    table.choose("attack unarmed seat-0").asks("take-damage", 0)
    assert not ball(places=["ballroom", "hallway", "ballroom"]).offers("attack speed seat-2")


def test_the_first_death_in_the_ballroom_brings_the_queen_and_a_flame_falls() -> None:
    dying: dict[str, Any] = {
        "active": 2,
        "traits": [{"might": 1}],
        "rolls": [1, 0, ...],
        "tokens": [flame("seat-0")],
    }
    table = ball(**dying, places=["ballroom", "hallway", "ballroom"]).choose("attack unarmed seat-0", "might")
    assert table.state.tokens[0].on == "ballroom"
    assert [(one.kind, one.place) for one in table.state.haunt.monsters] == [("queen", "ballroom")]
    elsewhere = ball(**dying, places=["hallway", "hallway", "hallway"]).choose("attack unarmed seat-0", "might")
    assert elsewhere.state.haunt.monsters == []
    again = ball(**dying, places=["ballroom", "hallway", "ballroom"], facts={"queen": True})
    assert again.choose("attack unarmed seat-0", "might").state.haunt.monsters == []


def monsters_act(*monsters: Any, **given: Any) -> Driver:
    """The monsters are about to act."""
    return ball(**{"active": 2, "phase": "monsters-begin", "monsters": monsters} | given)


def test_dancers_attack_with_speed_in_the_ballroom_only() -> None:
    box = HAUNTS[24].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (3, 6, 3, 2)
    table = monsters_act(beast("dancer", "ballroom"), places=["ballroom", "hallway", "ballroom"],
                         rolls=[0] * 6 + [2, 0, 0, 0, 0, 0] + [0] * 4).choose("dancer-1")  # fmt: skip
    assert not table.offers("attack might seat-0")
    table.choose("attack speed seat-0").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]
    away = monsters_act(beast("dancer", "hallway"), rolls=[0] * 6).choose("dancer-1")
    assert not away.offers("attack speed seat-1")


def test_the_queen_beckons_a_hero_of_her_region_and_attacks() -> None:
    box = HAUNTS[24].monsters[1]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (7, 6, 4, 5)
    queen = beast("queen", "ballroom", token="dark-queen")
    table = monsters_act(queen, places=["entrance-hall", "upper-landing", "chapel"], rolls=[0] * 6 + [1, 1])
    table.choose("queen-1", "haunt beckon").asks("move-somebody", 2)
    table.choose("ballroom", "stop").asks("play-monster", 2)
    assert table.offers("attack might seat-0")
    far = monsters_act(queen, places=["upper-landing", "upper-landing", "chapel"], rolls=[0] * 6).choose("queen-1")
    assert not far.offers("haunt beckon")


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = ball(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                 rolls=[1, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-24-traitor", (2,))


def test_a_sensible_hero_carries_flames_to_the_chapel_and_leaves_them_there() -> None:
    def likes(**given: Any) -> dict[str, float]:
        table = ball(**given)
        return dict(zip(table.offered, prefer(table.match.scene, table.decision), strict=True))

    here = likes(places=["chapel", "hallway", "ballroom"], tokens=[flame("seat-0"), flame("hallway")])
    assert here["haunt drop"] > here["end"]
    away = likes(tokens=[flame("seat-0"), flame("hallway")])
    assert away["haunt drop"] < away["end"] < away["move chapel"]
    left = likes(places=["chapel", "hallway", "ballroom"], tokens=[flame("chapel"), flame("hallway")])
    assert left["haunt pick-up"] < left["end"] < left["move entrance-hall"]
