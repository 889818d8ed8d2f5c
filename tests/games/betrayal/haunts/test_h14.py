"""Haunt 14, Object Permanence."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver


def reading(**given: Any) -> Driver:
    """A table with the Book in seat 0 and the traitor in seat 2."""
    return position(**{"haunt": 14, "revealer": 1, "traitor": 2, "cards": [["book"]], "track": 3, "house": ["kitchen"],
                       "places": ["entrance-hall", "upper-landing", "hallway"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/14")
@pytest.mark.parametrize(("players", "track", "furniture"), [(3, 4, 1), (4, 4, 2), (5, 5, 3), (6, 5, 4)])
def test_set_up(begin: Any, players: int, track: int, furniture: int) -> None:
    state = begin(14, players).state
    haunt = state.haunt
    assert haunt.traitor == (haunt.revealer + 1) % players
    assert haunt.track == track
    others = [seat for seat in range(players) if seat not in (haunt.traitor, haunt.revealer)]
    assert "book" in state.explorers[haunt.revealer].cards
    assert [one.place for one in haunt.monsters] == [state.explorers[seat].place for seat in others]
    assert len(haunt.monsters) == furniture
    traitor = state.explorers[haunt.traitor]
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert haunt.monsters_after == haunt.traitor


# -- reading ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "track"), [([2, 2, 1, 0], 2), ([2, 2, 0, 0], 3)])
def test_reading_on_costs_sanity_and_may_move_the_track(roll: list[int], track: int) -> None:
    table = reading(rolls=roll).choose("haunt hasten")
    assert table.state.haunt.track == track
    assert table.state.explorers[0].traits["sanity"] == 2


def test_only_the_reader_reads_on_and_only_once_a_round() -> None:
    assert reading().offers("haunt hasten")
    assert not reading(active=1).offers("haunt hasten")
    assert not reading(facts={"hastened": True}).offers("haunt hasten")
    table = reading(rolls=[0] * 4, places=["hallway", "hallway", "upper-landing"]).choose("haunt hasten", "trade 1")
    table.choose("book").answer("trade-consent", "agree", 1).choose("end").asks("act", 1)
    assert not table.offers("haunt hasten")
    table.choose("end", "end").asks("act", 0).choose("end").asks("act", 1)
    assert table.offers("haunt hasten")


@pytest.mark.rule("betrayal/haunt14.heroes-win")
def test_at_zero_the_book_is_read() -> None:
    table = reading(track=1, rolls=[2, 2, 1, 0]).choose("haunt hasten")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-14-hero", (0, 1))


@pytest.mark.parametrize(("given", "track"), [
    ({}, 2), ({"cards": [["book"]], "dead": [0]}, 3), ({"cards": [[], [], ["book"]]}, 3), ({"dead": [2]}, 2),
])  # fmt: skip
def test_after_the_monsters_a_living_reader_is_a_chapter_further(given: dict[str, Any], track: int) -> None:
    table = reading(active=2, phase="turn-ends", **given)
    assert table.state.haunt.track == track
    assert ("reading" in table.state.haunt.shown) == (track == 2)


@pytest.mark.rule("betrayal/haunt14.heroes-win")
def test_the_last_chapter_can_be_the_monsters_end() -> None:
    table = reading(active=2, phase="turn-ends", track=1)
    assert table.result is not None
    assert table.result.reason == "haunt-14-hero"


# -- the traitor -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt14.traitor-wins")
@pytest.mark.parametrize("tile", ["kitchen", "furnace-room", "laboratory"])
def test_the_traitor_with_the_book_wins_at_a_fire(tile: str) -> None:
    table = reading(active=2, house=[tile], cards=[[], [], ["book"]], places=["hallway", "upper-landing", tile])
    table.choose("haunt destroy")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-14-traitor", (2,))


def test_destroying_needs_the_book_and_a_fire() -> None:
    assert not reading(active=2, cards=[[], [], ["book"]]).offers("haunt destroy")
    assert not reading(active=2, places=["hallway", "upper-landing", "kitchen"]).offers("haunt destroy")
    assert not reading(places=["kitchen", "upper-landing", "hallway"]).offers("haunt destroy")


def test_a_dying_traitor_becomes_a_piece_of_furniture() -> None:
    table = reading(places=["hallway", "upper-landing", "hallway"], traits=[{}, {}, {"might": 1, "sanity": 1}],
                    monsters=[beast("furniture", "kitchen"), beast("furniture", "upper-landing", 2)],
                    rolls=[1, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-2", "might").answer("14-body", "furniture-1", 2)
    traitor = table.state.explorers[2]
    assert (traitor.dead, traitor.place) == (False, "kitchen")
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert [one.id for one in table.state.haunt.monsters] == ["furniture-2"]
    assert "bodies" in table.state.haunt.shown


def test_the_book_goes_to_the_nearest_hero() -> None:
    table = reading(places=["upper-landing", "entrance-hall", "hallway"], cards=[[], [], ["book", "map"]], active=2,
                    traits=[{}, {}, {"might": 1}], monsters=[beast("furniture", "kitchen")],
                    rolls=[0] * 3 + [1, 0, 0, 0])  # fmt: skip
    table.choose("move entrance-hall", "attack unarmed seat-1", "might")
    assert table.state.explorers[1].cards == ["book"]
    assert table.state.explorers[2].cards == ["map"]
    assert table.state.explorers[2].place == "kitchen"
    assert table.decision.seat != 2, "death ends the turn"


@pytest.mark.rule("betrayal/haunt-goal.killing-traitor")
def test_without_furniture_the_traitor_stays_dead_and_the_reading_goes_on() -> None:
    table = reading(places=["hallway", "upper-landing", "hallway"], traits=[{}, {}, {"might": 1}],
                    rolls=[1, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-2", "might")
    assert table.state.explorers[2].dead
    assert table.result is None


def test_furniture_is_stunned_by_damage() -> None:
    box = HAUNTS[14].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (6, 3, 4, 2)
    table = reading(monsters=[beast("furniture", "entrance-hall")], rolls=[2, 2, 2, 2, 2, *[0] * 6])
    table.choose("attack unarmed furniture-1")
    assert table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt14.traitor-wins")
@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = reading(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                    rolls=[2, 0, 0, 0, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-14-traitor"


def test_the_traitor_is_after_the_book() -> None:
    aims = TASTES[14].aims
    assert aims is not None
    scene = reading().match.scene
    assert aims(scene, 2) == [("entrance-hall", 3.0)]
    assert aims(scene, 1) == []
    assert aims(reading(dead=[0]).match.scene, 1) == [("entrance-hall", 3.0)]
