"""How much a sensible player likes each option: ``hero`` judges for the Hero, ``evil`` for the Evil players."""

from __future__ import annotations

from koszmar.kernel.flow import Decision

from ..state import HERO, Scene
from . import evil, hero


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much a sensible player likes each option."""
    judges = hero.JUDGES if HERO in decision.seats else evil.JUDGES
    judge = judges.get(decision.prompt)
    if judge is None:
        return [0.0] * len(decision.options)
    return [float(liking) for liking in judge(scene, decision)]
