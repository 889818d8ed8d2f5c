"""The four characters, as Hero or as ally (Allies). What each does as Hero stands with the rule that it changes."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from .harm import can_heal, heal, spend_ally
from .state import Ally, Scene

CHARACTERS = ("pilot", "engineer", "captain", "doctor")
"""setup.character, ally.double-role"""
HERO_SIDE = {"pilot": "second-wind", "engineer": "spare-cell", "captain": "hold-the-line", "doctor": "steady-hands"}


def gain_ally(scene: Scene) -> None:
    """A random unused character goes with the Hero (ally.gained-by-mission, ally.six-health)."""
    state = scene.state
    if not state.characters or state.sheet.ally is not None:
        return
    key = state.characters.pop(scene.chance.below(len(state.characters)))
    state.sheet.ally = Ally(key, scene.parameters.ally)
    scene.reveal()
    scene.tell("ally", ally=key)


def ally_start_options(scene: Scene) -> list[Key]:
    """What an ally can do at the start of a turn: Sacrifice, or an ability that belongs there.

    (ally.sacrifice, ally.ability-timing)
    """
    ally = scene.state.sheet.ally
    if ally is None:
        return []
    options: list[Key] = [("ally", "sacrifice")]
    if ally.used:
        return options
    if ally.key == "captain" and not scene.state.turn.bullet:
        options.append(("ally", "bullet-time"))
    if ally.key == "doctor":
        options += [("ally", "heal", kind) for kind in ("health", "sanity") if can_heal(scene, kind)]
    return options


def ally_use(scene: Scene, what: str, args: list[str]) -> Flow[None]:
    """Use an ally at the start of a turn; an ability costs a charge, a Sacrifice everything (ally.ability-cost)."""
    state = scene.state
    ally = state.sheet.ally
    assert ally is not None
    if what == "sacrifice":
        state.sheet.ally = None
        scene.tell("sacrifice", ally=ally.key)
        yield from sacrifice(scene, ally.key)
        return
    ally.used = True
    spend_ally(scene, 1)
    if what == "bullet-time":
        state.turn.bullet = True
        scene.tell("adrenaline", use="bullet-time")
    else:
        heal(scene, args[0], 1)


def sacrifice(scene: Scene, key: str) -> Flow[None]:
    """The one-time effect of each ally (ally.sacrifice, ally.example-card)."""
    from .actions.move import steps
    from .actions.search import search

    state = scene.state
    match key:
        case "pilot":
            yield from steps(scene, 3, safe=True)
        case "engineer":
            state.turn.any_component = True
            state.turn.actions.append("search")
            yield from search(scene, "one", extra=1)
        case "captain":
            state.turn.silenced = True
        case "doctor":
            heal(scene, "health", 3)
            heal(scene, "sanity", 3)
