"""How far it is for somebody: a space of Fire counts for the Damage that it costs, a monster for what it may waste."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

from ..board import ON_FOOT, ways_for
from ..state import Scene, Space, Who
from .known import price_of

BURN = 1.6
"""Spaces that a Damage is worth to somebody to whom it is worth an action."""
IN_THE_WAY = 0.8
"""Spaces that a monster in the way is worth."""


class Roads:
    """The board as investigators walk it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.near = ways_for(scene.state, ON_FOOT).near
        self.monsters = {monster.space for monster in scene.state.monsters}
        self._from: dict[Who, dict[Space, float]] = {}

    def costs(self, who: Who, burning: Iterable[Space] = ()) -> dict[Space, float]:
        """What it costs more to enter a space than to enter an empty one; ``burning``: where Fire may come as well."""
        fire = BURN * price_of(self.scene.state.investigators[who], "damage")
        found = dict.fromkeys(self.monsters, IN_THE_WAY)
        for space in (*self.scene.state.fire, *burning):
            found[space] = found.get(space, 0.0) + fire
        return found

    def away(self, who: Who) -> dict[Space, float]:
        """How far every space is for an investigator."""
        if who not in self._from:
            start = self.scene.state.investigators[who].space
            self._from[who] = spread(self.near, self.costs(who), [start])
        return self._from[who]

    def toward(self, who: Who, goals: Iterable[Space]) -> dict[Space, float]:
        """How far it is from every space to the nearest goal."""
        return spread(self.near, self.costs(who), goals, back=True)


def spread(
    near: Mapping[Space, tuple[Space, ...]], costs: dict[Space, float], starts: Iterable[Space], *, back: bool = False
) -> dict[Space, float]:
    """The cheapest ways from some spaces to all others, or back from all others to them.

    >>> spread({"a": ("b",), "b": ("a", "c"), "c": ("b",)}, {"b": 2.0}, ["a"])
    {'a': 0.0, 'b': 3.0, 'c': 4.0}
    >>> spread({"a": ("b",), "b": ("a", "c"), "c": ("b",)}, {"b": 2.0}, ["b"], back=True)
    {'b': 0.0, 'a': 3.0, 'c': 3.0}
    """
    found: dict[Space, float] = {}
    heap = [(0.0, space) for space in starts if space in near]
    while heap:
        cost, space = heappop(heap)
        if space in found:
            continue
        found[space] = cost
        for there in near[space]:
            if there not in found:
                heappush(heap, (cost + 1.0 + costs.get(space if back else there, 0.0), there))
    return found
