"""The arithmetic of dice: how likely a roll is to reach a number, and what an attack promises."""

from __future__ import annotations

from koszmar.parts.dice import at_least
from koszmar.parts.figures import Figure, is_seat

from ..attack import trait_of
from ..bestiary import monster_value
from ..cards import CARDS
from ..haunt import Action
from ..state import Scene, value
from .tastes import current_tastes


def chance_of(scene: Scene, seat: int, action: Action) -> float:
    """The chance of the best row of an action; what needs no roll is sure."""
    if not action.bands:
        return 1.0
    bonus = action.bonus(scene, seat) if action.bonus else 0
    needed = max(action.bands) - bonus - current_tastes(scene.state).reserve_of(scene, seat, action)
    counts = [action.dice(scene, seat)] if action.dice else [dice_of(scene, seat, trait) for trait in action.roll]
    return max(at_least(scene.parameters.die, max(0, count), needed) for count in counts)


def dice_of(scene: Scene, actor: Figure, trait: str) -> int:
    """The dice that a trait gives to an explorer or a monster, before cards and tokens add theirs."""
    if is_seat(actor):
        return value(scene.state.explorers[actor], trait)
    return monster_value(scene, actor, trait)


def dice_against(scene: Scene, attacker: Figure, way: str, target: Figure) -> tuple[int, int]:
    """The dice of both sides in an attack, the weapon's among them."""
    card, trait = CARDS.get(way), trait_of(way)
    more = card.weapon.dice if card and card.weapon else 0
    return dice_of(scene, attacker, trait) + more, dice_of(scene, target, trait)
