"""Items: what a card is, charges and upgrades. The cards themselves are in ``weapons``, ``tools`` and ``passive``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import Answer
from koszmar.parts.moments import enter as answer

from ..state import HERO, Item, Scene

Type = Literal["mechanical", "chemical", "electric"]
MOST_CHARGES = 4
"""Recharging never goes above this (item.four-charges)."""


class ItemCard(Struct, frozen=True):
    """A printed item card (item.anatomy)."""

    key: str
    type: Type
    """upgrade.item-types"""
    needs: Type
    """The type of component that its upgrade takes (upgrade.component)."""
    symbol: str
    """The action that activates it; ``passive`` for one that waits for its moment (item.two-kinds)."""
    does: Callable[[Scene, Item], Any] | None = None
    """What happens instead of the ordinary action (action.item-replaces): a flow; the charge is paid already."""
    usable: Callable[[Scene, Item], bool] = lambda scene, item: True
    on: tuple[Answer, ...] = ()
    copies: int = 1
    many: bool = False
    """Whether several charges may be spent at once (item.bullets)."""


ITEMS: dict[str, ItemCard] = {}
"""Every item by key (item.deck-size)."""


def enter(*cards: ItemCard) -> None:
    """Enter cards in the catalogue and their answers in the moments."""
    for card in cards:
        ITEMS[card.key] = card
        answer("item", card.key, card.on)


def deck() -> list[str]:
    """The item deck, not shuffled."""
    return [key for key, card in ITEMS.items() for _ in range(card.copies)]


def find_item(scene: Scene, key: str) -> Item | None:
    """The Hero's item with this key; of several the one with the most charges, upgraded ones first."""
    mine = [item for item in scene.state.sheet.items if item.key == key]
    return max(mine, key=lambda item: (item.upgraded, item.charges), default=None)


# -- charges -------------------------------------------------------------------------------------------------------


def spend(scene: Scene, item: Item, charges: int = 1) -> None:
    """Take charges off an item; with its last one the card is discarded at once.

    (item.one-charge, item.empty-discard)
    """
    item.charges -= charges
    if item.charges <= 0:
        discard_item(scene, item)


def discard_item(scene: Scene, item: Item) -> None:
    """An item goes to the discard pile."""
    state = scene.state
    for place, mine in enumerate(state.sheet.items):
        if mine is item:
            del state.sheet.items[place]
            break
    state.items_out.append(item.key)
    scene.tell("item-gone", item=item.key)


def total_charges(scene: Scene, type_: str = "") -> int:
    """Blue charges on the Hero's items, of one type or of all (upgrade.green-not-spent)."""
    return sum(item.charges for item in scene.state.sheet.items if not type_ or ITEMS[item.key].type == type_)


def charge_options(scene: Scene, type_: str = "") -> list[Key]:
    """The items that a charge can be taken from, each kind once."""
    mine = [item for item in scene.state.sheet.items if item.charges and (not type_ or ITEMS[item.key].type == type_)]
    return list(dict.fromkeys(item.key for item in mine))


def discard_charge(scene: Scene, key: str) -> None:
    """Take a charge off the Hero's item with this key that has the fewest."""
    mine = [item for item in scene.state.sheet.items if item.key == key and item.charges]
    item = min(mine, key=lambda one: (one.upgraded, one.charges))
    scene.tell("charge-lost", item=key)
    spend(scene, item)


def discard_charges(scene: Scene, seat: int, count: int, type_: str = "") -> Flow[int]:
    """Somebody names items that lose a charge, as far as there are charges; how many were lost."""
    lost = 0
    for _ in range(count):
        options = charge_options(scene, type_)
        if not options:
            break
        key = yield ask(seat, "discard-charge", options, rule="item.one-charge")
        discard_charge(scene, key)
        lost += 1
    return lost


def recharge(scene: Scene, item: Item, charges: int) -> None:
    """Blue charges from the pool, up to four (item.four-charges)."""
    item.charges = max(item.charges, min(MOST_CHARGES, item.charges + charges))
    scene.tell("recharged", item=item.key, charges=item.charges)


def upgrade_free(scene: Scene, item: Item) -> None:
    """A green charge from the pool."""
    item.upgraded = True
    scene.tell("upgraded", item=item.key)


def can_spend(scene: Scene, charges: int) -> bool:
    """Whether the Hero has that many charges on items together."""
    return total_charges(scene) >= charges
