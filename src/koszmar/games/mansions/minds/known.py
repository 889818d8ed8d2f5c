"""What a player sees of cards: their fronts, whether their backs are known or not; how hurt somebody is."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.knowledge import UNKNOWN

from ..condition_cards import INSANE, WOUNDED
from ..in_force import kind_of
from ..insanity import NAMES
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS, ItemCard
from ..state import Card, Investigator, Scene, Who


@cache
def front_of(key: str) -> str:
    """A card by its front."""
    return kind_of(key.removeprefix(UNKNOWN))


def item_of(card: Card) -> ItemCard | None:
    """The side of a card that shows."""
    front = front_of(card.key)
    return ITEMS.get(front if card.up else f"{front}/back")


def conditions_of(one: Investigator) -> set[str]:
    """The Conditions of an investigator, by their fronts."""
    return {front_of(card.key) for card in one.conditions}


def goal_of(one: Investigator) -> str:
    """The name of the Insane goal, if the player may read it."""
    return next((NAMES[card.key] for card in one.conditions if card.key in NAMES), "")


def room_left(one: Investigator, kind: str) -> int:
    """How many Damage or Horror cards an investigator can still suffer before something happens."""
    card = INVESTIGATORS[one.key]
    return card.health - len(one.damage) if kind == "damage" else card.sanity - len(one.horror)


def is_last(one: Investigator, kind: str) -> bool:
    """Whether what happens next is elimination."""
    return (WOUNDED if kind == "damage" else INSANE) in conditions_of(one)


def price_of(one: Investigator, kind: str) -> float:
    """What one more card costs, in actions: more the nearer the end is."""
    left = room_left(one, kind)
    if is_last(one, kind):
        return (4.0, 3.0, 1.6, 1.0)[max(0, left - 1)] if left <= 4 else 0.7
    return (1.2, 0.8, 0.6)[max(0, left - 1)] if left <= 3 else 0.4


def has_card(scene: Scene, who: Who, key: str) -> bool:
    """Whether an investigator has a card of that name."""
    return any(front_of(card.key) == key for card in scene.state.investigators[who].possessions)
