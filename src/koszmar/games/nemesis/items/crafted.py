"""The blue Items, which are crafted of two others (craft.recipes, craft.public-deck)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..abilities import Ability, Use
from ..asking import pick_character, pick_room
from ..combat import TWO, Shot, destroy_eggs
from ..hand import contaminate, discard_hand
from ..hazards import set_fire
from ..intruders import injure, retreat
from ..item_cards import ItemCard, Weapon, enter
from ..passing import has_passed
from ..rooms.ones import cleanse, shuffle_everything
from ..state import Scene, intruders_in
from ..uses import room_of
from .red import can_throw
from .sharing import after_eggs, blast, intruder_here, others_here, pick_intruder_here, within_throw


def take_antidote(scene: Scene, seat: int) -> Flow[None]:
    """All own INFECTED cards leave, Insanity falls to 3; 1 Contamination card, all cards shuffled, and you pass.

    (change.antidote, change.surgery-infected)
    """
    cleanse(scene, seat)
    contaminate(scene, seat)
    shuffle_everything(scene, seat)
    yield from has_passed(scene, seat)


# -- Taser ---------------------------------------------------------------------------------------------------------


def shock(scene: Scene, seat: int) -> Flow[None]:
    """1 Intruder here takes 1 Injury and retreats; a Lair only the Injury (retreat.draw, lair.no-move-retreat)."""
    intruder = yield from pick_intruder_here(scene, seat, "retreat.draw")
    room = intruder.room
    injure(scene, intruder, 1)
    if intruder.room == room:  # its Injury may have driven it away already
        retreat(scene, intruder)


def has_company(scene: Scene, seat: int) -> bool:
    """Whether another character is here."""
    return bool(others_here(scene, seat))


def stun(scene: Scene, seat: int) -> Flow[None]:
    """1 other character here discards all cards in hand (hidden.discard-public)."""
    other = yield from pick_character(
        scene, seat, "pick-character-stun", others_here(scene, seat), "hidden.discard-public"
    )
    discard_hand(scene, other)


# -- Flamethrower, Molotov Cocktail --------------------------------------------------------------------------------


def spits_fire(scene: Scene, shot: Shot) -> None:
    """Flamethrower, which hardly ever misses: a double hit sets the Room on Fire (combat.weapon-text)."""
    if shot.face == TWO:
        set_fire(scene, room_of(scene, shot.seat))


def throw_molotov(scene: Scene, seat: int) -> Flow[None]:
    """Fire in a Room here or next door with an Intruder or loose Eggs: 1 Injury or Serious Wound for everybody there.

    (door.closed-blocks, lair.intruder-for-actions, room.nest-attack-eggs: it destroys 1 Egg)
    """
    room = yield from pick_room(scene, seat, "pick-room-throw", within_throw(scene, seat), "door.closed-blocks")
    at_eggs = not intruders_in(scene.state, room)
    scene.tell("throws", seat=seat, item="molotov", room=room, target="")
    set_fire(scene, room)
    destroy_eggs(scene, room, 1)
    yield from blast(scene, room)
    if at_eggs:
        yield from after_eggs(scene, seat)


enter(
    ItemCard(
        "antidote", "blue", 3, recipe=("flame", "cross"), ability=Ability((Use("take", take_antidote),), 1, "calm")
    ),
    ItemCard(
        "taser", "blue", 3, recipe=("battery", "wrench"),
        ability=Ability((Use("shock", shock, intruder_here), Use("stun", stun, has_company)), 1),
    ),
    ItemCard(
        "flamethrower", "blue", 3, heavy=True, single_use=False, recipe=("flame", "wrench"),
        weapon=Weapon(4, energy=False, hardly_misses=True, fired=spits_fire),
    ),
    ItemCard(
        "molotov", "blue", 3, recipe=("flame", "cloth"), ability=Ability((Use("throw", throw_molotov, can_throw),), 1)
    ),
)  # fmt: skip
