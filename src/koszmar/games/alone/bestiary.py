"""The creatures: five kinds and two bosses, their values in normal and Nightmare mode (creature.five-kinds)."""

from __future__ import annotations

from msgspec import Struct

from .state import Creature, Scene


class Values(Struct, frozen=True):
    """One row of the statistics table (creature.columns)."""

    dark: int
    """Attack dice in a dark sector."""
    lit: int
    to_wound: int
    to_kill: int
    sanity: int
    distance: int = 0
    """The least distance from the Hero at which it is deployed; bosses are not deployed."""


class Kind(Struct, frozen=True):
    """A kind of creature."""

    key: str
    normal: Values
    nightmare: Values
    ability: str = ""
    """The ability in which its death gives experience (xp.ability-kind-links)."""
    boss: bool = False


KINDS = {
    kind.key: kind
    for kind in (
        Kind("spores", Values(3, 2, 1, 1, 1, 3), Values(4, 3, 1, 1, 1, 2), "keen-eye"),
        Kind("parasite", Values(2, 1, 2, 1, 1, 4), Values(3, 2, 2, 1, 2, 3), "cold-blood"),
        Kind("hollow", Values(2, 1, 2, 1, 2, 3), Values(3, 2, 2, 2, 2, 2), "agility"),
        Kind("cultist", Values(2, 2, 2, 2, 0, 4), Values(3, 3, 2, 2, 1, 3), "precision"),
        Kind("worm", Values(3, 0, 2, 2, 2, 5), Values(4, 1, 2, 2, 3, 4), "courage"),
        Kind("colonel", Values(3, 3, 2, 2, 1), Values(3, 3, 2, 2, 1), boss=True),
        Kind("chrysalis", Values(4, 3, 3, 3, 2), Values(4, 3, 3, 3, 2), boss=True),
    )
}
"""By key (creature.stats-spores, creature.stats-parasite, creature.stats-worm, creature.stats-cultist,
creature.stats-fifth, nightmare.stronger-stats, mission.fm01-stats, xp.parasite-cold-blood)."""
ORDINARY = tuple(key for key, kind in KINDS.items() if not kind.boss)
BOSSES = tuple(key for key, kind in KINDS.items() if kind.boss)
ABILITIES = ("agility", "courage", "keen-eye", "precision", "cold-blood")
"""xp.five-abilities"""


def values_of(scene: Scene, kind: str) -> Values:
    """The values of a kind now: in Nightmare mode the other side of the card.

    (nightmare.flip-stats, nightmare.stats-all, creature.two-sides)
    """
    return KINDS[kind].nightmare if scene.state.sheet.nightmare else KINDS[kind].normal


def thresholds(scene: Scene, creature: Creature) -> tuple[int, int]:
    """The damage that wounds it, and the damage that kills it once wounded."""
    values = values_of(scene, creature.kind)
    return values.to_wound + creature.tough, values.to_kill + creature.tough


def is_boss(creature: Creature) -> bool:
    """Whether it is a boss: not deployed, not transferred, not counted (mission.fm01-no-limit)."""
    return creature.kind in BOSSES
