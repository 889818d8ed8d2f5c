"""Support: the slots at the edge of a Magician sheet. All slots together are the support pool, open to everybody."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from .choosing import choose_cards
from .decks import move, spots
from .magicians import MAGICIANS
from .state import Scene


def support_slots(scene: Scene, seat: int) -> int:
    """How many cards fit in a player's support (support.limit); one sheet has a slot more."""
    return int(scene.parameters.support_slots + MAGICIANS[scene.state.magicians[seat].sheet].more_slots)


def free_slots(scene: Scene, seat: int) -> int:
    """How many more cards a player can place (support.needs-free-slot).

    None while support is overfull: an extra card stays until a card has been used up (support.overflow-temporary).
    """
    return max(0, support_slots(scene, seat) - len(scene.state.magicians[seat].support))


def place_in_support(scene: Scene, seat: int, count: int, source: str = "hand") -> Flow[int]:
    """Place cards of one's choice, as far as cards and free slots go (support.place, support.any-card)."""
    count = min(count, free_slots(scene, seat))
    return (
        yield from choose_cards(
            scene,
            seat,
            f"place-from-{source}",
            lambda: spots(scene.state, source, seat),
            count,
            lambda spot: move(scene, spot, "support", seat),
            public=source != "hand",
            rule="support.place",
        )
    )
