"""The five Scenario cards: why you came, and which haunt each Omen starts. Five Events start haunts of their own."""

from __future__ import annotations

_OMENS = ("armor", "book", "dagger", "dog", "holy-symbol", "idol", "mask", "ring", "skull")

SCENARIOS: dict[str, dict[str, int]] = {
    "mysterious-invitation": dict(zip(_OMENS, (37, 45, 6, 8, 26, 9, 24, 38, 48), strict=True)),
    "for-sale": dict(zip(_OMENS, (10, 14, 49, 4, 36, 41, 40, 29, 22), strict=True)),
    "paranormal-investigators": dict(zip(_OMENS, (47, 16, 15, 42, 31, 28, 5, 18, 32), strict=True)),
    "cursed": dict(zip(_OMENS, (50, 39, 17, 20, 19, 23, 27, 2, 46), strict=True)),
    "strange-disappearance": dict(zip(_OMENS, (25, 21, 11, 43, 13, 34, 44, 30, 35), strict=True)),
}

EVENT_HAUNTS = {
    "a-splash-of-crimson": 1,
    "a-vial-of-dust": 3,
    "eerie-mirror": 7,
    "the-house-is-hungry": 12,
    "say-cheese": 33,
}
"""Haunts of no Scenario card, by the Event that starts them (scenario.event-haunts)."""
