"""Fire and Malfunction: markers in Rooms, and the ninth of either, which ends the match."""

from __future__ import annotations

from .ending import ship_destroyed
from .state import Scene, Slot, State

NO_MALFUNCTION = ("nest", "slime")
"""Rooms that cannot break (malfunction.not-nest)."""


def set_fire(scene: Scene, room: Slot) -> None:
    """Place a Fire marker; a second one in a Room is ignored (fire.max-one, fire.eight, fire.ninth-ends)."""
    state = scene.state
    if state.rooms[room].fire:
        return
    if sum([one.fire for one in state.rooms.values()]) >= scene.parameters.fires:
        ship_destroyed(scene, "fire", "fire.ninth-ends")
    state.rooms[room].fire = True
    scene.tell("fire", room=room)


def put_out(scene: Scene, room: Slot) -> None:
    """Discard a Fire marker; it returns to the supply (fire.marker-returns)."""
    if scene.state.rooms[room].fire:
        scene.state.rooms[room].fire = False
        scene.tell("fire-out", room=room)


def can_break(state: State, room: Slot) -> bool:
    """Whether a Malfunction marker can be placed (malfunction.max-one, malfunction.not-nest)."""
    found = state.rooms[room]
    return not found.malfunction and not (found.explored and found.tile in NO_MALFUNCTION)


def set_malfunction(scene: Scene, room: Slot) -> None:
    """Place a Malfunction marker (malfunction.eight, malfunction.ninth-ends, malfunction.special-rooms).

    Nobody who hibernates is woken by it (malfunction.hibernated-safe).
    """
    state = scene.state
    if not can_break(state, room):
        return
    if sum([one.malfunction for one in state.rooms.values()]) >= scene.parameters.malfunctions:
        ship_destroyed(scene, "malfunction", "malfunction.ninth-ends")
    state.rooms[room].malfunction = True
    scene.tell("malfunction", room=room)


def repair(scene: Scene, room: Slot) -> None:
    """Discard a Malfunction marker."""
    if scene.state.rooms[room].malfunction:
        scene.state.rooms[room].malfunction = False
        scene.tell("repaired", room=room)
