"""The eight investigators: skills, health, sanity and an ability each (Investigator, Skills, Health and Sanity).

The names and numbers are our own: nobody shall take them for printed ones.
(investigator.values, investigator.ability, investigator.meaning, investigator.back-story, health.constant)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from koszmar.kernel.flow import Key
from koszmar.parts.moments import Answer, enter

from .state import SKILLS, Scene, Who


class InvestigatorCard(Struct, frozen=True):
    """An investigator card.

    (investigator.meaning, investigator.values, health.constant; the story on its back is told at the table)
    """

    key: str
    skills: dict[str, int]
    health: int
    sanity: int
    on: tuple[Answer, ...] = ()
    options: Callable[[Scene, Who], list[Key]] | None = None
    """What the ability offers in the investigator's turn, as the rest of the option."""
    perform: Callable[[Scene, Who, Key], Any] | None = None
    action: bool = True
    """Whether the ability costs an action."""


INVESTIGATORS: dict[str, InvestigatorCard] = {}


def investigator(
    key: str, values: tuple[int, int, int, int, int, int], health: int, sanity: int, **more: Any
) -> InvestigatorCard:
    """Enter an investigator: strength, agility, observation, lore, influence, will."""
    card = INVESTIGATORS[key] = InvestigatorCard(key, dict(zip(SKILLS, values, strict=True)), health, sanity, **more)
    enter("investigator", key, card.on)
    return card
