"""What Items of more than one deck do: charging weapons, throwing things into Rooms, driving Intruders away."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..abilities import Ability, Use
from ..asking import pick_intruder
from ..belongings import load, most_ammo
from ..combat import loose_eggs
from ..intruders import injure
from ..noise import noise_roll
from ..rooms.ones import chargeable, pick_weapon
from ..ship import neighbours
from ..state import Intruder, Item, Scene, Slot, clockwise, in_combat, in_room, intruders_in, is_active
from ..uses import DOOR, DRESS, room_of
from ..wounds import serious_wound

AUTOLOADER = "autoloader"

# -- Energy Charge (red and yellow) --------------------------------------------------------------------------------


def by_hand(scene: Scene, seat: int) -> list[Item]:
    """Energy Weapons that can take Ammo and have no Autoloader."""
    return [item for item in chargeable(scene, seat) if AUTOLOADER not in item.attached]


def by_autoloader(scene: Scene, seat: int) -> list[Item]:
    """Energy Weapons that can take Ammo and have an Autoloader: they are recharged for nothing."""
    return [item for item in chargeable(scene, seat) if AUTOLOADER in item.attached]


def recharge(scene: Scene, seat: int) -> Flow[None]:
    """Load 1 Energy Weapon fully (item.energy-vs-classic, item.ammo-max)."""
    item = yield from pick_weapon(scene, seat, by_hand(scene, seat), "item.energy-vs-classic")
    load(scene, seat, item, most_ammo(scene, item))


def autoload(scene: Scene, seat: int) -> Flow[None]:
    """Load the weapon with the Autoloader fully."""
    item = yield from pick_weapon(scene, seat, by_autoloader(scene, seat), "item.energy-vs-classic")
    load(scene, seat, item, most_ammo(scene, item))


ENERGY_CHARGE = Ability(
    (
        Use("load", recharge, lambda scene, seat: bool(by_hand(scene, seat))),
        Use("autoload", autoload, lambda scene, seat: bool(by_autoloader(scene, seat))),
        DOOR,
    ),
    1,
)

# -- Clothes (yellow and green) ------------------------------------------------------------------------------------


def is_slimy(scene: Scene, seat: int) -> bool:
    """Whether the character has a Slime marker; with Void Seeders nobody has (change.clothes, change.no-slime)."""
    return scene.state.characters[seat].slime


def change_clothes(scene: Scene, seat: int) -> None:
    """Get rid of a Slime marker (baserace.slime)."""
    scene.state.characters[seat].slime = False
    scene.tell("slime-off", seat=seat)


CLOTHES = Ability((Use("slime", change_clothes, is_slimy), DRESS), 1, "calm")

# -- things that are thrown ----------------------------------------------------------------------------------------


def within_throw(scene: Scene, seat: int) -> list[Slot]:
    """The own Room and its neighbours with an Intruder or loose Eggs; a closed Door is in the way.

    (door.closed-blocks, lair.intruder-for-actions, room.nest-attack-eggs)
    """
    state = scene.state
    own = room_of(scene, seat)
    return [room for room in (own, *neighbours(state, own)) if intruders_in(state, room) or loose_eggs(scene, room)]


def blast(scene: Scene, room: Slot, spared: Intruder | None = None) -> Flow[None]:
    """1 Injury for every Intruder in a Room, but one that got its share, and a Serious Wound for every character."""
    people = set(in_room(scene.state, room))
    for intruder in intruders_in(scene.state, room):
        if intruder is not spared:
            injure(scene, intruder, 1)
    for seat in clockwise(scene):
        if seat in people:
            yield from serious_wound(scene, seat)


def after_eggs(scene: Scene, seat: int) -> Flow[None]:
    """Whoever tried to destroy Eggs makes Noise, unless in Combat (room.nest-noise)."""
    if is_active(scene.state.characters[seat]) and not in_combat(scene.state, seat):
        yield from noise_roll(scene, seat)


# -- things that are used on Intruders and characters here ---------------------------------------------------------


def intruder_here(scene: Scene, seat: int) -> bool:
    """Whether an Intruder or a Lair is in the own Room."""
    return bool(intruders_in(scene.state, room_of(scene, seat)))


def pick_intruder_here(scene: Scene, seat: int, rule: str) -> Flow[Intruder]:
    """One of the Intruders in the own Room."""
    there = {one.id: one for one in intruders_in(scene.state, room_of(scene, seat))}
    return there[(yield from pick_intruder(scene, seat, "pick-intruder", list(there), rule))]


def others_here(scene: Scene, seat: int) -> list[int]:
    """The other characters in the own Room, in turn order."""
    there = set(in_room(scene.state, room_of(scene, seat)))
    return [other for other in clockwise(scene) if other in there and other != seat]
