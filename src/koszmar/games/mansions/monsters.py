"""Monsters on the board: spawning, harm, defeat, who is where (Monsters).

(monster.meaning, monster.spawn, monster.id-token, monster.defeated, monster.defeated-removed)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import free_id

from .bestiary import MONSTERS, card_of
from .board import is_placed, within_range
from .scenario import happenings
from .state import Monster, Scene, Space, count


def in_space(scene: Scene, space: Space) -> list[Monster]:
    """The monsters in a space."""
    monsters = scene.state.monsters
    return [monster for monster in monsters if monster.space == space] if monsters else []


def in_range(scene: Scene, space: Space) -> list[Monster]:
    """The monsters within range of a space."""
    if not scene.state.monsters:
        return []
    near = within_range(scene, space)
    return [monster for monster in scene.state.monsters if monster.space in near]


def health_of(scene: Scene, monster: Monster) -> int:
    """The base value plus a value for each investigator in the match (monster.health-formula)."""
    card = card_of(scene, monster)
    return card.health + card.per * count(scene)


def spawn(
    scene: Scene, kind: str, space: Space, *, instead: str = "", fresh: bool = False, name: str = ""
) -> Monster | None:
    """Put a monster on the board, or its substitute if no figure or identification token is left.

    (setup.monsters-with-tokens, monster.spawn, monster.id-token, limit.everything-else, limit.none-left,
    monster-step.new-spawns)
    """
    state = scene.state
    if not is_placed(state, space):
        return None
    if not can_spawn(scene, figure_of(scene, kind)):
        if not instead or not can_spawn(scene, figure_of(scene, instead)):
            return None
        kind = instead
    if (figure := figure_of(scene, kind)) != kind:
        kind, name = figure, kind
    key = free_id(kind, {monster.id for monster in state.monsters})
    waits = fresh or (scene.rulings.new_monsters == "wait" and state.phase in ("events", "monsters"))
    monster = Monster(key, kind, space, fresh=waits, name=name)
    state.monsters.append(monster)
    scene.tell("spawns", monster=key, kind=kind, space=space)
    return monster


def figure_of(scene: Scene, kind: str) -> str:
    """The kind of figure that stands for a monster: its own, or what the scenario says."""
    own = happenings.plan(scene).bestiary.get(kind)
    return own.figure if own is not None else kind


def can_spawn(scene: Scene, kind: str) -> bool:
    """Whether there is a figure left, and a token to tell it from others of its kind."""
    monsters = scene.state.monsters
    alike = sum(monster.kind == kind for monster in monsters)
    kinds = {monster.kind for monster in monsters}
    marked = len(monsters) - len(kinds)
    return alike < MONSTERS[kind].figures and (not alike or marked < scene.parameters.identification)


def hurt(scene: Scene, monster: Monster, damage: int) -> Flow[bool]:
    """A monster suffers damage; whether it is defeated (attack.mark-damage, monster.defeated)."""
    if damage <= 0 or monster not in scene.state.monsters:
        return False
    health = health_of(scene, monster)
    monster.damage = min(health, monster.damage + damage)
    scene.tell("monster-hurt", monster=monster.id, damage=damage, left=health - monster.damage)
    if monster.damage < health or monster.cannot_fall:
        monster.damage = min(monster.damage, health - 1) if monster.cannot_fall else monster.damage
        return False
    yield from defeat(scene, monster)
    return True


def defeat(scene: Scene, monster: Monster) -> Flow[None]:
    """A defeated monster leaves the board, and the scenario may answer (monster.defeated-removed)."""
    remove(scene, monster)
    scene.tell("defeated", monster=monster.id, kind=monster.kind, space=monster.space)
    yield from happenings.happen(scene, "defeated", monster=monster)


def remove(scene: Scene, monster: Monster) -> None:
    """A monster goes back to the supply."""
    scene.state.monsters = [other for other in scene.state.monsters if other is not monster]


def heal(scene: Scene, monster: Monster, amount: int) -> None:
    """A monster loses damage."""
    healed = min(amount, monster.damage)
    monster.damage -= healed
    if healed:
        scene.tell("monster-heals", monster=monster.id, amount=healed)
