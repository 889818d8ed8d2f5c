"""Discarding and removing: from which place, to whose pile, and what comes back from the box."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.testing.driver import Driver


def strike(curse: str, **table: Any) -> Driver:
    """A turn of seat 0 that begins with this Curse striking on space 2."""
    return position(**{"phase": "monster", "marker": 1, "turn": 0, "track": {"2": curse}, **table})


# -- from where ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/discard.zones")
def test_an_effect_that_says_hand_takes_no_support() -> None:
    table = strike("multi/redraw-five", hands=[["air-1"], ["fire-1"]], supports=[["air-2"], ["fire-2"]])
    assert [magician.support for magician in table.state.magicians] == [["air-2"], ["fire-2"]]
    assert [event["card"] for event in table.events("discard")] == ["air-1", "fire-1"]


@pytest.mark.rule("bigbook/discard.zones")
def test_an_effect_that_says_support_takes_no_hand() -> None:
    table = strike("multi/discard-support", hands=[["air-1"], ["fire-1"]], supports=[["air-2", "madness"], ["fire-2"]])
    assert [magician.hand for magician in table.state.magicians] == [["air-1"], ["fire-1"]]
    assert [magician.discard for magician in table.state.magicians] == [["air-2", "madness"], ["fire-2"]]


@pytest.mark.rule("bigbook/discard.zones")
def test_an_effect_that_says_hand_and_support_takes_both() -> None:
    table = position(  # the failure against the Hornet: everybody discards all Earth cards from hand and support
        phase="monster",
        marker=5,
        track={"2": "water/mill-two"},
        hands=[["earth-1", "fire-1"], ["earth-2"]],
        supports=[["earth-3", "fire-1"]],
    )
    assert [magician.discard for magician in table.state.magicians] == [["earth-1", "earth-3"], ["earth-2"]]
    assert table.state.magicians[0].support == ["fire-1"]


@pytest.mark.rule("bigbook/discard.zone-unspecified")
def test_without_a_place_the_card_comes_from_hand_or_own_support_as_the_player_likes() -> None:
    table = strike("water/discard-earth", hands=[["earth-1", "fire-1"]], supports=[["earth-2"], ["earth-3"]])
    table.asks("discard", 0)
    assert table.offered == ["hand-0/earth-1", "support-0/earth-2"]  # not the support of seat 1
    table.choose("support-0/earth-2")
    assert table.state.magicians[0].discard == ["earth-2"]
    assert table.state.magicians[1].discard == ["earth-3"]


@pytest.mark.rule("bigbook/discard.zone-unspecified")
def test_the_other_reading_of_discarding_is_hand_only() -> None:
    table = strike(
        "water/discard-earth",
        hands=[["earth-1", "fire-1"]],
        supports=[["earth-2"], ["earth-3"]],
        rulings={"discard-zone": "hand"},
    )
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.state.magicians[0].support == ["earth-2"]
    assert table.state.magicians[1].support == ["earth-3"]


@pytest.mark.rule("bigbook/discard.zone-unspecified")
def test_without_a_place_a_card_is_removed_from_hand_or_own_support() -> None:
    where = {"hands": [["air-2", "fire-1"], ["fire-1"]], "supports": [["fire-2"], []], "discards": [["water-2"]]}
    table = strike("fire/destroy-value-2", **where)
    table.asks("remove", 0)
    assert table.offered == ["hand-0/air-2", "support-0/fire-2"]
    table.choose("support-0/fire-2")
    assert table.state.removed == ["fire-2"]
    wide = strike("fire/destroy-value-2", **where, rulings={"destroy-zone": "with-discard"})
    assert wide.offered == ["hand-0/air-2", "support-0/fire-2", "discard-0/water-2"]


# -- to whom ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/discard.owner-pile")
def test_a_card_from_somebodys_support_goes_to_the_pile_of_that_player() -> None:
    table = position(hands=[["fire-1"]], supports=[[], ["earth-1"]], decks=[["air-1"]])
    table.choose("activate growth")
    assert table.state.magicians[1].discard == ["earth-1"]
    assert table.state.magicians[0].discard == []


@pytest.mark.rule("bigbook/discard.owner-is-holder")
def test_a_card_that_was_given_away_is_discarded_to_the_pile_of_its_new_owner() -> None:
    table = position(
        hands=[["air-1", "earth-3", "fire-1"], ["fire-1"] * 5],
        decks=[["water-1"] * 6, ["water-1"] * 6],
        spells=[["breath", "combustion"]],
        library_stacks={"air": []},
    )
    table.choose("activate breath", "hand-0/earth-3")
    assert table.state.magicians[1].hand == ["fire-1"] * 5 + ["earth-3"]
    table.choose("end").asks("action", 1).choose("acquire earth-3")
    assert table.state.magicians[1].discard == ["earth-3", "earth-3"]
    assert "earth-3" not in table.state.magicians[0].discard


@pytest.mark.rule("bigbook/discard.owner-is-holder")
def test_a_card_that_was_taken_from_support_belongs_to_the_taker() -> None:
    table = position(
        hands=[["air-1", "fire-1"], []],
        supports=[[], ["earth-2"]],
        spells=[["aspiration", "combustion", "growth"]],
        decks=[["water-1"] * 3],
    )
    table.choose("activate aspiration", "acquire earth-2")
    assert table.state.magicians[0].discard == ["air-1", "earth-2", "earth-2"]
    assert table.state.magicians[1].discard == []


# -- out of the game -------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/remove.to-box")
def test_a_removed_card_is_in_no_pile_of_its_player() -> None:
    table = position(hands=[["fire-1", "air-1", "water-1"]])
    table.choose("activate combustion", "hand-0/air-1")
    assert table.state.removed == ["air-1"]
    assert table.state.magicians[0].discard == ["fire-1"]
    assert table.state.magicians[0].hand == ["water-1"]


@pytest.mark.rule("bigbook/remove.out-for-good")
def test_a_removed_card_does_not_come_back_when_a_deck_is_renewed() -> None:
    table = position(hands=[["fire-1", "air-1", "earth-1", "water-3"]], decks=[[]])
    table.choose("activate combustion", "hand-0/air-1", "activate growth")
    magician = table.state.magicians[0]
    assert sorted([*magician.hand, *magician.deck]) == ["earth-1", "fire-1", "madness", "water-3"]
    assert table.state.removed == ["air-1"]


@pytest.mark.rule("bigbook/remove.out-for-good")
@pytest.mark.rule("bigbook/remove.return-pool")
@pytest.mark.content("bigbook/curse/multi/return-destroyed")
def test_a_card_effect_brings_removed_cards_back() -> None:
    table = strike(
        "multi/return-destroyed",
        hands=[["fire-1"], ["fire-1"]],
        removed=["air-3", "madness", "water-1"],
        chance=ScriptedChance(orders=[["water-1", "madness", "air-3"]]),
    )
    assert table.state.removed == []
    assert table.state.magicians[0].discard == ["air-3", "water-1"]  # dealt one at a time from the active player
    assert table.state.magicians[1].discard == ["madness"]


@pytest.mark.rule("bigbook/remove.return-pool")
def test_cards_of_eliminated_players_come_back_and_cards_left_in_the_box_do_not() -> None:
    table = position(
        phase="recuperation",
        hands=[["madness"] * 6, ["fire-1"]],
        decks=[["air-3"], ["water-1"]],
        discards=[["earth-3"]],
        supports=[["water-3"]],
        track={"2": "multi/return-destroyed"},
        chance=ScriptedChance(orders=[["madness"] * 6 + ["air-3", "earth-3", "water-3"]]),
    )
    assert table.state.magicians[0].mad
    assert table.state.magicians[1].discard == ["water-3", "earth-3", "air-3"]
    assert table.state.removed == ["madness"] * 6
    nothing = strike("multi/return-destroyed", hands=[["fire-1"], ["fire-1"]])
    assert nothing.state.box.cards["madness"] == 15
    assert [magician.discard for magician in nothing.state.magicians] == [[], []]


@pytest.mark.rule("bigbook/remove.return-pool")
def test_madness_destroyed_from_the_stack_comes_back_too_and_at_most_three_cards_each() -> None:
    table = strike(
        "multi/destroy-stack-four",
        track={"2": "multi/destroy-stack-four", "3-left": "multi/return-destroyed"},
        hands=[["fire-1"] * 6, ["fire-1"]],
        removed=["air-1"] * 5,
    )
    assert table.state.removed == ["air-1"] * 5 + ["madness"] * 4
    table.choose("end").asks("action", 1)
    assert [len(magician.discard) for magician in table.state.magicians] == [3, 3]
    dealt = table.state.magicians[0].discard + table.state.magicians[1].discard
    assert dealt.count("madness") == 4
    assert table.state.removed == ["air-1"] * 3


@pytest.mark.rule("bigbook/remove.madness-too")
def test_madness_on_a_deck_is_removed_like_any_other_card() -> None:
    table = strike("water/destroy-top", hands=[["fire-1"]], decks=[["madness", "air-1"], ["air-2"]], madness=20)
    assert table.state.removed == ["madness", "air-2"]
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/remove.public")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_the_removed_cards_are_known_to_everybody(hands: str) -> None:
    removed = ["air-3", "madness", "water-1", "fire-2", "earth-1"]
    table = position(hands=[["fire-1"]], removed=removed, rulings={"open-hands": hands})
    for seat in (0, 1, "spectator"):
        for seed in range(8):
            fork = table.match.fork(seed=seed, as_seen_by=seat)
            assert fork.state.removed == removed
