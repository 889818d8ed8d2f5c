"""What a kind of monster is: class, health, awareness, horror, brawn, ability (Monsters, Monster Figures).

(figures.kinds, figures.bases, monster.awareness, monster.horror-rating, monster.brawn, monster.health-formula)
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Class = Literal["humanoid", "beast", "spirit"]


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
