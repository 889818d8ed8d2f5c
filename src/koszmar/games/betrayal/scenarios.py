"""The five Scenario cards: why you came, and which haunt each Omen starts. Five Events start haunts of their own."""

from __future__ import annotations

_OMENS = ("armor", "book", "dagger", "dog", "holy-symbol", "idol", "mask", "ring", "skull")

SCENARIOS: dict[str, dict[str, int]] = {
    # scenario.mysterious-invitation, example.scenario-invitation
    "mysterious-invitation": dict(zip(_OMENS, (37, 45, 6, 8, 26, 9, 24, 38, 48), strict=True)),
    # scenario.for-sale
    "for-sale": dict(zip(_OMENS, (10, 14, 49, 4, 36, 41, 40, 29, 22), strict=True)),
    # scenario.paranormal-investigators
    "paranormal-investigators": dict(zip(_OMENS, (47, 16, 15, 42, 31, 28, 5, 18, 32), strict=True)),
    # scenario.cursed
    "cursed": dict(zip(_OMENS, (50, 39, 17, 20, 19, 23, 27, 2, 46), strict=True)),
    # scenario.strange-disappearance
    "strange-disappearance": dict(zip(_OMENS, (25, 21, 11, 43, 13, 34, 44, 30, 35), strict=True)),
}
"""The haunt by Scenario card and Omen.

(components.scenario-cards, setup.scenario-decides-haunt, haunt-start.check-header, anatomy.identification-same,
changes.scenario-not-matrix)
"""

EVENT_HAUNTS = {
    "a-splash-of-crimson": 1,
    "a-vial-of-dust": 3,
    "eerie-mirror": 7,
    "the-house-is-hungry": 12,
    "say-cheese": 33,
}
"""Haunts of no Scenario card, by the Event that starts them (scenario.event-haunts, cards.events-can-start-haunt)."""
