"""What a PM mission brings until it is completed: a fever, howling fans, a leak (mission.pm-condition)."""

from __future__ import annotations

from .state import Scene

HINDRANCES: dict[str, str] = {}
"""By PM mission, its special condition; missions that are entered in the catalogue are entered here, too."""


def hinders(scene: Scene, condition: str) -> bool:
    """Whether a special condition is in force."""
    mission = scene.state.starting[1]
    return not mission.done and HINDRANCES.get(mission.key) == condition
