from __future__ import annotations

from math import isnan

import pytest

from koszmar.arena.rating import bradley_terry, ratings
from koszmar.arena.statistics import mean, newcombe, quantile, sure_among, tempered, wilson


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [
        # Published values of the Wilson score interval at 95 %.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
        (1, 1000, 0.0002, 0.0056),
    ],
)
def test_the_interval_has_its_known_values(wins: int, tries: int, low: float, high: float) -> None:
    assert wilson(wins, tries) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_matches_make_one_surer() -> None:
    widths = [high - low for low, high in (wilson(tries // 4, tries) for tries in (8, 80, 800, 8000))]
    assert widths == sorted(widths, reverse=True)


def test_the_mean_of_nothing_is_not_a_number() -> None:
    assert mean([1, 2, 6]) == 3
    assert isnan(mean([]))


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        # Newcombe (1998), method 10, cases (a), (d), (e) and (h).
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((10, 10), (0, 10), 0.6075, 1.0),
    ],
)
def test_the_interval_of_a_difference_has_its_published_values(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    value, *interval = newcombe(one, other)
    assert value == pytest.approx(one[0] / one[1] - other[0] / other[1])
    assert interval == pytest.approx([low, high], abs=5e-5)


def test_teams_that_never_differ_are_not_certainly_alike() -> None:
    value, low, high = tempered([0.0] * 20, -1, 1)
    assert value == 0
    assert -0.2 < low < -0.05 < 0.05 < high < 0.2
    assert tempered([], -1, 1) == (0.0, -1, 1)
    assert tempered([1.0] * 500, -1, 1)[2] == 1


def test_among_many_more_is_needed_to_be_sure() -> None:
    assert sure_among(1) == pytest.approx(1.96, abs=0.01)
    assert sure_among(10) < sure_among(100) < sure_among(1000)


def test_quantiles_lie_between_the_values() -> None:
    assert [quantile([4, 1, 3, 2], part) for part in (0, 0.5, 1)] == [1, 2.5, 4]
    assert isnan(quantile([], 0.5))


def test_ratings_give_back_the_odds_that_made_them() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    wins = {
        (one, other): 10_000 * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    found = bradley_terry(list(strength), wins)
    assert found["a"] - found["b"] == pytest.approx(found["b"] - found["c"], abs=0.5)
    assert found["a"] - found["b"] == pytest.approx(120.4, abs=0.5)
    assert mean(list(found.values())) == pytest.approx(1500)


def test_a_rating_is_surer_with_more_seeds_and_finite_without_a_loss() -> None:
    few, many = ([{("a", "b"): 1.0}, {("a", "b"): 1.0}, {("b", "a"): 1.0}] * times for times in (3, 60))
    widths = [high - low for found in (few, many) for low, high in [ratings(["a", "b"], found)["a"].interval]]
    assert widths[0] > widths[1] > 0
    assert 1500 < ratings(["a", "b"], [{("a", "b"): 1.0}] * 50)["a"].points < 2500
