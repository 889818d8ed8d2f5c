"""Curing Madness: two identical symbols send one Madness back to the stack."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.table.phrases import symbols_of
from koszmar.kernel.testing.driver import Driver


def curable(table: Driver) -> list[str]:
    """The places whose Madness can be cured now."""
    return [option.removeprefix("cure ") for option in table.offered if option.startswith("cure")]


@pytest.mark.rule("bigbook/cure.one-per-action")
def test_one_action_cures_one_madness() -> None:
    table = position(hands=[["fire-2", "fire-2", "madness", "madness"]], madness=10)
    table.choose("cure hand 0", "pay hand-0/fire-2").asks("action", seat=0)
    assert table.state.magicians[0].hand == ["fire-2", "madness"]
    assert table.state.madness == 11
    assert len(table.events("cure")) == 1


@pytest.mark.rule("bigbook/cure.cost")
def test_curing_costs_two_identical_symbols() -> None:
    assert curable(position(hands=[["fire-1", "water-1", "earth-1", "air-1", "madness"]])) == []
    table = position(hands=[["fire-1", "fire-1", "water-1", "madness"]])
    table.choose("cure hand 0")
    assert table.state.magicians[0].hand == ["water-1"]
    assert table.state.magicians[0].discard == ["fire-1", "fire-1"]


@pytest.mark.rule("bigbook/cure.cost")
def test_whoever_has_two_of_no_element_is_told_so() -> None:
    table = position(hands=[["fire-1", "water-1", "madness"]])
    assert table.why_not("cure hand 0")[1] == "cure.cost"


@pytest.mark.rule("bigbook/cure.cost")
def test_the_player_chooses_the_element_that_pays() -> None:
    table = position(hands=[["fire-2", "water-1", "earth-3", "air-1", "madness"]], supports=[["air-1"]])
    table.choose("cure hand 0").asks("cure-element", seat=0)
    assert table.offered == ["fire", "earth", "air"]
    question = table.view(0).question
    assert question is not None
    assert [choice.note for choice in question.choices] == [symbols_of(one, 2) for one in table.offered]
    table.choose("air")
    assert table.state.magicians[0].hand == ["fire-2", "water-1", "earth-3"]
    assert table.state.magicians[0].support == []


@pytest.mark.rule("bigbook/cure.zones")
def test_only_madness_in_the_own_hand_or_in_support_can_be_cured() -> None:
    table = position(
        hands=[["fire-2", "madness"], ["madness"]],
        decks=[["madness"], ["madness"]],
        discards=[["madness"], ["madness"]],
        supports=[["madness"], []],
    )
    assert curable(table) == ["hand 0", "support 0"]
    table = position(hands=[["fire-2"], ["madness"]], decks=[["madness"]] * 2, discards=[["madness"]] * 2)
    assert curable(table) == []


@pytest.mark.rule("bigbook/cure.any-support")
def test_madness_in_anybodys_support_can_be_cured_by_anybody() -> None:
    table = position(
        players=3, hands=[["fire-2", "water-1"]], supports=[[], ["madness"], ["air-1", "madness"]], madness=5
    )
    assert curable(table) == ["support 1", "support 2"]
    table.choose("cure support 2")
    assert [magician.support for magician in table.state.magicians] == [[], ["madness"], ["air-1"]]
    assert table.state.madness == 6


@pytest.mark.rule("bigbook/cure.any-support")
def test_with_a_granted_action_a_player_cures_the_support_of_the_active_player() -> None:
    table = position(hands=[["air-1", "water-1"], ["fire-2"]], supports=[["madness"]])
    table.choose("activate telepathy").answer("granted-action", "cure support 0", 1).asks("action", seat=0)
    assert table.state.magicians[0].support == []
    assert table.state.magicians[1].discard == ["fire-2"]


@pytest.mark.rule("bigbook/cure.to-stack")
@pytest.mark.parametrize("place", ["hand 0", "support 0"])
def test_a_cured_madness_returns_to_the_stack(place: str) -> None:
    table = position(hands=[["fire-2", "madness", "water-1"]], supports=[["madness"]], madness=0)
    table.choose(f"cure {place}")
    assert table.state.madness == 1
    assert "madness" not in table.state.magicians[0].discard
    assert table.state.removed == []


@pytest.mark.rule("bigbook/cure.to-stack")
def test_the_stack_may_grow_beyond_its_starting_height() -> None:
    table = position(hands=[["fire-2", "madness", "water-1"]], madness=20)
    table.choose("cure hand 0")
    assert table.state.madness == 21
