"""What a seat is after: before the haunt to explore, then the goal of its side and what it can do about it."""

from __future__ import annotations

from koszmar.kernel.view import AIM, Message, Passage

from ..haunt import HAUNTS
from ..state import Scene
from .books import actions, goal


def aims(scene: Scene, seat: int | None) -> list[Passage]:
    """The goal in a sentence, and the special actions that the book of the seat's side gives it."""
    if seat is None:
        return []
    if scene.state.haunt is None:
        return [Passage(AIM, Message("aim-explore"))]
    haunt = HAUNTS[scene.state.haunt.number]
    side = scene.state.haunt.sides[seat] if haunt.kind == "traitor" else "traitor" if haunt.kind == "free" else "hero"
    return [*(Passage(AIM, one.text) for one in goal(scene, haunt, side, seat)), *actions(scene, haunt, side, seat)]
