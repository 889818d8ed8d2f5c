"""Ways off the ship: how many cards it takes to wake up on Earth, and to be away in an Escape Pod."""

from __future__ import annotations

from collections.abc import Iterable

from ..belongings import find
from ..rooms import SECTIONS
from ..ship import COCKPIT, ENGINE_ROOMS, HIBERNATORIUM, distances
from ..state import Scene, Slot, State
from . import beliefs

ACTION, REPAIR, ENGINE, EXPLORED = 2, 3, 4, 1.5
"""Cards for the action of a Room, to repair a Room, to see to an engine, and for each dark Room that is looked into."""
ROUND = 5
"""Cards of a round."""
UNSURE = 0.85
"""Below this chance the course has to be seen to."""
NEVER = 999.0
KEYS = ("evacuation-key", "pilot-evacuation-key")


def by_bed(scene: Scene, seat: int) -> float:
    """How many cards it takes to see to course and engines and to hibernate."""
    state = scene.state
    if state.destruct >= 0:
        return NEVER
    room, cards = state.characters[seat].room, 0.0
    if beliefs.course_chance(scene, seat) < UNSURE:
        if any(one.status == "hibernating" for one in state.characters):
            return NEVER
        cards += walk(state, room, [COCKPIT]) + mended(state, COCKPIT) + 2 * ACTION
        room = COCKPIT
    engines = beliefs.engines_chance(scene, seat)
    if engines < beliefs.enough(scene):
        cards += walk(state, room, ENGINE_ROOMS) + ENGINE * (1 if engines > 0.5 else 2)
        room = "20"
    cards += walk(state, room, [HIBERNATORIUM]) + mended(state, HIBERNATORIUM) + ACTION
    return max(cards, float(ROUND * (state.time - scene.parameters.blue)))


def by_pod(scene: Scene, seat: int) -> float:
    """How many cards it takes to open a Pod and to leave in it."""
    state = scene.state
    room = state.characters[seat].room
    pods = [pod for pod in state.pods if not pod.launched]
    if not pods:
        return NEVER
    open_ = [pod.section for pod in pods if not pod.locked]
    if open_:
        return board_from(state, room, open_)
    sections = [pod.section for pod in pods]
    leave = board_from(state, room, sections)
    if state.destruct >= 0:
        return max(leave, float(ROUND * (state.destruct - scene.parameters.yellow)))
    if any(find(state.characters[seat], key) for key in KEYS):
        return leave + 1
    hatch = find_and_use(state, room, "hatch-control", sections)
    waiting = float(ROUND * (scene.parameters.destruct - scene.parameters.yellow))
    generator = find_and_use(state, room, "generator", sections) + waiting
    if generator > ROUND * state.time or any(one.status == "hibernating" for one in state.characters):
        generator = NEVER
    return min(hatch, generator)


def find_and_use(state: State, room: Slot, tile: str, sections: Iterable[str]) -> float:
    """Cards for the action of a Room that has to be found perhaps, and to leave from there."""
    places = beliefs.places_of(state, tile)
    if not places or (len(places) > 1 and tile == "hatch-control"):
        return NEVER
    there = min(places, key=lambda slot: walk(state, room, [slot]))
    looked_for = EXPLORED * (len(places) - 1) / 2
    cards = walk(state, room, [there]) + looked_for + ACTION + (mended(state, there) if len(places) == 1 else 1)
    return cards + board_from(state, there, sections)


def board_from(state: State, room: Slot, sections: Iterable[str]) -> float:
    """Cards to go to the nearest Evacuation Section and to board."""
    best = NEVER
    for section in set(sections):
        tile = next(key for key, letter in SECTIONS.items() if letter == section)
        places = beliefs.places_of(state, tile)
        looked_for = EXPLORED * (len(places) - 1) / 2
        for slot in places:
            broken = mended(state, slot) if len(places) == 1 else 1
            best = min(best, walk(state, room, [slot]) + looked_for + broken + ACTION)
    return best


def walk(state: State, room: Slot, goals: Iterable[Slot]) -> float:
    """How far the nearest of some Rooms is."""
    way = distances(state, room, through_doors=True)
    return float(min(way[goal] for goal in goals))


def mended(state: State, slot: Slot) -> float:
    """What it costs if a Room is broken or Intruders are there."""
    return REPAIR * state.rooms[slot].malfunction + REPAIR * any(one.room == slot for one in state.intruders)
