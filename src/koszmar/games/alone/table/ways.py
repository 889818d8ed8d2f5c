"""Far sectors that the Hero knows: one click, and he walks there turn by turn until something stops him.

Nothing here decides what is allowed: each step is offered by the rules in its turn, and Evil is asked after each as
after any other. Only what he sees and what is in his sketch counts, so a way says nothing that he does not know.
"""

from __future__ import annotations

from zlib import crc32

from koszmar.kernel.flow import Decision, notation
from koszmar.kernel.view import Way

from ..labyrinth import BLOCKED
from ..state import SIDES, STAIRS, STEPS, Scene, SectorId, State, Tile
from ..turn import GO

FIRST: dict[str, tuple[str, ...]] = {"act": (), "start-turn": (GO,), "block-own-door": ("no",)}
"""By question, what he answers before he walks on: he begins his turn at once and blocks no door."""


def far_ways(scene: Scene, decision: Decision) -> list[Way]:
    """The shortest way to each sector of his level that he knows, past no creature and no condition that he knows of.

    The answers are those that he gives before Evil is asked; at his next question the way goes on from there. There is
    none out of a Web that holds him, nor through a door that he sees blocked.
    """
    state = scene.state
    first = FIRST.get(decision.prompt)
    here = state.labyrinth.get(state.hero)
    if first is None or here is None or here.condition == "web":
        return []
    tiles = {**state.sketch, **state.labyrinth}
    places = {(tile.level, tile.x, tile.y): key for key, tile in tiles.items()}
    through: dict[SectorId, tuple[SectorId, ...]] = {state.hero: ()}
    sides: dict[SectorId, str] = {}
    edge = [state.hero]
    for at in edge:
        for side, there in _beside(tiles[at], places):
            if there in through:
                continue
            through[there] = (*through[at], there)
            sides[there] = sides.get(at, SIDES[side])
            if is_clear(state, there):
                edge.append(there)
    goes_on, mark = decision.prompt != "block-own-door", calm(scene)
    return [
        Way(end, [*first, *([notation(("move", sides[end]))] if goes_on else [])], list(steps), calm=mark)
        for end, steps in through.items()
        if steps
    ]


def _beside(tile: Tile, places: dict[tuple[str, int, int], SectorId]) -> list[tuple[int, SectorId]]:
    """The known sectors to which passages and doors lead that are not seen to be blocked; stairs lead out of sight."""
    found = []
    for side, what in enumerate(tile.sides):
        down, right = STEPS[side]
        there = places.get((tile.level, tile.x + right, tile.y + down)) if what else None
        if there is not None and what not in (BLOCKED, STAIRS):
            found.append((side, there))
    return found


def is_clear(state: State, sector: SectorId) -> bool:
    """Whether the Hero knows a sector, and of no creature and no condition in it."""
    tile = state.labyrinth.get(sector) or state.memory.get(sector)
    return tile is not None and not tile.figures and not tile.condition


def calm(scene: Scene) -> str:
    """A mark of everything that makes the Hero stop: what he hears, meets, loses, sees change, and a new round.

    It is made of what lies before his eyes and of nothing else.
    """
    state, sheet = scene.state, scene.state.sheet
    told = state.notes.text.count("\n") - state.notes.text.count(" stairs ")
    seen = [
        (key, tile.figures, tile.danger, tile.condition, tile.lit, tile.sides)
        for key, tile in sorted(state.labyrinth.items())
        if tile.figures or tile.danger or tile.condition or tile.lit or BLOCKED in tile.sides
    ]
    sheet_now = (sheet.health, sheet.sanity, sheet.adrenaline, [(item.key, item.charges) for item in sheet.items])
    return f"{crc32(repr((state.round, told, len(state.track), sheet_now, seen)).encode()):08x}"
