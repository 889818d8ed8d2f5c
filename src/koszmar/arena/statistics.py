"""The little statistics that a report needs: means, and how sure one can be of a rate.

>>> low, high = wilson(50, 100)
>>> round(low, 3), round(high, 3)
(0.404, 0.596)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import nan, sqrt

SURE_95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; of nothing, not a number."""
    return sum(values) / len(values) if values else nan


def wilson(wins: int, tries: int, deviations: float = SURE_95) -> tuple[float, float]:
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
