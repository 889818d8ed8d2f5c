"""All cards of the game, entered in their catalogues before anything gets a number."""

from __future__ import annotations

from ..items import ITEMS, passive, tools, weapons
from ..missions import MISSIONS, final, nuisances, starting
from ..reactions import REACTIONS, STANDARD, fury, speed, standard, terror, traps

CHAPTERS = (passive, tools, weapons, final, nuisances, starting, fury, speed, standard, terror, traps)
"""The chapters that enter them."""

__all__ = ["CHAPTERS", "ITEMS", "MISSIONS", "REACTIONS", "STANDARD"]
