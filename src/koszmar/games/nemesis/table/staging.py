"""What is being carried out, for everybody to follow: an Event, an attack, a Panic card, an Encounter."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.view import Announcement, Message, Passage

from ..state import Scene
from .phrases import NUMBERED, token_name

TOKENS = ("blank", "insanity", *NUMBERED)
STAGED = ("event", "panic", "attack")
"""Kinds of cards that are read aloud while they are resolved."""


def announcements(scene: Scene) -> list[Announcement]:
    """What is being resolved at this moment, the outermost first."""
    found = [_card(cause) for cause in scene.causes if cause.partition("-")[0] in STAGED]
    tokens = [key for key in scene.state.drawn if key.partition("-")[0] in TOKENS]
    for cause in ("cause-encounter", "cause-bag"):
        if cause in scene.causes and tokens:
            said = token_name(tokens[-1])
            assert isinstance(said, Message)
            passages = [Passage(Message(cause), said)]
            if cause == "cause-encounter":
                passages.append(Passage(Message("passage-meaning"), Message(f"{said.id}.text", said.args)))
            found.append(Announcement(cause, Message(cause), passages, icon=cause))
    return found


@cache
def _card(cause: str) -> Announcement:
    return Announcement(
        cause, Message(cause), [Passage(Message(cause), Message(f"{cause}.text"))], icon=cause.partition("-")[0]
    )
