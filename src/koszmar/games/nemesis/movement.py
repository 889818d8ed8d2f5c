"""Movement and exploration: entering a Room, turning up its tile and token, and the Noise that follows."""

from __future__ import annotations

from collections.abc import Container
from typing import Literal

from koszmar.kernel.flow import NOTHING, Flow

from .hazards import set_fire, set_malfunction
from .intruders import LAIR, appear, attack
from .noise import DANGER, SILENCE, danger, noise_roll, slime_betrays
from .rooms import ROOMS
from .ship import CLOSED, CORRIDORS_OF, SHIP, can_toggle, mark_noise, set_door
from .state import Scene, Slot, in_room, intruders_in, is_active

Step = Literal["loud", "careful", "silent"]
"""Whether a Noise roll follows, a marker of the player's choice takes its place, or nothing."""


def move(
    scene: Scene, seat: int, room: Slot, step: Step = "loud", corridor: str = "", *, unattacked: bool = False
) -> Flow[None]:
    """Move a character to another Room; whoever leaves Combat is attacked first by every Intruder there.

    (action.move, escape.how, escape.attack-first, escape.then-move, escape.dead-stays, escape.example, lair.escape)
    Whom an attack has driven out of the Room, by Panic, has escaped there: nobody attacks any more, nor is there
    another move.
    """
    state = scene.state
    character = state.characters[seat]
    here = character.room
    if not unattacked:
        for intruder in intruders_in(state, here):
            if intruder in state.intruders and character.room == here:
                yield from attack(scene, intruder, seat)
    if not is_active(character) or character.room != here:
        return
    yield from arrive(scene, seat, room, step, corridor)


def arrive(scene: Scene, seat: int, room: Slot, step: Step = "loud", corridor: str = "") -> Flow[None]:
    """A character comes into a Room: exploration, then Noise (move.effects-after, move.empty-noise).

    (move.occupied-no-noise, lair.enter-no-roll, surprise.entering-not-encounter, surprise.entering-combat,
    move.example-occupied, move.example-empty)
    """
    state = scene.state
    character = state.characters[seat]
    came_from, character.room = character.room, room
    scene.tell("moves", seat=seat, start=came_from, room=room)
    empty = len(in_room(state, room)) == 1 and not intruders_in(state, room)
    quiet = yield from explore(scene, seat, came_from, step)
    if ROOMS[state.rooms[room].tile].slimy:
        from_slime(scene, seat)
    if quiet or not empty or intruders_in(state, room):
        return
    if step == "loud":
        yield from noise_roll(scene, seat)
    elif step == "careful":
        mark_noise(scene, corridor)


def quiet_corridors(room: Slot, noisy: Container[str]) -> list[str]:
    """Where the marker of a Careful Movement can go.

    (action.careful-quiet-corridor, action.careful-not-all-noisy)
    """
    return [link for link in CORRIDORS_OF[room] if link not in noisy]


def explore(scene: Scene, seat: int, came_from: Slot, step: Step) -> Flow[bool | None]:
    """Turn up the tile, then the token of a Room that nobody has entered; True if no Noise roll follows.

    None, if there is nothing to turn up.
    (move.unexplored-flip, explore.item-count, explore.token-removed, explore.engine-token, move.example-unexplored,
    setup.engines-have-no-items, explore.no-counter-nest, explore.fire-malfunction-still-roll)
    """
    found = scene.state.rooms[scene.state.characters[seat].room]
    return NOTHING if found.explored and not found.token else _explore(scene, seat, came_from, step)


def _explore(scene: Scene, seat: int, came_from: Slot, step: Step) -> Flow[bool]:
    state = scene.state
    room = state.characters[seat].room
    found = state.rooms[room]
    if not found.explored:
        found.explored = True
        scene.reveal()
        scene.tell("explored", seat=seat, room=room, tile=found.tile)
    if not found.token:
        return False
    token, found.token = found.token, ""
    state.removed.append(token)
    scene.reveal()
    kind, _, number = token.partition("-")
    if ROOMS[found.tile].has_items:
        found.items = -(-int(number) // 2) if scene.players == 1 else int(number)  # solo.items-halved
    scene.tell("token", seat=seat, room=room, token=kind, items=found.items)
    return (yield from resolve_token(scene, seat, kind, came_from, step))


def resolve_token(scene: Scene, seat: int, kind: str, came_from: Slot, step: Step) -> Flow[bool]:
    """What an Exploration token does; True if no Noise roll follows.

    (explore.silence, explore.danger, explore.fire, explore.malfunction, explore.doors, lair.token-place,
    lair.token-no-noise, action.careful-cancels-token)
    """
    state = scene.state
    room = state.characters[seat].room
    if kind == "fire":
        set_fire(scene, room)
    elif kind == "malfunction":
        set_malfunction(scene, room)
    elif kind == "doors":
        for link in SHIP.between(came_from, room) if came_from else ():
            if can_toggle(state, link.key):  # door.destroyed-permanent
                set_door(scene, link.key, CLOSED)
    elif kind == "slime":
        from_slime(scene, seat)
    elif kind == LAIR:
        yield from appear(scene, LAIR, room)
        return True
    elif kind in (SILENCE, DANGER) and step == "loud":
        if kind == DANGER or slime_betrays(scene, seat):
            danger(scene, seat)
        return True
    return False


def from_slime(scene: Scene, seat: int) -> None:
    """A Slime marker, at most one for each character (baserace.slime, room.slime)."""
    character = scene.state.characters[seat]
    if not character.slime:
        character.slime = True
        scene.tell("slime", seat=seat)
