"""The tree of a search: what was tried after which answers, how often, and what it was worth to whoever decided.

A node is an information set as the searching seat knows it: the answers since the question that it thinks about. Cards
that it cannot see and dice that have yet to fall differ from one look to the next, and with them what can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from koszmar.kernel.flow import Decision, Key

WARMTH = 0.7
"""How far below the best an option may be liked before it is hardly looked at; the mean of all options is 1 below."""
DOUBT = 0.05
"""The part of the prior that all options share: none is ruled out by taste alone."""
CURIOSITY = 0.3
"""How much it is worth to look at an option that was seldom looked at."""
WIDTH, GROWTH = 1.5, 0.5
"""Progressive widening: after n looks only the WIDTH * n ** GROWTH options liked best are considered."""


class Arm:
    """An option: how much a sensible player likes it, how often it was tried, what that was worth in all."""

    __slots__ = ("node", "prior", "squares", "visits", "worth")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.worth = 0.0
        self.squares = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """What it was worth on the average."""
        return self.worth / self.visits if self.visits else 0.0

    def learn(self, worth: float) -> None:
        """It was tried once more."""
        self.visits += 1
        self.worth += worth
        self.squares += worth * worth


class Node:
    """What may be asked after the same answers."""

    __slots__ = ("arms",)

    def __init__(self) -> None:
        self.arms: dict[tuple[int, str, Key], Arm] = {}

    def meet(self, decision: Decision, likings: Sequence[float]) -> list[tuple[Key, Arm]]:
        """The options of the question asked here this time, the best liked first."""
        seat, prompt, arms = decision.seat, decision.prompt, self.arms
        found = []
        for key, prior in zip(decision.options, priors(likings), strict=True):
            arm = arms.get((seat, prompt, key))
            if arm is None:
                arm = arms[seat, prompt, key] = Arm(prior)
            arm.prior = prior
            found.append((key, arm))
        found.sort(key=lambda option: -option[1].prior)
        return found


def select(options: list[tuple[Key, Arm]]) -> tuple[Key, Arm]:
    """The option to try next: good so far, well liked, or seldom tried (PUCT over those that are considered)."""
    visits = sum(arm.visits for _, arm in options)
    hope = sum(arm.worth for _, arm in options) / visits if visits else 0.0
    pressure = CURIOSITY * sqrt(visits + 1)

    def promise(option: tuple[Key, Arm]) -> float:
        arm = option[1]
        return (arm.mean if arm.visits else hope) + pressure * arm.prior / (1 + arm.visits)

    return max(options[: max(1, int(WIDTH * (visits + 1) ** GROWTH))], key=promise)


def priors(likings: Sequence[float]) -> list[float]:
    """How likely a sensible player would be to take each option, were it less sure of itself."""
    best = max(likings)
    scale = WARMTH * (best - sum(likings) / len(likings)) or 1.0
    weights = [exp(max(-50.0, (like - best) / scale)) for like in likings]
    whole, even = sum(weights), DOUBT / len(weights)
    return [(1.0 - DOUBT) * weight / whole + even for weight in weights]
