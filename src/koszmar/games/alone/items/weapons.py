"""Weapons: items of the Fight action (Fight, Items)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..actions.fight import strike, targets_here, targets_in_sight
from ..actions.interact import light
from ..labyrinth import note
from ..state import Item, Scene
from . import ItemCard, Strikes, enter

FOR_EACH_CHARGE = 2
"""Dice that Bullets roll for each charge (item.bullets-per-charge)."""
DICE = 3
"""Dice that the other weapons roll."""


def fire(scene: Scene, item: Item) -> Flow[bool]:
    """2 dice for each charge against one creature in sight; upgraded, misses may be rerolled.

    (item.bullets, item.bullets-per-charge, fight.example-worm)
    """
    target = yield from strike(scene, FOR_EACH_CHARGE * item.charges, at=targets_in_sight, reroll_misses=item.upgraded)
    return target is not None


BULLETS = ItemCard(
    "bullets", "mechanical", "chemical", "fight", fire,
    usable=lambda scene, item: bool(targets_in_sight(scene)), copies=3, many=True, printed=True,
    strikes=Strikes(FOR_EACH_CHARGE, targets_in_sight),
)  # fmt: skip


def throw_acid(scene: Scene, item: Item) -> Flow[bool]:
    """3 dice against a creature in sight, misses may be rerolled; upgraded, the acid goes on eating.

    (item.acid-vial, item.acid-vial-upgraded, item.acid-vial-symbol)
    """
    target = yield from strike(scene, DICE, at=targets_in_sight, reroll_misses=True)
    if target is None:
        return False
    if item.upgraded and target in scene.state.creatures:
        target.acid = True
        note(scene, "acid", figure=target.figure, kind=target.kind)
    return True


ACID_VIAL = ItemCard(
    "acid-vial", "chemical", "mechanical", "fight", throw_acid,
    usable=lambda scene, item: bool(targets_in_sight(scene)), printed=True, strikes=Strikes(DICE, targets_in_sight),
)  # fmt: skip


def burn(scene: Scene, item: Item) -> Flow[bool]:
    """3 dice against a creature here, half-hits count; upgraded, the sector is lit afterwards."""
    target = yield from strike(scene, DICE, half=True)
    if target is None:
        return False
    if item.upgraded:
        light(scene, [scene.state.hero])
    return True


PLASMA_TORCH = ItemCard(
    "plasma-torch", "electric", "chemical", "fight", burn, usable=lambda scene, item: bool(targets_here(scene)),
    strikes=Strikes(DICE, targets_here, half=True),
)  # fmt: skip

enter(BULLETS, ACID_VIAL, PLASMA_TORCH)
