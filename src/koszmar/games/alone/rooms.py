"""The eight rooms (setup.rooms)."""

from __future__ import annotations

ROOMS = (
    "control-room", "infirmary", "laboratory", "ventilation", "escape-pods", "generator-room", "canteen", "armoury",
)  # fmt: skip
"""By key; four on each level."""
