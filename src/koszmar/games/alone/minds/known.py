"""The station as the Hero knows it: tiles that he sees, tiles of his sketch, and what he was told about the rest."""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp

from ..labyrinth import BLOCKED
from ..state import DOOR, PASSAGE, SIDES, STAIRS, STEPS, Scene, SectorId, Tile

OTHER_LEVEL = {"here": "there", "there": "here"}
GRID = 7
"""Sectors along one side of a level, at most."""
FAR = 99.0
RECENT = 6
"""Answers about one target that are held against the map."""


class Told:
    """An answer to a Locate: how far a target was from a tile, and on which level."""

    __slots__ = ("at", "distance", "level", "steps", "target", "turn")

    def __init__(self, turn: int, target: str, distance: int | None, level: str, at: SectorId) -> None:
        self.turn = turn
        self.target = target
        self.distance = distance
        """None if only the level was told."""
        self.level = level
        self.at = at
        self.steps: list[str] = []
        """The first steps of shortest ways, if he was told them."""


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
        self.frontiers = [one for key in self.tiles for one in self._frontiers(key)]
        self.rooms = {tile.room: key for key, tile in self.tiles.items() if tile.room}
        self._away: dict[SectorId, dict[SectorId, float]] = {}

    def _read(self, notes: list[str]) -> None:
        """Answers to Locates, the newest last, and which stairs lead where."""
        for line in notes:
            words = line.split(" ")
            if words[1] == "stairs":
                self.stairs[words[2]], self.stairs[words[3]] = words[3], words[2]
            elif words[1] in ("located", "located-level"):
                at = words[-1]
                if at not in self.tiles:
                    continue
                full = words[1] == "located"
                mine = self.tiles[at].level
                level = mine if (words[4] if full else words[3]) == "this-level" else OTHER_LEVEL[mine]
                answer = Told(int(words[0]), words[2], int(words[3]) if full else None, level, at)
                if full and words[5] != "none":
                    answer.steps = words[5].split("-")
                self.told.setdefault(words[2], []).append(answer)

    # -- ways ------------------------------------------------------------------------------------------------------

    def beyond(self, key: SectorId, side: int) -> SectorId | None:
        """The known tile behind a side of a known one."""
        tile = self.tiles[key]
        if tile.sides[side] == STAIRS:
            there = self.stairs.get(key)
            return there if there in self.tiles else None
        down, right = STEPS[side]
        return self.places.get((tile.level, tile.x + right, tile.y + down))

    def _frontiers(self, key: SectorId) -> list[Frontier]:
        tile = self.tiles[key]
        found = []
        for side, what in enumerate(tile.sides):
            if what and self.beyond(key, side) is None:
                down, right = STEPS[side]
                cell = (tile.level, tile.x + right, tile.y + down)
                if what == STAIRS:
                    cell = (OTHER_LEVEL[tile.level], 0, 0)
                found.append(Frontier(key, side, what, cell))
        return found

    def away(self, start: SectorId) -> dict[SectorId, float]:
        """Steps to every known tile; a blocked door is a step more."""
        found = self._away.get(start)
        if found is None:
            found = self._away[start] = self._spread(start)
        return found

    def _spread(self, start: SectorId) -> dict[SectorId, float]:
        found: dict[SectorId, float] = {}
        ring: list[tuple[float, SectorId]] = [(0.0, start)]
        while ring:
            spent, at = heappop(ring)
            if at in found:
                continue
            found[at] = spent
            for side, what in enumerate(self.tiles[at].sides):
                there = self.beyond(at, side) if what else None
                if there is not None and there not in found:
                    heappush(ring, (spent + 1.0 + (what == BLOCKED), there))
        return found

    # -- where something may be ------------------------------------------------------------------------------------

    def level_of(self, target: str) -> str:
        """The level of a target, as far as he was told; empty if not."""
        if target in self.rooms:
            return self.tiles[self.rooms[target]].level
        answers = self.told.get(target)
        return answers[-1].level if answers else ""

    def cells(self, target: str) -> list[tuple[tuple[str, int, int], float]]:
        """Cells in which a room may be, with weights: those that fit the distances he was told."""
        level = self.level_of(target)
        on_level = [tile for tile in self.tiles.values() if tile.level == level]
        if not on_level:
            return []
        xs, ys = [tile.x for tile in on_level], [tile.y for tile in on_level]
        answers = [one for one in self.told.get(target, ()) if self.tiles[one.at].level == level == one.level]
        answers = [one for one in answers if one.distance is not None][-RECENT:]
        found = []
        for x in range(max(xs) - GRID + 1, min(xs) + GRID):
            for y in range(max(ys) - GRID + 1, min(ys) + GRID):
                weight = self._could_be_room((level, x, y))
                for answer in answers:
                    weight *= self._fits(answer, x, y)
                if weight > 1e-6:
                    found.append(((level, x, y), weight))
        return found

    def _could_be_room(self, cell: tuple[str, int, int]) -> float:
        """A door of a corridor leads to a room, a passage never does; beside a wall it is less likely."""
        if cell in self.places:
            return 0.0
        level, x, y = cell
        weight = 1.0
        for side, (down, right) in enumerate(STEPS):
            key = self.places.get((level, x + right, y + down))
            if key is not None:
                facing = self.tiles[key].sides[(side + 2) % 4]
                if facing == PASSAGE or (facing and self.tiles[key].room):
                    return 0.0
                weight *= 6.0 if facing in (DOOR, BLOCKED) else 0.8
        return weight

    def _fits(self, answer: Told, x: int, y: int) -> float:
        """How well a cell fits an answer: a way is as long as the straight one, or longer by an even number."""
        tile = self.tiles[answer.at]
        assert answer.distance is not None
        excess = answer.distance - abs(tile.x - x) - abs(tile.y - y)
        if excess < 0:
            return 0.01 if excess < -2 else 0.03
        return exp(-excess / 4) * (0.1 if excess % 2 else 1.0)

    def cost(self, frontier: Frontier, target: str, cells: list[tuple[tuple[str, int, int], float]]) -> float:
        """Steps to a target by way of a frontier, as far as can be guessed."""
        near = self.away(self.hero).get(frontier.tile)
        if near is None or not cells:
            return FAR
        answers = [one for one in self.told.get(target, ()) if one.distance is not None][-RECENT:]
        level, x, y = frontier.cell
        total = rest = 0.0
        left = [
            one.distance - self.away(one.at).get(frontier.tile, FAR) - 1
            for one in answers
            if one.distance is not None and self.tiles[one.at].level == level
        ]
        least = max((steps for steps in left if steps > 0), default=0.0)
        for (_, cx, cy), weight in cells:
            straight = abs(cx - x) + abs(cy - y)
            detour = 2.0 if straight and frontier.what in (DOOR, BLOCKED) else 0.0
            detour += 1.5 if left and straight > left[-1] else 0.0
            total += weight
            rest += weight * (max(straight, least if straight else 0.0) + detour)
        astray = 3.0 * sum(not self._follows(one, frontier) for one in answers if one.steps)
        return near + 1.0 + (frontier.what == BLOCKED) + rest / total + astray

    def _follows(self, answer: Told, frontier: Frontier) -> bool:
        """Whether the way to a frontier begins as he was told."""
        if frontier.tile == answer.at:
            return SIDES[frontier.side] in answer.steps
        away = self.away(frontier.tile)
        firsts = [self.beyond(answer.at, SIDES.index(step)) for step in answer.steps]
        mine = away.get(answer.at, FAR)
        return any(away.get(there, FAR) < mine for there in firsts if there is not None)
