"""What a sensible player believes about what it has not seen: engines, the course, where a Room may be."""

from __future__ import annotations

from koszmar.kernel.knowledge import UNKNOWN

from ..ending import COORDINATES, DAMAGED, WORKING
from ..objectives import EARTH, OBJECTIVES, is_cooperative, kept_by
from ..rooms import ROOMS
from ..ship import COCKPIT, ENGINE_ROOMS, ONES, TWOS
from ..state import Scene, Slot, State

START = "b"
"""The space of the Destination track where the marker lies at first (setup.destination-marker)."""
TRUST, DOUBT = 0.9, 0.65
"""How far one relies on what somebody else has seen to: as friends, and as everybody for themselves."""
BEQUEST = 0.7
"""How likely an engine works that a friend has seen who is dead."""
ENGINES = {number - 1: slot for slot, number in ENGINE_ROOMS.items()}
SURELY, PERHAPS = 0.45, 0.2
"""What is left of a wish for a Room that has to be found first: one that is there, one that may be."""
SURE, CERTAIN, GAMBLE, SOON = 0.55, 0.75, 0.45, 6
"""How likely the ship should arrive: for whoever has time, for friends who have, for whoever has not.

And when time is short. Friends have a hand free for another engine while they wait, and lose all together.
"""


def are_friends(scene: Scene) -> bool:
    """Whether several play together."""
    return scene.players > 1 and is_cooperative(scene)


def trust(scene: Scene) -> float:
    """How far one relies on others who had a look and could have put things right."""
    return TRUST if is_cooperative(scene) else DOUBT


# -- engines and course --------------------------------------------------------------------------------------------


def engine_chance(scene: Scene, seat: int, engine: int) -> float:
    """How likely an engine works, as far as a seat knows."""
    state = scene.state
    seen = state.engines_seen[engine]
    if seat in seen:
        return float(state.engines[engine][0] == WORKING)
    if is_seen_to(scene, seen):
        return trust(scene)
    return BEQUEST if any(has_left(state, other, ENGINES[engine]) for other in seen) else 0.5


def is_seen_to(scene: Scene, seen: list[int]) -> bool:
    """Whether somebody has had a look at an engine; what a dead friend saw, nobody repairs or tells any more."""
    if not is_cooperative(scene):
        return bool(seen)
    return any(scene.state.characters[seat].status != "dead" for seat in seen)


def is_course_seen_to(scene: Scene) -> bool:
    """Whether somebody has seen to the course: a friend who knew it has set it, or left the Cockpit content."""
    state = scene.state
    if not is_cooperative(scene) or state.destination != START:
        return bool(state.coordinates_seen)
    return any(has_left(state, seat, COCKPIT) for seat in state.coordinates_seen)


def has_left(state: State, seat: int, room: Slot) -> bool:
    """Whether a friend who has looked at something in a Room went away content; the dead have, who lie elsewhere."""
    one = state.characters[seat]
    if one.status != "dead":
        return one.room != room
    return any(f"corpse-{seat}" in found.objects for slot, found in state.rooms.items() if slot != room)


def is_known_broken(scene: Scene, seat: int, engine: int) -> bool:
    """Whether a seat has seen that an engine is damaged."""
    return seat in scene.state.engines_seen[engine] and scene.state.engines[engine][0] == DAMAGED


def engines_chance(scene: Scene, seat: int) -> float:
    """How likely at least two engines work."""
    one, two, three = (engine_chance(scene, seat, engine) for engine in range(3))
    return one * two + one * three + two * three - 2 * one * two * three


def knows_course(scene: Scene, seat: int) -> bool:
    """Whether a seat has seen the Coordinates card."""
    return seat in scene.state.coordinates_seen


def leads_to(scene: Scene, seat: int) -> str:
    """Where the course leads; empty for whoever does not know."""
    state = scene.state
    return COORDINATES[state.coordinates][state.destination] if knows_course(scene, seat) else ""


def space_for(scene: Scene, goal: str) -> str:
    """The space of the Destination track that leads somewhere, for whoever knows the Coordinates."""
    return next(space for space, place in COORDINATES[scene.state.coordinates].items() if place == goal)


def harbour(scene: Scene, seat: int) -> str:
    """Where a seat wants the ship to arrive."""
    kept = [OBJECTIVES[key].harbour for key in kept_by(scene, seat) if key in OBJECTIVES]
    return next((harbour for harbour in kept if harbour != EARTH), EARTH)


def course_chance(scene: Scene, seat: int) -> float:
    """How likely the ship flies where hibernation is survived."""
    if knows_course(scene, seat):
        return float(leads_to(scene, seat) in {EARTH, harbour(scene, seat)})
    return trust(scene) if is_course_seen_to(scene) else 0.25


def sleep_chance(scene: Scene, seat: int) -> float:
    """How likely whoever hibernates wakes up."""
    return engines_chance(scene, seat) * course_chance(scene, seat)


def enough(scene: Scene) -> float:
    """From which chance on one relies on the ship."""
    if scene.state.time <= SOON:
        return GAMBLE
    return CERTAIN if are_friends(scene) else SURE


# -- Rooms that are not explored -----------------------------------------------------------------------------------


def places_of(state: State, tile: str) -> dict[Slot, float]:
    """Where a Room may be, and what is left of a wish for it there: all, where it was explored or looked at."""
    for slot, room in state.rooms.items():
        if room.tile == tile and (room.explored or not room.tile.startswith(UNKNOWN)):
            return {slot: 1.0}
    ones = ROOMS[tile].group == "1"
    dark = [slot for slot in (ONES if ones else TWOS) if state.rooms[slot].tile.startswith(UNKNOWN)]
    return dict.fromkeys(dark, SURELY if ones else PERHAPS)
