"""What the Hero has to fear, and what a point of Health or Sanity is worth to him."""

from __future__ import annotations

from ..bestiary import values_of
from ..creatures import opportunity_dice
from ..dice import chance_of_a_hit
from ..state import Scene, SectorId, Tile

AMBUSH = 0.25
"""What an unseen sector may cost, on average."""


def life(scene: Scene) -> int:
    """Health and Sanity together: they are lost when both are."""
    return scene.state.sheet.health + scene.state.sheet.sanity


def price(scene: Scene) -> float:
    """What a point is worth, in actions: the fewer are left the more."""
    left = life(scene)
    return 0.5 if left > 14 else 0.65 if left > 10 else 0.8 if left > 6 else 0.95


def bite(scene: Scene, tile: Tile, kind: str) -> float:
    """What an attack of a creature costs on average where it stands with the Hero."""
    values = values_of(scene, kind)
    return (values.lit if tile.lit else values.dark) * chance_of_a_hit(scene, tile.danger)


def bites(scene: Scene, tile: Tile) -> float:
    """What all the creatures of a tile cost at the end of a turn there."""
    return sum(bite(scene, tile, figure.kind) for figure in tile.figures)


def parting(scene: Scene, tile: Tile) -> float:
    """What an attack of opportunity costs on leaving a tile."""
    if not tile.figures:
        return 0.0
    return max(0, opportunity_dice(scene, len(tile.figures), tile.lit)) * chance_of_a_hit(scene, tile.danger)


def ahead(scene: Scene, tile: Tile | None, *, ends: bool) -> float:
    """What entering a tile may cost; ``ends``: the turn ends there."""
    if tile is None:
        return AMBUSH
    loss = 0.0
    if ends:
        loss += bites(scene, tile) + (1.0 if tile.condition == "gas" else 0.0)
    else:
        loss += parting(scene, tile)
    loss += 1.0 if tile.condition == "mine" else 0.7 if tile.condition == "web" else 0.0
    return loss + (0.25 if tile.danger else 0.0)


def toll(scene: Scene, tile: Tile) -> float:
    """What passing through a tile costs, in actions: a plan takes it into account."""
    if not tile.figures and not tile.danger and not tile.condition:
        return 0.0
    loss = parting(scene, tile) + 0.35 * bites(scene, tile) + (0.15 if tile.danger else 0.0)
    loss += 1.0 if tile.condition == "mine" else 0.0
    return price(scene) * loss + (1.0 if tile.condition == "web" else 0.0)


def remembered(scene: Scene, sector: SectorId) -> float:
    """What creatures cost that he saw in a sector before it was lost from sight: they scare him again."""
    tile = scene.state.memory.get(sector)
    if tile is None or not tile.figures:
        return 0.0
    return bites(scene, tile) + sum(values_of(scene, figure.kind).sanity for figure in tile.figures)
