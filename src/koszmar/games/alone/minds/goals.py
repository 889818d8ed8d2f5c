"""Where the Hero wants to go: rooms of missions that are open, places for their steps, and the way there."""

from __future__ import annotations

from collections.abc import Callable

from ..items import total_charges
from ..missions import MISSIONS
from ..missions.final import STAIRWELLS
from ..state import DOOR, STAIRS, Mission, Scene, SectorId, Tile
from .known import FAR, OTHER_LEVEL, Known

BLIND = 9.0
"""Steps to a place of which nothing is known, as a guess."""
CLIMB = 4.0
"""Steps to a target once he is on its level, as a guess."""


class Goal:
    """Something worth walking to: a room by name, or any tile that serves."""

    __slots__ = ("extra", "likely", "room", "serves")

    def __init__(
        self, room: str = "", serves: Callable[[Tile, SectorId], bool] | None = None, likely: str = "", extra: float = 0
    ) -> None:
        self.room = room
        self.serves = serves
        """For a goal without a room: whether a known tile will do."""
        self.likely = likely
        """What an unknown sector has to look like: ``door`` where a room is wanted."""
        self.extra = extra
        """What has to be done besides walking."""


class Route:
    """The way to a goal: how long it may be, to which known tile, and on which side of it he goes on."""

    __slots__ = ("cost", "goal", "side", "tile")

    def __init__(self, goal: Goal, cost: float, tile: SectorId, side: int | None = None) -> None:
        self.goal = goal
        self.cost = cost
        self.tile = tile
        self.side = side


def goals(scene: Scene, known: Known) -> list[Goal]:
    """What the Hero wants now."""
    state = scene.state
    if state.active:
        return FINAL.get(state.final.key, _room_of_final)(scene, known, state.final)
    return [Goal(MISSIONS[one.key].room, extra=_effort(scene, one)) for one in state.starting if not one.done]


def _effort(scene: Scene, mission: Mission) -> float:
    """Actions that a starting mission takes, and charges it needs that he has not got."""
    price = {"precautionary-measures": 3, "weapons-locker": 2}.get(mission.key)
    if price is not None:
        return 1.0 + 2.5 * max(0, price - total_charges(scene))
    return 2.0 - mission.work - (1.5 if mission.key.startswith("gravity") else 0.0)


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
    return [Goal(serves=lambda tile, key: bool(tile.room) and tile.level == other, likely=DOOR)]


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


def route(scene: Scene, known: Known) -> Route | None:
    """The way to the goal that seems nearest."""
    found = [best for goal in goals(scene, known) if (best := way_to(known, goal)) is not None]
    return min(found, key=lambda one: one.cost + one.goal.extra, default=None)


def way_to(known: Known, goal: Goal) -> Route | None:
    """The shortest way to a goal, as far as he can guess."""
    near = known.away(known.hero)
    if goal.room:
        return _to_room(known, goal, near)
    assert goal.serves is not None
    found = [Route(goal, near[key], key) for key, tile in known.tiles.items() if key in near and goal.serves(tile, key)]
    for one in known.frontiers:
        if one.tile in near:
            likely = one.what == goal.likely or (goal.likely == DOOR and one.what == "blocked")
            found.append(Route(goal, near[one.tile] + 1 + (0.5 if likely else 3.0), one.tile, one.side))
    if goal.likely == STAIRS:
        found += _to_stairs(known, goal, near, 0.0)
    return min(found, key=lambda one: one.cost, default=None)


def _to_room(known: Known, goal: Goal, near: dict[SectorId, float]) -> Route | None:
    if goal.room in known.rooms and known.rooms[goal.room] in near:
        key = known.rooms[goal.room]
        return Route(goal, near[key], key)
    level = known.level_of(goal.room)
    found: list[Route] = []
    if not level:
        found = [Route(goal, near[one.tile] + BLIND, one.tile, one.side) for one in known.frontiers if one.tile in near]
    elif level == known.here.level or any(known.tiles[key].level == level for key in near):
        cells = known.cells(goal.room)
        found = [
            Route(goal, cost, one.tile, one.side)
            for one in known.frontiers
            if one.cell[0] == level and one.what != STAIRS and (cost := known.cost(one, goal.room, cells)) < FAR
        ]
    if level and level != known.here.level:
        found += _to_stairs(known, goal, near, CLIMB)
    return min(found, key=lambda one: one.cost, default=None)


def _to_stairs(known: Known, goal: Goal, near: dict[SectorId, float], after: float) -> list[Route]:
    """By way of stairs that he sees but has not climbed, or of frontiers behind which stairs may be."""
    level = known.here.level
    found = []
    told = [one for one in known.told.get("stairs", ()) if one.distance is not None and one.level == level]
    for one in known.frontiers:
        if one.tile not in near or known.tiles[one.tile].level != level:
            continue
        if one.what == STAIRS:
            found.append(Route(goal, near[one.tile] + 1 + after, one.tile, one.side))
            continue
        rest = 4.0
        if told:
            last = told[-1]
            assert last.distance is not None
            rest = abs(last.distance - known.away(last.at).get(one.tile, FAR) - 1)
        rest += 3.0 if one.what in (DOOR, "blocked") else 0.0
        found.append(Route(goal, near[one.tile] + 1 + rest + 1 + after, one.tile, one.side))
    return found


def progress(known: Known, best: Route, side: int) -> float:
    """How much nearer to a goal a step brings him, in steps; unknown ways count by what he guesses."""
    what = known.here.sides[side]
    toll = 1.0 if what == "blocked" else 0.0
    if best.tile == known.hero:
        if best.side == side:
            return 1.0 - toll / 2
        return -0.6 - toll
    there = known.beyond(known.hero, side)
    if there is None:
        return -0.5 - toll
    away = known.away(best.tile)
    return away.get(known.hero, FAR) - away.get(there, FAR) - toll / 2
