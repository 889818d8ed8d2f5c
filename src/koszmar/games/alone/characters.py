"""The four characters, as Hero or as ally (Allies). What each does as Hero stands with the rule that it changes."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from .actions import declare, move, resolved, search
from .harm import can_heal, heal, use_ally
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


def refresh_ally(scene: Scene, *, round_over: bool = False) -> None:
    """Abilities can be used again: the captain's once a round, the others' once a turn (ally.ability-timing)."""
    ally = scene.state.sheet.ally
    if ally is not None and (round_over or ally.key != "captain"):
        ally.used = False


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
    use_ally(scene)
    if what == "bullet-time":
        state.turn.bullet = True
        scene.tell("adrenaline", use="bullet-time")
    else:
        heal(scene, args[0], 1)


def sacrifice(scene: Scene, key: str) -> Flow[None]:
    """The one-time effect of each ally (ally.sacrifice, ally.example-card)."""
    state = scene.state
    match key:
        case "pilot":  # no action is declared yet, so that no card of the Move symbol can be played
            yield from move.steps(scene, 3, safe=True, reactions=False)
        case "engineer":
            state.turn.any_component = True
            declare(scene, "search", [], free=True)
            yield from search.with_choice(scene, extra=1)
            yield from resolved(scene, "search")
        case "captain":
            state.turn.silenced = True
        case "doctor":
            heal(scene, "health", 3)
            heal(scene, "sanity", 3)
