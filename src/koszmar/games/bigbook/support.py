"""Support: the slots at the edge of a Magician sheet. All slots together are the support pool, open to everybody."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from .choosing import choose_cards
from .decks import Table, move, spots
from .magicians import MAGICIANS


def free_slots(scene: Table, seat: int) -> int:
    """How many more cards a player can place (support.limit, support.needs-free-slot); one sheet has a slot more."""
    magician = scene.state.magicians[seat]
    slots = scene.parameters.support_slots + MAGICIANS[magician.sheet].more_slots
    return int(max(0, slots - len(magician.support)))


def place_in_support(scene: Table, seat: int, count: int, source: str = "hand") -> Flow[int]:
    """Place cards of one's choice, as far as cards and free slots go (support.place, support.any-card)."""
    count = min(count, free_slots(scene, seat))
    return (
        yield from choose_cards(
            seat,
            f"place-from-{source}",
            lambda: spots(scene.state, source, seat),
            count,
            lambda spot: move(scene, spot, "support", seat),
            rule="support.place",
        )
    )
