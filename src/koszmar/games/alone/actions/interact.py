"""Interact: a light switch, a mission, or a condition in the Hero's sector (Interact, Light)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..hindrances import hinders
from ..labyrinth import refresh, show, tell_evil
from ..missions import interact_options, interact_with
from ..reactions import Occasion, react
from ..state import DOOR, HERO, PASSAGE, SIDES, Scene, SectorId
from ..station import straight
from .explore import discard_token

LINE = 2
"""Sectors lit in a straight line besides the switch's own (repair.area)."""


def options(scene: Scene) -> list[Key]:
    """("interact", target): what is here as far as the Hero sees (interact.declare, interact.no-target-illegal)."""
    state = scene.state
    tile = state.labyrinth[state.hero]
    found: list[Key] = []
    if tile.switch:
        found += [("interact", "switch", SIDES[side]) for side in range(4)]
    if tile.condition:
        found.append(("interact", "condition"))
    return [*found, *(("interact", *key) for key in interact_options(scene))]


def perform(scene: Scene, target: str, *args: str) -> Flow[None]:
    """Repair a switch, discard a condition, or work at a mission.

    (interact.switch, interact.mission, condition.removed)
    """
    yield from react(scene, Occasion("declared", "interact"))
    if target == "switch":
        yield from repair(scene, args[0])
    elif target == "condition":
        discard_token(scene, "condition", scene.state.hero)
    else:
        yield from interact_with(scene, target, *args)


def repair(scene: Scene, where: str) -> Flow[None]:
    """Light the sector and up to two more in a line; Emergency Power lights two lines (repair.area, repair.direction).

    (repair.repeat, repair.switch-anytime, repair.flip-tiles, light.sources, repair.example)
    """
    sides = [where]
    if "two-lines" in scene.state.sheet.gains:
        rest: list[Key] = [side for side in SIDES if side != where]
        sides.append((yield ask(HERO, "second-line", rest, rule="repair.direction")))
    count = 1 if hinders(scene, "failing-grid") else LINE
    lit = [scene.state.hero]
    for side in sides:
        lit += line_of_light(scene, scene.state.hero, side, count)
    light(scene, lit)


def line_of_light(scene: Scene, start: SectorId, where: str, count: int) -> list[SectorId]:
    """The sectors of a lit line: through doors, not through blocked ones, not over stairs.

    (repair.wall-stops, repair.through-doors, repair.blocked-door-stops, repair.stairs-stop)
    """
    return straight(scene.state, start, SIDES.index(where), count, doors=True, stairs=False)


def light(scene: Scene, sectors: list[SectorId]) -> None:
    """Sectors become lit, unless they have a Short circuit; new ones in Line of Sight are shown.

    (repair.reveals-los, repair.los-cascade, repair.not-revealed-beyond-door, encounter.light-no-scare, condition.short)
    """
    state = scene.state
    now = [sector for sector in dict.fromkeys(sectors) if state.elements[sector].condition != "short"]
    for sector in now:
        state.elements[sector].lit = True
        refresh(scene, sector)
    show_in_sight(scene, now)
    if seen := [sector for sector in now if sector in state.labyrinth]:
        scene.tell("lit", sectors=seen)
    if unseen := [sector for sector in now if sector not in state.labyrinth]:
        tell_evil(scene, "lit-unseen", sectors=unseen)


def show_in_sight(scene: Scene, lit: list[SectorId]) -> None:
    """Show lit sectors that are in Line of Sight as soon as those before them are shown (repair.los-cascade)."""
    state = scene.state
    for side in range(4):
        here = state.hero
        while state.labyrinth[here].sides[side] == PASSAGE or (
            here == state.hero and state.labyrinth[here].sides[side] == DOOR
        ):
            here = state.station.exits[here][side]
            if here not in state.labyrinth:
                if here not in lit:
                    break
                show(scene, here)
