"""What a card, an Item or a Room lets a player do: its cost, when it may be used, its uses, one of which is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from .state import Scene, in_combat

When = Literal["any", "combat", "calm"]
"""No icon, in combat only, out of combat only (action.no-icon, action.in-combat-only, action.out-of-combat-only)."""


def always(scene: Scene, seat: int) -> bool:
    """Whenever its cost can be paid."""
    return True


class Use(Struct, frozen=True):
    """One thing that an ability can do. Uses of one ability are joined by OR (action.or-choice)."""

    key: str
    do: Callable[[Scene, int], Any]
    """A flow, or a plain function if nothing is asked."""
    usable: Callable[[Scene, int], bool] = always
    fires: Callable[[Scene, int], list[tuple[str, bool]]] | None = None
    """The weapons of which it fires one, and whether even a miss hurts; so that odds need not fire it."""


class Ability(Struct, frozen=True):
    """What a player may do with a card, an Item or a Room, for Action cards from the hand."""

    uses: tuple[Use, ...]
    cost: int = 0
    when: When = "any"

    def usable(self, scene: Scene, seat: int) -> list[Use]:
        """The uses that are possible now, whatever they cost."""
        if not self.is_for(in_combat(scene.state, seat)):
            return []
        return [use for use in self.uses if use.usable(scene, seat)]

    def is_for(self, fighting: bool) -> bool:
        """Whether its icon allows it in Combat, or out of it (action.in-combat-only, action.out-of-combat-only)."""
        return self.when == "any" or fighting == (self.when == "combat")

    def use(self, key: str) -> Use:
        """The use of this name."""
        return next(use for use in self.uses if use.key == key)
