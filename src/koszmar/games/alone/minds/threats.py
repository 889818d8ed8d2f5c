"""What creatures, danger and conditions are worth to the Evil players where they are, in points the Hero will lose."""

from __future__ import annotations

from ..bestiary import is_boss, values_of
from ..dice import chance_of_a_hit
from ..missions import MISSIONS
from ..missions.final import STAIRWELLS
from ..state import STAIRS, Creature, Scene, SectorId
from ..station import FAR, distance, distances, door_key, level_of, open_distances, room_sector
from .tempers import Temper

PARTING = 0.45
"""What a creature in the Hero's sector costs besides its attack: he has to leave it, or fight."""
BEHIND = 0.9
"""A creature behind the Hero is worth less."""


class Station:
    """The station as the Evil players look at it when they are asked."""

    def __init__(self, scene: Scene, temper: Temper) -> None:
        state = scene.state
        self.scene = scene
        self.temper = temper
        self.state = state
        self.hero = state.hero
        self.there = state.elements[state.hero]
        self.away = open_distances(state, state.hero)
        self.straight = distances(state.station, state.hero)
        self.goals = goals_of(scene)
        self.goal = min(self.goals, key=lambda sector: distance(state, state.hero, sector), default=state.hero)
        self.to_goal = distances(state.station, self.goal)
        self.chance = chance_of_a_hit(scene, self.there.danger)
        self.left = state.sheet.health + state.sheet.sanity

    def steps(self, sector: SectorId) -> int:
        """How many points a creature needs to reach the Hero: blocked doors cost more."""
        straight = self.straight[sector]
        return min(self.away.get(sector, FAR), straight + 1)

    def is_ahead(self, sector: SectorId) -> bool:
        """Whether a sector lies on a shortest way of the Hero to his goal."""
        return self.straight[sector] + self.to_goal[sector] <= self.to_goal[self.hero]

    def bite(self, kind: str, more: int = 0, *, rerolls: bool = False) -> float:
        """What an attack of a kind costs the Hero where he is."""
        values = values_of(self.scene, kind)
        dice = max(0, (values.lit if self.there.lit else values.dark) + more)
        chance = self.chance + (1 - self.chance) * self.chance if rerolls else self.chance
        return dice * chance

    def scare(self, kind: str) -> float:
        """What meeting a kind unseen costs."""
        return float(values_of(self.scene, kind).sanity)

    def nearness(self, steps: int) -> float:
        """How much of a creature's bite will be felt that is some steps away from the Hero."""
        nearness = self.temper.nearness
        return nearness[steps] if steps < len(nearness) else 0.03

    def at(self, kind: str, sector: SectorId, steps: int, *, unseen: bool, wounded: bool = False) -> float:
        """What a creature is worth in a sector, some steps from the Hero: he comes to where his work is."""
        full = self.bite(kind) + PARTING + (self.scare(kind) if unseen and steps else 0.0)
        near = self.nearness(steps)
        if steps:
            near *= self.temper.ahead if self.is_ahead(sector) else BEHIND
            if sector == self.goal:
                near = max(near, self.temper.waits)
            elif sector in self.goals:
                near = max(near, self.temper.waits * 0.6)
        return full * near * (0.9 if wounded else 1.0)

    def worth(self, creature: Creature, sector: SectorId | None = None) -> float:
        """What a creature is worth where it is, or would be in a sector."""
        place = creature.sector if sector is None else sector
        unseen = not creature.figure if sector is None else place not in self.state.labyrinth
        steps = self.steps(place)
        return self.at(creature.kind, place, steps, unseen=unseen, wounded=creature.wounded)

    def arrives(self, creature: Creature) -> float:
        """What a creature does that comes to the Hero now: it scares him if he has not seen it, and attacks."""
        scare = 0.0 if creature.figure or self.seen_coming(creature) else self.scare(creature.kind)
        return self.bite(creature.kind, creature.dice) + PARTING + scare

    def seen_coming(self, creature: Creature) -> bool:
        """Whether it has to cross a sector that the Hero sees before it reaches him."""
        state, at = self.state, creature.sector
        if self.straight[at] <= 1:
            return False
        ring = [there for there in state.station.exits[self.hero].values() if self.straight[there] == 1]
        mine = distances(state.station, at)
        least = min(mine[there] for there in ring)
        return all(there in state.labyrinth for there in ring if mine[there] == least)

    def gain(self, creature: Creature, points: int) -> float:
        """What is gained if a creature comes some points nearer."""
        if creature.sector == self.hero:
            return 0.0
        steps = self.steps(creature.sector)
        if steps <= points:
            return self.arrives(creature) - 0.6 * self.worth(creature)
        ahead = self.temper.ahead if self.is_ahead(creature.sector) else BEHIND
        full = self.bite(creature.kind) + PARTING + (0.0 if creature.figure else self.scare(creature.kind))
        return full * ahead * self.nearness(steps - points) - self.worth(creature)

    def gains(self, points: int, creatures: list[Creature] | None = None) -> list[float]:
        """What coming nearer gains, creature by creature, the best first."""
        found = self.state.creatures if creatures is None else creatures
        return sorted((self.gain(one, points) for one in found), reverse=True) or [0.0]

    def best_gain(self, points: int, creatures: list[Creature] | None = None) -> float:
        """The best of them."""
        return max(0.0, self.gains(points, creatures)[0])

    def here(self) -> list[Creature]:
        """The creatures in the Hero's sector."""
        return [one for one in self.state.creatures if one.sector == self.hero]

    def within(self, most: int) -> list[Creature]:
        """The creatures not farther away than this."""
        return [one for one in self.state.creatures if self.straight[one.sector] <= most]

    def next_steps(self) -> list[SectorId]:
        """The sectors that the Hero will enter next on his way."""
        return [there for there in self.state.station.exits[self.hero].values() if self.is_ahead(there)]

    def danger(self, sector: SectorId) -> float:
        """What a danger token is worth in a sector."""
        if self.state.elements[sector].danger:
            return 0.0
        steps = self.straight[sector]
        if sector == self.hero:
            return 0.5 + sum(self.bite(one.kind) for one in self.here())
        if sector == self.goal:
            return 0.75 if steps <= 4 else 0.5
        worth = 0.6 if self.is_ahead(sector) else 0.25
        return worth * (1.0 if steps <= 1 else 0.8 if steps == 2 else 0.6 if steps == 3 else 0.3)

    def deploying(self, kind: str, sector: SectorId) -> float:
        """What a new creature is worth in a sector."""
        shown = sector in self.state.labyrinth
        return self.at(kind, sector, self.steps(sector), unseen=not shown)


def goals_of(scene: Scene) -> list[SectorId]:
    """Sectors in which the Hero can do something for a mission."""
    state = scene.state
    if not state.active:
        return [room_sector(state, MISSIONS[one.key].room) for one in state.starting if not one.done]
    final = state.final
    built = state.station.sectors
    if not final.steps and final.key == "abandon-station":
        taken = [MISSIONS[one.key].room for one in (*state.starting, final)]
        return [key for key, one in built.items() if one.room and one.room not in taken]
    if not final.steps and final.key == "burn-it-clean":
        level = level_of(state, room_sector(state, "generator-room"))
        return [key for key, one in built.items() if one.room and one.level != level]
    if final.key == "the-last-charge" and len(final.steps) < STAIRWELLS:
        return [key for key, one in built.items() if STAIRS in one.sides and key not in final.steps]
    return [room_sector(state, MISSIONS[final.key].room)]


def boss_worth(station: Station, creature: Creature, sector: SectorId) -> float:
    """Bosses have aims of their own: the Colonel the Control Room, the Chrysalis the Laboratory."""
    if not is_boss(creature):
        return 0.0
    room = "control-room" if creature.kind == "colonel" else "laboratory"
    goal = room_sector(station.state, room)
    return -0.35 * distance(station.state, sector, goal)


def is_open_door(scene: Scene, one: SectorId, other: SectorId) -> bool:
    """Whether the door between two sectors is not blocked."""
    return door_key(one, other) not in scene.state.blocked
