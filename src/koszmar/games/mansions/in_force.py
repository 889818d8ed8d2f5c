"""What is in force for an investigator: cards art side up, Conditions, injuries that lie faceup, the ability."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from koszmar.kernel.knowledge import UNKNOWN

from .state import Card, Scene, Who


@cache
def kind_of(key: str) -> str:
    """What a copy is a copy of: ``shriveling-2`` of ``shriveling``, ``winded-1`` of ``winded``. Of a card whose back is
    not known its front is enough.

    >>> kind_of("shriveling-2"), kind_of("axe"), kind_of("2x4"), kind_of("?shriveling")
    ('shriveling', 'axe', '2x4', 'shriveling')
    """
    key = key.removeprefix(UNKNOWN)
    kind, _, number = key.rpartition("-")
    return kind if kind and number.isdecimal() else key


def face_of(card: Card) -> str:
    """A card by the side that shows (item.flipped)."""
    kind = kind_of(card.key)
    return kind if card.up else f"{kind}/back"


def in_force(scene: Scene, who: Who) -> Iterator[tuple[str, Card | None]]:
    """Everything whose text works for an investigator now, with its card."""
    one = scene.state.investigators[who]
    yield one.key, None
    for card in one.possessions:
        yield face_of(card), card
    for card in one.conditions:
        yield kind_of(card.key), card
    for injuries in (one.damage, one.horror):  # damage.keep-faceup, damage.facedown-no-effect
        for injury in injuries:
            if injury.up:
                yield kind_of(injury.key), None


def has_condition(scene: Scene, who: Who, condition: str) -> bool:
    """Whether an investigator has a Condition."""
    cards = scene.state.investigators[who].conditions
    return bool(cards) and any(kind_of(card.key) == condition for card in cards)
