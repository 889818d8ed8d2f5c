from __future__ import annotations

from math import isnan

import pytest

from koszmar.arena.statistics import mean, wilson


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
