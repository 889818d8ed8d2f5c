"""Haunt 21, Spooky McMasters Presents…"""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.state import Monster
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

HOUSE = {"library": ("ground", 0, -1, 0)}


def spooky(cards: list[str]) -> Monster:
    """The host in his Library."""
    return beast("spooky", "library", token="demon", cards=cards)


def show(**given: Any) -> Driver:
    """A table with the traitor in seat 2 and the Book with Spooky, unless somebody else is given it."""
    taken = any("book" in held for held in given.get("cards", ()))
    return position(**{"haunt": 21, "revealer": 2, "house": HOUSE, "monsters": [spooky([] if taken else ["book"])],
                       "places": ["library", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/21")
@pytest.mark.parametrize(("players", "more"), [(3, 1), (4, 1), (5, 2), (6, 3)])
def test_set_up(begin: Any, players: int, more: int) -> None:
    table = begin(21, players)
    state = table.state
    traitor = state.explorers[state.haunt.traitor]
    host, horror = state.haunt.monsters
    assert (host.kind, host.place, host.cards) == ("spooky", "library", ["book"])
    assert not any("book" in one.cards for one in state.explorers)
    assert (horror.kind, horror.place) == ("horror", traitor.place)
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert [(one["trait"], one["spaces"]) for one in table.events("gain")[-2:]] == [("might", more), ("speed", more)]
    assert [box.key for box in HAUNTS[21].monsters] == ["spooky", "horror"], "in this order they act"


@pytest.mark.parametrize("seed", range(6))
def test_a_missing_library_lies_in_another_region_than_the_traitor(begin: Any, seed: int) -> None:
    table = begin(21, 3, seed=str(seed))
    if any(one["tile"] == "library" for one in table.events("tile-laid")):
        traitor = table.state.explorers[table.state.haunt.traitor]
        tiles = table.state.house.tiles
        assert tiles["library"].region in {"ground", "upper"} - {tiles[traitor.place].region}


# -- the Book --------------------------------------------------------------------------------------------------------


def test_a_hero_takes_the_book_from_spooky_by_force() -> None:
    table = show(rolls=[2, *[0] * 10]).choose("attack unarmed spooky-1")
    assert table.state.explorers[0].cards == ["book"]
    assert table.state.haunt.monsters[0].cards == []
    assert not table.state.haunt.monsters[0].stunned
    assert "book" in table.state.haunt.shown


def test_only_might_takes_it() -> None:
    table = show(cards=[["ring"]], rolls=[2, *[0] * 9]).choose("attack ring spooky-1")
    assert table.state.haunt.monsters[0].cards == ["book"]


def test_its_holder_attacks_horrors_with_any_trait() -> None:
    horror = beast("horror", "library")
    table = show(cards=[["book"]], monsters=[spooky([]), horror], rolls=[2, 0, 0, *[0] * 3])
    assert table.offers(*(f"attack {way} horror-1" for way in ("unarmed", "speed", "sanity", "knowledge")))
    assert not table.offers("attack knowledge spooky-1")
    table.choose("attack knowledge horror-1")
    assert [one.stunned for one in table.state.haunt.monsters] == [False, True]
    without = show(monsters=[spooky(["book"]), beast("horror", "library")])
    assert not without.offers("attack knowledge horror-1")


FIRES = ["furnace-room", "ritual-room", "kitchen", "laboratory", "charred-room"]


@pytest.mark.rule("betrayal/haunt21.heroes-win")
@pytest.mark.parametrize("tile", FIRES)
def test_burning_the_book_wins(tile: str) -> None:
    table = show(house=["library", tile], cards=[["book"]], places=[tile, "upper-landing", "hallway"],
                 rolls=[2, 2, 1, 0])  # fmt: skip
    table.choose("haunt burn")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-21-hero", (0, 1))


def test_burning_needs_the_book_a_fire_and_a_five() -> None:
    at_fire = {"house": ["library", "kitchen"], "places": ["kitchen", "upper-landing", "hallway"]}
    assert not show(**at_fire).offers("haunt burn")
    assert not show(cards=[["book"]]).offers("haunt burn")
    table = show(**at_fire, cards=[["book"]], rolls=[2, 2, 0, 0]).choose("haunt burn").asks("act", 0)
    assert table.state.explorers[0].cards == ["book"]


def test_building_a_character() -> None:
    assert not show(active=1).offers("haunt build")
    table = show(rolls=[2, 2, 0, 0]).choose("haunt build").asks("gain-trait", 0)
    assert table.offered == ["might", "speed"]
    before = table.state.explorers[0].traits["speed"]
    table.choose("speed")
    assert table.state.explorers[0].traits["speed"] == before + 1
    table = show(rolls=[2, 1, 0, 0]).choose("haunt build")
    assert [(one.kind, one.place) for one in table.state.haunt.monsters][1:] == [("horror", "library")]


# -- the traitor -----------------------------------------------------------------------------------------------------


def robbed(answer: str) -> Driver:
    """The traitor beats the Book's holder."""
    table = show(active=2, cards=[["book"]], places=["hallway", "upper-landing", "hallway"], rolls=[1, *[0] * 8])
    return table.choose("attack unarmed seat-0").answer("take-instead", answer, 2)


def test_the_traitor_may_take_the_book_instead_of_dealing_damage() -> None:
    table = robbed("book")
    assert table.state.explorers[2].cards == ["book"]
    assert table.events("damage") == []
    table = robbed("damage")
    assert table.state.explorers[0].cards == ["book"]
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]


def test_heroes_do_not_rob_the_traitor() -> None:
    table = show(cards=[[], [], ["book"]], places=["hallway", "upper-landing", "hallway"], rolls=[1, *[0] * 8])
    table.choose("attack unarmed seat-2")
    assert table.events("damage") == [{"seat": 2, "amount": 1, "damage": "physical"}]


def test_in_the_library_the_traitor_hands_it_back() -> None:
    cards = [[], [], ["book"]]
    assert not show(active=2, cards=cards).offers("haunt return-book")
    places = ["hallway", "upper-landing", "library"]
    assert not show(active=2, places=places).offers("haunt return-book")
    table = show(active=2, cards=cards, places=places).choose("haunt return-book")
    assert table.state.haunt.monsters[0].cards == ["book"]
    assert table.state.explorers[2].cards == []


# -- Spooky and the Horrors ------------------------------------------------------------------------------------------


def writing(rolls: list[int], **given: Any) -> Driver:
    """Spooky writes about the Hallway."""
    table = show(**{"active": 2, "phase": "monsters-begin", "places": ["hallway", "upper-landing", "hallway"]} | given,
                 rolls=rolls).choose("spooky-1")  # fmt: skip
    return table.choose("haunt ghostwrite").answer("choose-tile", "hallway", 2)


def test_a_four_hurts_everybody_there_the_traitor_too() -> None:
    table = writing([2, 2])
    assert table.asks("take-damage", 2).choose("might", "might", "speed").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": seat, "amount": 3, "damage": "physical"} for seat in (2, 0)]
    assert len(table.state.haunt.monsters) == 1


@pytest.mark.parametrize("roll", [[2, 0], [2, 1]])
def test_two_or_three_hurt_the_mind_and_bring_a_horror(roll: list[int]) -> None:
    table = writing([*roll, 1, 1, 0, 0]).choose("sanity", "sanity")
    assert table.events("damage") == [{"seat": 2, "amount": 2, "damage": "mental"}]
    assert [(one.kind, one.place) for one in table.state.haunt.monsters][1:] == [("horror", "hallway")]


@pytest.mark.parametrize("roll", [[0, 0], [0, 1]])
def test_less_brings_two_horrors(roll: list[int]) -> None:
    table = writing(roll)
    assert [(one.kind, one.place) for one in table.state.haunt.monsters][1:] == [("horror", "hallway")] * 2
    assert table.events("damage") == []


def test_spooky_writes_once_a_turn_only_with_the_book_and_never_leaves() -> None:
    boxes = {box.key: (box.might, box.speed, box.sanity, box.knowledge) for box in HAUNTS[21].monsters}
    assert boxes == {"spooky": (6, 6, 6, 8), "horror": (5, 3, 4, 3)}
    turn = {"active": 2, "phase": "monsters-begin"}
    table = show(**turn).choose("spooky-1")
    assert table.offered == ["attack might seat-0", "haunt ghostwrite", "done"]
    assert not show(**turn, cards=[["book"]]).choose("spooky-1").offers("haunt ghostwrite")
    assert not writing([0, 0]).offers("haunt ghostwrite")


def test_the_mask_does_not_drive_spooky_out() -> None:
    table = show(cards=[["mask"]]).choose("use mask")
    assert table.state.haunt.monsters[0].place == "library"


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = show(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                 rolls=[1, *[0] * 7])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-21-traitor", (2,))


def test_everybody_is_after_the_book() -> None:
    aims = TASTES[21].aims
    assert aims is not None
    with_host = show().match.scene
    assert (aims(with_host, 0), aims(with_host, 2)) == ([("library", 3.0)], [])
    with_hero = show(cards=[["book"]]).match.scene
    assert [aims(with_hero, seat) for seat in (0, 1, 2)] == [[], [], [("library", 3.0)]]
    with_traitor = show(cards=[[], [], ["book"]]).match.scene
    assert [aims(with_traitor, seat) for seat in (0, 2)] == [[("basement-landing", 3.0)], []]
    with_dead = show(cards=[["book"]], dead=[0]).match.scene
    assert aims(with_dead, 1) == [("library", 3.0)]
