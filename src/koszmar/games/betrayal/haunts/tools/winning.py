"""How sides win."""

from __future__ import annotations

from ...haunt import Goal
from ...state import Scene, alive, the_haunt


def all_heroes_dead(scene: Scene) -> bool:
    """Whether no hero lives."""
    state = scene.state
    for seat, side in enumerate(the_haunt(state).sides):
        if side == "hero" and not (explorer := state.explorers[seat]).dead and explorer.place:
            return False
    return True


def traitor_dead(scene: Scene) -> bool:
    """Whether the traitor's explorer is dead: enough only where a haunt says so (haunt-goal.killing-traitor)."""
    haunt = the_haunt(scene.state)
    return scene.state.explorers[haunt.traitor].dead


def last_alive(scene: Scene) -> list[int]:
    """The last explorer alive, once there is only one."""
    living = alive(scene.state)
    return living if len(living) == 1 else []


TRAITOR_KILLS_ALL = Goal("traitor", all_heroes_dead)
"""In most haunts the traitor's only goal (haunt-goal.all-heroes-dead)."""
ALL_ARE_LOST = Goal("nobody", all_heroes_dead)
LAST_ALIVE = Goal("alone", last_alive)
NOBODY_LEFT = Goal("nobody", lambda scene: not alive(scene.state))
