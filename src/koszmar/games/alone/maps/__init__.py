"""Maps: generated from the seed, made by hand, or laid by the Evil players; all keep the same rules."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.scene import Setting

from ..state import Layout


def make_station(setting: Setting, chance: Chance, missions: list[str], rooms: list[str]) -> tuple[Layout, list[str]]:
    """The station of a match and its missions: a hand-made map comes with missions of its own."""
    from .generator import generate
    from .handmade import handmade

    if setting.options.map == "generated" and not setting.options.own_map:
        return generate(chance, rooms), missions
    return handmade(setting, chance, missions)
