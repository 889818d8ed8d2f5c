"""Bearings: where a target may be that the Hero has not found, from the distances that he was told.

A level is a grid. Behind a door of a corridor lies a room, behind a passage a corridor; of all other cells nothing is
known. A cell is as likely as the answers make it: the way to it as far as he knows, and straight on through the unknown,
cannot be longer than he was told, and is seldom much shorter.
"""

from __future__ import annotations

from math import exp

from ..labyrinth import BLOCKED
from ..state import DOOR, PASSAGE, SIDES, STAIRS, STEPS
from .known import FAR, Frontier, Known, Told

GRID = 7
"""Sectors along one side of a level, at most."""
ROOMS_ON_LEVEL = 4
RECENT = 8
"""Answers about one target that are held against the map."""
LIKELY = (1.0, 0.02, 0.45, 0.02, 0.15, 0.01, 0.04)
"""How likely a way is longer by some steps than the straight one: almost always by an even number."""
AROUND = 2.0
"""What a way through a room costs besides: it may have no other door."""
Cell = tuple[int, int]


class Bearings:
    """Where a target may be on its level, and how far it is by way of each frontier."""

    def __init__(self, known: Known, target: str, level: str) -> None:
        self.known = known
        self.level = level
        self.is_room = target != STAIRS
        near = known.away(known.hero)
        self.frontiers = [
            one for one in known.frontiers if one.what != STAIRS and one.cell[0] == level and one.tile in near
        ]
        answers = [one for one in known.told.get(target, ()) if one.distance is not None and one.level == level]
        self.answers = answers[-RECENT:]
        self.window = self._window()
        self.free = {one: self._spread(one) for one in self.frontiers}
        """By frontier, the steps from its cell to other unknown cells."""
        self.least = {one: self._least(one) for one in self.frontiers}
        self.cells = self._weigh()
        self.rest: dict[Frontier, float] = {}
        """By frontier, the steps from its cell to the target, as a guess."""
        self.doubt = 0.0
        """What he would save if he knew where it is."""
        self._guess(near)

    # -- the unknown -----------------------------------------------------------------------------------------------

    def _window(self) -> tuple[int, int, int, int]:
        """The cells that can belong to the level: it is no larger than its grid."""
        tiles = [tile for tile in self.known.tiles.values() if tile.level == self.level]
        xs, ys = [tile.x for tile in tiles] or [0], [tile.y for tile in tiles] or [0]
        return max(xs) - GRID + 1, min(xs) + GRID - 1, max(ys) - GRID + 1, min(ys) + GRID - 1

    def _spread(self, frontier: Frontier) -> dict[Cell, int]:
        """Steps from a frontier's cell to unknown cells, straight through the unknown."""
        left, right, top, bottom = self.window
        places, level = self.known.places, self.level
        start = frontier.cell[1:]
        found: dict[Cell, int] = {start: 0}
        ring = [start]
        for x, y in ring:
            steps = found[x, y] + 1
            for cell in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if (
                    cell not in found
                    and left <= cell[0] <= right
                    and top <= cell[1] <= bottom
                    and (level, *cell) not in places
                ):
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
        """Cells in which the target may be, with weights."""
        doors = {one.cell[1:] for one in self.frontiers if one.what in (DOOR, BLOCKED)}
        passages = {one.cell[1:] for one in self.frontiers if one.what == PASSAGE}
        found: dict[Cell, float] = {}
        for cell in dict.fromkeys(cell for free in self.free.values() for cell in free):
            weight = self._prior(cell, doors, passages)
            for answer in self.answers:
                weight *= self._fits(answer, cell)
                if weight < 1e-9:
                    break
            else:
                found[cell] = weight
        return found

    def _prior(self, cell: Cell, doors: set[Cell], passages: set[Cell]) -> float:
        if not self.is_room:
            return 0.0 if cell in doors else 1.0 if cell in passages else 0.5
        if cell in passages:
            return 0.0
        if cell in doors:
            return 1.0
        seen = sum(tile.level == self.level and bool(tile.room) for tile in self.known.tiles.values())
        hidden = max(0.2, ROOMS_ON_LEVEL - seen - len(doors))
        return 0.03 * hidden * self._room_beside(cell)

    def _room_beside(self, cell: Cell) -> float:
        """No two rooms lie side by side."""
        for down, right in STEPS:
            key = self.known.places.get((self.level, cell[0] + right, cell[1] + down))
            if key is not None and self.known.tiles[key].room:
                return 0.0
        return 1.0

    def _fits(self, answer: Told, cell: Cell) -> float:
        """How well a cell fits an answer."""
        plain = self.known.plain(answer.at)
        straight = FAR
        for one in self.frontiers:
            steps, there = plain.get(one.tile), self.free[one].get(cell)
            if steps is not None and there is not None and steps + 1 + there < straight:
                straight = steps + 1 + there
        assert answer.distance is not None
        excess = int(answer.distance - straight)
        if answer.leeway:
            return exp(-max(0, abs(excess) - answer.leeway))
        if excess < 0:
            return 0.02 if self.known.tiles[answer.at].level != self.level else 0.003
        return LIKELY[min(excess, len(LIKELY) - 1)] / max(1.0, straight)

    # -- what it comes to ------------------------------------------------------------------------------------------

    def _guess(self, near: dict[str, float]) -> None:
        whole = sum(self.cells.values())
        if not whole:
            self.rest = {one: max(3.0, self.least[one]) for one in self.frontiers}
            return
        best = FAR
        totals: dict[Frontier, dict[Cell, float]] = {}
        for one in self.frontiers:
            before = near[one.tile] + 1 + (one.what == BLOCKED)
            ways = {cell: self._rest(one, cell) for cell in self.cells}
            self.rest[one] = sum(weight * ways[cell] for cell, weight in self.cells.items()) / whole
            totals[one] = {cell: before + steps for cell, steps in ways.items()}
            best = min(best, before + self.rest[one])
        sure = sum(weight * min(ways[cell] for ways in totals.values()) for cell, weight in self.cells.items()) / whole
        self.doubt = best - sure

    def _rest(self, frontier: Frontier, cell: Cell) -> float:
        """Steps to a cell by way of a frontier."""
        straight = self.free[frontier].get(cell)
        if straight == 0:
            return 0.0 if not self.least[frontier] else float(self.least[frontier])
        least = self.least[frontier]
        rest = float(least) if straight is None else max(straight, least) + (1.0 if straight > least else 0.0)
        if straight is None:
            rest += 3.0
        if frontier.what in (DOOR, BLOCKED):
            rest += AROUND
        return rest + 3.0 * sum(not self._follows(one, frontier) for one in self.answers if one.steps)

    def _follows(self, answer: Told, frontier: Frontier) -> bool:
        """Whether the way to a frontier begins as he was told."""
        if frontier.tile == answer.at:
            return SIDES[frontier.side] in answer.steps
        away = self.known.plain(frontier.tile)
        firsts = [self.known.beyond(answer.at, SIDES.index(step)) for step in answer.steps]
        mine = away.get(answer.at, FAR)
        return any(away.get(there, FAR) < mine for there in firsts if there is not None)
