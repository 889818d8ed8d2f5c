"""Who is stronger: a Bradley–Terry rating from duels, on the scale of Elo, with intervals by resampling the seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import TypeAlias

from msgspec import Struct

from .statistics import quantile

AVERAGE, SCALE = 1500, 400
"""Points: the mean of all ratings, and the lead with which a player wins ten of eleven decided duels."""
RESAMPLES = 200
"""How often the seeds are resampled for an interval."""

Wins: TypeAlias = Mapping[tuple[str, str], float]
"""How often the first beat the second."""


class Rating(Struct, frozen=True):
    """Points, and where they lie 95 times in a hundred."""

    points: float
    interval: tuple[float, float]


def ratings(players: Sequence[str], by_seed: Sequence[Wins], seed: str = "ratings") -> dict[str, Rating]:
    """The rating of everybody. Duels on one seed belong together, so intervals come from resampling whole seeds."""
    points = bradley_terry(players, _total(by_seed))
    chance = Random(seed)
    drawn = [bradley_terry(players, _total(chance.choices(by_seed, k=len(by_seed)))) for _ in range(RESAMPLES)]
    return {
        one: Rating(
            points[one],
            (quantile([each[one] for each in drawn], 0.025), quantile([each[one] for each in drawn], 0.975)),
        )
        for one in players
    }


def bradley_terry(players: Sequence[str], wins: Wins, rounds: int = 500) -> dict[str, float]:
    """The strengths that explain the wins best, by Hunter's iteration; half a win each way keeps them finite.

    >>> found = bradley_terry(["a", "b"], {("a", "b"): 90, ("b", "a"): 10})
    >>> round(found["a"] - found["b"])
    374
    """
    won = {(one, other): wins.get((one, other), 0) + 0.5 for one in players for other in players if one != other}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(rounds):
        fresh = {
            one: sum(won[one, other] for other in players if other != one)
            / sum(
                (won[one, other] + won[other, one]) / (strength[one] + strength[other])
                for other in players
                if other != one
            )
            for one in players
        }
        whole = sum(fresh.values()) / len(fresh)
        fresh = {one: value / whole for one, value in fresh.items()}
        still = all(abs(fresh[one] - strength[one]) < 1e-9 for one in players)
        strength = fresh
        if still:
            break
    logs = {one: SCALE * log10(value) for one, value in strength.items()}
    middle = sum(logs.values()) / len(logs)
    return {one: AVERAGE + value - middle for one, value in logs.items()}


def _total(by_seed: Sequence[Wins]) -> Wins:
    total: Counter[tuple[str, str]] = Counter()
    for wins in by_seed:
        for pair, count in wins.items():
            total[pair] += count  # type: ignore[assignment]
    return total
