"""Answers to a question: what to call them, what they touch on the table, what they cost or bring."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.view import Choice, Message

from ..state import Scene


def describe(scene: Scene, decision: Decision, key: Key) -> Choice:
    """An option of the question, ready to be shown to whoever is asked."""
    return Choice(notation(key), Message("choice", {"key": notation(key)}), touches(scene, decision, key))


def touches(scene: Scene, decision: Decision, key: Key) -> list[str]:
    """The ids of the things on the table that an answer touches, whether it is legal or not."""
    return []
