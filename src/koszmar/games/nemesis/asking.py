"""Questions that several cards and Rooms ask: which Room, which Door, which character, which Intruder."""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Flow, ask

from .ship import can_toggle, door, doors_of
from .state import Scene, Slot


def pick_room(scene: Scene, seat: int, prompt: str, rooms: Sequence[Slot], rule: str) -> Flow[Slot]:
    """One of some Rooms."""
    room: Slot = yield ask(seat, prompt, list(rooms), rule=rule)
    return room


def pick_character(scene: Scene, seat: int, prompt: str, seats: Sequence[int], rule: str) -> Flow[int]:
    """One of some characters."""
    other: int = yield ask(seat, prompt, list(seats), rule=rule)
    return other


def pick_intruder(scene: Scene, seat: int, prompt: str, ids: Sequence[str], rule: str) -> Flow[str]:
    """One of some Intruders."""
    found: str = yield ask(seat, prompt, list(ids), rule=rule)
    return found


def toggles(scene: Scene, room: Slot, *, destroyed_too: bool = False) -> list[str]:
    """The corridors of a Room whose Door can be opened or closed (door.destroyed-permanent)."""
    return [link for link in doors_of(room) if destroyed_too or can_toggle(scene.state, link)]


def pick_door(scene: Scene, seat: int, doors: Sequence[str], rule: str) -> Flow[str]:
    """One of some Doors."""
    now = {link: door(scene.state, link) for link in doors}
    link: str = yield ask(seat, "pick-door", list(doors), rule=rule, now=now)
    return link
