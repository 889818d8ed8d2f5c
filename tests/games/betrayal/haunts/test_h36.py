"""Haunt 36, Finding Peace."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver


def ghosts(*places: str) -> list[Monster]:
    """Ghosts on tiles."""
    return [beast("ghost", place, number) for number, place in enumerate(places, 1)]


def peace(**given: Any) -> Driver:
    """A table in this haunt with the traitor in seat 2, upstairs."""
    return position(**{"haunt": 36, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"]} | given)


def haunted(table: Driver) -> list[str]:
    """Where Ghosts are."""
    return [one.place for one in table.state.haunt.monsters]


@pytest.mark.content("betrayal/haunt/36")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(36, players)
    events = [tile for tile in table.state.house.tiles if ROOMS[tile].symbol == "event"]
    assert haunted(table) == events
    assert events
    assert table.events("heal") == []
    assert table.state.haunt.monsters_after == table.state.haunt.traitor
    assert table.decision.seat == (table.state.haunt.traitor + 1) % players


def test_the_least_sane_is_the_traitor() -> None:
    who = HAUNTS[36].traitor
    assert who is not None
    assert who(position(traits=[{}, {"sanity": 1}, {"sanity": 1}]).match.scene, 0) == 2, "Sammy's 2 is less than a 4"


@pytest.mark.parametrize("seat", [0, 2])
def test_an_event_tile_brings_a_ghost_instead_of_an_event(seat: int) -> None:
    table = peace(active=seat, places=["entrance-hall", "hallway", "hallway"], stack=["dining-room"],
                  rolls=[0, ...])  # fmt: skip
    table.choose("discover 0")
    assert haunted(table) == ["dining-room"]
    assert "draw" not in table.kinds()


def test_other_tiles_are_as_usual() -> None:
    table = peace(stack=["conservatory"], decks={"item": ["map"]}).choose("discover 0")
    assert haunted(table) == []
    assert table.state.explorers[0].cards == ["map"]


# -- heroes ----------------------------------------------------------------------------------------------------------


def test_five_reconciles_a_ghost() -> None:
    table = peace(monsters=ghosts("entrance-hall", "entrance-hall"), rolls=[2, 2, 1, 0]).choose("haunt reconcile")
    assert haunted(table) == ["entrance-hall"]
    assert [(one.name, one.on) for one in table.state.tokens] == [("peace", "seat-0")]
    assert table.state.box["small-monster"] == 18
    assert not table.offers("haunt reconcile")


def test_four_does_not_and_it_takes_a_ghost_here() -> None:
    table = peace(monsters=ghosts("entrance-hall"), rolls=[2, 2, 0, 0]).choose("haunt reconcile").asks("act", 0)
    assert haunted(table) == ["entrance-hall"]
    assert not peace(monsters=ghosts("hallway")).offers("haunt reconcile")
    assert not peace(monsters=ghosts("upper-landing"), active=2).offers("haunt reconcile")


@pytest.mark.parametrize(("way", "cards"), [("unarmed", []), ("gun", ["gun"])])
def test_whoever_beats_the_traitor_may_take_a_card(way: str, cards: list[str]) -> None:
    given: dict[str, Any] = {"places": ["hallway", "entrance-hall", "hallway"], "rolls": [2, *[0] * 8]}
    table = peace(**given, cards=[cards, [], ["map", "book"]]).choose(f"attack {way} seat-2").asks("take-instead", 0)
    table.choose("map")
    assert table.state.explorers[0].cards == [*cards, "map"]
    assert table.state.explorers[2].place == "hallway"


def test_the_traitor_takes_no_cards() -> None:
    table = peace(places=["hallway", "entrance-hall", "hallway"], active=2, cards=[["map"]], rolls=[2, *[0] * 8])
    table.choose("attack unarmed seat-0").asks("take-damage", 0)


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_attacks_drive_the_traitor_away_and_make_it_stronger() -> None:
    table = peace(places=["hallway", "entrance-hall", "hallway"], rolls=[2, *[0] * 8]).choose("attack unarmed seat-2")
    table.asks("move-somebody", 2)
    assert "stop" not in table.offered
    table.choose("entrance-hall")
    assert [one["tile"] for one in table.events("moved")] == ["entrance-hall", "hallway"]
    assert table.asks("gain-trait", 2).offered == ["might", "knowledge"]
    table.choose("knowledge")
    assert table.events("damage") == []
    assert table.events("gain") == [{"seat": 2, "trait": "knowledge", "spaces": 1}]
    assert "flees" in table.state.haunt.shown


def test_losing_the_own_attack_is_the_same() -> None:
    table = peace(places=["hallway", "entrance-hall", "hallway"], active=2, rolls=[0, 0, 0, 0, 1, 0, 0, 0, 0])
    table.choose("attack unarmed seat-0").answer("move-somebody", "ground-floor-staircase", 2).asks("gain-trait", 2)


def test_four_consumes_a_ghost_for_a_point_of_sanity() -> None:
    table = peace(active=2, monsters=ghosts("upper-landing", "hallway"), rolls=[2, 2, 0]).choose("haunt consume")
    assert haunted(table) == ["hallway"]
    assert table.events("gain") == [{"seat": 2, "trait": "sanity", "spaces": 1}]
    assert not peace(active=2, monsters=ghosts("hallway")).offers("haunt consume")


def test_three_scatters_all_ghosts_here_through_walls() -> None:
    house = {"library": ("upper", 0, -1, 0), "bloody-room": ("upper", 1, 0, 0)}
    table = peace(active=2, house=house, monsters=ghosts("upper-landing", "upper-landing"), rolls=[2, 1, 0])
    table.choose("haunt consume").asks("36-flee", 2)
    assert sorted(table.offered) == ["bloody-room", "library"], "the Bloody Room has no door to this side"
    table.choose("bloody-room", "library")
    assert haunted(table) == ["bloody-room", "library"]


def test_ghosts_with_nowhere_to_go_stay() -> None:
    table = peace(active=2, monsters=ghosts("upper-landing"), rolls=[0, 0, 0]).choose("haunt consume").asks("act", 2)
    assert haunted(table) == ["upper-landing"]


# -- Ghosts ----------------------------------------------------------------------------------------------------------


def test_ghosts_neither_attack_nor_are_attacked() -> None:
    box = HAUNTS[36].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (3, 3, 3, 4, "none")
    assert not any(key.startswith("attack") for key in peace(monsters=ghosts("entrance-hall")).offered)
    table = peace(active=2, monsters=ghosts("entrance-hall"), rolls=[0] * 3).choose("end", "ghost-1")
    assert not any(key.startswith("attack") for key in table.offered)


def test_at_the_end_of_their_turn_heroes_among_ghosts_are_hurt() -> None:
    table = peace(active=2, monsters=ghosts("entrance-hall", "entrance-hall", "upper-landing"), rolls=[0] * 3)
    table.choose("end", "done").answer("take-damage", "might", 0).answer("take-damage", "might", 0).asks("act", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "general"}]


def test_a_dead_hero_becomes_a_ghost_a_dead_traitor_does_not() -> None:
    fight: dict[str, Any] = {"places": ["hallway", "entrance-hall", "hallway"], "rolls": [2, 0, ...]}
    table = peace(**fight, active=2, traits=[{"might": 1}]).choose("attack unarmed seat-0", "might")
    assert haunted(table) == ["hallway"]
    assert "dead" in table.state.haunt.shown
    table = peace(places=["ground-floor-staircase", "entrance-hall", "upper-landing"], cards=[["dynamite"]],
                  traits=[{}, {}, {"might": 1}], rolls=[0, ...])  # fmt: skip
    table.choose("attack dynamite throw", "upper-landing", "might")
    assert table.state.explorers[2].dead
    assert haunted(table) == []


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt36.heroes-win")
@pytest.mark.parametrize(("players", "needed"), [(3, 4), (4, 5), (5, 6), (6, 8)])
def test_the_heroes_win_with_enough_ghosts_on_all_their_boards(players: int, needed: int) -> None:
    resting = [token("small-monster", "peace", f"seat-{number % 2}") for number in range(needed - 1)]
    table = peace(players=players, monsters=ghosts("entrance-hall"), tokens=resting, rolls=[2, 2, 1, 0])
    assert table.result is None
    table.choose("haunt reconcile")
    assert table.result is not None
    assert table.result.reason == "haunt-36-hero"


@pytest.mark.rule("betrayal/haunt36.traitor-wins")
def test_the_traitor_wins_at_the_end_of_a_turn_with_the_highest_sanity() -> None:
    table = peace(active=2, traits=[{}, {}, {"sanity": 7}], monsters=ghosts("upper-landing"), rolls=[2, 2, 0])
    table.choose("haunt consume")
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-36-traitor", (2,))
    assert peace(active=2, traits=[{}, {}, {"sanity": 7}]).choose("end").asks("act", 0)
    assert peace(traits=[{}, {}, {"sanity": 8}]).choose("end").asks("act", 1)


@pytest.mark.rule("betrayal/haunt36.traitor-wins")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = peace(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                  rolls=[2, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-36-traitor"
