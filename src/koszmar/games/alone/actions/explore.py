"""Explore: up to two sectors in a straight line are shown, and one danger or condition token may go (Explore)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..labyrinth import BLOCKED, note, refresh, show
from ..reactions import Occasion, react
from ..state import HERO, SIDES, Scene, SectorId
from ..station import straight

SECTORS = 2
KEEP = "keep"


def options(scene: Scene) -> list[Key]:
    """("explore", direction): wherever the Hero's sector has an open side (explore.declare-direction)."""
    return [("explore", side) for side in open_sides(scene)]


def open_sides(scene: Scene) -> list[str]:
    """The directions in which the Hero can look."""
    tile = scene.state.labyrinth[scene.state.hero]
    return [SIDES[side] for side, what in enumerate(tile.sides) if what and what != BLOCKED]


def explore_where(scene: Scene) -> Flow[str]:
    """The direction of an exploration with an item (explore.declare-direction)."""
    sides: list[Key] = [*open_sides(scene)]
    where: str = yield ask(HERO, "explore-where", sides, rule="explore.declare-direction")
    return where


def perform(scene: Scene, where: str) -> Flow[None]:
    """An ordinary exploration: look, then discard one token."""
    explored = yield from look(scene, where)
    yield from clear_tokens(scene, 1, [scene.state.hero, *explored])


def look(scene: Scene, where: str, count: int = SECTORS) -> Flow[list[SectorId]]:
    """Show up to two sectors in a straight line; those that were explored.

    (explore.two-sectors, explore.wall-stops, explore.far-door-stops, explore.blocked-door-stops,
    explore.adjacent-door-passes, explore.creatures-do-not-stop, explore.stairs-single, explore.reveals-elements,
    explore.already-revealed, encounter.explore-no-scare, explore.example-directions, explore.example-stairs)
    """
    state = scene.state
    yield from react(scene, Occasion("declared", "explore"))
    line = straight(state, state.hero, SIDES.index(where), count, doors=False, stairs=True)
    explored: list[SectorId] = []
    for sector in line:
        if sector not in state.labyrinth:
            at = Occasion("before-reveal", "explore", sector=sector, sectors=explored, line=line)
            yield from react(scene, at)
            if at.cut:
                note(scene, "cut")
                break
            show(scene, sector)
        explored.append(sector)
    state.turn.explored += explored
    yield from react(scene, Occasion("after-reveal", "explore", sectors=explored))
    return explored


def clear_tokens(scene: Scene, count: int, where: list[SectorId]) -> Flow[None]:
    """Danger or condition tokens that he sees in some sectors may be discarded.

    (explore.discard-danger, explore.danger-optional, explore.one-danger-only, explore.danger-after-reveal,
    condition.removed)
    """
    for _ in range(count):
        found = tokens_seen(scene, where)
        if not found:
            return
        choice = yield ask(HERO, "clear-token", [KEEP, *found], rule="explore.discard-danger")
        if choice == KEEP:
            return
        discard_token(scene, *choice)


def tokens_seen(scene: Scene, where: list[SectorId]) -> list[tuple[str, SectorId]]:
    """Tokens that the Hero sees: ("danger", sector), ("condition", sector); a false one looks like any other."""
    found: list[tuple[str, SectorId]] = []
    for sector in dict.fromkeys(where):
        tile = scene.state.labyrinth.get(sector)
        if tile is None:
            continue
        if tile.danger:
            found.append(("danger", sector))
        if tile.condition:
            found.append(("condition", sector))
    return found


def discard_token(scene: Scene, what: str, sector: SectorId) -> None:
    """A token goes; one that was never there is found out (inform.fake-ends)."""
    there = scene.state.elements[sector]
    if there.fake == "danger" and what == "danger" and not there.danger:
        note(scene, "never-there", what="danger", sector=sector)
        there.fake = ""
    elif what == "condition" and there.fake and not there.condition:
        note(scene, "never-there", what=there.fake, sector=sector)
        there.fake = ""
    elif what == "danger":
        there.danger = False
        scene.tell("cleared", what="danger", sector=sector)
    else:
        scene.tell("cleared", what=there.condition, sector=sector)
        there.condition = ""
    refresh(scene, sector)
