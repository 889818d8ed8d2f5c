"""The attack action (Attack Action)."""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Flow, Key

from ..attacks import UNARMED, attack, targets, weapons
from ..effects.context import Context
from ..in_force import kind_of
from ..state import Scene, Who
from .around import Around


def options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("attack", weapon, monster) (attack.step-choose-attack, attack.step-choose-monster)."""
    if not scene.state.monsters:
        return []
    found: list[Key] = []
    for card in weapons(scene, who):
        found += [("attack", kind_of(card.key), monster.id) for monster in targets(scene, who, card)]
    return found + [("attack", UNARMED, monster.id) for monster in targets(scene, who, None)]


def perform(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Attack (attack.step-confirm, attack.call-off)."""
    _, weapon, target = choice
    card = next((card for card in weapons(scene, who) if kind_of(card.key) == weapon), None)
    monster = next(one for one in scene.state.monsters if one.id == target)
    yield from attack(scene, who, card, monster)
