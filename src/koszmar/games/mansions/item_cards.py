"""What an Item or a Spell is: traits, attack, actions, back (Items, Possessions, Spells, Traits).

(item.generic, item.weapon, item.look, possession.def, possession.nothing-else, trait.def, trait.no-effect)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from koszmar.kernel.flow import Key
from koszmar.parts.moments import Answer, enter

from .injury_cards import WayOut
from .state import Card, Scene, Who


class Attack(Struct, frozen=True):
    """What an attack symbol says."""

    reach: Literal["melee", "ranged"]
    damage: int
    type: Literal["heavy", "bladed", "firearm", "spell"]
    dice: int = 0
    """Dice more, or fewer, in the attack."""
    holy: bool = False
    """Whether its damage counts fully against spirits, and 1 more."""
    thrown: bool = False
    """Whether it can be used against adjacent monsters as well."""


class CardAction(Struct, frozen=True):
    """A component action of a card, or something that may be done with it without an action."""

    key: str
    options: Callable[[Scene, Who, Card], list[Key]]
    """What can be chosen now, as the rest of the option; empty: it is not possible. ``()`` for no choice."""
    perform: Callable[[Scene, Who, Card, Key], Any]
    """Carry it out; a flow, or a plain function."""
    per_round: bool = False
    free: bool = False
    """Whether it costs no action."""


class ItemCard(Struct, frozen=True):
    """One side of a Common Item, a Unique Item or a Spell."""

    key: str
    deck: Literal["common", "unique", "spell"]
    traits: frozenset[str]
    attack: Attack | None = None
    actions: tuple[CardAction, ...] = ()
    on: tuple[Answer, ...] = ()
    """Moments that it answers."""
    may_attack: Callable[[Scene, Who, Any], bool] | None = None
    """Which monsters it may be used against, where that is narrower than the rule."""
    way_out: WayOut | None = None
    """An action of anyone in the space that flips it."""


TRAITS = (
    "firearm", "heavy-weapon", "bladed-weapon", "light-source", "tome", "equipment", "key", "evidence", "holy",
    "medicine",
)  # fmt: skip
"""What is printed on a card besides its text; other words among the traits are for the rules alone (trait.def)."""
ITEMS: dict[str, ItemCard] = {}
"""By face: ``tommy-gun`` and ``tommy-gun/back``; Spells by kind."""


def item(card: ItemCard) -> ItemCard:
    """Enter a card, or the back of one."""
    ITEMS[card.key] = card
    enter("spell" if card.deck == "spell" else "item", card.key, card.on)
    return card
