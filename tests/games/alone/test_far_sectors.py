"""A far sector in one click: the way there over what the Hero knows, and everything that makes him stop."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.alone.proof.positions import position
from koszmar.kernel.flow import Key, notation
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Question

WEST = ["1D4", "1D3", "1D2"]
"""The corridor west of 1D5, where the Hero stands."""


def question(table: Driver) -> Question:
    asked = table.match.view(0).question
    assert asked is not None
    return asked


def ways(table: Driver) -> dict[str, list[str]]:
    """By far sector, the sectors on the way there."""
    return {way.end: way.through for way in question(table).ways}


def walk(table: Driver, end: str, *, evil: Key = "pass") -> Driver:
    """Go to a far sector as a browser does: on from every question of his own while the mark stays the same."""
    mark = {way.calm for way in question(table).ways}
    while table.match.decision is not None:
        if table.decision.seat != 0:
            table.choose(evil if evil in table.decision.options else table.decision.options[0])
            continue
        asked = question(table)
        way = next((way for way in asked.ways if way.end == end), None)
        if way is None or {way.calm} != mark:
            break
        table.choose(next(key for key in table.decision.options if notation(key) == way.keys[0]))
    return table


def corridor(**more: Any) -> Driver:
    return position(**{"shown": WEST, "hands": [["right-behind-me"]], **more})


def test_a_far_sector_is_reached_turn_by_turn_and_no_question_of_his_is_left() -> None:
    table = walk(corridor(), "1D2")
    assert table.state.hero == "1D2"
    assert table.state.number == 8


def test_ways_begin_with_what_he_is_asked_now() -> None:
    table = corridor(phase="start").asks("start-turn", 0)
    assert {way.keys[0] for way in question(table).ways} == {"go"}
    assert [way.keys for way in question(table).ways if way.end == "1D4"] == [["go", "move west"]]
    table = corridor(shown=[*WEST, "1E5"]).choose(("move", "south"), "pass").asks("block-own-door", 0)
    assert [way.keys for way in question(table).ways if way.end == "1D4"] == [["no"]]


def test_he_walks_over_what_he_sees_and_what_is_in_his_sketch_and_nowhere_else() -> None:
    assert set(ways(corridor())) == set(WEST)
    assert set(ways(corridor(shown=["1D4"], sketch=["1D3"]))) == {"1D4", "1D3"}
    assert set(ways(corridor(shown=["1D4", "1D2"]))) == {"1D4"}, "there is a gap"
    assert not ways(corridor(shown=["1E3"], hero="1B2")), "stairs lead out of sight"


def test_no_way_leads_past_a_creature_through_a_condition_or_a_blocked_door() -> None:
    assert set(ways(corridor(creatures=[("worm", "1D3")]))) == {"1D4", "1D3"}
    assert set(ways(corridor(conditions={"1D3": "mine"}))) == {"1D4", "1D3"}
    assert "1E5" in ways(corridor(shown=[*WEST, "1E5"]))
    assert "1E5" not in ways(corridor(shown=[*WEST, "1E5"], blocked=[("1D5", "1E5")]))
    assert not ways(corridor(conditions={"1D5": "web"})), "he is held"


def test_creatures_that_he_remembers_are_not_walked_past_either() -> None:
    assert set(ways(corridor(shown=["1D4"], sketch=["1D3", "1D2"]))) == set(WEST)
    assert set(ways(corridor(shown=["1D4"], sketch=["1D3", "1D2"], creatures=[("worm", "1D3")]))) == {"1D4", "1D3"}


@pytest.mark.parametrize(
    "disturbance",
    [
        {"creatures": [("hollow", "1A3")], "evil": ("down", "right-behind-me", "std-move")},
        {"evil": ("down", "right-behind-me", "std-danger")},
        {"decks": ("terror", "speed"), "hands": [["dark-takes-shape"]], "evil": ("play", "dark-takes-shape")},
        {"danger": ["1D4"], "shown": [], "sketch": ["1D4", "1D3", "1D2"]},
        {"creatures": [("hollow", "1C5")], "evil": ("play", "right-behind-me")},
        {"turn_number": 8},
    ],
    ids=["a noise", "a card face down", "a card", "danger under his feet", "a creature", "the end of a round"],
)  # fmt: skip
def test_he_stops_when_anything_happens(disturbance: dict[str, Any]) -> None:
    disturbance = dict(disturbance)
    evil = disturbance.pop("evil", "pass")
    table = corridor(**disturbance, rolls=["miss", ...])
    start = table.state.number
    walk(table, "1D2", evil=evil)
    assert table.state.hero == "1D4"
    assert table.state.number == start + 1


def test_he_stops_where_he_is_asked_something_else() -> None:
    table = walk(corridor(character="pilot"), "1D2")
    table.asks("second-wind", 0)
    assert table.state.hero == "1D4"


def test_he_stops_before_a_door_that_turns_out_to_be_blocked() -> None:
    table = corridor(hero="1D4", shown=[], sketch=["1D5", "1E5"], blocked=[("1D5", "1E5")])
    assert ways(table)["1E5"] == ["1D5", "1E5"], "his sketch does not say which doors are blocked"
    walk(table, "1E5")
    assert table.state.hero == "1D5"
    assert table.state.blocked


def test_nobody_else_is_given_ways() -> None:
    table = corridor()
    for seat in (None, 1):
        asked = table.match.view(seat).question
        assert asked is None or not asked.ways
