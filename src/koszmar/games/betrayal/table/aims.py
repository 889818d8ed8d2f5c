"""What a seat is after: before the haunt to explore, then the goal of its side and what it can do about it."""

from __future__ import annotations

from koszmar.kernel.view import AIM, Message, Passage

from ..haunt import HAUNTS
from ..state import Scene
from .books import actions, goal, rules


def aims(scene: Scene, seat: int | None) -> list[Passage]:
    """The goal in a sentence, and what the book of the seat's side says about it: special rules and actions."""
    if seat is None:
        return []
    if scene.state.haunt is None:
        return [Passage(AIM, Message("aim-explore"))]
    haunt = HAUNTS[scene.state.haunt.number]
    side = scene.state.haunt.sides[seat] if haunt.kind == "traitor" else "traitor" if haunt.kind == "free" else "hero"
    known = (scene, haunt, side, seat)
    return [*(Passage(AIM, one.text) for one in goal(*known)), *rules(*known), *actions(*known)]
