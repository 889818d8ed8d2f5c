"""What Intruders may do to a character, and what shots and blows do to them, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..belongings import find
from ..combat import COMBAT_DIE, EGGS, ONE, TWO
from ..enemies import ENEMIES
from ..enemies.enemy import RETREAT
from ..intruders import LAIR
from ..item_cards import ITEMS
from ..state import Character, Intruder, Scene, Slot

LIFE = 8.0
"""What a life is worth; everything below is measured by it."""
SERIOUS = (1.0, 2.0, 3.0, LIFE)
"""How bad another Serious Wound is, by the number of those that one has."""
DIRT = 0.4
"""How bad a Contamination card is."""
PANIC = (0.6, 0.6, 1.4, 1.0, 1.4, 3.6)
"""How bad a Panic card is, by Insanity level."""
NUISANCE = {"duplicate": 0.7, "transformation": 0.5, "summoning": 0.9, "slime": 0.2}
"""How bad what else an Attack card does is."""
LARVA = 1.4
"""How bad a Larva is that one carries."""
SUM, HIGHEST, LOWEST = "sum", "highest", "lowest"
CHECKS = {
    "lurker": (2, LOWEST), "whisperer": (1, LOWEST), "stalker": (2, HIGHEST), LAIR: (2, HIGHEST),
    "creeper": (1, SUM), "adult": (1, SUM), "breeder": (2, SUM), "queen": (2, SUM),
}  # fmt: skip
"""By kind, how many Attack cards an injury check draws and what is compared; the others have checks of their own."""


VOLLEY = 4
"""How many shots one counts on, in the round in which one goes into a Room with Intruders."""
REPELLERS, REPELLED = ("fire-extinguisher", "taser"), 0.9
"""Items that drive one Intruder away, and how surely."""
HEAVY = ("shotgun", "assault-rifle")
"""Weapons any hit of which hurts more."""
DOUBLING = "sawn-off"
"""The weapon whose single hit counts as a double one."""
COMPARES: dict[str, Callable[[tuple[int, int]], int]] = {SUM: sum, HIGHEST: max, LOWEST: min}


def frailty(character: Character) -> float:
    """How much worse an attack is for somebody who is wounded: with 3 Serious Wounds the next one kills."""
    return (1.0, 1.3, 2.0, 4.0)[min(3, len(character.wounds))] + 0.15 * character.light


def wound_cost(wounds: int, light: int, lights: int = 1) -> float:
    """How bad some Light Wounds are: the third is a Serious one, and after three of those anything kills."""
    cost = 0.0
    for _ in range(lights):
        serious = wounds >= 3 or light >= 2
        cost += SERIOUS[min(3, wounds)] if serious else SERIOUS[wounds] / 3
        wounds, light = (wounds + 1, 0) if serious else (wounds, light + 1)
    return cost


@cache
def effect_cost(effect: str, wounds: int, light: int, insanity: int) -> float:
    """How bad the effect of an Attack card is for somebody in this state."""
    serious = SERIOUS[min(3, wounds)]
    match effect:
        case "scratch":
            return wound_cost(wounds, light) + DIRT
        case "claw":
            return wound_cost(wounds, light, 2) + DIRT
        case "bite" | "frenzy":
            return LIFE if wounds >= 2 else serious
        case "tail":
            return LIFE if wounds else serious
        case "braineating":
            return LIFE if wounds else SERIOUS[0] + SERIOUS[1]
        case "dismay":
            return DIRT + PANIC[insanity]
        case "dread":
            return serious + PANIC[insanity]
    return NUISANCE.get(effect, 0.0) + (DIRT if effect == "slime" else 0.0)


@cache
def attack_cost(enemy: str, kind: str, wounds: int, light: int, insanity: int) -> float:
    """How bad one attack of a kind is to be expected."""
    if kind == "larva":
        return LARVA + DIRT
    cards = ENEMIES[enemy].attacks.values()
    costs = [effect_cost(card.effect, wounds, light, insanity) for card in cards if kind in card.types]
    return sum(costs) / len(cards)


def threat(scene: Scene, seat: int, kind: str) -> float:
    """How bad one attack of a kind would be for a character now."""
    one = scene.state.characters[seat]
    return attack_cost(scene.options.enemy, kind, len(one.wounds), one.light, one.insanity)


def harm_in(scene: Scene, seat: int, room: Slot) -> float:
    """What the Intruders in a Room may do to a character there, if each attacks once."""
    return sum(threat(scene, seat, one.kind) for one in scene.state.intruders if one.room == room)


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
def chance_of_shots(enemy: str, kind: str, injuries: int, weapon: str, tries: int = 1) -> float:
    """How likely some shots, or blows for no weapon, rid one of an Intruder that has some Injuries."""
    if not tries:
        return 0.0
    total = 0.0
    for face in COMBAT_DIE:
        hits = {ONE: 1, TWO: 2 if weapon else 1}.get(face, int(kind in ENEMIES[enemy].hits.get(face, ())))
        hits += (weapon in HEAVY and hits > 0) or (weapon == DOUBLING and face == ONE)
        gone = chance_to_go(enemy, kind, injuries + hits) if hits else 0.0
        total += gone + (1.0 - gone) * chance_of_shots(enemy, kind, injuries + hits, weapon, tries - 1)
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
    return chance_of_shots(scene.options.enemy, intruder.kind, intruder.injuries, weapon, max(1, tries))


def chance_to_clear(scene: Scene, seat: int, room: Slot) -> float:
    """How likely a character who goes into a Room shoots its way free of the Intruders there."""
    weapon = max(scene.state.characters[seat].hands, key=lambda item: int(item.ammo), default=None)
    tries = min(VOLLEY, weapon.ammo) if weapon else 0
    foes = [one for one in scene.state.intruders if one.room == room and one.kind != LAIR]
    chance = 1.0
    for foe in foes:
        chance *= odds(scene, foe.id, weapon.key, tries // len(foes)) if weapon and tries >= len(foes) else 0.0
    repels = len(foes) == 1 and any(find(scene.state.characters[seat], key) for key in REPELLERS)
    return max(chance, REPELLED) if repels else chance


def named(scene: Scene, target: str) -> Intruder | None:
    """The Intruder with this name."""
    return next((one for one in scene.state.intruders if one.id == target), None)


def shots(character: Character) -> int:
    """Ammo in all weapons together."""
    return sum(item.ammo for item in character.hands if (card := ITEMS.get(item.key)) and card.weapon)
