"""Where the Hero wants to go: rooms of missions that are open, places for their steps, and the ways there."""

from __future__ import annotations

from collections.abc import Callable

from ..items import ITEMS, total_charges
from ..labyrinth import BLOCKED
from ..missions import MISSIONS
from ..missions.final import STAIRWELLS
from ..state import DOOR, STAIRS, Mission, Scene, SectorId, Tile
from .bearings import chart
from .dangers import bites, price
from .known import FAR, OTHER_LEVEL, Frontier, Known

BLIND = 8.0
"""Steps to a place of which nothing is known, as a guess."""
CLIMB = 4.0
"""Steps to a target once he is on its level, as a guess."""


class Goal:
    """Something worth walking to: a room by name, or any tile that serves."""

    __slots__ = ("extra", "level", "likely", "room", "serves")

    def __init__(
        self,
        room: str = "",
        serves: Callable[[Tile, SectorId], bool] | None = None,
        likely: str = "",
        level: str = "",
        extra: float = 0,
    ) -> None:
        self.room = room
        self.serves = serves
        """For a goal without a room: whether a known tile will do."""
        self.likely = likely
        """What an unknown sector has to look like: ``door`` where a room is wanted."""
        self.level = level
        """The level on which any place has to be; empty for both."""
        self.extra = extra
        """What has to be done besides walking, in actions."""


class Way:
    """A way to a goal: to a known tile, on by one of its sides or not, and what is left from there."""

    __slots__ = ("goal", "rest", "side", "tile")

    def __init__(self, goal: Goal, tile: SectorId, side: int | None, rest: float) -> None:
        self.goal = goal
        self.tile = tile
        self.side = side
        """On which side of the tile the unknown begins; None if the tile is the goal."""
        self.rest = rest
        """Actions from the tile on, the work at the goal included."""


def goals(scene: Scene, known: Known) -> list[Goal]:
    """What the Hero wants now."""
    state = scene.state
    if state.active:
        return FINAL.get(state.final.key, _room_of_final)(scene, known, state.final)
    return [Goal(MISSIONS[one.key].room, extra=_effort(scene, known, one)) for one in state.starting if not one.done]


CHARGES = {"precautionary-measures": 3, "weapons-locker": 2}
"""Missions that are paid with charges."""
HELPS = {
    "field-hospital": "chemical", "vivisection": "chemical", "emergency-power": "electric", "crawlways": "mechanical",
    "howling-fans": "mechanical", "failing-grid": "electric", "leaking-containers": "chemical", "fever": "chemical",
    "lockdown": "mechanical", "stairwell-alarm": "electric", "something-in-the-water": "chemical",
}  # fmt: skip
"""Missions that a charge of a type makes shorter by an Interact."""


def _effort(scene: Scene, known: Known, mission: Mission) -> float:
    """Actions that a starting mission takes, and charges it needs that he has not got."""
    crowd = _crowd(scene, known, MISSIONS[mission.key].room)
    if mission.key in CHARGES:
        return 1.0 + 2.0 * max(0, CHARGES[mission.key] - total_charges(scene)) + crowd
    if mission.key == "gravity-problems":
        return 1.0 + crowd
    left = int(scene.parameters.work) - mission.work
    if mission.key == "vivisection" and scene.state.sheet.kills:
        left -= 1
    charged = any(ITEMS[item.key].type == HELPS.get(mission.key) for item in scene.state.sheet.items)
    if mission.key == "voices-behind-the-counter" and crowd:
        crowd += 6.0
    return left - (left > 1 and charged) + crowd


def _crowd(scene: Scene, known: Known, room: str) -> float:
    """What creatures in a room cost him who has to work there."""
    key = known.rooms.get(room)
    tile = scene.state.labyrinth.get(key) if key is not None else None
    return 1.2 * price(scene) * bites(scene, tile) if tile is not None else 0.0


def _room_of_final(scene: Scene, known: Known, mission: Mission) -> list[Goal]:
    return [Goal(MISSIONS[mission.key].room)]


def _abandon(scene: Scene, known: Known, mission: Mission) -> list[Goal]:
    if mission.steps:
        return [Goal("escape-pods")]
    taken = [MISSIONS[one.key].room for one in (*scene.state.starting, mission)]
    return [Goal(serves=lambda tile, key: bool(tile.room) and tile.room not in taken, likely=DOOR)]


def _burn(scene: Scene, known: Known, mission: Mission) -> list[Goal]:
    if mission.steps:
        return [Goal("generator-room")]
    level = known.level_of("generator-room")
    if not level:
        return [Goal("generator-room")]
    other = OTHER_LEVEL[level]
    return [Goal(serves=lambda tile, key: bool(tile.room) and tile.level == other, likely=DOOR, level=other)]


def _last_charge(scene: Scene, known: Known, mission: Mission) -> list[Goal]:
    if len(mission.steps) >= STAIRWELLS:
        return [Goal("armoury")]
    return [Goal(serves=lambda tile, key: STAIRS in tile.sides and key not in mission.steps, likely=STAIRS)]


FINAL: dict[str, Callable[[Scene, Known, Mission], list[Goal]]] = {
    "abandon-station": _abandon,
    "burn-it-clean": _burn,
    "the-last-charge": _last_charge,
}

# -- ways ----------------------------------------------------------------------------------------------------------


class Plan:
    """All ways to all goals, and what they cost from a tile."""

    def __init__(self, scene: Scene, known: Known) -> None:
        self.known = known
        self.doubts: dict[str, float] = {}
        """By target, what he would save if he knew where it is."""
        self.ways: list[Way] = []
        for goal in goals(scene, known):
            self.ways += self._to_room(goal) if goal.room else self._to_any(goal)
        self.cost, self.best = self._cheapest(known.hero)

    def _cheapest(self, start: SectorId) -> tuple[float, Way | None]:
        away = self.known.away(start)
        best, way = FAR, None
        for one in self.ways:
            cost = away.get(one.tile, FAR) + one.rest
            if cost < best:
                best, way = cost, one
        return best, way

    def progress(self, side: int) -> float:
        """How much nearer to a goal a step brings him, in actions."""
        known = self.known
        if self.best is None:
            return 0.0
        blocked = known.here.sides[side] == BLOCKED
        there = known.beyond(known.hero, side)
        if there is not None:
            left = self._cheapest(there)[0]
        else:
            rests = [one.rest - 1.0 - blocked for one in self.ways if one.tile == known.hero and one.side == side]
            left = min(rests, default=self.cost + 0.5)
        return max(-3.0, self.cost - left - blocked)

    def works_here(self) -> bool:
        """Whether he is where he wants to work."""
        return self.best is not None and self.best.tile == self.known.hero and self.best.side is None

    # -- to a room -------------------------------------------------------------------------------------------------

    def _to_room(self, goal: Goal) -> list[Way]:
        known = self.known
        if goal.room in known.rooms and known.rooms[goal.room] in known.away(known.hero):
            return [Way(goal, known.rooms[goal.room], None, goal.extra)]
        level = known.level_of(goal.room)
        if not level:
            self.doubts[goal.room] = 3.0
            return [Way(goal, one.tile, one.side, 1 + BLIND + goal.extra) for one in known.frontiers]
        found: list[Way] = []
        if level == known.here.level or any(known.tiles[key].level == level for key in known.away(known.hero)):
            bearings = chart(known, goal.room, level)
            self.doubts[goal.room] = bearings.doubt(known.away(known.hero))
            found = [
                Way(goal, one.tile, one.side, 1 + (one.what == BLOCKED) + rest + goal.extra)
                for one, rest in bearings.rest.items()
            ]
        if level != known.here.level:
            found += self._to_stairs(goal)
        return found

    def _to_stairs(self, goal: Goal) -> list[Way]:
        """By way of stairs that he sees but has not climbed, or of frontiers behind which stairs may be."""
        known = self.known
        found = []
        bearings = chart(known, STAIRS, known.here.level)
        self.doubts[STAIRS] = bearings.doubt(known.away(known.hero)) if not self._sees_stairs() else 0.0
        rests = {(one.tile, one.side): rest for one, rest in bearings.rest.items()}
        for one in known.frontiers:
            if known.tiles[one.tile].level != known.here.level:
                continue
            if one.what == STAIRS:
                found.append(Way(goal, one.tile, one.side, 1 + self._upstairs(goal, one, 0.0)))
            else:
                rest = rests[one.tile, one.side] + (one.what == BLOCKED)
                found.append(Way(goal, one.tile, one.side, 2 + rest + self._upstairs(goal, one, 1 + rest)))
        return found

    def _sees_stairs(self) -> bool:
        return any(one.what == STAIRS and one.cell[0] != self.known.here.level for one in self.known.frontiers)

    def _upstairs(self, goal: Goal, frontier: Frontier, before: float) -> float:
        """What is left after stairs: as much as he was told, or a guess."""
        left = 2.0
        answers = [one for one in self.known.told.get(goal.room, ()) if one.distance is not None]
        for one in answers:
            steps = self.known.plain(one.at).get(frontier.tile)
            if steps is not None and one.distance is not None:
                left = max(left, one.distance - steps - 1 - before)
        return (left if answers else CLIMB) + goal.extra

    # -- to any place that serves ----------------------------------------------------------------------------------

    def _to_any(self, goal: Goal) -> list[Way]:
        known = self.known
        assert goal.serves is not None
        found = [Way(goal, key, None, goal.extra) for key, tile in known.tiles.items() if goal.serves(tile, key)]
        for one in known.frontiers:
            if goal.level and one.cell[0] != goal.level:
                continue
            likely = one.what == goal.likely or (goal.likely == DOOR and one.what == BLOCKED)
            rest = 0.5 if likely else 3.0
            found.append(Way(goal, one.tile, one.side, 1 + (one.what == BLOCKED) + rest + goal.extra))
        if goal.likely == STAIRS or goal.level not in ("", known.here.level):
            found += self._to_stairs(goal)
        return found
