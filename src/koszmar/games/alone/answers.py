"""Who is asked at a moment: the Hero's items, in the order in which he got them, each kind once."""

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
