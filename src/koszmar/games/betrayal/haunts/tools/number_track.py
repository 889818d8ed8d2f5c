"""The Number Track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from koszmar.parts.figures import Figure

from ...haunt import Effect
from ...state import Scene, by_players, the_haunt


def set_track(scene: Scene, number: int) -> None:
    """Set the pointer (components.number-track-range)."""
    haunt = the_haunt(scene.state)
    before, haunt.track = haunt.track, max(0, min(9, number))
    scene.tell("track", number=haunt.track, before=before)


def turn_track(scene: Scene, change: int) -> None:
    """Move the pointer, never below 0 or above 9."""
    haunt = the_haunt(scene.state)
    set_track(scene, haunt.track + change)


def start_track(*amounts: int) -> Callable[[Scene], None]:
    """A set-up: the Number Track starts at {a/b/c/d}."""
    return lambda scene: set_track(scene, by_players(scene.state, *amounts))


def track(change: int) -> Effect:
    """Move the pointer of the Number Track."""
    return lambda scene, actor: turn_track(scene, change)


def track_at(number: int) -> Callable[..., bool]:
    """Whether the Number Track shows this number: a goal, or what an action needs."""

    def shows(scene: Scene, actor: Any = None) -> bool:
        return scene.state.haunt is not None and scene.state.haunt.track == number

    return shows


def dice_by_track(scene: Scene, actor: Figure) -> int:
    """As many dice as the Number Track shows."""
    return the_haunt(scene.state).track
