"""What a Damage or Horror card is: resolved at once, or kept faceup with a way out (Damage and Horror).

(damage.traits, damage.resolve-immediately, damage.keep-faceup)
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from koszmar.parts.moments import Answer, enter

from .effects.model import Effect
from .effects.reading import one_line
from .state import Harm

COPIES = 2
"""Every design is there twice."""


class WayOut(Struct, frozen=True):
    """An action that turns a card facedown: a test, and who makes it."""

    skill: str
    difficulty: int
    by: Literal["self", "anyone", "another"] = "self"
    """The investigator, anyone in the space, or another one there."""


class InjuryCard(Struct, frozen=True):
    """A Damage or Horror card."""

    key: str
    deck: Harm
    effect: tuple[Effect, ...] | None = None
    """What happens at once; then it lies facedown. None: it is kept faceup."""
    on: tuple[Answer, ...] = ()
    way_out: WayOut | None = None


INJURIES: dict[str, InjuryCard] = {}


def at_once(deck: Harm, key: str, effect: str) -> None:
    """Enter a card that is resolved immediately."""
    INJURIES[key] = InjuryCard(key, deck, one_line(effect))


def kept(deck: Harm, key: str, way_out: WayOut, *on: Answer) -> None:
    """Enter a card that is kept faceup."""
    INJURIES[key] = InjuryCard(key, deck, None, on, way_out)
    enter("injury", key, on)


def copies(deck: str) -> list[str]:
    """All cards of a deck."""
    return [f"{key}-{number + 1}" for key, card in INJURIES.items() if card.deck == deck for number in range(COPIES)]
