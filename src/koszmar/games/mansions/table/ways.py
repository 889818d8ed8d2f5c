"""Spaces that one move action leads to beyond the next one: one click, and the steps follow one by one.

Nothing here decides what is allowed: each step is offered by the rules in its turn, or the walk ends there.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, notation
from koszmar.kernel.view import Way

from ..actions.move import stride
from ..moving import enterable
from ..state import Scene, Who


def far_ways(scene: Scene, decision: Decision, who: Who) -> list[Way]:
    """The shortest way to each space that the move that was begun, or a new one, still reaches; never through Fire."""
    state = scene.state
    first = [str(key[1]) for key in decision.options if isinstance(key, tuple) and key[0] == "go"]
    left = state.turn.moves or stride(scene, who)
    through: dict[str, tuple[str, ...]] = {space: (space,) for space in first}
    edge = [space for space in first if space not in state.fire]
    for _ in range(left - 1):
        found: list[str] = []
        for space in edge:
            for other in enterable(scene, space):
                if other not in through and other != state.investigators[who].space:
                    through[other] = (*through[space], other)
                    found.append(other)
        edge = [space for space in found if space not in state.fire]
    return [
        Way(space, [notation(("go", one)) for one in steps], list(steps))
        for space, steps in through.items()
        if len(steps) > 1 and space not in state.fire
    ]
