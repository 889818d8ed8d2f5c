"""What an attack of the Hero promises: the chances of wounding and killing."""

from __future__ import annotations

from functools import cache

from ..bestiary import values_of
from ..dice import chance_of_a_hit
from ..experience import has
from ..state import Figure, Scene, Tile


@cache
def at_least(dice: int, wanted: int, chance: float) -> float:
    """How likely some dice show at least as many hits as wanted."""
    if wanted <= 0:
        return 1.0
    if dice < wanted:
        return 0.0
    return chance * at_least(dice - 1, wanted - 1, chance) + (1 - chance) * at_least(dice - 1, wanted, chance)


def odds(
    scene: Scene, tile: Tile, figure: Figure, dice: int, *, again: bool = False, half: bool = False
) -> tuple[float, float]:
    """How likely an attack kills, and how likely it only wounds; ``again``: misses are rerolled."""
    chance = chance_of_a_hit(scene, half or tile.lit)
    if again:
        chance += (1 - chance) * chance
    values = values_of(scene, figure.kind)
    dice += has(scene, "precision") and dice > 1
    if figure.wounded:
        return at_least(dice, values.to_kill, chance), 0.0
    kills = at_least(dice, values.to_wound + values.to_kill, chance)
    return kills, at_least(dice, values.to_wound, chance) - kills
