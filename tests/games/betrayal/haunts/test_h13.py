"""Haunt 13, Holy Ground."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

BASEMENT = ["ritual-room", "chasm"]


def corpse(on: str) -> Token:
    """A killed Cultist."""
    return token("small-monster", "body", on)


def cult(**given: Any) -> Driver:
    """A table with the traitor in seat 2, the Ritual Room and the Chasm in the house."""
    return position(**{"haunt": 13, "revealer": 2, "house": BASEMENT, "track": 3,
                       "places": ["ritual-room", "upper-landing", "chasm"],
                       "monsters": [beast("cultist", "basement-landing")]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/13")
@pytest.mark.parametrize(("players", "cultists"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_set_up(begin: Any, players: int, cultists: int) -> None:
    state = begin(13, players).state
    traitor = state.explorers[state.haunt.traitor]
    assert state.haunt.track == 3
    assert [one.place for one in state.haunt.monsters] == ["ritual-room"] * cultists
    assert "chasm" in state.house.tiles
    assert all(traitor.traits[trait] > start_of(traitor, trait) for trait in ("might", "speed"))
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in ("sanity", "knowledge"))
    assert state.haunt.monsters_after == state.haunt.traitor == state.haunt.revealer


# -- the heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "offered"), [
    ("library", True), ("chapel", True), ("ritual-room", True), ("chasm", False),
])  # fmt: skip
def test_runes_are_studied_in_three_rooms(place: str, offered: bool) -> None:
    house = [*BASEMENT, "library", "chapel"]
    table = cult(house=house, places=[place, "hallway", "upper-landing"])
    assert table.offers("haunt study") == offered


@pytest.mark.parametrize(("roll", "runes"), [([2, 2, 1], 1), ([2, 2, 0], 0)])
def test_studying_needs_a_five_and_gives_a_rune(roll: list[int], runes: int) -> None:
    table = cult(rolls=roll).choose("haunt study")
    assert [one.on for one in table.state.tokens] == ["seat-0"] * runes
    assert not table.offers("haunt study")


def test_runes_cannot_be_traded() -> None:
    table = cult(places=["ritual-room", "ritual-room", "chasm"], tokens=[token("rune", "rune", "seat-0")])
    assert not table.offers("trade 1")


def disrupting(runes: int, cultists: int, roll: list[int]) -> Driver:
    """A hero at the ritual with Runes, Cultists alive elsewhere, and these dice."""
    table = cult(tokens=[token("rune", "rune", "seat-0")] * runes, rolls=roll,
                 monsters=[beast("cultist", "basement-landing", at + 1) for at in range(cultists)])  # fmt: skip
    return table.choose("haunt disrupt")


@pytest.mark.rule("betrayal/haunt13.heroes-win")
@pytest.mark.parametrize(("runes", "cultists", "roll", "result"), [
    (0, 0, [2, 2, 2, 0], 6), (3, 1, [2, 2, 0, 0], 6), (1, 3, [2, 2, 2, 2], 6),
])  # fmt: skip
def test_runes_help_and_living_cultists_hinder_the_disruption(
    runes: int, cultists: int, roll: list[int], result: int
) -> None:
    table = disrupting(runes, cultists, roll)
    assert table.events("roll")[-1]["result"] == result
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-13-hero", (0, 1))


@pytest.mark.parametrize(("runes", "cultists", "roll", "damage"), [
    (0, 1, [2, 2, 2, 0], 1), (0, 0, [2, 2, 0, 0], 1), (0, 1, [2, 2, 0, 0], 2), (2, 0, [0, 0, 1, 0], 2),
])  # fmt: skip
def test_a_failed_disruption_hurts(runes: int, cultists: int, roll: list[int], damage: int) -> None:
    table = disrupting(runes, cultists, roll)
    assert table.result is None
    assert table.events("damage") == [{"seat": 0, "amount": damage, "damage": "mental"}]


def test_disrupting_is_for_the_ritual_room() -> None:
    assert cult().offers("haunt disrupt")
    assert not cult(places=["chasm", "hallway", "upper-landing"]).offers("haunt disrupt")


def killing(**given: Any) -> Driver:
    """A hero kills the only Cultist."""
    table = cult(places=["basement-landing", "upper-landing", "chasm"], rolls=[2, 2, 2, 0, ...], **given)
    return table.choose("attack unarmed cultist-1")


def test_a_killed_cultist_stays_as_a_corpse() -> None:
    box = HAUNTS[13].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 3, 3, 3)
    table = killing()
    assert table.state.haunt.monsters == []
    assert [(one.name, one.on) for one in table.state.tokens] == [("body", "basement-landing")]
    assert table.result is None


@pytest.mark.rule("betrayal/haunt13.heroes-win")
def test_with_traitor_and_cultists_dead_the_heroes_win() -> None:
    table = killing(dead=[2])
    assert table.result is not None
    assert table.result.reason == "haunt-13-hero"


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_the_traitor_carries_one_corpse_at_a_time() -> None:
    table = cult(active=2, tokens=[corpse("chasm"), corpse("chasm")])
    assert not table.offers("haunt feed")
    assert not table.offers("haunt put-down")
    table.choose("haunt lift")
    assert [one.on for one in table.state.tokens] == ["seat-2", "chasm"]
    assert table.offers("haunt feed")
    assert not table.offers("haunt lift")
    table.choose("haunt put-down")
    assert [one.on for one in table.state.tokens] == ["chasm", "chasm"]
    assert not cult(active=0, places=["chasm", "hallway", "upper-landing"], tokens=[corpse("chasm")]).offers(
        "haunt lift"
    )


def test_the_corpse_of_an_explorer_goes_where_the_traitor_goes() -> None:
    table = cult(active=2, dead=[1], places=["ritual-room", "basement-landing", "basement-landing"],
                 tokens=[corpse("basement-landing")], monsters=[], moves=2)  # fmt: skip
    table.choose("haunt lift").answer("13-lift", "seat-1", 2).choose("move chasm")
    assert table.state.explorers[1].place == "chasm"
    table.choose("haunt put-down", "move basement-landing")
    assert table.state.explorers[1].place == "chasm"


def test_what_a_dying_traitor_carries_falls() -> None:
    table = cult(places=["chasm", "hallway", "chasm"], traits=[{}, {}, {"might": 1}], rolls=[1, *[0] * 7],
                 tokens=[corpse("seat-2")])  # fmt: skip
    table.choose("attack unarmed seat-2", "might")
    assert [one.on for one in table.state.tokens] == ["chasm"]


@pytest.mark.parametrize(("roll", "left", "sanity"), [([2, 2, 2, 1, 0], 2, 0), ([2, 2, 2, 0, 0], 3, 2)])
def test_feeding_takes_the_corpse_and_moves_the_track_or_strengthens(roll: list[int], left: int, sanity: int) -> None:
    table = cult(active=2, tokens=[corpse("seat-2")], explorers=["josef", "isa", "stephanie"],
                 traits=[{}, {}, {"sanity": 4}], rolls=roll)  # fmt: skip
    table.choose("haunt feed")
    assert table.state.tokens == []
    assert table.state.haunt.track == left
    assert table.state.explorers[2].traits["sanity"] == 4 + sanity


def test_a_fed_explorer_is_gone_and_its_cards_are_buried() -> None:
    table = cult(active=2, dead=[1], places=["ritual-room", "chasm", "chasm"], cards=[[], ["map"]], rolls=[0, ...])
    table.choose("haunt lift", "haunt feed")
    assert table.state.explorers[1].place == ""
    assert table.state.explorers[1].cards == []
    assert table.state.decks["item"].cards[0] == "map"


def test_feeding_is_for_the_chasm() -> None:
    place = ["ritual-room", "upper-landing", "basement-landing"]
    assert not cult(active=2, tokens=[corpse("seat-2")], places=place).offers("haunt feed")


@pytest.mark.parametrize("dead", [[], [2]])
def test_the_end_of_the_traitors_turn_hurts_every_hero(dead: list[int]) -> None:
    table = cult(active=2, phase="turn-ends", dead=dead, rolls=[0, 0, 0])
    table.choose("might").asks("take-damage", 1).choose("might")
    assert table.events("damage") == [{"seat": seat, "amount": 1, "damage": "general"} for seat in (0, 1)]
    assert "drain" in table.state.haunt.shown


@pytest.mark.rule("betrayal/haunt13.traitor-wins")
def test_the_traitor_wins_at_zero() -> None:
    table = cult(
        active=2,
        track=1,
        tokens=[corpse("seat-2")],
        explorers=["josef", "isa", "stephanie"],
        traits=[{}, {}, {"sanity": 4}],
        rolls=[2, 2, 2, 1, 0],
    )
    table.choose("haunt feed")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-13-traitor", (2,))


@pytest.mark.rule("betrayal/haunt13.traitor-wins")
@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = cult(active=2, phase="turn-ends", dead=[1], traits=[{"might": 1}]).choose("might")
    assert table.result is not None
    assert table.result.reason == "haunt-13-traitor"
