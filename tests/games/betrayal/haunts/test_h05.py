"""Haunt 5, Blood from a Stone."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.house import in_sight
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0), "dining-room": ("ground", 1, -1, 0), "catacombs": ("basement", 0, -1, 0)}


def stone(*cherubs: str, **given: Any) -> Driver:
    """A table with Cherubs on these tiles."""
    beasts = [beast("cherub", tile, number) for number, tile in enumerate(cherubs, 1)]
    return position(**{"haunt": 5, "revealer": 2, "house": HOUSE, "monsters": beasts,
                       "places": ["entrance-hall", "upper-landing", "basement-landing"]} | given)  # fmt: skip


def places(table: Driver) -> list[str]:
    """Where the Cherubs are."""
    return [one.place for one in table.state.haunt.monsters]


@pytest.mark.content("betrayal/haunt/05")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(5, players)
    state = table.state
    seen = set().union(*(in_sight(table.match.scene, one.place) for one in state.explorers))
    assert places(table)[:players] == [
        state.explorers[(state.haunt.revealer + away) % players].place for away in range(players)
    ]
    more = places(table)[players:]
    assert len(more) == players, "3/4/5/6 more"
    unseen = set(state.house.tiles) - seen
    assert len(set(more) & unseen) == min(len(unseen), len(more))
    assert table.decision.seat == (state.haunt.revealer + 1) % players
    assert state.haunt.monsters_after == state.haunt.revealer


def test_peekaboo_needs_a_cherub_here_and_another_in_sight() -> None:
    assert stone("entrance-hall", "ballroom").offers("haunt peekaboo")
    assert stone("entrance-hall", "entrance-hall").offers("haunt peekaboo")
    assert not stone("entrance-hall", "dining-room").offers("haunt peekaboo"), "round the corner"
    assert not stone("ballroom", "hallway").offers("haunt peekaboo")
    blind = stone("entrance-hall", "entrance-hall", rulings={"same-tile-sight": "not-in-sight"})
    assert not blind.offers("haunt peekaboo"), "what stands beside you may be read to be out of sight"


def test_four_removes_both() -> None:
    table = stone("entrance-hall", "ballroom", "hallway", "dining-room", rolls=[2, 2, 0]).choose("haunt peekaboo")
    assert table.asks("05-other", 0).offered == ["cherub-2", "cherub-3"]
    assert places(table.choose("cherub-3")) == ["ballroom", "dining-room"]


def test_three_hurts_and_the_mirror_helps() -> None:
    table = stone("entrance-hall", "ballroom", rolls=[2, 1, 0, 2, 1]).choose("haunt peekaboo")
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "general"}]
    table = stone("entrance-hall", "ballroom", rolls=[0, 0, 0, 1, 1]).choose("haunt peekaboo")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "general"}]
    table = stone("entrance-hall", "ballroom", cards=[["mirror"]], rolls=[1, 0, 0, 1, 0]).choose("haunt peekaboo")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "general"}]
    table = stone("entrance-hall", "ballroom", "catacombs", cards=[["mirror"]], rolls=[2, 0, 0])
    assert places(table.choose("haunt peekaboo")) == ["catacombs"]


def test_coming_to_see_a_new_cherub_hurts_once_a_turn() -> None:
    table = stone("dining-room", "catacombs", phase="turn-begins", rolls=[2, 0])
    table.choose("move ballroom").asks("take-damage", 0).choose("might", "might")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "general"}]
    table.choose("move entrance-hall", "move ballroom").asks("act", 0)


def test_a_cherub_seen_at_the_start_of_the_turn_startles_nobody() -> None:
    table = stone("ballroom", "catacombs", phase="turn-begins")
    table.choose("move ballroom").asks("act", 0)
    assert table.events("damage") == []


def test_cherubs_cannot_be_attacked() -> None:
    assert not [key for key in stone("entrance-hall").offered if key.startswith("attack")]
    box = HAUNTS[5].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.attacks) == (8, 4, 8, 8, ())


def test_a_cherub_in_sight_does_not_move() -> None:
    table = stone("ballroom", phase="monsters-begin", active=2, rolls=[2, 2, 2, 2, 0])
    assert places(table) == ["ballroom"]


def test_a_cherub_stops_as_soon_as_it_is_seen() -> None:
    table = stone("dining-room", places=["entrance-hall", "upper-landing", "upper-landing"], phase="monsters-begin",
                  active=2, rolls=[2, 2, 2, 2, 0])  # fmt: skip
    assert places(table) == ["ballroom"]


def test_the_revealer_says_whom_it_goes_for() -> None:
    table = stone("ground-floor-staircase", places=["catacombs", "upper-landing", "upper-landing"], dead=[2],
                  phase="monsters-begin", active=2, house={**HOUSE, "gallery": ("upper", 0, -1, 0)},
                  rolls=[1, 0, 0, 0, 0])  # fmt: skip
    assert places(table) == ["upper-landing"], "the closest hero"
    table = stone("ground-floor-staircase", places=["basement-landing", "upper-landing", "hallway"], dead=[2],
                  phase="monsters-begin", active=2, rolls=[1, 0, 0, 0, 0])  # fmt: skip
    table.asks("choose-target", 2)
    assert table.offered == ["seat-0", "seat-1"]
    assert places(table.choose("seat-0")) == ["basement-landing"]


def test_after_the_monsters_each_cherub_in_sight_hurts() -> None:
    table = stone("ballroom", "entrance-hall", "dining-room", phase="monsters-begin", active=2,
                  places=["entrance-hall", "upper-landing", "upper-landing"],
                  rolls=[0, 0, 0, 0, 2, 1, 1])  # fmt: skip
    assert table.events("damage") == [{"seat": 0, "amount": 4, "damage": "general"}]
    assert places(table) == ["ballroom", "entrance-hall", "ballroom"]


@pytest.mark.rule("betrayal/haunt05.win")
def test_they_win_when_no_cherub_is_left() -> None:
    table = stone("entrance-hall", "ballroom", rolls=[2, 2, 0]).choose("haunt peekaboo")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-05-hero", (0, 1, 2))


@pytest.mark.rule("betrayal/haunt05.win")
def test_all_is_lost_when_all_are_dead() -> None:
    table = stone("entrance-hall", dead=[1, 2], traits=[{"might": 1}], phase="monsters-begin", active=2,
                  rolls=[0, 0, 0, 0, 1])  # fmt: skip
    table.choose("might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-05-nobody", ())


def test_nobody_is_startled_outside_the_own_turn() -> None:
    table = stone("dining-room", places=["entrance-hall", "entrance-hall", "basement-landing"], cards=[["mask"]])
    table.choose("use mask")
    while table.decision.prompt != "act":
        table.choose("ballroom" if table.offers("ballroom") else table.offered[0])
    assert table.state.explorers[1].place == "ballroom"
    assert table.events("damage") == []
