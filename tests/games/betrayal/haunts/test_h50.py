"""Haunt 50, The Taste of Flesh and Metal."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver

HOUSE = {"library": ("ground", 0, -1, 0), "dining-room": ("ground", 0, -2, 0)}


def construct(place: str) -> Monster:
    return beast("construct", place, token="construct")


def bombs(*places: str) -> list[Token]:
    return [token("food-trap", "explosive", place) for place in places]


def metal(*explosives: str, **given: Any) -> Driver:
    """A table where seat 2 has become the Construct; heroes on the Ground Floor, Josef with two cards."""
    return position(**{"haunt": 50, "revealer": 2, "dead": [2], "house": HOUSE, "track": 2, "cards": [["map", "mask"]],
                       "places": ["entrance-hall", "hallway", ""], "monsters": [construct("dining-room")],
                       "tokens": bombs(*(explosives or ["aside"] * 3))} | given)  # fmt: skip


def hungry(**given: Any) -> Driver:
    """The Construct acts instead of the traitor."""
    table = metal(**{"active": 2, "phase": "monsters-begin", "rolls": [0, 0]} | given)
    return table.answer("choose-monster", "construct-1", 2)


def set_ones(table: Driver) -> list[str]:
    """Where the Explosives are."""
    return [one.on for one in table.state.tokens]


@pytest.mark.content("betrayal/haunt/50")
@pytest.mark.parametrize(("players", "explosives", "track"), [(3, 3, 2), (4, 4, 3), (5, 4, 3), (6, 5, 4)])
def test_set_up(begin: Any, players: int, explosives: int, track: int) -> None:
    for seed in ("night", "moon", "rain"):
        table = begin(50, players, seed, answers={"be-traitor": "accept"})
        haunt = table.state.haunt
        traitor, (one,) = table.state.explorers[haunt.traitor], haunt.monsters
        assert haunt.traitor == haunt.revealer
        assert (traitor.dead, traitor.place, traitor.cards) == (True, "", [])
        assert (one.kind, one.token) == ("construct", "construct")
        consumed = [key for key, tile in table.state.house.tiles.items() if tile.flipped]
        assert consumed == ([] if ROOMS[one.place].landing else [one.place])
        assert haunt.track == track
        assert [token.on for token in table.state.tokens if token.name == "explosive"] == ["aside"] * explosives
        assert haunt.monsters_instead
        assert table.decision.seat == (haunt.traitor + 1) % players


# -- Explosives ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trait", "rolls"), [("speed", [2, 2, 2, 0]), ("knowledge", [2, 2, 2])])
def test_six_sets_an_explosive_for_a_card(trait: str, rolls: list[int]) -> None:
    table = metal(rolls=rolls).choose("haunt set").answer("50-pay", "mask", 0).answer("roll-with", trait, 0)
    assert set_ones(table) == ["entrance-hall", "aside", "aside"]
    assert table.state.explorers[0].cards == ["map"]
    assert table.state.decks["omen"].cards[0] == "mask"
    assert not table.offers("haunt set")


def test_five_sets_nothing_and_the_card_is_gone() -> None:
    table = metal(rolls=[2, 2, 1]).choose("haunt set", "map", "knowledge").asks("act", 0)
    assert set_ones(table) == ["aside"] * 3
    assert table.state.explorers[0].cards == ["mask"]


def test_setting_needs_a_card_and_a_hero() -> None:
    assert not metal(cards=[]).offers("haunt set")
    assert not hungry(cards=[["map"], [], ["mask"]]).offers("haunt set")


def test_when_none_is_left_one_is_moved() -> None:
    given: dict[str, Any] = {"cards": [["map"]], "rolls": [2, 2, 2]}
    table = metal("hallway", "library", "entrance-hall", **given).choose("haunt set", "knowledge").asks("50-move", 0)
    assert table.offered == ["hallway", "library"]
    table.choose("library")
    assert set_ones(table) == ["hallway", "entrance-hall", "entrance-hall"]
    here = metal("entrance-hall", "entrance-hall", "entrance-hall", **given).choose("haunt set", "knowledge")
    assert set_ones(here) == ["entrance-hall"] * 3


def test_explosives_stay_on_and_are_set_on_consumed_tiles() -> None:
    table = metal(flipped=["library"], places=["library", "hallway", ""], cards=[["map"]], rolls=[2, 2, 2])
    assert set_ones(table.choose("haunt set", "knowledge")) == ["library", "aside", "aside"]
    eaten = hungry(tokens=bombs("dining-room", "aside", "aside")).choose("haunt eat-house")
    assert set_ones(eaten) == ["dining-room", "aside", "aside"]


@pytest.mark.rule("betrayal/haunt50.heroes-win")
def test_all_explosives_placed_in_every_region_win_at_the_end_of_a_heros_turn() -> None:
    everywhere = ("upper-landing", "basement-landing", "library")
    table = metal(*everywhere)
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert table.result.reason == "haunt-50-hero"
    assert table.result.winners == (0, 1)
    assert (
        metal(*everywhere, "aside", players=4, places=["entrance-hall", "hallway", "", "hallway"]).choose("end").result
        is None
    )
    assert metal("upper-landing", "hallway", "library").choose("end").result is None


# -- the Construct ---------------------------------------------------------------------------------------------------


def test_it_acts_instead_of_the_traitor_with_the_speed_of_the_track() -> None:
    box = HAUNTS[50].monsters[0]
    assert (box.might, box.sanity, box.knowledge, box.harm) == (8, 4, 4, "none")
    table = metal(active=1, track=4, rolls=[1, 1, 0, 1]).choose("end").answer("choose-monster", "construct-1", 2)
    assert len(table.events("roll-moves")[0]["dice"]) == 4
    assert table.state.monsters.moves == 3


def test_damage_does_nothing_to_it() -> None:
    table = metal(monsters=[construct("entrance-hall")], rolls=[2] * 5 + [0] * 8).choose("attack unarmed construct-1")
    assert len(table.events("roll-monster")[0]["dice"]) == 8
    assert not table.state.haunt.monsters[0].stunned


def test_it_consumes_tiles_as_often_as_it_likes() -> None:
    house = {**HOUSE, "kitchen": ("ground", 0, -3, 0)}
    table = hungry(house=house, rolls=[1, 1]).choose("haunt eat-house")
    assert table.state.house.tiles["dining-room"].flipped
    assert not table.offers("haunt eat-house")  # already Consumed
    table.choose("go kitchen", "haunt eat-house")
    assert table.state.house.tiles["kitchen"].flipped
    assert "consumed" in table.state.haunt.shown


def test_landings_are_never_consumed() -> None:
    assert not hungry(monsters=[construct("hallway")]).offers("haunt eat-house")


def test_from_an_omen_tile_it_may_come_up_beside_a_hero() -> None:
    given: dict[str, Any] = {"monsters": [construct("library")], "rolls": [2, 2],
                             "places": ["entrance-hall", "upper-landing", ""]}  # fmt: skip
    table = hungry(**given).choose("haunt eat-house").asks("50-leap", 2)
    assert table.offered == ["stay", "entrance-hall", "upper-landing"]
    table.choose("upper-landing")
    assert table.state.haunt.monsters[0].place == "upper-landing"
    assert not any(option.startswith("go ") for option in table.offered)
    assert table.offers("attack might seat-1")
    stays = hungry(**given | {"monsters": [construct("library")]}).choose("haunt eat-house", "stay")
    assert stays.state.haunt.monsters[0].place == "library"
    assert stays.state.monsters.moves == 4
    assert stays.offers("go entrance-hall")


def test_other_tiles_lead_nowhere() -> None:
    hungry().choose("haunt eat-house").asks("play-monster", 2)


def corpses(**given: Any) -> Driver:
    """Seats 1 and 3 lie dead at the Construct's feet."""
    return hungry(**{"players": 4, "dead": [1, 2, 3], "places": ["entrance-hall", "dining-room", "", "dining-room"],
                     "cards": [["map"], ["mask"]], "tokens": bombs(*["aside"] * 4)} | given)  # fmt: skip


def test_it_consumes_a_corpse_and_grows() -> None:
    table = corpses().choose("haunt eat-flesh").answer("50-flesh", "seat-1", 2)
    assert (table.state.explorers[1].place, table.state.explorers[1].cards) == ("", [])
    assert table.state.explorers[3].place == "dining-room"
    assert table.state.decks["omen"].cards[0] == "mask"
    assert table.state.haunt.track == 3
    assert table.events("50-flesh") == [{"other": 1}]
    assert not table.offers("haunt eat-flesh")  # once a turn
    assert not hungry().offers("haunt eat-flesh")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt50.traitor-wins")
def test_the_traitor_wins_when_only_landings_are_left() -> None:
    table = hungry(flipped=["library"]).choose("haunt eat-house")
    assert table.result is not None
    assert table.result.reason == "haunt-50-traitor"
    assert table.result.winners == (2,)


@pytest.mark.rule("betrayal/haunt50.traitor-wins")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = hungry(dead=[1, 2], monsters=[construct("entrance-hall")], traits=[{"might": 1}],
                   rolls=[0, 0, 1, 0, ...])  # fmt: skip
    table.choose("attack might seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-50-traitor"
