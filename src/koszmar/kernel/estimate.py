"""Estimates: how likely a seat is to win, as a logistic function of a few features that a game counts at its table.

The weights are fitted to matches of bots by ``tools/fit_estimate.py`` and lie beside the game that counts the features.

>>> opinion = Opinion(features=("lead",), weights={"late": (0.0, 2.0)})
>>> opinion.chance("late", [0.0]), round(opinion.chance("late", [1.5]), 2)
(0.5, 0.95)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path

import msgspec
from msgspec import Struct


class Opinion(Struct, frozen=True):
    """What features are worth, at each stage of a match."""

    features: tuple[str, ...]
    weights: Mapping[str, tuple[float, ...]]
    """By stage: a constant, then the weight of each feature."""

    def chance(self, stage: str, counted: Sequence[float]) -> float:
        """The chance to win: between 0 and 1, never quite either."""
        constant, *weights = self.weights[stage]
        total = sum(map(float.__mul__, weights, map(float, counted)), constant)
        return 1.0 / (1.0 + exp(-max(-12.0, min(12.0, total))))


def read_opinion(path: Path) -> Opinion:
    """The weights from their file."""
    return msgspec.json.decode(path.read_bytes(), type=Opinion)
