"""Common Items that are weapons: six Firearms, ten Heavy Weapons, four Bladed Weapons."""

from __future__ import annotations

from typing import Any, Literal

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..actions.others import push_spaces, shove
from ..attacks import Blow
from ..bestiary import card_of
from ..board import is_indoor, within_range
from ..evade import evade
from ..features import LIGHT, is_light, put_out
from ..harm import suffer
from ..item_cards import Attack, CardAction, ItemCard, item
from ..moving import may_move
from ..possessions import discard, drop, flip
from ..skills import Offers, Roll, reroll, worst
from ..state import DAMAGE, Card, Monster, Scene, Who, seat_of
from .using import always, more_dice, next_to, space_of, tagged

FIREARM, HEAVY, BLADED = "firearm", "heavy-weapon", "bladed-weapon"
PRY, DIG = "pry", "dig"


def weapon(
    key: str, trait: str, reach: Literal["melee", "ranged"], damage: int, *tags: str, dice: int = 0, **more: Any
) -> None:
    """Enter a weapon, or its other side; tags are what scenarios and other cards may ask for."""
    types: dict[str, Any] = {FIREARM: "firearm", HEAVY: "heavy", BLADED: "bladed"}
    special = {name: more.pop(name) for name in ("holy", "thrown") if name in more}
    attack = Attack(reach, damage, types[trait], dice, **special)
    item(ItemCard(key, "common", frozenset((trait, *tags)), attack, **more))


def turn_over(scene: Scene, who: Who, card: Card, choice: Key) -> None:
    """Action: flip the card."""
    flip(scene, who, card)


# -- Firearms ------------------------------------------------------------------------------------------------------

weapon("18-derringer", FIREARM, "ranged", 1, "hidden-away")
weapon("38-revolver", FIREARM, "ranged", 2)


def steadies(scene: Scene, roll: Roll, card: Card | None) -> Offers:
    """.45 Automatic: attacking with it, one die is rolled again."""
    key = "45-automatic"
    if key not in roll.tags or key in roll.used or not worst(roll):
        return {}
    return {key: lambda: reroll(scene, roll, key, worst(roll))}


weapon("45-automatic", FIREARM, "ranged", 2, on=(moments.changes.by(steadies),))


def at_a_distance(scene: Scene, who: Who, monster: Monster) -> bool:
    """Carbine Rifle: not against a monster in one's own space."""
    return monster.space != space_of(scene, who)


weapon("carbine-rifle", FIREARM, "ranged", 3, may_attack=at_a_distance)


def close_by(scene: Scene, who: Who, monster: Monster) -> bool:
    """Shotgun: only in one's own space or next to it."""
    return monster.space in within_range(scene, space_of(scene, who), 1)


weapon("shotgun", FIREARM, "ranged", 4, may_attack=close_by)


def runs_empty(scene: Scene, who: Who, blow: Blow, card: Card) -> None:
    """Tommy Gun: after an attack without a success it is empty."""
    if not blow.result:
        flip(scene, who, card)


weapon("tommy-gun", FIREARM, "ranged", 3, on=(moments.attacked.by(runs_empty),))
item(ItemCard("tommy-gun/back", "common", frozenset((FIREARM,)), actions=(CardAction("reload", always, turn_over),)))

# -- Heavy Weapons -------------------------------------------------------------------------------------------------


def breaks(scene: Scene, who: Who, blow: Blow, card: Card) -> None:
    """2x4: an attack without a success breaks it."""
    if not blow.result:
        discard(scene, who, card)


weapon("2x4", HEAVY, "melee", 1, dice=1, on=(moments.attacked.by(breaks),))
weapon("axe", HEAVY, "melee", 3, PRY, on=(more_dice(1, lambda roll: roll.why == "force"),))
weapon("crowbar", HEAVY, "melee", 2, PRY, on=(more_dice(2, tagged(PRY)),))


def burning_near(scene: Scene, who: Who, card: Card) -> list[Key]:
    """The spaces next to this one that burn; only this one, if none of them does."""
    fire = scene.state.fire
    near: list[Key] = [space for space in next_to(scene, who) if space in fire]
    own = space_of(scene, who)
    return near or ([own] if own in fire else [])


def sprays(scene: Scene, who: Who, card: Card, space: Key) -> None:
    """Fire Extinguisher: no Fire in one's own space and one next to it; then it is empty."""
    put_out(scene, space_of(scene, who))
    put_out(scene, str(space))
    flip(scene, who, card)


weapon("fire-extinguisher", HEAVY, "melee", 1, actions=(CardAction("spray", burning_near, sprays),))
weapon("fire-extinguisher/back", HEAVY, "melee", 1)


def knocks_back(scene: Scene, who: Who, blow: Blow, card: Card) -> Flow[None]:
    """Lead Pipe: a monster that it has hurt and that is not too strong may be moved, as if it had been pushed."""
    monster = blow.monster
    standing = any(one is monster for one in scene.state.monsters)
    if not blow.damage or not standing or card_of(scene, monster).brawn > 2:
        return
    options: list[Key] = ["stay", *push_spaces(scene, monster)]
    there = yield ask(seat_of(scene, who), "knock-back", options, rule="push.move-target", who=who, monster=monster.id)
    if there != "stay":
        yield from shove(scene, monster, str(there))
        yield from may_move(scene, who, 1, evade, to=str(there))  # push.follow


weapon("lead-pipe", HEAVY, "melee", 2, on=(moments.attacked.by(knocks_back),))


def needs_room(scene: Scene, roll: Roll) -> int:
    """Pickaxe: hard to swing under a roof, good for prying and digging."""
    cramped = "pickaxe" in roll.tags and is_indoor(space_of(scene, roll.who))
    return tagged(PRY, DIG)(roll) - cramped


weapon("pickaxe", HEAVY, "melee", 3, PRY, DIG, on=(moments.dice.by(needs_room),))
weapon("shovel", HEAVY, "melee", 2, DIG, on=(more_dice(2, tagged(DIG)),))
weapon("sledgehammer", HEAVY, "melee", 4, dice=-1)


def goes_out(scene: Scene, who: Who, card: Card) -> bool:
    """Torch: when lights are put out, it stays in the hand."""
    flip(scene, who, card)
    return True


def with_a_flame(scene: Scene, who: Who, card: Card) -> list[Key]:
    """Where another light burns in the space."""
    return [()] if is_light(scene, space_of(scene, who)) else []


weapon("torch", HEAVY, "melee", 1, LIGHT, on=(moments.lights_out.by(goes_out),))
weapon("torch/back", HEAVY, "melee", 1, actions=(CardAction("light", with_a_flame, turn_over),))
weapon("wrench", HEAVY, "melee", 2, on=(moments.steps.by(lambda scene, who, kind: int(kind == "lock")),))

# -- Bladed Weapons ------------------------------------------------------------------------------------------------


def flies(scene: Scene, who: Who, blow: Blow, card: Card) -> None:
    """Knife: thrown into another space, it lies there."""
    if blow.there != space_of(scene, who):
        drop(scene, who, card, blow.there)


weapon("knife", BLADED, "melee", 1, thrown=True, on=(moments.attacked.by(flies),))
weapon("machete", BLADED, "melee", 3)


def cuts_back(scene: Scene, who: Who, blow: Blow, card: Card) -> Flow[None]:
    """Meat Cleaver: whoever misses cuts himself."""
    if not blow.result:
        yield from suffer(scene, who, DAMAGE, 1, up=False, cause="card")


weapon("meat-cleaver", BLADED, "melee", 2, dice=1, on=(moments.attacked.by(cuts_back),))
weapon("ritual-dagger", BLADED, "melee", 2, holy=True)
