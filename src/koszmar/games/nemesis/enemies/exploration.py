"""Exploration tokens: a kind and the number of Items."""

BASE_EXPLORATION = (
    *(f"malfunction-{items}" for items in (4, 3, 2, 2, 2, 2, 1, 1)),
    *(f"doors-{items}" for items in (4, 3, 2, 1)),
    *(f"fire-{items}" for items in (2, 1)),
    *(f"danger-{items}" for items in (3, 2)),
    *(f"silence-{items}" for items in (1, 1)),
    *(f"slime-{items}" for items in (4, 3)),
)
"""The 20 tokens of the base game."""
LAIR_EXPLORATION = ("lair-2", "lair-2", "lair-1")
"""The 3 tokens of the Void Seeders (components.lair-exploration-tokens)."""
