"""Haunt 12, Helping Hands."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.kernel.testing.driver import Driver

TROLL = {"token": "troll-hand"}


def hands(first: str = "entrance-hall", second: str = "basement-landing", **given: Any) -> Driver:
    """A table with the two Hands; seat 0 has the Amulet."""
    return position(**{"haunt": 12, "revealer": 2, "cards": [["strange-amulet"]],
                       "monsters": [beast("hand", first, **TROLL), beast("hand", second, 2, **TROLL)],
                       "places": ["hallway", "hallway", "upper-landing"]} | given)  # fmt: skip


def holder(table: Driver) -> list[int]:
    """Who has the Amulet."""
    return [seat for seat, one in enumerate(table.state.explorers) if "strange-amulet" in one.cards]


@pytest.mark.content("betrayal/haunt/12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    for seed in range(4):
        table = begin(12, players, str(seed))
        haunt = table.state.haunt
        assert [one.place for one in haunt.monsters] == ["entrance-hall", "basement-landing"]
        assert len(holder(table)) == 1
        assert "strange-amulet" not in table.state.decks["item"].cards
        if any(one["card"] == "strange-amulet" for one in table.events("take-card")):
            assert holder(table) == [haunt.revealer]
        assert haunt.monsters_after == haunt.revealer
        assert table.decision.seat == (haunt.revealer + 1) % players


def test_whoever_wins_a_might_attack_may_take_a_card() -> None:
    given: dict[str, Any] = {"cards": [["map"], ["strange-amulet", "book"]], "rolls": [2, *[0] * 8]}
    table = hands(**given).choose("attack unarmed seat-1").asks("take-instead", 0)
    assert table.offered == ["damage", "strange-amulet", "book"]
    table.choose("strange-amulet")
    assert holder(table) == [0]
    assert table.events("damage") == []
    hands(**given).choose("attack unarmed seat-1", "damage").asks("take-damage", 1)
    hands(cards=[["map"]], rolls=[2, *[0] * 8]).choose("attack unarmed seat-1").asks("take-damage", 1)


def test_the_holder_of_the_amulet_plays_the_hands_after_the_revealers_turn() -> None:
    box = HAUNTS[12].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (5, 3, 4, 4, "none")
    table = hands(active=2, rolls=[1, 0, 0]).choose("end").asks("choose-monster", 0)
    assert table.offered == ["hand-1", "hand-2", "done"]


def test_they_rest_when_the_amulet_lies_with_a_corpse_or_nobody_has_it() -> None:
    assert hands(active=2, dead=[0]).choose("end").asks("act", 1)
    assert hands(active=2, cards=[]).choose("end").asks("act", 0)


def test_they_do_not_turn_on_their_master() -> None:
    table = hands("hallway", active=2, rolls=[0, 0, 0]).choose("end", "hand-1")
    assert table.offers("attack might seat-1")
    assert not table.offers("attack might seat-0")


def test_both_on_one_tile_may_strike_as_one_with_might_eight() -> None:
    table = hands("hallway", "hallway", active=2, rolls=[0, 0, 0, *[1] * 8, *[0] * 4]).choose("end", "hand-1")
    table.choose("haunt joint")
    assert len(table.events("roll-monster")[0]["dice"]) == 8
    assert table.events("damage") == [{"seat": 1, "amount": 8, "damage": "physical"}]


def test_a_joint_attack_is_the_attack_of_both() -> None:
    table = hands("hallway", "hallway", active=2, rolls=[0] * 15).choose("end", "hand-1", "haunt joint")
    assert not table.offers("attack might seat-1")
    assert not table.offers("haunt joint")
    table.choose("done", "hand-2")
    assert not table.offers("attack might seat-1")
    assert not table.offers("haunt joint")


def test_no_joint_attack_after_one_of_their_own_or_from_apart() -> None:
    table = hands("hallway", "hallway", active=2, rolls=[0] * 12)
    table.choose("end", "hand-1", "attack might seat-1", "done", "hand-2")
    assert table.offers("attack might seat-1")
    assert not table.offers("haunt joint")
    assert not hands("hallway", active=2, rolls=[0] * 3).choose("end", "hand-1").offers("haunt joint")


def test_every_turn_they_can_strike_anew() -> None:
    table = hands("hallway", active=2, facts={"struck": ["hand-1"]}, rolls=[0] * 3).choose("end", "hand-1")
    assert table.offers("attack might seat-1")


def test_damage_does_not_stun_them() -> None:
    table = hands("hallway", rolls=[2, *[0] * 9]).choose("attack unarmed hand-1")
    assert not table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt12.win")
def test_the_last_one_alive_wins_with_the_amulet() -> None:
    table = hands(dead=[2], traits=[{}, {"might": 1}], rolls=[1, *[0] * 6]).choose("attack unarmed seat-1", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-12-alone", (0,))


@pytest.mark.rule("betrayal/haunt12.win")
def test_without_the_amulet_the_last_one_has_to_get_it_first() -> None:
    table = hands(active=1, dead=[0, 2], places=["hallway", "hallway", "upper-landing"])
    assert table.result is None
    table.choose("loot 0 strange-amulet")
    assert table.result is not None
    assert table.result.winners == (1,)


def test_if_nobody_lives_nobody_wins() -> None:
    table = hands(dead=[0, 1, 2], phase="turn-begins")
    assert table.result is not None
    assert table.result.reason == "haunt-12-nobody"
