"""Haunt 45, An Audacious Debut."""

from typing import Any

import pytest

from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

ARMORY = {"armory": ("ground", 1, 1, 0)}
LIBRARY = {"library": ("ground", 0, -1, 0)}
DINING_ROOM = {"dining-room": ("ground", 0, -1, 0)}
WEAK = {"might": 1, "speed": 1}
HIT = [1, 0, ...]


def debut(**given: Any) -> Driver:
    """A table with the traitor in seat 2, everybody in the Hallway."""
    return position(**{"haunt": 45, "revealer": 2, "places": ["hallway"] * 3, "house": ARMORY, "track": 2} | given)


@pytest.mark.content("betrayal/haunt/45")
@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, number: int) -> None:
    laid = 0
    for seed in range(6):
        table = begin(45, players, str(seed))
        state, haunt = table.state, table.state.haunt
        traitor = state.explorers[haunt.traitor]
        assert haunt.traitor == haunt.revealer
        assert haunt.track == number
        drawn = [one["card"] for one in table.events("take-card")]
        left = sum(bool(CARDS[card].weapon) for card in state.decks["item"].cards)
        assert len(drawn) == 2 or not left
        assert all(CARDS[card].weapon and card in traitor.cards for card in drawn)
        assert "armory" in state.house.tiles
        for one in table.events("tile-laid"):
            assert state.house.tiles[one["tile"]].region == "ground"
            laid += 1
        assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in TRAITS)
        assert haunt.monsters_after == -1
        assert table.decision.seat == (haunt.traitor + 1) % players
    assert laid


# -- the Book --------------------------------------------------------------------------------------------------------


def test_the_book_is_stolen_from_a_traitor_on_the_tile() -> None:
    given: dict[str, Any] = {"cards": [[], [], ["book", "map"]]}
    table = debut(**given, rolls=[2, 2, 0, 0]).choose("haunt steal")
    assert [one.cards for one in table.state.explorers] == [["book"], [], ["map"]]
    assert debut(**given, rolls=[2, 1, 0, 0]).choose("haunt steal").state.explorers[0].cards == []
    assert not debut().offers("haunt steal")
    assert not debut(**given, places=["hallway", "hallway", "upper-landing"]).offers("haunt steal")
    assert not debut(cards=[[], ["book"]]).offers("haunt steal")


def test_six_rewrites_a_chapter() -> None:
    given: dict[str, Any] = {
        "house": ARMORY | LIBRARY,
        "places": ["library", "hallway", "hallway"],
        "cards": [["book"]],
    }
    assert debut(**given, rolls=[2, 2, 1]).choose("haunt rewrite").state.haunt.track == 1
    assert debut(**given, rolls=[2, 2, 0]).choose("haunt rewrite").state.haunt.track == 2
    assert not debut(**given, track=0).offers("haunt rewrite")
    assert not debut(**given | {"cards": []}).offers("haunt rewrite")
    assert not debut(**given | {"places": ["hallway"] * 3}).offers("haunt rewrite")
    assert not debut(
        **given | {"places": ["hallway", "hallway", "library"], "cards": [[], [], ["book"]]}, active=2
    ).offers("haunt rewrite")


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_a_killed_traitor_stands_healed_in_the_armory_and_plays_next() -> None:
    table = debut(traits=[{}, {}, WEAK], rolls=HIT).choose("attack unarmed seat-2", "might")
    traitor = table.state.explorers[2]
    assert (traitor.dead, traitor.place, table.state.haunt.track) == (False, "armory", 1)
    assert all(traitor.traits[trait] == start_of(traitor, trait) for trait in TRAITS)
    table.asks("act", 0).choose("end").asks("act", 2).choose("end").asks("act", 0).choose("end").asks("act", 1)


def test_dying_in_the_own_turn_ends_it_and_another_follows() -> None:
    table = debut(active=2, traits=[{}, {}, WEAK], moves=1, rolls=[*[0] * 3, 1, *[0] * 4])
    table.choose("attack unarmed seat-0", "might").asks("act", 2)
    assert table.state.explorers[2].place == "armory"
    assert table.decision.args["moves"] == 5
    assert table.choose("end").asks("act", 0)


def test_one_die_more_on_an_event_tile_with_a_hero() -> None:
    def struck(tile: str) -> list[int]:
        table = debut(active=2, house=ARMORY | DINING_ROOM, places=[tile, "upper-landing", tile], rolls=[0, ...])
        return [len(one["dice"]) for one in table.choose("attack unarmed seat-0").events("roll")]

    assert struck("dining-room") == [5, 5]
    assert struck("hallway") == [4, 5]


def test_that_die_is_for_defence_too_and_only_with_company() -> None:
    def shot(company: str) -> list[int]:
        table = debut(house=ARMORY | DINING_ROOM, places=["entrance-hall", company, "dining-room"], cards=[["gun"]],
                      rolls=[0, ...])  # fmt: skip
        return [len(one["dice"]) for one in table.choose("attack gun seat-2").events("roll")]

    assert shot("dining-room") == [4, 6]
    assert shot("hallway") == [4, 5]


def test_damage_with_a_weapon_takes_no_trait_below_critical() -> None:
    table = debut(track=0, traits=[{}, {}, WEAK], cards=[["machete"]], rolls=HIT).choose("attack machete seat-2")
    assert table.events("damage") == [{"seat": 2, "amount": 2, "damage": "physical"}]
    assert table.result is None
    assert table.state.explorers[2].traits["might"] == 1
    table = debut(traits=[{}, {}, {"might": 1, "speed": 3}], cards=[["machete"]], rolls=[2, 2, 0, ...])
    table.choose("attack machete seat-2")
    assert table.state.explorers[2].traits["speed"] == 1
    table.asks("act", 0)


def test_that_holds_for_heroes_too() -> None:
    table = debut(active=2, traits=[WEAK], cards=[[], [], ["gun"]], rolls=[2, 0, ...]).choose("attack gun seat-0")
    assert not table.state.explorers[0].dead


def test_who_beats_a_weapon_with_bare_hands_can_kill() -> None:
    table = debut(traits=[WEAK], cards=[["machete"]], rolls=[*[0] * 4, 2, 0, ...]).choose("attack machete seat-2")
    assert table.asks("take-damage", 0).offers("might")
    assert table.choose("might").state.explorers[0].dead


def test_dynamite_is_a_weapon() -> None:
    places = ["entrance-hall", "upper-landing", "hallway"]
    table = debut(places=places, traits=[{}, {}, WEAK], cards=[["dynamite"]], rolls=[0, ...])
    table.choose("attack dynamite throw", "hallway")
    assert table.events("damage") == [{"seat": 2, "amount": 4, "damage": "physical"}]
    assert (table.state.haunt.track, table.state.explorers[2].place) == (2, "hallway")


def test_other_losses_kill_as_ever() -> None:
    table = debut(traits=[{"speed": 1}], cards=[["dagger"]]).choose("attack dagger seat-2")
    assert table.state.explorers[0].dead


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt45.heroes-win")
def test_the_heroes_win_when_the_traitor_dies_at_zero() -> None:
    table = debut(track=0, traits=[{}, {}, WEAK], rolls=HIT).choose("attack unarmed seat-2", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-45-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = debut(active=2, dead=[1], traits=[WEAK], rolls=HIT).choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-45-traitor", (2,))
