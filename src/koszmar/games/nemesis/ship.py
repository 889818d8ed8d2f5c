"""The ship: Rooms and corridors with their numbers as they are printed, doors and noise in them (Movement)."""

from __future__ import annotations

from collections.abc import Mapping

from koszmar.parts.board import lay, lift, of_graph, set_link, walk, ways

from .state import Scene, Slot, State

COCKPIT, HIBERNATORIUM, ENGINE_ROOMS = "01", "11", {"21": 1, "20": 2, "19": 3}
SPECIAL = {COCKPIT: "cockpit", HIBERNATORIUM: "hibernatorium", "21": "engine-1", "20": "engine-2", "19": "engine-3"}
"""Rooms that are printed on the board (special.explored)."""
ONES = ("02", "03", "04", "05", "09", "10", "12", "13", "16", "17", "18")
TWOS = ("06", "07", "08", "14", "15")
CORRIDORS = {
    ("01", "02"): (3,), ("01", "03"): (1, 2), ("01", "04"): (4,), ("02", "06"): (4,), ("03", "07"): (3, 4),
    ("04", "08"): (1,), ("05", "06"): (3,), ("05", "10"): (1, 2), ("06", "07"): (1,), ("06", "11"): (2,),
    ("07", "08"): (2,), ("08", "09"): (4,), ("08", "11"): (3,), ("09", "12"): (1, 2), ("10", "13"): (3, 4),
    ("11", "14"): (4,), ("11", "15"): (1,), ("12", "16"): (3, 4), ("13", "14"): (1,), ("13", "19"): (2,),
    ("14", "17"): (2,), ("15", "16"): (2,), ("15", "18"): (3,), ("16", "21"): (1,), ("17", "19"): (1,),
    ("17", "20"): (3, 4), ("18", "20"): (1, 2), ("18", "21"): (4,),
}  # fmt: skip
"""The 28 corridors and their numbers, valid from both ends."""
ENTRANCES: dict[Slot, tuple[int, ...]] = {
    "02": (1, 2), "04": (2, 3), "05": (4,), "09": (3,), "14": (3,), "15": (4,), "19": (3, 4), "21": (2, 3),
}  # fmt: skip
"""Entrances to the Technical Corridors and their numbers (technical.not-neighbours)."""
TECHNICAL = "technical"
"""Where a number leads that is an entrance to the Technical Corridors."""
OPEN, CLOSED, DESTROYED = "corridor", "closed", "destroyed"
NOISE = "noise"

SHIP = of_graph(
    sorted([*SPECIAL, *ONES, *TWOS]), [(one, other, OPEN, numbers) for (one, other), numbers in CORRIDORS.items()]
)
"""The basic side of the board (setup.board-basic-side); all Doors start open (door.states, door.start-open)."""
ON_FOOT = walk(OPEN, DESTROYED)
THROUGH_DOORS = walk(OPEN, DESTROYED, CLOSED)
EXITS: dict[Slot, dict[int, str]] = {
    room: dict.fromkeys(ENTRANCES.get(room, ()), TECHNICAL)
    | {number: found.link for found in SHIP.exits[room] for number in found.numbers}
    for room in SHIP.spaces
}
"""By Room and number, the corridor, or the Technical Corridors (noise.each-number-once)."""
LEADS_TO: dict[str, list[tuple[Slot, int]]] = {
    link: [(room, count) for room, found in EXITS.items() if (count := list(found.values()).count(link))]
    for link in [*SHIP.links, TECHNICAL]
}
"""By corridor, the Rooms where it ends, each with how many of its numbers are the corridor's."""
CORRIDORS_OF: dict[Slot, tuple[str, ...]] = {
    room: tuple(dict.fromkeys(link for _, link in sorted(found.items()))) for room, found in EXITS.items()
}
"""By Room, everything that leads to it, in order of the numbers: corridors and the Technical Corridors."""
NEXT_DOOR: dict[Slot, dict[str, Slot]] = {
    room: {found.link: found.to for found in SHIP.exits[room]} for room in SHIP.spaces
}
"""By Room and corridor, the Room at its other end."""
ALL_NEIGHBOURS: dict[Slot, tuple[Slot, ...]] = {room: tuple(found.values()) for room, found in NEXT_DOOR.items()}
"""By Room, those that a corridor joins to it while no Door is closed."""


def neighbours(state: State, room: Slot) -> tuple[Slot, ...]:
    """The Rooms that a corridor without a closed Door joins to this one (move.neighbour, move.closed-door-blocks)."""
    doors = state.corridors.links
    if not doors:
        return ALL_NEIGHBOURS[room]
    return tuple([other for link, other in NEXT_DOOR[room].items() if doors.get(link) != CLOSED])


def next_rooms(state: State) -> Mapping[Slot, tuple[Slot, ...]]:
    """The neighbours of every Room, for whoever asks about many of them."""
    return ways(SHIP, ON_FOOT, state.corridors).near


def behind_any_door(room: Slot) -> tuple[Slot, ...]:
    """The Rooms that a corridor joins to this one, whatever its Door (event.lurk-doors)."""
    return ALL_NEIGHBOURS[room]


def distances(state: State, room: Slot, *, through_doors: bool = False) -> dict[Slot, int]:
    """How far every Room is from this one, in moves."""
    found = ways(SHIP, THROUGH_DOORS) if through_doors else ways(SHIP, ON_FOOT, state.corridors)
    return dict(found.distances(room))


def other_end(link: str, room: Slot) -> Slot:
    """The Room at the other end of a corridor; of one that is elsewhere, either end."""
    one, other = SHIP.links[link].ends
    return other if one == room else one


# -- noise in corridors --------------------------------------------------------------------------------------------


def is_noisy(state: State, link: str) -> bool:
    """Whether a corridor holds Noise (noise.one-per-corridor, noise.technical-shared, noise.door-no-effect)."""
    return state.technical_noise if link == TECHNICAL else NOISE in state.corridors.things.get(link, ())


def noisy_corridors(state: State) -> set[str]:
    """Every corridor that holds Noise, the Technical Corridors among them."""
    noisy = {link for link, things in state.corridors.things.items() if NOISE in things}
    if state.technical_noise:
        noisy.add(TECHNICAL)
    return noisy


def mark_noise(scene: Scene, link: str) -> None:
    """Place a Noise marker in a corridor without one (noise.one-per-corridor, noise.technical)."""
    state = scene.state
    if is_noisy(state, link):
        return
    if link == TECHNICAL:
        state.technical_noise = True
    else:
        lay(state.corridors, link, NOISE)
    scene.tell("noise", corridor=link)


def mark_all_noise(scene: Scene, room: Slot) -> None:
    """Noise in every corridor leading to a Room (encounter.noise-all-technical, noise.danger-no-intruder)."""
    for link in CORRIDORS_OF[room]:
        mark_noise(scene, link)


def clear_noise(scene: Scene, room: Slot) -> None:
    """Discard all Noise round a Room.

    Nothing else does (encounter.clear-noise, encounter.clear-technical, noise.stays).
    """
    state = scene.state
    for link in CORRIDORS_OF[room]:
        if link == TECHNICAL:
            state.technical_noise = False
        else:
            lift(state.corridors, link, NOISE)


# -- doors ---------------------------------------------------------------------------------------------------------

DOORS = 12
"""Door tokens in the box (door.twelve)."""


def door(state: State, link: str) -> str:
    """Whether the Door of a corridor is open, closed or destroyed (door.states)."""
    return state.corridors.links.get(link, OPEN)


def doors_of(room: Slot) -> list[str]:
    """The corridors of a Room; there are no Doors in the Technical Corridors (technical.no-doors)."""
    return list(NEXT_DOOR[room])


def set_door(scene: Scene, link: str, how: str) -> None:
    """Open, close or destroy a Door; an Airlock that opens does nothing (door.max-one, room.airlock-cancel)."""
    state = scene.state
    if door(state, link) == how:
        return
    if door(state, link) == OPEN and len(state.corridors.links) >= DOORS:
        spare = _spare_door(state, link)
        set_link(SHIP, state.corridors, spare, OPEN)
        scene.tell("door", corridor=spare, how=OPEN)
        _cancel_airlock(scene)
    set_link(SHIP, state.corridors, link, how)
    scene.tell("door", corridor=link, how=how)
    _cancel_airlock(scene)


def _spare_door(state: State, link: str) -> str:
    """Where the Door token comes from when none is left: anywhere, but from an airlock last (door.twelve).

    Nor from a Room that the new Door belongs to: it may be about to become one.
    """
    near = {other for room in (*SHIP.links[link].ends, state.airlock) if room for other in doors_of(room)}
    return min(state.corridors.links, key=lambda other: (other in near, other))


def _cancel_airlock(scene: Scene) -> None:
    state = scene.state
    if state.airlock and any(door(state, link) != CLOSED for link in doors_of(state.airlock)):
        scene.tell("airlock-cancelled", room=state.airlock)
        state.airlock = ""


def can_toggle(state: State, link: str) -> bool:
    """Whether a Door can be opened or closed: not a destroyed one (door.destroyed-permanent)."""
    return door(state, link) != DESTROYED


def toggle_door(scene: Scene, link: str) -> None:
    """Open a closed Door, or close an open one."""
    set_door(scene, link, OPEN if door(scene.state, link) == CLOSED else CLOSED)
