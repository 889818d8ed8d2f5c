"""Escape Pods and hibernation: the ways to leave the ship alive."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from .noise import noise_roll
from .passing import pass_round
from .rooms import SECTIONS
from .state import Pod, Scene, Slot, intruders_in, is_active

PLACES = 2
"""How many a Pod holds (pod.two-places)."""


def aboard(scene: Scene, pod: Pod) -> list[int]:
    """The seats whose characters are in a Pod."""
    return [seat for seat, one in enumerate(scene.state.characters) if one.pod == pod.number and one.status == "pod"]


def pods_of(scene: Scene, section: str) -> list[Pod]:
    """The Pods of a section that are still there."""
    return [pod for pod in scene.state.pods if pod.section == section and not pod.launched]


def find_pod(scene: Scene, number: int) -> Pod:
    """The Pod with this number."""
    return next(pod for pod in scene.state.pods if pod.number == number)


def open_pods(scene: Scene, room: Slot) -> list[Pod]:
    """The unlocked Pods with a free place in the Evacuation Section that this Room is (pod.enter-needs)."""
    section = SECTIONS.get(scene.state.rooms[room].tile, "")
    return [pod for pod in pods_of(scene, section) if not pod.locked and len(aboard(scene, pod)) < PLACES]


def can_board(scene: Scene, seat: int) -> bool:
    """Whether a character may try to enter a Pod here."""
    room = scene.state.characters[seat].room
    return bool(open_pods(scene, room)) and not intruders_in(scene.state, room)


def board(scene: Scene, seat: int) -> Flow[None]:
    """Try to enter a Pod: a Noise roll, and if no Intruder is there, the character is in.

    (room.evacuation, room.evacuation-fail, pod.launch-now, pod.second-launches)
    """
    state = scene.state
    character = state.characters[seat]
    room = character.room
    yield from noise_roll(scene, seat)
    pods = open_pods(scene, room)
    barred = intruders_in(state, room) or state.rooms[room].malfunction or not pods  # pod.enter-needs
    if not is_active(character) or barred or character.room != room:
        scene.tell("boarding-failed", seat=seat)
        return
    number = yield ask(seat, "pick-pod", [pod.number for pod in pods], rule="room.evacuation")
    character.status, character.pod = "pod", number
    scene.tell("boards", seat=seat, pod=number)
    if not (yield from offer_launch(scene, seat)):
        yield from wait(scene, seat)


def wait(scene: Scene, seat: int) -> Flow[None]:
    """Whoever waits in a Pod passes for this round, with all that passing means (pod.wait-pass, wound.bleeding)."""
    return pass_round(scene, seat)


def offer_launch(scene: Scene, seat: int) -> Flow[bool]:
    """Launch now, or wait in the Pod (pod.launch-now, pod.wait-launch)."""
    number = scene.state.characters[seat].pod
    answer = yield ask(seat, "launch", ["launch", "wait"], rule="pod.launch-now", pod=number)
    if answer == "launch":
        launch(scene, number)
    return bool(answer == "launch")


def launch(scene: Scene, number: int) -> None:
    """A Pod leaves with everybody in it, for Earth (pod.launch-removes, pod.all-launch)."""
    pod = find_pod(scene, number)
    leaving = aboard(scene, pod)
    pod_room = scene.state.characters[leaving[0]].room if leaving else ""
    pod.launched = True
    scene.tell("launches", pod=number, seats=leaving, room=pod_room)
    for seat in leaving:
        character = scene.state.characters[seat]
        character.status, character.room = "launched", ""


def leave_pod(scene: Scene, seat: int) -> None:
    """Back into the section, without an Action (pod.wait-leave)."""
    character = scene.state.characters[seat]
    character.status, character.pod = "aboard", 0
    scene.tell("leaves-pod", seat=seat)


def turn_lock(scene: Scene, pod: Pod) -> None:
    """Lock or unlock a Pod."""
    pod.locked = not pod.locked
    scene.tell("pod-lock", pod=pod.number, locked=pod.locked)


# -- hibernation ---------------------------------------------------------------------------------------------------


def can_hibernate(scene: Scene, seat: int) -> bool:
    """From the first blue space on, with no Intruder in the Room.

    (special.hibernate-blue, special.hibernate-no-intruder, time.blue-opens)
    """
    state = scene.state
    return state.time <= scene.parameters.blue and not intruders_in(state, state.characters[seat].room)


def hibernate(scene: Scene, seat: int) -> Flow[None]:
    """A Noise roll; if no Intruder is there after it, the character sleeps (special.hibernate)."""
    state = scene.state
    character = state.characters[seat]
    room = character.room
    yield from noise_roll(scene, seat)
    if not is_active(character) or intruders_in(state, room) or character.room != room:
        scene.tell("hibernation-failed", seat=seat)
        return
    character.status, character.room = "hibernating", ""
    scene.tell("hibernates", seat=seat, room=room)
