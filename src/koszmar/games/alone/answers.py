"""Who is asked at a moment: the Hero's items, in the order in which he got them, each kind once; the final mission."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from koszmar.parts.moments import Moment

from .state import Scene

Given = ParamSpec("Given")
Said = TypeVar("Said")


def of_items(scene: Scene, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of the Hero's items that have charges."""
    return moment.among(dict.fromkeys(item.key for item in scene.state.sheet.items if item.charges))


def of_final(scene: Scene, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of the final mission, once it is activated."""
    return moment.among((scene.state.final.key,)) if scene.state.active else []
