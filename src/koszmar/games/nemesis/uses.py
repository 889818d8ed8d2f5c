"""What several Action cards and Items can do: repairs, Doors, wounds, searching, the action of a Room free of cost."""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from .abilities import Use
from .asking import pick_door, pick_room, toggles
from .belongings import find, items_of, search_deck, use_up
from .combat import loaded_weapons, shoot, targets
from .hazards import repair
from .item_cards import COLOURS
from .movement import arrive
from .objectives import kept_by
from .pods import pods_of, turn_lock
from .rooms import SECTIONS, has_computer, here, is_working, tile_of
from .rooms.ones import has_dressed, has_light, has_undressed, heal_all_light, heal_one_serious
from .rooms.special import can_repair_engine, repair_engine
from .ship import ENTRANCES, neighbours, toggle_door
from .state import Scene, Slot
from .wounds import dress, undressed


def room_of(scene: Scene, seat: int) -> Slot:
    """The Room a character is in."""
    return scene.state.characters[seat].room


def at_computer(scene: Scene, seat: int) -> bool:
    """Whether the character is in a Room with a working Computer (room.computer, malfunction.no-computer)."""
    return has_computer(scene.state, room_of(scene, seat))


# -- repairs and Doors ---------------------------------------------------------------------------------------------


def has_malfunction(scene: Scene, seat: int) -> bool:
    """Whether the character's Room has a Malfunction marker."""
    return scene.state.rooms[room_of(scene, seat)].malfunction


def clear_malfunction(scene: Scene, seat: int) -> None:
    """Discard the Malfunction marker of the own Room."""
    repair(scene, room_of(scene, seat))


def has_door(scene: Scene, seat: int) -> bool:
    """Whether a Door of the own Room can be opened or closed."""
    return bool(toggles(scene, room_of(scene, seat)))


def one_door(scene: Scene, seat: int) -> Flow[None]:
    """Open or close 1 Door of the own Room (door.states)."""
    link = yield from pick_door(scene, seat, toggles(scene, room_of(scene, seat)), "door.states")
    toggle_door(scene, link)


CLEAR = Use("clear", clear_malfunction, has_malfunction)
ENGINE = Use("engine", repair_engine, can_repair_engine)
"""special.repair-engine, special.repair-with-malfunction"""
REPAIRS = (CLEAR, ENGINE)
DOOR = Use("door", one_door, has_door)


# -- wounds --------------------------------------------------------------------------------------------------------


def dress_one(scene: Scene, seat: int) -> Flow[None]:
    """Dress 1 own Serious Wound (wound.dress)."""
    open_wounds = undressed(scene, seat)
    key = yield ask(seat, "dress-wound", sorted({wound.key for wound in open_wounds}), rule="wound.dress")
    dress(scene, seat, next(wound for wound in open_wounds if wound.key == key))


DRESS = Use("dress", dress_one, has_undressed)
HEAL_SERIOUS = Use("heal-serious", heal_one_serious, has_dressed)
HEAL_LIGHT = Use("heal-light", heal_all_light, has_light)


# -- searching -----------------------------------------------------------------------------------------------------


def has_items_here(scene: Scene, seat: int) -> bool:
    """Whether the Room is one that can be searched at all (search.not-here)."""
    tile = here(scene, seat)
    return tile is not None and tile.has_items


def can_search(scene: Scene, seat: int) -> bool:
    """Whether there is something left to find (search.zero, malfunction.search-allowed, fire.actions-allowed)."""
    return has_items_here(scene, seat) and scene.state.rooms[room_of(scene, seat)].items > 0


def search(scene: Scene, seat: int) -> Flow[None]:
    """Search the own Room: its counter goes down, in a white Room the player chooses the deck.

    (search.decrement, search.draw-two, search.white-room, search.example)
    """
    room = scene.state.rooms[room_of(scene, seat)]
    tile = here(scene, seat)
    assert tile is not None
    room.items = max(0, room.items - 1)
    colour = tile.colour
    if colour == "white":
        colour = yield ask(seat, "pick-colour", list(COLOURS), rule="search.white-room")
    yield from search_deck(scene, seat, colour)


# -- the action of a Room, free of cost ----------------------------------------------------------------------------


def uses_of_room(scene: Scene, seat: int, room: Slot) -> list[Use]:
    """What the character could do with the action of a Room that works (malfunction.no-room-action)."""
    tile = tile_of(scene.state, room)
    if tile is None or tile.action is None or not is_working(scene.state, room):
        return []
    return tile.action.usable(scene, seat)


def use_room(scene: Scene, seat: int, room: Slot) -> Flow[None]:
    """Do the action of a Room without its cost; one of its uses is chosen (room.must-be-there, action.or-choice)."""
    uses = {use.key: use for use in uses_of_room(scene, seat, room)}
    tile = scene.state.rooms[room].tile
    key = yield ask(seat, "which-use", list(uses), rule="action.or-choice", room=room, tile=tile)
    yield from scene.because(f"room-{tile}", carry_out(uses[key].do(scene, seat)))


def use_own_room(scene: Scene, seat: int) -> Flow[None]:
    """Do the action of the own Room free."""
    return use_room(scene, seat, room_of(scene, seat))


def can_use_computer_room(scene: Scene, seat: int) -> bool:
    """Whether the own Room has a working Computer and its action can be done."""
    return at_computer(scene, seat) and bool(uses_of_room(scene, seat, room_of(scene, seat)))


COMPUTER_ROOM = Use("room", use_own_room, can_use_computer_room)


# -- moving by a card ----------------------------------------------------------------------------------------------


def has_way_out(scene: Scene, seat: int) -> bool:
    """Whether a neighbouring Room can be reached (move.neighbour)."""
    return bool(neighbours(scene.state, room_of(scene, seat)))


def pick_neighbour(scene: Scene, seat: int, rule: str) -> Flow[Slot]:
    """Choose a neighbouring Room to move to."""
    return pick_room(scene, seat, "pick-room-move", neighbours(scene.state, room_of(scene, seat)), rule)


def at_entrance(scene: Scene, seat: int) -> bool:
    """Whether the own Room has an entrance to the Technical Corridors."""
    return room_of(scene, seat) in ENTRANCES


def crawl(scene: Scene, seat: int) -> Flow[None]:
    """Through the Technical Corridors to another Room with an entrance; exploration and Noise as for Movement.

    (technical.no-characters, move.empty-noise)
    """
    rooms = [room for room in ENTRANCES if room != room_of(scene, seat)]
    room = yield from pick_room(scene, seat, "pick-room-crawl", rooms, "technical.no-characters")
    yield from arrive(scene, seat, room)


# -- shooting by a card --------------------------------------------------------------------------------------------


def pick_shot(scene: Scene, seat: int, weapons: Sequence[tuple[str, bool]], rule: str) -> Flow[tuple[str, str]]:
    """Choose one of some weapons and a target for it; of each weapon it is said whether even a miss hurts."""
    sure = dict(weapons)
    weapon: str = yield ask(seat, "pick-weapon", list(sure), rule=rule, sure=sure)
    target: str = yield ask(
        seat, "pick-intruder", list(targets(scene, seat)), rule=rule, weapon=weapon, sure=sure[weapon]
    )
    return weapon, target


def any_weapon(scene: Scene, seat: int) -> list[tuple[str, bool]]:
    """Loaded weapons in hand."""
    return [(weapon, False) for weapon in loaded_weapons(scene, seat)]


def can_shoot(scene: Scene, seat: int) -> bool:
    """Whether the character has a loaded weapon and something to fire it at."""
    return bool(loaded_weapons(scene, seat)) and bool(targets(scene, seat))


def take_a_shot(scene: Scene, seat: int) -> Flow[None]:
    """Shoot with any loaded weapon (action.shoot)."""
    weapon, target = yield from pick_shot(scene, seat, any_weapon(scene, seat), "action.shoot")
    yield from shoot(scene, seat, weapon, target)


# -- Items, Objectives, Pods ---------------------------------------------------------------------------------------


def discard_any_item(scene: Scene, seat: int, rule: str) -> Flow[None]:
    """Discard 1 own Item, before everybody's eyes."""
    character = scene.state.characters[seat]
    options: list[Key] = list(dict.fromkeys(item.key for item in items_of(character)))
    key = yield ask(seat, "discard-item", options, rule=rule, pause=True)
    item = find(character, key)
    assert item is not None
    use_up(scene, seat, item)
    scene.tell("component", seat=seat, item=key)


def others_with_objective(scene: Scene, seat: int) -> list[int]:
    """Other players who have kept one Objective and are not dead.

    Before the first Encounter everybody has two, and there is no "Objective of a character" yet.
    """
    return [
        other
        for other, one in enumerate(scene.state.characters)
        if other != seat and one.kept >= 0 and one.status != "dead"
    ]


def look_at_objective(scene: Scene, seat: int, owners: list[int]) -> Flow[None]:
    """Look at somebody's Objective in secret (setup.objectives-secret)."""
    owner = yield ask(seat, "pick-character-objective", list(owners), rule="setup.objectives-secret")
    seen = scene.state.objectives_seen[owner]
    if seat not in seen:
        seen.append(seat)
    scene.reveal()
    scene.tell(
        "objective-seen", seat=seat, other=owner, to=(seat,), secret={"objective": kept_by(scene, owner)[0]}
    )  # fmt: skip


def lockable_here(scene: Scene, seat: int) -> list[int]:
    """The Pods of the Evacuation Section that the character is in."""
    tile = here(scene, seat)
    return [pod.number for pod in pods_of(scene, SECTIONS.get(tile.key, "") if tile else "")]


def can_turn_key(scene: Scene, seat: int) -> bool:
    """Whether the character is in an Evacuation Section that has a Pod."""
    return bool(lockable_here(scene, seat))


def turn_key(scene: Scene, seat: int) -> Flow[None]:
    """Lock or unlock 1 Pod of the section (pod.locked-start)."""
    number = yield ask(seat, "pick-lock", list(lockable_here(scene, seat)), rule="pod.locked-start")
    turn_lock(scene, next(pod for pod in scene.state.pods if pod.number == number))
