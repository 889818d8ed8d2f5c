"""One level of a map, drawn at random around what is known of it: corridors grow, then rooms, doors and stairs come.

Each attempt is quick and may fail; the generator tries again. Places are numbers on a board of nine by nine whose rim
is closed, so that a step is an addition and nobody has to ask where the grid ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from koszmar.kernel.chance import Chance

from .checks import CORRIDORS, DOORS, EXITS_OF_A_ROOM, LOOPS, ROOMS_PER_LEVEL, RUN, SHAPES, STAIRCASES, STAIRS_APART

WIDTH = 9
STEP = (-WIDTH, 1, WIDTH, -1)
"""By side, what a step adds to a place."""
EMPTY, CORRIDOR, ROOM, CLOSED = range(4)
"""What is at a place; nothing may ever be built where it is closed."""
NOTHING, WAY, PORTAL, STAIR = range(4)
"""What is on a side of a sector: a wall, a passage, a door, stairs."""
OPEN = (WAY, PORTAL)
"""What leads on to another sector of the level."""
RIM = [CLOSED if place < WIDTH or place >= 72 or place % 9 in (0, 8) else EMPTY for place in range(81)]
NEAR = {0, *STEP, *(one + other for one in STEP for other in STEP)}
"""What leads from a place to all that are at most two steps away."""
INSIDE = [place for place in range(81) if RIM[place] == EMPTY]
Spot: TypeAlias = tuple[int, int]
"""A place and one of its sides."""
Turned: TypeAlias = tuple[int, int]
"""The shape of a corridor as it is, and with stairs on a side."""
FINISHES = 3
"""How often doors and stairs are chosen for one set of corridors."""
STRAY = 5
"""How many places besides the nearest a roundabout way between known parts picks its next one from."""


class Misfit(Exception):
    """This attempt has failed."""


class Level:
    """A level while it is being drawn."""

    __slots__ = ("guarded", "kind", "locked", "sides", "start")

    def __init__(self) -> None:
        self.kind = list(RIM)
        self.sides: dict[int, list[int]] = {}
        self.locked: set[int] = set()
        """Sectors that are known: nothing may be added to them."""
        self.guarded: set[int] = set()
        """Known sectors whose walls may hide a door or stairs, but no passage."""
        self.start = 0
        """A sector that may have no stairs; 0 for none."""

    # -- what is known ---------------------------------------------------------------------------------------------

    def lay_known(self, tiles: Iterable[tuple[int, int, list[int]]]) -> None:
        """Put known sectors on the board, and beyond their open sides the sectors that must be there."""
        known = list(tiles)
        for place, kind, sides in known:
            if self.kind[place] != EMPTY:
                raise Misfit
            self.kind[place], self.sides[place] = kind, list(sides)
            is_dead_end = kind == CORRIDOR and sum(1 for what in sides if what) < 2
            (self.guarded if is_dead_end else self.locked).add(place)
        for place, kind, sides in known:
            for side, what in enumerate(sides):
                if what == STAIR:
                    self._close(place + STEP[side])
                elif what:
                    self._continue(place, side, what, ROOM if what == PORTAL and kind == CORRIDOR else CORRIDOR)
        if any(self.kind[place] == ROOM and self._room_beside(place) for place in self.sides):
            raise Misfit

    def lay_start(self, place: int) -> None:
        """A corridor where the match began, of which nothing else is known."""
        if self.kind[place] == EMPTY:
            self.kind[place], self.sides[place] = CORRIDOR, [NOTHING] * 4
        if self.kind[place] != CORRIDOR:
            raise Misfit
        self.start = place

    def _close(self, place: int) -> None:
        if self.kind[place] not in (EMPTY, CLOSED):
            raise Misfit
        self.kind[place] = CLOSED

    def _continue(self, place: int, side: int, what: int, kind: int) -> None:
        there = place + STEP[side]
        if self.kind[there] == EMPTY:
            self.kind[there], self.sides[there] = kind, [NOTHING] * 4
        elif self.kind[there] != kind:
            raise Misfit
        self.sides[there][side ^ 2] = what

    def join_parts(self, chance: Chance) -> None:
        """Dig corridors between known parts of the level that are not joined yet."""
        while True:
            parts = self._parts()
            if len(parts) < 2:
                return
            chance.shuffle(parts)
            self._dig(chance, parts[0])

    def _parts(self) -> list[set[int]]:
        left, parts = set(self.sides), []
        while left:
            part = self.reach(min(left))
            parts.append(set(part))
            left.difference_update(part)
        return parts

    def _dig(self, chance: Chance, part: set[int]) -> None:
        """A way from one part to any other, through empty places: the shortest, or a roundabout one.

        The shortest is not always possible: it may be a straight run that is too long.
        """
        shut = self.locked | self.guarded
        came: dict[int, tuple[int, int]] = {}
        edge = [place for place in part if self.kind[place] == CORRIDOR and place not in shut]
        turn, stray = chance.below(4), 1 + chance.below(2) * STRAY
        chance.shuffle(edge)
        while edge:
            here = edge.pop(chance.below(min(stray, len(edge))) if stray > 1 else 0)
            for number in range(4):
                side = (number + turn) % 4
                there = here + STEP[side]
                if self.kind[there] == EMPTY and there not in came:
                    came[there] = (here, side)
                    edge.append(there)
                elif self.kind[there] == CORRIDOR and there not in part and there not in shut:
                    self._dig_back(came, here, side)
                    return
        raise Misfit

    def _dig_back(self, came: dict[int, tuple[int, int]], here: int, side: int) -> None:
        way = [(here, side)]
        while here in came:
            here, side = came[here]
            way.append((here, side))
        for place, _ in way:
            if self.kind[place] == EMPTY:
                self.kind[place], self.sides[place] = CORRIDOR, [NOTHING] * 4
        for place, side in way:
            self._join(place, side, WAY)

    # -- corridors -------------------------------------------------------------------------------------------------

    def grow(self, chance: Chance) -> None:
        """Corridors, one by one: mostly on from a dead end, sometimes a branch, sometimes a ring."""
        kind, sides = self.kind, self.sides
        if not sides:
            place = chance.pick(INSIDE)
            kind[place], sides[place] = CORRIDOR, [NOTHING] * 4
        shut = self.locked | self.guarded
        corridors = [place for place in sides if kind[place] == CORRIDOR]
        least = max(len(corridors), CORRIDORS[0])
        if least > CORRIDORS[1]:
            raise Misfit
        target = least + chance.below(CORRIDORS[1] - least + 1)
        free = [place for place in corridors if place not in shut]
        tries = 60
        while len(corridors) < target:
            tries -= 1
            if not tries or not free:
                raise Misfit
            here = free[-1 - chance.below(min(2, len(free)))] if chance.below(4) else chance.pick(free)
            taken = sides[here]
            turn = chance.below(4)
            side = next(
                (
                    side
                    for side in ((turn + number) % 4 for number in range(4))
                    if not taken[side] and kind[here + STEP[side]] == EMPTY
                ),
                None,
            )
            if side is None or len(taken) - taken.count(NOTHING) == 4:
                free.remove(here)
                continue
            there = here + STEP[side]
            kind[there], sides[there] = CORRIDOR, [NOTHING] * 4
            self._join(here, side, WAY)
            corridors.append(there)
            free.append(there)
        free = [place for place in corridors if place not in shut]
        if self.locked:
            self._join_dead_ends(chance, free)
        if chance.below(2):
            self._close_a_ring(chance, free)

    def _join_dead_ends(self, chance: Chance, free: list[int]) -> None:
        """Where much is known, few dead ends can get stairs or a room of their own: mostly they meet."""
        for place, side in self._gaps(free):
            both = (self.sides[place], self.sides[place + STEP[side]])
            if all(sides.count(NOTHING) == 3 for sides in both) and chance.below(4):
                self._join(place, side, WAY)

    def _close_a_ring(self, chance: Chance, free: list[int]) -> None:
        gaps = self._gaps(free)
        if gaps:
            self._join(*chance.pick(gaps), WAY)

    def _gaps(self, free: list[int]) -> list[tuple[int, int]]:
        """Walls between neighbouring corridors."""
        sides = self.sides
        return [
            (place, side) for place in free for side in (1, 2) if not sides[place][side] and place + STEP[side] in free
        ]

    def _join(self, place: int, side: int, what: int) -> None:
        self.sides[place][side] = what
        self.sides[place + STEP[side]][side ^ 2] = what

    # -- rooms and doors -------------------------------------------------------------------------------------------

    def place_rooms(self, chance: Chance) -> None:
        """Four rooms, where they touch dead ends if they can; a dead end gets a door."""
        kind, sides = self.kind, self.sides
        rooms = [place for place in sides if kind[place] == ROOM]
        for place in rooms:
            if place not in self.locked:
                self._doors_for_dead_ends(place)
        if len(rooms) > ROOMS_PER_LEVEL:
            raise Misfit
        worths = {place: worth for place in INSIDE if (worth := self._worth(place))}
        for _ in range(ROOMS_PER_LEVEL - len(rooms)):
            best, most = 0, 0
            for place, worth in worths.items():
                liking = worth * 4 + chance.below(10)
                if liking > most:
                    best, most = place, liking
            if not best:
                raise Misfit
            kind[best], sides[best] = ROOM, [NOTHING] * 4
            self._doors_for_dead_ends(best)
            for place in [place for place in worths if place - best in NEAR]:  # a room and its doors make others worse
                worths[place] = self._worth(place)
                if not worths[place]:
                    del worths[place]

    def _worth(self, place: int) -> int:
        """How well a room would lie: dead ends that it takes, other corridors that it can open to."""
        worth = 0
        if self.kind[place] != EMPTY or self._room_beside(place):
            return 0
        for step in STEP:
            there = place + step
            if self.kind[there] == CORRIDOR and there not in self.locked:
                open_sides = 4 - self.sides[there].count(NOTHING)
                worth += 3 if open_sides == 1 else 1 if open_sides < 4 else 0
        return worth

    def _room_beside(self, place: int) -> bool:
        kind = self.kind
        return (
            kind[place - WIDTH] == ROOM
            or kind[place + 1] == ROOM
            or kind[place + WIDTH] == ROOM
            or kind[place - 1] == ROOM
        )

    def _doors_for_dead_ends(self, room: int) -> None:
        for side, step in enumerate(STEP):
            there = room + step
            if (
                self.kind[there] == CORRIDOR
                and there not in self.locked
                and self.sides[there].count(NOTHING) == 3
                and not self.sides[room][side]
                and self.sides[room].count(NOTHING) > 4 - EXITS_OF_A_ROOM[1]
            ):
                self._join(room, side, PORTAL)

    # -- the rest --------------------------------------------------------------------------------------------------

    def finish(self, chance: Chance) -> None:
        """More doors, and the stairs: a few attempts with what the corridors and rooms allow."""
        gaps = [
            (place, side)
            for place in self.sides
            if self.kind[place] == ROOM and place not in self.locked
            for side, step in enumerate(STEP)
            if not self.sides[place][side] and self.kind[place + step] == CORRIDOR and place + step not in self.locked
        ]
        for _ in range(FINISHES):
            chance.shuffle(gaps)
            added = self._open_doors(gaps, chance.below(3))
            if self._is_sound() and self._put_stairs(chance):
                return
            for place, side in added:
                self._join(place, side, NOTHING)
        raise Misfit

    def _open_doors(self, gaps: list[tuple[int, int]], more: int) -> list[tuple[int, int]]:
        """Every room gets a door, then doors come until there are loops enough, and some more."""
        sides = self.sides
        corridors = [place for place in sides if self.kind[place] == CORRIDOR]
        passages = sum(sides[place].count(WAY) for place in corridors) // 2
        doors = sum(sides[place].count(PORTAL) for place in corridors)
        needed = max(DOORS[0], LOOPS + 3 - (passages - len(corridors))) + more
        added = []
        for lonely in (True, False):
            for place, side in gaps:
                there = sides[place + STEP[side]]
                closed = sides[place].count(NOTHING)
                if sides[place][side] or (closed != 4 if lonely else doors >= needed) or closed == 1:
                    continue
                if there.count(NOTHING) == 0:
                    continue
                self._join(place, side, PORTAL)
                added.append((place, side))
                doors += 1
        return added

    def _is_sound(self) -> bool:
        """Doors, loops, straight runs, one piece."""
        sides = self.sides
        corridors = [place for place in sides if self.kind[place] == CORRIDOR]
        doors = sum(sides[place].count(PORTAL) for place in corridors)
        if not DOORS[0] <= doors <= DOORS[1]:
            return False
        passages = sum(sides[place].count(WAY) for place in corridors) // 2
        if passages + doors - len(sides) + 1 < LOOPS:
            return False
        if any(self.kind[place] == ROOM and not 1 <= sides[place].count(PORTAL) <= 3 for place in sides):
            return False
        runs = [self._run(place, side) for place in corridors for side in (1, 2) if sides[place][side] == WAY]
        return RUN[0] <= max(runs, default=1) <= RUN[1] and len(self.reach(corridors[0])) == len(sides)

    def _run(self, place: int, side: int) -> int:
        count, step = 1, STEP[side]
        while self.sides[place][side] == WAY:
            place += step
            count += 1
        return count

    def reach(self, start: int) -> dict[int, int]:
        """Distances on this level."""
        found, sides = {start: 0}, self.sides
        edge = [start]
        for here in edge:  # grows while it is walked over
            steps = found[here] + 1
            for step, what in zip(STEP, sides[here], strict=True):
                if what in OPEN:
                    there = here + step
                    if there not in found:
                        found[there] = steps
                        edge.append(there)
        return found

    def _put_stairs(self, chance: Chance) -> bool:
        """Two staircases that leave no dead end, far enough apart, with shapes as there must be."""
        known = [place for place, sides in self.sides.items() if STAIR in sides]
        if len(known) > STAIRCASES:
            raise Misfit
        spots = [
            (place, side)
            for place, sides in self.sides.items()
            if self.kind[place] == CORRIDOR and place not in self.locked and place != self.start and STAIR not in sides
            for side, step in enumerate(STEP)
            if not sides[side] and place + step not in self.sides
        ]
        chance.shuffle(spots)
        ends = {
            place for place, sides in self.sides.items() if self.kind[place] == CORRIDOR and sides.count(NOTHING) == 3
        }
        missing = STAIRCASES - len(known)
        if len(ends) > missing:
            return False
        if missing == 0:
            return _fits(self._tally()) and self.reach(known[0])[known[1]] >= STAIRS_APART
        fit = self._pairs_that_fit(spots, ends) if missing == 2 else self._spots_that_fit(spots, ends)
        away = cache(self.reach)
        for chosen in fit:
            first, second = [place for place, _ in chosen] + known
            if away(first)[second] >= STAIRS_APART:
                for place, side in chosen:
                    self.sides[place][side] = STAIR
                    self.kind[place + STEP[side]] = CLOSED
                return True
        return False

    def _spots_that_fit(self, spots: list[Spot], ends: set[int]) -> Iterator[list[Spot]]:
        """Where the second of two staircases leaves no dead end, and shapes as there must be."""
        tally = self._tally()
        for spot in spots:
            if ends <= {spot[0]} and _fits_with_stairs(tally, [self._turned_by_stairs(*spot)]):
                yield [spot]

    def _pairs_that_fit(self, spots: list[Spot], ends: set[int]) -> Iterator[list[Spot]]:
        """The same for both. Many spots are alike: what becomes of shapes is worked out once for each two kinds."""
        tally = self._tally()
        fits: dict[tuple[Turned, Turned], bool] = {}
        turned = [self._turned_by_stairs(*spot) for spot in spots]
        for number, first in enumerate(spots):
            left = ends - {first[0]}
            if len(left) > 1:
                continue
            for other in range(number + 1, len(spots)):
                second = spots[other]
                if first[0] == second[0] or (left and second[0] not in left):
                    continue
                pair = turned[number], turned[other]
                if pair not in fits:
                    fits[pair] = _fits_with_stairs(tally, pair)
                if fits[pair]:
                    yield [first, second]

    def _turned_by_stairs(self, place: int, side: int) -> Turned:
        """The shape of a corridor as it is, and with stairs on a side."""
        sides = list(self.sides[place])
        before = _shape(sides)
        sides[side] = STAIR
        return before, _shape(sides)

    def _tally(self) -> list[int]:
        tally = [0] * 5
        for place, sides in self.sides.items():
            if self.kind[place] == CORRIDOR:
                tally[_shape(sides)] += 1
        return tally


LIMITS = ((0, 0), SHAPES["straight"], SHAPES["turn"], SHAPES["junction"], SHAPES["crossroads"])


def _shape(sides: list[int]) -> int:
    """A shape as a number: dead end, straight, turn, T-junction, crossroads."""
    closed = sides.count(NOTHING)
    if closed == 2:
        return 1 if bool(sides[0]) == bool(sides[2]) else 2
    return (4, 3, 0, 0, 0)[closed]


def _fits_with_stairs(tally: list[int], turned: Iterable[Turned]) -> bool:
    after = list(tally)
    for before, then in turned:
        after[before] -= 1
        after[then] += 1
    return _fits(after)


def _fits(tally: list[int]) -> bool:
    return all(least <= count <= most for count, (least, most) in zip(tally, LIMITS, strict=True))


def draw_level(chance: Chance, known: list[tuple[int, int, list[int]]], start: int | None) -> Level | None:
    """One attempt at a level around known sectors (place, kind, sides), and a start that is not among them."""
    level = Level()
    try:
        level.lay_known(known)
        if start is not None:
            level.lay_start(start)
        level.join_parts(chance)
        level.grow(chance)
        level.place_rooms(chance)
        level.finish(chance)
    except Misfit:
        return None
    return level
