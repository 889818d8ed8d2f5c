"""Monsters in the house: their boxes, their numbers, how they come and go, and what a stun does."""

from __future__ import annotations

from koszmar.parts.figures import free_id
from koszmar.parts.tokens import give_back, take

from . import moments
from .answers import haunt_answer
from .haunt import BOXES, MonsterKind
from .state import Monster, Scene, State, the_haunt


def monster(state: State, key: str) -> Monster:
    """The monster with this id."""
    assert state.haunt is not None
    for one in state.haunt.monsters:
        if one.id == key:
            return one
    raise KeyError(key)


def box_of(state: State, kind: str) -> MonsterKind:
    """The monster box of a kind."""
    return BOXES[the_haunt(state).number, kind]


def kind_of(state: State, key: str) -> MonsterKind:
    """The monster box of a monster."""
    return box_of(state, monster(state, key).kind)


def monster_value(scene: Scene, key: str, trait: str) -> int:
    """A monster's number for a trait: what its haunt makes of it, or the printed one (monster.fixed-traits)."""
    answer = haunt_answer(scene, moments.monster_value)
    said = answer(scene, key, trait) if answer else None
    return printed_value(scene, monster(scene.state, key).kind, trait) if said is None else int(said)


def printed_value(scene: Scene, kind: str, trait: str) -> int:
    """The number in the monster box; a designer may have turned it (anatomy.monster-box-traits)."""
    haunt = the_haunt(scene.state)
    turned = scene.parameters.monsters.get(f"{haunt.number}/{kind}/{trait}")
    return int(getattr(box_of(scene.state, kind), trait)) if turned is None else int(turned)


def add_monster(scene: Scene, kind: str, tile: str, value: int = 0) -> Monster | None:
    """Put a monster on a tile; None when its tokens have run out."""
    state = scene.state
    assert state.haunt is not None
    box = box_of(state, kind)
    if not take(state.box, box.token):
        return None
    name = free_id(kind, {one.id for one in state.haunt.monsters})
    one = Monster(name, kind, box.token, tile, value=value)
    state.haunt.monsters.append(one)
    scene.tell("monster-appears", monster=one.id, tile=tile)
    return one


def remove_monster(scene: Scene, key: str, *, slain: bool = False) -> None:
    """Take a monster out of the house; its token waits in the box (monster.killed-removed)."""
    state = scene.state
    assert state.haunt is not None
    one = monster(state, key)
    scene.tell("monster-gone", monster=key, tile=one.place, slain="yes" if slain else "no")
    state.haunt.monsters.remove(one)
    give_back(state.box, one.token)
    if state.monsters is not None:
        state.monsters.waiting = [other for other in state.monsters.waiting if other != key]


def monsters_of(state: State, kind: str) -> list[Monster]:
    """The monsters of a kind in the house."""
    assert state.haunt is not None
    return [one for one in state.haunt.monsters if one.kind == kind and one.place]


def monsters_on(state: State, tile: str, kind: str | None = None) -> list[Monster]:
    """The monsters on a tile."""
    assert state.haunt is not None
    return [one for one in state.haunt.monsters if one.place == tile and (kind is None or one.kind == kind)]


def show_box(state: State, key: str) -> None:
    """A monster that moves or fights uses its box: from now on all may read it (secrecy.book-secret-until-used)."""
    assert state.haunt is not None
    passage = f"monster-{monster(state, key).kind}"
    if passage not in state.haunt.shown:
        state.haunt.shown.append(passage)


def stun(scene: Scene, key: str) -> None:
    """Turn a monster to its stunned side; a second stun changes nothing (monster.stun-does-not-stack)."""
    one = monster(scene.state, key)
    if not one.stunned:
        one.stunned = True
        scene.tell("stun", monster=key)
