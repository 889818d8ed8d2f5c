"""What a kind of monster is: class, health, awareness, horror, brawn, ability (Monsters, Monster Figures).

(figures.kinds, figures.bases, monster.awareness, monster.horror-rating, monster.brawn, monster.health-formula)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from .effects.model import Effect

if TYPE_CHECKING:
    from .state import Monster, Scene

Class = Literal["humanoid", "beast", "spirit"]
ABILITIES = ("aquatic", "flying", "massive", "phasing", "pressing", "warded")
"""What some monsters can do that others cannot (monster.abilities)."""


class MonsterCard(Struct, frozen=True):
    """A kind of monster."""

    key: str
    type: Class
    health: int
    """The base value …"""
    per: int
    """… and what each investigator in the match adds."""
    awareness: int
    horror: int
    brawn: int
    figures: int
    ability: str = ""
    base: str = "small"


MONSTERS: dict[str, MonsterCard] = {
    card.key: card
    for card in (
        MonsterCard("cultist", "humanoid", 1, 1, 3, 1, 2, 6),
        MonsterCard("deep-one", "humanoid", 2, 1, 3, 4, 2, 3, "aquatic"),
        MonsterCard("deep-one-hybrid", "humanoid", 2, 1, 3, 1, 2, 3),
        MonsterCard("child-of-dagon", "humanoid", 1, 1, 4, 3, 2, 1, "aquatic"),
        MonsterCard("priest-of-dagon", "humanoid", 2, 2, 4, 3, 2, 1, "warded"),
        MonsterCard("ghost", "spirit", 1, 1, 2, 5, 1, 3, "phasing"),
        MonsterCard("hunting-horror", "beast", 3, 1, 5, 6, 3, 2, "flying", "medium"),
        MonsterCard("riot", "humanoid", 5, 3, 7, 4, 4, 3, "pressing", "medium"),
        MonsterCard("star-spawn", "beast", 9, 3, 5, 8, 5, 2, "massive", "large"),
    )
}


# -- monsters that only a scenario has ---------------------------------------------------------------------------------


class Deed(Struct, frozen=True):
    """An activation: how far and whither, what is in reach, whom it is aimed at, what that one suffers."""

    movement: str
    reach: str
    victim: str
    effects: tuple[Effect, ...]
    instead: int
    """How far it moves if it reaches nobody."""
    text: str = ""
    """What the scenario tells."""


class Check(Struct, frozen=True):
    """An evade or horror check."""

    effects: tuple[Effect, ...]
    text: str = ""


class OwnBlow(Struct, frozen=True):
    """A text for attacks on a monster of the scenario."""

    weapons: tuple[str, ...]
    """For which types of attack it is; none: for all."""
    skill: str
    dice: int
    damage: int
    hit: tuple[Effect, ...]
    miss: tuple[Effect, ...]
    text: str = ""


class OwnMonster(Struct, frozen=True):
    """A kind of monster that only one scenario has; whatever is empty is as with its figure."""

    card: MonsterCard
    figure: str
    text: str
    deeds: tuple[Deed, ...] = ()
    evades: tuple[Check, ...] = ()
    frights: tuple[Check, ...] = ()
    blows: tuple[OwnBlow, ...] = ()


def own_of(scene: Scene, monster: Monster) -> OwnMonster | None:
    """What the scenario says of a monster, if it is one of its own."""
    if not monster.name:
        return None
    from .scenario.library import scenario

    return scenario(scene.state.plot.scenario).bestiary.get(monster.name)


def card_of(scene: Scene, monster: Monster) -> MonsterCard:
    """Class, health, awareness, horror, brawn and ability of a monster."""
    own = own_of(scene, monster)
    return own.card if own is not None else MONSTERS[monster.kind]
