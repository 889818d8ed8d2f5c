"""How near the ship is to burning down: which Event cards are still to come, and what they would set on fire."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from ..enemies import enemy_of
from ..ship import ENGINE_ROOMS, HIBERNATORIUM, neighbours
from ..state import Scene, Slot, State, slot_of

NOW, SOON = 1.0, 0.4
"""How much it alarms that one Event card may be the end, and that two may."""


def peril(scene: Scene, *, without: Slot = "") -> float:
    """How alarming the Fires are, also with one of them put out (fire.ninth-ends).

    Every Event card that lies open among the discarded ones cannot come again until they are shuffled.
    """
    state = scene.state
    burning = frozenset(slot for slot, room in state.rooms.items() if room.fire and slot != without)
    if not burning:
        return 0.0
    most = int(scene.parameters.fires)
    gone = {*state.discards["events"], *state.removed}
    coming = [
        SPREADS[card.effect]
        for key, card in enemy_of(scene).events.items()
        if card.effect in SPREADS and key not in gone
    ]
    if any(len(spreads(state, burning)) > most for spreads in coming):
        return NOW
    pairs = permutations(coming, 2)
    return SOON if any(len(later(state, sooner(state, burning))) > most for sooner, later in pairs) else 0.0


def after_spread(scene: Scene, *, without: Slot = "") -> int:
    """How many Rooms would burn if Fire spread from all that burn now, also with one of them put out."""
    burning = frozenset(slot for slot, room in scene.state.rooms.items() if room.fire and slot != without)
    return len(_everywhere(scene.state, burning))


def _everywhere(state: State, burning: frozenset[Slot]) -> frozenset[Slot]:
    return burning.union(*(neighbours(state, slot) for slot in burning))


def _from_first(state: State, burning: frozenset[Slot]) -> frozenset[Slot]:
    return burning.union(neighbours(state, min(burning)))


def _from_generator(state: State, burning: frozenset[Slot]) -> frozenset[Slot]:
    slot = slot_of(state, "generator")
    if slot is None or not (state.rooms[slot].explored and state.rooms[slot].malfunction):
        return burning
    return _everywhere(state, burning | {slot})


def _from_engines(state: State, burning: frozenset[Slot]) -> frozenset[Slot]:
    return burning.union(ENGINE_ROOMS)


def _from_hibernatorium(state: State, burning: frozenset[Slot]) -> frozenset[Slot]:
    more = neighbours(state, HIBERNATORIUM) if HIBERNATORIUM in burning else (HIBERNATORIUM,)
    return burning.union(more)


SPREADS: dict[str, Callable[[State, frozenset[Slot]], frozenset[Slot]]] = {
    "consuming-fire": _everywhere,
    "damaging-fire": _everywhere,
    "flammable-compounds": _from_hibernatorium,
    "fire-wave": _from_first,
    "generator-overheat": _from_generator,
    "fuel-explosion": _from_engines,
}
"""By event, which Rooms burn after it."""
