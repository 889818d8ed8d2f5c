"""The station as the Hero knows it: tiles that he sees, tiles of his sketch, and what he was told about the rest."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from ..labyrinth import BLOCKED
from ..state import STAIRS, STEPS, Scene, SectorId, Tile
from .dangers import price, remembered, toll

OTHER_LEVEL = {"here": "there", "there": "here"}
FAR = 99.0
LIARS = {"they-know-where-i-am": 1, "lost-bearings": 2}
"""Cards that let a distance be told wrong where they are dangerous, and by how much."""


class Told:
    """An answer to a Locate: how far a target was from a tile, and on which level."""

    __slots__ = ("at", "distance", "leeway", "level", "steps", "target", "turn")

    def __init__(self, turn: int, target: str, distance: int | None, level: str, at: SectorId) -> None:
        self.turn = turn
        self.target = target
        self.distance = distance
        """None if only the level was told."""
        self.level = level
        self.at = at
        self.steps: list[str] = []
        """The first steps of shortest ways, if he was told them."""
        self.leeway = 0
        """By how much it may be a lie: a card lay open that lets Evil lie."""


class Frontier:
    """An open side of a known tile behind which he knows nothing."""

    __slots__ = ("cell", "side", "tile", "what")

    def __init__(self, tile: SectorId, side: int, what: str, cell: tuple[str, int, int]) -> None:
        self.tile = tile
        self.side = side
        self.what = what
        self.cell = cell


class Known:
    """What the Hero knows of the station."""

    def __init__(self, scene: Scene) -> None:
        state = scene.state
        self.scene = scene
        self.tiles: dict[SectorId, Tile] = {**state.sketch, **state.labyrinth}
        self.hero = state.hero
        self.here = state.labyrinth[state.hero]
        self.places = {(tile.level, tile.x, tile.y): key for key, tile in self.tiles.items()}
        self.stairs: dict[SectorId, SectorId] = {}
        self.told: dict[str, list[Told]] = {}
        self._read(state.notes)
        self.links: dict[SectorId, list[tuple[SectorId, str]]] = {}
        """By tile, the known tiles beside it and what lies between."""
        self.frontiers: list[Frontier] = []
        for key in self.tiles:
            self._look_around(key)
        self.rooms = {tile.room: key for key, tile in self.tiles.items() if tile.room}
        tiles = tuple((key, tile.level, tile.x, tile.y, tile.room, *tile.sides) for key, tile in self.tiles.items())
        self.shape = (tiles, tuple(self.stairs), tuple(line for line in state.notes if " located" in line))
        """All of it that does not change from question to question, to know it again."""
        self._tolls: dict[SectorId, float] | None = None
        self._away: dict[SectorId, dict[SectorId, float]] = {}
        self._plain: dict[SectorId, dict[SectorId, int]] = {}

    def _read(self, notes: Iterable[str]) -> None:
        """Answers to Locates, the newest last, and which stairs lead where."""
        liars: dict[str, int] = {}
        for line in notes:
            words = line.split(" ")
            if words[1] == "stairs":
                self.stairs[words[2]], self.stairs[words[3]] = words[3], words[2]
            elif words[1] == "reaction" and words[2] in LIARS and words[4] == "1":
                liars[words[0]] = LIARS[words[2]]
            elif words[1] in ("located", "located-level") and words[-1] in self.tiles:
                answer = self._answer(words)
                answer.leeway = liars.get(words[0], 0)
                self.told.setdefault(words[2], []).append(answer)

    def _answer(self, words: list[str]) -> Told:
        full = words[1] == "located"
        mine = self.tiles[words[-1]].level
        level = mine if (words[4] if full else words[3]) == "this-level" else OTHER_LEVEL[mine]
        answer = Told(int(words[0]), words[2], int(words[3]) if full else None, level, words[-1])
        if full and words[5] != "none":
            answer.steps = words[5].split("-")
        return answer

    # -- ways ------------------------------------------------------------------------------------------------------

    def beyond(self, key: SectorId, side: int) -> SectorId | None:
        """The known tile behind a side of a known one."""
        tile = self.tiles[key]
        if tile.sides[side] == STAIRS:
            there = self.stairs.get(key)
            return there if there in self.tiles else None
        down, right = STEPS[side]
        return self.places.get((tile.level, tile.x + right, tile.y + down))

    def _look_around(self, key: SectorId) -> None:
        """What lies behind the open sides of a tile: known tiles, or nothing that he knows."""
        tile = self.tiles[key]
        links = self.links[key] = []
        for side, what in enumerate(tile.sides):
            if not what:
                continue
            there = self.beyond(key, side)
            if there is not None:
                links.append((there, what))
                continue
            down, right = STEPS[side]
            cell = (tile.level, tile.x + right, tile.y + down) if what != STAIRS else (OTHER_LEVEL[tile.level], 0, 0)
            self.frontiers.append(Frontier(key, side, what, cell))

    def away(self, start: SectorId) -> dict[SectorId, float]:
        """What the way to every known tile costs, in actions: blocked doors, creatures and traps cost more."""
        found = self._away.get(start)
        if found is None:
            found = self._away[start] = self._spread(start)
        return found

    def _spread(self, start: SectorId) -> dict[SectorId, float]:
        if self._tolls is None:
            labyrinth = self.scene.state.labyrinth
            self._tolls = {key: toll(self.scene, tile) for key, tile in labyrinth.items()}
            for key in self.scene.state.memory:
                if key in self.tiles and key not in labyrinth:
                    self._tolls[key] = 0.5 * price(self.scene) * remembered(self.scene, key)
        tolls = self._tolls
        found: dict[SectorId, float] = {}
        ring: list[tuple[float, SectorId]] = [(0.0, start)]
        while ring:
            spent, at = heappop(ring)
            if at in found:
                continue
            found[at] = spent
            for there, what in self.links[at]:
                if there not in found:
                    heappush(ring, (spent + 1.0 + (what == BLOCKED) + tolls.get(there, 0.0), there))
        return found

    def plain(self, start: SectorId) -> dict[SectorId, int]:
        """Steps to every known tile, whatever is in the way: the distances of which a Locate speaks."""
        found = self._plain.get(start)
        if found is None:
            found = self._plain[start] = {start: 0}
            ring = [start]
            for at in ring:
                for there, _ in self.links[at]:
                    if there not in found:
                        found[there] = found[at] + 1
                        ring.append(there)
        return found

    def level_of(self, target: str) -> str:
        """The level of a target, as far as he was told; empty if not."""
        if target in self.rooms:
            return self.tiles[self.rooms[target]].level
        answers = self.told.get(target)
        return answers[-1].level if answers else ""
