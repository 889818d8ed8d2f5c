"""What Intruders may do to a character, and what shots and blows do to them, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..combat import COMBAT_DIE, EGGS, ONE, TWO
from ..enemies import ENEMIES
from ..enemies.enemy import RETREAT
from ..intruders import LAIR
from ..item_cards import ITEMS
from ..state import Character, Intruder, Scene, Slot, intruders_in

MENACE = {
    "lurker": 0.5, "whisperer": 0.8, "stalker": 1.2, "despoiler": 1.6, LAIR: 0.0,
    "larva": 0.9, "creeper": 0.5, "adult": 0.9, "breeder": 1.2, "queen": 1.6,
}  # fmt: skip
"""How bad an attack of each kind is for somebody who is well."""
SUM, HIGHEST, LOWEST = "sum", "highest", "lowest"
CHECKS = {
    "lurker": (2, LOWEST), "whisperer": (1, LOWEST), "stalker": (2, HIGHEST), LAIR: (2, HIGHEST),
    "creeper": (1, SUM), "adult": (1, SUM), "breeder": (2, SUM), "queen": (2, SUM),
}  # fmt: skip
"""By kind, how many Attack cards an injury check draws and what is compared; the others have checks of their own."""


HEAVY = ("shotgun", "assault-rifle", "sawn-off")
"""Weapons whose hits hurt more."""
COMPARES: dict[str, Callable[[tuple[int, int]], int]] = {SUM: sum, HIGHEST: max, LOWEST: min}


def frailty(character: Character) -> float:
    """How much worse an attack is for somebody who is wounded: with 3 Serious Wounds the next one kills."""
    return (1.0, 1.3, 2.0, 4.0)[min(3, len(character.wounds))] + 0.15 * character.light


def harm_in(scene: Scene, seat: int, room: Slot) -> float:
    """What the Intruders in a Room may do to a character there."""
    menace = sum(MENACE[one.kind] for one in intruders_in(scene.state, room))
    return menace * frailty(scene.state.characters[seat]) if menace else 0.0


@cache
def chance_to_go(enemy: str, kind: str, injuries: int) -> float:
    """How likely an Intruder dies or retreats when it is checked with this many Injuries."""
    cards = [card.blood for card in ENEMIES[enemy].attacks.values()]
    retreats = cards.count(RETREAT) / len(cards)
    if kind == "larva":
        return 1.0
    if kind == "despoiler":
        return retreats
    drawn, how = CHECKS[kind]
    if drawn == 1:
        return sum(card <= injuries for card in cards) / len(cards)
    compare = COMPARES[how]
    gone = 0
    for one in cards:
        for other in cards:
            if RETREAT in (one, other):
                gone += kind != LAIR
            else:
                gone += compare((one, other)) <= injuries
    return gone / len(cards) ** 2


@cache
def chance_of_shot(enemy: str, kind: str, injuries: int, weapon: str) -> float:
    """How likely a shot, or a blow for no weapon, rids one of an Intruder that has some Injuries."""
    total = 0.0
    for face in COMBAT_DIE:
        hits = {ONE: 1, TWO: 2 if weapon else 1}.get(face, int(kind in ENEMIES[enemy].hits.get(face, ())))
        hits += weapon in HEAVY and face in (ONE, TWO)
        if hits:
            total += chance_to_go(enemy, kind, injuries + hits)
    return total / len(COMBAT_DIE)


@cache
def chance_to_miss(enemy: str, kind: str) -> float:
    """How likely a blow with bare hands misses."""
    hits = [face in (ONE, TWO) or kind in ENEMIES[enemy].hits.get(face, ()) for face in COMBAT_DIE]
    return 1.0 - sum(hits) / len(COMBAT_DIE)


def odds(scene: Scene, target: str, weapon: str, tries: int = 1) -> float:
    """How likely some attacks rid one of a target; Eggs break under nearly anything."""
    if target == EGGS:
        return 5 / 6
    intruder = named(scene, target)
    if intruder is None:
        return 0.0
    stays = 1.0
    for injuries in range(intruder.injuries, intruder.injuries + max(1, tries)):
        stays *= 1.0 - chance_of_shot(scene.options.enemy, intruder.kind, injuries, weapon)
    return 1.0 - stays


def named(scene: Scene, target: str) -> Intruder | None:
    """The Intruder with this name."""
    return next((one for one in scene.state.intruders if one.id == target), None)


def shots(character: Character) -> int:
    """Ammo in all weapons together."""
    return sum(item.ammo for item in character.hands if (card := ITEMS.get(item.key)) and card.weapon)
