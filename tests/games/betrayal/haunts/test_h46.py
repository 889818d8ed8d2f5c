"""Haunt 46, Ghost Hair."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.driver import Driver

OMENS = {"library": ("ground", 0, -1, 0), "observatory": ("upper", 0, -1, 0), "catacombs": ("basement", 0, -1, 0)}
EVENT_NORTH = {"dining-room": ("ground", 0, -1, 0)}


def giant(place: str, **more: Any) -> Monster:
    return beast("giant-hair", place, token="giant-hair-monster", **more)


def antidote(number: int, on: str, *, up: bool = False) -> Token:
    return token("number", "antidote", on, number, up=up)


def hair(**given: Any) -> Driver:
    """A table where seat 2 has become the Giant, upstairs, with a Small Hair in the Basement."""
    return position(**{"haunt": 46, "revealer": 2, "dead": [2], "places": ["entrance-hall", "hallway", ""],
                       "monsters": [giant("upper-landing"), beast("small-hair", "basement-landing")],
                       "facts": {"reserve": 1}} | given)  # fmt: skip


def monsters_turn(**given: Any) -> Driver:
    """The monsters act instead of the traitor."""
    return hair(**{"active": 2, "phase": "monsters-begin"} | given)


def places(table: Driver) -> dict[str, str]:
    """Where the monsters are."""
    return {one.id: one.place for one in table.state.haunt.monsters}


@pytest.mark.content("betrayal/haunt/46")
@pytest.mark.parametrize(("players", "antidotes", "reserve"), [(3, 4, 1), (4, 6, 2), (5, 8, 3), (6, 10, 4)])
def test_set_up(begin: Any, players: int, antidotes: int, reserve: int) -> None:
    table = begin(46, players, answers={"be-traitor": "accept", "place-token": "hallway"})
    haunt = table.state.haunt
    traitor = table.state.explorers[haunt.traitor]
    assert haunt.traitor == haunt.revealer
    assert (traitor.dead, traitor.place, traitor.cards) == (True, "", [])
    assert [(one.kind, one.token) for one in haunt.monsters] == [
        ("giant-hair", "giant-hair-monster"),
        ("small-hair", "small-monster"),
    ]
    assert haunt.monsters[1].place == "entrance-hall"
    hidden = [one for one in table.state.tokens if one.name == "antidote"]
    assert sorted(one.value for one in hidden) == list(range(1, antidotes + 1))
    assert {(one.on, one.up) for one in hidden} == {("hallway", False)}  # several may lie on one tile
    assert haunt.facts["reserve"] == reserve
    assert haunt.monsters_instead
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_giant_stands_where_the_traitor_stood(begin: Any) -> None:
    table = begin(46, 4, answers={"be-traitor": "decline", "volunteer": "volunteer"})
    appeared = table.events("monster-appears")
    assert [one["monster"] for one in appeared] == ["giant-hair-1", "small-hair-1"]
    assert table.state.haunt.monsters[0].place == appeared[0]["tile"]
    assert len(table.events("volunteer")) == 1


# -- the Antidotes ---------------------------------------------------------------------------------------------------


def test_learning_needs_the_library_and_five_turns_up_any_antidote() -> None:
    def library(place: str = "library", **given: Any) -> Driver:
        return hair(house=OMENS, places=[place, "hallway", ""],
                    tokens=[antidote(3, "hallway"), antidote(1, "catacombs")], **given)  # fmt: skip

    table = library(rolls=[2, 2, 1]).choose("haunt learn").asks("46-learn", 0)
    assert table.offered == ["hallway", "catacombs"]
    table.choose("catacombs")
    assert [one.up for one in table.state.tokens] == [False, True]
    assert table.events("46-turned-up") == [{"seat": 0, "tile": "catacombs", "number": 1}]
    table = library(rolls=[2, 2, 0]).choose("haunt learn").asks("act", 0)
    assert [one.up for one in table.state.tokens] == [False, False]
    assert not library("entrance-hall").offers("haunt learn")


def test_learning_does_nothing_when_all_are_up() -> None:
    table = hair(house=OMENS, places=["library", "hallway", ""], tokens=[antidote(3, "hallway", up=True)],
                 rolls=[2, 2, 2])  # fmt: skip
    table.choose("haunt learn").asks("act", 0)
    assert table.events("46-turned-up") == []


def test_an_antidote_on_the_own_tile_is_turned_up_without_a_roll() -> None:
    table = hair(tokens=[antidote(2, "entrance-hall"), antidote(1, "entrance-hall"), antidote(3, "hallway")])
    table.choose("haunt discover")
    assert [one.up for one in table.state.tokens] == [True, False, False]
    assert not table.offers("haunt discover")  # once a turn
    assert not table.offers("haunt pick-up")  # a fake one stays where it is
    assert not hair(tokens=[antidote(2, "upper-landing")]).offers("haunt discover")
    assert not hair(tokens=[antidote(2, "entrance-hall", up=True)]).offers("haunt discover")


def test_the_real_one_is_picked_up_and_traded() -> None:
    table = hair(places=["hallway", "hallway", ""], tokens=[antidote(1, "hallway")])
    assert not table.offers("haunt pick-up")
    table.choose("haunt discover", "haunt pick-up")
    assert table.state.tokens[0].on == "seat-0"
    table.choose("trade 1", "token/antidote", "agree")
    assert table.state.tokens[0].on == "seat-1"


def test_nobody_knows_which_is_which() -> None:
    match = hair(
        tokens=[antidote(number, "hallway") for number in range(1, 5)] + [antidote(5, "hallway", up=True)]
    ).match
    orders = set()
    for seed in range(20):
        for seat in (None, 0, 2):
            twin = match.fork(seed=seed, as_seen_by="spectator" if seat is None else seat)
            numbers = [one.value for one in twin.state.tokens]
            assert sorted(numbers) == [1, 2, 3, 4, 5]
            assert numbers[4] == 5
            orders.add(tuple(numbers))
    assert len(orders) > 5
    laws.no_leak(match, "hair")


# -- the Giant -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt46.heroes-win")
def test_the_antidote_adds_three_and_a_won_attack_wins() -> None:
    given: dict[str, Any] = {"monsters": [giant("entrance-hall")], "rolls": [0] * 5 + [2, *[0] * 6]}
    table = hair(**given, tokens=[antidote(1, "seat-0", up=True)]).choose("attack unarmed giant-hair-1")
    assert table.events("roll")[0]["result"] == 3
    assert table.result is not None
    assert table.result.reason == "haunt-46-hero"
    assert table.result.winners == (0, 1)
    without = hair(**given | {"rolls": [2] * 5 + [0] * 7}).choose("attack unarmed giant-hair-1")
    assert without.result is None
    assert without.events("roll")[0]["result"] == 10
    assert without.state.haunt.monsters[0].stunned


def test_the_antidote_helps_against_nothing_else() -> None:
    held = [antidote(1, "seat-0", up=True)]
    small = hair(monsters=[giant("upper-landing"), beast("small-hair", "entrance-hall")], tokens=held, rolls=[0] * 10)
    assert small.choose("attack unarmed small-hair-1").events("roll")[0]["result"] == 0
    lost = hair(monsters=[giant("entrance-hall")], tokens=held, rolls=[0] * 5 + [2, 2, *[0] * 5])
    lost.choose("attack unarmed giant-hair-1").asks("take-damage", 0)
    assert lost.result is None
    defending = monsters_turn(monsters=[giant("entrance-hall")], tokens=held, rolls=[0] * 8 + [2] * 5)
    defending.choose("giant-hair-1", "attack might seat-0")
    assert defending.events("roll")[0]["result"] == 10  # no 3 more
    assert defending.result is None


def test_only_might_attacks_damage_the_giant() -> None:
    given: dict[str, Any] = {"monsters": [giant("entrance-hall")]}
    ring = hair(**given, cards=[["ring"]], rolls=[2] * 4 + [0] * 6).choose("attack ring giant-hair-1")
    assert not ring.state.haunt.monsters[0].stunned
    bomb = hair(**given, places=["hallway", "upper-landing", ""], cards=[["dynamite"]], rolls=[0])
    bomb.choose("attack dynamite throw", "entrance-hall")
    assert not bomb.state.haunt.monsters[0].stunned
    own = monsters_turn(**given, rolls=[0] * 8 + [1, *[0] * 4]).choose("giant-hair-1", "attack might seat-0")
    assert own.state.haunt.monsters[0].stunned  # it loses its own Might attack


def test_small_hair_first_then_the_giant() -> None:
    boxes = {box.key: (box.might, box.speed, box.sanity, box.knowledge, box.harm) for box in HAUNTS[46].monsters}
    assert boxes == {"small-hair": (5, 7, 2, 3, "stun"), "giant-hair": (7, 1, 6, 4, "stun")}
    table = hair(active=1, rolls=[0] * 8).choose("end").asks("choose-monster", 2)
    assert table.offered == ["small-hair-1", "done"]
    table.choose("done")
    assert table.offered == ["giant-hair-1", "done"]
    assert table.choose("done").decision.seat == 0


def test_omen_tiles_are_adjacent_for_the_giant_alone() -> None:
    table = monsters_turn(house=OMENS, monsters=[giant("library"), beast("small-hair", "library")], rolls=[0] * 8)
    table.choose("small-hair-1")
    assert not table.offers("go catacombs")
    table.choose("done", "giant-hair-1")
    assert table.offers("go catacombs", "go observatory", "go entrance-hall")
    assert not table.offers("go upper-landing")
    away = monsters_turn(house=OMENS, monsters=[giant("upper-landing")], rolls=[0]).choose("giant-hair-1")
    assert away.offers("go observatory")
    assert not away.offers("go catacombs")


def test_from_an_omen_tile_the_giant_swaps_places_with_a_small_one() -> None:
    given: dict[str, Any] = {"house": OMENS, "rolls": [0] * 8, "monsters": [
        giant("library"), beast("small-hair", "basement-landing"), beast("small-hair", "hallway", 2)]}  # fmt: skip
    table = monsters_turn(**given).choose("done", "giant-hair-1", "haunt shift").asks("46-shift", 2)
    assert table.offered == ["small-hair-1", "small-hair-2"]
    table.choose("small-hair-2")
    assert places(table) == {"giant-hair-1": "hallway", "small-hair-1": "basement-landing", "small-hair-2": "library"}
    assert not table.offers("haunt shift")
    elsewhere = given | {"monsters": [giant("hallway"), beast("small-hair", "library")]}
    assert not monsters_turn(**elsewhere).choose("done", "giant-hair-1").offers("haunt shift")
    alone = given | {"monsters": [giant("library")], "rolls": [0]}
    assert not monsters_turn(**alone).choose("giant-hair-1").offers("haunt shift")


# -- turning ---------------------------------------------------------------------------------------------------------


def dying(**given: Any) -> Driver:
    """Seat 0, holding a card, is about to lose a last point of Might to a Small Hair."""
    return monsters_turn(**{"monsters": [giant("upper-landing"), beast("small-hair", "entrance-hall")],
                            "traits": [{"might": 1}], "cards": [["map"]],
                            "rolls": [0] * 7 + [1, 0, 0, 0, 0] + [0] * 4} | given)  # fmt: skip


def test_a_dead_hero_is_a_small_hair() -> None:
    table = dying(tokens=[antidote(1, "seat-0", up=True)])
    table.choose("small-hair-1", "attack might seat-0", "might")
    assert places(table)["small-hair-2"] == "entrance-hall"
    assert table.state.haunt.facts["reserve"] == 0
    assert (table.state.explorers[0].place, table.state.explorers[0].cards) == ("", [])
    assert table.state.decks["item"].cards[0] == "map"
    assert table.state.tokens[0].on == "entrance-hall"
    assert "turned" in table.state.haunt.shown
    assert table.result is None


def test_an_empty_reserve_gives_no_more_hair() -> None:
    table = dying(facts={"reserve": 0}).choose("small-hair-1", "attack might seat-0", "might")
    assert len(table.state.haunt.monsters) == 2


@pytest.mark.rule("betrayal/haunt46.traitor-wins")
def test_the_traitor_wins_when_every_hero_is_hair() -> None:
    table = dying(dead=[1, 2], places=["entrance-hall", "", ""])
    table.choose("small-hair-1", "attack might seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-46-traitor"
    assert table.result.winners == (2,)
