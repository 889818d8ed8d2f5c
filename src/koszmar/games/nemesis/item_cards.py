"""What an Item card is; the cards are in ``items`` and, for starting weapons and Quest Items, in ``characters``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from koszmar.kernel.knowledge import UNKNOWN
from koszmar.parts.moments import Answer
from koszmar.parts.moments import enter as answer

from .abilities import Ability
from .state import Scene

if TYPE_CHECKING:
    from .combat import Shot

COLOURS = ("red", "yellow", "green")
"""The Item decks that are searched: military, technical, medical (item.decks)."""
Component = Literal["", "flame", "cloth", "cross", "wrench", "battery"]
"""The blue symbol by which an Item can be crafted with."""


class Weapon(Struct, frozen=True):
    """What a weapon does when it is fired (combat.weapon-text)."""

    ammo: int
    """The most it holds, as printed."""
    energy: bool = True
    """Whether it is an Energy Weapon: only those are recharged by the Armory and Energy Charges."""
    hardly_misses: bool = False
    """Whether every face but the blank one deals at least 1 Injury."""
    fired: Callable[[Scene, Shot], object] | None = None
    """Its text: changes a shot when the die lies; a flow where it asks."""


class ItemCard(Struct, frozen=True):
    """A printed Item card."""

    key: str
    colour: str
    """Of its back: red, yellow, green, blue for crafted ones; empty for starting weapons and Quest Items."""
    copies: int = 1
    heavy: bool = False
    single_use: bool = True
    component: Component = ""
    weapon: Weapon | None = None
    ability: Ability | None = None
    on: tuple[Answer, ...] = ()
    """Its answers to moments."""
    recipe: tuple[Component, Component] | None = None
    """What a blue Item is crafted of (craft.recipes)."""


ITEMS: dict[str, ItemCard] = {}
"""Every Item card by key; filled by ``items`` and ``characters``."""


def enter(*cards: ItemCard) -> tuple[str, ...]:
    """Enter cards in the catalogue and their answers in the moments."""
    for card in cards:
        ITEMS[card.key] = card
        answer("item", card.key, card.on)
    return tuple(card.key for card in cards)


@cache
def item_back(key: str) -> str:
    """What the back of an Item card shows: its colour."""
    return f"{UNKNOWN}{ITEMS[key].colour}"
