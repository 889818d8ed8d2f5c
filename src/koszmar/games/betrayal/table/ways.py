"""Far tiles that an explorer could walk to in this turn: one click, and the steps follow one by one.

Nothing here decides what is allowed: each step is offered by the rules in its turn, or the walk ends there.
"""

from __future__ import annotations

from koszmar.kernel.flow import notation
from koszmar.kernel.view import Way

from ..house import adjacent
from ..places import hindrances, may_leave
from ..state import Scene


def far_ways(scene: Scene, seat: int) -> list[Way]:
    """The cheapest way to each tile more than one move away, as far as the moves that are left may reach."""
    left, dear = scene.state.turn.moves, scene.parameters.obstacle_cost
    here = scene.state.explorers[seat].place
    if left < 2 or not may_leave(scene, seat):
        return []
    is_dear = hindrances(scene, seat)
    spent: dict[str, int] = {here: 0}
    through: dict[str, tuple[str, ...]] = {here: ()}
    edge = [here]
    while edge:
        tile = min(edge, key=lambda one: (spent[one], len(through[one])))
        edge.remove(tile)
        cost = spent[tile] + (dear if is_dear(tile) else 1)
        if cost > left:
            continue
        for other in adjacent(scene, tile):
            if other not in spent or cost < spent[other]:
                if other not in edge:
                    edge.append(other)
                spent[other], through[other] = cost, (*through[tile], other)
    return [
        Way(tile, [notation(("move", one)) for one in steps], list(steps))
        for tile, steps in through.items()
        if len(steps) > 1
    ]
