"""The five starting spaces and the 42 room tiles: doors, regions, symbols, and what leads where."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from koszmar.kernel.knowledge import UNKNOWN

REGIONS = ("basement", "ground", "upper")
"""The three regions of the house (discover.regions)."""
SIDES = "NESW"
"""Top, right, bottom, left, with the tile's name at the bottom; a tile turned once clockwise has its N door at E."""

_B, _G, _U = REGIONS


class Room(Struct, frozen=True):
    """A tile's face and the regions on its back."""

    key: str
    regions: tuple[str, ...]
    doors: tuple[bool, bool, bool, bool]
    symbol: str = ""
    """The deck it draws from: event, item, omen, or none (tiles.symbol-on-front, components.symbols)."""
    draws: int = 1
    landing: bool = False
    """Whether it bears the starting-tile symbol (tile.landing-definition, components.starting-tile-symbol)."""


def _room(key: str, regions: tuple[str, ...], doors: str, symbol: str = "", draws: int = 1) -> Room:
    return Room(key, regions, _doors(doors), symbol, draws)


def _doors(sides: str) -> tuple[bool, bool, bool, bool]:
    north, east, south, west = (side in sides for side in SIDES)
    return north, east, south, west


_LANDINGS = (
    Room("entrance-hall", (_G,), _doors("NSW"), landing=True),
    Room("hallway", (_G,), _doors("NSEW"), landing=True),
    Room("ground-floor-staircase", (_G,), _doors("E"), landing=True),
    Room("upper-landing", (_U,), _doors("NESW"), landing=True),
    Room("basement-landing", (_B,), _doors("NESW"), landing=True),
)
LANDINGS = tuple(room.key for room in _LANDINGS)
START = {
    "ground-floor-staircase": (_G, -2, 0),
    "hallway": (_G, -1, 0),
    "entrance-hall": (_G, 0, 0),
    "upper-landing": (_U, 0, 0),
    "basement-landing": (_B, 0, 0),
}
"""Where the starting tiles lie; the three spaces of the triple tile are three tiles.

(setup.triple-tile-spaces, components.starting-tiles)
"""

_TILES = (
    _room("armory", (_B, _G), "NE"),
    _room("ballroom", (_G,), "NESW", "omen"),
    _room("bloody-room", (_G, _U), "NE", "item"),
    _room("catacombs", (_B,), "NESW", "omen"),
    _room("chapel", (_G,), "NS", "omen"),
    _room("charred-room", (_G, _U), "NE", "omen"),
    _room("chasm", (_B,), "NS", "event"),
    _room("collapsed-room", (_G, _U), "NE"),
    _room("conservatory", (_G,), "NS", "item"),
    _room("cramped-passageway", (_B, _G, _U), "NESW", "event"),
    _room("crawlspace", (_B, _U), "NEW", "event"),
    _room("dining-room", (_G,), "NESW", "event"),
    _room("furnace-room", (_B,), "ESW", "event"),
    _room("gallery", (_U,), "NS", "event"),
    _room("game-room", (_B, _U), "NESW", "item"),
    _room("graveyard", (_G,), "NE", "omen"),
    _room("guest-quarters", (_G, _U), "NE", "event"),
    _room("gymnasium", (_B, _G), "NW"),
    _room("junk-room", (_G, _U), "NES", "item"),
    _room("kitchen", (_G,), "NS", "event"),
    _room("laboratory", (_G,), "NE", "event"),
    _room("larder", (_G,), "NW"),
    _room("laundry-chute", (_G,), "N"),
    _room("library", (_G, _U), "NES", "omen"),
    _room("mystic-elevator", (_B, _G, _U), "N"),
    _room("nursery", (_B, _U), "NE", "omen"),
    _room("observatory", (_U,), "NES", "omen"),
    _room("operating-theatre", (_B, _U), "NE", "item"),
    _room("organ-room", (_B, _U), "ES", "event"),
    _room("panic-room", (_B,), "N", "omen"),
    _room("primary-bedroom", (_G, _U), "NES", "omen"),
    _room("ritual-room", (_B,), "NE", "omen"),
    _room("salon", (_G, _U), "NE", "event"),
    _room("secret-staircase", (_B,), "N"),
    _room("soundproofed-room", (_B, _U), "NES", "omen"),
    _room("specimen-room", (_G, _U), "EW", "omen"),
    _room("statuary-corridor", (_U,), "NS", "event"),
    _room("tower", (_U,), "NS", "event"),
    _room("underground-cavern", (_B,), "NESW", "event"),
    _room("underground-lake", (_B,), "NE", "event"),
    _room("vault", (_B,), "N", "item", draws=2),  # tile.vault-two-items
    _room("winter-bedroom", (_G, _U), "NE", "omen"),
)
TILES = tuple(room.key for room in _TILES)
"""The 42 tiles of the stack (components.room-tiles-count, tile.count-by-symbol, tile.count-by-region)."""
ROOMS = {room.key: room for room in (*_LANDINGS, *_TILES)}
BY_REGION = {region: tuple(room.key for room in _TILES if region in room.regions) for region in REGIONS}
"""The room tiles whose backs show a region."""


@cache
def tile_back(key: str) -> str:
    """What the back of a tile shows: the regions that it may lie in (tiles.region-on-back)."""
    return UNKNOWN + "/".join(ROOMS[key].regions)


@cache
def tile_kind(key: str) -> tuple[Any, ...]:
    """What decides where and whether a tile can be laid and what is drawn for it."""
    room = ROOMS[key]
    return room.regions, room.doors, room.symbol


def regions_of_back(back: str) -> list[str]:
    """The regions that the back of a tile shows."""
    return back.removeprefix(UNKNOWN).split("/")


LEADS_TO = (
    ("ground-floor-staircase", "upper-landing"),  # move.staircase-upper-landing
    ("gallery", "ballroom"),  # tile.gallery-ballroom
    ("graveyard", "underground-cavern"),  # tile.graveyard-cavern
    ("hallway", "secret-staircase"),  # tile.hallway-secret-staircase
    ("laundry-chute", "basement-landing"),  # tile.laundry-chute-leads
)
"""Pairs that are adjacent once both lie in the house; both ways.

(move.leads-to-both-ways, move.adjacent-leads-to, tile.basement-not-walkable)
"""
PRINTED_LEADS = dict(LEADS_TO) | {
    "underground-cavern": "graveyard",
    "secret-staircase": "hallway",
    "upper-landing": "ground-floor-staircase",
}
"""Which tile says that it leads where (ruling leads-to: as printed)."""
MONSTER_STAIRS = ("basement-landing", "ground-floor-staircase")
"""Adjacent for monsters only (monster.basement-shortcut, monster.basement-shortcut-not-explorers)."""
