"""Walks: near and far over anything that can tell the neighbours of a space.

Every function takes ``steps``, which gives the spaces one move away, or ``away``, the distances that ``spread`` found.
Links that lead one way only are welcome: a distance is always counted from the start.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias, TypeVar

S = TypeVar("S")
"""A space, by its key."""

Steps: TypeAlias = Callable[[S], Iterable[S]]
"""The spaces one move away from a space."""

FAR = 999
"""The distance, in moves, to whatever cannot be reached: farther than anything that can."""


def spread(start: S, steps: Steps[S], most: int = FAR) -> dict[S, int]:
    """The distance in moves from a space to every space that can be reached, the near ones first.

    ``most`` is the farthest distance that is of interest.

    >>> row = {"a": "b", "b": "ac", "c": "bd", "d": "c"}
    >>> spread("a", row.__getitem__)
    {'a': 0, 'b': 1, 'c': 2, 'd': 3}
    >>> spread("b", row.__getitem__, most=1)
    {'b': 0, 'a': 1, 'c': 1}
    """
    found = {start: 0}
    away, ring = 0, [start]
    while ring and away < most:
        away += 1
        ahead = []
        for here in ring:
            for there in steps(here):
                if there not in found:
                    found[there] = away
                    ahead.append(there)
        ring = ahead
    return found


def reach(
    start: S, steps: Steps[S], most: int, leaving: Callable[[S], int], crossing: Callable[[S, S], int] | None = None
) -> dict[S, int]:
    """Where ``most`` moves lead, and what it costs to get there; the cheap ones first, equals in order of their keys.

    ``leaving`` says what it costs to leave a space (1 as a rule, 2 past an obstacle), ``crossing`` what the way
    between two spaces adds. A cost is a whole number, and leaving costs at least 1.

    >>> row = {"a": "b", "b": "ac", "c": "bd", "d": "c"}
    >>> reach("a", row.__getitem__, 3, leaving=lambda space: 2 if space == "b" else 1)
    {'a': 0, 'b': 1, 'c': 3}
    """
    found = {start: 0}
    rings: list[list[S]] = [[start], *([] for _ in range(most))]
    for cost, ring in enumerate(rings):
        if not ring:
            continue
        for here in sorted(set(ring)) if len(ring) > 1 else ring:  # type: ignore[type-var]
            if found.setdefault(here, cost) != cost:
                continue
            after = cost + leaving(here)
            if after > most:
                continue
            if crossing is None:
                rings[after] += [there for there in steps(here) if there not in found]
            else:
                for there in steps(here):
                    if there not in found and (total := after + crossing(here, there)) <= most:
                        rings[total].append(there)
    return found


def nearest(candidates: Iterable[S], away: Mapping[S, int]) -> list[S]:
    """The candidates with the least distance: all of them, if none can be reached.

    >>> nearest(["hall", "attic", "porch"], {"hall": 2, "porch": 2, "attic": 5})
    ['hall', 'porch']
    """
    candidates = list(candidates)
    least = min((away.get(space, FAR) for space in candidates), default=FAR)
    return [space for space in candidates if away.get(space, FAR) == least]


def farthest(candidates: Iterable[S], away: Mapping[S, int]) -> list[S]:
    """The candidates with the greatest distance; what cannot be reached is farther than everything that can.

    >>> farthest(["hall", "attic", "vault"], {"hall": 2, "attic": 5})
    ['vault']
    """
    candidates = list(candidates)
    most = max((away.get(space, FAR) for space in candidates), default=FAR)
    return [space for space in candidates if away.get(space, FAR) == most]


def towards(here: S, steps: Iterable[S], away: Mapping[S, int], cost: Callable[[S], int] | None = None) -> list[S]:
    """The steps that bring somebody nearer, the best ones only; nothing, if no step does: the mover stays.

    ``away`` is the distance of each space to the goal, ``cost`` the price of a step where steps differ.

    >>> towards("hall", ["porch", "attic", "stairs"], {"hall": 3, "porch": 2, "stairs": 2, "attic": 4})
    ['porch', 'stairs']
    """
    now = away.get(here, FAR)
    nearer = {there: away[there] for there in steps if away.get(there, FAR) < now}
    if cost is not None:
        nearer = {there: distance + cost(there) for there, distance in nearer.items()}
    least = min(nearer.values(), default=FAR)
    return [there for there, total in nearer.items() if total == least]


def away_from(here: S, steps: Iterable[S], away: Mapping[S, int]) -> list[S]:
    """The steps that take somebody farther away, the best ones only; nothing, if no step does.

    ``away`` is the distance of each space to whatever is fled from.

    >>> away_from("hall", ["porch", "attic"], {"hall": 3, "porch": 2, "attic": 4})
    ['attic']
    """
    now = away.get(here, FAR)
    farther = {there: distance for there in steps if (distance := away.get(there, FAR)) > now}
    most = max(farther.values(), default=FAR)
    return [there for there, distance in farther.items() if distance == most]


def path(start: S, goal: S, steps: Steps[S]) -> list[S]:
    """One of the shortest ways, both ends included; nothing, if there is no way.

    >>> path("a", "d", {"a": "b", "b": "ac", "c": "bd", "d": "c"}.__getitem__)
    ['a', 'b', 'c', 'd']
    """
    came_from = {start: start}
    ring = [start]
    while ring and goal not in came_from:
        ahead = []
        for here in ring:
            for there in steps(here):
                if there not in came_from:
                    came_from[there] = here
                    ahead.append(there)
        ring = ahead
    if goal not in came_from:
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def components(spaces: Iterable[S], steps: Steps[S]) -> list[list[S]]:
    """The spaces sorted into regions: within a region one can walk from each space to every other.

    Every link must lead both ways.

    >>> components("abcd", {"a": "b", "b": "a", "c": "", "d": ""}.__getitem__)
    [['a', 'b'], ['c'], ['d']]
    """
    found: list[list[S]] = []
    done: set[S] = set()
    for space in spaces:
        if space not in done:
            region = list(spread(space, steps))
            done.update(region)
            found.append(region)
    return found
