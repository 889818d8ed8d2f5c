"""What Event cards and the Intruder bag of both enemies do to ship and crew."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from koszmar.kernel.flow import Flow

from ..hazards import set_fire, set_malfunction
from ..intruders import enter, is_free, near
from ..noise import noise_roll
from ..rooms import ROOMS
from ..rooms.ones import start_destruct
from ..ship import neighbours
from ..state import Intruder, Scene, Slot, State, clockwise, in_combat, in_room


def explored(state: State, *, colour: str = "") -> list[Slot]:
    """Explored Rooms in order of their numbers, or those of a colour; events see no others."""
    rooms = [slot for slot, room in state.rooms.items() if room.explored]
    return sorted(slot for slot in rooms if not colour or ROOMS[state.rooms[slot].tile].colour == colour)


def burning(state: State) -> list[Slot]:
    """Burning Rooms in order of their numbers."""
    return sorted(slot for slot, room in state.rooms.items() if room.fire)


def break_rooms(scene: Scene, rooms: Iterable[Slot]) -> None:
    """A Malfunction in each of some Rooms; where there is one already nothing happens."""
    for room in rooms:
        set_malfunction(scene, room)


def spread_fire(scene: Scene, rooms: Iterable[Slot]) -> None:
    """Fire next to each of some Rooms, not through closed Doors or Technical Corridors.

    All of it is worked out before any marker is placed; unexplored Rooms burn, too (fire.ninth-ends).
    """
    for other in sorted({other for room in rooms for other in neighbours(scene.state, room)}):
        set_fire(scene, other)


def hunt(scene: Scene, hunts: Callable[[Intruder], bool]) -> None:
    """Intruders that are not in Combat move to a neighbouring Room with a character, the lowest-numbered of several."""
    state = scene.state
    for intruder in [one for one in state.intruders if hunts(one) and is_free(scene, one)]:
        rooms = [room for room in near(scene, intruder.room) if in_room(state, room)]
        if rooms:
            enter(scene, intruder, min(rooms))


def eject_pod(scene: Scene, which: Literal["highest", "lowest"]) -> None:
    """An Escape Pod is lost; whoever is inside returns to the section (pod.intruder-ejects)."""
    state = scene.state
    pods = sorted((pod for pod in state.pods if not pod.launched), key=lambda pod: pod.number)
    if not pods:
        return
    pod = pods[-1] if which == "highest" else pods[0]
    scene.tell("pod-lost", pod=pod.number)
    for seat, character in enumerate(state.characters):
        if character.status == "pod" and character.pod == pod.number:
            character.status, character.pod = "aboard", 0
            scene.tell("ejected", seat=seat, room=character.room)
    state.pods.remove(pod)
    state.spare_pods.append(pod.number)


def trigger_destruct(scene: Scene) -> None:
    """Self-Destruct starts, but not while somebody hibernates, nor twice (destruct.not-with-hibernated)."""
    state = scene.state
    if state.destruct < 0 and all(one.status != "hibernating" for one in state.characters):
        start_destruct(scene)


def everybody_listens(scene: Scene) -> Flow[None]:
    """All players whose characters are not in Combat roll for Noise, in turn order.

    (event.bag-seeder-noise, event.bag-seeder-combat, event.bag-lair-combat, baserace.bag-adult)
    """
    for seat in clockwise(scene):
        if scene.state.characters[seat].status == "aboard" and not in_combat(scene.state, seat):
            yield from noise_roll(scene, seat)
