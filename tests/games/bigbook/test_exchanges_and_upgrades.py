"""Exchanges and upgrades: cards that change hands, and cards of a higher value."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.testing.driver import Driver


def stone_skin(hand: list[str], *keys: str | int, **table: Any) -> Driver:
    """Seat 0 holds these cards and destroys one of them with Stone Skin, for a higher one into the discard pile."""
    driver = position(
        hands=[["earth-1", *hand, "air-1"]], spells=[["stone-skin", "telepathy"]], library_stacks={"earth": []}, **table
    )
    return driver.choose("activate stone-skin", *keys)


# -- exchanges -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/exchange.to-hand")
def test_a_card_taken_from_a_hand_goes_straight_to_the_hand_of_the_taker() -> None:
    table = position(hands=[["air-1", "fire-1"], ["earth-3", "earth-1"]], spells=[["aspiration", "combustion"]])
    table.choose("activate aspiration").answer("give-card", "hand-1/earth-3", 1)
    assert [magician.hand for magician in table.state.magicians] == [["fire-1", "earth-3"], ["earth-1"]]
    assert [magician.discard for magician in table.state.magicians] == [["air-1"], []]


@pytest.mark.rule("bigbook/exchange.to-hand")
def test_exchanged_cards_go_from_hand_to_hand() -> None:
    table = position(hands=[["air-2", "fire-1", "fire-3"], ["earth-3", "earth-1"]], spells=[["tornado", "combustion"]])
    table.choose("activate tornado").answer("give-cards", "hand-0/fire-3", 0).answer("give-cards", "hand-1/earth-1", 1)
    assert [magician.hand for magician in table.state.magicians] == [["fire-1", "earth-1"], ["earth-3", "fire-3"]]
    assert [magician.discard for magician in table.state.magicians] == [["air-2"], []]


# -- upgrades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/upgrade.definition")
@pytest.mark.rule("bigbook/upgrade.steps")
@pytest.mark.rule("bigbook/upgrade.from-supply")
@pytest.mark.rule("bigbook/upgrade.no-skipping")
@pytest.mark.rule("bigbook/upgrade.no-element-change")
@pytest.mark.parametrize("element", ["water", "fire", "earth", "air"])
@pytest.mark.parametrize("value", [1, 2])
def test_a_higher_card_has_the_same_element_and_exactly_one_value_more(element: str, value: int) -> None:
    card, higher = f"{element}-{value}", f"{element}-{value + 1}"
    table = position(  # the reward on the page of the Spider: one card of the discard pile for a higher one into hand
        phase="monster",
        marker=5,
        grimoire=["hornet", "spider", "flytrap", "dragon", "samurai", "claw", "final"],
        active=1,
        hands=[[], ["fire-1"] * 3],
        discards=[[card]],
    )
    table.answer("upgrade", f"discard-0/{card}", 0)
    assert table.events("receive") == [{"seat": 0, "card": higher, "zone": "hand"}]
    assert table.state.supply[higher] == {2: 9, 3: 5}[value + 1]
    assert table.state.removed == [card]


@pytest.mark.rule("bigbook/upgrade.from-supply")
def test_the_higher_card_comes_from_its_stack_in_the_supply() -> None:
    table = stone_skin(["fire-1"], "hand-0/fire-1")
    assert table.state.supply["fire-2"] == 9
    assert table.state.magicians[0].discard == ["earth-1", "fire-2"]
    assert table.state.removed == ["fire-1"]


@pytest.mark.rule("bigbook/upgrade.no-skipping")
def test_an_upgrade_does_not_skip_an_empty_stack() -> None:
    table = stone_skin(["fire-1"], "hand-0/fire-1", supply={"fire-3": 6, "water-2": 5, "others": 0})
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.state.supply["fire-3"] == 6


@pytest.mark.rule("bigbook/upgrade.no-element-change")
def test_an_upgrade_takes_no_other_element_when_its_own_is_gone() -> None:
    table = stone_skin(["fire-1"], "hand-0/fire-1", supply={"water-2": 5, "earth-2": 5, "air-2": 5, "others": 0})
    assert table.state.magicians[0].discard == ["earth-1"]
    assert [table.state.supply[f"{element}-2"] for element in ("water", "earth", "air")] == [5, 5, 5]


@pytest.mark.rule("bigbook/upgrade.none")
@pytest.mark.parametrize("card", ["madness", "fire-3", "fire-2"])
def test_nothing_comes_for_madness_for_value_3_or_from_an_empty_stack(card: str) -> None:
    table = stone_skin([card], f"hand-0/{card}", supply={"fire-2": 5, "others": 0})
    assert table.state.removed == [card]
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.events("receive") == []


@pytest.mark.rule("bigbook/upgrade.none")
def test_in_support_nothing_lies_where_nothing_came() -> None:
    table = position(
        hands=[["water-2", "fire-1"]], supports=[["madness"], ["air-3"]], spells=[["glaciation", "combustion"]]
    )
    table.choose("activate glaciation", "support-1/air-3")
    assert table.state.magicians[1].support == []
    assert table.state.removed == ["air-3"]
