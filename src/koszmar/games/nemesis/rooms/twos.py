"""The Rooms "2", of which five are in a match (setup.rooms-2)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from ..asking import pick_room, toggles
from ..pods import turn_lock
from ..resting import calm_down
from ..ship import CLOSED, DESTROYED, ENGINE_ROOMS, door, doors_of, set_door, toggle_door
from ..state import Scene, Slot
from ..wounds import heal_light
from . import RoomTile, enter, room_action, tile_of
from .special import look_at_engine

# -- Airlock Control -----------------------------------------------------------------------------------------------


def airlock_rooms(scene: Scene, seat: int) -> list[Slot]:
    """Another explored yellow Room with no destroyed Door (room.airlock, room.airlock-no-destroyed)."""
    state = scene.state
    return [
        slot
        for slot in state.rooms
        if slot != state.characters[seat].room
        and (tile := tile_of(state, slot))
        and tile.colour == "yellow"
        and all(door(state, link) != DESTROYED for link in doors_of(slot))
    ]


def can_seal(scene: Scene, seat: int) -> bool:
    """Whether there is such a Room."""
    return bool(airlock_rooms(scene, seat))


def airlock(scene: Scene, seat: int) -> Flow[None]:
    """Close the Doors of a yellow Room and place the Airlock token there (room.airlock)."""
    room = yield from pick_room(scene, seat, "pick-room-airlock", airlock_rooms(scene, seat), "room.airlock")
    scene.state.airlock = ""
    for link in doors_of(room):
        set_door(scene, link, CLOSED)
    scene.state.airlock = room
    scene.tell("airlock", seat=seat, room=room)


# -- Canteen, Shower -----------------------------------------------------------------------------------------------


def canteen(scene: Scene, seat: int) -> Flow[None]:
    """Heal 1 Light Wound, and calm down (room.canteen, change.canteen-heal)."""
    heal_light(scene, seat, 1)
    yield from calm_down(scene, seat, "room.canteen")


def shower(scene: Scene, seat: int) -> Flow[None]:
    """Wash off Slime, and calm down (room.shower, change.shower-slime)."""
    if scene.state.characters[seat].slime:
        scene.state.characters[seat].slime = False
        scene.tell("slime-off", seat=seat)
    yield from calm_down(scene, seat, "room.shower")


# -- Command Center, Engine Control, Hatch Control, Monitoring -----------------------------------------------------


def command(scene: Scene, seat: int) -> Flow[None]:
    """Any Doors of one Room, each opened or closed (room.command)."""
    state = scene.state
    rooms = [slot for slot in state.rooms if toggles(scene, slot)]
    room = yield from pick_room(scene, seat, "pick-room-doors", rooms, "room.command")
    yield from set_doors_of(scene, seat, room, "room.command")


def set_doors_of(scene: Scene, seat: int, room: Slot, rule: str) -> Flow[None]:
    """Open or close any Doors of a Room, one after another."""
    left = toggles(scene, room)
    while left:
        now = {link: door(scene.state, link) for link in left}
        link = yield ask(seat, "pick-doors", ["done", *left], rule=rule, room=room, now=now)
        if link == "done":
            return
        left.remove(link)
        toggle_door(scene, link)


def engine_control(scene: Scene, seat: int) -> None:
    """Look at all 3 engines in secret (room.engine-control)."""
    for engine in sorted(ENGINE_ROOMS.values()):
        look_at_engine(scene, seat, engine)


def hatch_control(scene: Scene, seat: int) -> Flow[None]:
    """Lock or unlock 1 Escape Pod (room.hatch)."""
    pods = {pod.number: pod for pod in scene.state.pods if not pod.launched}
    number = yield ask(seat, "pick-lock", list(pods), rule="room.hatch")
    turn_lock(scene, pods[number])


def has_pods(scene: Scene, seat: int) -> bool:
    """Whether a Pod is still there."""
    return any(not pod.launched for pod in scene.state.pods)


def unexplored(scene: Scene, seat: int) -> list[Slot]:
    """The Rooms whose tile lies face down."""
    return [slot for slot, room in scene.state.rooms.items() if not room.explored]


def can_look(scene: Scene, seat: int) -> bool:
    """Whether a tile lies face down."""
    return bool(unexplored(scene, seat))


def monitoring(scene: Scene, seat: int) -> Flow[None]:
    """Look at 1 unexplored tile and its token in secret (room.monitoring)."""
    yield from look_at_room(scene, seat, token=True, rule="room.monitoring")


def look_at_room(scene: Scene, seat: int, *, token: bool, rule: str, others: tuple[Slot, ...] = ()) -> Flow[Slot]:
    """Look in secret at an unexplored tile, with its token or without."""
    state = scene.state
    rooms = [slot for slot in unexplored(scene, seat) if slot not in others]
    slot = yield from pick_room(scene, seat, "pick-room-look", rooms, rule)
    room = state.rooms[slot]
    if seat not in room.tile_seen:
        room.tile_seen.append(seat)
    scene.reveal()
    if not token or not room.token:
        scene.tell("looked-at-tile", seat=seat, room=slot, to=(seat,), secret={"tile": room.tile})
        return slot
    if seat not in room.token_seen:
        room.token_seen.append(seat)
    scene.tell("looked", seat=seat, room=slot, to=(seat,), secret={"tile": room.tile, "token": room.token})
    return slot


enter(
    RoomTile(
        "airlock",
        "2",
        "yellow",
        action=room_action("seal", airlock, can_seal),
    ),
    RoomTile("cabins", "2", "white", rest=1),  # room.cabins
    RoomTile("canteen", "2", "green", action=room_action("eat", canteen)),
    RoomTile("command", "2", "red", True, room_action("doors", command)),
    RoomTile("engine-control", "2", "yellow", True, room_action("check", engine_control)),
    RoomTile("hatch-control", "2", "white", action=room_action("lock", hatch_control, has_pods)),
    RoomTile("monitoring", "2", "red", True, room_action("look", monitoring, can_look)),
    RoomTile("slime", "2", slimy=True),
    RoomTile("showers", "2", "white", action=room_action("wash", shower)),
)
