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


class Strikes(Struct, frozen=True):
    """How a weapon hits."""

    dice: int
    """How many it rolls; of an item with ``many`` charges, for each of them."""
    at: Callable[[Scene], list[str]]
    """Whom it can be aimed at."""
    half: bool = False
    """Whether half-hits count wherever the Hero stands."""


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
    strikes: Strikes | None = None
    """How a weapon hits, as data: odds are worked out without using it."""
    on: tuple[Answer, ...] = ()
    copies: int = 1
    many: bool = False
    """Whether several charges may be spent at once (item.bullets)."""
    printed: bool = False
    """Whether it is a card of the published game, and not of our edition."""


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
    """The Hero's item with this key; of several the first."""
    return next((item for item in scene.state.sheet.items if item.key == key), None)


def named(scene: Scene, items: list[Item]) -> list[Key]:
    """Items of the Hero as options: by key, with its place where he has several of the kind."""
    mine = scene.state.sheet.items
    keys = [item.key for item in mine]
    return [
        (item.key, place) if keys.count(item.key) > 1 else item.key
        for place, item in enumerate(mine)
        if any(item is one for one in items)
    ]


def by_name(scene: Scene, name: Key) -> Item:
    """The item that an option of ``named`` stands for."""
    if isinstance(name, tuple):
        return scene.state.sheet.items[int(name[1])]
    return next(item for item in scene.state.sheet.items if item.key == name)


# -- charges -------------------------------------------------------------------------------------------------------


def activate(scene: Scene, item: Item, charges: int = 1) -> Flow[int]:
    """Pay for using an item; what it cost.

    (item.action-cost, item.passive-cost)
    """
    cost = charges - (yield from spare_cell(scene, item))
    spend(scene, item, cost)
    return cost


def spare_cell(scene: Scene, item: Item) -> Flow[int]:
    """The engineer as Hero: once a round an activation costs 1 charge less (Spare Cell)."""
    sheet = scene.state.sheet
    if sheet.character != "engineer" or "character" in sheet.used:
        return 0
    answer = yield ask(HERO, "spare-cell", ["pay", "spare"], rule="setup.character", item=item.key)
    if answer == "pay":
        return 0
    sheet.used.append("character")
    scene.tell("ability", character="engineer")
    return 1


def give_back(scene: Scene, item: Item, charges: int) -> None:
    """Charges that were paid stay on the item after all (reaction.target-gone)."""
    state = scene.state
    item.charges += charges
    if not any(item is mine for mine in state.sheet.items):
        state.items_out.remove(item.key)
        state.sheet.items.append(item)


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
    """The items that a charge can be taken from, as ``named`` writes them."""
    mine = [item for item in scene.state.sheet.items if item.charges and (not type_ or ITEMS[item.key].type == type_)]
    return named(scene, mine)


def discard_charge(scene: Scene, name: Key) -> Item:
    """Take a charge off one of the Hero's items; which it was."""
    item = by_name(scene, name)
    scene.tell("charge-lost", item=item.key)
    spend(scene, item)
    return item


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
