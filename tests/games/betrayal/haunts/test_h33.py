"""Haunt 33, Smile for the Camera."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import region_of
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver

CAMERA = "magic-camera"
NORTH = {"library": ("upper", 0, -1, 0)}


def essences(**where: int) -> list[Token]:
    """Whose Essence lies on whose board: ``of_0=2``."""
    return [token("hero", "essence", f"seat-{on}", int(name[3:]) + 1) for name, on in where.items()]


def smile(**given: Any) -> Driver:
    """A table with the traitor in seat 2, upstairs with the Camera; a Photographer in the Basement."""
    return position(**{"haunt": 33, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"],
                       "cards": [[], [], [CAMERA]], "monsters": [beast("photographer", "basement-landing")],
                       "tokens": essences(of_0=0, of_1=1)} | given)  # fmt: skip


def holders(table: Driver) -> list[tuple[int, str]]:
    """Every Essence and where it is."""
    return [(one.value - 1, one.on) for one in table.state.tokens]


@pytest.mark.content("betrayal/haunt/33")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    table = begin(33, players)
    state, haunt = table.state, table.state.haunt
    assert len(haunt.monsters) == count
    assert not any(ROOMS[one.place].landing for one in haunt.monsters)
    regions = [region_of(state, one.place) for one in haunt.monsters]
    with_rooms = {region_of(state, tile) for tile in state.house.tiles if not ROOMS[tile].landing}
    assert len(set(regions)) == min(count, len(with_rooms))
    assert [seat for seat, one in enumerate(state.explorers) if CAMERA in one.cards] == [haunt.traitor]
    own = [(one.value, one.on) for one in state.tokens if one.name == "essence"]
    assert own == [(seat + 1, f"seat-{seat}") for seat in range(players) if seat != haunt.traitor]
    assert table.events("heal") == []
    assert haunt.monsters_after == haunt.traitor
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_traitor_is_whoever_has_the_camera_or_else_drew_the_event() -> None:
    who = HAUNTS[33].traitor
    assert who is not None
    assert who(position(cards=[[], [CAMERA]]).match.scene, 0) == 1
    assert who(position().match.scene, 0) == 0


# -- the Camera ------------------------------------------------------------------------------------------------------


def test_six_smashes_the_camera_on_the_traitors_tile() -> None:
    table = smile(places=["upper-landing", "hallway", "upper-landing"], rolls=[2, 2, 2, 0]).choose("haunt smash")
    assert table.state.gone == [CAMERA]
    assert table.state.explorers[2].cards == []
    assert table.events("33-smashed") == [{"seat": 0}]


def test_five_does_not_smash_it() -> None:
    table = (
        smile(places=["upper-landing", "hallway", "upper-landing"], rolls=[2, 2, 1, 0])
        .choose("haunt smash")
        .asks("act", 0)
    )
    assert table.state.explorers[2].cards == [CAMERA]
    assert not table.offers("haunt smash")


def test_smashing_needs_the_camera_at_hand() -> None:
    assert not smile().offers("haunt smash")
    assert not smile(places=["upper-landing", "hallway", "upper-landing"], cards=[]).offers("haunt smash")
    assert not smile(active=2).offers("haunt smash")


def test_a_hero_who_holds_the_camera_can_smash_it_anywhere() -> None:
    table = smile(cards=[[CAMERA]], rolls=[2, 2, 2, 0]).choose("haunt smash")
    assert table.state.gone == [CAMERA]


def test_with_the_camera_the_traitor_does_not_die() -> None:
    given: dict[str, Any] = {"places": ["upper-landing", "hallway", "upper-landing"],
                             "traits": [{}, {}, {"might": 1, "speed": 1}], "rolls": [2, 2, 0, ...]}  # fmt: skip
    table = smile(**given).choose("attack unarmed seat-2").asks("act", 0)
    assert not table.state.explorers[2].dead
    assert "camera" in table.state.haunt.shown
    assert smile(**given, cards=[]).choose("attack unarmed seat-2", "might").state.explorers[2].dead


# -- Essence ---------------------------------------------------------------------------------------------------------


def test_a_picture_takes_the_essence_of_a_hero_in_sight() -> None:
    table = smile(active=2, house=NORTH, places=["library", "hallway", "upper-landing"], rolls=[2, 2, 2, 0, 0])
    table.choose("haunt photo").answer("gain-trait", "might", 2)
    assert holders(table) == [(0, "seat-2"), (1, "seat-1")]
    assert table.events("gain") == [{"seat": 2, "trait": "might", "spaces": 1}]
    assert not table.offers("haunt photo")


def test_five_is_a_blurred_picture() -> None:
    table = (
        smile(active=2, places=["upper-landing", "hallway", "upper-landing"], rolls=[2, 2, 1, 0, 0])
        .choose("haunt photo")
        .asks("act", 2)
    )
    assert holders(table) == [(0, "seat-0"), (1, "seat-1")]


def test_without_the_camera_the_hero_must_be_here_and_always_have_the_essence() -> None:
    near = {"active": 2, "house": NORTH, "places": ["library", "hallway", "upper-landing"]}
    assert smile(**near).offers("haunt photo")
    assert not smile(**near, cards=[]).offers("haunt photo")
    assert not smile(**near, tokens=essences(of_0=2, of_1=1)).offers("haunt photo")
    assert smile(active=2, cards=[], places=["upper-landing", "hallway", "upper-landing"]).offers("haunt photo")


@pytest.mark.parametrize(("owner", "dice"), [(2, 6), (0, 4)])
def test_two_more_dice_against_a_hero_without_essence(owner: int, dice: int) -> None:
    table = smile(
        active=2,
        places=["upper-landing", "hallway", "upper-landing"],
        tokens=essences(of_0=owner, of_1=1),
        rolls=[0, ...],
    )
    table.choose("attack unarmed seat-0")
    assert len(table.events("roll")[0]["dice"]) == dice
    assert ("essence" in table.state.haunt.shown) == (dice == 6)


def test_ending_a_turn_before_a_lens_costs_the_essence() -> None:
    lens = [beast("photographer", "ground-floor-staircase")]
    table = smile(monsters=lens).choose("end").asks("act", 1)
    assert holders(table) == [(0, "seat-2"), (1, "seat-1")]
    assert holders(smile().choose("end").asks("act", 1)) == [(0, "seat-0"), (1, "seat-1")]


# -- Photographers ---------------------------------------------------------------------------------------------------


def test_photographers_attack_with_sanity_whom_they_see() -> None:
    box = HAUNTS[33].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (4, 1, 6, 2)
    table = smile(active=2, monsters=[beast("photographer", "ground-floor-staircase")], rolls=[0, ...])
    table.choose("end", "photographer-1")
    assert {key for key in table.offered if key.startswith("attack")} == {
        f"attack sanity seat-{seat}" for seat in (0, 1)
    }


def test_might_kills_a_photographer_other_attacks_stun() -> None:
    near = {"monsters": [beast("photographer", "entrance-hall")], "rolls": [2, 0, ...]}
    assert smile(**near).choose("attack unarmed photographer-1").state.haunt.monsters == []
    table = smile(**near | {"monsters": [beast("photographer", "entrance-hall")]}, cards=[["gun"], [], [CAMERA]])
    assert table.choose("attack gun photographer-1").state.haunt.monsters[0].stunned
    blast = smile(monsters=[beast("photographer", "hallway")], cards=[["dynamite"], [], [CAMERA]], rolls=[2, 2, 2, 0])
    blast.choose("attack dynamite throw", "hallway")
    assert blast.state.haunt.monsters[0].stunned


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt33.heroes-win")
def test_the_heroes_win_at_the_end_of_a_turn_without_photographers_and_camera() -> None:
    table = smile(cards=[], gone=[CAMERA], monsters=[])
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-33-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt33.heroes-win")
def test_one_of_the_two_is_not_enough() -> None:
    assert smile(monsters=[]).choose("end").asks("act", 1)
    assert smile(cards=[], gone=[CAMERA]).choose("end").asks("act", 1)
    assert smile(cards=[], gone=[CAMERA], monsters=[], active=2).choose("end").asks("act", 0)


def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = smile(
        active=2,
        dead=[1],
        places=["upper-landing", "hallway", "upper-landing"],
        traits=[{"might": 1}],
        rolls=[2, 2, 0, ...],
    )
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-33-traitor"
