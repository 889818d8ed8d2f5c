"""Walks: what must hold on any board, against the plainest way to work it out."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koszmar.parts.board import (
    FAR,
    away_from,
    components,
    farthest,
    line,
    nearest,
    path,
    reach,
    spread,
    towards,
)

Graph = dict[int, list[int]]


@st.composite
def graphs(draw: st.DrawFn, one_way: bool = False) -> Graph:
    """A graph of up to nine spaces."""
    count = draw(st.integers(1, 9))
    space = st.integers(0, count - 1)
    near: dict[int, dict[int, None]] = {number: {} for number in range(count)}
    for one, other in draw(st.lists(st.tuples(space, space), max_size=16)):
        if one != other:
            near[one][other] = None
            if not one_way:
                near[other][one] = None
    return {number: list(there) for number, there in near.items()}


def by_hand(near: Graph, start: int, cost: Callable[[int, int], int] = lambda here, there: 1) -> dict[int, int]:
    """The distances by trying every step again and again until nothing gets better."""
    found = {start: 0}
    better = True
    while better:
        better = False
        for here in list(found):
            for there in near[here]:
                if found[here] + cost(here, there) < found.get(there, FAR):
                    found[there] = found[here] + cost(here, there)
                    better = True
    return found


@settings(max_examples=40)
@given(graphs(one_way=True))
def test_distances_are_those_worked_out_by_hand(near: Graph) -> None:
    for start in near:
        assert spread(start, near.__getitem__) == by_hand(near, start)


@settings(max_examples=40)
@given(graphs(one_way=True))
def test_distances_come_near_ones_first(near: Graph) -> None:
    found = list(spread(0, near.__getitem__).values())
    assert found == sorted(found)


@settings(max_examples=40)
@given(graphs(one_way=True), st.integers(0, 4))
def test_a_spread_of_some_moves_is_the_near_part_of_the_whole(near: Graph, most: int) -> None:
    whole = spread(0, near.__getitem__)
    assert spread(0, near.__getitem__, most) == {space: away for space, away in whole.items() if away <= most}


@settings(max_examples=40)
@given(graphs(one_way=True))
def test_no_detour_is_shorter_than_the_distance(near: Graph) -> None:
    away = {start: spread(start, near.__getitem__) for start in near}
    for start in near:
        for over, first in away[start].items():
            for goal, second in away[over].items():
                assert away[start][goal] <= first + second


@settings(max_examples=40)
@given(graphs(one_way=True), st.lists(st.integers(1, 3), min_size=9, max_size=9), st.integers(0, 12))
def test_what_can_be_paid_for_is_what_was_worked_out_by_hand(near: Graph, prices: list[int], most: int) -> None:
    whole = by_hand(near, 0, lambda here, there: prices[here])
    found = reach(0, near.__getitem__, most, prices.__getitem__)
    assert found == {space: cost for space, cost in whole.items() if cost <= most}
    assert list(found.items()) == sorted(found.items(), key=lambda item: (item[1], item[0]))


@settings(max_examples=40)
@given(graphs(one_way=True), st.lists(st.integers(1, 3), min_size=9, max_size=9), st.integers(0, 12))
def test_a_link_may_have_a_price_beside_the_space(near: Graph, prices: list[int], most: int) -> None:
    def crossing(here: int, there: int) -> int:
        return (here * there) % 3

    whole = by_hand(near, 0, lambda here, there: prices[here] + crossing(here, there))
    found = reach(0, near.__getitem__, most, prices.__getitem__, crossing)
    assert found == {space: cost for space, cost in whole.items() if cost <= most}


@settings(max_examples=40)
@given(graphs())
def test_a_step_towards_brings_one_nearer_by_one_and_no_such_step_is_left_out(near: Graph) -> None:
    away = spread(0, near.__getitem__)
    for here in near:
        steps = towards(here, near[here], away)
        assert all(away[step] == away[here] - 1 for step in steps)
        assert bool(steps) == (0 < away.get(here, FAR) < FAR)
        assert steps == [step for step in near[here] if here in away and away[step] < away[here]]


@settings(max_examples=40)
@given(graphs(), st.lists(st.integers(1, 3), min_size=9, max_size=9))
def test_a_step_towards_brings_one_nearer_by_its_price(near: Graph, prices: list[int]) -> None:
    def price(here: int, there: int) -> int:
        return max(prices[here], prices[there])

    away = by_hand(near, 0, price)
    for here in away:
        for step in towards(here, near[here], away, lambda there, here=here: price(here, there)):  # type: ignore[misc]
            assert away[step] == away[here] - price(here, step)


@settings(max_examples=40)
@given(graphs())
def test_a_step_away_takes_one_farther_by_one(near: Graph) -> None:
    away = spread(0, near.__getitem__)
    for here in away:
        steps = away_from(here, near[here], away)
        assert all(away[step] == away[here] + 1 for step in steps)
        assert steps == [step for step in near[here] if away[step] > away[here]]


@settings(max_examples=40)
@given(graphs(one_way=True))
def test_a_path_is_as_long_as_the_distance_and_goes_along_links(near: Graph) -> None:
    away = spread(0, near.__getitem__)
    for goal in near:
        way = path(0, goal, near.__getitem__)
        assert len(way) - 1 == away.get(goal, -1)
        assert all(there in near[here] for here, there in itertools.pairwise(way))


@settings(max_examples=40)
@given(graphs())
def test_regions_hold_every_space_once_and_only_what_can_be_walked_to(near: Graph) -> None:
    found = components(near, near.__getitem__)
    assert sorted(space for region in found for space in region) == sorted(near)
    for region in found:
        assert set(region) == set(by_hand(near, region[0]))


def test_of_candidates_none_of_which_can_be_reached_all_are_nearest() -> None:
    assert nearest(["vault", "attic"], {"hall": 0}) == ["vault", "attic"]
    assert farthest(["hall", "vault", "attic"], {"hall": 0}) == ["vault", "attic"]


def test_of_no_candidates_none_is_nearest() -> None:
    assert nearest([], {"hall": 0}) == farthest([], {"hall": 0}) == []


def test_a_look_round_a_ring_ends_where_it_began() -> None:
    ring = {0: 1, 1: 2, 2: 0}
    assert line(0, 1, lambda here, side: ring[here]) == [1, 2]


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_whoever_has_no_moves_stays(moves: int) -> None:
    assert reach("a", {"a": "b", "b": "a"}.__getitem__, moves, lambda space: 2) == (
        {"a": 0, "b": 2} if moves == 2 else {"a": 0}
    )
