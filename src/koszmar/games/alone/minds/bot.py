"""How much a player likes each option: ``hero`` judges for the Hero, ``evil`` for Evil players of several tempers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from koszmar.kernel.flow import Decision

from ..state import HERO, Scene
from . import evil, hero
from .tempers import CRUEL, GENTLE, SENSIBLE

Judge = Callable[[Scene, Decision], list[float]]


def with_evil(judges: Mapping[str, Judge]) -> Judge:
    """A mind that plays the Hero sensibly, and Evil as these judges say."""

    def prefer(scene: Scene, decision: Decision) -> list[float]:
        judge = (hero.JUDGES if HERO in decision.seats else judges).get(decision.prompt)
        if judge is None:
            return [0.0] * len(decision.options)
        return [float(liking) for liking in judge(scene, decision)]

    return prefer


prefer = with_evil(evil.judges(SENSIBLE))
"""How much a sensible player likes each option."""
TEMPERS = {"gentle": with_evil(evil.judges(GENTLE)), "cruel": with_evil(evil.judges(CRUEL))}
"""The same for Evil players of another temper; the Hero plays sensibly against all of them."""
