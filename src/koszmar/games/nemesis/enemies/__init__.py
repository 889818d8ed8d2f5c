"""The enemies: Void Seeders of the expansion and the Intruders of the base game."""

from __future__ import annotations

from ..state import Scene
from .enemy import Enemy

ENEMIES: dict[str, Enemy] = {}
"""By key; filled by ``void_seeders`` and ``base_intruders``."""


def enemy_of(scene: Scene) -> Enemy:
    """The enemy of this match (setup.intruder-equals-void-seeder)."""
    return ENEMIES[scene.options.enemy]


__all__ = ["ENEMIES", "Enemy", "enemy_of"]
