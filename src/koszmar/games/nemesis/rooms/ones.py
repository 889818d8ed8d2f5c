"""The 11 Rooms "1", which are in every match (room.ones-always)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..abilities import Ability, Use
from ..answers import of_weaknesses
from ..asking import pick_room
from ..belongings import load, most_ammo, search_deck, take
from ..combat import weapon_of
from ..enemies import enemy_of
from ..hand import contamination_in, remove_cards, scan
from ..hazards import put_out
from ..intruders import retreat
from ..item_cards import COLOURS
from ..noise import noise_roll
from ..passing import has_passed
from ..pods import board, can_board
from ..state import Item, Scene, Slot, in_room, intruders_in, is_active, slot_of
from ..wounds import dress, dressed, heal_light, heal_serious, light_wound, undressed
from . import RoomTile, enter, room_action

# -- Armory --------------------------------------------------------------------------------------------------------


def chargeable(scene: Scene, seat: int) -> list[Item]:
    """Own Energy Weapons that can take Ammo (item.energy-vs-classic, item.ammo-max)."""
    hands = scene.state.characters[seat].hands
    return [
        item for item in hands if (weapon := weapon_of(item)) and weapon.energy and item.ammo < most_ammo(scene, item)
    ]


def can_charge(scene: Scene, seat: int) -> bool:
    """Whether there is such a weapon."""
    return bool(chargeable(scene, seat))


def pick_weapon(scene: Scene, seat: int, weapons: list[Item], rule: str) -> Flow[Item]:
    """One of some own weapons; everybody sees them (item.heavy-visible)."""
    options: list[Key] = list(dict.fromkeys(item.key for item in weapons))
    key = yield ask(seat, "pick-weapon", options, rule=rule)
    return next(item for item in weapons if item.key == key)


def armory(scene: Scene, seat: int) -> Flow[None]:
    """2 Ammo for one own Energy Weapon (room.armory)."""
    item = yield from pick_weapon(scene, seat, chargeable(scene, seat), "room.armory")
    load(scene, seat, item, 2)


# -- Comms Room ----------------------------------------------------------------------------------------------------


def send_signal(scene: Scene, seat: int) -> None:
    """A Signal marker on the own board (room.comms)."""
    scene.state.characters[seat].signal = True
    scene.tell("signal", seat=seat)


def has_not_signalled(scene: Scene, seat: int) -> bool:
    """Whether the character has not sent a Signal yet."""
    return not scene.state.characters[seat].signal


# -- Emergency Room ------------------------------------------------------------------------------------------------


def dress_all(scene: Scene, seat: int) -> None:
    """Dress all own Serious Wounds (room.emergency)."""
    for wound in undressed(scene, seat):
        dress(scene, seat, wound)


def heal_one_serious(scene: Scene, seat: int) -> Flow[None]:
    """Heal 1 dressed Serious Wound (room.emergency)."""
    key = yield ask(
        seat, "heal-wound", sorted({wound.key for wound in dressed(scene, seat)}), rule="wound.heal-serious"
    )
    heal_serious(scene, seat, next(wound for wound in dressed(scene, seat) if wound.key == key))


def heal_all_light(scene: Scene, seat: int) -> None:
    """Heal all own Light Wounds (room.emergency)."""
    heal_light(scene, seat, scene.state.characters[seat].light)


def has_light(scene: Scene, seat: int) -> bool:
    """Whether the character has a Light Wound."""
    return scene.state.characters[seat].light > 0


def has_undressed(scene: Scene, seat: int) -> bool:
    """Whether the character has an undressed Serious Wound."""
    return bool(undressed(scene, seat))


def has_dressed(scene: Scene, seat: int) -> bool:
    """Whether the character has a dressed Serious Wound."""
    return bool(dressed(scene, seat))


# -- Fire Control System -------------------------------------------------------------------------------------------


def fire_control(scene: Scene, seat: int) -> Flow[None]:
    """Any Room: its Fire goes out, and every Intruder there retreats, one Event card each (room.fire-control)."""
    room = yield from pick_room(scene, seat, "pick-room-douse", list(scene.state.rooms), "room.fire-control")
    put_out(scene, room)
    for intruder in intruders_in(scene.state, room):
        for answer in of_weaknesses(scene, moments.doused):
            answer(scene, intruder)
        if intruder.room == room:  # an Injury may have driven it away already
            retreat(scene, intruder)


# -- Generator -----------------------------------------------------------------------------------------------------


def can_switch_destruct(scene: Scene, seat: int) -> bool:
    """Start: nobody hibernates; stop: not from the first yellow space on.

    (destruct.not-with-hibernated, destruct.yellow-irreversible)
    """
    state = scene.state
    if state.destruct < 0:
        return all(one.status != "hibernating" for one in state.characters)
    return bool(state.destruct > scene.parameters.yellow)


def switch_destruct(scene: Scene, seat: int) -> None:
    """Start or stop the Self-Destruct sequence (room.generator, destruct.start, destruct.stop)."""
    if scene.state.destruct < 0:
        start_destruct(scene)
    else:
        scene.state.destruct = -1
        scene.tell("destruct-stopped", seat=seat)


def start_destruct(scene: Scene) -> None:
    """The marker goes on the green space (destruct.start, destruct.track)."""
    scene.state.destruct = scene.parameters.destruct
    scene.tell("destruct-started")


# -- Laboratory ----------------------------------------------------------------------------------------------------

SLOTS = ("corpse", "egg", "carcass")
"""What each slot of a Weakness is about (weakness.three-slots)."""


def analysable(scene: Scene, room: Slot) -> list[str]:
    """What can be analysed in a Room: Objects that lie there or anybody there carries.

    With Void Seeders Insanity takes the place of a Character Corpse (change.lab-insanity, change.lab-needs-three,
    change.lab-corpse-not-studied, change.lab-rest-same).
    """
    state = scene.state
    there = [state.characters[one] for one in in_room(state, room)]
    objects = [*state.rooms[room].objects, *(item.key for one in there for item in one.hands)]
    present = {key.partition("-")[0] for key in objects}
    if scene.options.enemy == "void-seeders":
        present.discard("corpse")
        if any(one.insanity >= 3 for one in there):
            present.add("corpse")
    return [slot for number, slot in enumerate(SLOTS) if slot in present and not state.discovered[number]]


def can_analyse(scene: Scene, seat: int) -> bool:
    """Whether there is something to analyse in the Laboratory."""
    room = slot_of(scene.state, "laboratory")
    return room is not None and bool(analysable(scene, room))


def laboratory(scene: Scene, seat: int) -> Flow[None]:
    """Analyse something in the Laboratory, wherever the character is that uses it (room.laboratory)."""
    room = slot_of(scene.state, "laboratory")
    assert room is not None
    yield from analyse(scene, seat, room)


def analyse(scene: Scene, seat: int, room: Slot) -> Flow[None]:
    """Turn a Weakness face up for everybody; the Object is not used up (room.laboratory, weakness.discover)."""
    state = scene.state
    slot = yield ask(seat, "analyse", list(analysable(scene, room)), rule="room.laboratory")
    number = SLOTS.index(slot)
    state.discovered[number] = True
    scene.reveal()
    scene.tell("weakness", seat=seat, slot=slot, weakness=state.weaknesses[number])


# -- Nest ----------------------------------------------------------------------------------------------------------


def has_egg(scene: Scene, seat: int) -> bool:
    """Whether an Egg is left on the Intruder board."""
    return scene.state.eggs > 0


def take_egg(scene: Scene, seat: int) -> Flow[None]:
    """Take 1 Egg from the Intruder board, then roll for Noise (room.nest-take)."""
    scene.state.eggs -= 1
    scene.tell("egg-taken", seat=seat, left=scene.state.eggs)
    yield from take(scene, seat, Item("egg"))
    yield from noise_roll(scene, seat)


# -- Storage, Surgery ----------------------------------------------------------------------------------------------


def storage(scene: Scene, seat: int) -> Flow[None]:
    """Choose a deck, draw 2, keep 1; the counter does not change (room.storage)."""
    colour = yield ask(seat, "pick-colour", list(COLOURS), rule="room.storage")
    yield from search_deck(scene, seat, colour)


def cleanse(scene: Scene, seat: int) -> None:
    """Scan all own Contamination cards, remove the INFECTED ones, and what else the enemy has left in the body.

    (room.surgery, change.surgery, change.surgery-infected, change.antidote)
    """
    character = scene.state.characters[seat]
    cards = contamination_in([*character.hand, *character.deck, *character.discard])
    remove_cards(scene, seat, scan(scene, seat, cards))
    enemy_of(scene).soothe(scene, seat)


def shuffle_everything(scene: Scene, seat: int) -> None:
    """All own cards, hand included, are shuffled into a new deck."""
    character = scene.state.characters[seat]
    character.deck = [*character.deck, *character.hand, *character.discard]
    character.hand, character.discard = [], []
    scene.chance.shuffle(character.deck)
    scene.tell("reshuffled", seat=seat)


def surgery(scene: Scene, seat: int) -> Flow[None]:
    """Cleansed, wounded, out for this round (room.surgery, room.surgery-cost, change.surgery-rest-same)."""
    cleanse(scene, seat)
    yield from light_wound(scene, seat)
    if is_active(scene.state.characters[seat]):
        shuffle_everything(scene, seat)
        yield from has_passed(scene, seat)


enter(
    RoomTile("armory", "1", "red", action=room_action("load", armory, can_charge)),
    RoomTile("comms", "1", "yellow", True, room_action("signal", send_signal, has_not_signalled)),
    RoomTile(
        "emergency", "1", "green",
        action=Ability(
            (
                Use("dress", dress_all, has_undressed),
                Use("heal-serious", heal_one_serious, has_dressed),
                Use("heal-light", heal_all_light, has_light),
            ), 2, "calm",
        ),
    ),
    RoomTile("evacuation-a", "1", "white", action=room_action("board", board, can_board)),
    RoomTile("evacuation-b", "1", "white", action=room_action("board", board, can_board)),
    RoomTile("fire-control", "1", "yellow", True, room_action("douse", fire_control)),
    RoomTile("generator", "1", "yellow", True, room_action("switch", switch_destruct, can_switch_destruct)),
    RoomTile("laboratory", "1", "green", True, room_action("analyse", laboratory, can_analyse)),
    RoomTile("nest", "1", action=room_action("take-egg", take_egg, has_egg)),
    RoomTile("storage", "1", "red", action=room_action("search", storage)),
    RoomTile("surgery", "1", "green", action=room_action("operate", surgery)),
)  # fmt: skip
