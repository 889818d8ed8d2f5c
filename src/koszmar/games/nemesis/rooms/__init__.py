"""What a Room is: its colour, Computer and action. The Rooms themselves are in ``ones``, ``twos`` and ``special``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ..abilities import Ability, Use, always
from ..state import Scene, Slot, State

NEST = "nest"
SECTIONS = {"evacuation-a": "a", "evacuation-b": "b"}


class RoomTile(Struct, frozen=True):
    """A Room tile, or a Room printed on the board."""

    key: str
    group: str
    """``1``, ``2``, or ``special``."""
    colour: str = ""
    """Which Items can be found: red, yellow, green, white for any, empty for none."""
    computer: bool = False
    action: Ability | None = None
    slimy: bool = False
    """Whether entering it gives Slime."""
    rest: int = 0
    """How many cards more whoever begins the round here draws."""

    @property
    def has_items(self) -> bool:
        """Whether the Room has an Item counter (explore.no-counter-nest, search.not-here)."""
        return bool(self.colour)


def room_action(use: str, do: Callable[[Scene, int], Any], usable: Callable[[Scene, int], bool] = always) -> Ability:
    """A Room action that does one thing: out of Combat, for 2 cards (action.room-cost, combat.room-actions)."""
    return Ability((Use(use, do, usable),), 2, "calm")


ROOMS: dict[str, RoomTile] = {}
"""Every Room by key."""


def enter(*tiles: RoomTile) -> None:
    """Enter Rooms in the catalogue."""
    for tile in tiles:
        ROOMS[tile.key] = tile


def tile_of(state: State, room: Slot) -> RoomTile | None:
    """What is known about a Room that was explored; None for others."""
    found = state.rooms[room]
    return ROOMS[found.tile] if found.explored else None


def here(scene: Scene, seat: int) -> RoomTile | None:
    """The Room a character is in; None while it is not explored."""
    room = scene.state.characters[seat].room
    return tile_of(scene.state, room) if room else None


def has_computer(state: State, room: Slot) -> bool:
    """Whether a Room has a working Computer (malfunction.no-computer, room.computer)."""
    tile = tile_of(state, room)
    return tile is not None and tile.computer and not state.rooms[room].malfunction


def computer_rooms(state: State) -> list[Slot]:
    """Explored Rooms with a printed Computer symbol, working or not, in order of their numbers."""
    return [slot for slot in state.rooms if (tile := tile_of(state, slot)) and tile.computer]


def is_working(state: State, room: Slot) -> bool:
    """Whether a Room's action can be used as far as the Room goes (malfunction.no-room-action)."""
    tile = tile_of(state, room)
    return tile is not None and tile.action is not None and not state.rooms[room].malfunction
