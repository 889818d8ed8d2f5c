"""The kinds of base Intruders and their miniatures."""

from __future__ import annotations

from ...intruders import miniatures_left
from ...state import Scene

LARVA, CREEPER, ADULT, BREEDER, QUEEN = "larva", "creeper", "adult", "breeder", "queen"
MINIATURES = {LARVA: 6, CREEPER: 3, ADULT: 8, BREEDER: 2, QUEEN: 1}
"""The lowest first."""


def is_left(scene: Scene, kind: str) -> bool:
    """Whether a miniature of a kind is left; Larvae lie on character boards, too, and a dead Queen stays dead."""
    if kind == QUEEN and scene.state.queen_dead:
        return False
    carried = sum(one.larva for one in scene.state.characters) if kind == LARVA else 0
    return miniatures_left(scene, kind) > carried
