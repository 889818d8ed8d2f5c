"""The types of Void Seeders, their miniatures, and the Insanity level that calls each."""

from __future__ import annotations

from ...intruders import LAIR
from ...state import State

LURKER, WHISPERER, STALKER, DESPOILER = "lurker", "whisperer", "stalker", "despoiler"
TYPES = (LURKER, WHISPERER, STALKER, DESPOILER)
"""From lowest to highest (encounter.type-order, components.four-types)."""
MINIATURES = {LURKER: 6, WHISPERER: 4, STALKER: 1, DESPOILER: 1, LAIR: 3}
"""components.minis-lurker, components.minis-whisperer, components.minis-stalker, components.minis-despoiler,
components.minis-lair; there is nothing like a Larva (components.no-larva)"""
TYPE_AT = {1: LURKER, 2: LURKER, 3: WHISPERER, 4: STALKER, 5: DESPOILER}
"""The symbols of the Insanity track (insanity.track-symbols, insanity.decides-type)."""
LAIRS = 3


def is_despoiler_dead(state: State) -> bool:
    """The Despoiler is killed when all 3 Lairs are destroyed, and by nothing else.

    (lair.three-kill-despoiler, seeder.despoiler-only-lairs, objective.despoiler-is-queen)
    """
    return state.lairs_destroyed >= LAIRS
