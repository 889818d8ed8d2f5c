"""How much a sensible player likes each option."""

from __future__ import annotations

from koszmar.kernel.flow import Decision

from ..state import Scene


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much a sensible player likes each option."""
    return [0.0] * len(decision.options)
