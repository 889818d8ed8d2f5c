"""How base Intruders are hurt and die."""

from __future__ import annotations

from ...intruders import remove
from ...state import Intruder, Scene, State
from ..checking import check as check_against
from .kinds import BREEDER, LARVA, QUEEN


def check(scene: Scene, intruder: Intruder) -> None:
    """A Larva dies at once; Breeder and Queen check the sum of 2 cards, others 1 card (baserace.injury)."""
    if intruder.kind == LARVA:
        intruder_dies(scene, intruder)
    else:
        check_against(scene, intruder, 2 if intruder.kind in (BREEDER, QUEEN) else 1, sum, intruder_dies)


def intruder_dies(scene: Scene, intruder: Intruder) -> None:
    """A killed Intruder other than a Larva leaves a Carcass (baserace.carcass)."""
    state = scene.state
    scene.tell("killed", intruder=intruder.id, kind=intruder.kind, room=intruder.room)
    remove(scene, intruder)
    if intruder.kind != LARVA:
        state.rooms[intruder.room].objects.append("carcass")
    if intruder.kind == QUEEN:
        state.queen_dead = True


def is_queen_dead(state: State) -> bool:
    """Whether the Queen was killed."""
    return state.queen_dead
