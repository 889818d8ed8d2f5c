"""Bearings: where a target may be that the Hero has not found, from the distances that he was told.

A level is a grid. Behind a door of a corridor lies a room, behind a passage a corridor; of all other cells nothing is
known. A cell is as likely as the answers make it: the way to it as far as he knows, and straight on through the
unknown, cannot be longer than he was told, and is seldom much shorter.
"""

from __future__ import annotations

from math import exp

from ..labyrinth import BLOCKED
from ..state import DOOR, PASSAGE, SIDES, STAIRS, STEPS, SectorId
from .known import FAR, Frontier, Known, Told

GRID = 7
"""Sectors along one side of a level, at most."""
ROOMS_ON_LEVEL = 4
RECENT = 6
"""Answers about one target that are held against the map."""
LIKELY = (1.0, 0.02, 0.45, 0.02, 0.15, 0.01, 0.04)
"""How likely a way is longer by some steps than the straight one: almost always by an even number."""
AROUND = 2.0
"""What a way through a room costs besides: it may have no other door."""
Cell = tuple[int, int]


class Chart:
    """The cells in which a target may be on its level, with weights, wherever the Hero is now."""

    def __init__(self, known: Known, target: str, level: str) -> None:
        self.known = known
        self.level = level
        self.is_room = target != STAIRS
        self.frontiers = [one for one in known.frontiers if one.what != STAIRS and one.cell[0] == level]
        answers = [one for one in known.told.get(target, ()) if one.distance is not None and one.level == level]
        self.answers = answers[-RECENT:]
        self.window = self._window()
        self.taken = {(x, y) for where, x, y in known.places if where == level}
        self.reach = max((one.distance or 0 for one in self.answers), default=7)
        self.free = {one: self._spread(one) for one in self.frontiers}
        """By frontier, the steps from its cell to other unknown cells."""
        self.least = {one: self._least(one) for one in self.frontiers}
        self.cells = self._weigh()
        whole = sum(self.cells.values()) or 1.0
        self.cells = {cell: weight / whole for cell, weight in self.cells.items()}
        self.ways = {one: self._ways(one) for one in self.frontiers}
        """By frontier, the steps from its cell to each cell in which the target may be."""
        self.rest = {one: self._rest(one) for one in self.frontiers}
        """By frontier, the steps from its cell to the target, as a guess."""

    # -- the unknown -----------------------------------------------------------------------------------------------

    def _window(self) -> tuple[int, int, int, int]:
        """The cells that can belong to the level: it is no larger than its grid."""
        tiles = [tile for tile in self.known.tiles.values() if tile.level == self.level]
        xs, ys = [tile.x for tile in tiles] or [0], [tile.y for tile in tiles] or [0]
        return max(xs) - GRID + 1, min(xs) + GRID - 1, max(ys) - GRID + 1, min(ys) + GRID - 1

    def _spread(self, frontier: Frontier) -> dict[Cell, int]:
        """Steps from a frontier's cell to unknown cells, straight through the unknown."""
        left, right, top, bottom = self.window
        taken = self.taken
        start = frontier.cell[1:]
        found: dict[Cell, int] = {start: 0}
        ring = [start]
        for x, y in ring:
            steps = found[x, y] + 1
            if steps > self.reach:
                break
            for cell in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if cell not in found and cell not in taken and left <= cell[0] <= right and top <= cell[1] <= bottom:
                    found[cell] = steps
                    ring.append(cell)
        return found

    def _least(self, frontier: Frontier) -> int:
        """The least number of steps that can be left behind a frontier, by all that he was told."""
        left = 0
        for one in self.answers:
            steps = self.known.plain(one.at).get(frontier.tile)
            if steps is not None and one.distance is not None:
                left = max(left, one.distance - one.leeway - steps - 1)
        return left

    # -- how likely ------------------------------------------------------------------------------------------------

    def _weigh(self) -> dict[Cell, float]:
        """Cells in which the target may be, with weights; those that hardly can be are left out."""
        found = self._priors()
        for answer in self.answers:
            for cell in found:
                found[cell] *= self._fits(answer, straight=self._straight(answer, cell))
            least = max(found.values(), default=0.0) * 1e-3
            found = {cell: weight for cell, weight in found.items() if weight > least}
        return found

    def _priors(self) -> dict[Cell, float]:
        """How likely cells are whatever he was told."""
        doors = {one.cell[1:] for one in self.frontiers if one.what in (DOOR, BLOCKED)}
        passages = {one.cell[1:] for one in self.frontiers if one.what == PASSAGE}
        cells = dict.fromkeys(cell for free in self.free.values() for cell in free)
        if not self.is_room:
            return {cell: 1.0 if cell in passages else 0.5 for cell in cells if cell not in doors}
        rooms = [(tile.x, tile.y) for tile in self.known.tiles.values() if tile.room and tile.level == self.level]
        beside = {(x + right, y + down) for x, y in rooms for down, right in STEPS}  # no two rooms are side by side
        hidden = 0.03 * max(0.2, ROOMS_ON_LEVEL - len(rooms) - len(doors))
        found = {cell: hidden for cell in cells if cell not in passages and cell not in beside}
        return found | dict.fromkeys(doors, 1.0)

    def _straight(self, answer: Told, cell: Cell) -> int:
        """The way from where he asked to a cell, as far as he knows it, and straight on."""
        plain = self.known.plain(answer.at)
        least = FAR
        for one, free in self.free.items():
            there = free.get(cell)
            if there is not None and (steps := plain.get(one.tile)) is not None and steps + there < least:
                least = float(steps + there)
        return int(least) + 1

    def _fits(self, answer: Told, straight: int) -> float:
        """How well a cell fits an answer."""
        assert answer.distance is not None
        excess = answer.distance - straight
        if answer.leeway:
            return exp(-max(0, abs(excess) - answer.leeway))
        if excess < 0:
            return 0.02 if self.known.tiles[answer.at].level != self.level else 0.003
        return LIKELY[min(excess, len(LIKELY) - 1)] / max(1, straight)

    # -- what it comes to ------------------------------------------------------------------------------------------

    def _ways(self, frontier: Frontier) -> dict[Cell, float]:
        astray = 3.0 * sum(not self._follows(answer, frontier) for answer in self.answers if answer.steps)
        return {cell: self._way(frontier, cell) + astray for cell in self.cells}

    def _rest(self, frontier: Frontier) -> float:
        if not self.cells:
            return max(3.0, self.least[frontier])
        ways = self.ways[frontier]
        return sum(weight * ways[cell] for cell, weight in self.cells.items())

    def _way(self, frontier: Frontier, cell: Cell) -> float:
        """Steps to a cell by way of a frontier."""
        straight, least = self.free[frontier].get(cell), self.least[frontier]
        if straight == 0:
            return float(least)
        rest = least + 3.0 if straight is None else straight + 1.0 if straight > least else float(least)
        return rest + AROUND if frontier.what in (DOOR, BLOCKED) else rest

    def _follows(self, answer: Told, frontier: Frontier) -> bool:
        """Whether the way to a frontier begins as he was told."""
        if frontier.tile == answer.at:
            return SIDES[frontier.side] in answer.steps
        away = self.known.plain(frontier.tile)
        firsts = [self.known.beyond(answer.at, SIDES.index(step)) for step in answer.steps]
        mine = away.get(answer.at, FAR)
        return any(away.get(there, FAR) < mine for there in firsts if there is not None)

    def doubt(self, near: dict[SectorId, float]) -> float:
        """What the Hero would save if he knew where the target is; ``near``: his ways to known tiles."""
        starts = {one: near[one.tile] + 1 + (one.what == BLOCKED) for one in self.frontiers if one.tile in near}
        if not starts or not self.cells:
            return 0.0
        best = min(before + self.rest[one] for one, before in starts.items())
        sure = 0.0
        for cell, weight in self.cells.items():
            sure += weight * min(before + self.ways[one][cell] for one, before in starts.items())
        return best - sure


_charts: dict[tuple[object, ...], Chart] = {}
"""Charts of late: a turn puts many questions, and few of them change what he knows of the station."""
KEPT = 32


def chart(known: Known, target: str, level: str) -> Chart:
    """Where a target may be, by all that the Hero knows."""
    key = (known.shape, target, level)
    found = _charts.get(key)
    if found is None:
        if len(_charts) >= KEPT:
            _charts.clear()
        found = _charts[key] = Chart(known, target, level)
    return found
