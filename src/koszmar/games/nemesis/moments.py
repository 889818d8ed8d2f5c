"""The moments of the game: where a rule lets wounds, Items, cards in hand and Weaknesses have their say.

A Serious Wound answers while it is undressed, an Item for whoever carries it, an Action card for a player who, for all
that everybody sees, may hold it, a Weakness for everybody once it was discovered. An answer to a ``plain`` moment says
something or changes what it is given; at a ``flow`` it may ask players something. The rules ask by way of ``answers``.
"""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from typing import TYPE_CHECKING

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import flow, plain

from .state import Intruder, Scene

if TYPE_CHECKING:
    from .combat import Check, Shot

# -- a character ---------------------------------------------------------------------------------------------------


@plain("wound")
def hand_size(scene: Scene, seat: int, size: int, /) -> int:
    """Up to how many cards a player draws at the start of the Player phase."""


@plain("wound")
def hand_slots(scene: Scene, seat: int, slots: int, /) -> int:
    """How many hands a character has for Heavy Items and Objects."""


@plain("wound")
def escape_cost(scene: Scene, seat: int, cost: int, /) -> int:
    """What a move out of Combat costs."""


@plain("wound", "item")
def item_cost(scene: Scene, seat: int, key: str, use: str, cost: int, /) -> int:
    """What it costs to use an Item in one of its ways."""


@flow("wound")
def passes(scene: Scene, seat: int, /) -> Flow[object]:
    """A player passes in the Player phase."""


@flow("item")
def rolled_noise(scene: Scene, seat: int, face: str, /) -> Flow[str]:
    """A Noise roll lies on the table: the face it has after an Item had its say."""


@flow("item")
def attacked(scene: Scene, intruder: Intruder, seat: int, card: str, /) -> Flow[bool]:
    """An attack hits a character, its card (none in some Surprise Attacks) is seen: True if it is ignored."""


@flow("card")
def surprised(scene: Scene, seat: int, /) -> Flow[bool]:
    """A Surprise Attack is about to hit a character: True if it is ignored."""


@plain("item")
def reaches(scene: Scene, seat: int, card: str, /) -> bool:
    """Whether an Action card can be used beyond the character's own Room, thanks to an Item."""


@plain("item")
def max_ammo(scene: Scene, most: int, /) -> int:
    """The most Ammo of a weapon, by an Item attached to it."""


# -- Intruders -----------------------------------------------------------------------------------------------------


@plain("weakness")
def surprise_number(scene: Scene, number: int, /) -> int:
    """The number on a token against which the hand is compared."""


@plain("weakness")
def die_read(scene: Scene, shot: Shot, /) -> object:
    """The combat die lies: a face may count as another one, before anybody reckons with it."""


@plain("weakness")
def shot(scene: Scene, shot: Shot, /) -> object:
    """A weapon was fired at an Intruder and the die lies: the Injuries may change."""


@plain("weakness")
def burns(scene: Scene, intruder: Intruder, injuries: int, /) -> int:
    """How many Injuries Fire deals to an Intruder."""


@plain("weakness")
def check_cards(scene: Scene, intruder: Intruder, cards: int, /) -> int:
    """How many Attack cards are drawn for an injury check."""


@plain("weakness")
def check(scene: Scene, check: Check, /) -> object:
    """The Attack cards for an injury check were drawn: the number may change."""


@plain("weakness")
def breaks_doors(scene: Scene, intruder: Intruder, /) -> bool:
    """Whether an Intruder destroys a closed Door in its way."""


@plain("weakness")
def doused(scene: Scene, intruder: Intruder, /) -> object:
    """Fire Extinguisher or Fire Control are used on an Intruder: before it retreats."""


@plain("weakness")
def attack_changed(scene: Scene, intruder: Intruder, seat: int, card: str, /) -> str:
    """What an attack card that hits does instead: the key of another effect, or the card's own."""


@flow("weakness")
def panic_raises(scene: Scene, seat: int, /) -> Flow[bool]:
    """A Panic card of a too high number would raise Insanity: True if it does not."""


@plain("weakness")
def lurks_silently(scene: Scene, /) -> bool:
    """Whether Lurking places no Noise."""
