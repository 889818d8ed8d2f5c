"""The shape of a Spell card, and the catalogue of all of them; the shelves in ``spells/`` fill it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from koszmar.kernel.flow import Flow

from .decks import Table

BASIC = ("ice", "combustion", "growth", "telepathy")

Effect = Callable[[Table, int, int], Flow[Any] | None]
"""What a Spell does: (scene, caster, multiplier). Plain if it asks nothing, a flow if it does."""


def always(scene: Table, seat: int) -> bool:
    """Something of the effect can always happen."""
    return True


class SpellCard(Struct, frozen=True):
    """A Spell: its Element, its level (which is its activation cost) and its effect."""

    key: str
    element: str
    level: int
    effect: Effect
    possible: Callable[[Table, int], bool] = always
    """Whether anything of it can happen, once it is paid; asked only under the ruling that forbids empty Spells."""

    @property
    def basic(self) -> bool:
        """Whether it is one of the four that everybody starts with (white frame)."""
        return self.key in BASIC


SPELLS: dict[str, SpellCard] = {}


def spell(
    key: str, element: str, level: int, possible: Callable[[Table, int], bool] = always
) -> Callable[[Effect], Effect]:
    """Enter a Spell in the catalogue; decorates the function that does what the card says."""

    def enter(effect: Effect) -> Effect:
        SPELLS[key] = SpellCard(key, element, level, effect, possible)
        return effect

    return enter


@cache
def library(element: str, level: int) -> tuple[str, ...]:
    """The Library Spells of an Element and a level."""
    return tuple(
        card.key for card in SPELLS.values() if not card.basic and (card.element, card.level) == (element, level)
    )
