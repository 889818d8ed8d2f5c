"""An investigator of the table is eliminated (Eliminated)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..ending import all_eliminated
from ..scenario.happenings import happen
from ..state import Scene, Who, in_play


def fall(scene: Scene, who: Who) -> Flow[None]:
    """Persons stay behind, and the clock of the others begins (eliminated.countdown, eliminated.all)."""
    state = scene.state
    one = state.investigators[who]
    one.out = one.done = True
    scene.tell("eliminated", who=who)
    for token in state.tokens:
        if token.follows == who:
            token.follows = -1
    state.doomed = state.doomed or state.round + 1
    if not in_play(scene):
        all_eliminated(scene)
    yield from happen(scene, "eliminated", who=who)
