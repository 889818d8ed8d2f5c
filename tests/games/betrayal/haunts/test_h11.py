"""Haunt 11, Don't Get Cooked."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunts.h11_dont_get_cooked import PANTRIES
from koszmar.games.betrayal.proof.positions import position, token
from koszmar.kernel.testing.driver import Driver


def kitchen(*food: str, **given: Any) -> Driver:
    """A table with Food in these places."""
    return position(**{"haunt": 11, "revealer": 2, "tokens": [token("food-trap", "food", on) for on in food],
                       "places": ["hallway", "hallway", "upper-landing", "upper-landing"]} | given)  # fmt: skip


def where(table: Driver) -> list[str]:
    """Where the Food is."""
    return [one.on for one in table.state.tokens]


@pytest.mark.content("betrayal/haunt/11")
@pytest.mark.parametrize(("players", "food"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, food: int) -> None:
    table = begin(11, players)
    assert [one.on for one in table.state.tokens if one.name == "food"] == ["aside"] * food
    assert table.decision.seat == (table.state.haunt.revealer + 1) % players


def test_rummaging_finds_food_with_six_while_there_is_some() -> None:
    assert where(kitchen("aside", rolls=[2, 2, 2]).choose("haunt rummage")) == ["seat-0"]
    assert where(kitchen("aside", rolls=[2, 2, 1]).choose("haunt rummage")) == ["aside"]
    assert where(kitchen("seat-0", "aside", rolls=[2, 2, 2]).choose("haunt rummage")) == ["seat-0", "seat-0"]
    assert not kitchen("seat-1").offers("haunt rummage")


@pytest.mark.parametrize("tile", PANTRIES)
def test_some_rooms_are_better_for_it(tile: str) -> None:
    table = kitchen("aside", house=[tile], places=[tile], rolls=[2, 2, 0]).choose("haunt rummage")
    assert where(table) == ["seat-0"]


def test_food_is_traded_looted_and_stolen() -> None:
    assert "token/food" in kitchen("seat-0").choose("trade 1").offered
    assert where(kitchen("seat-1", dead=[1]).choose("loot 1 token/food")) == ["seat-0"]
    rolls = [2, *[0] * 8]
    table = kitchen("seat-1", rolls=rolls).choose("attack unarmed seat-1").answer("take-instead", "token/food", 0)
    assert where(table) == ["seat-0"]
    assert table.events("damage") == []
    kitchen("seat-1", rolls=rolls).choose("attack unarmed seat-1", "damage").asks("take-damage", 1)
    kitchen("seat-0", rolls=rolls).choose("attack unarmed seat-1").asks("take-damage", 1)


def test_dinner_waits_until_all_food_is_taken_and_for_the_revealers_turn() -> None:
    assert not any(one.dead for one in kitchen("aside", "seat-0", active=2).choose("end").state.explorers)
    assert not any(one.dead for one in kitchen("seat-0", "seat-1", active=1).choose("end").state.explorers)


def test_whoever_has_no_food_dies_and_one_too_few_is_set_out_anew() -> None:
    table = kitchen("seat-0", "seat-0", "seat-3", players=4, active=2).choose("end")
    assert [one.dead for one in table.state.explorers] == [False, True, True, False]
    assert where(table) == ["aside"]
    assert table.state.box["food-trap"] == 4
    assert table.decision.seat == 3


@pytest.mark.rule("betrayal/haunt11.win")
def test_the_last_explorer_alive_wins() -> None:
    table = kitchen("seat-1", "seat-1", active=2).choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-11-alone", (1,))


def test_if_nobody_has_any_nobody_wins() -> None:
    table = kitchen("seat-1", dead=[1], active=2).choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-11-nobody", ())
