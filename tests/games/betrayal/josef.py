"""What tests of cards share: Josef, the first player, discovers an Event, or stands in a haunt with the others."""

from typing import Any

from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.proof.positions import position
from koszmar.kernel.testing.driver import Driver

JOSEF = {"might": 4, "speed": 4, "knowledge": 3, "sanity": 3}
"""The spaces of the first player's clips, worth 5, 4, 3 and 4 dice; Stephanie's dice beside him: 4, 3, 4 and 5."""
CRITICAL = dict.fromkeys(TRAITS, 1)


def draws(event: str, **table: Any) -> Driver:
    """The first player discovers the Dining Room and this Event."""
    table = {"stack": ["dining-room"], "decks": {"event": [event]}, **table}
    return position(**table).choose("discover 0")


def haunted(**table: Any) -> Driver:
    """A haunt where the second player is the traitor; everybody stands in the Hallway."""
    return position(**{"haunt": 1, "revealer": 1, "places": ["hallway"] * 3, **table})


def traits(table: Driver, seat: int = 0) -> dict[str, int]:
    """Where the clips of an explorer are."""
    return dict(table.state.explorers[seat].traits)


def cards(table: Driver, seat: int = 0) -> list[str]:
    """What a player holds."""
    return list(table.state.explorers[seat].cards)


def last_roll(table: Driver) -> dict[str, Any]:
    """What was told of the last roll: who, with what, and the result; what it was for is told besides."""
    told = table.events("roll")[-1]
    return {name: told[name] for name in ("seat", "trait", "dice", "bonus", "result")}
