"""Shared by the tests of the ship: a captain who is alone, with plain cards to pay with."""

from __future__ import annotations

from typing import Any

from koszmar.games.nemesis.proof.positions import position
from koszmar.kernel.testing.driver import Driver

PLAIN = ["search", "search", "rest", "reload", "order"]
"""Five Action cards of the Captain that none of these tests uses for what they do."""


def captain(room: str = "06", **table: Any) -> Driver:
    """The Captain to move, alone in a Room; the Pilot is far away in the Cockpit."""
    table = {"places": [room, "01"], "hands": [PLAIN, []], **table}
    return position(**table)


def pay(table: Driver, *cards: str) -> Driver:
    """Pay for an Action."""
    for card in cards:
        table.answer("pay", card)
    return table
