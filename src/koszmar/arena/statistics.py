"""The little statistics that a report needs: means, and how sure one can be of a rate or a difference.

>>> low, high = wilson(50, 100)
>>> round(low, 3), round(high, 3)
(0.404, 0.596)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import nan, sqrt
from statistics import NormalDist

SURE_95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; of nothing, not a number."""
    return sum(values) / len(values) if values else nan


def wilson(wins: float, tries: float, deviations: float = SURE_95) -> tuple[float, float]:
    """The Wilson score interval of a rate: honest for few tries too, and never outside 0 to 1."""
    if tries == 0:
        return 0.0, 1.0
    rate, square = wins / tries, deviations * deviations
    centre = rate + square / (2 * tries)
    margin = deviations * sqrt(rate * (1 - rate) / tries + square / (4 * tries * tries))
    whole = 1 + square / tries
    low = 0.0 if wins == 0 else (centre - margin) / whole
    high = 1.0 if wins == tries else (centre + margin) / whole
    return low, high


def newcombe(
    with_it: tuple[float, float], without: tuple[float, float], deviations: float = SURE_95
) -> tuple[float, float, float]:
    """The difference of two rates, each given as (wins, tries), and where it lies: Newcombe's interval from Wilson's.

    >>> [round(number, 3) for number in newcombe((56, 70), (48, 80))]
    [0.2, 0.052, 0.334]
    """
    first, second = (wins / tries if tries else 0.5 for wins, tries in (with_it, without))
    (low, high), (other_low, other_high) = wilson(*with_it, deviations), wilson(*without, deviations)
    difference = first - second
    return (
        difference,
        difference - sqrt((first - low) ** 2 + (other_high - second) ** 2),
        difference + sqrt((high - first) ** 2 + (second - other_low) ** 2),
    )


def tempered(
    values: Sequence[float], worst: float, best: float, deviations: float = SURE_95
) -> tuple[float, float, float]:
    """The mean of values between two bounds, and where the true mean lies.

    One imagined value at either bound keeps it honest when nearly all values agree (Agresti and Min).

    >>> [round(number, 2) for number in tempered([1, 0, 0, 1, 1, 0, 0, 0], -1, 1)]
    [0.38, -0.12, 0.72]
    """
    if not values:
        return (worst + best) / 2, worst, best
    some = [*values, worst, best]
    centre = mean(some)
    spread = sum((value - centre) ** 2 for value in some) / (len(some) - 1)
    margin, true = deviations * sqrt(spread / len(some)), mean(values)
    return true, max(worst, min(true, centre - margin)), min(best, max(true, centre + margin))


def sure_among(many: int) -> float:
    """Standard deviations that keep 95 % certainty for ``many`` statements taken together (Bonferroni).

    >>> round(sure_among(1), 2), round(sure_among(100), 2)
    (1.96, 3.48)
    """
    return NormalDist().inv_cdf(1 - 0.05 / (2 * max(1, many)))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all lies; of nothing, not a number.

    >>> quantile([5, 1, 2, 4, 3], 0.5), quantile([1, 2], 0.75)
    (3.0, 1.75)
    """
    if not values:
        return nan
    ordered, place = sorted(values), part * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
