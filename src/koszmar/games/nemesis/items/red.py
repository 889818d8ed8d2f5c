"""The red Item deck: military things."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..abilities import Ability, Use
from ..asking import pick_room
from ..belongings import attach, find, let_go, load
from ..combat import EGGS, TWO, Shot, destroy_eggs, injuries, loose_eggs, may_reroll, read_die, weapon_of
from ..hand import discard_some
from ..intruders import LAIR, attack, injure, target_in
from ..intruders import enter as send
from ..item_cards import ItemCard, Weapon, enter
from ..movement import move
from ..rooms.ones import can_switch_destruct, pick_weapon, switch_destruct
from ..rooms.twos import can_look, monitoring
from ..ship import neighbours
from ..state import Intruder, Item, Scene, intruders_in
from ..uses import (
    at_computer,
    can_turn_key,
    has_way_out,
    look_at_objective,
    others_with_objective,
    pick_neighbour,
    room_of,
    turn_key,
)
from .sharing import ENERGY_CHARGE, after_eggs, blast, others_here, within_throw

# -- Grenade, Smoke Grenade ----------------------------------------------------------------------------------------


def can_throw(scene: Scene, seat: int) -> bool:
    """Whether there is something to throw it at."""
    return bool(within_throw(scene, seat))


def throw_grenade(scene: Scene, seat: int) -> Flow[None]:
    """1 Intruder here or next door takes 2 Injuries, others there 1, and every character there a Serious Wound.

    (door.closed-blocks, lair.intruder-for-actions, room.nest-attack-eggs: thrown at Eggs it destroys 2, else 1)
    """
    state = scene.state
    room = yield from pick_room(scene, seat, "pick-room-throw", within_throw(scene, seat), "door.closed-blocks")
    there = {one.id: one for one in intruders_in(state, room)}
    options: list[Key] = [*there, *([EGGS] if loose_eggs(scene, room) else [])]
    target = yield ask(seat, "pick-intruder", options, rule="lair.intruder-for-actions")
    scene.tell("throws", seat=seat, item="grenade", room=room, target=target)
    destroy_eggs(scene, room, 2 if target == EGGS else 1)
    hit = there.get(target)
    if hit is not None:
        injure(scene, hit, 2)
    yield from blast(scene, room, hit)
    if target == EGGS:
        yield from after_eggs(scene, seat)


def throw_smoke(scene: Scene, seat: int) -> Flow[None]:
    """Every other character here discards 1 Action card; you move next door and are not attacked (escape.how)."""
    for other in others_here(scene, seat):
        yield from discard_some(scene, other, "discard-smoke", "escape.how", 1)
    room = yield from pick_neighbour(scene, seat, "escape.how")
    yield from move(scene, seat, room, unattacked=True)


# -- Lure ----------------------------------------------------------------------------------------------------------


def lured(scene: Scene, seat: int) -> list[Intruder]:
    """The Intruders in Rooms next to the own one; Lairs do not walk (move.neighbour, lair.material)."""
    near = neighbours(scene.state, room_of(scene, seat))
    return [one for one in scene.state.intruders if one.room in near and one.kind != LAIR]


def can_lure(scene: Scene, seat: int) -> bool:
    """Whether somebody would come."""
    return bool(lured(scene, seat))


def lure(scene: Scene, seat: int) -> Flow[None]:
    """Choose a Room next door: all Intruders of Rooms next door go there; who leaves Combat attacks once first."""
    state = scene.state
    near = neighbours(state, room_of(scene, seat))
    room = yield from pick_room(scene, seat, "pick-room-lure", near, "move.neighbour")
    for intruder in lured(scene, seat):
        if intruder.room == room:
            continue
        victim = target_in(scene, intruder.room)
        if victim is not None:
            yield from attack(scene, intruder, victim)
        if intruder in state.intruders:
            send(scene, intruder, room)


# -- Extended Magazine ---------------------------------------------------------------------------------------------


def energy_weapons(scene: Scene, seat: int) -> list[Item]:
    """Own Energy Weapons, whatever their Ammo."""
    hands = scene.state.characters[seat].hands
    return [item for item in hands if (weapon := weapon_of(item)) and weapon.energy]


def extend(scene: Scene, seat: int) -> Flow[None]:
    """Attach it to an Energy Weapon: 2 Ammo, and 2 more than its maximum (item.attached, item.ammo-max)."""
    host = yield from pick_weapon(scene, seat, energy_weapons(scene, seat), "item.attached")
    character = scene.state.characters[seat]
    magazine = find(character, "extended-magazine")
    assert magazine is not None
    let_go(character, magazine)
    attach(scene, seat, magazine.key, host)
    load(scene, seat, host, 2)


def two_more(scene: Scene, most: int) -> int:
    """The weapon holds 2 Ammo more."""
    return most + 2


# -- prototypes ----------------------------------------------------------------------------------------------------


def may_fire_on(scene: Scene, shot: Shot) -> Flow[None]:
    """Prototype Rifle: on a double hit 1 more Ammo may be spent for 1 more Injury."""
    assert shot.weapon is not None
    if shot.face == TWO and shot.weapon.ammo:
        answer = yield ask(shot.seat, "fire-on", ["stop", "fire"], rule="combat.weapon-text", weapon=shot.weapon.key)
        if answer == "fire":
            shot.weapon.ammo -= 1
            shot.injuries += 1


def tears_apart(scene: Scene, shot: Shot) -> None:
    """Prototype Shotgun, which hardly ever misses: a hit, single or double, deals 1 more."""
    if shot.hits:
        shot.injuries += 1


def may_roll_again(scene: Scene, shot: Shot) -> Flow[None]:
    """Prototype Pistol: the die may be rolled again once."""
    yield from may_reroll(scene, shot, 1)
    read_die(scene, shot)
    shot.injuries = injuries(scene, shot.face, shot.target, melee=False)


# -- keys ----------------------------------------------------------------------------------------------------------


def senders(scene: Scene, seat: int) -> list[int]:
    """Others with an Objective who have sent a Signal, seen from a working Computer."""
    if not at_computer(scene, seat):
        return []
    return [other for other in others_with_objective(scene, seat) if scene.state.characters[other].signal]


def can_listen_in(scene: Scene, seat: int) -> bool:
    """Whether somebody's Signal can be listened to."""
    return bool(senders(scene, seat))


def listen_in(scene: Scene, seat: int) -> Flow[None]:
    """Look at the Objective of a character who has sent a Signal."""
    return look_at_objective(scene, seat, senders(scene, seat))


def can_turn_destruct_key(scene: Scene, seat: int) -> bool:
    """At a working Computer, as for the Generator (destruct.yellow-irreversible, destruct.not-with-hibernated)."""
    return at_computer(scene, seat) and can_switch_destruct(scene, seat)


def _weapon(key: str, weapon: Weapon) -> ItemCard:
    return ItemCard(key, "red", heavy=True, single_use=False, weapon=weapon)


enter(
    ItemCard("energy-charge", "red", 11, component="battery", ability=ENERGY_CHARGE),
    ItemCard("grenade", "red", 4, ability=Ability((Use("throw", throw_grenade, can_throw),), 1)),
    ItemCard("smoke-grenade", "red", 3, ability=Ability((Use("throw", throw_smoke, has_way_out),), 1, "combat")),
    ItemCard("recon-drone", "red", 3, ability=Ability((Use("look", monitoring, can_look),), 1, "calm")),
    ItemCard("lure", "red", 2, ability=Ability((Use("lure", lure, can_lure),), 1)),
    ItemCard(
        "extended-magazine", "red", single_use=False, on=(moments.max_ammo.by(two_more),),
        ability=Ability((Use("attach", extend, lambda scene, seat: bool(energy_weapons(scene, seat))),), 1, "calm"),
    ),
    _weapon("prototype-rifle", Weapon(6, fired=may_fire_on)),
    _weapon("prototype-shotgun", Weapon(2, hardly_misses=True, fired=tears_apart)),
    _weapon("prototype-pistol", Weapon(3, fired=may_roll_again)),
    ItemCard("communication-key", "red", ability=Ability((Use("look", listen_in, can_listen_in),), 1, "calm")),
    ItemCard("evacuation-key", "red", ability=Ability((Use("lock", turn_key, can_turn_key),), 1)),
    ItemCard(
        "self-destruct-key", "red",
        ability=Ability((Use("switch", switch_destruct, can_turn_destruct_key),), 1, "calm"),
    ),
)  # fmt: skip
