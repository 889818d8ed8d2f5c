"""Shared by the tests of characters and Items: somebody to move, alone or in company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.state import Item
from koszmar.kernel.testing.driver import Driver

TOUGH = {"attacks": ["scratch-6"]}
"""A Whisperer that is checked with this Attack card lives on."""


def crew(who: str, room: str = "06", hand: Sequence[str] = (), *, beside: str | None = None, **table: Any) -> Driver:
    """A character to move, alone in a Room: the other one is in the Cockpit with empty hands, or ``beside``."""
    other = "pilot" if who != "pilot" else "captain"
    return position(**{"characters": [who, other], "places": [room, beside or "01"], "hands": [hand, []], **table})


def having(room: str, *items: str | Item, hand: Sequence[str] = ("rest", "demolition"), **table: Any) -> Driver:
    """A Captain to move who has these Items and two cards to pay with."""
    return crew("captain", room, hand, **{"belongings": [items], **table})


def use(table: Driver, *item: str, pay: str = "rest") -> Driver:
    """Use an Item for 1 card."""
    return table.choose(("item", *item)).answer("pay", pay)


def items(table: Driver, seat: int = 0) -> list[str]:
    """What a character carries."""
    character = table.state.characters[seat]
    return [item.key for item in (*character.hands, *character.inventory)]


def room_of(table: Driver, seat: int = 0) -> str:
    """Where a character is."""
    return str(table.state.characters[seat].room)


def offered_kinds(table: Driver) -> set[str]:
    """The first two words of what is offered: ``card search``, ``item food``."""
    return {" ".join(text.split()[:2]) for text in table.offered}
