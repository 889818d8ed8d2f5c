"""Acquiring Elements: better cards from the supply, for symbols of their own Element."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver


def acquirable(table: Driver) -> list[str]:
    """The cards that can be acquired now."""
    return [option.split()[1] for option in table.offered if option.startswith("acquire")]


@pytest.mark.rule("bigbook/acquire.one-per-action")
def test_one_action_gains_one_card_from_the_supply() -> None:
    table = position(hands=[["fire-3", "fire-3", "water-1"]])
    before = table.state.supply["fire-2"]
    table.choose("acquire fire-2", "pay hand-0/fire-3")
    assert table.state.supply["fire-2"] == before - 1
    assert table.state.magicians[0].discard == ["fire-3", "fire-2"]
    table.asks("action", seat=0)


@pytest.mark.rule("bigbook/acquire.one-per-action")
def test_only_cards_of_value_2_and_3_can_be_acquired() -> None:
    table = position(hands=[["fire-3", "water-3", "earth-3", "air-3"]])
    assert sorted(acquirable(table)) == [
        "air-2", "air-3", "earth-2", "earth-3", "fire-2", "fire-3", "water-2", "water-3",
    ]  # fmt: skip


@pytest.mark.rule("bigbook/acquire.must-be-available")
def test_a_card_is_acquired_only_while_its_stack_has_one() -> None:
    table = position(
        hands=[["fire-2", "fire-2", "fire-3"]], supply={"fire-2": 1, "fire-3": 0, "water-2": 5, "others": 0}
    )
    assert acquirable(table) == ["fire-2"]
    assert table.why_not("acquire fire-3")[1] == "acquire.must-be-available"
    table.choose("acquire fire-2", "pay hand-0/fire-2")
    assert acquirable(table) == [], "that was the last one"
    assert table.why_not("acquire fire-2")[1] == "acquire.must-be-available"


@pytest.mark.rule("bigbook/acquire.same-element")
def test_the_payment_is_of_the_same_element_as_the_card() -> None:
    table = position(hands=[["fire-3", "water-1", "earth-1"]])
    assert acquirable(table) == ["fire-2", "fire-3"]
    table = position(hands=[["fire-1", "water-1", "earth-1", "air-1"]])
    assert acquirable(table) == []


@pytest.mark.rule("bigbook/acquire.cost-value-2")
def test_a_card_of_value_2_costs_two_symbols() -> None:
    assert acquirable(position(hands=[["fire-1", "water-1"]])) == []
    table = position(hands=[["fire-1", "fire-1", "water-1"]])
    assert acquirable(table) == ["fire-2"]
    table.choose("acquire fire-2")
    assert table.state.magicians[0].discard == ["fire-1", "fire-1", "fire-2"]


@pytest.mark.rule("bigbook/acquire.cost-value-3")
def test_a_card_of_value_3_costs_three_symbols() -> None:
    assert acquirable(position(hands=[["fire-2", "water-1"]])) == ["fire-2"]
    table = position(hands=[["fire-2", "fire-1", "water-1"]])
    assert acquirable(table) == ["fire-2", "fire-3"]
    table.choose("acquire fire-3")
    assert sorted(table.state.magicians[0].discard) == ["fire-1", "fire-2", "fire-3"]


@pytest.mark.rule("bigbook/acquire.to-discard")
def test_the_acquired_card_goes_to_the_discard_pile_and_cannot_be_used_at_once() -> None:
    table = position(hands=[["fire-3", "water-1"]])
    table.choose("acquire fire-3")
    assert table.state.magicians[0].discard == ["fire-3", "fire-3"]
    assert table.state.magicians[0].hand == ["water-1"]
    assert table.offered == ["activate ice", "end"]


@pytest.mark.rule("bigbook/acquire.to-discard")
def test_it_goes_to_the_pile_of_the_player_who_acted_whoever_s_support_paid() -> None:
    table = position(hands=[["water-1"], ["air-1"]], supports=[[], ["fire-2"]])
    table.choose("acquire fire-2")
    assert table.state.magicians[0].discard == ["fire-2"]
    assert table.state.magicians[1].discard == ["fire-2"], "the payment"
    assert table.events("receive") == [{"seat": 0, "card": "fire-2", "zone": "discard"}]


@pytest.mark.rule("bigbook/acquire.no-value-1")
def test_cards_of_value_1_are_not_in_the_supply() -> None:
    match = Match.new("bigbook", players=2, seed=1)
    assert sorted(match.state.supply) == [
        "air-2", "air-3", "earth-2", "earth-3", "fire-2", "fire-3", "water-2", "water-3",
    ]  # fmt: skip
    table = position(hands=[["fire-3", "fire-3", "water-3"]])
    assert not any(card.endswith("-1") for card in acquirable(table))
    assert "fire-2" in acquirable(table)
