"""What is being carried out, for everybody to follow: an Event, an attack, a Panic card, an Encounter."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.view import Announcement, Message, Passage

from ..state import Scene
from .phrases import token_name

STAGED = ("event", "panic", "attack")
"""Kinds of cards that are read aloud while they are resolved."""


def announcements(scene: Scene) -> list[Announcement]:
    """What is being resolved at this moment, the outermost first."""
    found = [_card(cause) for cause in scene.causes if cause.partition("-")[0] in STAGED]
    if "cause-encounter" in scene.causes and scene.state.drawn:
        said = token_name(scene.state.drawn[-1])
        if isinstance(said, Message):
            passage = Passage(Message("cause-encounter"), said)
            found.append(Announcement("encounter", Message("cause-encounter"), [passage], icon="encounter"))
    return found


@cache
def _card(cause: str) -> Announcement:
    return Announcement(
        cause, Message(cause), [Passage(Message(cause), Message(f"{cause}.text"))], icon=cause.partition("-")[0]
    )
