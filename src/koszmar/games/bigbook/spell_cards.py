"""The shape of a Spell card, and the catalogue of all of them; the shelves in ``spells/`` fill it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from koszmar.kernel.flow import Flow

from .state import Scene

BASIC = ("ice", "combustion", "growth", "telepathy")
"""The Basic Spells; the box holds five sets of them, one for each player (components.basic-spells)."""

Effect = Callable[[Scene, int, int], Flow[Any] | None]
"""What a Spell does: (scene, caster, multiplier); "self" is the caster (target.self).

A plain function if it asks nothing, a flow if it does.
"""


def always(scene: Scene, seat: int) -> bool:
    """Something of the effect can always happen."""
    return True


class SpellCard(Struct, frozen=True):
    """A Spell: its Element, its level, which is its activation cost, and its effect (spell.card-parts)."""

    key: str
    element: str
    level: int
    effect: Effect
    possible: Callable[[Scene, int], bool] = always
    """Whether anything of it can happen, once it is paid; asked only under the ruling that forbids empty Spells."""

    @property
    def basic(self) -> bool:
        """Whether it is one of the four that everybody starts with (white frame)."""
        return self.key in BASIC


SPELLS: dict[str, SpellCard] = {}
"""Every Spell once: 36 of the Library, and 4 Basic ones that are in the box five times, 56 cards in all.

components.library-spells, components.spells-total
"""


def spell(
    key: str, element: str, level: int, possible: Callable[[Scene, int], bool] = always
) -> Callable[[Effect], Effect]:
    """Enter a Spell in the catalogue; decorates the function that does what the card says."""

    def enter(effect: Effect) -> Effect:
        SPELLS[key] = SpellCard(key, element, level, effect, possible)
        return effect

    return enter


@cache
def library(element: str, level: int) -> tuple[str, ...]:
    """The three Library Spells of an Element and a level (components.library-spells-split)."""
    return tuple(
        card.key for card in SPELLS.values() if not card.basic and (card.element, card.level) == (element, level)
    )
