"""From plain data to messages: which argument names a card, a room, a creature, a direction, so that words can be made."""

from __future__ import annotations

from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message

from ..state import HERO, Scene


def narrate(scene: Scene, event: Event) -> Message:
    """An event as a line of the log."""
    return Message(f"event-{event.kind}", dict(event.args))


def seat_name(scene: Scene, seat: int) -> Message:
    """What a seat is called."""
    return Message("hero") if seat == HERO else Message("evil", {"number": seat})
