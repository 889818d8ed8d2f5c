"""Shared by the tests of missions, items and characters: the Hero aboard Borealis, with items in a known order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from koszmar.games.alone.items import deck
from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.state import Item
from koszmar.kernel.testing.driver import Driver

HIT, HALF, MISS = "hit", "half", "miss"
ROOM_OF = {
    "generator-room": "1A2", "laboratory": "1C3", "escape-pods": "1C7", "canteen": "1E5",
    "infirmary": "2A4", "armoury": "2C2", "ventilation": "2C5", "control-room": "2E3",
}  # fmt: skip
"""The rooms of Borealis."""


def hero(where: str, *items: Item | str, top: Sequence[str] = (), **more: Any) -> Driver:
    """The Hero to act in a room or a sector, with some items; ``top`` are the next cards of the item deck."""
    table = dict(more.pop("table", {}))
    if top:
        held = [one if isinstance(one, str) else one.key for one in items]
        table["items"] = pile(top, held)
    more.setdefault("character", "captain")
    return position(hero=ROOM_OF.get(where, where), items=items, table=table, **more)


def pile(top: Iterable[str], held: Iterable[str] = ()) -> list[str]:
    """The item deck with some cards on top, the next one first."""
    rest = Counter(deck()) - Counter(held) - Counter(top)
    return [*sorted(rest.elements()), *reversed(list(top))]


def upgraded(key: str, charges: int = 3) -> Item:
    """An item with its component."""
    return Item(key, charges, True)


def charges(table: Driver) -> dict[str, int]:
    """Charges on the Hero's items."""
    return {item.key: item.charges for item in table.state.sheet.items}
